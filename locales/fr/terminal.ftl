# What `volle play` says in a terminal, the report of `volle arena`, and the tables of `volle advise` and
# `volle review`. The page does not have this file.
#
# Each message is one line without braces: it is also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Cette partie sera racontée en codes. Pour de vraies phrases, il manque une bibliothèque, à installer ainsi :

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMÉRO
terminal-action = COUP
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = l’un des choix proposés
terminal-action-does = un coup, écrit comme dans les parties enregistrées, avec ou sans le numéro du joueur devant
terminal-back-does = annuler votre dernier coup, mais pas des dés lancés ni des cartes ou des contrats dévoilés
terminal-record-does = afficher la partie telle qu’elle serait enregistrée
terminal-quit-does = quitter la partie

## The report of the arena

arena-heading = Arène
arena-game = Jeu
arena-players = Joueurs
# So many deals were played, each by all bots from all seats.
arena-deals = Donnes
arena-matches = Parties
arena-seed = Graine
arena-rating = Cote
arena-bot = Bot
# Heads of the two columns between which the truth is expected.
arena-low = de
arena-high = à
arena-wins = Victoires, en pour cent
arena-wins-without-luck = Victoires sans la chance, en pour cent
arena-explained = Part de la chance, en pour cent
arena-mean = Score moyen
arena-pairs = Qui devance qui, en pour cent
arena-ahead = Devant
arena-behind = Derrière
arena-seats = Victoires selon la place, en pour cent
arena-seat = Place
arena-decisions = Décisions
arena-milliseconds = Millisecondes par décision
arena-slowest = La plus longue, en millisecondes
arena-calls = Appels de fonctions par décision
arena-faults = Fautes
# The command follows, on a line of its own.
arena-again = Pour rejouer tout cela, tapez
arena-interval-note = Toute valeur de la fourchette est compatible avec ces résultats ; si deux fourchettes se recouvrent, l’ordre peut être dû au hasard.
# The name of a bot follows.
arena-rating-note = 400 points de cote en plus, c’est dix fois plus de chances de finir devant. Le bot qui a 0 :
# What stands before the decimals of a number.
arena-decimal = ,

## The coach

advise-win = Chance de gagner, en pour cent
advise-points = Points
review-about = Chance de gagner, en pour cent, et ce qu’elle est devenue
review-start = Début
review-own-luck = Sa chance
review-others-luck = Chance des autres
review-own-decisions = Ses décisions
review-others-decisions = Décisions des autres
review-rest = Reste
review-result = Fin
# Two numbers come before: “12 / 20”.
review-good = des décisions qui comptaient étaient les meilleures ou à peu près
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Action
review-cost = coûte
review-better = mieux :
