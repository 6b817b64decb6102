# Wollie Bollie: its name, its words on the screen, its cards, events and refusals. The rules are in wolle-rules.ftl.
#
# Terms: bod (14 tot en met 26, of 26+; meervoud biedingen), bieden, biedkaart, poging (eerste, tweede, derde),
# resultaat, een bod halen, een bod missen, een dobbelsteen houden, het wolfiche (kort: fiche), voorraad, trekstapel,
# kaarten op tafel, kudde, bovenste kaart, bovenop (maar: boven op de kudde), hoeksymbool: bonus, minuswaarde,
# botsymbool; schapengetal, zwart schaap, 3-7-0-kaart, 0-0-7-kaart, herdershond (kort: hond), het bot (afpakken),
# verslag.
#
# $bid is text such as "22" or "26+". Dice are blue (d12), red (d10) and yellow (d8).

game-wolle = Wollie Bollie
    .lead = Bied in het geheim, gooi drie dobbelstenen en drijf de mooiste kudde schapen bijeen. Maar let op welke kaart er bovenop komt.
    .intro = Elke ronde komen er kaarten op tafel en biedt iedereen in het geheim: hoeveel durf jij met drie dobbelstenen te gooien? Het hoogste bod begint, en wie gooit, heeft hoogstens drie pogingen. Hoe eerder je je bod haalt, hoe meer kaarten je kiest: drie, twee of één. Schapen komen boven op je kudde, en een bonus of minuswaarde op de bovenste kaart helpt of hindert je bij elke worp, dus kies die kaart met zorg. Met drie of meer spelers gooit de laatste niet: die moet alles nemen wat er nog ligt, ook de zwarte schapen. Als alle 60 kaarten op zijn, krijg je punten voor je schapen, honden, wolfiches en het bot, en de hoogste score wint.
    .about = Wollie Bollie is een spel van Alessandro Zucchini, dat in 2007 bij Zoch verscheen als Volle Wolle, en in het Nederlands bij 999 Games.

## Set-up

# What is agreed, in a line: the deck, and what may be looked at.
agreed-usual-deck = Kaartenset van Volle
agreed-deck = Eigen kaartenset
agreed-usual-herds = gesloten kuddes
agreed-open-herd = eigen kudde open
agreed-open-herds = alle kuddes open
setup-open-herd = Open kudde: je mag je eigen kudde bekijken
setup-open-herds = Open kuddes: iedereen mag elke kudde bekijken, en het verslag noemt elke kaart
setup-own-deck = Speel met een eigen kaartenset
setup-own-deck-help = Kies een bestand met 60 kaarten. Zo maak je er een: download de kaartenset van Volle op de pagina ‘{ menu-deck }’ en pas het aan.
setup-own-deck-file = Kies een bestand
setup-own-deck-used = Je speelt met je eigen kaartenset.
setup-own-deck-drop = Terug naar de set van Volle

## Page of the cards, sections of the rulebook

deck-own = Dit is de kaartenset van Volle: 60 kaarten die we zelf hebben gemaakt, niet de gedrukte. Ze kloppen met alles wat de gedrukte regels over de kaarten zeggen; de rest hebben we zelf gekozen.
deck-other = Heb je het spel in huis, dan kun je met de gedrukte kaarten spelen: zet ze in een bestand met 60 kaarten als JSON en kies het bij ‘{ setup-variants }’ als je een nieuwe partij begint.
deck-download = Download de set van Volle als JSON
# Headings; $count: how many cards of the kind there are.
deck-kind-plain = { $count ->
        [one] { $count } gewoon schaap
       *[other] { $count } gewone schapen
    }
deck-kind-370 = { $count ->
        [one] { $count } kaart 3‑7‑0
       *[other] { $count } kaarten 3‑7‑0
    }
deck-kind-007 = { $count ->
        [one] { $count } kaart 0‑0‑7
       *[other] { $count } kaarten 0‑0‑7
    }
deck-kind-black = { $count ->
        [one] { $count } zwart schaap
       *[other] { $count } zwarte schapen
    }
deck-kind-dog = { $count ->
        [one] { $count } herdershond
       *[other] { $count } herdershonden
    }
deck-kind-bone = Het bot

rules-wolle-material = Wat je nodig hebt
rules-wolle-round = Een ronde
rules-wolle-turn = Dobbelen
rules-wolle-result = Je resultaat
rules-wolle-cards = Je kaarten
rules-wolle-end = Einde van het spel en punten tellen
rules-wolle-two = Met twee spelers
rules-wolle-house = Huisregels

