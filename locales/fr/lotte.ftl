# Volle Lotte: cards, table, set-up, events, refusals. The rules are in lotte-rules.ftl.
#
# Terms: draw a card piocher une carte, deck pioche, roll lancer, set aside mettre de côté, roll again relancer,
# stop s'arrêter, Full Roll Tutto (the same in the plural), nothing scores lancer nul, at risk en jeu, written down
# inscrits, target objectif, turn tour, last round dernier tour de table, a die scores un dé marque, triple brelan,
# score, in the lead en tête. Cards: Stop, Feu d'artifice, Bonus, Double, Plus/Moins, Suite, Trèfle à quatre feuilles.
#
# Numbers of points are text, written as people do, with a true minus sign: "1,250", "−500". Where a message has both
# $points and $pointsWords, the first is a number to select by and the second is to be shown. $dice and $diceWords are
# lists of dice, such as "1, 1 and 5"; $diceCount of them, to say "a 5" of a single one.

game-lotte = Volle Lotte
    .lead = Piochez une carte, lancez six dés et arrêtez-vous à temps. Ou relancez encore une fois : tout ou rien !
    .intro = À votre tour, piochez une carte et lancez six dés : les 1, les 5 et les brelans (trois dés identiques) marquent des points. Mettez-en de côté, puis choisissez : inscrire vos points, ou relancer le reste ? Si aucun dé ne marque, c’est un lancer nul, et les points du tour sont en général perdus. Les six dés ont marqué ? C’est un Tutto : la carte vous récompense, et vous pouvez le plus souvent tout risquer sur une autre. Certaines cartes doublent vos points, d’autres vous interdisent de vous arrêter, un Stop gâche tout, et le Trèfle à quatre feuilles peut vous faire gagner la partie sur-le-champ. Quand quelqu’un atteint l’objectif, en général 6 000 points, on joue un dernier tour de table : le meilleur score gagne.
    .about = Volle Lotte est un jeu édité par Abacus. Ses règles ne mentionnent aucun auteur.

## Cards

face-stop = Stop
face-fireworks = Feu d’artifice
face-bonus-200 = Bonus { 200 }
face-bonus-300 = Bonus { 300 }
face-bonus-400 = Bonus { 400 }
face-bonus-500 = Bonus { 500 }
face-bonus-600 = Bonus { 600 }
face-double = Double
face-plus-minus = Plus/Moins
face-straight = Suite
face-clover = Trèfle à quatre feuilles
face-back = Une carte, face cachée

# Under the card of the turn, in one line: what it asks for or brings, by the rules that are played. $reward: points.
ask-stop = Votre tour se termine, et vous en perdez tous les points.
ask-fireworks = Relancez jusqu’au lancer nul, puis inscrivez tous vos points.
ask-bonus = Tutto : +{ $reward }
ask-double = Tutto : tous les points du tour sont doublés
ask-plus-minus = Impossible de s’arrêter. Tutto : +{ $reward }, et tout rival en tête perd { 1000 }
ask-straight-1-5 = De 1 à 5 : +{ $reward }, et votre tour se termine
ask-straight-1-6 = De 1 à 6 : +{ $reward }, et c’est un Tutto
ask-clover-1 = Impossible de s’arrêter. Un Tutto, et la partie est gagnée !
ask-clover-2 = Impossible de s’arrêter. Deux Tutto d’affilée, et la partie est gagnée !
ask-nothing = D’abord une carte, puis les dés.

missing-heading = Nombres de la suite
# For screen readers. $number: the number on a die.
missing-number = { $state ->
        [there] { $number } : mis de côté
       *[missing] { $number } : à obtenir
    }
# $numbers: a list.
missing-left = il manque encore : { $numbers }
missing-none = complète !
full-rolls-of = Tutto : { $made } sur { $needed }
turn-card-empty = La prochaine carte
# A small label above the card.
card-of-turn = { NUMBER($number, type: "ordinal") ->
        [one] { $number }re carte du tour
       *[other] { $number }e carte du tour
    }

