# What the command line alone says: `volle play`, the report of `volle arena`, and refusals. The page does not have
# this file.
#
# Messages without a choice are also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Deze partij verschijnt in afkortingen. Voor gewone zinnen installeer je:

## Play

# Once, when play begins.
terminal-start = Typ het nummer van een keuze, of ? om te zien wat je allemaal kunt typen.
# A heading and its value, such as “Set aside: 1 and 5”.
terminal-fact = { $what }: { $value }

# What may be typed beside a choice: in capitals what stands for something else, and commands, each a short word in
# lower case. `why`, `odds` and `advice` are called as their buttons on the page. English words work in every language.
terminal-number = NUMMER
terminal-action = ZET
terminal-back = terug
terminal-record = bestand
terminal-quit = einde
# What each of them does.
terminal-number-does = de keuze met dit nummer
terminal-action-does = een zet zoals die in opgeslagen partijen staat, met of zonder het nummer van de speler ervoor
terminal-why-does = de regels achter wat er net gebeurde
terminal-odds-does = de kansen van elke keuze
terminal-advise-does = wat elke keuze waard is, en waarom
terminal-back-does = je laatste zet terugnemen, maar geen worp en niets wat al open ligt
terminal-record-does = de partij tonen zoals die wordt opgeslagen
terminal-quit-does = de partij verlaten

# Questions, where those of the page speak of taps. $short: how many points are missing.
terminal-wolle-try = { $short ->
        [one] { $name }, je komt { $short } tekort. Wat doe je?
       *[other] { $name }, je komt { $short } tekort. Wat doe je?
    }
# $count: 1 to 3.
terminal-wolle-take = { $count ->
        [one] { $name }, welke kaart neem je?
       *[other] { $name }, welke { $count } kaarten neem je?
    }

## `volle odds`, without a position

# Headings of tables.
terminal-wolle-reach = Kans om een bod in drie pogingen te halen, zonder bonus, minuswaarde of fiches
terminal-lotte-nothing = Kans op een misworp
terminal-lotte-full-roll = Kans op een Tutto als je doorgooit tot het eind
terminal-lotte-clover = Kans om met het Klavertjevier te winnen
terminal-lotte-straight = Kans om de straat af te maken
# A number follows.
terminal-lotte-fireworks = Punten met Vuurwerk, gemiddeld
# What is rolled.
terminal-dice = { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }

## `volle replay`

# In place of the scores.
terminal-unfinished = De partij is nog niet afgelopen. Zetten tot nu toe: { $count }

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
# With the limit that was chosen.
terminal-fault-late = { $bot } deed er langer over dan mag.
# The command follows, on a line of its own.
arena-again = Typ dit om het over te spelen
arena-interval-note = Alle waarden van ‘van’ tot ‘tot’ passen bij deze cijfers. Overlappen twee van die gebieden elkaar, dan kan de volgorde toeval zijn.
# The name of a bot follows.
arena-rating-note = 400 punten meer betekent tien keer zoveel kans om hoger te eindigen. Op 0 staat deze speler:

## `volle simulate`

# While it lasts.
simulate-playing = Partijen gespeeld: { $done } van { $count }
# The head of a column: so many games were won.
simulate-won = Gewonnen
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
