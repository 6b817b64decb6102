# Volle Lotte: cards, table, set-up, events, refusals. The rules are in lotte-rules.ftl.
#
# Terms: een kaart trekken (van de trekstapel), gooien, opnieuw gooien, apart leggen (dobbelstenen die tellen), stoppen (en
# de punten opschrijven), misworp, Tutto (een Tutto halen: alle zes de dobbelstenen tellen), trio, op het spel,
# opgeschreven, kwijt, doelscore, laatste ronde, trekstapel, koploper (aan kop staan).
# Cards: Stop, Vuurwerk, Bonus, Verdubbelaar, Plus/Min, Straat, Klavertjevier.
#
# Numbers of points are text, written as people do, with a true minus sign: "1.250", "−500". Where a message has both
# $points and $pointsWords, the first is a number to select by and the second is to be shown. $dice and $diceWords are
# lists of dice, such as "1, 1 en 5"; $diceCount of them, to say "a 5" of a single one.

game-lotte = Volle Lotte
    .lead = Trek een kaart, gooi zes dobbelstenen en stop op tijd. Of gooi nog één keer: alles of niets!
    .intro = Trek een kaart, gooi zes dobbelstenen en leg apart wat telt: enen, vijven en drie dezelfde. Stop je op tijd, dan schrijf je je punten op. Gooi je door en telt er niets, dan ben je de punten van je beurt meestal kwijt. Tellen uiteindelijk alle zes, dan heb je een Tutto en beloont je kaart je: met punten, met het dubbele, of zelfs met de overwinning. Maar trek je een Stop, dan is het meteen over. Wie als eerste de doelscore haalt, meestal 6.000 punten, luidt de laatste ronde in. De hoogste score wint.
    .about = Volle Lotte verscheen bij Abacus. De spelregels noemen geen auteur.

## Cards

face-stop = Stop
face-fireworks = Vuurwerk
face-bonus-200 = Bonus { 200 }
face-bonus-300 = Bonus { 300 }
face-bonus-400 = Bonus { 400 }
face-bonus-500 = Bonus { 500 }
face-bonus-600 = Bonus { 600 }
face-double = Verdubbelaar
face-plus-minus = Plus/Min
face-straight = Straat
face-clover = Klavertjevier
face-back = Een gedekte kaart

# Under the card of the turn, in one line: what it asks for or brings, by the rules that are played. $reward: points.
ask-stop = Je beurt is voorbij en de punten ervan ben je kwijt.
ask-fireworks = Gooi tot er niets meer telt, en schrijf dan al je punten op.
ask-bonus = Tutto: { $reward } extra
ask-double = Tutto: verdubbelt alle punten van je beurt
ask-plus-minus = Je mag niet stoppen. Tutto: +{ $reward }, en elke andere koploper verliest { 1000 }
ask-straight-1-5 = Gooi 1 t/m 5: +{ $reward }, en je beurt is voorbij
ask-straight-1-6 = Gooi 1 t/m 6: +{ $reward }, en een Tutto
ask-clover-1 = Je mag niet stoppen. Met één Tutto win je de partij!
ask-clover-2 = Je mag niet stoppen. Met twee Tutto’s achter elkaar win je!
ask-nothing = Eerst een kaart, dan de dobbelstenen.

missing-heading = Getallen van de straat
# For screen readers. $number: the number on a die.
missing-number = { $state ->
        [there] { $number }: apart gelegd
       *[missing] { $number }: ontbreekt nog
    }
# $numbers: a list.
missing-left = nog nodig: { $numbers }
missing-none = compleet!
full-rolls-of = Tutto’s: { $made } van { $needed }
turn-card-empty = De volgende kaart
# A small label above the card.
card-of-turn = { NUMBER($number, type: "ordinal") ->
       *[other] { $number }e kaart van de beurt
    }

