# The page around the game, and the table's own words.
#
# Terms: player joueur (in labels; in sentences rather tout le monde, quelqu'un, les autres), bot robot, match partie,
# saved match partie enregistrée, table, move coup, turn tour, dice dés, roll lancer, deck pioche, card carte, score,
# rules règles, take back annuler, seal sceau, seed graine, log journal. The reader is « vous ». A button is an infinitive.
#
# Every number in braces is written as the language writes numbers. $name and $names are what people have typed, up to
# 24 characters, or the name of a bot; so no « de » or « que » stands before them, and nothing agrees with them.
#
# Typography: a narrow no-break space (U+202F) before ; : ! ? and inside « », and in thousands.

## Everywhere

app-name = Volle
# What search engines and home screens say of it.
app-description = Volle : des jeux de dés et de cartes pour toute la famille, dans votre navigateur, contre des robots ou autour d’une tablette. Sans compte, sans publicité, sans pistage.
app-home = Volle, page d’accueil
# A link for the keyboard, past the bar at the top.
app-skip = Aller au jeu
close = Fermer
# On a tiny button beside a sentence: it shows the rule behind that sentence. « Pourquoi ? » would be too wide.
why = Règle
# The same button for screen readers. $what: the sentence.
why-of = Règle : { $what }
why-heading = Pourquoi ?
# Opens a scene of the rule.
why-scene = Voir un exemple
why-rulebook = Dans les règles
# Opens the match on a second table, at the last decision before what was asked about.
why-try = Essayer à cette table
second-table-apart = Ceci est une deuxième table : votre partie reste telle quelle. Rien de secret ne s’y trouve, et les dés y sont relancés.
second-table-moment = Elle reprend à la dernière décision avant ce moment.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = { $what } : de quoi s’agit-il ?
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Règle
rule-of = Règle : { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = dans cette partie
switch-game = Choisir un jeu
notice-close = Fermer ce message

## Titles of the page

title-menu = Volle : jeux de dés et de cartes en famille
title-setup = { $game } : nouvelle partie – Volle
title-table = { $game } – Volle
title-deck = { $game } : les cartes – Volle
title-rules = { $game } : les règles – Volle
title-position = Que peut‑on faire ici ? – Volle
title-about = À propos de Volle
title-door = { $game } – Volle

## Start of the engine

# Where JavaScript is switched off.
needs-script = Ce jeu fonctionne dans votre navigateur et a besoin de JavaScript.
# $percent: text such as "45%".
start-loading = On prépare la table : { $percent }
start-loading-label = Progression du chargement
start-stalled = Le chargement n’avance plus. Vérifiez votre connexion ou réessayez.
start-failed = Le jeu n’a pas pu démarrer.
start-again = Réessayer
report-copy = Copier le rapport
report-copied = Copié.
report-heading = Rapport
report-help = Votre navigateur n’a pas permis à la page de copier ce texte. Veuillez le sélectionner et le copier :

## How the match is kept

kept-not = Ce navigateur n’enregistre pas votre partie. Elle sera perdue quand vous fermerez la page. Pour la garder, enregistrez-la dans un fichier.
broken-newest = Votre dernier coup a été mal enregistré dans ce navigateur. La partie reprend juste avant ce coup.
broken-all = La partie enregistrée dans ce navigateur est devenue illisible. Elle reste telle quelle jusqu’à ce que vous en commenciez une autre.
broken-save = Enregistrer le fichier abîmé
elsewhere = Votre partie est ouverte dans un autre onglet.
elsewhere-take = Jouer ici

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Une erreur s’est produite sur cette page.
crash-engine = Le jeu s’est arrêté.
crash-again-and-again = Le jeu bute chaque fois au même endroit ; il ne redémarre donc plus tout seul.
crash-match = Votre partie est intacte jusqu’au dernier coup. Par précaution, enregistrez-la dans un fichier avant de réessayer.

## Without a network, new versions

offline-ready = Jouable hors connexion
update-waiting = Une nouvelle version du jeu est prête.
# Said after update-waiting, where a match is running.
update-match = Vous pourrez y continuer votre partie.
update-now = Mettre à jour
update-later = Plus tard

## Menu

menu-continue = Reprendre la partie
# $progress: how far the match is, such as "Round 3 of 15" or "Target 6,000, Anna leads with 2,350". $names: a list.
menu-continue-about = { $game }, { $progress } : { $names }
menu-over-about = { $game }, partie terminée : { $names }
menu-result = Voir les scores finaux
menu-new = Nouvelle partie
menu-open = Charger une partie
menu-open-about = depuis un fichier de cet appareil
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Règles
menu-deck = Cartes
menu-about = À propos
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } à { $most } joueurs
menu-fact-alone = contre des robots ou autour d’une tablette
menu-fact-free = sans compte, sans publicité, sans pistage

