# What the command line alone says: `volle play`, the report of `volle arena`, and refusals. The page does not have
# this file.
#
# Messages without a choice are also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Diese Partie erscheint in Kurzform. Ganze Sätze bekommst du mit:

## Play

# Once, when play begins.
terminal-start = Gib die Nummer einer Möglichkeit ein – oder ? für alles, was du eingeben kannst.
# A heading and its value, such as “Set aside: 1 and 5”.
terminal-fact = { $what }: { $value }

# What may be typed beside a choice: in capitals what stands for something else, and commands, each a short word in
# lower case. `why`, `odds` and `advice` are called as their buttons on the page. English words work in every language.
terminal-number = NUMMER
terminal-action = SPIELZUG
terminal-back = zurück
terminal-record = datei
terminal-quit = ende
# What each of them does.
terminal-number-does = die Möglichkeit mit dieser Nummer
terminal-action-does = ein Spielzug, wie er in gespeicherten Partien steht, mit oder ohne die Nummer des Platzes davor
terminal-why-does = die Regeln hinter dem, was gerade passiert ist
terminal-odds-does = die Chancen jeder Möglichkeit
terminal-advise-does = was jede Möglichkeit wert ist und warum
terminal-back-does = deinen letzten Spielzug zurücknehmen, aber nichts, was gewürfelt oder aufgedeckt wurde
terminal-record-does = die Partie so anzeigen, wie sie gespeichert würde
terminal-quit-does = die Partie verlassen

# Questions, where those of the page speak of taps. $short: how many points are missing.
terminal-wolle-try = { $short ->
        [one] { $name }, dir fehlt noch { $short }. Was tust du?
       *[other] { $name }, dir fehlen noch { $short }. Was tust du?
    }
# $count: 1 to 3.
terminal-wolle-take = { $count ->
        [one] { $name }, welche Karte nimmst du?
       *[other] { $name }, welche { $count } Karten nimmst du?
    }

## `volle odds`, without a position

# Headings of tables.
terminal-wolle-reach = Chance, ein Gebot in drei Versuchen zu erreichen, ohne Bonus, Malus und Chips
terminal-lotte-nothing = Chance auf eine Niete in einem Wurf
terminal-lotte-full-roll = Chance auf eine volle Lotte, wenn du nicht vorher aufhörst
terminal-lotte-clover = Chance, mit dem Kleeblatt zu gewinnen
terminal-lotte-straight = Chance auf die fertige Straße
# A number follows.
terminal-lotte-fireworks = Punkte mit dem Feuerwerk, im Schnitt
# What is rolled.
terminal-dice = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }

## `volle replay`

# In place of the scores.
terminal-unfinished = Die Partie ist noch nicht zu Ende. Spielzüge bisher: { $count }

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
# With the limit that was chosen.
terminal-fault-late = { $bot } hat länger überlegt als erlaubt.
# The command follows, on a line of its own.
arena-again = Um das zu wiederholen, gib ein
arena-interval-note = Alles zwischen von und bis passt zu diesen Zahlen; wo sich zwei solche Bereiche überschneiden, kann die Reihenfolge Zufall sein.
# The name of a bot follows.
arena-rating-note = 400 Wertungspunkte mehr bedeuten die zehnfache Chance, vorn zu liegen. Bei 0 steht dieser Bot:

## `volle simulate`

# While it lasts.
simulate-playing = Gespielte Partien: { $done } von { $count }
# The head of a column: so many games were won.
simulate-won = Siege
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