# Beside the deck.
pile-left = { $count ->
        [0] trekstapel op: straks wordt er opnieuw geschud
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
pile-count = Tel de kaarten
pile-counted = Nog in de trekstapel
# For screen readers. $face: the name of a card.
pile-face = { $count ->
        [0] { $face }: geen meer over
       *[other] { $face }: nog { $count }
    }
crib-lotte = Wat telt
# Rows of a small table: what a die brings alone, and three alike in one roll. As short as can be.
crib-single = één
crib-triple = drie
# Below its name.
crib-full-roll = Alle zes de dobbelstenen hebben geteld, in één worp of in meer worpen.

## Points, dice

tableau-heading = Kaart en punten van de beurt
# Two short headings over numbers, with small words below: the first has risk-about, the second the player’s name.
risk-heading = { $kind ->
        [fireworks] Binnen
       *[other] Op het spel
    }
risk-about = punten deze beurt
# The same two with their points, as headings. $points: text.
points-at-risk = { $heading }: { $points }
points-safe = Opgeschreven: { $points }

lane-rolled = Gegooid
lane-aside = Apart gelegd
lane-rolled-none = Nog niets gegooid
# Dice, for screen readers. $number: the number on the die.
die-rolled = { $number }
die-aside = { $number }, apart gelegd
die-tumbling = een rollende dobbelsteen
die-to-roll = een dobbelsteen die nog gegooid wordt
die-why = { $number }: waarom kan ik deze niet apart leggen?
die-lies = { $number }: waarom ligt deze er nog?
die-choose = { $number }: apart leggen

## Players

# For screen readers.
seat-score = { $score } punten opgeschreven, doelscore { $target }
# The word after that score, in a first game: short.
seat-score-word = { $count ->
        [one] punt
       *[other] punten
    }
# Small labels on the panel of a player.
seat-leads = koploper
seat-wins = wint
seat-first = heeft de doelscore bereikt
seat-loses = −{ $points }
seat-gains = +{ $points }
seat-robbed = { $name } −{ $points }
    .inline = −{ $points } voor jou

# Side by side in the bar.
facts-target = Doelscore { $target }
facts-last = { $turns ->
        [one] Laatste beurt
       *[other] Laatste ronde: nog { $turns } beurten
    }

## Last round

finale-heading = Laatste ronde!
finale-reached = { $name } heeft de doelscore als eerste bereikt, met { $score } punten.
finale-to-come = { $turns ->
        [0] Niemand is nog aan de beurt.
        [one] Nog één beurt te gaan.
       *[other] Nog { $turns } beurten te gaan.
    }
# $name: who plays the last turn of the game.
finale-turns = { $turns ->
        [one] { $name } is als laatste aan de beurt.
       *[other] Nog { $turns } beurten, deze meegerekend. De laatste beurt is voor { $name }.
    }
finale-behind = { $name } staat { $points } punten achter.
finale-over = De laatste ronde vervalt
finale-over-about = Niemand zit nog op de doelscore: de partij gaat verder.

## Decisions

card-question = { $name }, jij bent aan de beurt
card-turn = Trek een kaart
# $card: the name of a card.
roll-first-question = { $name }, je kaart is { $card }: gooi!
roll-on-question = { $name }, je moet opnieuw gooien
# On a button, with roll-stakes in small letters below.
roll-dice = { $count ->
        [one] Gooi de laatste
        [6] Gooi alle zes
       *[other] Gooi { $count } dobbelstenen
    }
roll-stakes = { NUMBER($points) ->
        [0] bij een misworp is je beurt voorbij
       *[other] { $kind ->
            [fireworks] bij een misworp schrijf je { $total } op
           *[other] { $total } op het spel
        }
    }
keep-question = { $name }, welke dobbelstenen leg je apart?
keep-what = { NUMBER($points) ->
        [0] Gekozen: { $dice }
       *[other] Gekozen: { $dice } ({ $pointsWords } punten)
    }
keep-none = Leg apart wat telt.
go-question = { $name }, opnieuw gooien of stoppen?
full-question = { $name }, Tutto! Trek je nog een kaart, of stop je?
# $reward: points, or "none".
full-soon = { $reward ->
        [none] Dat is een Tutto!
       *[other] Dat is een Tutto: +{ $reward }!
    }
# Buttons, each with the message -brings in small letters below. $total: points. $score: the player’s score then.
do-roll = { $count ->
        [one] Gooi de laatste
        [6] Gooi alle zes opnieuw
       *[other] Gooi de andere { $count }
    }
do-roll-brings = { $total } op het spel
do-stop = Stop: schrijf { $total } op
do-stop-brings = nieuwe score: { $score }
do-draw = Trek nog een kaart
do-draw-brings = { $total } op het spel
do-aside-roll = { $count ->
        [one] Leg dit apart en gooi de laatste
        [6] Leg dit apart en gooi alle zes
       *[other] Leg dit apart en gooi er { $count }
    }
do-aside-roll-brings = { NUMBER($points) ->
        [0] je moet opnieuw gooien
       *[other] je moet opnieuw gooien, { $total } op het spel
    }
# $needed: how many Full Rolls in a row win.
do-aside-full = de eerste van { $needed } Tutto’s
do-aside-win = Leg dit apart en win!
do-aside-win-brings = met het Klavertjevier win je de partij meteen

## What may be done in a position, in lists

move-lotte-keep = Dobbelstenen apart leggen
move-lotte-roll = Opnieuw gooien
move-lotte-stop = Stoppen en de punten opschrijven
move-lotte-draw = Nog een kaart trekken
# $dice: a list of $count dice.
move-aside = { $count ->
        [1] Apart leggen: een { $dice }
       *[other] Apart leggen: { $dice }
    }

## Moments

# Shown big for a moment.
moment-full = Tutto!
moment-lost = { NUMBER($points) ->
        [0] Geen punten
       *[other] { $pointsWords } punten kwijt
    }
    .inline = { NUMBER($points) ->
        [0] geen punten
       *[other] { $pointsWords } punten kwijt
    }
moment-clover = Het Klavertjevier wint!
moment-clover-about = Meteen gewonnen: { $name }!
moment-reward = +{ $points }
moment-clover-turned = Een klavertjevier!
moment-straight = Straat!

## End

# Above bars that grow as the scores did.
count-lotte = De race naar het podium
# A list for screen readers.
count-race = Zo liepen de scores op
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
# Numbers are points or counts; $cardName: the name of a card.
highlight-lotte-comeback = punten achter, en toch gewonnen
    .title = Inhaalrace
    .figure = { $points }
highlight-lotte-biggest-turn = punten in één beurt
    .title = Beste beurt
    .figure = { $points }
highlight-lotte-biggest-loss = punten kwijt met { $cardName }
    .title = Grootste pech
    .figure = { $points }
highlight-lotte-most-full-rolls = Tutto’s in één partij
    .title = Meeste Tutto’s
    .figure = { $count }
highlight-lotte-most-rolls = worpen in één beurt
    .title = Langste beurt
    .figure = { $count }
final-caption = Eindstand
# Headings of the columns of a table.
final-seat = Speler
final-score = Punten
final-turns = Beurten
final-clover = gewonnen met het Klavertjevier
final-clover-heading = Klavertjevier!
# How far a match is, in the menu.
progress-nobody = Doelscore { $target } · nog niets opgeschreven
progress-leads = { $count ->
        [one] Doelscore { $target } · aan kop: { $names } met { $score }
       *[other] Doelscore { $target } · samen aan kop: { $names }, elk met { $score }
    }

## Set-up

# In a line that says what is agreed. $points: a number.
agreed-target = Doelscore { $points }
preset-heading = Regels
preset-cabinet = Klassieke regels
preset-cabinet-about = zoals in de Engelse vertaling: sneller en strenger
preset-tutto = Nieuwe regels
preset-tutto-about = zoals de uitgever ze later maakte: meer te kiezen, hogere scores
# Beside the set of rules that is chosen.
preset-changed = { $count ->
        [one] met { $count } wijziging
       *[other] met { $count } wijzigingen
    }
# A tiny mark beside an option; the next one is its name for screen readers. $preset: cabinet or tutto.
option-changed = gewijzigd
option-changed-name = { $preset ->
        [tutto] gewijzigd: anders dan in de nieuwe regels
       *[cabinet] gewijzigd: anders dan in de klassieke regels
    }
# Headings of options, each followed by its two short choices.
option-aside = Dobbelstenen die tellen
    .about = Wie mag kiezen, kan ook een dobbelsteen die telt opnieuw gooien, in de hoop op meer.
option-aside-all = leg alles apart wat telt
option-aside-choice = kies zelf, minstens één
option-straight = Straat
    .about = 1 tot en met 6 is moeilijker, maar het is een Tutto en je kunt verder.
option-straight-1-5 = 1 tot en met 5, einde beurt
option-straight-1-6 = 1 tot en met 6, is een Tutto
option-clover = Klavertjevier
    .about = Meteen winnen lukt met twee Tutto’s veel minder vaak.
option-clover-1 = je wint met één Tutto
option-clover-2 = je wint met twee Tutto’s achter elkaar
option-floor = Plus/Min
    .about = Mag die kaart een score onder nul brengen?
option-floor-false = scores mogen onder nul komen
option-floor-true = geen score komt onder nul
option-end = Laatste ronde
    .about = Wie komt er nog aan de beurt als iemand de doelscore haalt?
option-end-one-turn = alle anderen nog één beurt
option-end-equal-turns = tot iedereen evenveel beurten heeft gehad
option-target = Doelscore
    .about = Hoe hoger de doelscore, hoe langer de partij.
option-target-own = zelf kiezen
option-target-own-name = Je eigen doelscore
option-target-range = { $least } tot en met { $most }, in stappen van { $step }

## Cards page and rules page

faces-about = Alle 56 kaarten liggen gedekt op één trekstapel. Je trekt de bovenste om je beurt te beginnen, en meestal nog een kaart als je na een Tutto doorgaat.
faces-count = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
faces-bonus = Bonus
does-stop = Niet gooien! Je beurt is voorbij en de punten ervan ben je kwijt.
does-fireworks = Blijf gooien en leg alles apart wat telt; na elke Tutto gooi je weer met alle zes. Bij een misworp is je beurt voorbij en schrijf je al je punten op.
does-bonus = Met een Tutto krijg je het getal op de kaart erbij: { 200 }, { 300 }, { 400 }, { 500 } of { 600 }.
does-double = Met een Tutto verdubbel je alle punten van deze beurt, ook die van eerdere kaarten.
does-plus-minus = Ga voor een Tutto: stoppen mag niet. Lukt het, dan krijg je precies { 1000 } punten en verliest de koploper er { 1000 }, tenzij je dat zelf bent.
does-straight = Gooi de straat bij elkaar, met in elke worp minstens één nieuw getal. Compleet? Dat is { 2000 } punten waard.
does-clover = Ga voor een Tutto (met de nieuwe regels: twee achter elkaar). Lukt het, dan win je de partij meteen!

rules-lotte-material = Wat je nodig hebt
rules-lotte-turn = Een beurt
rules-lotte-roll = Na een worp
rules-lotte-full-roll = Tutto
rules-lotte-cards = De kaarten
rules-lotte-end = Einde van het spel

## Bots

# What they are, and how they play, in a list to choose from.
bot-cautious = Egel
    .about = stopt liever te vroeg dan te laat
bot-steady = Vos
    .about = telt de kaarten en speelt voor de punten
bot-racer = Haas
    .about = waagt alles wat nodig is om te winnen

## Events

# Lines of the log, newest first; the newest also stands above the dice.
event-lotte-deck-shuffled = De trekstapel is op, dus alle 56 kaarten worden opnieuw geschud.
# $number: which card of the turn. $cardName: the name of the card.
event-lotte-card-turned = { NUMBER($number) ->
        [1] { $name } trekt een kaart: { $cardName }.
       *[other] { $name } trekt nog een kaart: { $cardName }.
    }
event-lotte-dice-rolled = { $diceCount ->
        [1] { $name } gooit een { $diceWords }.
       *[other] { $name } gooit { $diceWords }.
    }
event-lotte-dice-aside = { $ruleId ->
        [lotte-card-straight] { $diceCount ->
            [1] { $name } legt apart voor de straat: een { $diceWords }.
           *[other] { $name } legt apart voor de straat: { $diceWords }.
        }
       *[other] { NUMBER($points) ->
            [0] { $diceCount ->
                [1] { $name } legt apart: een { $diceWords }.
               *[other] { $name } legt apart: { $diceWords }.
            }
           *[other] { $diceCount ->
                [1] { $name } legt apart: een { $diceWords } ({ $pointsWords } punten).
               *[other] { $name } legt apart: { $diceWords } ({ $pointsWords } punten).
            }
        }
    }
# $count: Full Rolls with the same card.
event-lotte-full-roll-made = { NUMBER($count) ->
        [1] Alle zes de dobbelstenen hebben geteld: een Tutto voor { $name }!
        [2] Twee Tutto’s achter elkaar voor { $name }!
        [3] Drie Tutto’s achter elkaar voor { $name }!
       *[other] { $count } Tutto’s achter elkaar voor { $name }!
    }
event-lotte-reward-given = { $ruleId ->
        [lotte-card-double] De Verdubbelaar verdubbelt de punten: { $name } heeft er nu { $totalWords } op het spel staan.
        [lotte-card-plus-minus] Plus/Min levert { $name } { $pointsWords } punten op: nu staan er { $totalWords } op het spel.
        [lotte-card-straight] De straat is compleet en levert { $name } { $pointsWords } punten op: samen { $totalWords } deze beurt.
       *[lotte-card-bonus] De bonus levert { $name } { $pointsWords } punten op: nu staan er { $totalWords } op het spel.
    }
event-lotte-leader-lost = Koploper { $name } verliest { $pointsWords } punten en heeft er nu { $scoreWords }.
event-lotte-roll-called = { $name } gaat door.
event-lotte-card-called = { $name } stopt niet en zet alles op het spel.
event-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { NUMBER($points) ->
            [0] Stop! { $name } mag niet gooien: de beurt is meteen voorbij.
           *[other] Stop! { $name } is { $pointsWords } punten kwijt.
        }
        [lotte-card-straight] { NUMBER($points) ->
            [0] Geen nieuw getal voor de straat: { $name } krijgt niets.
           *[other] Geen nieuw getal voor de straat: { $name } is { $pointsWords } punten kwijt.
        }
        [lotte-card-clover] { NUMBER($points) ->
            [0] Misworp met het Klavertjevier: { $name } krijgt geen punten.
           *[other] Misworp met het Klavertjevier: { $name } is { $pointsWords } punten kwijt.
        }
       *[lotte-roll-nothing] { NUMBER($points) ->
            [0] Misworp: { $name } krijgt geen punten.
           *[other] Misworp: { $name } is { $pointsWords } punten kwijt.
        }
    }