replace-question = Vous avez une partie en cours. La remplacer par une nouvelle ?
replace-yes = La remplacer
replace-no = La garder

## Set-up

setup-heading = Qui joue ?
# $number: which player, from 1.
setup-name = Nom du joueur { $number }
# The name of a person who has typed none.
setup-player = Joueur { $number }
# Names for bots, one for each of the ten sheep below: jokes of this language, as it is said at the table. With a comma
# and a space between them; each at most 24 characters.
bot-names = Bêêatrice, Robêêrt, Madelaine, Napolaine, Moutilde, Panurge, Hélaine, Albêêrt, Bélierto, Ghislaine
# On a button for screen readers. $avatar: one of the sheep below.
setup-avatar = Mouton du joueur { $number } : { $avatar }. En choisir un autre
setup-avatar-next = Un autre mouton
# The sheep to choose from, by what each wears.
avatar-1 = foulard rouge
avatar-2 = bonnet bleu à pompon
avatar-3 = couronne jaune
avatar-4 = chapeau vert
avatar-5 = bonnet de nuit violet
avatar-6 = chapeau de fête orange
avatar-7 = nœud rose
avatar-8 = lunettes turquoise
avatar-9 = cornes brunes
avatar-10 = casque audio blanc
setup-kind = Joueur { $number } : humain ou robot
setup-person = Humain
# An entry of a list. $about: who the bot is and how it plays, such as "Fox (plays well)".
setup-bot = Robot : { $about }
setup-remove = Retirer le joueur { $number }
setup-add = Ajouter un joueur
setup-start = Jouer

## First match
# A quiet button in the set-up, and below it what it leads to.
lesson-begin = Première partie
lesson-begin-about = Apprendre en jouant : deux courtes manches contre des robots, cinq minutes environ.
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = Première partie
lesson-loaded = Dés pipés, pour cette leçon seulement.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Quitter la leçon
lesson-leave-about = La partie continue sans le guide, avec des dés honnêtes.
lesson-play-on = Continuer à partir d’ici
lesson-rules = Toutes les règles
# A button, and the heading of the list that it opens.
lesson-later = À découvrir encore
# A note above the table once the lesson is over.
lesson-honest = À partir d’ici, les dés sont honnêtes.

## Deck, rules, about

deck-heading = Les cartes

rules-heading = Les règles
rules-page = En page web : pour imprimer, ou envoyer une seule règle à quelqu’un
# Before the titles of rules.
rules-see-also = Voir aussi :

# A link to the page on which a position can be asked about.
position-way = Que peut-on faire à un moment d’une partie, et pourquoi pas le reste ? Posez la question ici
position-heading = Que peut‑on faire ici ?
position-about = Collez une partie enregistrée, ou un lien vers une partie. Vous verrez à qui de décider, ce que chacun peut faire et quelle règle interdit le reste. La partie sur votre table ne change pas.
# Above a field for text.
position-record = Partie enregistrée, ou lien
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Demander
position-mine = Demander pour ma partie
# In the place of situation-next where nobody decides.
position-chance = c’est au hasard de jouer : dés ou cartes
# Headings of what one player may do and what not, each followed by a list.
position-may = Possible maintenant
position-may-not = Impossible maintenant
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

