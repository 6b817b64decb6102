# What `volle play` says in a terminal, the report of `volle arena`, and the tables of `volle advise` and
# `volle review`. The page does not have this file.
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

## The report of the arena

arena-heading = Arena
arena-game = Spel
arena-players = Spelers
# So many deals were played, each by all bots from all seats.
arena-deals = Delingen
arena-matches = Partijen
arena-seed = Startwaarde
arena-rating = Rating
arena-bot = Bot
# Heads of the two columns between which the truth is expected.
arena-low = van
arena-high = tot
arena-wins = Gewonnen, in procenten
arena-wins-without-luck = Gewonnen zonder geluk, in procenten
arena-explained = Door geluk verklaard, in procenten
arena-mean = Gemiddelde score
arena-pairs = Wie voor wie eindigt, in procenten
arena-ahead = Voor
arena-behind = Achter
arena-seats = Gewonnen per plaats, in procenten
arena-seat = Plaats
arena-decisions = Beslissingen
arena-milliseconds = Milliseconden per beslissing
arena-slowest = Langste, in milliseconden
arena-calls = Functieaanroepen per beslissing
arena-faults = Fouten
# The command follows, on a line of its own.
arena-again = Typ dit om het over te spelen
arena-interval-note = Alles tussen van en tot past bij deze uitkomsten; waar twee van die gebieden elkaar overlappen, kan de volgorde toeval zijn.
# The name of a bot follows.
arena-rating-note = 400 punten meer betekent tien keer zoveel kans om voor te eindigen. Op 0 staat deze bot:
# What stands before the decimals of a number.
arena-decimal = ,

## The coach

advise-win = Kans om te winnen, in procenten
advise-points = Punten
review-about = Kans om te winnen, in procenten, en wat ervan werd
review-start = Begin
review-own-luck = Eigen geluk
review-others-luck = Geluk van anderen
review-own-decisions = Eigen keuzes
review-others-decisions = Keuzes van anderen
review-rest = Rest
review-result = Einde
# Two numbers come before: “12 / 20”.
review-good = van de keuzes die ertoe deden, waren de beste of ongeveer even goed
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Actie
review-cost = kost
review-better = beter:
