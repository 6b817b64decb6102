# Volle Wolle: its name, its words on the screen, its cards, events and refusals. The rules are in wolle-rules.ftl.
#
# Terms: bid contrat (choose a bid choisir un contrat), bid board tableau de contrats (short: tableau), round manche,
# turn tour, try essai, result résultat, reach a bid remplir son contrat, miss a bid manquer son contrat
# (contrat manqué, on the button renoncer), keep a die garder un dé, roll again relancer, wool chip jeton Laine (short: jeton), stock réserve, draw pile pioche,
# cards on the table cartes sur la table, herd troupeau, top card carte du dessus, bonus / malus, bone symbol symbole Os,
# sheep number niveau (tiny: niv.), sheep with points mouton ordinaire, black sheep mouton noir, sheepdog chien de troupeau
# (short: chien), the bone l'os, go first jouer en premier, avoid the black sheep éviter les moutons noirs.
#
# $bid is text such as "22" or "26+". Dice are blue (d12), red (d10) and yellow (d8).

game-wolle = Volle Wolle
    .lead = Choisissez un contrat en secret, lancez trois dés et rassemblez le plus beau troupeau. Et gare à la carte du dessus !
    .intro = À chaque manche, on retourne des cartes et chacun choisit un contrat en secret : qu’oserez-vous promettre avec trois dés ? On joue du contrat le plus élevé au plus bas, en trois essais au plus. Rempli du premier coup, un contrat rapporte trois cartes ; au deuxième essai, deux ; au troisième, une. Attention au mouton qui finit sur le dessus de votre troupeau : son bonus aide vos lancers, son malus les gêne. Et le dernier joueur ? À trois ou plus, il ne lance même pas les dés : il ramasse tout ce qui reste, moutons noirs compris. Quand les 60 cartes sont prises, on compte les troupeaux, et le meilleur total gagne.
    .about = Volle Wolle est un jeu d’Alessandro Zucchini, édité par Zoch en 2007.

## Set-up

# What is agreed, in a line: the deck, and what may be looked at.
agreed-deck = Vos propres cartes
agreed-short = Partie courte
agreed-open-herd = Chacun voit son troupeau
agreed-open-herds = Tous les troupeaux visibles
setup-short = Partie courte : deux fois moins de cartes, deux fois moins de temps
# A heading, and below it why one may want to open herds.
setup-herds = Troupeaux
setup-herds-about = D’habitude, on ne voit que la carte du dessus de chaque troupeau, même du sien.
setup-open-herd = Chacun peut regarder son propre troupeau
setup-open-herds = Chacun peut regarder tous les troupeaux, et le journal nomme toutes les cartes
setup-own-deck = Jouer avec vos propres cartes
setup-own-deck-help = Les cartes maison sont 60 cartes de notre cru. Pour en utiliser d’autres, choisissez un fichier de 60 cartes ; un modèle se trouve sur la page « { menu-deck } ».
setup-own-deck-file = Choisir un fichier
setup-own-deck-used = Vous jouerez avec vos propres cartes.
setup-own-deck-drop = Revenir aux cartes maison

## Page of the cards, sections of the rulebook

deck-own = Voici les cartes maison : 60 cartes de notre cru, et non celles de la boîte. Elles respectent tout ce que les règles imprimées disent des cartes ; là où ces règles se taisent, nous avons choisi.
deck-other = Vous possédez le jeu ? Jouez avec ses cartes : recopiez les 60 dans un fichier JSON et choisissez-le sous « { setup-more } » quand vous préparez une partie.
deck-download = Télécharger ces cartes (JSON)
# Headings; $count: how many cards of the kind there are.
deck-kind-plain = { $count ->
        [one] { $count } mouton ordinaire
       *[other] { $count } moutons ordinaires
    }
deck-kind-370 = { $count ->
        [one] { $count } mouton 3‑7‑0
       *[other] { $count } moutons 3‑7‑0
    }
deck-kind-007 = { $count ->
        [one] { $count } mouton 0‑0‑7
       *[other] { $count } moutons 0‑0‑7
    }
deck-kind-black = { $count ->
        [one] { $count } mouton noir
       *[other] { $count } moutons noirs
    }
deck-kind-dog = { $count ->
        [one] { $count } chien de troupeau
       *[other] { $count } chiens de troupeau
    }
deck-kind-bone = L’os

rules-wolle-material = Le matériel
rules-wolle-round = Une manche
rules-wolle-turn = Le lancer des dés
rules-wolle-result = Votre résultat
rules-wolle-cards = Vos cartes
rules-wolle-end = Fin de la partie et décompte
rules-wolle-two = À deux
rules-wolle-house = Règles maison