about-heading = À propos
about-not-affiliated = Cette page est un projet personnel. Elle n’a aucun lien avec les auteurs ni les éditeurs des jeux et n’utilise ni leurs images ni leurs textes : nous expliquons les règles avec nos propres mots, et c’est notre programme qui dessine les images.
about-private = Le jeu tourne entièrement dans votre navigateur. Vos parties restent sur votre appareil. Nous ne mesurons rien et ne suivons personne.
about-dice = Les dés ne sont pas pipés. Au début de chaque partie, un nombre secret est tiré, la graine : elle décide de tous les lancers et de toutes les cartes, et un sceau la protège. À la fin, elle est révélée, et chacun peut tout vérifier.
about-version = Version { $version }

## Table

table-heading = La table
seats-heading = Les joueurs
stage-heading = En ce moment
log-heading = Le journal
# A link below the log, which shows the latest turns first.
log-earlier = Voir les tours précédents
situation = Où en est la partie
situation-next = C’est à { $names } de jouer
# On a button of the bar: short.
take-back = Annuler
# $name: the player whose last move is taken back.
take-back-of = Annuler le dernier coup : { $name }
table-menu = Menu
# The button in the bar, for screen readers. $pace: one of pace-slow to pace-tap.
pace-name = Vitesse : { $pace }
# The list that it opens.
pace-heading = Vitesse des robots et des dés
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-tap = à chaque appui

# Small, after the name of a bot.
seat-bot-tag = robot

rolling = { $name } lance les dés…
# On the button that moves the table on by one step.
go-on = Continuer
# On the same button where bots play by themselves: all at once, up to the next decision of a person. $people: how many play here.
skip-ahead = { $people ->
        [0] Avancer jusqu’à la fin
        [one] Avancer jusqu’à mon tour
       *[other] Avancer
    }

# Between two players who share a screen, before one of them chooses in secret.
curtain-heading = { $name }, c’est à vous
curtain-help = Installez-vous devant l’écran. Et les autres, on ne regarde pas !
curtain-open = Je suis { $name }

## End

# $names: a list of the winners; $count: how many they are.
scores-heading = { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
# The scores of all players in one breath, for screen readers. $points: with its sign.
scores-told = { $name } : { $points }
# Below the heading. $by: whether a person has won, or a bot over people.
scores-cheer = { $by ->
        [person] Hip hip hip, hourra !
       *[bot] La machine a eu de la chance. Une revanche ?
    }
# Above the podium, until the winner is on it.
scores-podium = Et la victoire revient à…
# On a step of the podium.
scores-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A button: no more waiting, the whole result at once.
scores-show-all = Tout afficher
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = On en reparlera
scores-caption = Scores finaux
# Headings of a table: what points are for, and their sum.
scores-part = Points pour
scores-total = Total
scores-winner = victoire
scores-fair = Les dés sont-ils pipés ?
scores-fair-help = Non : tous les lancers et toutes les cartes viennent d’un nombre tiré d’avance, la graine. Le sceau, son empreinte SHA-256, a été fixé avant le premier lancer : on n’a donc pas pu la changer en cours de partie. Le fichier de la partie contient les deux.
scores-seal = Sceau
scores-seed = Graine
scores-no-seal = Aucun sceau ne garantit ces dés : la partie a été reprise d’un fichier sans graine, a commencé en première partie avec des dés pipés, ou quelqu’un a choisi à la place du hasard.
# A button, with the second in small letters below.
scores-again = Rejouer
scores-again-about = à la même table
record-download = Enregistrer dans un fichier

## Menu of the table

settings-heading = Menu
settings-theme = Jour ou nuit
theme-auto = comme l’appareil
theme-day = jour
theme-night = nuit
sound = Son
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
sound-play = Activer le son
sound-volume = Volume
sound-dice = Dés
sound-cards = Cartes
sound-chips = Jetons
sound-voices = Animaux
sound-music = Musique
haptics = Vibrer à votre tour
settings-language = Langue
settings-leave = Revenir à l’accueil

## In a frame of another page

embedded-play = Jouer
# $names: a list.
embedded-seats = À la table : { $names }
embedded-kept = Rien n’est enregistré ici : fermer cette page met fin à la partie. Pour la garder, enregistrez-la dans un fichier.
embedded-whole = Ouvrir le jeu complet
embedded-link = Lien vers cette partie
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] La partie contenue dans l’adresse de ce cadre ne peut pas être ouverte. { $why }
       *[other] L’adresse de ce cadre demande « { $part } » sous une forme qui n’existe pas. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = C’est une adresse de la version { $value } ; cette page ne connaît que la version 1.
