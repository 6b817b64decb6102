# Wollie Bollie: its name, its words on the screen, its cards, events and refusals. The rules are in wolle-rules.ftl.
#
# Terms: bod (14 tot en met 26, of 26+; meervoud biedingen), bieden, biedkaart, poging (eerste, tweede, derde),
# resultaat, een bod halen, niet gehaald, opgeven (met opzet), een dobbelsteen laten liggen, het wolfiche (kort:
# fiche), inleveren (fiches), inzetten (bonus of allebei), voorraad, trekstapel, kaarten op tafel, kudde, bovenste kaart,
# bovenop (maar: boven op de kudde), hoeksymbool: bonus, minuswaarde, botsymbool; schapengetal, zwart schaap, gewoon
# schaap, 3-7-0-kaart, 0-0-7-kaart, herdershond (kort: hond), het bot (afpakken, inpikken), verslag.
#
# $bid is text such as "22" or "26+". Dice are blue (d12), red (d10) and yellow (d8).

game-wolle = Wollie Bollie
    .lead = Bied in het geheim, gooi drie dobbelstenen en drijf de mooiste kudde bij elkaar. Maar let op welke kaart er bovenop komt!
    .intro = Elke ronde komen er kaarten op tafel en biedt iedereen in het geheim: hoeveel durf jij met drie dobbelstenen te gooien? Wie het hoogst biedt, begint. Aan de beurt? Dan heb je hoogstens drie pogingen, en hoe eerder het lukt, hoe meer kaarten je kiest: drie, twee of één. Je schapen komen boven op je kudde. Een bonus op de bovenste kaart helpt je bij elke worp, een minuswaarde zit je dwars, dus kies die kaart slim. Met drie of meer spelers gooit de laatste niet: die krijgt alles wat er nog ligt, zwarte schapen en al. Zijn alle 60 kaarten op, dan tellen jullie schapen, honden, wolfiches en het bot. De hoogste score wint.
    .about = Wollie Bollie is een spel van Alessandro Zucchini. Het verscheen in 2007 bij Zoch als Volle Wolle, en in het Nederlands bij 999 Games.

## Set-up

# What is agreed, in a line: the deck, and what may be looked at.
agreed-deck = Eigen kaarten
agreed-short = Korte partij
agreed-open-herd = Eigen kudde open
agreed-open-herds = Alle kuddes open
setup-short = Korte partij: half zoveel kaarten, half zo lang
# A heading, and below it why one may want to open herds.
setup-herds = Kuddes
setup-herds-about = Volgens de gewone regels zie je van elke kudde alleen de bovenste kaart, ook van die van jezelf.
setup-open-herd = Open kudde: je mag altijd in je eigen kudde kijken
setup-open-herds = Open kuddes: iedereen mag altijd in elke kudde kijken, en het verslag noemt elke kaart
setup-own-deck = Met eigen kaarten spelen
setup-own-deck-help = Volle heeft 60 eigen kaarten. Wil je met andere spelen? Kies dan een bestand met 60 kaarten; een voorbeeld staat op de pagina ‘{ menu-deck }’.
setup-own-deck-file = Kies een bestand
setup-own-deck-used = Je speelt met je eigen kaarten.
setup-own-deck-drop = Terug naar de kaarten van Volle

## Page of the cards, sections of the rulebook

deck-own = Dit zijn de kaarten van Volle: 60 kaarten die we zelf hebben gemaakt, niet de gedrukte. Ze kloppen met alles wat de gedrukte regels erover zeggen; de rest hebben we zelf bedacht.
deck-other = Heb je het spel in huis? Zet de 60 gedrukte kaarten dan in een JSON-bestand en kies dat bij ‘{ setup-more }’ als je een nieuwe partij begint.
deck-download = Download de kaarten van Volle als JSON
# Headings; $count: how many cards of the kind there are.
deck-kind-plain = { $count ->
        [one] { $count } gewoon schaap
       *[other] { $count } gewone schapen
    }
deck-kind-370 = { $count ->
        [one] { $count } 3‑7‑0‑kaart
       *[other] { $count } 3‑7‑0‑kaarten
    }
