# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot, deal (the same cards and dice for all seats), match, seat, seed, fault (what a bot did wrong).

contest-about = Deux bots jouent les mêmes donnes à toutes les places, et un graphique montre qui est devant et avec quelle certitude. Apportez votre propre bot : un fichier Python avec une fonction bot(view, rng) qui renvoie une des actions de view.legal, ou un wheel qui en contient une. Il tourne dans ce navigateur, coupé de vos parties, de votre stockage et du réseau.
contest-choice = La rencontre
contest-seats = Places
contest-blocks = Donnes
contest-seed = Graine
contest-new-seed = Une autre graine
contest-start = Lancer la rencontre
contest-bot = Bot { $number }
contest-file = Votre fichier (.py, .whl)
contest-pause = Arrêter
contest-go-on = Continuer
contest-save = Enregistrer le résultat en JSON
contest-printed = Affiché par { $bot }
contest-phase-starting = L’arène ouvre…
contest-phase-playing = { $done } donnes sur { $blocks } dans le graphique.
contest-phase-paused = Arrêté après { $done } donnes sur { $blocks }.
contest-phase-done = Les { $blocks } donnes sont jouées.
contest-phase-refused = La rencontre s’est terminée après { $done } donnes sur { $blocks }.
contest-clear = { $first } devance { $second } dans { $value } des confrontations, très probablement entre { $low } et { $high } : l’un des deux est meilleur.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } devance { $second } dans { $value } des confrontations : elles sont trop peu nombreuses pour dire qui est meilleur.
       *[yes] { $first } devance { $second } dans { $value } des confrontations, très probablement entre { $low } et { $high } : on ne sait pas encore qui est meilleur.
    }
contest-course = { $first } contre { $second }
    .about = On peut observer la bande tout le temps : dans 95 rencontres sur 100, la vérité n’en sort jamais. Les ex æquo comptent pour moitié.
contest-deals = Donnes
contest-ahead = Devant
contest-low = de
contest-high = à
contest-bots = Les bots
contest-column-player = Bot
contest-column-matches = Parties
contest-column-wins = Victoires
contest-column-mean = Points en moyenne
contest-column-decisions = Décisions
contest-column-faults = Fautes
contest-faults = Ce qui a mal tourné
contest-faults-about = La partie a continué avec la première action permise. Voici les premières fautes, chacune avec sa position.
contest-fault-raised = { $bot } a levé une erreur.
contest-fault-illegal = { $bot } a répondu autre chose qu’une action de view.legal.
contest-fault-late = { $bot } a mis plus de cinq secondes.
contest-fault-lost = { $bot } s’est arrêté net sans répondre ; il a été relancé.
contest-fault-steps = { $bot } a fait plus d’un million de pas : peut-être une boucle sans fin.
contest-line = { $file }, ligne { $line }.
contest-where = Donne { $block }, partie { $match }, place { $seat }, après { $ply } actions.
contest-played = Joué à la place :
contest-position = Voir la position

## Who plays, and what is refused

bot-random = Hasard
error-arena-twice = Choisissez deux bots différents.
error-arena-no-seed = Donnez une graine à la rencontre : n’importe quel texte.
error-arena-not-python = { $name } n’est pas du Python lisible. Ligne { $line } : { $error }
error-arena-no-bot = { $name } n’a pas de fonction bot(view, rng).
error-arena-file-raises = { $name } lève une erreur au chargement. Ligne { $line } : { $error }
error-arena-file-endless = Le chargement de { $name } ne finit jamais.
error-arena-file-stuck = { $name } a mis plus de cinq secondes à se charger.
error-arena-file-lost = { $name } s’est arrêté net pendant son chargement.
error-arena-too-late = { $name } a trop souvent mis trop de temps ou s’est trop souvent arrêté net : la rencontre est interrompue.
error-arena-not-started = L’arène n’a pas pu continuer : { $detail }
error-arena-no-file = Il n’y a pas de fichier { $name }.
error-arena-module = Impossible de charger { $name } : { $error }
error-arena-wheel-broken = { $name } n’est pas un wheel lisible : { $error }
error-arena-wheel-compiled = { $name } ne convient pas à tous les ordinateurs. Le wheel d’un bot doit être du Python pur : py3-none-any.
error-arena-wheel-twice = Les deux wheels sont du même paquet : n’en choisissez qu’un.
error-arena-wheel-shadows = { $name } contient un module nommé { $module }, qui prendrait ici la place d’un autre. Donnez-lui un autre nom.
error-arena-wheel-data = { $name } contient des fichiers qui n’appartiennent à aucun paquet (.data). Le wheel d’un bot ne doit contenir que des paquets.
error-arena-wheel-large = Une fois décompressé, { $name } occupe { $size } Mo : il n’y a de place que pour { $limit } Mo.
error-arena-wheel-python = { $name } est prévu pour Python { $needs }, et ici tourne la version { $python }.
error-arena-wheel-needs = Un wheel a besoin de ce qui n’est pas ici : { $packages }. Il y a la bibliothèque de Python, volle et l’autre wheel de la rencontre.
error-arena-wheel-refused = Impossible d’installer un wheel : { $error }
error-arena-wheel-without-bot = { $name } n’a pas de bot pour ce jeu : le groupe volle.bots n’a pas de point d’entrée { $game }.
error-arena-no-network = Ce qu’il faut aux bots pour jouer n’est pas encore sur cet appareil. Lancez une rencontre une fois avec le réseau ; ensuite, cela marche sans.
