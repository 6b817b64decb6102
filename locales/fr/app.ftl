# The page around the game, and the table's own words.
#
# Terms: player joueur (le joueur, le dernier à jouer where a sentence needs a subject), bot robot, match partie,
# saved match partie enregistrée, first match partie guidée, table, move coup, turn tour, dice dés, roll lancer, deck pioche, card carte, score,
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
why-heading = La règle
# Opens a scene of the rule.
why-scene = Voir un exemple
why-rulebook = Dans les règles
# Opens the match on a second table, at the last decision before what was asked about.
why-try = Rejouer ce moment
second-table-apart = Voici une table d’essai : votre partie ne bouge pas. On n’y voit rien de secret, et les dés y tombent autrement.
second-table-moment = Elle part de la dernière décision avant le moment qui vous intéresse.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = { $what } : qu’est-ce que c’est ?
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Règle
rule-of = Règle : { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = dans cette partie
# Small, behind a link to a page that is not kept for use without a network.
link-online = (avec une connexion)
switch-game = Choisir un jeu
notice-close = Fermer ce message

## Titles of the page

title-menu = Volle : jeux de dés et de cartes en famille
title-setup = { $game } : nouvelle partie – Volle
title-table = { $game } – Volle
title-boards = Des plateaux sur les téléphones – Volle
title-matches = Vos parties – Volle
title-replay = { $game } : revoir une partie – Volle
title-part = Une partie en plusieurs QR codes – Volle
title-link = Jouer par liens – Volle
title-deck = { $game } : les cartes – Volle
title-rules = { $game } : les règles – Volle
title-position = Permis ou interdit ? – Volle
title-fairness = Des dés sans triche – Volle
title-about = À propos de Volle
title-deal = La donne du jour – Volle
title-door = { $game } – Volle
title-unknown = Ce lien ne mène nulle part – Volle

## Start of the engine

start-loading-label = Progression du chargement
start-stalled = Le chargement prend beaucoup de temps. Vous pouvez attendre ou réessayer.
start-failed = Le jeu n’a pas pu démarrer.
# After start-failed or crash-engine: it opens the reason.
start-why = D’où vient le problème ?
start-again = Réessayer
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Des fichiers du jeu ne sont pas arrivés. Vérifiez votre connexion, puis réessayez.
load-missing = Il manque un fichier du jeu sur le serveur. Rechargez la page. Si cela ne suffit pas, le serveur refuse peut-être d’envoyer ce type de fichier.
load-changed = Un fichier du jeu est arrivé endommagé ou n’est pas arrivé du tout, alors que le serveur répond. Rechargez la page. Si cela ne suffit pas, le serveur modifie ses fichiers.
load-type = Le serveur envoie un script du jeu avec un mauvais type, et le navigateur refuse de l’exécuter.
load-assembly = Le jeu a besoin de WebAssembly, qui est désactivé dans ce navigateur ou sur cette page. Sur iPhone ou iPad, c’est l’effet du mode Isolement.
load-policy = Le jeu a besoin de WebAssembly, qu’une politique de sécurité de ce serveur (Content-Security-Policy) interdit. Il faut y ajouter « wasm-unsafe-eval », ou la retirer.
load-blocked = Une politique de sécurité de ce serveur (Content-Security-Policy) empêche le jeu de fonctionner. Elle peut être retirée, car le jeu apporte la sienne.
load-other = Réessayez. Si cela ne suffit pas, copiez le rapport pour ceux qui gèrent ce site.
load-afresh = Recharger la page
report-copy = Copier le rapport

## How the match is kept

kept-not = Ce navigateur n’enregistre pas votre partie : elle sera perdue quand vous fermerez la page. Pour la garder, enregistrez-la dans un fichier.
broken-newest = Votre dernier coup a été mal enregistré dans ce navigateur. La partie reprend juste avant.
broken-all = La partie enregistrée dans ce navigateur est devenue illisible. Elle y reste jusqu’à ce que vous en commenciez une autre.
broken-save = Enregistrer le fichier endommagé
elsewhere = Votre partie est ouverte dans un autre onglet.
elsewhere-take = Jouer ici

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Une erreur s’est produite sur cette page.
crash-engine = Le jeu s’est arrêté.
crash-again-and-again = Le jeu se bloque toujours au même endroit : il ne redémarre donc plus tout seul.
crash-match = Votre partie est intacte jusqu’au dernier coup. Par précaution, enregistrez-la dans un fichier avant de réessayer.

## Without a network, new versions

offline-ready = Jouable sans connexion
# On a site without https, which browsers do not keep for offline use.
offline-never = Ce site est en simple http : vous pouvez jouer, et vos parties sont enregistrées, mais il faut une connexion à chaque fois.
# Where the server does not send the files that were built: many hosts add scripts to pages, or refuse some files.
offline-failed = { $reason ->
    [changed] Ce serveur modifie les fichiers du jeu : impossible de jouer sans connexion.
   *[missing] Ce serveur n’envoie pas tous les fichiers du jeu : impossible de jouer sans connexion.
} En ligne, tout fonctionne, et vos parties sont enregistrées.
offline-install = Installer Volle
update-waiting = Une nouvelle version du jeu est prête.
# Said after update-waiting, where a match is running.
update-match = Votre partie continuera avec elle.
update-now = Mettre à jour
update-later = Plus tard
update-failed = { $reason ->
    [changed] Il existe une nouvelle version, mais ce serveur en modifie les fichiers.
   *[missing] Il existe une nouvelle version, mais ce serveur n’en envoie pas tous les fichiers.
} Vous jouez avec la précédente.

## Addresses that lead nowhere

unknown-heading = Ce lien ne mène nulle part
unknown-about = L’adresse contient peut-être une erreur, ou il en manque un bout, mais vos parties n’ont pas bougé.
unknown-home = Retour à l’accueil

## Menu

menu-continue = Reprendre la partie
# $progress: how far the match is, such as "Round 3 of 15" or "Target 6,000, Anna leads with 2,350". In a match by link, $progress may be one of the link-due messages. $names: a list.
menu-continue-about = { $progress } · { $names }
# In the place of $progress.
menu-over = partie terminée
menu-result = Voir les scores
menu-new = Nouvelle partie
menu-open = Charger une partie
menu-open-about = depuis un fichier de cet appareil
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Règles
menu-deck = Cartes
menu-about = À propos
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } à { $most } joueurs
# The story behind both games, in one or two lines.
story = C’est la saison de la tonte ! Les moutons cherchent quelqu’un qui tienne parole, et Roger, le doyen des béliers, vous a déjà à l’œil.
menu-fact-alone = contre des robots ou autour d’une tablette
menu-fact-free = sans compte, sans publicité, sans pistage