## Table

display-heading = Kaarten op tafel
# These three stand side by side in the bar. $round and $rounds are whole numbers.
round-of = Ronde { $round } van { $rounds }
cards-left = { $count ->
        [0] trekstapel leeg
        [one] { $count } kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
stock-chips = { $count ->
        [0] geen fiches in de voorraad
        [one] { $count } fiche in de voorraad
       *[other] { $count } fiches in de voorraad
    }

# For screen readers. $card: a card in full, one of card-plain to card-007 below.
seat-top = Bovenste kaart: { $card }
seat-no-top = Nog geen schaap
# Tiny, on the panel of a player, before seat-herd: as short as can be, without a line break on a phone.
seat-sheep-number = nr. { $number }
# The same for screen readers.
seat-sheep-number-name = schapengetal { $number }
seat-herd = { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
seat-chips = { $count ->
        [one] { $count } wolfiche
       *[other] { $count } wolfiches
    }
seat-dogs = { $count ->
        [one] { $count } hond
       *[other] { $count } honden
    }
seat-bone = het bot
seat-bid = bod { $bid }
seat-has-bid = geboden
seat-no-bid = nog niet geboden
# A tiny label: the place in the order of play. $place: 1 to 6.
seat-place = { NUMBER($place, type: "ordinal") ->
       *[other] als { $place }e
    }
# The same for screen readers.
seat-place-name = { NUMBER($place) ->
        [1] als eerste aan de beurt
        [2] als tweede aan de beurt
        [3] als derde aan de beurt
        [4] als vierde aan de beurt
        [5] als vijfde aan de beurt
       *[other] als zesde aan de beurt
    }
# For screen readers: the heap on the panel, which opens the herd. $count: how many sheep are in it.
seat-own-herd = Bekijk de kudde: { $count }
seat-own-herd-heading = De kudde van { $name }, bovenste kaart als laatste

display-empty = Geen kaarten op tafel
display-closed = Een gedekte kaart
# Under a card that has just been taken.
display-taken-by = { $name }
# A small label under a black sheep.
display-threat = voor jou als je mist
crib-wolle = Wat kaarten waard zijn
# Tiny labels in that list, each above a number of points: exactly one dog; more dogs than the others; no dog; each dog.
crib-dog-one = precies één
crib-dog-most = de meeste
crib-dog-none = geen
crib-bone = per hond
# In place of a number of points: what somebody without a dog loses, as short as can be.
crib-returned = −2 schapen

## Bids

bids-heading = { $name }, wat bied je?
bids-help = Zoveel moet je minstens gooien. Het hoogste bod is als eerste aan de beurt. Nog niemand ziet je bod.
bids-how = Zo bied je
bids-fields = Biedingen
bids-field-off = { $bid }: waarom niet?
bids-confirm = Bied { $bid }
bids-confirm-none = Kies een bod
bids-hide = Verberg mijn biedkaart
# Tiny, on the field of 26+.
bids-plus-cost = 1 fiche
bids-waiting = Er wordt nog geboden.

reveal-heading = De biedingen liggen op tafel
# Small, under a bid that others have made too. $number: the sheep number of that player.
reveal-tie = gelijk: schapengetal { $number }
reveal-paid = 1 fiche betaald
reveal-order = Het hoogste bod gaat voor. Bij gelijke biedingen gaat het laagste schapengetal voor.

## Dice

tray-heading = { $name } · bod { $bid }
# Formulas. $a, $b, $c: the three dice. $malus: the minus of the top card. $sum: one of the first two.
tray-sum = { $a } + { $b } + { $c }
tray-sum-malus = { $a } + { $b } + { $c } − { $malus }
tray-sum-paid = { $payment ->
        [bonus] { $sum } + bonus { $bonus }
        [chips] { $chips ->
            [one] { $sum } + { $chips } fiche
           *[other] { $sum } + { $chips } fiches
        }
        [both] { $chips ->
            [one] { $sum } + bonus { $bonus } + { $chips } fiche
           *[other] { $sum } + bonus { $bonus } + { $chips } fiches
        }
       *[none] { $sum }
    }
# The top card has a bonus that has not been used yet.
tray-bonus = bonus { $bonus } beschikbaar
# Under the result, in large digits.
tray-of = van { $target }
tray-result-name = Resultaat { $result }, te halen { $target }
# Under the number to reach, in large digits.
tray-target = te halen
# $short: how many points are missing.
tray-short = { $short ->
        [one] { $short } tekort
       *[other] { $short } tekort
    }
tray-reached = gehaald!
    .inline = gehaald
tray-missed = gemist
tray-tries = Wat elke poging oplevert
# A tiny label.
tray-try = { NUMBER($try, type: "ordinal") ->
       *[other] { $try }e poging
    }
tray-earns = { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
tray-leftover = { $name } krijgt de overgebleven kaarten.
tray-last = { $name } is als laatste aan de beurt en neemt alle kaarten die er nog liggen, zonder te gooien.
# Under a die that is not rolled again.
tray-kept = gehouden
# A die that is a button, for screen readers. $die: d12, d10 or d8.
keep-name = { $die ->
        [d12] De blauwe { $value } houden en de rest opnieuw gooien
        [d10] De rode { $value } houden en de rest opnieuw gooien
       *[d8] De gele { $value } houden en de rest opnieuw gooien
    }

## Decisions

roll = Gooien
# $target: the number to reach.
roll-question = { $name }, gooi alle drie de dobbelstenen om { $target } te halen
# $short: how many points are missing. $payment: what would reach the bid:
# "bonus" (of the top card), "chips", or "both".
try-keep-question = { $short ->
        [one] { $name }, je komt { $short } tekort. Tik op de dobbelsteen die je houdt; de rest gooi je opnieuw.
       *[other] { $name }, je komt { $short } tekort. Tik op de dobbelsteen die je houdt; de rest gooi je opnieuw.
    }
try-claim-keep-question = { $payment ->
        [bonus] { $name }, je komt { $short } tekort. Gebruik je je bonus en neem je kaarten, of tik je een dobbelsteen aan om die te houden en de rest opnieuw te gooien?
        [chips] { $name }, je komt { $short } tekort. Betaal je fiches en neem je kaarten, of tik je een dobbelsteen aan om die te houden en de rest opnieuw te gooien?
       *[both] { $name }, je komt { $short } tekort. Gebruik je je bonus met fiches erbij en neem je kaarten, of tik je een dobbelsteen aan om die te houden en de rest opnieuw te gooien?
    }
try-claim-miss-question = { $payment ->
        [bonus] { $name }, je komt na je derde poging { $short } tekort. Haal je je bod met je bonus, of mis je het?
        [chips] { $name }, je komt na je derde poging { $short } tekort. Haal je je bod met fiches, of mis je het?
       *[both] { $name }, je komt na je derde poging { $short } tekort. Haal je je bod met je bonus en fiches, of mis je het?
    }
# $sheep: how many black sheep there are to take.
try-rescue-miss-question = { $sheep ->
        [one] { $name }, je resultaat is lager dan 14. Ontloop je het zwarte schaap, of neem je het?
       *[other] { $name }, je resultaat is lager dan 14. Ontloop je de zwarte schapen, of neem je ze?
    }
try-claim-rescue-miss-question = { $name }, je komt na je derde poging { $short } tekort. Haal je je bod, ontloop je alleen de zwarte schapen, of neem je ze?
try-rescue-note = { $count ->
        [one] Als je mist, neem je een zwart schaap, want je resultaat is lager dan 14.
       *[other] Als je mist, neem je { $count } zwarte schapen, want je resultaat is lager dan 14.
    }
# Buttons: what you pay, and in small letters below, what you get for it (claim-earns, rescue-earns).
pay = { $payment ->
        [bonus] Gebruik je bonus
        [chips] { $chips ->
            [one] Betaal { $chips } fiche
           *[other] Betaal { $chips } fiches
        }
       *[both] { $chips ->
            [one] Gebruik je bonus, betaal { $chips } fiche
           *[other] Gebruik je bonus, betaal { $chips } fiches
        }
    }
claim-earns = { $count ->
        [one] neem { $count } kaart
       *[other] neem { $count } kaarten
    }
# $chips is 0 where the stock has none left.
rescue-earns = { $chips ->
        [0] bod gemist zonder zwarte schapen, geen fiche: de voorraad is leeg
        [one] bod gemist zonder zwarte schapen, je krijgt { $chips } fiche
       *[other] bod gemist zonder zwarte schapen, je krijgt { $chips } fiches
    }
# A button, with miss-earns or miss-costs in small letters below. $count: black sheep.
miss = Missen
miss-earns = { $chips ->
        [0] geen fiche: de voorraad is leeg
        [one] je krijgt { $chips } fiche
       *[other] je krijgt { $chips } fiches
    }
miss-costs = { $chips ->
        [0] { $count ->
            [one] je krijgt { $count } zwart schaap, geen fiche: de voorraad is leeg
           *[other] je krijgt { $count } zwarte schapen, geen fiche: de voorraad is leeg
        }
        [one] { $count ->
            [one] je krijgt { $chips } fiche en { $count } zwart schaap
           *[other] je krijgt { $chips } fiche en { $count } zwarte schapen
        }
       *[other] { $count ->
            [one] je krijgt { $chips } fiches en { $count } zwart schaap
           *[other] je krijgt { $chips } fiches en { $count } zwarte schapen
        }
    }
# A wool chip in the table of values.
chips-counted = { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    }
take-question = { $count ->
        [one] { $name }, tik op de kaart die je neemt
       *[other] { $name }, kies { $count } kaarten
    }
take-confirm = { $picked } van { $count } gekozen
take-confirm-ready = Neem deze { $count } kaarten
top-question = { $name }, welk schaap komt boven op je kudde?
# $owner: the player who has the bone.
bone-question = { $name }, pak je het bot van { $owner } af?
steal = Pak het bot af
leave = Laat liggen
# $card: a card in full.
top-name = Bovenop leggen: { $card }
# A button beside cards to choose from, and the heading of what it opens: what these cards are worth and do.
about-cards = Wat doen deze kaarten?

## What may be done in a position, in lists

move-wolle-bid = Bieden
move-wolle-keep = Een dobbelsteen houden en de rest opnieuw gooien
move-wolle-claim = Het bod halen met bonus of fiches
move-wolle-rescue = De zwarte schapen ontlopen met bonus of fiches
move-wolle-miss = Het bod missen
move-wolle-take = Kaarten nemen
move-wolle-steal = Het bot afpakken
move-wolle-leave = Het bot laten liggen
move-wolle-top = Het bovenste schaap kiezen
move-die = { $die ->
        [d12] De blauwe dobbelsteen houden en de rest opnieuw gooien
        [d10] De rode dobbelsteen houden en de rest opnieuw gooien
       *[d8] De gele dobbelsteen houden en de rest opnieuw gooien
    }
# $cards: a list of cards as in a sentence.
move-cards = Neem { $cards }

## Great moments

# Shown big for a moment, over the table.
moment-first-try = In één keer!
moment-top-bid = 26+ gehaald!
moment-bone-stolen = Bot gepikt!
moment-black-sheep = Allemaal zwarte schapen!

## End

# Above the herds, while their cards are counted.
count-wolle = De hekken open: de kuddes worden geteld!
# A list for screen readers: the cards of every herd, and what they come to.
count-herds = Alle kuddes
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
highlight-wolle-boldest-bid = { NUMBER($try) ->
        [1] gehaald in de eerste poging
        [2] gehaald in de tweede poging
       *[3] gehaald in de derde poging
    }
    .title = Gewaagdste bod
    .figure = { $bid }
# $odds: one in so many rolls is as good.
highlight-wolle-luckiest-roll = maar 1 op de { $odds } worpen is zo goed
    .title = Meeste geluk
    .figure = { $total }
highlight-wolle-most-black-sheep = zwarte schapen in één kudde
    .title = Zwartste kudde
    .figure = { $count }
highlight-wolle-bone-thief = { $count ->
        [one] keer het bot gepikt
       *[other] keer het bot gepikt
    }
    .title = Bottendief
    .figure = { $count }
highlight-wolle-richest-take = { $points ->
        [one] punt in één greep
       *[other] punten in één greep
    }
    .title = Beste vangst
    .figure = { $points }
# $short: how many points were missing. $target: the number to reach.
highlight-wolle-closest-miss = { $short ->
        [one] punt te weinig voor { $target }
       *[other] punten te weinig voor { $target }
    }
    .title = Net niet
    .figure = { $short }
# Rows of the score sheet: short.
scores-plain = Schapen
scores-black = Zwarte schapen
scores-set-370 = 3‑7‑0
scores-set-007 = 0‑0‑7
scores-dogs = Honden
scores-bone = Bot
scores-chips = Fiches
scores-returned = In de doos
scores-returned-note = Zonder hond gaan twee van je gewone schapen terug in de doos: de twee met de minste punten worden voor je uitgekozen.
# A card that was put back, in a narrow cell.
scores-returned-card = { $size ->
        [one] { $size } punt
       *[other] { $size } punten
    }

## Cards and pieces

# A card in full, for screen readers. $size: its points, without a sign. $corner and $corner_size: see card-corner.
card-plain = Schaap van { card-points }, { card-corner }, schapengetal { $number }
card-black = { $size ->
        [one] Zwart schaap, min { $size } punt, { card-corner }, schapengetal { $number }
       *[other] Zwart schaap, min { $size } punten, { card-corner }, schapengetal { $number }
    }
card-370 = 3‑7‑0-kaart, { card-corner }, schapengetal { $number }
card-007 = 0‑0‑7-kaart, { card-corner }, schapengetal { $number }
card-dog = Herdershond
card-bone = Het bot
# Parts of the messages above.
card-points = { $size ->
        [one] { $size } punt
       *[other] { $size } punten
    }
card-corner = { $corner ->
        [bonus] bonus { $corner_size }
        [minus] minuswaarde { $corner_size }
        [bone] botsymbool
       *[none] zonder hoeksymbool
    }

# A card in a list within a sentence, as in "Anna takes an 8-point sheep and the bone." $told: "yes" where the same list
# has another card that is named alike, so that the sheep number tells them apart. $size: its points, without a sign.
card-short-plain = { $told ->
        [yes] { $size ->
            [one] een schaap van { $size } punt (schapengetal { $number })
           *[other] een schaap van { $size } punten (schapengetal { $number })
        }
       *[no] { $size ->
            [one] een schaap van { $size } punt
           *[other] een schaap van { $size } punten
        }
    }
card-short-black = { $told ->
        [yes] een zwart schaap (−{ $size }, schapengetal { $number })
       *[no] een zwart schaap (−{ $size })
    }
card-short-370 = { $told ->
        [yes] een 3‑7‑0-kaart (schapengetal { $number })
       *[no] een 3‑7‑0-kaart
    }
card-short-007 = { $told ->
        [yes] een 0‑0‑7-kaart (schapengetal { $number })
       *[no] een 0‑0‑7-kaart
    }
# $count: sheepdogs in the list, which are all alike.
card-short-dog = { $count ->
        [one] een herdershond
       *[other] { $count } herdershonden
    }
card-short-bone = het bot

# A die, for screen readers. $die: d12, d10 or d8.
die-shows = { $kept ->
        [yes] { die-name }: { $value }, gehouden
       *[no] { die-name }: { $value }
    }
die-waits = { die-name }, wordt zo gegooid
die-name = { $die ->
        [d12] blauwe dobbelsteen
        [d10] rode dobbelsteen
       *[d8] gele dobbelsteen
    }

# Bots: what they are, and how they play, in a list to choose from.
bot-lamb = Lam
    .about = gaat af op wat er op de kaarten staat
bot-ewe = Ooi
    .about = kent de dobbelstenen, maar vergeet de kaarten
bot-ram = Ram
    .about = onthoudt je biedingen en laat niet in de kaarten kijken
bot-roger = Roger
    .about = onthoudt alle kuddes en alle biedingen en gunt je geen schaap
# An entry of a list: a player, and that player’s bid or sheep number.
seat-value = { $name } ({ $value })

## Events

# Lines of the log, newest first; the newest also stands above the dice. $named is "no" where closed herds keep secret
# which cards they were; else $cardNames is a list of them, such as "an 8-point sheep and the bone".

# $boardWords: a list of players with their numbers, such as "Anna (52) and Ben (54)". $bidWords: the same with bids.
event-wolle-boards-dealt = Iedereen krijgt een biedkaart met een schapengetal op de achterkant: { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] { $cardCount ->
            [one] Ronde { $round } begint met { $cardCount } kaart op tafel.
           *[other] Ronde { $round } begint met { $cardCount } kaarten op tafel.
        }
       *[yes] Ronde { $round } begint. Op tafel: { $cardNames }.
    }
event-wolle-bid-marked = { $name } heeft geboden.
event-wolle-bids-revealed = De biedingen: { $bidWords }.
event-wolle-plus-paid = { $name } betaalt een fiche voor 26+.
# $place: 1 to 6. wolle-bid-tie: others have bid the same, so that the sheep number decides.
event-wolle-order-placed = { $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] { NUMBER($place) ->
                [1] { $name } is als eerste aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
                [2] { $name } is als tweede aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
                [3] { $name } is als derde aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
                [4] { $name } is als vierde aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
                [5] { $name } is als vijfde aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
               *[other] { $name } is als zesde aan de beurt met een bod van { $bid }; bij gelijke biedingen beslist het schapengetal.
            }
           *[yes] { NUMBER($place) ->
                [1] { $name } is als eerste aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
                [2] { $name } is als tweede aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
                [3] { $name } is als derde aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
                [4] { $name } is als vierde aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
                [5] { $name } is als vijfde aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
               *[other] { $name } is als zesde aan de beurt met een bod van { $bid } en schapengetal { $sheep_number }.
            }
        }
       *[other] { NUMBER($place) ->
            [1] { $name } is als eerste aan de beurt met een bod van { $bid }.
            [2] { $name } is als tweede aan de beurt met een bod van { $bid }.
            [3] { $name } is als derde aan de beurt met een bod van { $bid }.
            [4] { $name } is als vierde aan de beurt met een bod van { $bid }.
            [5] { $name } is als vijfde aan de beurt met een bod van { $bid }.
           *[other] { $name } is als zesde aan de beurt met een bod van { $bid }.
        }
    }
