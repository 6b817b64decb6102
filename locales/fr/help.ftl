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
# Headings of a table, and its lines.
reviewed-part = Ce qui a fait pencher la balance
reviewed-change = Effet
reviewed-own-luck = Chance du joueur
reviewed-others-luck = Chance des autres
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