# Beside the deck.
pile-left = { $count ->
        [0] pioche vide : on remélange avant de piocher
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
pile-count = Compter les cartes
pile-counted = Encore dans la pioche
# For screen readers. $face: the name of a card.
pile-face = { $count ->
        [0] { $face } : plus aucune
       *[other] { $face } : encore { $count }
    }
crib-lotte = Ce qui rapporte des points
# Rows of a small table: what a die brings alone, and three alike in one roll. As short as can be.
crib-single = un seul
crib-triple = trois
# Below its name.
crib-full-roll = Les six dés ont marqué, en un seul lancer ou en plusieurs.

## Points, dice

tableau-heading = Carte et points du tour
# Two short headings over numbers, with small words below: the first has risk-about, the second the player’s name.
risk-heading = { $kind ->
        [fireworks] Amassés
       *[other] En jeu
    }
risk-about = points du tour
# The same two with their points, as headings. $points: text.
points-at-risk = { $heading } : { $points }
points-safe = Inscrits : { $points }

lane-rolled = Lancés
lane-aside = Mis de côté
lane-rolled-none = Aucun dé lancé
# Dice, for screen readers. $number: the number on the die.
die-rolled = { $number }
die-aside = { $number }, mis de côté
die-tumbling = un dé qui roule
die-to-roll = un dé encore à lancer
die-why = { $number } : pourquoi ne puis-je pas le mettre de côté ?
die-lies = { $number } : pourquoi est-il encore là ?
die-choose = { $number } : mettre de côté

## Players

# For screen readers.
seat-score = Points inscrits : { $score }, objectif : { $target }
# The word after that score, in a first game: short.
seat-score-word = { $count ->
        [one] point
       *[other] points
    }
# Small labels on the panel of a player.
seat-leads = en tête
seat-wins = gagne
seat-first = objectif atteint
seat-loses = −{ $points }
seat-gains = +{ $points }
seat-robbed = { $name } −{ $points }
    .inline = −{ $points } pour vous

# Side by side in the bar.
facts-target = Objectif { $target }
facts-last = { $turns ->
        [one] Dernier tour
       *[other] Fin dans { $turns } tours
    }

## Last round

finale-heading = Dernier tour de table !
finale-reached = { $name } a atteint l’objectif en premier, avec { $score } points.
finale-to-come = { $turns ->
        [0] Plus personne n’a de tour à jouer.
        [one] Il reste un tour à jouer.
       *[other] Il reste { $turns } tours à jouer.
    }
# $name: who plays the last turn of the game.
finale-turns = { $turns ->
        [one] { $name } joue le dernier tour de la partie.
       *[other] Encore { $turns } tours, celui-ci compris. { $name } joue le dernier.
    }
finale-behind = { $name } a { $points } points de retard.
finale-over = Dernier tour de table annulé
finale-over-about = Plus personne n’atteint l’objectif : la partie continue.

## Decisions

card-question = { $name }, c’est à vous
card-turn = Piocher une carte
# $card: the name of a card.
roll-first-question = { $name }, lancez les dés ({ $card })
roll-on-question = { $name }, vous devez relancer
# On a button, with roll-stakes in small letters below.
roll-dice = { $count ->
        [one] Lancer le dernier dé
        [6] Lancer les six dés
       *[other] Lancer { $count } dés
    }
roll-stakes = { NUMBER($points) ->
        [0] un lancer nul, et votre tour se termine
       *[other] { $kind ->
            [fireworks] au lancer nul, vous inscrivez { $total }
           *[other] { $total } en jeu
        }
    }
keep-question = { $name }, quels dés mettez-vous de côté ?
keep-what = { NUMBER($points) ->
        [0] Choix : { $dice }
       *[other] Choix : { $dice } ({ $pointsWords } points)
    }
keep-none = Choisissez des dés à mettre de côté.
go-question = { $name }, vous relancez ou vous vous arrêtez ?
full-question = Tutto, { $name } ! Vous piochez une autre carte, ou vous vous arrêtez ?
# $reward: points, or "none".
full-soon = { $reward ->
        [none] C’est un Tutto !
       *[other] C’est un Tutto : +{ $reward } !
    }
# Buttons, each with the message -brings in small letters below. $total: points. $score: the player’s score then.
do-roll = { $count ->
        [one] Relancer le dernier dé
        [6] Relancer les six dés
       *[other] Relancer les { $count } autres dés
    }
do-roll-brings = { $total } en jeu
do-stop = S’arrêter : inscrire { $total }
do-stop-brings = nouveau score : { $score }
do-draw = Piocher une autre carte
do-draw-brings = { $total } en jeu
do-aside-roll = { $count ->
        [one] Mettre de côté, relancer le dernier dé
        [6] Mettre de côté, relancer les six dés
       *[other] Mettre de côté, relancer { $count } dés
    }
do-aside-roll-brings = { NUMBER($points) ->
        [0] vous devez relancer
       *[other] vous devez relancer, { $total } en jeu
    }
# $needed: how many Full Rolls in a row win.
do-aside-full = Tutto 1 sur { $needed }
do-aside-win = Mettre de côté et gagner !
do-aside-win-brings = le Trèfle à quatre feuilles vous donne la victoire

## What may be done in a position, in lists

move-lotte-keep = Mettre des dés de côté
move-lotte-roll = Relancer
move-lotte-stop = S’arrêter et inscrire les points
move-lotte-draw = Piocher une autre carte
# $dice: a list of $count dice.
move-aside = { $count ->
        [1] Mettre de côté : un { $dice }
       *[other] Mettre de côté : { $dice }
    }

## Moments

# Shown big for a moment.
moment-full = Tutto !
moment-lost = { NUMBER($points) ->
        [0] Aucun point
       *[other] { $pointsWords } points perdus
    }
    .inline = { NUMBER($points) ->
        [0] aucun point
       *[other] { $pointsWords } points perdus
    }
moment-clover = Trèfle à quatre feuilles : gagné !
moment-clover-about = Victoire immédiate pour { $name } !
moment-reward = +{ $points }
moment-clover-turned = Un trèfle à quatre feuilles !
moment-straight = Suite !

## End

# Above bars that grow as the scores did.
count-lotte = La course au podium
# A list for screen readers.
count-race = La progression des scores
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
# Numbers are points or counts; $cardName: the name of a card.
highlight-lotte-comeback = points de retard, et la victoire au bout
    .title = Remontée
    .figure = { $points }
highlight-lotte-biggest-turn = points en un seul tour
    .title = Meilleur tour
    .figure = { $points }
highlight-lotte-biggest-loss = points perdus : { $cardName }
    .title = Plus grosse perte
    .figure = { $points }
highlight-lotte-most-full-rolls = Tutto dans la partie
    .title = As du Tutto
    .figure = { $count }
highlight-lotte-most-rolls = lancers en un seul tour
    .title = Plus long tour
    .figure = { $count }
final-caption = Scores finaux
# Headings of the columns of a table.
final-seat = Joueur
final-score = Points
final-turns = Tours
final-clover = victoire au Trèfle à quatre feuilles
final-clover-heading = Trèfle à quatre feuilles !
# How far a match is, in the menu.
progress-nobody = Objectif { $target }, encore aucun point inscrit
progress-leads = { $count ->
        [one] Objectif { $target }, { $names } en tête avec { $score }
       *[other] Objectif { $target }, { $names } en tête avec { $score }
    }

## Set-up

# In a line that says what is agreed. $points: a number.
agreed-target = Objectif { $points }
preset-heading = Règles
preset-cabinet = Règles classiques
preset-cabinet-about = celles de la traduction anglaise : des parties plus rapides, sans pitié
preset-tutto = Règles Tutto
preset-tutto-about = celles, plus récentes, de l’éditeur : plus de choix et plus de points
# Beside the set of rules that is chosen.
preset-changed = { $count ->
        [one] avec { $count } changement
       *[other] avec { $count } changements
    }
# A tiny mark beside an option; the next one is its name for screen readers. $preset: cabinet or tutto.
option-changed = modifié
option-changed-name = { $preset ->
        [tutto] modifié : différent des règles Tutto
       *[cabinet] modifié : différent des règles classiques
    }
# Headings of options, each followed by its two short choices.
option-aside = Dés qui marquent
    .about = Si vous choisissez, vous pouvez relancer des dés qui marquent pour essayer de faire mieux.
option-aside-all = les mettre tous de côté
option-aside-choice = choisir lesquels, au moins un
option-straight = Suite
    .about = De 1 à 6, c’est plus dur, mais c’est un Tutto et on peut continuer.
option-straight-1-5 = de 1 à 5, termine le tour
option-straight-1-6 = de 1 à 6, compte comme un Tutto
option-clover = Trèfle à quatre feuilles
    .about = S’il faut deux Tutto, cette victoire immédiate devient bien plus rare.
option-clover-1 = un Tutto pour gagner
option-clover-2 = deux Tutto d’affilée pour gagner
option-floor = Plus/Moins
    .about = Cette carte peut-elle faire passer un score sous zéro ?
option-floor-false = un score peut descendre sous zéro
option-floor-true = aucun score ne descend sous zéro
option-end = Dernier tour de table
    .about = Qui joue encore, une fois l’objectif atteint ?
option-end-one-turn = encore un tour pour les autres
option-end-equal-turns = le même nombre de tours pour tous
option-target = Objectif
    .about = Plus l’objectif est élevé, plus la partie est longue.
option-target-own = autre
option-target-own-name = Votre propre objectif
option-target-range = de { $least } à { $most }, de { $step } en { $step }

## Cards page and rules page

faces-about = Les 56 cartes forment une seule pioche, face cachée. Vous en piochez une au début de votre tour, puis, en général, une autre chaque fois que vous continuez après un Tutto.
faces-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
faces-bonus = Bonus
does-stop = Votre tour se termine aussitôt, sans lancer les dés, et vous en perdez tous les points.
does-fireworks = Mettez de côté tous les dés qui marquent et relancez encore et encore ; après chaque Tutto, relancez les six. Au premier lancer nul, c’est fini : vous inscrivez tous les points de votre tour.
does-bonus = Un Tutto vous rapporte en plus le nombre indiqué sur la carte : { 200 }, { 300 }, { 400 }, { 500 } ou { 600 }.
does-double = Un Tutto double tous les points de votre tour, y compris ceux des cartes précédentes.
does-plus-minus = Vous devez viser un Tutto. Il rapporte exactement { 1000 } points, et le joueur en tête en perd { 1000 }, sauf si c’est vous.
does-straight = Vous devez réussir la suite, avec au moins un nouveau nombre à chaque lancer. Complète, elle rapporte { 2000 } points.
does-clover = Vous devez viser un Tutto, ou deux d’affilée avec les règles Tutto. Réussissez, et vous gagnez la partie sur-le-champ.

rules-lotte-material = Le matériel
rules-lotte-turn = Un tour
rules-lotte-roll = Après un lancer
rules-lotte-full-roll = Tutto
rules-lotte-cards = Les cartes
rules-lotte-end = Fin de la partie

## Bots

# What they are, and how they play, in a list to choose from.
bot-cautious = Hérisson
    .about = aime mieux s’arrêter trop tôt que trop tard
bot-steady = Renard
    .about = compte les cartes et pèse chaque lancer
bot-racer = Lièvre
    .about = prend tous les risques qu’il faut pour gagner

## Events

# Lines of the log, newest first; the newest also stands above the dice.
event-lotte-deck-shuffled = La pioche est épuisée : les 56 cartes sont de nouveau mélangées.
# $number: which card of the turn. $cardName: the name of the card.
event-lotte-card-turned = { NUMBER($number) ->
        [1] { $name } pioche une carte : { $cardName }.
       *[other] { $name } pioche une autre carte : { $cardName }.
    }
event-lotte-dice-rolled = { $diceCount ->
        [1] { $name } obtient un { $diceWords }.
       *[other] { $name } obtient { $diceWords }.
    }
event-lotte-dice-aside = { $ruleId ->
        [lotte-card-straight] { $diceCount ->
            [1] { $name } met de côté pour la suite : un { $diceWords }.
           *[other] { $name } met de côté pour la suite : { $diceWords }.
        }
       *[other] { NUMBER($points) ->
            [0] { $diceCount ->
                [1] { $name } met de côté : un { $diceWords }.
               *[other] { $name } met de côté : { $diceWords }.
            }
           *[other] { $diceCount ->
                [1] { $name } met de côté : un { $diceWords } ({ $pointsWords } points).
               *[other] { $name } met de côté : { $diceWords } ({ $pointsWords } points).
            }
        }
    }
# $count: Full Rolls with the same card.
event-lotte-full-roll-made = { NUMBER($count) ->
        [1] Les six dés ont marqué : Tutto pour { $name } !
        [2] Deuxième Tutto d’affilée pour { $name } !
        [3] Troisième Tutto d’affilée pour { $name } !
       *[other] { $count } Tutto d’affilée pour { $name } !
    }
event-lotte-reward-given = { $ruleId ->
        [lotte-card-double] Points doublés pour { $name } : { $totalWords } en jeu.
        [lotte-card-plus-minus] Plus/Moins rapporte { $pointsWords } points à { $name } : { $totalWords } en jeu.
        [lotte-card-straight] La suite est complète et rapporte { $pointsWords } points à { $name } : { $totalWords } pour ce tour.
       *[lotte-card-bonus] Le bonus rapporte { $pointsWords } points à { $name } : { $totalWords } en jeu.
    }
event-lotte-leader-lost = { $name }, en tête, perd { $pointsWords } points et passe à { $scoreWords }.
event-lotte-roll-called = { $name } relance.
event-lotte-card-called = { $name } prend le risque et pioche une autre carte.
event-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { NUMBER($points) ->
            [0] Stop ! { $name } ne lance pas les dés : tour terminé.
           *[other] Stop ! { $name } perd { $pointsWords } points.
        }
        [lotte-card-straight] { NUMBER($points) ->
            [0] Aucun nouveau nombre pour la suite : rien pour { $name }.
           *[other] Aucun nouveau nombre pour la suite : { $name } perd { $pointsWords } points.
        }
        [lotte-card-clover] { NUMBER($points) ->
            [0] Lancer nul : le Trèfle à quatre feuilles ne porte pas chance à { $name }.
           *[other] Lancer nul : le Trèfle à quatre feuilles coûte { $pointsWords } points à { $name }.
        }
       *[lotte-roll-nothing] { NUMBER($points) ->
            [0] Lancer nul : aucun point pour { $name }.
           *[other] Lancer nul : { $name } perd { $pointsWords } points.
        }
    }
