# What `volle play` says in a terminal. The page does not have this file.
#
# Each message is one line without braces: it is also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Deze partij wordt in codes verteld. Voor hele zinnen ontbreekt er nog iets, dat je zo installeert:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMMER
terminal-action = ZET
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = een van de genummerde keuzes
terminal-action-does = een zet zoals die in opgeslagen partijen staat, met of zonder het nummer van de speler ervoor
terminal-back-does = je laatste zet terugnemen, maar niets wat gegooid of omgedraaid is
terminal-record-does = de partij tonen zoals die opgeslagen zou worden
terminal-quit-does = de partij verlaten
