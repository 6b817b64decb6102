# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot robot, deal donne, match partie, contest rencontre, seat place, seed graine, move coup, fault faute.

contest-about = Deux robots s’affrontent avec les mêmes donnes, à toutes les places, et un graphique montre qui est devant et avec quelle certitude. Vous programmez ? Apportez votre propre robot : un fichier Python avec une fonction bot(view, rng) qui renvoie un des coups de view.legal, ou un wheel qui en contient un. Il tourne dans ce navigateur, sans accès à vos parties, à vos données ni à Internet.
contest-choice = La rencontre
contest-seats = Places
contest-blocks = Donnes
contest-seed = Graine
contest-new-seed = Une autre graine
contest-start = Lancer la rencontre
contest-bot = Robot { $number }
contest-file = Votre fichier (.py, .whl)
contest-pause = Arrêter
contest-go-on = Continuer
contest-save = Enregistrer les chiffres en JSON
contest-printed = Affiché par { $bot }
contest-phase-starting = L’arène ouvre ses portes…
contest-phase-playing = Donnes dans le graphique : { $done } sur { $blocks }.
contest-phase-paused = En pause. Donnes jouées : { $done } sur { $blocks }.
contest-phase-done = Rencontre terminée. Donnes jouées : { $blocks }.
contest-phase-refused = Rencontre interrompue. Donnes jouées : { $done } sur { $blocks }.
contest-clear = { $first } finit devant { $second } dans { $value } des cas, très probablement entre { $low } et { $high } : la différence est nette.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } finit devant { $second } dans { $value } des cas, mais ils sont trop peu nombreux pour conclure.
       *[yes] { $first } finit devant { $second } dans { $value } des cas, très probablement entre { $low } et { $high } : impossible encore de les départager.
    }
contest-course = { $first } contre { $second }
    .about = Vous pouvez suivre la bande en continu : dans 95 rencontres sur 100, elle contient la vraie valeur du début à la fin. Les ex æquo comptent pour moitié.
contest-deals = Donnes
contest-ahead = Devant
contest-low = de
contest-high = à
contest-bots = Les robots
contest-column-player = Robot
contest-column-matches = Parties
contest-column-wins = Victoires
contest-column-mean = Points en moyenne
contest-column-decisions = Décisions
contest-column-faults = Fautes
contest-faults = Ce qui a mal tourné
contest-faults-about = La partie a continué avec le premier coup permis. Voici les premières fautes, chacune avec sa position.
contest-fault-raised = { $bot } a provoqué une erreur.
contest-fault-illegal = { $bot } a répondu autre chose qu’un coup de view.legal.
contest-fault-late = { $bot } a réfléchi plus de cinq secondes.
contest-fault-lost = { $bot } s’est arrêté net sans répondre ; on l’a relancé.
contest-fault-steps = { $bot } a fait plus d’un million de pas : sans doute une boucle sans fin.
contest-line = { $file }, ligne { $line }.
contest-where = Donne { $block }, partie { $match }, place { $seat }, coup { $ply }.
contest-played = Coup joué à la place :
contest-position = Voir la position

## Who plays, and what is refused

bot-random = Hasard
error-arena-twice = Choisissez deux robots différents.
error-arena-no-seed = Donnez une graine à la rencontre : n’importe quel texte convient.
error-arena-not-python = Impossible de lire { $name } comme du Python. Ligne { $line } : { $error }
error-arena-no-bot = { $name } n’a pas de fonction bot(view, rng).
error-arena-file-raises = { $name } provoque une erreur au chargement. Ligne { $line } : { $error }
error-arena-file-endless = { $name } ne finit jamais de se charger.
error-arena-file-stuck = { $name } a mis plus de cinq secondes à se charger.
error-arena-file-lost = { $name } s’est arrêté net pendant son chargement.
error-arena-too-late = { $name } a trop souvent tardé à répondre ou s’est trop souvent arrêté net : la rencontre est interrompue.
error-arena-not-started = L’arène n’a pas pu continuer : { $detail }
error-arena-no-file = Le fichier { $name } est introuvable.
error-arena-module = Impossible de charger { $name } : { $error }
error-arena-wheel-broken = { $name } n’est pas un wheel lisible : { $error }
error-arena-wheel-compiled = { $name } ne marche pas sur tous les ordinateurs. Le wheel d’un robot doit être du Python pur : py3-none-any.
error-arena-wheel-twice = Les deux wheels contiennent le même paquet : n’en choisissez qu’un.
error-arena-wheel-shadows = { $name } contient un module nommé { $module }, qui prendrait ici la place d’un autre. Donnez-lui un autre nom.
error-arena-wheel-data = { $name } contient des fichiers qui n’appartiennent à aucun paquet (.data). Le wheel d’un robot ne doit contenir que des paquets.
error-arena-wheel-large = Une fois décompressé, { $name } occupe { $size } Mo : il n’y a de place que pour { $limit } Mo.
error-arena-wheel-python = { $name } est prévu pour Python { $needs } ; ici, c’est la version { $python }.
error-arena-wheel-needs = Un wheel a besoin de paquets absents : { $packages }. Disponibles : la bibliothèque de Python, volle et l’autre wheel de la rencontre.
error-arena-wheel-refused = Impossible d’installer un wheel : { $error }
error-arena-wheel-without-bot = { $name } n’a pas de robot pour ce jeu : le groupe volle.bots n’a pas de point d’entrée { $game }.
error-arena-no-network = L’arène n’est pas encore installée sur cet appareil. Lancez une première rencontre avec une connexion ; ensuite, elle marche aussi sans.