# $diceWords: a list of three numbers. $malus: the minus of the top card. $target: the number to reach.
event-wolle-dice-rolled = { NUMBER($malus) ->
        [0] { $name } gooit { $diceWords }. Dat is { $result }; nodig is { $target }.
       *[other] { $name } gooit { $diceWords }. Met min { $malus } is dat { $result }; nodig is { $target }.
    }
# $value: the number on the die.
event-wolle-die-kept = { $die ->
        [d12] { $name } houdt de blauwe { $value }.
        [d10] { $name } houdt de rode { $value }.
       *[d8] { $name } houdt de gele { $value }.
    }
# $payment: what it took: "none", "bonus" (of the top card), "chips", or "both".
event-wolle-bid-reached = { $payment ->
        [bonus] { $entitled ->
            [one] { $name } komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaart.
           *[other] { $name } komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaarten.
        }
        [chips] { $chips ->
            [one] { $entitled ->
                [one] { $name } betaalt { $chips } fiche, komt op { $result }, haalt het bod en verdient { $entitled } kaart.
               *[other] { $name } betaalt { $chips } fiche, komt op { $result }, haalt het bod en verdient { $entitled } kaarten.
            }
           *[other] { $entitled ->
                [one] { $name } betaalt { $chips } fiches, komt op { $result }, haalt het bod en verdient { $entitled } kaart.
               *[other] { $name } betaalt { $chips } fiches, komt op { $result }, haalt het bod en verdient { $entitled } kaarten.
            }
        }
        [both] { $chips ->
            [one] { $entitled ->
                [one] { $name } betaalt { $chips } fiche, komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaart.
               *[other] { $name } betaalt { $chips } fiche, komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaarten.
            }
           *[other] { $entitled ->
                [one] { $name } betaalt { $chips } fiches, komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaart.
               *[other] { $name } betaalt { $chips } fiches, komt met de bonus op { $result }, haalt het bod en verdient { $entitled } kaarten.
            }
        }
       *[none] { $entitled ->
            [one] { $name } haalt het bod met { $result } en verdient { $entitled } kaart.
           *[other] { $name } haalt het bod met { $result } en verdient { $entitled } kaarten.
        }
    }
