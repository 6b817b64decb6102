# What the command line alone says: `volle play`, the report of `volle arena`, the tables of `volle advise` and
# `volle review`, and refusals. The page does not have this file.
#
# Each message is one line that chooses nothing: it is also read where the library of this format is missing.
# Refusals alone have braces.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Cette partie sera affichée en codes. Pour avoir des phrases, installez cette bibliothèque :

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

## `volle link`

# A name follows.
terminal-link-send = Envoyez ce lien à
terminal-link-over = La partie est finie. Envoyez ce lien pour que tout le monde voie la fin :
terminal-link-stopped = C’est toujours à vous. Relancez la commande pour continuer.
error-link-own-moves = Sur un autre appareil, un de vos tours a été joué, ou votre contrat n’a pas été attendu. Rien n’a changé. Avec --accept, la partie continue ainsi.
# A plan follows: six numbers with slashes between them. What it means stands in the documentation.
terminal-link-plan = Votre plan pour le prochain tour : à combien de points s’arrêter, avec 1, 2, 3, 4 ou 5 dés restants, et après un Tutto ? Par exemple

## The report of the arena

arena-heading = Arène
arena-game = Jeu
arena-players = Joueurs
# So many deals were played, each by all bots from all seats.
arena-deals = Donnes
arena-matches = Parties
arena-seed = Graine
arena-rating = Cote
arena-bot = Robot
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
arena-interval-note = Toute valeur de la fourchette est compatible avec ces chiffres ; si deux fourchettes se recouvrent, l’ordre peut être dû au hasard.
# The name of a bot follows.
arena-rating-note = 400 points de cote en plus, c’est dix fois plus de chances de finir devant. Le robot qui a 0 :
# What stands before the decimals of a number.
arena-decimal = ,

## The coach

advise-win = Chances de gagner, en pour cent
advise-points = Points
review-about = Chances de gagner, en pour cent, et leur évolution
review-start = Début
review-own-luck = Sa propre chance
review-others-luck = La chance des autres
review-own-decisions = Ses propres décisions
review-others-decisions = Les décisions des autres
review-rest = Sans explication
review-result = Fin
# Two numbers come before: “12 / 20”.
review-good = des choix importants étaient les bons, ou presque
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Coup
review-cost = coûte
review-better = mieux :

## The records of `volle simulate`

# The folder follows.
simulate-records = Enregistré dans :

## Refusals

error-odds-none = Il n’y a rien à calculer ici.
error-advice-none = Il n’y a rien à choisir ici.
error-deal-from = Une partie enregistrée a ses propres dés, on ne peut pas en choisir d’autres.
error-deal-no-seed = Cette partie enregistrée ne contient pas sa graine, on ne peut donc pas rejouer ses dés.
error-seed-empty = Une graine peut être n’importe quel texte, mais pas un texte vide.
# $seats: how many players the match has.
error-simulate-bots = Vous avez nommé plus de robots qu’il n’y a de joueurs à la table : { $seats }.
error-simulate-deal = Ces dés sont ceux d’une seule partie. N’indiquez pas le nombre de parties.
# The name of the file stands before these sentences.
error-options-file = Ce fichier ne contient pas de JSON valide.
error-file-closed = Impossible d’ouvrir ce fichier. Son dossier n’existe peut-être pas, ou son accès vous est refusé.
error-arena-journal = Ce journal est celui d’une autre rencontre, ou il est endommagé.
# $install: a command to be typed; not translated.
error-arena-dask = Pour jouer sur un cluster Dask, installez d’abord la bibliothèque : { $install }
error-record-encoding = Ce fichier n’est pas du texte en UTF-8.
error-verify-no-seal = { verdict-no-seal }
error-verify-no-seed = { verdict-no-seed }
error-verify-seal = { verdict-seal }
# $expected: a line as the file should have it; not translated. The number of the line stands before.
error-verify-drawn = Ce n’est pas ce que donne la graine. Il devrait y avoir : { $expected }