error-address-game = Il n’y a pas de jeu appelé « { $value } » ici.
error-address-lang = Cette page n’existe pas en « { $value } ».
error-address-theme = L’éclairage « { $value } » n’existe pas ici ; il y a auto, day et night.
error-scene-unknown = Il n’y a pas de scène de ce nom.
error-scene-not-loaded = La scène n’a pas pu être chargée. Le réseau est-il disponible ?
error-link-base64 = Ce qui suit le « # » contient des caractères en trop, ou il en manque. Copiez de nouveau le lien en entier.
error-link-deflate = Ce qui suit le « # » est abîmé ou coupé. Copiez de nouveau le lien en entier.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Choisir le dé…
       *[other] Choisir les dés…
    }
choose-card = Choisir la carte…
choose-dice-heading = { $count ->
        [one] Que doit montrer le dé ?
       *[other] Que doivent montrer les dés ?
    }
choose-card-heading = Quelle carte doit venir ?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Dé { $number }
lot-card = Carte
choose-about = Dès que vous choisissez, cette partie n’a plus de sceau pour ses dés.
choose-cancel = Annuler
choose-confirm = Jouer ainsi

## Scenes: rules that are shown by play, in a frame

scene-next = Scène suivante
scene-again = Encore une fois
scene-back = Revenir à la scène
scene-play-on = Continuer la partie d’ici
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Tenter l’interdit
# A button that opens the rule that the scene shows.
scene-rule = La règle
# Above a list of refusals, each a whole sentence.
scene-refusals = Ce que la règle interdit ici :
# While the engine starts, because somebody does what the scene does not know.
scene-starting = Un instant, on dresse la table…
scene-left = Vous avez quitté la scène : à partir d’ici, vous jouez librement contre l’ordinateur.

## Refusals in every game

# Where there are no better words.
error-unknown = Ce n’est pas possible ici. Rien n’a changé.
# $line: a line of the file, from 1. $what: a whole sentence, one of the refusals below.
error-line = Ligne { $line } : { $what }
error-action-not-now = Vous ne pouvez pas faire cela maintenant.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Il faut choisir une seule valeur ici.
       *[other] Il faut choisir { $needed } valeurs ici, une pour chacun.
    }
error-chance-not-yours = Seul le hasard décide des lancers de dés et des cartes qui viennent.
error-chance-nothing-due = Il n’y a rien à distribuer ni à lancer pour l’instant.
error-game-over = La partie est terminée.
error-step-person = C’est d’abord à une personne de décider, pas à un robot.
error-take-back-not-possible = Vous n’avez aucun coup à annuler ici. Une fois des dés lancés, des cartes retournées ou des contrats dévoilés, un coup ne s’annule plus.
error-turn-bot = Ce joueur est un robot : il décide tout seul.
error-turn-chance = Des dés doivent d’abord être lancés, ou des cartes retournées.
# $seats: how many players the match has.
error-turn-no-such-seat = { $seats ->
        [one] Cette partie ne compte que { $seats } joueur.
       *[other] Cette partie ne compte que { $seats } joueurs.
    }
error-turn-not-yours = C’est à quelqu’un d’autre de jouer.

## Refusals outside the game