event-lotte-turn-scored = { $ruleId ->
        [lotte-card-fireworks] { NUMBER($points) ->
            [0] Le feu d’artifice a fait long feu : aucun point, { $name } reste à { $scoreWords }.
           *[other] Le feu d’artifice est fini : { $name } inscrit { $pointsWords } points et en a maintenant { $scoreWords }.
        }
       *[lotte-roll-stop] { $name } inscrit { $pointsWords } points et en a maintenant { $scoreWords }.
    }
# $turns: how many turns are still to come.
event-lotte-finale-begun = { $turns ->
        [0] { $name } atteint l’objectif avec { $scoreWords } points, et plus personne n’a de tour à jouer.
        [one] { $name } atteint l’objectif avec { $scoreWords } points : il reste un tour à jouer.
       *[other] { $name } atteint l’objectif avec { $scoreWords } points : il reste { $turns } tours à jouer.
    }
event-lotte-finale-off = Plus personne n’atteint l’objectif : le dernier tour de table est annulé, et la partie continue.
event-lotte-game-won = { $way ->
        [clover] Le Trèfle à quatre feuilles ! Victoire immédiate pour { $winnerNames } !
        [tie] { $winnerNames } se partagent la victoire !
       *[score] Victoire pour { $winnerNames } !
    }

