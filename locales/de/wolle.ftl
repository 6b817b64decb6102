# Volle Wolle: its name, its words on the screen, its cards, events and refusals. The rules are in wolle-rules.ftl.
#
# Terms: Gebot (a number from 14 to 26, or "26+"), bieten, Gebotstafel, Klammerchen (clip), aufdecken, Versuch (erster,
# zweiter, dritter), Ergebnis (what the dice come to), das Gebot erreichen or schaffen, nicht geschafft (missed; on the
# button: verzichten), schwarze Schafe abwehren, einen Würfel liegen lassen (it is not rolled again; under a die:
# bleibt), Wollchip (short: Chip), Vorrat, Nachziehstapel, Auslage (the cards on the table), Herde, oberste Karte,
# Ecksymbol: Bonus / Malus / Knochensymbol, Schafzahl, gewöhnliches Schaf (8er-Schaf), schwarzes Schaf, 3-7-0-Schaf,
# 0-0-7-Schaf, Kartensatz (deck), Terzett (set), Hirtenhund (short: Hund), der Knochen, Standardkarten (house deck),
# Hausregel.
#
# $bid is text such as "22" or "26+". Dice are blue (d12), red (d10) and yellow (d8).

game-wolle = Volle Wolle
    .lead = Biete geheim, wirf drei Würfel und hol dir die schönste Herde. Aber pass auf, welches Schaf obenauf liegt!
    .intro = Wolle oder nicht Wolle? 60 Karten, drei Würfel, eine Wiese voller Schafe, und alle wollen die schönsten. Wie viel traust du dir zu? Wer am höchsten bietet, darf zuerst ran – und muss es dann auch schaffen. Wer den Mund zu voll nimmt, sieht zu, wie andere die besten Schafe wegholen. Und pass auf, welches Schaf oben auf deiner Herde liegt: Es kann dir bei jedem Wurf helfen. Oder dich ärgern.
    .about = Volle Wolle ist ein Spiel von Alessandro Zucchini, 2007 bei Zoch erschienen.

## Set-up

# What is agreed, in a line: the deck, and what may be looked at.
agreed-deck = Eigene Karten
agreed-short = Kurze Partie
agreed-open-herd = Eigene Herde offen
agreed-open-herds = Alle Herden offen
setup-short = Kurze Partie: halb so viele Karten, halb so lang
# A heading, and below it why one may want to open herds.
setup-herds = Herden
setup-herds-about = Nach den üblichen Regeln sieht man von jeder Herde nur die oberste Karte, auch von der eigenen.
setup-open-herd = Eigene Herde offen: Du darfst jederzeit in deine Herde schauen
setup-open-herds = Alle Herden offen: Alle dürfen in jede Herde schauen, und der Verlauf nennt jede Karte
setup-own-deck = Mit eigenen Karten spielen
setup-own-deck-help = Die Standardkarten sind 60 Karten von uns. Für andere wähle eine Datei mit 60 Karten; eine Vorlage gibt es auf der Seite „{ menu-deck }“.
setup-own-deck-file = Datei wählen
setup-own-deck-used = Ihr spielt mit deinen eigenen Karten.
setup-own-deck-drop = Standardkarten nehmen

## Page of the cards, sections of the rulebook

deck-own = Das sind die Standardkarten dieser Seite: 60 eigene, nicht die aus der Schachtel. Sie halten sich an alles, was die gedruckten Regeln über die Karten sagen. Den Rest haben wir uns selbst ausgedacht.
deck-other = Hast du das Spiel zu Hause? Dann kannst du auch mit seinen Karten spielen: Trage die 60 Karten in eine Datei ein, nach dem Muster der Datei hier unten, und wähle sie bei einer neuen Partie unter „{ setup-more }“ aus.
deck-download = Karten als Datei herunterladen (JSON)
# Headings; $count: how many cards of the kind there are.
deck-kind-plain = { $count ->
        [one] { $count } gewöhnliches Schaf
       *[other] { $count } gewöhnliche Schafe
    }
deck-kind-370 = { $count ->
        [one] { $count } Schaf mit 3‑7‑0
       *[other] { $count } Schafe mit 3‑7‑0
    }
deck-kind-007 = { $count ->
        [one] { $count } Schaf mit 0‑0‑7
       *[other] { $count } Schafe mit 0‑0‑7
    }
deck-kind-black = { $count ->
        [one] { $count } schwarzes Schaf
       *[other] { $count } schwarze Schafe
    }
deck-kind-dog = { $count ->
        [one] { $count } Hirtenhund
       *[other] { $count } Hirtenhunde
    }
deck-kind-bone = Der Knochen

rules-wolle-material = Das braucht ihr
rules-wolle-round = Eine Runde
rules-wolle-turn = Würfeln
rules-wolle-result = Dein Ergebnis
rules-wolle-cards = Deine Karten
rules-wolle-end = Spielende und Abrechnung
rules-wolle-two = Zu zweit
rules-wolle-house = Hausregeln

## Table