## Table

display-heading = Cartes sur la table
# These three stand side by side in the bar. $round and $rounds are whole numbers.
round-of = Manche { $round }/{ $rounds }
cards-left = { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
stock-chips = { $count ->
        [0] réserve vide
        [one] { $count } jeton en réserve
       *[other] { $count } jetons en réserve
    }

# For screen readers. $card: a card in full, one of card-plain to card-007 below.
seat-top = Carte du dessus : { $card }
seat-no-top = Pas encore de mouton
# Tiny, on the panel of a player, before seat-herd: as short as can be, without a line break on a phone.
seat-sheep-number = niv. { $number }
# The same for screen readers.
seat-sheep-number-name = niveau { $number }
# Words beside the numbers on that panel, in a first game: as short as can be.
seat-sheep-number-long = niveau { $number }
seat-chips-word = { $count ->
        [one] jeton
       *[other] jetons
    }
seat-herd-word = { $count ->
        [one] mouton
       *[other] moutons
    }
seat-herd = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
seat-chips = { $count ->
        [one] { $count } jeton Laine
       *[other] { $count } jetons Laine
    }
seat-dogs = { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    }
seat-bone = l’os
seat-bid = contrat { $bid }
seat-has-bid = a choisi son contrat
seat-no-bid = réfléchit encore
# A tiny label: the place in the order of play. $place: 1 to 6.
seat-place = { NUMBER($place, type: "ordinal") ->
        [one] en { $place }er
       *[other] en { $place }e
    }
# The same for screen readers.
seat-place-name = { NUMBER($place) ->
        [1] joue en premier
        [2] joue en deuxième
        [3] joue en troisième
        [4] joue en quatrième
        [5] joue en cinquième
       *[other] joue en sixième
    }
# For screen readers: the heap on the panel, which opens the herd. $count: how many sheep are in it. The words
# begin with what is to be seen: the number, and in the first match `seat-herd-word`.
seat-own-herd = { $count ->
        [one] { $count } mouton : regarder
       *[other] { $count } moutons : regarder
    }
seat-own-herd-heading = { $name } : troupeau, carte du dessus en dernier

display-empty = Aucune carte sur la table
display-closed = Une carte, face cachée
# Under a card that has just been taken.
display-taken-by = { $name }
# A small label under a black sheep.
display-threat = vous guette
crib-wolle = Valeur des cartes
# Tiny labels in that list, each above a number of points: exactly one dog; more dogs than the others; no dog; each dog.
crib-dog-one = un seul
crib-dog-most = le plus
crib-dog-none = aucun
crib-bone = par chien
# In place of a number of points: what somebody without a dog loses, as short as can be.
crib-returned = −2 moutons

## Bids

bids-heading = { $name }, quel est votre contrat ?
bids-help = Vos dés devront atteindre ce nombre ou le dépasser. Le joueur au contrat le plus élevé joue en premier. Le vôtre reste secret pour l’instant.
bids-caution = Avec { $bid }, vous jouerez sans doute en dernier, et il ne restera peut-être plus rien.
bids-how = Comment choisir ?
bids-fields = Contrats
bids-field-off = { $bid } : pourquoi est-ce impossible ?
bids-confirm = Choisir { $bid }
bids-confirm-none = Quel contrat ?
bids-hide = Cacher mon tableau
# Tiny, on the field of 26+.
bids-plus-cost = 1 jeton
bids-waiting = Tout le monde n’a pas encore choisi son contrat.

reveal-heading = Les contrats sont dévoilés
# Small, under a bid that others have made too. $number: the sheep number of that player.
reveal-tie = égalité : niveau { $number }
reveal-paid = 1 jeton payé
reveal-order = On joue du contrat le plus élevé au plus bas. À égalité, le niveau le plus bas passe devant.

## Dice

tray-heading = { $name } · contrat { $bid }
# Formulas. $a, $b, $c: the three dice. $malus: the minus of the top card. $sum: one of the first two.
tray-sum = { $a } + { $b } + { $c }
tray-sum-malus = { $a } + { $b } + { $c } − { $malus }
tray-sum-paid = { $payment ->
        [bonus] { $sum } + bonus { $bonus }
        [chips] { $chips ->
            [one] { $sum } + { $chips } jeton
           *[other] { $sum } + { $chips } jetons
        }
        [both] { $chips ->
            [one] { $sum } + bonus { $bonus } + { $chips } jeton
           *[other] { $sum } + bonus { $bonus } + { $chips } jetons
        }
       *[none] { $sum }
    }
# The top card has a bonus that has not been used yet.
tray-bonus = bonus { $bonus } disponible
# Under the result, in large digits.
tray-of = pour { $target }
tray-result-name = Résultat : { $result } ; contrat : { $target }
# Under the number to reach, in large digits.
tray-target = à atteindre
# $short: how many points are missing.
tray-short = { $short ->
        [one] il manque { $short }
       *[other] il manque { $short }
    }
tray-reached = rempli !
    .inline = rempli
tray-missed = manqué
tray-rescued = tiré d’affaire
round-heading = Cartes de la manche
round-none = plus rien
tray-tries = Ce que rapporte chaque essai
# A tiny label.
tray-try = { NUMBER($try, type: "ordinal") ->
        [one] { $try }er essai
       *[other] { $try }e essai
    }
tray-earns = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
tray-leftover = { $name } reçoit les cartes qui restent.
tray-last = { $name } joue en dernier : pas de dés, mais toutes les cartes qui restent.
# Under a die that is not rolled again.
tray-kept = gardé
# A die that is a button, for screen readers. $die: d12, d10 or d8.
keep-name = { $die ->
        [d12] Garder le { $value } du dé bleu et relancer le reste
        [d10] Garder le { $value } du dé rouge et relancer le reste
       *[d8] Garder le { $value } du dé jaune et relancer le reste
    }

## Decisions

roll = Lancer
# $target: the number to reach.
roll-question = { $name }, lancez les trois dés pour atteindre { $target }
# $short: how many points are missing. $payment: what would reach the bid:
# "bonus" (of the top card), "chips", or "both".
try-keep-question = { $short ->
        [one] { $name }, il vous manque { $short } point. Touchez un dé pour le garder et relancer le reste.
       *[other] { $name }, il vous manque { $short } points. Touchez un dé pour le garder et relancer le reste.
    }
try-claim-keep-question = { $payment ->
        [bonus] { $name }, encore { $short } pour remplir le contrat : utilisez votre bonus, ou touchez un dé pour le garder et relancer le reste.
        [chips] { $name }, encore { $short } pour remplir le contrat : payez en jetons, ou touchez un dé pour le garder et relancer le reste.
       *[both] { $name }, encore { $short } pour remplir le contrat : utilisez votre bonus et payez en jetons, ou touchez un dé pour le garder et relancer le reste.
    }
try-claim-miss-question = { $payment ->
        [bonus] { $name }, il manque encore { $short } pour remplir le contrat. Vous utilisez votre bonus, ou vous renoncez ?
        [chips] { $name }, il manque encore { $short } pour remplir le contrat. Vous payez en jetons, ou vous renoncez ?
       *[both] { $name }, il manque encore { $short } pour remplir le contrat. Vous utilisez votre bonus et des jetons, ou vous renoncez ?
    }
# $sheep: how many black sheep there are to take.
try-rescue-miss-question = { $sheep ->
        [one] { $name }, votre résultat est inférieur à 14. Vous évitez le mouton noir, ou vous le prenez ?
       *[other] { $name }, votre résultat est inférieur à 14. Vous évitez les moutons noirs, ou vous les prenez ?
    }
try-claim-rescue-miss-question = { $name }, il vous manque { $short }. Vous remplissez le contrat, vous évitez juste les moutons noirs, ou vous renoncez ?
try-rescue-note = { $count ->
        [one] Renoncer sous 14, c’est prendre le mouton noir.
       *[other] Renoncer sous 14, c’est prendre les { $count } moutons noirs.
    }
# Buttons: what you pay, and in small letters below, what you get for it (claim-earns, rescue-earns).
pay = { $payment ->
        [bonus] Utiliser le bonus
        [chips] { $chips ->
            [one] Payer { $chips } jeton
           *[other] Payer { $chips } jetons
        }
       *[both] { $chips ->
            [one] Utiliser le bonus, payer { $chips } jeton
           *[other] Utiliser le bonus, payer { $chips } jetons
        }
    }
claim-earns = { $count ->
        [one] prendre { $count } carte
       *[other] prendre { $count } cartes
    }
# $chips is 0 where the stock has none left.
rescue-earns = { $chips ->
        [0] pas de mouton noir ; pas de jeton non plus : la réserve est vide
        [one] pas de mouton noir, et { $chips } jeton
       *[other] pas de mouton noir, et { $chips } jetons
    }
# A button, with miss-earns or miss-costs in small letters below. $count: black sheep.
miss = Renoncer
miss-earns = { $chips ->
        [0] pas de jeton : la réserve est vide
        [one] recevoir { $chips } jeton
       *[other] recevoir { $chips } jetons
    }
miss-costs = { $chips ->
        [0] { $count ->
            [one] prendre { $count } mouton noir ; pas de jeton : la réserve est vide
           *[other] prendre { $count } moutons noirs ; pas de jeton : la réserve est vide
        }
        [one] { $count ->
            [one] prendre { $count } mouton noir, recevoir { $chips } jeton
           *[other] prendre { $count } moutons noirs, recevoir { $chips } jeton
        }
       *[other] { $count ->
            [one] prendre { $count } mouton noir, recevoir { $chips } jetons
           *[other] prendre { $count } moutons noirs, recevoir { $chips } jetons
        }
    }
# A wool chip in the table of values.
chips-counted = { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
take-question = { $count ->
        [one] { $name }, touchez la carte que vous prenez
       *[other] { $name }, choisissez { $count } cartes
    }
take-confirm = Choix : { $picked } sur { $count }
take-confirm-ready = Prendre ces { $count } cartes
top-question = { $name }, choisissez le mouton du dessus de votre troupeau
# $owner: the player who has the bone.
bone-question = { $name }, vous prenez l’os à { $owner } ?
steal = Prendre l’os
leave = Le laisser
# $card: a card in full.
top-name = Mettre sur le dessus : { $card }
# A button beside cards to choose from, and the heading of what it opens: what these cards are worth and do.
about-cards = Que font ces cartes ?

## What may be done in a position, in lists

move-wolle-bid = Choisir un contrat
move-wolle-keep = Garder un dé et relancer le reste
move-wolle-claim = Remplir le contrat avec le bonus ou des jetons
move-wolle-rescue = Éviter les moutons noirs avec le bonus ou des jetons
move-wolle-miss = Renoncer au contrat
move-wolle-take = Prendre des cartes
move-wolle-steal = Prendre l’os
move-wolle-leave = Laisser l’os
move-wolle-top = Choisir le mouton du dessus
move-die = { $die ->
        [d12] Garder le dé bleu et relancer le reste
        [d10] Garder le dé rouge et relancer le reste
       *[d8] Garder le dé jaune et relancer le reste
    }
# $cards: a list of cards as in a sentence.
move-cards = Prendre { $cards }

## Great moments

# Shown big for a moment, over the table.
moment-top-bid = 26+ atteint !
moment-high-bid = 26 atteint !
moment-bold-bid = Réussi du premier coup !
moment-bone-stolen = Os chipé !
moment-bone-taken = L’os est pris !
moment-black-sheep = { $count ->
    [one] Un mouton noir !
   *[other] Que des moutons noirs !
}
moment-last-chip = Sauvé par le dernier jeton !

## End

# Above the herds, while their cards are counted.
count-wolle = Ouvrez les enclos, on compte !
# A list for screen readers: the cards of every herd, and what they come to.
count-herds = Tous les troupeaux
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
highlight-wolle-boldest-bid = { NUMBER($try) ->
        [1] atteint au premier essai
        [2] atteint au deuxième essai
       *[3] atteint au troisième essai
    }
    .title = Contrat le plus osé
    .figure = { $bid }
# $odds: one in so many rolls is as good.
highlight-wolle-luckiest-roll = un lancer sur { $odds } seulement fait aussi bien
    .title = Coup de chance
    .figure = { $total }
highlight-wolle-most-black-sheep = moutons noirs dans un seul troupeau
    .title = Troupeau le plus noir
    .figure = { $count }
highlight-wolle-bone-thief = { $count ->
        [one] os chipé
       *[other] os chipés
    }
    .title = Main basse sur l’os
    .figure = { $count }
highlight-wolle-richest-take = { $points ->
        [one] point d’un seul coup
       *[other] points d’un seul coup
    }
    .title = Plus belle prise
    .figure = { $points }
# $short: how many points were missing. $target: the number to reach.
highlight-wolle-closest-miss = { $short ->
        [one] point de moins que { $target }
       *[other] points de moins que { $target }
    }
    .title = À un cheveu près
    .figure = { $short }
# Rows of the score sheet: short.
scores-plain = Moutons
scores-black = Moutons noirs
scores-set-370 = 3‑7‑0
scores-set-007 = 0‑0‑7
scores-dogs = Chiens
scores-bone = Os
scores-chips = Jetons
scores-returned = Perdus
scores-returned-note = Sans chien, deux moutons ordinaires retournent dans la boîte. Les deux qui valent le moins sont choisis pour vous.
# A card that was put back, in a narrow cell.
scores-returned-card = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }

## Cards and pieces

# A card in full, for screen readers. $size: its points, without a sign. $corner and $corner_size: see card-corner.
card-plain = Mouton, { card-points }, { card-corner }, niveau { $number }
card-black = { $size ->
        [one] Mouton noir, moins { $size } point, { card-corner }, niveau { $number }
       *[other] Mouton noir, moins { $size } points, { card-corner }, niveau { $number }
    }
card-370 = Mouton 3‑7‑0, { card-corner }, niveau { $number }
card-007 = Mouton 0‑0‑7, { card-corner }, niveau { $number }
card-dog = Chien de troupeau
card-bone = L’os
# Parts of the messages above.
card-points = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }
card-corner = { $corner ->
        [bonus] bonus { $corner_size }
        [minus] malus { $corner_size }
        [bone] symbole Os
       *[none] sans symbole
    }