replace-question = Vous avez une partie en cours. Une nouvelle partie prendrait sa place. On y va ?
replace-yes = Nouvelle partie
replace-no = Garder l’ancienne

## Matches on this device

menu-waiting = À finir
menu-matches = { $count ->
        [one] Votre partie
       *[other] Vos { $count } parties
    }
matches-heading = Vos parties
matches-about = Vos parties restent ici jusqu’à ce que vous les supprimiez : vous pouvez les reprendre ou les revoir. Elles ne sont gardées que dans ce navigateur.
matches-none = Aucune partie pour l’instant. Et si vous en commenciez une ?
matches-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
matches-more = Afficher plus
match-here = en cours
match-go-on = Reprendre
# Which player a match by link waits for: above the button that sends it, in the list of saved games and on the start page.
link-due-seat = { $name } n’a pas encore pris place
    .about = { $name } ouvre le lien et prend place. Quand ce sera votre tour, un lien vous reviendra : ouvrez-le, c’est tout.
link-due-act = C’est à { $name } de jouer
link-due-plan = C’est à { $name } de jouer
link-due-open = C’est à { $name } d’ouvrir le lien
link-due-reveal = { $name } doit encore dévoiler son contrat
link-again = Renvoyer le lien
match-delete = Supprimer
match-delete-question = Supprimer cette partie ? Elle sera perdue pour de bon.
match-delete-yes = Supprimer
match-delete-no = Garder
match-damaged = Partie endommagée
match-damaged-about = On ne peut plus la lire.
copies-heading = Emporter vos parties
copies-about = Un fichier avec toutes vos parties, pour un autre appareil ou par précaution. Les parties finies y sont complètes. Les parties en cours y auront de nouveaux dés : leur tirage reste secret et ne quitte jamais cet appareil.
copies-imported = Parties ajoutées : { $added }. Déjà là : { $known }. Illisibles : { $refused }.
copies-move = Tout vers mon autre appareil
copies-delete = Tout supprimer
copies-delete-question = Supprimer toutes les parties de cet appareil ? Elles seront perdues pour de bon.

incoming-copies = { $count ->
        [one] Ce lien contient une partie. L’ajouter aux vôtres ?
       *[other] Ce lien contient { $count } parties. Les ajouter aux vôtres ?
    }
incoming-match = Ce lien contient une partie. L’ouvrir ?
incoming-about = Les parties finies comptent aussi dans vos statistiques.
incoming-add = Ajouter
incoming-open = Ouvrir
incoming-no = Non merci
paste-link = Coller un lien

## A match watched again