deck-kind-007 = { $count ->
        [one] { $count } 0‑0‑7‑kaart
       *[other] { $count } 0‑0‑7‑kaarten
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
round-of = Ronde { $round } van { $rounds }
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
# Words beside the numbers on that panel, in a first game: as short as can be.
seat-sheep-number-long = schapengetal { $number }
seat-chips-word = { $count ->
        [one] fiche
       *[other] fiches
    }
seat-herd-word = { $count ->
        [one] schaap
       *[other] schapen
    }
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
       *[other] { $place }e
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
# For screen readers: the heap on the panel, which opens the herd. $count: how many sheep are in it. The words
# begin with what is to be seen: the number, and in the first match `seat-herd-word`.
seat-own-herd = { $count ->
        [one] { $count } schaap: bekijken
       *[other] { $count } schapen: bekijken
    }
seat-own-herd-heading = De kudde van { $name } (de bovenste kaart staat achteraan)

display-empty = Geen kaarten op tafel
display-closed = Een gedekte kaart
# Under a card that has just been taken.
display-taken-by = { $name }
# A small label under a black sheep.
display-threat = anders voor jou
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
bids-help = Zoveel moet je straks minstens gooien. Wie het hoogst biedt, begint. Nog niemand ziet je bod.
bids-caution = Met { $bid } ben je waarschijnlijk als laatste aan de beurt, en dan is er misschien niets meer over.
bids-how = Hoe bied je?
bids-fields = Biedingen
bids-field-off = { $bid }: waarom niet?
bids-confirm = Bied { $bid }
bids-confirm-none = Kies een bod
bids-hide = Verberg biedkaart
# Tiny, on the field of 26+.
bids-plus-cost = 1 fiche
bids-waiting = Er wordt nog geboden.

reveal-heading = De biedkaarten zijn omgedraaid
# Small, under a bid that others have made too. $number: the sheep number of that player.
reveal-tie = gelijk: schapengetal { $number }
reveal-paid = 1 fiche ingeleverd
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
tray-bonus = bonus { $bonus } nog te gebruiken
# Under the result, in large digits.
tray-of = nodig: { $target }
tray-result-name = Resultaat { $result }, te halen { $target }
# Under the number to reach, in large digits.
tray-target = nodig
# $short: how many points are missing.
tray-short = { $short ->
        [one] { $short } tekort
       *[other] { $short } tekort
    }
tray-reached = gehaald!
    .inline = gehaald
tray-missed = niet gehaald
tray-rescued = ontsnapt
round-heading = Kaarten van deze ronde
round-none = niets over
tray-tries = Wat elke poging oplevert
# A tiny label.
tray-try = { NUMBER($try, type: "ordinal") ->
       *[other] { $try }e poging
    }
tray-earns = { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
tray-leftover = { $name } krijgt alles wat overblijft.
tray-last = { $name } is als laatste aan de beurt: niet gooien, maar alles nemen wat er nog ligt.
# Under a die that is not rolled again.
tray-kept = blijft
# A die that is a button, for screen readers. $die: d12, d10 or d8.
keep-name = { $die ->
        [d12] Laat de blauwe { $value } liggen en gooi de rest opnieuw
        [d10] Laat de rode { $value } liggen en gooi de rest opnieuw
       *[d8] Laat de gele { $value } liggen en gooi de rest opnieuw
    }

## Decisions

roll = Gooien
# $target: the number to reach.
roll-question = { $name }, gooi { $target } of meer met alle drie de dobbelstenen
# $short: how many points are missing. $payment: what would reach the bid:
# "bonus" (of the top card), "chips", or "both".
try-keep-question = { $short ->
        [one] { $name }, je komt { $short } tekort. Tik op de dobbelsteen die blijft liggen; de rest gooi je opnieuw.
       *[other] { $name }, je komt { $short } tekort. Tik op de dobbelsteen die blijft liggen; de rest gooi je opnieuw.
    }
try-claim-keep-question = { $payment ->
        [bonus] { $name }, je komt { $short } tekort. Zet je bonus in, of tik op de dobbelsteen die blijft liggen.
        [chips] { $name }, je komt { $short } tekort. Lever fiches in, of tik op de dobbelsteen die blijft liggen.
       *[both] { $name }, je komt { $short } tekort. Zet bonus en fiches in, of tik op de dobbelsteen die blijft liggen.
    }
try-claim-miss-question = { $payment ->
        [bonus] { $name }, je komt na je derde poging { $short } tekort. Bonus inzetten?
        [chips] { $name }, je komt na je derde poging { $short } tekort. Fiches inleveren?
       *[both] { $name }, je komt na je derde poging { $short } tekort. Bonus en fiches inzetten?
    }
# $sheep: how many black sheep there are to take.
try-rescue-miss-question = { $sheep ->
        [one] { $name }, je blijft onder de 14. Wil je aan het zwarte schaap ontsnappen?
       *[other] { $name }, je blijft onder de 14. Wil je aan de zwarte schapen ontsnappen?
    }
try-claim-rescue-miss-question = { $name }, je komt na je derde poging { $short } tekort. Wat doe je?
try-rescue-note = { $count ->
        [one] Anders moet je een zwart schaap nemen, want je blijft onder de 14.
       *[other] Anders moet je { $count } zwarte schapen nemen, want je blijft onder de 14.
    }
# Buttons: what you pay, and in small letters below, what you get for it (claim-earns, rescue-earns).
pay = { $payment ->
        [bonus] Zet je bonus in
        [chips] { $chips ->
            [one] Lever { $chips } fiche in
           *[other] Lever { $chips } fiches in
        }
       *[both] { $chips ->
            [one] Zet je bonus en { $chips } fiche in
           *[other] Zet je bonus en { $chips } fiches in
        }
    }
claim-earns = { $count ->
        [one] neem { $count } kaart
       *[other] neem { $count } kaarten
    }
# $chips is 0 where the stock has none left.
rescue-earns = { $chips ->
        [0] ontsnapt; de fiches zijn op
        [one] ontsnapt, en { $chips } fiche erbij
       *[other] ontsnapt, en { $chips } fiches erbij
    }
# A button, with miss-earns or miss-costs in small letters below. $count: black sheep.
miss = Geef op
miss-earns = { $chips ->
        [0] geen fiche: ze zijn op
        [one] je krijgt { $chips } fiche
       *[other] je krijgt { $chips } fiches
    }
miss-costs = { $chips ->
        [0] { $count ->
            [one] { $count } zwart schaap; de fiches zijn op
           *[other] { $count } zwarte schapen; de fiches zijn op
        }
        [one] { $count ->
            [one] { $count } zwart schaap en { $chips } fiche
           *[other] { $count } zwarte schapen en { $chips } fiche
        }
       *[other] { $count ->
            [one] { $count } zwart schaap en { $chips } fiches
           *[other] { $count } zwarte schapen en { $chips } fiches
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
top-question = { $name }, kies het bovenste schaap voor je kudde
# $owner: the player who has the bone.
bone-question = { $name }, pik je het bot van { $owner } in?
steal = Pak het bot af
leave = Laat maar
# $card: a card in full.
top-name = Leg bovenop: { $card }
# A button beside cards to choose from, and the heading of what it opens: what these cards are worth and do.
about-cards = Wat doen deze kaarten?

## What may be done in a position, in lists

move-wolle-bid = Bieden
move-wolle-keep = Een dobbelsteen laten liggen en de rest opnieuw gooien
move-wolle-claim = Het bod halen met bonus of fiches
move-wolle-rescue = Met bonus of fiches aan de zwarte schapen ontsnappen
move-wolle-miss = Opgeven
move-wolle-take = Kaarten nemen
move-wolle-steal = Het bot afpakken
move-wolle-leave = Het bot laten liggen
move-wolle-top = Kiezen welk schaap bovenop komt
move-die = { $die ->
        [d12] De blauwe dobbelsteen laten liggen
        [d10] De rode dobbelsteen laten liggen
       *[d8] De gele dobbelsteen laten liggen
    }
# $cards: a list of cards as in a sentence.
move-cards = Neem { $cards }

## Great moments

# Shown big for a moment, over the table.
moment-top-bid = 26+ gehaald!
moment-high-bid = 26 gehaald!
moment-bold-bid = In één keer gehaald!
moment-bone-stolen = Bot gepikt!
moment-bone-taken = Het bot is binnen!
moment-black-sheep = { $count ->
    [one] Een zwart schaap!
   *[other] Allemaal zwarte schapen!
}
moment-last-chip = Gered door de laatste fiche!

## End

# Above the herds, while their cards are counted.
count-wolle = Hekken open, we gaan tellen!
# A list for screen readers: the cards of every herd, and what they come to.
count-herds = Alle kuddes
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
highlight-wolle-boldest-bid = { NUMBER($try) ->
        [1] gehaald bij de eerste poging
        [2] gehaald bij de tweede poging
       *[3] gehaald bij de derde poging
    }
    .title = Gewaagdste bod
    .figure = { $bid }
# $odds: one in so many rolls is as good.
highlight-wolle-luckiest-roll = maar 1 op de { $odds } worpen is zo goed
    .title = Geluksworp
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
        [one] punt in één klap
       *[other] punten in één klap
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
scores-returned-note = Zonder hond gaan twee gewone schapen terug in de doos. Kiezen hoeft niet: het zijn de twee met de minste punten.
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
card-370 = 3‑7‑0‑kaart, { card-corner }, schapengetal { $number }
card-007 = 0‑0‑7‑kaart, { card-corner }, schapengetal { $number }
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
        [yes] een 3‑7‑0‑kaart (schapengetal { $number })
       *[no] een 3‑7‑0‑kaart
    }
card-short-007 = { $told ->
        [yes] een 0‑0‑7‑kaart (schapengetal { $number })
       *[no] een 0‑0‑7‑kaart
    }
# $count: sheepdogs in the list, which are all alike.
card-short-dog = { $count ->
        [one] een herdershond
       *[other] { $count } herdershonden
    }
card-short-bone = het bot

# A die, for screen readers. $die: d12, d10 or d8.
die-shows = { $kept ->
        [yes] { die-name }: { $value }, blijft liggen
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
    .about = let alleen op wat er op de kaarten staat
bot-ewe = Ooi
    .about = kan rekenen met dobbelstenen, maar vergeet de kaarten
bot-ram = Ram
    .about = onthoudt je biedingen en laat zich niet in de kaarten kijken
bot-roger = Roger
    .about = onthoudt elke kudde en elk bod, en gunt je geen schaap
# An entry of a list: a player, and that player’s bid or sheep number.
seat-value = { $name } ({ $value })

## Events

# Lines of the log, newest first; the newest also stands above the dice. $named is "no" where closed herds keep secret
# which cards they were; else $cardNames is a list of them, such as "an 8-point sheep and the bone".

# $boardWords: a list of players with their numbers, such as "Anna (52) and Ben (54)". $bidWords: the same with bids.
event-wolle-boards-dealt = Iedereen heeft een biedkaart met een schapengetal op de achterkant: { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] { $cardCount ->
            [one] Ronde { $round } begint met { $cardCount } kaart op tafel.
           *[other] Ronde { $round } begint met { $cardCount } kaarten op tafel.
        }
       *[yes] Ronde { $round } begint. Op tafel: { $cardNames }.
    }
event-wolle-bid-marked = { $name } heeft geboden.
event-wolle-bids-revealed = De biedingen: { $bidWords }.
event-wolle-plus-paid = { $name } levert een fiche in voor 26+.
# $place: 1 to 6. wolle-bid-tie: others have bid the same, so that the sheep number decides.
event-wolle-order-placed = { $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] { NUMBER($place) ->
                [1] Gelijk bod van { $bid }: door het schapengetal is { $name } als eerste aan de beurt.
                [2] Gelijk bod van { $bid }: door het schapengetal is { $name } als tweede aan de beurt.
                [3] Gelijk bod van { $bid }: door het schapengetal is { $name } als derde aan de beurt.
                [4] Gelijk bod van { $bid }: door het schapengetal is { $name } als vierde aan de beurt.
                [5] Gelijk bod van { $bid }: door het schapengetal is { $name } als vijfde aan de beurt.
               *[other] Gelijk bod van { $bid }: door het schapengetal is { $name } als zesde aan de beurt.
            }
           *[yes] { NUMBER($place) ->
                [1] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als eerste aan de beurt.
                [2] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als tweede aan de beurt.
                [3] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als derde aan de beurt.
                [4] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als vierde aan de beurt.
                [5] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als vijfde aan de beurt.
               *[other] Gelijk bod van { $bid }: met schapengetal { $sheep_number } is { $name } als zesde aan de beurt.
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
        [0] { $name } gooit { $diceWords }. Dat is { $result }. Nodig: { $target }.
       *[other] { $name } gooit { $diceWords }. Met −{ $malus } is dat { $result }. Nodig: { $target }.
    }
# $value: the number on the die.
event-wolle-die-kept = { $die ->
        [d12] { $name } laat de blauwe { $value } liggen.
        [d10] { $name } laat de rode { $value } liggen.
       *[d8] { $name } laat de gele { $value } liggen.
    }
# $payment: what it took: "none", "bonus" (of the top card), "chips", or "both".
event-wolle-bid-reached = { $payment ->
        [bonus] { $entitled ->
            [one] { $name } komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaart.
           *[other] { $name } komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaarten.
        }
        [chips] { $chips ->
            [one] { $entitled ->
                [one] { $name } levert { $chips } fiche in, komt op { $result }, haalt het bod en wint { $entitled } kaart.
               *[other] { $name } levert { $chips } fiche in, komt op { $result }, haalt het bod en wint { $entitled } kaarten.
            }
           *[other] { $entitled ->
                [one] { $name } levert { $chips } fiches in, komt op { $result }, haalt het bod en wint { $entitled } kaart.
               *[other] { $name } levert { $chips } fiches in, komt op { $result }, haalt het bod en wint { $entitled } kaarten.
            }
        }
        [both] { $chips ->
            [one] { $entitled ->
                [one] { $name } levert { $chips } fiche in, komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaart.
               *[other] { $name } levert { $chips } fiche in, komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaarten.
            }
           *[other] { $entitled ->
                [one] { $name } levert { $chips } fiches in, komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaart.
               *[other] { $name } levert { $chips } fiches in, komt met de bonus op { $result }, haalt het bod en wint { $entitled } kaarten.
            }
        }
       *[none] { $entitled ->
            [one] { $name } haalt het bod met { $result } en wint { $entitled } kaart.
           *[other] { $name } haalt het bod met { $result } en wint { $entitled } kaarten.
        }
    }
event-wolle-bid-missed = { $name } komt op { $result } en haalt het bod niet.
event-wolle-result-rescued = { $payment ->
        [bonus] { $name } zet de bonus in en ontsnapt aan de zwarte schapen.
        [chips] { $chips ->
            [one] { $name } levert { $chips } fiche in en ontsnapt aan de zwarte schapen.
           *[other] { $name } levert { $chips } fiches in en ontsnapt aan de zwarte schapen.
        }
       *[both] { $chips ->
            [one] { $name } zet de bonus en { $chips } fiche in en ontsnapt aan de zwarte schapen.
           *[other] { $name } zet de bonus en { $chips } fiches in en ontsnapt aan de zwarte schapen.
        }
    }
event-wolle-chip-gained = { $name } krijgt een wolfiche.
event-wolle-chip-none = De voorraad is leeg: { $name } krijgt geen fiche.
event-wolle-cards-taken = { $way ->
        [last] { $named ->
            [no] { $cardCount ->
                [one] { $name } is als laatste aan de beurt en moet de rest nemen: { $cardCount } kaart.
               *[other] { $name } is als laatste aan de beurt en moet de rest nemen: { $cardCount } kaarten.
            }
           *[yes] { $name } is als laatste aan de beurt en moet de rest nemen: { $cardNames }.
        }
        [leftover] { $named ->
            [no] { $cardCount ->
                [one] { $name } krijgt wat er overblijft: { $cardCount } kaart.
               *[other] { $name } krijgt wat er overblijft: { $cardCount } kaarten.
            }
           *[yes] { $name } krijgt wat er overblijft: { $cardNames }.
        }
        [below-14] { $named ->
            [no] { $cardCount ->
                [one] Onder de 14: { $name } moet { $cardCount } kaart nemen.
               *[other] Onder de 14: { $name } moet { $cardCount } kaarten nemen.
            }
           *[yes] Onder de 14: { $name } moet { $cardNames } nemen.
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
event-wolle-bone-stolen = { $name } pikt het bot van { $ownerName } in.
event-wolle-bone-left = { $name } laat het bot bij { $ownerName }.
event-wolle-turn-skipped = Voor { $name } ligt er niets meer.
event-wolle-round-ended = Ronde { $round } is voorbij. Genomen kaarten: { $countWords }.
    .headline = { $skippedCount ->
        [0] Ronde { $round } is voorbij.
       *[other] Voor { $skippedNames } blijft niets over: hogere biedingen gaan voor. Ronde { $round } is voorbij.
    }
event-wolle-game-ended = Alle kaarten zijn genomen: tijd om te tellen!
event-wolle-sheep-returned = { $name } heeft geen hond. Terug in de doos: { $cardNames }.
# $total: a number to select by. $totalWords: the same as text, with a true minus sign.
event-wolle-seat-scored = { $total ->
        [one] { $name } eindigt met { $totalWords } punt.
       *[other] { $name } eindigt met { $totalWords } punten.
    }
event-wolle-game-won = { $winnerCount ->
        [one] De overwinning is voor { $winnerNames }.
       *[other] { $winnerNames } delen de overwinning.
    }

## Refusals: bids, dice, cards

error-bid-no-chip = Een bod van 26+ kost een wolfiche, en je hebt er geen.
error-bid-range = Je kunt alleen bieden wat er op de biedkaart staat.
error-bid-twice = Die speler heeft al geboden.
error-boards-wrong = Elke speler heeft een van de zes biedkaarten nodig.
error-cards-order = De kaarten moeten in de vaste volgorde staan, elke kaart één keer.
error-claim-out-of-reach = Ook met je bonus en je fiches haal je je bod niet.
error-deal-count = { $needed ->
        [one] Er moet precies { $needed } kaart worden neergelegd.
       *[other] Er moeten precies { $needed } kaarten worden neergelegd.
    }
# $kind: sheep, dog or bone. $number: the number of a sheep.
error-deal-dealt = { $kind ->
        [sheep] Het schaap met schapengetal { $number } is al neergelegd.
        [dog] Deze herdershond is al neergelegd.
       *[bone] Het bot is al neergelegd.
    }
# $die: d12, d10 or d8.
error-keep-lying = { $die ->
        [d12] De blauwe dobbelsteen ligt al vast.
        [d10] De rode dobbelsteen ligt al vast.
       *[d8] De gele dobbelsteen ligt al vast.
    }
error-keep-no-try-left = Dat was je derde poging: je mag niet nog eens gooien.
error-miss-too-early = Opgeven kan nog niet: je beurt duurt tot je kaarten neemt of je derde poging voorbij is.
error-rescue-not-possible = Dat kan niet: er liggen geen zwarte schapen, of je kunt niet tussen 14 en je bod uitkomen.
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
error-take-not-displayed = { $kind ->
        [sheep] Het schaap met schapengetal { $number } ligt niet op tafel.
        [dog] Deze herdershond ligt niet op tafel.
       *[bone] Het bot ligt niet op tafel.
    }
error-top-not-new = Alleen een schaap dat je net hebt genomen, kan bovenop komen.

## Refusals: what is agreed

# What stands in quotation marks here and in the next group is written in files like this, and not translated.
error-options-short = De optie ‘short’ kan alleen true of false zijn.
error-options-open-herd = De optie ‘open_herd’ kan alleen true of false zijn.
error-options-open-herds = De optie ‘open_herds’ kan alleen true of false zijn.

## Refusals: the deck

# $card: a card as the file names it, such as "s07". $place: which card of the file, from 1.
error-deck-format = Dit bestand is geen spel kaarten. Daarvoor is een lijst van 60 kaarten nodig, zoals die op de pagina ‘{ menu-deck }’.
error-deck-count = { $cards ->
        [one] Er zijn { $needed } kaarten nodig, maar in dit bestand zit er maar { $cards }.
       *[other] Er zijn { $needed } kaarten nodig, maar in dit bestand zitten er { $cards }.
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
odds-wolle-bids-first = Omdat niemand weet wat de anderen bieden, rekenen we alsof jij als eerste gooit en alle kaarten er nog liggen. Wat het beste bod is, hangt ook af van wie er vóór jou aan de beurt is.
    .short = Berekend alsof jij als eerste gooit. Het beste bod staat er niet bij.
odds-wolle-bids-last = Wie als laatste aan de beurt is, gooit helemaal niet.
odds-wolle-worth-table = Zo zijn de punten geschat: een schaap telt wat erop staat, een 3‑7‑0‑kaart 4½, een 0‑0‑7‑kaart 6, één hond 12, twee honden 2, meer honden −2, het bot 2 plus 4 per hond, een wolfiche 1. Niet meegerekend: wat je al in je kudde hebt, welke kaart bovenop komt en wat de anderen krijgen.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-wolle-bone-stolen = { $bot ->
        [lamb] ‘O! Mag ik het houden?’
        [ewe] ‘Ik pas er alleen even op.’
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
            [lamb] ‘Ik keek héél even niet!’
            [ewe] ‘Ach, die moeten ook ergens slapen.’
            [ram] ‘Wie heeft die daar neergezet?’
           *[roger] ‘Dit ga ik onthouden.’
        }
       *[other] { "" }
    }
remark-wolle-bid-missed = { $bot ->
        [lamb] ‘Misschien heb ik te veel beloofd.’
        [ewe] ‘Ach ja. Volgende keer beter.’
        [ram] ‘De tafel stond scheef!’
       *[roger] ‘Zelfs ik ben jong geweest.’
    }
remark-wolle-game-won = { $bot ->
        [lamb] ‘Ik? Echt waar? Ik?’
        [ewe] ‘Kom, allemaal mee naar huis.’
        [ram] ‘Zoals verwacht.’
       *[roger] ‘Een goede kudde vergeet nooit iets.’
    }