# A card in a list within a sentence, as in "Anna takes an 8-point sheep and the bone." $told: "yes" where the same list
# has another card that is named alike, so that the sheep number tells them apart. $size: its points, without a sign.
card-short-plain = { $told ->
        [yes] { $size ->
            [one] un mouton à { $size } point (niveau { $number })
           *[other] un mouton à { $size } points (niveau { $number })
        }
       *[no] { $size ->
            [one] un mouton à { $size } point
           *[other] un mouton à { $size } points
        }
    }
card-short-black = { $told ->
        [yes] un mouton noir (−{ $size }, niveau { $number })
       *[no] un mouton noir (−{ $size })
    }
card-short-370 = { $told ->
        [yes] un mouton 3‑7‑0 (niveau { $number })
       *[no] un mouton 3‑7‑0
    }
card-short-007 = { $told ->
        [yes] un mouton 0‑0‑7 (niveau { $number })
       *[no] un mouton 0‑0‑7
    }
# $count: sheepdogs in the list, which are all alike.
card-short-dog = { $count ->
        [one] un chien
       *[other] { $count } chiens
    }
card-short-bone = l’os

# A die, for screen readers. $die: d12, d10 or d8.
die-shows = { $kept ->
        [yes] { die-name } : { $value }, gardé
       *[no] { die-name } : { $value }
    }