event-wolle-bid-missed = { $name } komt op { $result } en mist het bod.
event-wolle-result-rescued = { $payment ->
        [bonus] { $name } gebruikt de bonus en ontloopt de zwarte schapen.
        [chips] { $chips ->
            [one] { $name } betaalt { $chips } fiche en ontloopt de zwarte schapen.
           *[other] { $name } betaalt { $chips } fiches en ontloopt de zwarte schapen.
        }
       *[both] { $chips ->
            [one] { $name } gebruikt de bonus, betaalt { $chips } fiche en ontloopt de zwarte schapen.
           *[other] { $name } gebruikt de bonus, betaalt { $chips } fiches en ontloopt de zwarte schapen.
        }
    }
event-wolle-chip-gained = { $name } krijgt een wolfiche.
event-wolle-chip-none = De voorraad is leeg, dus { $name } krijgt geen fiche.
event-wolle-cards-taken = { $way ->
        [last] { $named ->
            [no] { $cardCount ->
                [one] { $name } is als laatste aan de beurt en moet nemen wat er nog ligt: { $cardCount } kaart.
               *[other] { $name } is als laatste aan de beurt en moet nemen wat er nog ligt: { $cardCount } kaarten.
            }
           *[yes] { $name } is als laatste aan de beurt en moet nemen wat er nog ligt: { $cardNames }.
        }
        [leftover] { $named ->
            [no] { $cardCount ->
                [one] { $name } krijgt de overgebleven kaarten: { $cardCount } kaart.
               *[other] { $name } krijgt de overgebleven kaarten: { $cardCount } kaarten.
            }
           *[yes] { $name } krijgt de overgebleven kaarten: { $cardNames }.
        }
        [below-14] { $named ->
            [no] { $cardCount ->
                [one] { $name } blijft onder de 14 en moet nemen: { $cardCount } kaart.
               *[other] { $name } blijft onder de 14 en moet nemen: { $cardCount } kaarten.
            }
           *[yes] { $name } blijft onder de 14 en moet nemen: { $cardNames }.
        }
        [all] { $named ->
            [no] { $cardCount ->
                [one] { $name } neemt alles wat er op tafel ligt: { $cardCount } kaart.
               *[other] { $name } neemt alles wat er op tafel ligt: { $cardCount } kaarten.
            }
           *[yes] { $name } neemt alles wat er op tafel ligt: { $cardNames }.
        }
       *[choice] { $named ->
            [no] { $cardCount ->
                [one] { $name } neemt { $cardCount } kaart.
               *[other] { $name } neemt { $cardCount } kaarten.
            }
           *[yes] { $name } neemt { $cardNames }.
        }
    }