replay-heading = Revoir une partie
replay-again = Revoir
# In place of the replay, before anything has happened in the game.
replay-none = Il n’y a encore rien à revoir. Revenez après le premier tour.
replay-controls = Avancer et reculer dans la partie
replay-time = Où en est la partie
replay-place = Étape { $round } sur { $rounds } · { $ply }/{ $plies }
replay-end = Fin · { $plies }/{ $plies }
replay-round-back = Étape précédente
replay-back = Coup précédent
replay-on = Coup suivant
replay-round-on = Étape suivante
replay-run = Lecture
replay-pause = Pause
replay-mark-round = nouvelle étape
replay-mark-great = moment fort
replay-eyes = Point de vue
replay-eyes-all = tout voir
replay-eyes-table = ce que tout le monde voit
replay-dice = Avec quels dés ?
replay-dice-about = Avec les mêmes dés, les mêmes lancers reviennent tant que personne ne joue autrement. Avec de nouveaux dés, personne ne sait ce qui va sortir.
replay-dice-new = De nouveaux dés
replay-dice-same = Les mêmes dés
replay-keep = Garder cette partie
replay-kept = Partie gardée

## A match for somebody else

share = Partager
share-heading = Partager cette partie
share-about = Le lien contient toute la partie : il suffit de l’ouvrir pour la revoir, sans passer par un serveur.
copied = Copié
copy-by-hand = Votre navigateur ne permet pas de copier. Sélectionnez ce texte et copiez-le vous-même :
share-link = Copier le lien
share-device = Partager…
share-codes = Afficher un QR code
share-code = { $count ->
        [one] QR code de toute la partie
       *[other] QR code { $number } sur { $count } : scannez-les tous, dans n’importe quel ordre
    }
share-code-before = Code précédent
share-code-next = Code suivant
parts-heading = Une partie en plusieurs QR codes
parts-read = Codes lus : { $read } sur { $count }. Il manque encore : { $numbers }.

## Set-up

setup-heading = Qui joue ?
# The name of a person who has typed none.
setup-player = Joueur { $number }
# Names for bots, one for each of the ten sheep below: jokes of this language, as it is said at the table. With a comma
# and a space between them; each at most 24 characters.
bot-names = Bêêatrice, Robêêrt, Madelaine, Napolaine, Moutilde, Panurge, Hélaine, Albêêrt, Bélierto, Ghislaine
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
# On an empty chair at the table: short.
setup-add = Ajouter
# Below the table.
chairs-help = Touchez un mouton pour changer de joueur. Faites-le glisser vers une autre chaise pour échanger les places.
chairs-keys = Au clavier : Alt et une flèche.
# For screen readers, after a name.
chair-place = place { $place } sur { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } a la place { $place } sur { $places }. Autour de la table : { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Qui joue ici ?
chair-people = Déjà venus jouer ici
chair-kind = Humain ou robot ?
setup-person = Humain
    .about = joue sur cet écran
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
difficulty-expert = expert
# $bot: what kind of bot it is, such as “Fox”.
setup-bot = Robot : { $bot }
chair-name = Nom
chair-sheep = Mouton
chair-sheep-about = Si quelqu’un a déjà ce mouton, vous échangez.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar } : échanger avec { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = Une place en arrière
place-on = Une place plus loin
chair-remove = Retirer ce joueur
chair-done = C’est bon
setup-start = Jouer
# In its place while the part for friends elsewhere is open.
setup-invite = Commencer et inviter
# A part of the set-up: people who aren’t in the room play on their own devices, by links that all send each other.
link-heading = Avec des amis à distance
boards-start = Commencer avec des téléphones
boards-start-about = Chacun décide sur son téléphone, et cet écran sert de table.
boards-heading = Des plateaux sur les téléphones
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = Comme à une vraie table
    .about = Ni probabilités ni conseils, pour personne, avant la fin de la partie.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = sans probabilités ni conseils
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Dés : { $way }
deal-heading = Dés
# The three ways, each with what it means. $date: today.
deal-secret = comme d’habitude
deal-secret-about = Secrets jusqu’à la fin : personne ne peut les connaître.
deal-day = la donne du jour
deal-day-about = { $date } : aujourd’hui, tous ceux qui jouent à ce jeu avec le même nombre de joueurs et les mêmes règles reçoivent la même donne.
deal-words = des mots choisis ensemble
deal-words-about = Avec les mêmes mots, tout le monde reçoit la même donne, sur tous les appareils.
deal-words-field = Vos mots
# Below a way in which somebody could know the dice.
deal-known = Quelqu’un peut connaître ces dés d’avance. Ce sera indiqué à la fin.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] C’était la donne du jour, { $text } : tout le monde pouvait connaître ces dés d’avance.
        [words] Ces dés viennent des mots « { $text } » : avec ces mots, on pouvait les connaître d’avance.
       *[again] Ce sont les dés d’une partie précédente : on pouvait s’en souvenir.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = Vous jouez avec :
# The last part of that line: how long the match will take.
setup-minutes = { $minutes ->
        [one] { $minutes } min
       *[other] { $minutes } min
    }
# Unfolds the choices of rules.
setup-variants = Changer les règles
# Unfolds what few games need: phones, open herds, other cards, known dice.
setup-more = Plus d’options

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = On joue !
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] vous contre un robot
       *[other] vous contre { $bots } robots
    }