die-waits = { die-name }, pas encore lancé
die-name = { $die ->
        [d12] dé bleu
        [d10] dé rouge
       *[d8] dé jaune
    }

# Bots: what they are, and how they play, in a list to choose from.
bot-lamb = Agneau
    .about = croit tout ce qui est imprimé sur les cartes
bot-ewe = Brebis
    .about = connaît bien les dés, mais oublie les cartes
bot-ram = Bélier
    .about = retient vos contrats et cache bien les siens
bot-roger = Roger
    .about = n’oublie ni troupeau ni contrat, et vous dispute chaque mouton
# An entry of a list: a player, and that player’s bid or sheep number.
seat-value = { $name } ({ $value })

## Events

# Lines of the log, newest first; the newest also stands above the dice. $named is "no" where closed herds keep secret
# which cards they were; else $cardNames is a list of them, such as "an 8-point sheep and the bone".

# $boardWords: a list of players with their numbers, such as "Anna (52) and Ben (54)". $bidWords: the same with bids.
event-wolle-boards-dealt = Chacun reçoit un tableau de contrats avec un niveau au verso : { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] { $cardCount ->
            [one] La manche { $round } commence avec { $cardCount } carte sur la table.
           *[other] La manche { $round } commence avec { $cardCount } cartes sur la table.
        }
       *[yes] La manche { $round } commence. Sur la table : { $cardNames }.
    }