event-lotte-turn-scored = { $ruleId ->
        [lotte-card-fireworks] { NUMBER($points) ->
            [0] Het vuurwerk dooft meteen: { $name } blijft op { $scoreWords }.
           *[other] Het vuurwerk is voorbij: { $name } schrijft { $pointsWords } punten op en heeft er nu { $scoreWords }.
        }
       *[lotte-roll-stop] { $name } schrijft { $pointsWords } punten op en heeft er nu { $scoreWords }.
    }
# $turns: how many turns are still to come.
event-lotte-finale-begun = { $turns ->
        [0] { $name } bereikt de doelscore met { $scoreWords } punten, en niemand heeft nog een beurt.
        [one] { $name } bereikt de doelscore met { $scoreWords } punten: nog één beurt te gaan.
       *[other] { $name } bereikt de doelscore met { $scoreWords } punten: nog { $turns } beurten te gaan.
    }
event-lotte-finale-off = Niemand zit nog op de doelscore: de laatste ronde vervalt en de partij gaat verder.
event-lotte-game-won = { $way ->
        [clover] Het Klavertjevier! De overwinning is meteen voor { $winnerNames }.
        [tie] { $winnerNames } delen de overwinning.
       *[score] De overwinning is voor { $winnerNames }.
    }

## Refusals

