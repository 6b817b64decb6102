# What the command line alone says: `volle play`, the report of `volle arena`, the tables of `volle advise` and
# `volle review`, and refusals. The page does not have this file.
#
# Each message is one line that chooses nothing: it is also read where the library of this format is missing.
# Refusals alone have braces.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Deze partij verschijnt in codes. Wil je hele zinnen, installeer dan eerst:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMMER
terminal-action = ZET
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = een van de genummerde keuzes
terminal-action-does = een zet zoals die in opgeslagen partijen staat, met of zonder het nummer van de speler ervoor
terminal-back-does = je laatste zet terugnemen, behalve wat al is gegooid of omgedraaid
terminal-record-does = de partij tonen zoals die opgeslagen zou worden
terminal-quit-does = het spel verlaten

## `volle link`

# A name follows.
terminal-link-send = Stuur deze link naar
terminal-link-over = De partij is afgelopen. Stuur deze link rond, zodat iedereen het einde ziet:
terminal-link-stopped = Je bent nog aan de beurt. Geef de opdracht opnieuw om verder te spelen.
error-link-own-moves = Op een ander apparaat is een van je beurten gespeeld, of er is niet op je bod gewacht. Er is niets veranderd. Met --accept gaat de partij zo verder.
# A plan follows: six numbers with slashes between them. What it means stands in the documentation.
terminal-link-plan = Je plan voor de volgende beurt: bij hoeveel punten stop je met 1, 2, 3, 4 of 5 dobbelstenen over, en na een Tutto? Bijvoorbeeld

## The report of the arena

arena-heading = Arena
arena-game = Spel
arena-players = Spelers
# So many deals were played, each by all bots from all seats.
arena-deals = Spelverdelingen
arena-matches = Partijen
arena-seed = Startgetal
arena-rating = Rating
arena-bot = Speler
# Heads of the two columns between which the truth is expected.
arena-low = van
arena-high = tot
arena-wins = Gewonnen, in procenten
arena-wins-without-luck = Gewonnen zonder geluk, in procenten
arena-explained = Verklaard door geluk, in procenten
arena-mean = Gemiddelde score
arena-pairs = Wie boven wie eindigt, in procenten
arena-ahead = Erboven
arena-behind = Eronder
arena-seats = Gewonnen per plaats, in procenten
arena-seat = Plaats
arena-decisions = Keuzes
arena-milliseconds = Milliseconden per keuze
arena-slowest = Langzaamste keuze, in milliseconden
arena-calls = Functieaanroepen per keuze
arena-faults = Fouten
# The command follows, on a line of its own.
arena-again = Typ dit om het over te spelen
arena-interval-note = Alle waarden van ‘van’ tot ‘tot’ passen bij deze cijfers. Overlappen twee van die gebieden elkaar, dan kan de volgorde toeval zijn.
# The name of a bot follows.
arena-rating-note = 400 punten meer betekent tien keer zoveel kans om hoger te eindigen. Op 0 staat deze speler:
# What stands before the decimals of a number.
arena-decimal = ,

## The coach

advise-win = Kans om te winnen, in procenten
advise-points = Punten
review-about = Kans om te winnen, in procenten, en hoe die veranderde
review-start = Begin
review-own-luck = Eigen geluk
review-others-luck = Geluk van anderen
review-own-decisions = Eigen keuzes
review-others-decisions = Keuzes van anderen
review-rest = Overig
review-result = Einde
# Two numbers come before: “12 / 20”.
review-good = belangrijke keuzes goed (de beste, of bijna)
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Zet
review-cost = kost
review-better = beter:

## The records of `volle simulate`

# The folder follows.
simulate-records = Opgeslagen in:

## Refusals

error-odds-none = Hier valt niets uit te rekenen.
error-advice-none = Hier valt niets te kiezen.
error-deal-from = Een opgeslagen partij heeft eigen worpen; andere kun je er niet bij kiezen.
error-deal-no-seed = In deze opgeslagen partij ontbreekt het startgetal, dus de worpen zijn niet over te spelen.
error-seed-empty = Een startgetal kan elke tekst zijn, maar leeg mag het niet zijn.
# $seats: how many players the match has.
error-simulate-bots = Je noemt meer computerspelers dan er plaatsen aan tafel zijn: { $seats }.
error-simulate-deal = Deze worpen horen bij één partij. Laat het aantal partijen weg.
# The name of the file stands before these sentences.
error-options-file = Dit bestand is geen geldige JSON.
error-file-closed = Dit bestand kan niet worden geopend. Misschien bestaat de map niet, of mag je er niet bij.
error-arena-journal = Dit logboek hoort bij een andere wedstrijd, of het is beschadigd.
# $install: a command to be typed; not translated.
error-arena-dask = Installeer eerst de bibliotheek om op een Dask-cluster te spelen: { $install }
error-record-encoding = Dit bestand is geen UTF-8-tekst.
error-verify-no-seal = { verdict-no-seal }
error-verify-no-seed = { verdict-no-seed }
error-verify-seal = { verdict-seal }
# $expected: a line as the file should have it; not translated. The number of the line stands before.
error-verify-drawn = Dit komt niet uit het startgetal voort. Er hoort te staan: { $expected }