event-wolle-bid-marked = { $name } a choisi son contrat.
event-wolle-bids-revealed = Les contrats : { $bidWords }.
event-wolle-plus-paid = { $name } paie un jeton pour 26+.
# $place: 1 to 6. wolle-bid-tie: others have bid the same, so that the sheep number decides.
event-wolle-order-placed = { $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] { NUMBER($place) ->
                [1] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en premier.
                [2] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en deuxième.
                [3] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en troisième.
                [4] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en quatrième.
                [5] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en cinquième.
               *[other] Contrat de { $bid } à égalité : d’après son niveau, { $name } joue en sixième.
            }
           *[yes] { NUMBER($place) ->
                [1] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en premier.
                [2] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en deuxième.
                [3] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en troisième.
                [4] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en quatrième.
                [5] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en cinquième.
               *[other] Contrat de { $bid } à égalité : avec le niveau { $sheep_number }, { $name } joue en sixième.
            }
        }
       *[other] { NUMBER($place) ->
            [1] { $name } joue en premier avec un contrat de { $bid }.
            [2] { $name } joue en deuxième avec un contrat de { $bid }.
            [3] { $name } joue en troisième avec un contrat de { $bid }.
            [4] { $name } joue en quatrième avec un contrat de { $bid }.
            [5] { $name } joue en cinquième avec un contrat de { $bid }.
           *[other] { $name } joue en sixième avec un contrat de { $bid }.
        }
    }
