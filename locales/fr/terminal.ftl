# What the command line alone says: `volle play`, the report of `volle arena`, and refusals. The page does not have
# this file.
#
# Messages without a choice are also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Cette partie s’affiche en abrégé. Pour la lire en toutes lettres, installez :

## Play

# Once, when play begins.
terminal-start = Tapez le numéro d’un choix, ou un point d’interrogation pour voir tout ce que vous pouvez taper.
# A heading and its value, such as “Set aside: 1 and 5”.
terminal-fact = { $what } : { $value }

# What may be typed beside a choice: in capitals what stands for something else, and commands, each a short word in
# lower case. `why`, `odds` and `advice` are called as their buttons on the page. English words work in every language.
terminal-number = NUMÉRO
terminal-action = COUP
terminal-back = retour
terminal-record = fichier
terminal-quit = quitter
# What each of them does.
terminal-number-does = le choix qui porte ce numéro
terminal-action-does = un coup tel qu’il est écrit dans les parties enregistrées, avec ou sans le numéro du joueur
terminal-why-does = les règles derrière ce qui vient de se passer
terminal-odds-does = les chances de chaque choix
terminal-advise-does = ce que vaut chaque choix, et pourquoi
terminal-back-does = annuler votre dernier coup, mais ni un lancer, ni des cartes ou des contrats dévoilés
terminal-record-does = afficher la partie telle qu’elle serait enregistrée
terminal-quit-does = quitter la partie

# Questions, where those of the page speak of taps. $short: how many points are missing.
terminal-wolle-try = { $short ->
        [one] { $name }, il vous manque { $short }. Que faites-vous ?
       *[other] { $name }, il vous manque { $short }. Que faites-vous ?
    }
# $count: 1 to 3.
terminal-wolle-take = { $count ->
        [one] { $name }, quelle carte prenez-vous ?
       *[other] { $name }, quelles { $count } cartes prenez-vous ?
    }

## `volle odds`, without a position

# Headings of tables.
terminal-wolle-reach = Chances de remplir un contrat en trois essais, sans bonus, malus ni jetons
terminal-lotte-nothing = Chances de faire un lancer nul
terminal-lotte-full-roll = Chances de faire un Tutto en relançant jusqu’au bout
terminal-lotte-clover = Chances de gagner avec le Trèfle à quatre feuilles
terminal-lotte-straight = Chances de compléter la suite
# A number follows.
terminal-lotte-fireworks = Points avec le Feu d’artifice, en moyenne
# What is rolled.
terminal-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

## `volle replay`

# In place of the scores.
terminal-unfinished = La partie n’est pas finie. Coups joués : { $count }

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
# With the limit that was chosen.
terminal-fault-late = { $bot } a réfléchi plus longtemps que permis.
# The command follows, on a line of its own.
arena-again = Pour rejouer tout cela, tapez
arena-interval-note = Toute valeur de la fourchette est compatible avec ces chiffres ; si deux fourchettes se recouvrent, l’ordre peut être dû au hasard.
# The name of a bot follows.
arena-rating-note = 400 points de cote en plus, c’est dix fois plus de chances de finir devant. Le robot qui a 0 :

## `volle simulate`

# While it lasts.
simulate-playing = Parties jouées : { $done } sur { $count }
# The head of a column: so many games were won.
simulate-won = Victoires
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