event-wolle-herd-topped = { $named ->
        [no] { $name } legt een schaap boven op de kudde.
       *[yes] { $name } legt { $cardNames } boven op de kudde.
    }
event-wolle-bone-stolen = { $name } pakt het bot van { $ownerName } af.
event-wolle-bone-left = { $name } laat het bot bij { $ownerName }.
event-wolle-turn-skipped = Voor { $name } zijn er geen kaarten meer over.
    .headline = Voor { $skippedNames } zijn er geen kaarten meer over. De ronde is voorbij.
event-wolle-game-ended = Alle 60 kaarten zijn genomen.
event-wolle-sheep-returned = { $name } heeft geen hond. Terug in de doos: { $cardNames }.
# $total: a number to select by. $totalWords: the same as text, with a true minus sign.
event-wolle-seat-scored = { $total ->
        [one] { $name } eindigt met { $totalWords } punt.
       *[other] { $name } eindigt met { $totalWords } punten.
    }
event-wolle-game-won = { $winnerCount ->
        [one] { $winnerNames } wint.
       *[other] { $winnerNames } delen de overwinning.
    }

## Refusals: bids, dice, cards

error-bid-no-chip = Een bod van 26+ kost een wolfiche, en je hebt er geen.
error-bid-range = Je kunt alleen bieden wat er op de biedkaart staat.
error-bid-twice = Die speler heeft al geboden.
error-boards-wrong = Elke speler heeft een van de zes biedkaarten nodig.
error-cards-order = De kaarten moeten in de volgorde van de kaartenset staan, elke kaart één keer.
error-claim-out-of-reach = Met je bonus en je fiches haal je je bod niet.
error-deal-count = { $needed ->
        [one] Er moet precies { $needed } kaart worden neergelegd.
       *[other] Er moeten precies { $needed } kaarten worden neergelegd.
    }