error-card-none-left = Die kaart zit niet meer in de trekstapel.
error-dice-wrong = Op een dobbelsteen staan alleen de getallen 1 tot en met 6.
error-draw-no-full-roll = Pas na een Tutto mag je nog een kaart trekken.
error-keep-all = Alles wat telt, ligt al apart. De andere dobbelstenen tellen niet.
error-keep-done = Je hebt al dobbelstenen van deze worp apart gelegd.
error-keep-first = Leg eerst minstens één dobbelsteen apart die telt.
# $number: the number on the dice. $count: how many of them.
error-keep-no-points = { $count ->
        [one] Eén enkele { $number } telt niet.
        [2] Twee keer een { $number } telt niet: je hebt er drie nodig.
       *[other] Niet elke { $number } telt mee.
    }
error-keep-not-new = Dat getal is niet nieuw voor de straat. Leg elk getal maar één keer apart.
error-keep-not-there = Die dobbelstenen zitten niet in deze worp.
# What stands in quotation marks is written in files like this, and not translated.
error-options-aside = De optie ‘aside’ kan alleen ‘all’ of ‘choice’ zijn.
error-options-clover = De optie ‘clover’ kan alleen 1 of 2 zijn.
error-options-end = De optie ‘end’ kan alleen ‘one-turn’ of ‘equal-turns’ zijn.
error-options-floor = De optie ‘floor’ kan alleen true of false zijn.
error-options-preset = De optie ‘preset’ kan alleen ‘cabinet’ (klassieke regels) of ‘tutto’ (nieuwe regels) zijn.
error-options-straight = De optie ‘straight’ kan alleen ‘1-5’ of ‘1-6’ zijn.
error-options-target = De doelscore moet tussen { 500 } en { 20000 } liggen, in stappen van { 50 }.
error-roll-count = { $needed ->
        [one] Je moet nu precies { $needed } dobbelsteen gooien.
       *[other] Je moet nu precies { $needed } dobbelstenen gooien.
    }
