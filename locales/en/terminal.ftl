# What `volle play` says in a terminal. The page does not have this file.
#
# Each message is one line without braces: it is also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = This match will be told in codes. To have it told in sentences, install:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMBER
terminal-action = ACTION
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = one of the choices listed
terminal-action-does = an action as saved matches have it, with or without the player’s number in front
terminal-back-does = take back your last action, but no roll, deal or reveal
terminal-record-does = print the match as it would be saved
terminal-quit-does = leave the match
