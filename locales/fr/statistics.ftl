# Statistiques sur les parties terminées sur cet appareil.
#
# Terms: partie, joueur, robot, place, points; chance (luck: what chance has given beyond what was to be expected),
# zone (where numbers usually lie), probabilité exacte (worked out, not counted).

menu-statistics = Statistiques
title-statistics = { $game } : les statistiques – Volle
statistics-heading = Statistiques
statistics-about = Vos parties terminées sur cet appareil, en chiffres. Rien ne quitte votre navigateur.
statistics-none = Aucune partie terminée pour l’instant.
statistics-none-about = Finissez-en une, et vos statistiques apparaîtront ici.
statistics-play = Jouer une partie
statistics-choice = Filtrer
statistics-preset = Règles
statistics-preset-any = toutes
statistics-period = Période
statistics-period-ever = depuis toujours
statistics-period-year = 12 derniers mois
statistics-period-month = 30 derniers jours
statistics-player = Joueur
statistics-player-any = tout le monde
statistics-matches = { $count ->
        [0] Aucune partie ne correspond à ce choix.
        [one] { $count } partie
       *[other] { $count } parties
    }
statistics-skipped = { $count ->
        [one] Une partie illisible n’est pas comptée.
       *[other] { $count } parties illisibles ne sont pas comptées.
    }
statistics-table = Voir le tableau

## Charts and tables

statistics-players = Victoires
    .about = Qui gagne le plus souvent ? Les robots sont comptés par type ; une victoire partagée compte pour chacun.
statistics-luck = Chance
    .about = À droite du milieu, le hasard a été généreux ; à gauche, non. Dans 95 cas sur 100, la chance reste dans la zone en pointillés.
statistics-places = Places
statistics-course = Points au fil du temps
    .about = Les dernières parties, la plus ancienne à gauche. Les gros points sont des victoires, la ligne en pointillés est la moyenne.
statistics-records = Records
statistics-rivals = Face à face
    .about = Combien de fois devant l’adversaire (à gauche), à égalité (au milieu) ou derrière (à droite).
statistics-sums = En chiffres
statistics-dice =
    .about = Combien de fois chaque nombre est sorti dans les parties vérifiables. Dans 95 cas sur 100, un dé non truqué reste dans la zone en pointillés.
    .outside = { $count ->
        [0] Tous les nombres sont dans leur zone.
        [one] Un nombre sort de sa zone. Cela arrive aussi avec des dés non truqués : environ une fois sur 20.
       *[other] { $count } nombres sortent de leur zone. Cela arrive aussi avec des dés non truqués : environ une fois sur 20.
    }
statistics-die = { $count ->
        [0] Dé à { $sides } faces : aucun lancer
        [one] Dé à { $sides } faces : { $count } lancer
       *[other] Dé à { $sides } faces : { $count } lancers
    }
# Beside a bar: how often, and the share in percent.
statistics-count-share = { $count } ({ $share })
statistics-of = { $hits } sur { $tried } ({ $percent })
statistics-score = { $ahead } – { $level } – { $behind }
statistics-luck-of = { $luck } (écart habituel : ±{ $usual })
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
column-usual = Écart habituel (±)
column-count = Nombre de fois
column-share = En %
column-date = Date
column-expected = Prévu
column-chance = Probabilité exacte
column-record = Record
column-by = Par
column-ahead = Devant
column-level = À égalité
column-behind = Derrière
column-what = Statistique
column-sum = En tout
column-per-match = Par joueur et partie
column-number = Nombre
column-rolled = Sorti
column-band = Zone normale

## Refusals

error-figures-not-over = Seule une partie terminée peut être comptée.
error-figures-lesson = Une partie guidée se joue avec des dés truqués et n’est pas comptée.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Arène des robots
title-arena = { $game } : arène des robots – Volle
## The people on this device, over all games: a face, wins and badges for each
profiles-heading = Qui joue ici
profile-matches = { $matches ->
        [one] Une partie
       *[other] { $matches } parties
    }, { $wins ->
        [0] pas encore de victoire
        [one] une victoire
       *[other] { $wins } victoires
    }
profile-streak = Victoires de suite : { $count }
profile-best-streak = Record de victoires de suite : { $count }
profile-badges = Insignes : { $name }
badge-since = { $about } La première fois le { $date }.
badge-first-win = Première victoire
    .about = Une partie gagnée.
badge-wins-in-a-row = Trois de suite
    .about = Trois parties gagnées d’affilée.
badge-all-games = Touche-à-tout
    .about = Une victoire dans chacun des jeux.
badge-many-matches = Pilier du troupeau
    .about = Dix parties jouées jusqu’au bout.
