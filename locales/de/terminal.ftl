# What the command line alone says: `volle play`, the report of `volle arena`, the tables of `volle advise` and
# `volle review`, and refusals. The page does not have this file.
#
# Each message is one line that chooses nothing: it is also read where the library of this format is missing.
# Refusals alone have braces.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Diese Partie wird in Codes erzählt. Für ganze Sätze fehlt noch etwas, das sich so installieren lässt:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMMER
terminal-action = SPIELZUG
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = eine der aufgelisteten Möglichkeiten
terminal-action-does = ein Spielzug, wie er in gespeicherten Partien steht, mit oder ohne die Platznummer davor
terminal-back-does = deinen letzten Spielzug zurücknehmen, aber nichts, was gewürfelt oder aufgedeckt wurde
terminal-record-does = die Partie so anzeigen, wie sie gespeichert würde
terminal-quit-does = die Partie verlassen

## `volle link`

# A name follows.
terminal-link-send = Schick diesen Link an
terminal-link-over = Die Partie ist vorbei. Schick diesen Link herum, damit alle das Ende sehen:
terminal-link-stopped = Du bist noch an der Reihe. Ruf den Befehl noch einmal auf, um weiterzuspielen.
error-link-own-moves = Auf einem anderen Gerät wurde einer deiner Züge gespielt oder nicht auf dein Gebot gewartet. Es hat sich nichts geändert. Mit --accept geht die Partie so weiter.
# A plan follows: six numbers with slashes between them. What it means stands in the documentation.
terminal-link-plan = Dein Plan für den nächsten Zug: Bei wie vielen Punkten hörst du auf, mit 1, 2, 3, 4 oder 5 Würfeln übrig und nach einer vollen Lotte? Zum Beispiel

## The report of the arena

arena-heading = Arena
arena-game = Spiel
arena-players = Plätze am Tisch
# So many deals were played, each by all bots from all seats.
arena-deals = Durchgänge
arena-matches = Partien
arena-seed = Startwert
arena-rating = Wertung
arena-bot = Bot
# Heads of the two columns between which the truth is expected.
arena-low = von
arena-high = bis
arena-wins = Siege in Prozent
arena-wins-without-luck = Siege ohne Glück in Prozent
arena-explained = Durch Glück erklärt, in Prozent
arena-mean = Mittlere Punktzahl
arena-pairs = Wer vor wem liegt, in Prozent
arena-ahead = Vorn
arena-behind = Dahinter
arena-seats = Siege nach Sitzplatz in Prozent
arena-seat = Sitzplatz
arena-decisions = Entscheidungen
arena-milliseconds = Millisekunden je Entscheidung
arena-slowest = Längste, in Millisekunden
arena-calls = Funktionsaufrufe je Entscheidung
arena-faults = Fehler
# The command follows, on a line of its own.
arena-again = Um das zu wiederholen, gib ein
arena-interval-note = Alles zwischen von und bis passt zu diesen Zahlen; wo sich zwei solche Bereiche überschneiden, kann die Reihenfolge Zufall sein.
# The name of a bot follows.
arena-rating-note = 400 Wertungspunkte mehr bedeuten die zehnfache Chance, vorn zu liegen. Bei 0 steht dieser Bot:
# What stands before the decimals of a number.
arena-decimal = ,

## The coach

advise-win = Gewinnchance in Prozent
advise-points = Punkte
review-about = Gewinnchance in Prozent und was aus ihr wurde
review-start = Anfang
review-own-luck = Eigenes Glück
review-others-luck = Fremdes Glück
review-own-decisions = Eigene Entscheidungen
review-others-decisions = Fremde Entscheidungen
review-rest = Rest
review-result = Ende
# Two numbers come before: “12 / 20”.
review-good = wichtige Entscheidungen gut getroffen
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Spielzug
review-cost = kostet
review-better = besser:

## The records of `volle simulate`

# The folder follows.
simulate-records = Gespeichert in:

## Refusals

error-odds-none = Hier gibt es nichts auszurechnen.
error-advice-none = Hier gibt es nichts zu wählen.
error-deal-from = Eine gespeicherte Partie hat ihre eigenen Würfe, andere lassen sich dafür nicht wählen.
error-deal-no-seed = In dieser gespeicherten Partie fehlt die Startzahl, deshalb lassen sich ihre Würfe nicht noch einmal spielen.
error-seed-empty = Ein Startwert kann jeder Text sein, nur kein leerer.
# $seats: how many players the match has.
error-simulate-bots = Es sind mehr Bots genannt, als am Tisch sitzen: { $seats } spielen mit.
error-simulate-deal = Diese Würfe gehören zu einer einzigen Partie. Lass die Anzahl der Partien weg.
# The name of the file stands before these sentences.
error-options-file = In dieser Datei steht kein gültiges JSON.
error-file-closed = Diese Datei lässt sich nicht öffnen. Vielleicht fehlt ihr Ordner, oder du darfst dort nicht hinein.
error-arena-journal = Dieses Protokoll gehört zu einem anderen Wettkampf, oder es ist beschädigt.
# $install: a command to be typed; not translated.
error-arena-dask = Um auf einem Dask-Cluster zu spielen, installiere zuerst die Bibliothek: { $install }
error-record-encoding = Diese Datei enthält keinen Text in UTF-8.
error-verify-no-seal = { verdict-no-seal }
error-verify-no-seed = { verdict-no-seed }
error-verify-seal = { verdict-seal }
# $expected: a line as the file should have it; not translated. The number of the line stands before.
error-verify-drawn = Das ergibt sich nicht aus der Startzahl. Es müsste heißen: { $expected }