# While the game is still loading.
play-waiting = On prépare la table…
# A link: to the choice of players and rules.
door-choose = Qui joue ?
# A button on the door to a game.
door-day = La donne du jour
door-day-about = les mêmes dés pour tout le monde
# Beside the facts of the match in the bar.
facts-day = Donne du jour, { $date }
# A button in the menu of the table: it shows what everyone may see in a second window, for a television or a projector.
window-open = La table pour tous
# Buttons at the end of a match: the deal for a friend, with a picture of the result, and the friend’s match with the same dice.
card = Lancer un défi
duel-compare = Comparer avec { $name }

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = Partie guidée
lesson-begin-about = en 5 minutes environ
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = Partie guidée
lesson-loaded = Ici, les dés sont truqués.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Quitter le guide
lesson-leave-about = La partie continue sans le guide, avec de vrais dés.
# At the end of a first match, before what comes next. $points: those of the person, perhaps below zero.
lesson-points = { $points ->
        [one] Bravo ! Pour l’instant, vous avez { $points } point.
       *[other] Bravo ! Pour l’instant, vous avez { $points } points.
    }
lesson-play-on = Continuer à partir d’ici
lesson-rules = Toutes les règles
# A button, and the heading of the list that it opens.
lesson-later = Encore à découvrir
# A note above the table once the lesson is over.
lesson-honest = À partir d’ici, les dés ne sont plus truqués.

## Deck, rules, about

deck-heading = Les cartes

rules-heading = Les règles
rules-page = Version web, à imprimer ou à partager règle par règle
# Before the titles of rules.
rules-see-also = Voir aussi :

# A link to the page on which a position can be asked about.
position-way = Un doute en pleine partie ? Voyez ce qui est permis, et pourquoi le reste ne l’est pas
position-heading = Permis ou interdit ?
position-about = Collez une partie enregistrée, ou un lien vers une partie. Vous verrez à qui c’est de jouer, ce que chacun peut faire et quelle règle interdit le reste. La partie sur votre table ne change pas.
# Above a field for text.
position-record = Partie enregistrée, ou lien
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Voir la réponse
position-mine = Avec ma partie
# In the place of situation-next where nobody decides.
position-chance = le hasard joue : dés ou cartes
# Headings of what one player may do and what not, each followed by a list.
position-may = Permis maintenant
position-may-not = Interdit maintenant
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Des dés sans triche
fairness-seed = D’habitude, une partie commence par un très grand nombre que votre appareil tire au hasard : la graine.
fairness-draws = C’est la graine qui décide de tous les lancers et de toutes les cartes. Personne ne peut rien y changer, pas même un robot, et annuler un coup ne donne pas un autre lancer.
fairness-seal = Le sceau est une empreinte de la graine (SHA-256). Il est posé avant le premier lancer, et personne ne peut en déduire la graine.
fairness-end = À la fin, la graine est révélée. Chacun peut alors recalculer le sceau et tous les lancers, ici ou avec son propre programme.
fairness-known = Avec la donne du jour, des mots choisis ensemble ou une donne rejouée, quelqu’un peut connaître les dés d’avance. C’est alors indiqué.
fairness-memory = Les dés n’ont pas de mémoire : après trois mauvais lancers, le suivant n’est ni meilleur ni pire. Les longues séries, ça arrive !
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Vérifier une partie
fairness-check-about = Collez une partie enregistrée ou un lien vers une partie, ou ouvrez un fichier. Peu importe d’où il vient. La partie sur votre table ne change pas.
fairness-check = Vérifier
fairness-file = Ouvrir un fichier
fairness-mine = Vérifier ma partie
# Below it charts; or what there will be.
fairness-rolls-heading = Tous les lancers sur cet appareil
fairness-rolls-about = Combien de fois chaque nombre est sorti dans les parties finies sur cet appareil. Dans 95 cas sur 100, un dé non truqué reste dans la bande. Les parties aux dés connus d’avance ne comptent pas.
fairness-rolls-none = Dès qu’une partie sera finie, vous verrez ici combien de fois chaque nombre est sorti, et combien de fois il devrait sortir.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as « roll 3 8 2 »; not translated.
verdict-fair = { $over ->
        [yes] Tout est juste : le sceau correspond à la graine, et c’est bien elle qui a donné tous les lancers et toutes les cartes.
       *[no] Jusqu’ici, tout est juste : le sceau correspond à la graine, et c’est bien elle qui a donné tous les lancers et toutes les cartes.
    }
verdict-no-seal = Cette partie n’a pas de sceau : rien ne garantit ses dés.
verdict-no-seed = Ce fichier ne contient pas la graine : impossible de vérifier les dés. Prenez le fichier de la partie finie : la graine s’y trouve.
verdict-running = Cette partie n’est pas finie, et sa graine reste secrète jusque-là. Revenez la vérifier à la fin.
verdict-seal = Le sceau ne correspond pas à la graine : l’un des deux a été modifié.
verdict-drawn = La ligne { $line } ne vient pas de la graine. Il devrait y avoir : { $expected }