error-roll-full-roll = Na een Tutto trek je eerst nog een kaart; daarna gooi je.
error-stop-forbidden = Met deze kaart mag je nu niet stoppen.

## Odds of a position

# Headings of tables: what is played for.
odds-lotte-aim-points = Voor de meeste punten deze beurt
# Headings of columns: short. The first ones are chances.
odds-lotte-nothing = Misworp
odds-lotte-full-roll = Tutto
odds-lotte-straight = Straat
odds-lotte-win = Meteen gewonnen
odds-lotte-stop-card = Een Stop
odds-lotte-worth = Punten
# Below the tables, each a sentence: what they do not know.
odds-lotte-turn-points = Dit zijn de punten van deze beurt. De stand, de doelscore en wat anderen verliezen, zijn niet meegerekend.
odds-lotte-next-card = Voor de volgende kaart rekenen we met wat er nog in de trekstapel zit, voor kaarten daarna met een volle stapel.
odds-lotte-clover-worth = Meteen winnen telt als 6.000 punten.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-lotte-full-roll-made = { $bot ->
        [cautious] ‘Alle zes? Gauw opschrijven!’
        [steady] ‘Precies volgens plan.’
       *[racer] ‘Nog een keer! Nog een keer!’
    }
remark-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { $bot ->
            [cautious] ‘Mooi. Ik wilde toch al stoppen.’
            [steady] ‘Weer eentje minder in de stapel.’
           *[racer] ‘Maar ik was nog niet eens begonnen!’
        }
       *[lotte-roll-nothing] { $bot ->
            [cautious] ‘Ik wist het. Ik wist het gewoon!’
            [steady] ‘Eén keer moest het misgaan.’
           *[racer] ‘Spijt? Nooit van gehoord!’
        }
    }
remark-lotte-game-won = { $bot ->
        [cautious] ‘Ik ben gewoon op tijd gestopt.’
        [steady] ‘Wie telt, die telt mee.’
       *[racer] ‘Nog een potje? Iemand?’
    }