# $cards: a list of the cards as files name them, such as "s07 and d1".
error-deal-dealt = Deze kaarten zijn al neergelegd: { $cards }.
# $die: d12, d10 or d8.
error-keep-lying = { $die ->
        [d12] De blauwe dobbelsteen heb je al gehouden.
        [d10] De rode dobbelsteen heb je al gehouden.
       *[d8] De gele dobbelsteen heb je al gehouden.
    }
error-keep-no-try-left = Dat was je derde poging: je mag niet nog eens gooien.
error-miss-too-early = Je kunt nog niet stoppen: je beurt duurt tot je kaarten neemt of je derde poging voorbij is.
error-rescue-not-possible = Dat kan niet: er liggen geen zwarte schapen om te ontlopen, of je kunt niet op 14 of meer komen en toch onder je bod blijven.
error-roll-lying = { $die ->
        [d12] De blauwe dobbelsteen ligt vast: dat getal kan niet meer veranderen.
        [d10] De rode dobbelsteen ligt vast: dat getal kan niet meer veranderen.
       *[d8] De gele dobbelsteen ligt vast: dat getal kan niet meer veranderen.
    }
error-roll-no-such-number = { $die ->
        [d12] Dat getal staat niet op de blauwe dobbelsteen.
        [d10] Dat getal staat niet op de rode dobbelsteen.
       *[d8] Dat getal staat niet op de gele dobbelsteen.
    }