about-heading = À propos
about-not-affiliated = Cette page est un projet personnel. Elle n’a aucun lien avec les auteurs ni les éditeurs des jeux et n’utilise ni leurs images ni leurs textes : les règles sont expliquées avec nos propres mots, et c’est notre programme qui dessine les images.
about-private = Le jeu tourne entièrement dans votre navigateur. Vos parties restent sur votre appareil. Nous ne mesurons rien et ne suivons personne.
about-dice = Les dés ne sont pas truqués. D’habitude, un nombre secret est tiré au début de la partie : la graine. C’est elle qui décide de tous les lancers et de toutes les cartes. Un sceau la protège ; à la fin, elle est révélée, et chacun peut tout vérifier. Si quelqu’un pouvait connaître les dés d’avance, c’est indiqué.
# A link to the page about chance.
fairness-way = D’où vient le hasard, et comment le vérifier
about-licenses = Ce que nous devons à d’autres, et les licences
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

# Small, after the name of a bot. $difficulty: one of the words difficulty-easy to difficulty-expert.
seat-bot-tag = robot { $difficulty }

since-turn = Depuis votre dernier tour : { $turns }
since-of = { $name } ({ $outcomes })
# Two outcomes, one after the other.
since-then = { $before }, { $then }
since-turns = { $before } ; { $then }
# A bot that takes longer than a moment to decide.
thinking = { $name } réfléchit…
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
        [one] Victoire pour { $names } !
       *[other] { $names } se partagent la victoire !
    }
# The scores of all players in one breath, for screen readers. $points: with its sign.
scores-told = { $name } : { $points }
# Below the heading, where a person has won.
scores-cheer = Hip hip hip, hourra !
# There, where a bot has won over people. $luck: "lucky" or "unlucky" as the engine counts it, else "usual"; $names: who has
# won.
scores-rematch = { $luck ->
        [lucky] La chance était avec { $names }. Une revanche ?
        [unlucky] Une victoire sans un brin de chance : bien joué, { $names } ! Une revanche ?
       *[usual] Une revanche ?
    }
# A button after a match, for another one against bots that are a little stronger or weaker; the third line is small, below
# one of the first two. $count: how many bots will play; $difficulties: a list of their difficulties.
scores-harder = Une autre, un peu plus corsée
scores-easier = Une autre, un peu plus facile
scores-bots = { $count ->
        [one] Niveau du robot : { $difficulties }
       *[other] Niveau des robots : { $difficulties }
    }
# Above the podium, until the winner is on it.
scores-podium = Et la victoire revient à…
# On a step of the podium. $points: a number to select by. $pointsWords: the same as text, with a true minus sign.
scores-points = { $points ->
        [one] { $pointsWords } point
       *[other] { $pointsWords } points
    }
# A button: no more waiting, the result at once.
scores-show-all = Qui a gagné ?
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = On en reparlera
scores-caption = Scores finaux
scores-share = Partager en image
scores-print = Imprimer les scores
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = Feuille de score à imprimer
# Headings of a table: what points are for, and their sum.
scores-part = Points pour
scores-total = Total
scores-winner = victoire
scores-fair = Les dés sont-ils truqués ?
scores-fair-help = Non : tous les lancers et toutes les cartes viennent d’un nombre tiré d’avance, la graine. Le sceau, son empreinte SHA-256, a été posé avant le premier lancer : impossible de changer la graine en cours de partie. Le fichier de la partie finie contient les deux.
scores-seal = Sceau
scores-seed = Graine
scores-no-seal = Aucun sceau ne garantit ces dés : la partie vient d’un fichier sans graine, ou d’une partie guidée aux dés truqués, ou quelqu’un a choisi à la place du hasard.
# A button, with the second in small letters below.
scores-again = Rejouer
scores-again-about = à la même table
# A button that opens a list of everything else that can be done after a match.
scores-more = Plus
# A button: another match with the same players and the same dice and cards.
scores-same-deal = Rejouer avec les mêmes dés
record-download = Enregistrer dans un fichier

## Menu of the table

menu-match = Cette partie
menu-look-up = Consulter et apprendre
menu-app = Appli
menu-settings = Réglages
settings-theme = Jour ou nuit
theme-auto = comme l’appareil
theme-day = jour
theme-night = nuit
sound = Son
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
sound-play = Activer le son
# A switch beside the first roll, offered once: short.
sound-offer = Avec le son
sound-volume = Volume
sound-kinds = Quels sons ?
sound-dice = Dés
sound-cards = Cartes
sound-chips = Jetons
sound-voices = Cris d’animaux
sound-music = Musique
haptics = Vibrer quand c’est à vous
# A box to tick: dice roll without a tap, such as after a card that leaves nothing to choose.
roll-on = Lancer les dés automatiquement s’il n’y a rien à choisir
settings-language = Langue
settings-leave = Revenir à l’accueil
# A button of the menu, before and after it was tapped.
settings-full-screen = Plein écran
settings-full-screen-leave = Quitter le plein écran

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Probabilités
# In place of these tables: no dice and no card are to come.
odds-none = Rien à calculer pour l’instant.
# Whose odds they are. $whose: "own" to the only person who plays here.
odds-of = { $whose ->
        [own] Pour vous, d’après ce qui se voit de votre place.
       *[other] Pour { $name }, d’après ce qui se voit de sa place.
    }