# $diceWords: a list of three numbers. $malus: the minus of the top card. $target: the number to reach.
event-wolle-dice-rolled = { NUMBER($malus) ->
        [0] { $name } obtient { $diceWords }, soit { $result } pour un contrat de { $target }.
       *[other] { $name } obtient { $diceWords }, moins { $malus } de malus, soit { $result } pour un contrat de { $target }.
    }
# $value: the number on the die.
event-wolle-die-kept = { $die ->
        [d12] { $name } garde le { $value } du dé bleu.
        [d10] { $name } garde le { $value } du dé rouge.
       *[d8] { $name } garde le { $value } du dé jaune.
    }
# $payment: what it took: "none", "bonus" (of the top card), "chips", or "both".
event-wolle-bid-reached = { $payment ->
        [bonus] { $entitled ->
            [one] { $name } utilise son bonus, atteint { $result } et a droit à { $entitled } carte.
           *[other] { $name } utilise son bonus, atteint { $result } et a droit à { $entitled } cartes.
        }
        [chips] { $chips ->
            [one] { $entitled ->
                [one] { $name } paie { $chips } jeton, atteint { $result } et a droit à { $entitled } carte.
               *[other] { $name } paie { $chips } jeton, atteint { $result } et a droit à { $entitled } cartes.
            }
           *[other] { $entitled ->
                [one] { $name } paie { $chips } jetons, atteint { $result } et a droit à { $entitled } carte.
               *[other] { $name } paie { $chips } jetons, atteint { $result } et a droit à { $entitled } cartes.
            }
        }
        [both] { $chips ->
            [one] { $entitled ->
                [one] { $name } utilise son bonus, paie { $chips } jeton, atteint { $result } et a droit à { $entitled } carte.
               *[other] { $name } utilise son bonus, paie { $chips } jeton, atteint { $result } et a droit à { $entitled } cartes.
            }
           *[other] { $entitled ->
                [one] { $name } utilise son bonus, paie { $chips } jetons, atteint { $result } et a droit à { $entitled } carte.
               *[other] { $name } utilise son bonus, paie { $chips } jetons, atteint { $result } et a droit à { $entitled } cartes.
            }
        }
       *[none] { $entitled ->
            [one] { $name } remplit son contrat avec { $result } et a droit à { $entitled } carte.
           *[other] { $name } remplit son contrat avec { $result } et a droit à { $entitled } cartes.
        }
    }
event-wolle-bid-missed = { $name } manque son contrat avec { $result }.
event-wolle-result-rescued = { $payment ->
        [bonus] { $name } utilise son bonus pour éviter les moutons noirs.
        [chips] { $chips ->
            [one] { $name } paie { $chips } jeton pour éviter les moutons noirs.
           *[other] { $name } paie { $chips } jetons pour éviter les moutons noirs.
        }
       *[both] { $chips ->
            [one] { $name } utilise son bonus et paie { $chips } jeton pour éviter les moutons noirs.
           *[other] { $name } utilise son bonus et paie { $chips } jetons pour éviter les moutons noirs.
        }
    }
event-wolle-chip-gained = { $name } reçoit un jeton Laine.
event-wolle-chip-none = La réserve est vide : pas de jeton pour { $name }.
event-wolle-cards-taken = { $way ->
        [last] { $named ->
            [no] { $cardCount ->
                [one] { $name } joue en dernier et doit prendre ce qui reste : { $cardCount } carte.
               *[other] { $name } joue en dernier et doit prendre ce qui reste : { $cardCount } cartes.
            }
           *[yes] { $name } joue en dernier et doit prendre ce qui reste : { $cardNames }.
        }
        [leftover] { $named ->
            [no] { $cardCount ->
                [one] { $name } reçoit les cartes qui restent : { $cardCount } carte.
               *[other] { $name } reçoit les cartes qui restent : { $cardCount } cartes.
            }
           *[yes] { $name } reçoit les cartes qui restent : { $cardNames }.
        }
        [below-14] { $named ->
            [no] { $cardCount ->
                [one] Résultat inférieur à 14 : { $name } doit prendre { $cardCount } carte.
               *[other] Résultat inférieur à 14 : { $name } doit prendre { $cardCount } cartes.
            }
           *[yes] Résultat inférieur à 14 : { $name } doit prendre { $cardNames }.
        }
        [all] { $named ->
            [no] { $cardCount ->
                [one] { $name } prend tout ce qui est sur la table : { $cardCount } carte.
               *[other] { $name } prend tout ce qui est sur la table : { $cardCount } cartes.
            }
           *[yes] { $name } prend tout ce qui est sur la table : { $cardNames }.
        }
       *[choice] { $named ->
            [no] { $cardCount ->
                [one] { $name } prend { $cardCount } carte.
               *[other] { $name } prend { $cardCount } cartes.
            }
           *[yes] { $name } prend { $cardNames }.
        }
    }
