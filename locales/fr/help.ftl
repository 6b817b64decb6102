# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Les laisser affichées
odds-keep-for = Les laisser affichées quand c’est à { $name } de jouer
# Above the odds, for fingers. The light bulb is the button in the dock that gives advice.
odds-by-finger = Plus rapide la prochaine fois : gardez le doigt sur l’ampoule.
# A button: short. It shows all numbers of the odds.
odds-all = Détails
# The name of a button.
odds-put-away = Masquer les probabilités
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Elles s’affichent dès qu’il y a un choix à faire.
# For screen readers, behind the best number of a column.
odds-best-mark = le mieux

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Conseil
advice-waiting = Je réfléchis…
advice-none = Rien à choisir pour l’instant.
# Behind a choice: short.
advice-best = le mieux
advice-equal = presque aussi bien
# What a choice is worth, before its points. $chance: such as 42 %.
advice-win = { $chance } de chances de gagner
# A heading below: what is assumed where more cannot be known.
advice-assumed = Comment c’est calculé

## Review of a match that is over

# A button or link, and the heading of its page.
review = Analyse
reviewed-heading = La partie à la loupe
title-review = Analyse d’une partie – Volle
reviewed-about = Chance, ou bons choix ? Voici ce que chaque lancer et chaque carte ont changé aux chances de gagner, et ce que chaque décision a coûté, d’après ce qu’on pouvait savoir à ce moment-là. Ce sont des estimations : ce qui ne revient ni à un lancer, ni à une carte, ni à une décision figure sous « { reviewed-rest } » et peut compter pour beaucoup dans une partie courte.
# The sentence beside a sheep with a book, before and while it reads: how far the coach has come.
reviewed-opening = Le mouton à lunettes ouvre la partie.
reviewed-waiting = Le mouton à lunettes relit la partie : coup { $done } sur { $plies }.
# Two chances, such as 25 %.
reviewed-course = Chances de gagner : { $start } au début, { $result } à la fin.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] Aucun choix n’a fait de différence.
       *[other] Choix importants bien joués : { $good } sur { $decisions }.
    }
# What helped or hurt a player most. $change: such as +23 %. $times: the number of choices.
reviewed-said-even = Rien n’a décidé à lui seul de la partie de { $name }.
reviewed-said-own-luck-up = { $name } a surtout eu de la chance ({ $change }).
reviewed-said-own-luck-down = { $name } a surtout manqué de chance ({ $change }).
reviewed-said-others-luck-up = { $name } a surtout profité de la malchance des autres ({ $change }).
reviewed-said-others-luck-down = { $name } a surtout souffert de la chance des autres ({ $change }).
reviewed-said-cards-up = { $name } a surtout profité des cartes sur la table ({ $change }).
reviewed-said-cards-down = { $name } a surtout souffert des cartes sur la table ({ $change }) : elles allaient mieux aux autres.
reviewed-said-bids-up = { $name } a surtout profité des contrats des autres ({ $change }).
reviewed-said-bids-down = { $name } a surtout souffert des contrats des autres ({ $change }).
reviewed-said-others-decisions-up = { $name } a surtout profité des erreurs des autres ({ $change }).
reviewed-said-others-decisions-down = { $name } a surtout souffert des décisions des autres ({ $change }).
reviewed-said-low-bids = { $times ->
        [one] Un contrat trop bas a coûté le plus cher à { $name } ({ $change }).
       *[other] { $times } contrats trop bas ont coûté le plus cher à { $name } ({ $change }).
    }
reviewed-said-high-bids = { $times ->
        [one] Un contrat trop haut a coûté le plus cher à { $name } ({ $change }).
       *[other] { $times } contrats trop hauts ont coûté le plus cher à { $name } ({ $change }).
    }
# Whether to roll again, and which die to keep.
reviewed-said-dice = { $times ->
        [one] Un choix aux dés a coûté le plus cher à { $name } ({ $change }).
       *[other] { $times } choix aux dés ont coûté le plus cher à { $name } ({ $change }).
    }
reviewed-said-other-cards = { $times ->
        [one] Un mauvais choix de cartes a coûté le plus cher à { $name } ({ $change }).
       *[other] { $times } mauvais choix de cartes ont coûté le plus cher à { $name } ({ $change }).
    }
reviewed-said-stopped = { $times ->
        [one] S’arrêter trop tôt, une fois, a coûté le plus cher à { $name } ({ $change }).
       *[other] S’arrêter trop tôt, { $times } fois, a coûté le plus cher à { $name } ({ $change }).
    }
reviewed-said-rolled-on = { $times ->
        [one] Continuer trop longtemps, une fois, a coûté le plus cher à { $name } ({ $change }).
       *[other] Continuer trop longtemps, { $times } fois, a coûté le plus cher à { $name } ({ $change }).
    }
reviewed-said-other-dice = { $times ->
        [one] Mettre de côté les mauvais dés, une fois, a coûté le plus cher à { $name } ({ $change }).
       *[other] Mettre de côté les mauvais dés, { $times } fois, a coûté le plus cher à { $name } ({ $change }).
    }
# A heading above the three moments that changed most, and each of them that was another player's: a line of the
# table below, and whose it was.
reviewed-turning = Les tournants
reviewed-turn-of = { $part } ({ $name })
# Headings of a table, and its lines.
reviewed-part = Ce qui a fait pencher la balance
reviewed-change = Effet
reviewed-own-luck = Chance du joueur
reviewed-others-luck = Chance des autres
reviewed-cards = Cartes sur la table
reviewed-bids = Rencontre des contrats
reviewed-own-decisions = Décisions du joueur
reviewed-others-decisions = Décisions des autres
reviewed-rest = Tout le reste
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = Les choix les plus coûteux
# In its place while the coach reads.
reviewed-dearest-yet = Les choix les plus coûteux jusqu’ici
reviewed-dearest-none = Aucune décision n’a vraiment coûté de chances.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Chances de gagner : { $points } point de moins
       *[other] Chances de gagner : { $points } points de moins
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Joué
reviewed-better = Mieux
# A link, and a button.
reviewed-see = Revoir ce moment
reviewed-try = Rejouer d’ici