# The heading of the first column: what may be done.
odds-way = Choix
# In that column, where nobody chooses. $phase: "card" where a card is turned over, otherwise dice are rolled.
odds-next = { $phase ->
    [card] La prochaine carte
   *[other] Le prochain lancer
}
# In that column. $way: what may be done, such as "bid 21" or "the blue die".
odds-best = { $way } (le mieux)
# A heading below the tables: what they do not know.
odds-assumed = Ce qui n’est pas pris en compte

## In a frame of another page

embedded-play = Jouer
# $names: a list.
embedded-seats = À la table : { $names }
embedded-kept = Rien n’est enregistré ici : fermer cette page met fin à la partie. Pour la garder, enregistrez-la dans un fichier.
embedded-whole = Ouvrir le jeu complet
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] Impossible d’ouvrir la partie contenue dans l’adresse de ce cadre. { $why }
       *[other] L’adresse de ce cadre demande « { $part } » sous une forme qui n’existe pas. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = Cette adresse suit la version { $value } ; cette page ne connaît que la version 1.
error-address-game = Il n’y a pas de jeu appelé « { $value } » ici.
error-address-lang = Cette page n’existe pas en « { $value } ».
error-address-theme = L’éclairage « { $value } » n’existe pas ici ; il y a auto, day et night.
error-scene-unknown = Il n’y a pas de scène de ce nom.
error-window-no-channel = Ce navigateur ne peut pas montrer la table dans une deuxième fenêtre. Dupliquez plutôt l’écran.
error-window-blocked = Le navigateur a bloqué la deuxième fenêtre. Autorisez les pop-ups pour cette page, puis réessayez.
error-script-not-loaded = Cette partie de la page n’a pas pu être chargée. { $reason ->
    [network] Vérifiez votre connexion, puis réessayez.
   *[other] Rechargez la page, puis réessayez.
}
error-scene-not-loaded = La scène n’a pas pu être chargée. { $reason ->
    [network] Vérifiez votre connexion, puis réessayez.
   *[other] Elle manque sur le serveur.
}
error-link-base64 = Ce lien est endommagé : il contient des caractères en trop, ou il en manque. Copiez de nouveau le lien en entier.
error-link-deflate = Ce lien est endommagé ou coupé. Copiez de nouveau le lien en entier.
error-link-cut = Ce lien est coupé : il manque la fin. Copiez-le en entier, ou demandez qu’on vous le renvoie.
error-text-nothing = Ce texte ne contient ni partie ni lien vers une partie. Rien n’a changé.
error-text-too-long = Ce texte est trop long pour y chercher un lien. Collez seulement le message qui contient le lien.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Choisir le dé…
       *[other] Choisir les dés…
    }
choose-card = Choisir la carte…
choose-dice-heading = { $count ->
        [one] Sur quelle face le dé doit-il tomber ?
       *[other] Sur quelles faces les dés doivent-ils tomber ?
    }
choose-card-heading = Quelle carte doit sortir ?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Dé { $number }
lot-card = Carte
choose-about = Dès que vous choisissez, plus aucun sceau ne garantit les dés de cette partie.
choose-cancel = Annuler
choose-confirm = Jouer ainsi

## Scenes: rules that are shown by play, in a frame

scene-next = Scène suivante
scene-again = Encore une fois
scene-back = Revenir à la scène
scene-play-on = Continuer à partir d’ici
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Essayer ce qui est interdit
# A button that opens the rule that the scene shows.
scene-rule = La règle
# Above a list of refusals, each a whole sentence.
scene-refusals = Ce que la règle interdit ici :
# While the engine starts, because somebody does what the scene does not know.
scene-starting = Un instant, on prépare la table…
scene-left = Vous avez quitté la scène : à partir d’ici, vous jouez librement contre des robots.

## Refusals in every game

# Where there are no better words.
error-unknown = Ce n’est pas possible ici. Rien n’a changé.
# $line: a line of the file, from 1. $what: a whole sentence, one of the refusals below.
error-line = Ligne { $line } : { $what }
# The same of a file or link, in which a fault most often means that it is damaged. $code: the refusal, with hyphens.
error-in-file = { $code ->
        [record-magic] { $what }
        [record-game] { $what }
        [record-rules] { $what }
        [notation-position] { error-line }
        [verify-no-seal] { error-line }
        [verify-no-seed] { error-line }
        [verify-seal] { error-line }
        [verify-drawn] { error-line }
       *[other] Ce n’est pas une partie enregistrée, ou elle est endommagée (ligne { $line }). { $what }
    }