## Refusals

error-card-none-left = Il n’y a plus de carte de cette sorte dans la pioche.
error-dice-wrong = Un dé ne donne qu’un nombre de 1 à 6.
error-draw-no-full-roll = Vous ne pouvez piocher une autre carte qu’après un Tutto.
error-keep-all = Tous les dés qui marquent sont déjà mis de côté. Les autres ne valent rien.
error-keep-done = Vous avez déjà mis de côté des dés de ce lancer.
error-keep-first = Mettez d’abord de côté au moins un dé qui marque.
# $number: the number on the dice. $count: how many of them.
error-keep-no-points = { $count ->
        [one] Un { $number } tout seul ne marque rien.
        [2] Une paire de { $number } ne marque rien : il en faut trois.
       *[other] Ces { $number } ne marquent pas tous.
    }
error-keep-not-new = Ce n’est pas un nouveau nombre pour la suite. Mettez chaque nombre de côté une seule fois.
error-keep-not-there = Ces dés ne font pas partie de ce lancer.
# What stands in quotation marks is written in files like this, and not translated.
error-options-aside = L’option « aside » ne peut être que « all » ou « choice ».
error-options-clover = L’option « clover » ne peut être que 1 ou 2.
error-options-end = L’option « end » ne peut être que « one-turn » ou « equal-turns ».
error-options-floor = L’option « floor » ne peut être que « true » ou « false ».
error-options-preset = L’option « preset » ne peut être que « cabinet » (Règles classiques) ou « tutto » (Règles Tutto).
error-options-straight = L’option « straight » ne peut être que « 1-5 » ou « 1-6 ».
error-options-target = L’objectif doit être compris entre { 500 } et { 20000 }, de { 50 } en { 50 }.
error-roll-count = { $needed ->
        [one] Vous devez lancer exactement { $needed } dé maintenant.
       *[other] Vous devez lancer exactement { $needed } dés maintenant.
    }