error-take-count = { $needed ->
        [one] Je moet precies { $needed } kaart nemen.
       *[other] Je moet precies { $needed } kaarten nemen.
    }
error-take-not-displayed = Deze kaarten liggen niet op tafel: { $cards }.
error-top-not-new = Alleen een schaap dat je net hebt genomen, kan bovenop komen.

## Refusals: what is agreed

# What stands in quotation marks here and in the next group is written in files like this, and not translated.
error-options-open-herd = De optie ‘open_herd’ kan alleen true of false zijn.
error-options-open-herds = De optie ‘open_herds’ kan alleen true of false zijn.

## Refusals: the deck

# $card: a card as the file names it, such as "s07". $place: which card of the file, from 1.
error-deck-format = Dit bestand is geen kaartenset. Een kaartenset is een lijst van 60 kaarten, zoals die op de pagina ‘{ menu-deck }’.
error-deck-count = { $cards ->
        [one] Een kaartenset heeft { $needed } kaarten nodig, maar deze heeft er maar { $cards }.
       *[other] Een kaartenset heeft { $needed } kaarten nodig, maar deze heeft er { $cards }.
    }
error-deck-card = Kaart { $place } van het bestand moet precies deze velden hebben: ‘id’, ‘kind’, ‘points’, ‘number’ en ‘corner’.
error-deck-id = In het bestand staat een ‘id’ dat niet bestaat of dat twee keer voorkomt.
error-deck-kind = Bij kaart { $card } past ‘kind’ niet bij ‘id’.
error-deck-number = Bij kaart { $card } past ‘number’ niet bij ‘id’.
error-deck-points = Bij kaart { $card } past ‘points’ niet bij ‘kind’.
error-deck-corner = Bij kaart { $card } past deze ‘corner’ niet.

