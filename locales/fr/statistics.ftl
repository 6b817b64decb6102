# Statistiques sur les parties terminées sur cet appareil.
#
# Terms: partie, joueur, robot, place, points; chance (luck: what chance has given beyond what was to be expected),
# bande (where numbers usually lie), probabilité exacte (worked out, not counted).

menu-statistics = Statistiques
title-statistics = { $game } : les statistiques – Volle
statistics-heading = Statistiques
statistics-about = Le bilan des parties terminées sur cet appareil. Rien ne quitte votre navigateur.
statistics-none = Aucune partie n’a encore été terminée ici.
statistics-none-about = Dès qu’une partie sera finie, vous en verrez le bilan ici.
statistics-play = Jouer une partie
statistics-choice = Ce qui est affiché
statistics-preset = Règles
statistics-preset-any = Toutes les règles
statistics-period = Période
statistics-period-ever = Depuis toujours
statistics-period-year = 12 derniers mois
statistics-period-month = 30 derniers jours
statistics-player = Joueur
statistics-player-any = Tout le monde
statistics-matches = { $count ->
        [0] Aucune partie ne correspond à ce choix.
        [one] Une partie
       *[other] { $count } parties
    }
statistics-skipped = { $count ->
        [one] Une partie est illisible et n’est pas comptée.
       *[other] { $count } parties sont illisibles et ne sont pas comptées.
    }
statistics-table = En tableau

## Charts and tables

statistics-players = Victoires
    .about = La part des parties gagnées par chacun. Les robots sont comptés par type ; une première place partagée est une victoire pour chacun.
statistics-luck = Chance
    .about = À droite du milieu, le hasard a été généreux ; à gauche, il ne l’a pas été. Dans 95 cas sur 100, la chance reste dans la bande en tirets.
statistics-places = Places
statistics-course = Points au fil du temps
    .about = Les dernières parties, la plus ancienne à gauche. Les gros points sont des victoires, la ligne en tirets est la moyenne.
statistics-records = Records
statistics-rivals = Face à face
    .about = Combien de fois devant quelqu’un d’autre (à gauche), à égalité (au milieu) ou derrière (à droite).
statistics-sums = En chiffres
statistics-dice =
    .about = Combien de fois chaque nombre est sorti dans les parties aux dés scellés. Dans 95 cas sur 100, des dés honnêtes restent dans la bande en tirets.
    .outside = { $count ->
        [0] Tous les nombres sont dans leur bande.
        [one] Un nombre est hors de sa bande. Cela arrive aussi avec des dés honnêtes : environ une fois sur 20.
       *[other] { $count } nombres sont hors de leur bande. Cela arrive aussi avec des dés honnêtes : environ une fois sur 20.
    }
statistics-die = Dé à { $sides } faces
statistics-rolls = { $count ->
        [one] un lancer
       *[other] { $count } lancers
    }
statistics-of = { $hits } sur { $tried } ({ $percent })
statistics-score = { $ahead } – { $level } – { $behind }
statistics-luck-of = { $luck } (d’habitude ±{ $usual })
statistics-record-points = Meilleur score en une partie

## Columns of the tables: short

column-player = Joueur
column-matches = Parties
column-wins = Victoires
column-win-share = Victoires en %
column-place = Place
column-mean-place = Place moyenne
column-points = Points
column-mean-points = Points en moyenne
column-best = Maximum
column-worst = Minimum
column-luck = Chance
column-usual = D’habitude ±
column-count = Combien de fois
column-share = En %
column-date = Date
column-expected = Attendu
column-chance = Probabilité exacte
column-record = Record
column-by = Par
column-ahead = Devant
column-level = À égalité
column-behind = Derrière
column-what = Quoi
column-sum = En tout
column-per-match = Par partie
column-number = Nombre
column-rolled = Sorti
column-band = Bande

## Refusals

error-figures-not-over = Seule une partie terminée peut être comptée.
error-figures-lesson = Une première partie a des dés pipés et n’est pas comptée.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Arène des bots
title-arena = { $game } : arène des bots – Volle
arena-loading = L’arène arrive…
arena-not-loaded = L’arène n’a pas pu être chargée. { $reason ->
    [network] Il faut du réseau ; réessayez ensuite.
   *[other] Le serveur n’envoie pas ses fichiers.
}
arena-load-again = Réessayer