error-action-not-now = Vous ne pouvez pas faire cela maintenant.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Il faut choisir une seule valeur.
       *[other] Il faut choisir { $needed } valeurs : une par dé ou par carte.
    }
error-chance-not-yours = C’est le hasard seul qui décide des dés et des cartes.
error-chance-nothing-due = Pas de carte à retourner ni de dé à lancer pour l’instant.
error-game-over = La partie est terminée.
error-step-person = C’est d’abord à un humain de jouer, pas à un robot.
error-take-back-not-possible = Vous n’avez aucun coup à annuler ici. Une fois des dés lancés, des cartes retournées ou des contrats dévoilés, un coup ne s’annule plus.
error-turn-bot = Ce joueur est un robot : il joue tout seul.
error-turn-chance = Il faut d’abord lancer des dés ou retourner des cartes.
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
error-language-not-loaded = Cette langue n’a pas pu être chargée. { $reason ->
    [network] Vérifiez votre connexion, puis réessayez.
   *[other] Rechargez la page, puis réessayez.
} Votre partie est intacte.
error-match-none = Aucune partie n’a encore commencé.
error-match-stale = La partie a avancé entre-temps : votre coup n’a pas été joué. Regardez où elle en est.
error-match-too-long = Cette partie est devenue trop longue pour être enregistrée : elle ne peut pas continuer.
error-name-empty = Il faut un nom à chaque joueur.
error-name-long = { $most ->
        [one] Un nom ne peut pas dépasser { $most } caractère.
       *[other] Un nom ne peut pas dépasser { $most } caractères.
    }