display-heading = Auslage
# These three stand side by side in the bar. $round and $rounds are whole numbers.
round-of = Runde { $round } von { $rounds }
cards-left = { $count ->
        [0] keine Karten im Nachziehstapel
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
stock-chips = { $count ->
        [0] keine Chips im Vorrat
        [one] { $count } Chip im Vorrat
       *[other] { $count } Chips im Vorrat
    }

# For screen readers. $card: a card in full, one of card-plain to card-007 below.
seat-top = Oberste Karte: { $card }
seat-no-top = Noch kein Schaf
# Tiny, on the panel of a player, before seat-herd: as short as can be, without a line break on a phone.
seat-sheep-number = Nr. { $number }
# The same for screen readers.
seat-sheep-number-name = Schafzahl { $number }
# Words beside the numbers on that panel, in a first game: as short as can be.
seat-sheep-number-long = Schafzahl { $number }
seat-chips-word = { $count ->
        [one] Chip
       *[other] Chips
    }
seat-herd-word = { $count ->
        [one] Schaf
       *[other] Schafe
    }
seat-herd = { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
seat-chips = { $count ->
        [one] { $count } Wollchip
       *[other] { $count } Wollchips
    }
seat-dogs = { $count ->
        [one] { $count } Hund
       *[other] { $count } Hunde
    }
seat-bone = der Knochen
seat-bid = Gebot { $bid }
seat-has-bid = hat geboten
seat-no-bid = hat noch nicht geboten
# A tiny label: the place in the order of play. $place: 1 to 6.
seat-place = { NUMBER($place, type: "ordinal") ->
       *[other] als { $place }. dran
    }
# The same for screen readers.
seat-place-name = { NUMBER($place) ->
        [1] zuerst dran
        [2] an zweiter Stelle dran
        [3] an dritter Stelle dran
        [4] an vierter Stelle dran
        [5] an fünfter Stelle dran
       *[other] an sechster Stelle dran
    }
# For screen readers: the heap on the panel, which opens the herd. $count: how many sheep are in it. The words
# begin with what is to be seen: the number, and in the first match `seat-herd-word`.
seat-own-herd = { $count ->
        [one] { $count } Schaf: ansehen
       *[other] { $count } Schafe: ansehen
    }
seat-own-herd-heading = Herde von { $name }, die oberste Karte zuletzt

display-empty = Keine Karten in der Auslage
display-closed = Eine verdeckte Karte
# Under a card that has just been taken.
display-taken-by = { $name }
# A small label under a black sheep.
display-threat = droht dir
crib-wolle = Was Karten wert sind
# Tiny labels in that list, each above a number of points: exactly one dog; more dogs than the others; no dog; each dog.
crib-dog-one = genau einer
crib-dog-most = die meisten
crib-dog-none = keiner
crib-bone = pro Hund
# In place of a number of points: what somebody without a dog loses, as short as can be.
crib-returned = −2 Schafe

## Bids

bids-heading = { $name }, was bietest du?
bids-help = So viel musst du mindestens erreichen. Wer am meisten bietet, ist zuerst dran. Dein Gebot sieht noch niemand.
bids-caution = Mit { $bid } bist du wahrscheinlich zuletzt dran, und dann ist vielleicht nichts mehr da.
bids-how = So wird geboten
bids-fields = Gebote
bids-field-off = { $bid }: Warum geht das nicht?
bids-confirm = { $bid } bieten
bids-confirm-none = Gebot wählen
bids-hide = Gebotstafel verdecken
# Tiny, on the field of 26+.
bids-plus-cost = 1 Chip
bids-waiting = Es wird noch geboten.

reveal-heading = Die Gebote sind aufgedeckt
# Small, under a bid that others have made too. $number: the sheep number of that player.
reveal-tie = Gleichstand: Schafzahl { $number }
reveal-paid = 1 Chip gezahlt
reveal-order = Wer mehr geboten hat, ist zuerst dran. Bei Gleichstand entscheidet die niedrigere Schafzahl.

## Dice

tray-heading = { $name } · Gebot { $bid }
# Formulas. $a, $b, $c: the three dice. $malus: the minus of the top card. $sum: one of the first two.
tray-sum = { $a } + { $b } + { $c }
tray-sum-malus = { $a } + { $b } + { $c } − { $malus }
tray-sum-paid = { $payment ->
        [bonus] { $sum } + Bonus { $bonus }
        [chips] { $chips ->
            [one] { $sum } + { $chips } Chip
           *[other] { $sum } + { $chips } Chips
        }
        [both] { $chips ->
            [one] { $sum } + Bonus { $bonus } + { $chips } Chip
           *[other] { $sum } + Bonus { $bonus } + { $chips } Chips
        }
       *[none] { $sum }
    }
# The top card has a bonus that has not been used yet.
tray-bonus = Bonus { $bonus } möglich
# Under the result, in large digits.
tray-of = nötig: { $target }
tray-result-name = Ergebnis { $result }, nötig { $target }
# Under the number to reach, in large digits.
tray-target = nötig
# $short: how many points are missing.
tray-short = { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
    }
tray-reached = geschafft!
    .inline = geschafft
tray-missed = nicht geschafft
tray-rescued = davongekommen
round-heading = Karten dieser Runde
round-none = nichts übrig
tray-tries = Was jeder Versuch bringt
# A tiny label.
tray-try = { NUMBER($try, type: "ordinal") ->
       *[other] { $try }. Versuch
    }
tray-earns = { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
tray-leftover = { $name } bekommt die übrigen Karten.
tray-last = { $name } ist zuletzt dran und nimmt ohne Wurf alle übrigen Karten.
# Under a die that is not rolled again.
tray-kept = bleibt
# A die that is a button, for screen readers. $die: d12, d10 or d8.
keep-name = { $die ->
        [d12] Den blauen Würfel mit der { $value } liegen lassen und weiterwürfeln
        [d10] Den roten Würfel mit der { $value } liegen lassen und weiterwürfeln
       *[d8] Den gelben Würfel mit der { $value } liegen lassen und weiterwürfeln
    }

## Decisions

roll = Würfeln
# $target: the number to reach.
roll-question = { $name }, wirf alle drei Würfel! Du brauchst { $target }.
# $short: how many points are missing. $payment: what would reach the bid:
# "bonus" (of the top card), "chips", or "both".
try-keep-question = { $short ->
        [one] { $name }, dir fehlt noch { $short }. Tippe den Würfel an, der liegen bleibt; den Rest würfelst du neu.
       *[other] { $name }, dir fehlen noch { $short }. Tippe den Würfel an, der liegen bleibt; den Rest würfelst du neu.
    }
try-claim-keep-question = { $payment ->
        [bonus] { $name }, noch { $short } bis zum Gebot. Nutzt du den Bonus und nimmst Karten? Sonst tippe den Würfel an, der liegen bleibt.
        [chips] { $name }, noch { $short } bis zum Gebot. Zahlst du Chips und nimmst Karten? Sonst tippe den Würfel an, der liegen bleibt.
       *[both] { $name }, noch { $short } bis zum Gebot. Nutzt du den Bonus, zahlst Chips und nimmst Karten? Sonst tippe den Würfel an, der liegen bleibt.
    }
try-claim-miss-question = { $payment ->
        [bonus] { $name }, dritter Versuch und noch { $short } bis zum Gebot. Nutzt du den Bonus, oder verzichtest du?
        [chips] { $name }, dritter Versuch und noch { $short } bis zum Gebot. Zahlst du Chips, oder verzichtest du?
       *[both] { $name }, dritter Versuch und noch { $short } bis zum Gebot. Nutzt du den Bonus und zahlst Chips, oder verzichtest du?
    }
# $sheep: how many black sheep there are to take.
try-rescue-miss-question = { $sheep ->
        [one] { $name }, dein Ergebnis liegt unter 14. Wehrst du das schwarze Schaf ab, oder nimmst du es?
       *[other] { $name }, dein Ergebnis liegt unter 14. Wehrst du die schwarzen Schafe ab, oder nimmst du sie?
    }
try-claim-rescue-miss-question = { $name }, noch { $short } bis zum Gebot: erreichen, nur die schwarzen Schafe abwehren oder verzichten?
try-rescue-note = { $count ->
        [one] Verzichtest du, musst du ein schwarzes Schaf nehmen, weil dein Ergebnis unter 14 liegt.
       *[other] Verzichtest du, musst du { $count } schwarze Schafe nehmen, weil dein Ergebnis unter 14 liegt.
    }
# Buttons: what you pay, and in small letters below, what you get for it (claim-earns, rescue-earns).
pay = { $payment ->
        [bonus] Bonus nutzen
        [chips] { $chips ->
            [one] { $chips } Chip zahlen
           *[other] { $chips } Chips zahlen
        }
       *[both] { $chips ->
            [one] Bonus nutzen, { $chips } Chip zahlen
           *[other] Bonus nutzen, { $chips } Chips zahlen
        }
    }
claim-earns = { $count ->
        [one] { $count } Karte nehmen
       *[other] { $count } Karten nehmen
    }
# $chips is 0 where the stock has none left.
rescue-earns = { $chips ->
        [0] kein schwarzes Schaf, kein Chip (Vorrat leer)
        [one] kein schwarzes Schaf, { $chips } Chip bekommen
       *[other] kein schwarzes Schaf, { $chips } Chips bekommen
    }
# A button, with miss-earns or miss-costs in small letters below. $count: black sheep.
miss = Verzichten
miss-earns = { $chips ->
        [0] kein Chip (Vorrat leer)
        [one] { $chips } Chip bekommen
       *[other] { $chips } Chips bekommen
    }
miss-costs = { $chips ->
        [0] { $count ->
            [one] { $count } schwarzes Schaf nehmen, kein Chip (Vorrat leer)
           *[other] { $count } schwarze Schafe nehmen, kein Chip (Vorrat leer)
        }
        [one] { $count ->
            [one] { $count } schwarzes Schaf nehmen, { $chips } Chip bekommen
           *[other] { $count } schwarze Schafe nehmen, { $chips } Chip bekommen
        }
       *[other] { $count ->
            [one] { $count } schwarzes Schaf nehmen, { $chips } Chips bekommen
           *[other] { $count } schwarze Schafe nehmen, { $chips } Chips bekommen
        }
    }
# A wool chip in the table of values.
chips-counted = { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
take-question = { $count ->
        [one] { $name }, tippe die Karte an, die du haben willst
       *[other] { $name }, wähle { $count } Karten
    }
take-confirm = { $picked } von { $count } gewählt
take-confirm-ready = Diese { $count } Karten nehmen
top-question = { $name }, wähle das oberste Schaf für deine Herde
# $owner: the player who has the bone.
bone-question = { $name }, nimmst du { $owner } den Knochen weg?
steal = Knochen nehmen
leave = Nicht nehmen
# $card: a card in full.
top-name = Obenauf legen: { $card }
# A button beside cards to choose from, and the heading of what it opens: what these cards are worth and do.
about-cards = Was können diese Karten?

## What may be done in a position, in lists

move-wolle-bid = Bieten
move-wolle-keep = Einen Würfel liegen lassen und weiterwürfeln
move-wolle-claim = Das Gebot mit Bonus oder Chips erreichen
move-wolle-rescue = Die schwarzen Schafe mit Bonus oder Chips abwehren
move-wolle-miss = Auf das Gebot verzichten
move-wolle-take = Karten nehmen
move-wolle-steal = Den Knochen nehmen
move-wolle-leave = Den Knochen nicht nehmen
move-wolle-top = Das oberste Schaf wählen
move-die = { $die ->
        [d12] Den blauen Würfel liegen lassen und weiterwürfeln
        [d10] Den roten Würfel liegen lassen und weiterwürfeln
       *[d8] Den gelben Würfel liegen lassen und weiterwürfeln
    }
# $cards: a list of cards as in a sentence.
move-cards = Nehmen: { $cards }

## Great moments

# Shown big for a moment, over the table.
moment-top-bid = 26+ geschafft!
moment-high-bid = 26 geschafft!
moment-bold-bid = Auf Anhieb geschafft!
moment-bone-stolen = Knochen geklaut!
moment-bone-taken = Knochen geschnappt!
moment-black-sheep = { $count ->
    [one] Ein schwarzes Schaf!
   *[other] Lauter schwarze Schafe!
}
moment-last-chip = Gerettet mit dem letzten Chip!

## End

# Above the herds, while their cards are counted.
count-wolle = Gatter auf, es wird gezählt!
# A list for screen readers: the cards of every herd, and what they come to.
count-herds = Alle Herden
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
highlight-wolle-boldest-bid = { NUMBER($try) ->
        [1] im ersten Versuch erreicht
        [2] im zweiten Versuch erreicht
       *[3] im dritten Versuch erreicht
    }
    .title = Mutigstes Gebot
    .figure = { $bid }
# $odds: one in so many rolls is as good.
highlight-wolle-luckiest-roll = gelingt nur in einem von { $odds } Würfen
    .title = Glückswurf
    .figure = { $total }
highlight-wolle-most-black-sheep = schwarze Schafe in einer Herde
    .title = Schwärzeste Herde
    .figure = { $count }
highlight-wolle-bone-thief = { $count ->
        [one] Mal den Knochen geklaut
       *[other] Mal den Knochen geklaut
    }
    .title = Knochendieb
    .figure = { $count }
highlight-wolle-richest-take = { $points ->
        [one] Punkt auf einen Schlag
       *[other] Punkte auf einen Schlag
    }
    .title = Fettester Fang
    .figure = { $points }
# $short: how many points were missing. $target: the number to reach.
highlight-wolle-closest-miss = { $short ->
        [one] Punkt fehlte zur { $target }
       *[other] Punkte fehlten zur { $target }
    }
    .title = Knapp daneben
    .figure = { $short }
# Rows of the score sheet: short.
scores-plain = Schafe
scores-black = Schwarze Schafe
scores-set-370 = 3‑7‑0
scores-set-007 = 0‑0‑7
scores-dogs = Hunde
scores-bone = Knochen
scores-chips = Chips
scores-returned = Zurückgelegt
scores-returned-note = Ohne Hund kommen zwei deiner gewöhnlichen Schafe zurück in die Schachtel. Ausgesucht werden für dich die mit den wenigsten Punkten.
# A card that was put back, in a narrow cell.
scores-returned-card = { $size ->
        [one] { $size } Punkt
       *[other] { $size } Punkte
    }

## Cards and pieces

# A card in full, for screen readers. $size: its points, without a sign. $corner and $corner_size: see card-corner.
card-plain = Schaf, { card-points }, { card-corner }, Schafzahl { $number }
card-black = { $size ->
        [one] Schwarzes Schaf, minus { $size } Punkt, { card-corner }, Schafzahl { $number }
       *[other] Schwarzes Schaf, minus { $size } Punkte, { card-corner }, Schafzahl { $number }
    }
card-370 = 3‑7‑0-Schaf, { card-corner }, Schafzahl { $number }
card-007 = 0‑0‑7-Schaf, { card-corner }, Schafzahl { $number }
card-dog = Hirtenhund
card-bone = Der Knochen
# Parts of the messages above.
card-points = { $size ->
        [one] { $size } Punkt
       *[other] { $size } Punkte
    }
card-corner = { $corner ->
        [bonus] Bonus { $corner_size }
        [minus] Malus { $corner_size }
        [bone] Knochensymbol
       *[none] ohne Ecksymbol
    }

# A card in a list within a sentence, always in the accusative: "Anna nimmt ein 8er-Schaf und den Knochen." $told: "yes"
# where the same list has another card that is named alike, so that the sheep number tells them apart. $size: its
# points, without a sign.
card-short-plain = { $told ->
        [yes] { $size ->
           *[other] ein { $size }er-Schaf (Schafzahl { $number })
        }
       *[no] { $size ->
           *[other] ein { $size }er-Schaf
        }
    }
card-short-black = { $told ->
        [yes] ein schwarzes Schaf (−{ $size }, Schafzahl { $number })
       *[no] ein schwarzes Schaf (−{ $size })
    }
card-short-370 = { $told ->
        [yes] ein 3‑7‑0-Schaf (Schafzahl { $number })
       *[no] ein 3‑7‑0-Schaf
    }
card-short-007 = { $told ->
        [yes] ein 0‑0‑7-Schaf (Schafzahl { $number })
       *[no] ein 0‑0‑7-Schaf
    }
# $count: sheepdogs in the list, which are all alike.
card-short-dog = { $count ->
        [one] einen Hirtenhund
       *[other] { $count } Hirtenhunde
    }
card-short-bone = den Knochen

# A die, for screen readers. $die: d12, d10 or d8.
die-shows = { $kept ->
        [yes] { die-name }: { $value }, bleibt liegen
       *[no] { die-name }: { $value }
    }
die-waits = { die-name }, noch nicht geworfen
die-name = { $die ->
        [d12] blauer Würfel
        [d10] roter Würfel
       *[d8] gelber Würfel
    }

# Bots: what they are, and how they play, in a list to choose from.
bot-lamb = Lamm
    .about = geht nach dem, was auf den Karten steht
bot-ewe = Mutterschaf
    .about = kennt die Würfel, vergisst aber die Karten
bot-ram = Widder
    .about = merkt sich deine Gebote und lässt sich nicht in die Karten schauen
bot-roger = Roger
    .about = merkt sich alle Herden und Gebote und gönnt dir kein Schaf
# An entry of a list: a player, and that player’s bid or sheep number.
seat-value = { $name } ({ $value })

## Events

# Lines of the log, newest first; the newest also stands above the dice. $named is "no" where closed herds keep secret
# which cards they were; else $cardNames is a list of them, such as "ein 8er-Schaf und den Knochen".

# $boardWords: a list of players with their numbers, such as "Anna (52) und Ben (54)". $bidWords: the same with bids.
event-wolle-boards-dealt = Die Gebotstafeln sind verteilt. Die Schafzahlen: { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] { $cardCount ->
            [one] Runde { $round } beginnt mit { $cardCount } Karte in der Auslage.
           *[other] Runde { $round } beginnt mit { $cardCount } Karten in der Auslage.
        }
       *[yes] Runde { $round } bringt { $cardNames }.
    }
event-wolle-bid-marked = { $name } hat geboten.
event-wolle-bids-revealed = Die Gebote: { $bidWords }.
event-wolle-plus-paid = { $name } zahlt einen Chip für 26+.
# $place: 1 to 6. wolle-bid-tie: others have bid the same, so that the sheep number decides.
event-wolle-order-placed = { $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] { NUMBER($place) ->
                [1] { $name } fängt an (Gleichstand bei { $bid }, nach Schafzahl).
                [2] { $name } ist an zweiter Stelle dran (Gleichstand bei { $bid }, nach Schafzahl).
                [3] { $name } ist an dritter Stelle dran (Gleichstand bei { $bid }, nach Schafzahl).
                [4] { $name } ist an vierter Stelle dran (Gleichstand bei { $bid }, nach Schafzahl).
                [5] { $name } ist an fünfter Stelle dran (Gleichstand bei { $bid }, nach Schafzahl).
               *[other] { $name } ist an sechster Stelle dran (Gleichstand bei { $bid }, nach Schafzahl).
            }
           *[yes] { NUMBER($place) ->
                [1] { $name } fängt an (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
                [2] { $name } ist an zweiter Stelle dran (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
                [3] { $name } ist an dritter Stelle dran (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
                [4] { $name } ist an vierter Stelle dran (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
                [5] { $name } ist an fünfter Stelle dran (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
               *[other] { $name } ist an sechster Stelle dran (Gleichstand bei { $bid }, Schafzahl { $sheep_number }).
            }
        }
       *[other] { NUMBER($place) ->
            [1] { $name } fängt an (Gebot { $bid }).
            [2] { $name } ist an zweiter Stelle dran (Gebot { $bid }).
            [3] { $name } ist an dritter Stelle dran (Gebot { $bid }).
            [4] { $name } ist an vierter Stelle dran (Gebot { $bid }).
            [5] { $name } ist an fünfter Stelle dran (Gebot { $bid }).
           *[other] { $name } ist an sechster Stelle dran (Gebot { $bid }).
        }
    }
# $diceWords: a list of three numbers. $malus: the minus of the top card. $target: the number to reach.
event-wolle-dice-rolled = { NUMBER($malus) ->
        [0] { $name } würfelt { $diceWords }: Ergebnis { $result }, nötig { $target }.
       *[other] { $name } würfelt { $diceWords }, abzüglich Malus { $malus }: Ergebnis { $result }, nötig { $target }.
    }
# $value: the number on the die.
event-wolle-die-kept = { $die ->
        [d12] { $name } lässt den blauen Würfel mit der { $value } liegen.
        [d10] { $name } lässt den roten Würfel mit der { $value } liegen.
       *[d8] { $name } lässt den gelben Würfel mit der { $value } liegen.
    }
# $payment: what it took: "none", "bonus" (of the top card), "chips", or "both".
event-wolle-bid-reached = { $payment ->
        [bonus] { $entitled ->
            [one] { $name } nutzt den Bonus, kommt auf { $result } und bekommt { $entitled } Karte.
           *[other] { $name } nutzt den Bonus, kommt auf { $result } und bekommt { $entitled } Karten.
        }
        [chips] { $chips ->
            [one] { $entitled ->
                [one] { $name } zahlt { $chips } Chip, kommt auf { $result } und bekommt { $entitled } Karte.
               *[other] { $name } zahlt { $chips } Chip, kommt auf { $result } und bekommt { $entitled } Karten.
            }
           *[other] { $entitled ->
                [one] { $name } zahlt { $chips } Chips, kommt auf { $result } und bekommt { $entitled } Karte.
               *[other] { $name } zahlt { $chips } Chips, kommt auf { $result } und bekommt { $entitled } Karten.
            }
        }
        [both] { $chips ->
            [one] { $entitled ->
                [one] { $name } nutzt den Bonus, zahlt { $chips } Chip, kommt auf { $result } und bekommt { $entitled } Karte.
               *[other] { $name } nutzt den Bonus, zahlt { $chips } Chip, kommt auf { $result } und bekommt { $entitled } Karten.
            }
           *[other] { $entitled ->
                [one] { $name } nutzt den Bonus, zahlt { $chips } Chips, kommt auf { $result } und bekommt { $entitled } Karte.
               *[other] { $name } nutzt den Bonus, zahlt { $chips } Chips, kommt auf { $result } und bekommt { $entitled } Karten.
            }
        }
       *[none] { $entitled ->
            [one] { $name } kommt auf { $result } und bekommt { $entitled } Karte.
           *[other] { $name } kommt auf { $result } und bekommt { $entitled } Karten.
        }
    }
event-wolle-bid-missed = { $name } kommt nur auf { $result }: Gebot nicht geschafft.
event-wolle-result-rescued = { $payment ->
        [bonus] { $name } nutzt den Bonus und muss kein schwarzes Schaf nehmen.
        [chips] { $chips ->
            [one] { $name } zahlt { $chips } Chip und muss kein schwarzes Schaf nehmen.
           *[other] { $name } zahlt { $chips } Chips und muss kein schwarzes Schaf nehmen.
        }
       *[both] { $chips ->
            [one] { $name } nutzt den Bonus, zahlt { $chips } Chip und muss kein schwarzes Schaf nehmen.
           *[other] { $name } nutzt den Bonus, zahlt { $chips } Chips und muss kein schwarzes Schaf nehmen.
        }
    }
event-wolle-chip-gained = { $name } bekommt einen Wollchip.
event-wolle-chip-none = Der Vorrat ist leer: kein Chip für { $name }.
event-wolle-cards-taken = { $way ->
        [last] { $named ->
            [no] { $cardCount ->
                [one] { $name } ist zuletzt dran und muss nehmen, was übrig ist: { $cardCount } Karte.
               *[other] { $name } ist zuletzt dran und muss nehmen, was übrig ist: { $cardCount } Karten.
            }
           *[yes] { $name } ist zuletzt dran und muss nehmen, was übrig ist: { $cardNames }.
        }
        [leftover] { $named ->
            [no] { $cardCount ->
                [one] { $name } bekommt, was übrig ist: { $cardCount } Karte.
               *[other] { $name } bekommt, was übrig ist: { $cardCount } Karten.
            }
           *[yes] { $name } bekommt, was übrig ist: { $cardNames }.
        }
        [below-14] { $named ->
            [no] { $cardCount ->
                [one] Ergebnis unter 14: { $name } muss { $cardCount } Karte nehmen.
               *[other] Ergebnis unter 14: { $name } muss { $cardCount } Karten nehmen.
            }
           *[yes] Ergebnis unter 14: { $name } muss { $cardNames } nehmen.
        }
        [all] { $named ->
            [no] { $cardCount ->
                [one] { $name } nimmt alles, was noch ausliegt: { $cardCount } Karte.
               *[other] { $name } nimmt alles, was noch ausliegt: { $cardCount } Karten.
            }
           *[yes] { $name } nimmt alles, was noch ausliegt: { $cardNames }.
        }
       *[choice] { $named ->
            [no] { $cardCount ->
                [one] { $name } nimmt { $cardCount } Karte.
               *[other] { $name } nimmt { $cardCount } Karten.
            }
           *[yes] { $name } nimmt { $cardNames }.
        }
    }
event-wolle-herd-topped = { $named ->
        [no] { $name } legt ein Schaf oben auf die Herde.
       *[yes] { $name } legt { $cardNames } oben auf die Herde.
    }
event-wolle-bone-stolen = { $name } nimmt { $ownerName } den Knochen weg.
event-wolle-bone-left = { $name } lässt { $ownerName } den Knochen.
event-wolle-turn-skipped = Für { $name } ist keine Karte mehr da: Der Zug entfällt.
event-wolle-round-ended = Runde { $round } ist zu Ende. Genommene Karten: { $countWords }.
    .headline = { $skippedCount ->
        [0] Runde { $round } ist zu Ende.
       *[other] Für { $skippedNames } bleibt nichts übrig: Höhere Gebote gehen vor. Runde { $round } ist zu Ende.
    }
event-wolle-game-ended = Alle Karten sind vergeben: Jetzt wird abgerechnet.
event-wolle-sheep-returned = { $name } hat keinen Hund und legt { $cardNames } in die Schachtel zurück.
# $total: a number to select by. $totalWords: the same as text, with a true minus sign.
event-wolle-seat-scored = { $total ->
        [one] { $name } hat { $totalWords } Punkt.
       *[other] { $name } hat { $totalWords } Punkte.
    }
event-wolle-game-won = { $winnerCount ->
        [one] Der Sieg geht an { $winnerNames }.
       *[other] { $winnerNames } teilen sich den Sieg.
    }

## Refusals: bids, dice, cards

error-bid-no-chip = 26+ kostet einen Wollchip, und du hast keinen.
error-bid-range = Bieten kannst du nur, was auf der Gebotstafel steht.
error-bid-twice = Hier ist schon geboten worden.
error-boards-wrong = Jede der sechs Gebotstafeln gibt es nur einmal.
error-cards-order = Die Karten müssen in der Reihenfolge des Kartensatzes genannt werden, jede einmal.
error-claim-out-of-reach = Dein Bonus und deine Chips reichen nicht bis zu deinem Gebot.
error-deal-count = { $needed ->
        [one] Es muss genau { $needed } Karte ausgelegt werden.
       *[other] Es müssen genau { $needed } Karten ausgelegt werden.
    }
# $kind: sheep, dog or bone. $number: the number of a sheep.
error-deal-dealt = { $kind ->
        [sheep] Das Schaf mit der Schafzahl { $number } wurde schon ausgelegt.
        [dog] Dieser Hirtenhund wurde schon ausgelegt.
       *[bone] Der Knochen wurde schon ausgelegt.
    }
# $die: d12, d10 or d8.
error-keep-lying = { $die ->
        [d12] Der blaue Würfel bleibt schon liegen.
        [d10] Der rote Würfel bleibt schon liegen.
       *[d8] Der gelbe Würfel bleibt schon liegen.
    }
error-keep-no-try-left = Das war dein dritter Versuch: Einen weiteren Wurf gibt es nicht.
error-miss-too-early = Verzichten kannst du noch nicht: Dein Zug endet erst, wenn du Karten nimmst oder den dritten Versuch hinter dir hast.
error-rescue-not-possible = Du kannst dein Ergebnis nicht auf 14 oder mehr anheben und dabei unter deinem Gebot bleiben, oder es gibt keine schwarzen Schafe abzuwehren.
error-roll-lying = { $die ->
        [d12] Der blaue Würfel bleibt liegen; seine Zahl ändert sich nicht mehr.
        [d10] Der rote Würfel bleibt liegen; seine Zahl ändert sich nicht mehr.
       *[d8] Der gelbe Würfel bleibt liegen; seine Zahl ändert sich nicht mehr.
    }
error-roll-no-such-number = { $die ->
        [d12] Diese Zahl gibt es auf dem blauen Würfel nicht.
        [d10] Diese Zahl gibt es auf dem roten Würfel nicht.
       *[d8] Diese Zahl gibt es auf dem gelben Würfel nicht.
    }
error-take-count = { $needed ->
        [one] Du musst genau { $needed } Karte nehmen.
       *[other] Du musst genau { $needed } Karten nehmen.
    }
error-take-not-displayed = { $kind ->
        [sheep] Das Schaf mit der Schafzahl { $number } liegt nicht in der Auslage.
        [dog] Dieser Hirtenhund liegt nicht in der Auslage.
       *[bone] Der Knochen liegt nicht in der Auslage.
    }
error-top-not-new = Obenauf kommt nur ein Schaf, das du gerade genommen hast.

## Refusals: what is agreed

# What stands in quotation marks here and in the next group is written in files like this, and not translated.
error-options-short = Die Einstellung „short“ (kurze Partie) kann nur true oder false sein.
error-options-open-herd = Die Einstellung „open_herd“ (eigene Herde offen) kann nur true oder false sein.
error-options-open-herds = Die Einstellung „open_herds“ (alle Herden offen) kann nur true oder false sein.

## Refusals: the deck

# $card: a card as the file names it, such as "s07". $place: which card of the file, from 1.
error-deck-format = Diese Datei enthält keinen Kartensatz: Sie muss eine Liste mit 60 Karten sein wie die auf der Seite „{ menu-deck }“.
error-deck-count = { $cards ->
        [one] Ein Kartensatz braucht { $needed } Karten, dieser hat aber nur { $cards }.
       *[other] Ein Kartensatz braucht { $needed } Karten, dieser hat aber { $cards }.
    }
error-deck-card = Karte { $place } der Datei braucht genau diese Angaben: „id“ (Kennung), „kind“ (Art), „points“ (Punkte), „number“ (Schafzahl) und „corner“ (Ecksymbol).
error-deck-id = Eine Karte der Datei hat eine Kennung („id“), die es nicht gibt oder die schon eine andere Karte hat.
error-deck-kind = Karte { $card }: Die Art („kind“) passt nicht zur Kennung („id“).
error-deck-number = Karte { $card }: Die Schafzahl („number“) passt nicht zur Kennung („id“).
error-deck-points = Karte { $card }: Die Punkte („points“) passen nicht zur Art („kind“).
error-deck-corner = Karte { $card }: Das Ecksymbol („corner“) passt nicht zu dieser Karte.

## Odds of a position

# Headings of tables: what is played for.
odds-wolle-aim-reach = Um das Gebot zu erreichen
odds-wolle-aim-worth = Für möglichst viele Punkte
# Headings of columns: short. The first ones are chances.
odds-wolle-reach = Erreicht
odds-wolle-try-1 = 1. Versuch
odds-wolle-try-2 = 2. Versuch
odds-wolle-try-3 = 3. Versuch
odds-wolle-below-14 = Unter 14
odds-wolle-cards = Karten
odds-wolle-worth = Punkte
odds-wolle-cards-behind = Karten, wenn drei weg sind
# Below the tables, each a sentence: what they do not know.
odds-wolle-bids-first = Gerechnet ist so, als wärst du zuerst dran und als lägen noch alle Karten da. Welches Gebot das beste ist, steht hier nicht: Das hängt davon ab, wer vor dir dran ist und was dann noch daliegt.
    .short = Gerechnet, als wärst du zuerst dran. Das beste Gebot ist nicht markiert.
odds-wolle-bids-last = Wer zuletzt dran ist, würfelt gar nicht.
odds-wolle-worth-table = So sind die Punkte geschätzt: jedes Schaf wie aufgedruckt, ein 3‑7‑0-Schaf mit 4½, ein 0‑0‑7-Schaf mit 6. Ein Hund zählt 12, zwei zählen 2, mehr zählen −2, der Knochen 2 und dazu 4 für jeden Hund, ein Wollchip 1. Nicht eingerechnet ist, was eine Karte in deiner Herde sonst bewirkt und was andere bekommen.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-wolle-bone-stolen = { $bot ->
        [lamb] „Oh! Darf ich den behalten?“
        [ewe] „Ich pass nur drauf auf.“
        [ram] „Meiner. Noch Fragen?“
       *[roger] „Er weiß, wo er hingehört.“
    }
remark-wolle-bid-reached = { NUMBER($try) ->
        [1] { $bot ->
            [lamb] „Geschafft! Habt ihr das gesehen?“
            [ewe] „Versprochen ist versprochen.“
            [ram] „Das kann ich im Schlaf.“
           *[roger] „Wie damals, im Frühjahr mit dem Hagel.“
        }
       *[other] { "" }
    }
remark-wolle-cards-taken = { $way ->
        [below-14] { $bot ->
            [lamb] „Ich hab nur ganz kurz nicht hingeschaut!“
            [ewe] „Die gibt’s in jeder Familie.“
            [ram] „Wer hat die denn hingestellt?“
           *[roger] „Das merk ich mir.“
        }
       *[other] { "" }
    }
remark-wolle-bid-missed = { $bot ->
        [lamb] „Vielleicht hab ich doch zu viel versprochen.“
        [ewe] „Na ja. Nächstes Mal.“
        [ram] „Wer hat hier den Bock geschossen?“
       *[roger] „Auch ich war mal jung.“
    }
remark-wolle-game-won = { $bot ->
        [lamb] „Ich? Echt? Ich?“
        [ewe] „So, alle mitkommen, wir gehen heim.“
        [ram] „Was sonst?“
       *[roger] „Eine gute Herde vergisst nie.“
    }