# elsewhere-take is the button that is quoted here.
error-match-elsewhere = Votre partie est ouverte dans un autre onglet. Pour continuer ici, choisissez « { elsewhere-take } ».
# The language list in the menu was used without a connection.
error-language-not-loaded = Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez ; votre partie est intacte.
error-match-none = Il n’y a pas encore de partie.
error-match-stale = La partie avait avancé entre-temps : votre coup n’a pas été joué. Regardez où elle en est.
error-name-empty = Il faut un nom à chaque joueur.
error-name-long = { $most ->
        [one] Un nom ne peut pas dépasser { $most } caractère.
       *[other] Un nom ne peut pas dépasser { $most } caractères.
    }
error-name-spaces = Un nom ne peut ni commencer ni finir par un espace.
error-name-characters = Un nom ne peut contenir ni barre verticale ni caractère de contrôle.
error-name-twice = Il faut un nom différent à chaque joueur : « { $name } » apparaît deux fois.
# "bot:" is not translated.
error-name-bot = Un nom ne peut pas commencer par « bot » suivi d’un deux-points. Veuillez en choisir un autre.
# $grade: what somebody has written for the name of a bot.
error-name-no-such-bot = Il n’y a pas de robot appelé « { $grade } » dans ce jeu.
error-seats-count = Il faut de { $least } à { $most } joueurs pour ce jeu.
error-seats-avatars = Il faut à chaque joueur un mouton différent, numéroté de 1 à { $most }.
error-lesson-unknown = Il n’y a pas de leçon appelée « { $lesson } » dans ce jeu.
error-lesson-table = Une leçon se joue à sa propre table : un joueur, ses robots et les règles habituelles.
error-lesson-none = Aucune leçon n’est en cours.
error-options-format = Ces options sont illisibles.
# $options: a list of what somebody has written.
error-options-unknown = Ce jeu n’a pas les options suivantes : { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = « { $text } » n’est pas un coup de ce jeu.
error-notation-twice = « { $text } » nomme deux fois la même chose.
error-notation-seed = Une graine a 32 chiffres hexadécimaux.
error-notation-position = Cette position est illisible.
error-record-too-long = Ce fichier est bien trop long pour une partie enregistrée.
# "volle 1" is not translated.
error-record-magic = Ce fichier n’est pas une partie enregistrée : il ne commence pas par « volle 1 ». Votre propre partie n’a pas changé.
error-record-header = Ce n’est pas un en-tête de partie enregistrée.
# $header: the name of a header, not translated.
error-record-header-twice = L’en-tête « { $header } » apparaît deux fois.
error-record-header-missing = Il manque l’en-tête « { $header } ».
error-record-headers-end = Il manque la ligne vide après les en-têtes.
error-record-game = La partie enregistrée est celle d’un jeu qui n’existe pas ici : { $game }.
error-record-rules = La partie enregistrée suit la version { $rules } des règles, qui n’existe pas ici.
error-record-options = Les options de la partie enregistrée sont illisibles.
error-record-seal = Le sceau de la partie enregistrée est illisible.
error-record-lesson = La leçon de la partie enregistrée est illisible.
error-record-lesson-seal = La partie enregistrée porte un sceau, mais les dés d’une leçon sont pipés.
error-record-result-early = Le fichier donne un résultat, mais la partie n’est pas terminée.
# $expected: the result as the file should write it.
error-record-result = Le résultat donné par le fichier n’est pas le bon. Ce devrait être : { $expected }
error-record-after-result = Rien ne peut suivre le résultat.
error-request-verb = La page a demandé quelque chose que le jeu ne connaît pas. Veuillez recharger la page ; votre partie est intacte.
error-request-format = La page a demandé quelque chose que le jeu ne peut pas lire. Veuillez recharger la page ; votre partie est intacte.
error-request-too-long = C’est trop long : le jeu ne peut pas le lire.
error-engine-not-started = Le jeu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
error-engine-crashed = Le jeu s’est arrêté et repart du dernier coup enregistré. Veuillez rejouer votre coup.
error-engine-timed-out = Le jeu a mis trop de temps à répondre et repart du dernier coup enregistré. Veuillez rejouer votre coup.
error-engine-failed = Une erreur s’est produite dans le jeu. Votre partie n’a pas changé. Veuillez copier le rapport et nous l’envoyer.