error-name-spaces = Un nom ne peut ni commencer ni finir par un espace.
error-name-characters = Un nom ne peut contenir ni barre verticale ni caractère invisible.
error-name-twice = Il faut un nom différent à chaque joueur : « { $name } » apparaît deux fois.
# "bot:" is not translated.
error-name-bot = Un nom ne peut pas commencer par « bot » suivi de deux points. Choisissez-en un autre.
# $level: what somebody has written for the name of a bot.
error-name-no-such-bot = Il n’y a pas de robot appelé « { $level } » dans ce jeu. Voici ses robots : { $levels }.
error-seats-count = Il faut de { $least } à { $most } joueurs pour ce jeu.
error-seats-avatars = Il faut à chaque joueur un mouton différent, numéroté de 1 à { $most }.
error-lesson-unknown = Il n’y a pas de partie guidée appelée « { $lesson } » dans ce jeu.
error-lesson-table = Une partie guidée se joue à sa propre table : un joueur, ses robots et les règles habituelles.
error-lesson-none = Aucune partie guidée n’est en cours.
error-options-format = Ces options sont illisibles.
# $options: a list of what somebody has written.
error-options-unknown = Ce jeu n’a pas les options suivantes : { $options }.
# $options: a list of names of options, as files have them; not translated.
error-odds-options = Il n’y a pas encore de probabilités pour une partie avec ces options : { $options }.
error-advice-options = Il n’y a pas encore de conseils pour une partie avec ces options : { $options }.
error-bots-options = Les robots ne savent pas encore jouer avec ces options : { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = « { $text } » n’est pas un coup de ce jeu.
error-notation-twice = « { $text } » nomme deux fois la même chose.
error-notation-seed = Une graine a 32 caractères : des chiffres et les lettres a à f.
error-deal-kind = Les dés peuvent être ceux d’un jour, de mots choisis ensemble ou d’une partie précédente.
error-deal-day = Ce jour n’existe pas. Une date se compose de l’année, du mois et du jour, avec deux tirets.
error-deal-words-empty = Saisissez les mots qui donnent les dés.
error-deal-words-long = Ces mots sont trop longs : { $most } caractères au maximum.
error-deal-words-characters = N’utilisez pour ces mots que des lettres, des chiffres, des signes courants et des espaces.
error-deal-lesson = Les dés d’une partie guidée sont truqués : on ne peut pas en choisir d’autres.
error-help-off = Cette partie se joue comme à une vraie table : ni probabilités ni conseils avant la fin.
error-notation-position = Cette position est illisible.
error-link-part = Ce morceau ne va pas avec les autres. Scannez de nouveau les codes.
error-link-too-long = Cette partie est trop longue pour des QR codes : il en faudrait { $count }, et { $most } est le maximum. Envoyez plutôt le lien ou le fichier.
error-link-known = Vous avez déjà cette partie, avec votre place. Reprenez-la parmi vos parties.
error-link-private = Ce fichier contient les secrets d’une place. Il ne doit rester que sur l’appareil de ce joueur : il n’est pas ouvert ici.
error-file-unreadable = Impossible de lire ce fichier. Il a peut-être été déplacé ou supprimé.
error-file-too-large = Ce fichier est bien trop volumineux pour être une partie enregistrée, un jeu de cartes ou un robot.
error-copies-format = Ce fichier ne contient pas de parties, ou il est endommagé. Rien n’a changé.
error-copies-newer = Ce fichier vient d’une version plus récente de Volle. Rechargez la page, puis réessayez. Rien n’a changé.
error-copies-too-long = C’est trop pour des QR codes : il en faudrait { $count }, et { $most } est le maximum. Prenez plutôt le fichier.
error-copies-too-many = Ce fichier contient plus de { $most } parties. Rien n’a changé.
error-shelf-gone = Cette partie n’est plus là.
error-shelf-damaged = Cette partie est endommagée : on ne peut plus la lire.
error-replay-none = Vous ne revoyez aucune partie en ce moment.
error-replay-ply = Cette partie s’arrête au coup { $plies }.
error-replay-running = On ne voit ce qui est caché qu’une fois la partie finie.
error-replay-over = La partie est finie à cet endroit : il n’y a plus rien à jouer.
error-replay-dice = On ne peut reprendre les mêmes dés que pour une partie finie dont la graine est connue.
error-record-too-long = Ce fichier est bien trop long pour une partie enregistrée.
# "volle 1" is not translated.
error-record-magic = Ce n’est pas une partie enregistrée : elle ne commence pas par « volle 1 ». Votre propre partie n’a pas changé.
error-record-header = Ce n’est pas un en-tête de partie enregistrée.
# $header: the name of a header, not translated.
error-record-header-twice = L’en-tête « { $header } » apparaît deux fois.
error-record-header-missing = Il manque l’en-tête « { $header } ».
error-record-headers-end = Il manque la ligne vide après les en-têtes.
error-record-game = La partie enregistrée est celle d’un jeu qui n’existe pas ici : { $game }.
error-record-rules = La partie enregistrée suit la version { $rules } des règles, qui n’existe pas ici.
error-record-options = Les options de la partie enregistrée sont illisibles.
error-record-seal = Le sceau de la partie enregistrée est illisible.
error-record-lesson = On ne peut pas lire de quelle partie guidée vient la partie enregistrée.
error-record-lesson-seal = La partie enregistrée porte un sceau, mais les dés d’une partie guidée sont truqués.
error-record-help = On ne peut pas lire si la partie enregistrée permet probabilités et conseils.
error-record-deal = Dans la partie enregistrée, la date ou les mots sont mal écrits.
error-record-deal-seal = Le sceau de la partie enregistrée ne correspond pas à la date ou aux mots qu’elle indique.
error-record-deal-seed = La graine de la partie enregistrée ne correspond pas à la date ou aux mots qu’elle indique.
error-record-result-early = Le fichier donne des scores finaux, mais la partie n’est pas terminée.
# $expected: the result as the file should write it.
error-record-result = Les scores finaux donnés par le fichier ne sont pas les bons. Il devrait y avoir : { $expected }
error-record-after-result = Rien ne peut suivre les scores finaux.
# Faults in a link of a game that people play on different devices. $header: the name of a header, not translated.
error-joint-form = L’en-tête « { $header } » est illisible.
error-joint-level = Ce jeu ne peut pas se jouer par liens de cette façon.
error-joint-seal = La graine ne correspond pas au sceau : ce lien a été modifié.
error-joint-proof = Il manque à ce lien de quoi vérifier ses dés et ses cartes : il a été refusé. Demandez qu’on vous le renvoie.
error-joint-drawn = Ce ne sont pas les dés ou les cartes qui ont été tirés : ce lien a été modifié.
error-joint-plan = Ce coup ne suit pas le plan du tour : ce lien a été modifié.
error-joint-early = Un plan, un lancer ou un nombre secret arrive trop tôt dans ce lien.
error-joint-choice = Ce lien contient un contrat secret impossible.
error-joint-withheld = Un contrat jamais dévoilé compte comme le plus bas, mais pas dans ce lien.
error-request-verb = La page a demandé quelque chose que le jeu ne connaît pas. Rechargez la page ; votre partie est intacte.
error-request-format = La page a demandé quelque chose que le jeu ne peut pas lire. Rechargez la page ; votre partie est intacte.
error-request-too-long = C’est trop long : le jeu ne peut pas le lire.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
    [policy] { load-policy }
    [blocked] { load-blocked }
   *[other] { load-other }
}
error-engine-crashed = Le jeu s’est arrêté et repart du dernier coup enregistré. Rejouez votre coup.
error-engine-timed-out = Le jeu a mis trop de temps à répondre et repart du dernier coup enregistré. Rejouez votre coup.
error-engine-failed = Une erreur s’est produite dans le jeu. Votre partie n’a pas changé. Vous pouvez copier le rapport pour ceux qui gèrent ce site.