error-roll-full-roll = Après un Tutto, piochez une autre carte avant de lancer les dés.
error-stop-forbidden = Avec cette carte, vous ne pouvez pas vous arrêter.

## Odds of a position

# Headings of tables: what is played for.
odds-lotte-aim-points = Pour marquer le plus de points ce tour-ci
# Headings of columns: short. The first ones are chances.
odds-lotte-nothing = Lancer nul
odds-lotte-full-roll = Tutto
odds-lotte-straight = Suite
odds-lotte-win = Victoire immédiate
odds-lotte-stop-card = Un Stop
odds-lotte-worth = Points
# Below the tables, each a sentence: what they do not know.
odds-lotte-turn-points = On ne compte que les points de ce tour : ni les scores, ni l’objectif, ni ce que perdent les autres.
odds-lotte-next-card = On compte la prochaine carte parmi celles qui restent, et les suivantes comme si la pioche était complète.
odds-lotte-clover-worth = Gagner sur-le-champ vaut ici 6 000 points.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-lotte-full-roll-made = { $bot ->
        [cautious] « Les six ? Vite, on inscrit ! »
        [steady] « C’était calculé. »
       *[racer] « Encore ! Encore ! »
    }
remark-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { $bot ->
            [cautious] « De toute façon, j’allais m’arrêter. »
            [steady] « Un de moins dans la pioche. »
           *[racer] « Mais je n’avais même pas commencé ! »
        }
       *[lotte-roll-nothing] { $bot ->
            [cautious] « Je le savais. Je le savais ! »
            [steady] « Ça devait arriver. »
           *[racer] « Aucun regret ! »
        }
    }
remark-lotte-game-won = { $bot ->
        [cautious] « Il suffisait de s’arrêter à temps. »
        [steady] « Compter, ça aide. »
       *[racer] « On remet ça ? »
    }