## Odds of a position

# Headings of tables: what is played for.
odds-wolle-aim-reach = Om het bod te halen
odds-wolle-aim-worth = Voor de meeste punten
# Headings of columns: short. The first ones are chances.
odds-wolle-reach = Gehaald
odds-wolle-try-1 = 1e poging
odds-wolle-try-2 = 2e poging
odds-wolle-try-3 = 3e poging
odds-wolle-below-14 = Onder 14
odds-wolle-cards = Kaarten
odds-wolle-worth = Punten
odds-wolle-cards-behind = Kaarten als er drie weg zijn
# Below the tables, each a sentence: what they do not know.
odds-wolle-bids-first = Berekend alsof je als eerste gooit en alle kaarten er nog liggen. Een beste bod staat hier niet: dat hangt ervan af wie er vóór jou aan de beurt is en wat er dan nog ligt.
    .short = Alsof je als eerste gooit; zonder beste bod.
odds-wolle-bids-last = Wie als laatste aan de beurt is, gooit helemaal niet.
odds-wolle-worth-table = Bij de punten telt elk schaap wat erop staat, een 3‑7‑0 4½, een 0‑0‑7 6, één hond 12, twee honden 2, meer honden −2, het bot 2 en 4 voor elke hond, een wolfiche 1. Wat je kudde van een kaart maakt, je nieuwe bovenste kaart en wat de anderen krijgen, tellen niet mee.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-wolle-bone-stolen = { $bot ->
        [lamb] ‘O! Mag ik het houden?’
        [ewe] ‘Ik pas er alleen op.’
        [ram] ‘Van mij. Nog vragen?’
       *[roger] ‘Het weet waar het thuishoort.’
    }
remark-wolle-bid-reached = { NUMBER($try) ->
        [1] { $bot ->
            [lamb] ‘Gelukt! Zagen jullie dat?’
            [ewe] ‘Belofte maakt schuld.’
            [ram] ‘Dat doe ik slapend.’
           *[roger] ‘Net als in het voorjaar van de grote hagel.’
        }
       *[other] { "" }
    }
remark-wolle-cards-taken = { $way ->
        [below-14] { $bot ->
            [lamb] ‘Ik keek heel even niet!’
            [ewe] ‘Die hebben ook een thuis nodig.’
            [ram] ‘Wie heeft die daar neergezet?’
           *[roger] ‘Dit onthoud ik.’
        }
       *[other] { "" }
    }
remark-wolle-bid-missed = { $bot ->
        [lamb] ‘Misschien heb ik te veel beloofd.’
        [ewe] ‘Ach ja. De volgende keer.’
        [ram] ‘De tafel stond scheef.’
       *[roger] ‘Ook ik ben jong geweest.’
    }
remark-wolle-game-won = { $bot ->
        [lamb] ‘Ik? Echt waar? Ik?’
        [ewe] ‘Kom allemaal, we gaan naar huis.’
        [ram] ‘Zoals verwacht.’
       *[roger] ‘Een goede kudde vergeet nooit.’
    }
