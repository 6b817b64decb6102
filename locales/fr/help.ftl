# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Les garder à côté de la table
odds-keep-for = Les garder à côté de la table quand c’est à { $name } de jouer
# A button: short. It shows all numbers of the odds.
odds-all = Détails
# The name of a button.
odds-put-away = Ranger les probabilités
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Elles viennent quand il y a quelque chose à décider.
# For screen readers, behind the best number of a column.
odds-best-mark = le mieux

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Conseil
advice-waiting = Réflexion en cours…
advice-none = Il n’y a rien à choisir pour l’instant.
# Behind a choice: short.
advice-best = le mieux
advice-equal = à peu près équivalent
# What a choice is worth, one behind the other. $chance: such as 42 %. $points: a number with one digit behind the point.
advice-win = { $chance } de chances de gagner
advice-points = Points : { $points }
# A heading below: what is assumed where more cannot be known.
advice-assumed = Sur quoi cela repose

## Review of a match that is over

# A button or link, and the heading of its page.
review = Analyse
reviewed-heading = Analyse de la partie
title-review = Analyse d’une partie – Volle
reviewed-about = La part de chance et la part de jeu : ce que chaque lancer et chaque carte ont changé aux chances de gagner, et ce que chaque décision a coûté. Chaque décision est jugée d’après ce qu’on pouvait savoir à ce moment-là.
# How far the coach has come.
reviewed-waiting = Coup { $done } sur { $plies }
# Two chances, such as 25 %.
reviewed-course = Chances de gagner au début : { $start }. À la fin : { $result }.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] Aucun choix n’a fait de différence.
       *[other] { $good } des { $decisions } choix qui comptaient étaient les meilleurs ou presque.
    }
# Headings of a table, and its lines.
reviewed-part = Ce qui a changé les chances de gagner
reviewed-change = Changement
reviewed-own-luck = Chance personnelle
reviewed-others-luck = Chance des autres
reviewed-own-decisions = Décisions personnelles
reviewed-others-decisions = Décisions des autres
reviewed-rest = Inexpliqué
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = Ce qui a coûté le plus
reviewed-dearest-none = Aucune décision n’a coûté quoi que ce soit de notable.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Chances de gagner : { $points } point de pourcentage de moins
       *[other] Chances de gagner : { $points } points de pourcentage de moins
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Joué
reviewed-better = Mieux
# A link, and a button.
reviewed-see = Montrer sur la table
reviewed-try = Réessayer à partir d’ici