event-wolle-herd-topped = { $named ->
        [no] { $name } met un mouton sur le dessus de son troupeau.
       *[yes] { $name } met { $cardNames } sur le dessus de son troupeau.
    }
event-wolle-bone-stolen = { $name } prend l’os à { $ownerName }.
event-wolle-bone-left = { $name } laisse l’os à { $ownerName }.
event-wolle-turn-skipped = Plus aucune carte sur la table : { $name } ne joue pas.
event-wolle-round-ended = La manche { $round } est terminée. Cartes prises : { $countWords }.
    .headline = { $skippedCount ->
        [0] La manche { $round } est terminée.
       *[other] Plus rien pour { $skippedNames } : les contrats plus élevés passent d’abord. La manche { $round } est terminée.
    }
event-wolle-game-ended = Toutes les cartes ont été prises : place au décompte !
event-wolle-sheep-returned = Sans chien, { $name } remet dans la boîte { $cardNames }.
# $total: a number to select by. $totalWords: the same as text, with a true minus sign.
event-wolle-seat-scored = { $total ->
        [one] { $name } totalise { $totalWords } point.
       *[other] { $name } totalise { $totalWords } points.
    }
event-wolle-game-won = { $winnerCount ->
        [one] Victoire pour { $winnerNames } !
       *[other] { $winnerNames } se partagent la victoire !
    }

## Refusals: bids, dice, cards

error-bid-no-chip = Choisir 26+ coûte un jeton Laine, et vous n’en avez pas.
error-bid-range = Vous ne pouvez choisir qu’un nombre du tableau de contrats.
error-bid-twice = Ce joueur a déjà choisi son contrat.
error-boards-wrong = Chaque joueur doit avoir l’un des six tableaux de contrats.
error-cards-order = Nommez les cartes dans leur ordre habituel, chacune une seule fois.
error-claim-out-of-reach = Même avec votre bonus et vos jetons, vous ne pouvez pas remplir votre contrat.
error-deal-count = { $needed ->
        [one] Il faut retourner exactement { $needed } carte.
       *[other] Il faut retourner exactement { $needed } cartes.
    }
# $kind: sheep, dog or bone. $number: the number of a sheep.
error-deal-dealt = { $kind ->
        [sheep] Le mouton de niveau { $number } a déjà été retourné.
        [dog] Ce chien a déjà été retourné.
       *[bone] L’os a déjà été retourné.
    }
# $die: d12, d10 or d8.
error-keep-lying = { $die ->
        [d12] Vous gardez déjà le dé bleu.
        [d10] Vous gardez déjà le dé rouge.
       *[d8] Vous gardez déjà le dé jaune.
    }
error-keep-no-try-left = C’était votre troisième essai : vous ne pouvez plus relancer.
error-miss-too-early = Vous ne pouvez pas encore vous arrêter : votre tour se termine quand vous prenez des cartes ou après votre troisième essai.
error-rescue-not-possible = Soit il n’y a pas de mouton noir à éviter, soit vous ne pouvez pas atteindre 14 tout en restant en dessous de votre contrat.
error-roll-lying = { $die ->
        [d12] Le dé bleu a été gardé : son nombre ne change plus.
        [d10] Le dé rouge a été gardé : son nombre ne change plus.
       *[d8] Le dé jaune a été gardé : son nombre ne change plus.
    }
error-roll-no-such-number = { $die ->
        [d12] Le dé bleu n’a pas ce nombre.
        [d10] Le dé rouge n’a pas ce nombre.
       *[d8] Le dé jaune n’a pas ce nombre.
    }
error-take-count = { $needed ->
        [one] Vous devez prendre exactement { $needed } carte.
       *[other] Vous devez prendre exactement { $needed } cartes.
    }
error-take-not-displayed = { $kind ->
        [sheep] Le mouton de niveau { $number } n’est pas sur la table.
        [dog] Ce chien n’est pas sur la table.
       *[bone] L’os n’est pas sur la table.
    }
