# What `volle play` says in a terminal. The page does not have this file.
#
# Each message is one line without braces: it is also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Diese Partie wird in Codes erzählt. Für ganze Sätze fehlt noch etwas, das sich so installieren lässt:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMMER
terminal-action = SPIELZUG
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = eine der aufgelisteten Möglichkeiten
terminal-action-does = ein Spielzug, wie er in gespeicherten Partien steht, mit oder ohne Nummer der Person davor
terminal-back-does = deinen letzten Spielzug zurücknehmen, aber nichts, was gewürfelt oder aufgedeckt wurde
terminal-record-does = die Partie so anzeigen, wie sie gespeichert würde
terminal-quit-does = die Partie verlassen