error-top-not-new = Seul un mouton que vous venez de prendre peut aller sur le dessus.

## Refusals: what is agreed

# What stands in quotation marks here and in the next group is written in files like this, and not translated.
error-options-short = L’option « short » ne peut être que « true » ou « false ».
error-options-open-herd = L’option « open_herd » ne peut être que « true » ou « false ».
error-options-open-herds = L’option « open_herds » ne peut être que « true » ou « false ».

## Refusals: the deck

# $card: a card as the file names it, such as "s07". $place: which card of the file, from 1.
error-deck-format = Ce fichier n’est pas un jeu de cartes : il doit contenir une liste de 60 cartes, comme celui de la page « { menu-deck } ».
error-deck-count = { $cards ->
        [one] Il faut { $needed } cartes, mais ce fichier n’en a que { $cards }.
       *[other] Il faut { $needed } cartes, mais ce fichier en a { $cards }.
    }
error-deck-card = La carte { $place } du fichier doit avoir « id », « kind », « points », « number » et « corner », et rien d’autre.
error-deck-id = Une carte du fichier a un « id » qui n’existe pas ou qui est déjà celui d’une autre carte.
error-deck-kind = Le « kind » de la carte { $card } ne correspond pas à son « id ».
error-deck-number = Le « number » de la carte { $card } ne correspond pas à son « id ».
error-deck-points = La carte { $card } ne peut pas avoir ces « points » avec son « kind ».
error-deck-corner = La carte { $card } ne peut pas avoir ce « corner ».

## Odds of a position

# Headings of tables: what is played for.
odds-wolle-aim-reach = Pour remplir le contrat
odds-wolle-aim-worth = Pour gagner le plus de points
# Headings of columns: short. The first ones are chances.
odds-wolle-reach = Rempli
odds-wolle-try-1 = 1er essai
odds-wolle-try-2 = 2e essai
odds-wolle-try-3 = 3e essai
odds-wolle-below-14 = Moins de 14
odds-wolle-cards = Cartes
odds-wolle-worth = Points
odds-wolle-cards-behind = Cartes si trois sont déjà prises
# Below the tables, each a sentence: what they do not know.
odds-wolle-bids-first = Calculé comme si vous jouiez en premier, avec toutes les cartes encore sur la table. Aucun contrat n’est signalé comme le meilleur : cela dépend de qui joue avant vous et de ce qu’il reste alors.
    .short = Comme si vous jouiez en premier ; aucun contrat n’est signalé comme le meilleur.
odds-wolle-bids-last = Le dernier à jouer ne lance pas les dés.
odds-wolle-worth-table = Pour les points, un mouton vaut ce qu’il indique, un 3‑7‑0 vaut 4½ points et un 0‑0‑7 en vaut 6. Un chien vaut 12, deux chiens 2, davantage −2. L’os vaut 2, plus 4 par chien, et un jeton Laine 1. On ne compte ni vos trios en cours, ni votre nouvelle carte du dessus, ni ce que prennent les autres.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-wolle-bone-stolen = { $bot ->
        [lamb] « Oh ! Je peux le garder ? »
        [ewe] « Je vous le garde au chaud. »
        [ram] « À moi. Des questions ? »
       *[roger] « Il connaît le chemin. »
    }
remark-wolle-bid-reached = { NUMBER($try) ->
        [1] { $bot ->
            [lamb] « J’ai réussi ! Vous avez vu ? »
            [ewe] « Chose promise, chose due. »
            [ram] « Les yeux fermés. »
           *[roger] « Comme au printemps de la grande grêle. »
        }
       *[other] { "" }
    }
remark-wolle-cards-taken = { $way ->
        [below-14] { $bot ->
            [lamb] « J’ai juste regardé ailleurs ! »
            [ewe] « Eux aussi ont besoin d’un toit. »
            [ram] « Qui les a mis là ? »
           *[roger] « Je m’en souviendrai. »
        }
       *[other] { "" }
    }
remark-wolle-bid-missed = { $bot ->
        [lamb] « J’ai peut-être trop promis. »
        [ewe] « Tant pis. La prochaine fois. »
        [ram] « La table penchait. »
       *[roger] « Moi aussi, j’ai été jeune. »
    }
remark-wolle-game-won = { $bot ->
        [lamb] « Moi ? Vraiment ? Moi ? »
        [ewe] « Allez, tout le monde rentre à la maison. »
        [ram] « Comme prévu. »
       *[roger] « Un bon troupeau n’oublie jamais. »
    }
