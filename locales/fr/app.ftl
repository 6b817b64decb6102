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
# Small, behind a link to a page that is not kept for use without a network.
link-online = (avec une connexion)
switch-game = Choisir un jeu
notice-close = Fermer ce message

## Titles of the page

title-menu = Volle : jeux de dés et de cartes en famille
title-setup = { $game } : nouvelle partie – Volle
title-table = { $game } – Volle
title-matches = Vos parties – Volle
title-replay = { $game } : revoir une partie – Volle
title-part = Une partie en plusieurs codes – Volle
title-deck = { $game } : les cartes – Volle
title-rules = { $game } : les règles – Volle
title-position = Que peut‑on faire ici ? – Volle
title-fairness = Des dés honnêtes – Volle
title-about = À propos de Volle
title-door = { $game } – Volle
title-unknown = Ce lien ne mène nulle part – Volle

## Start of the engine

# $percent: text such as "45%".
start-loading = On prépare la table : { $percent }
start-loading-label = Progression du chargement
start-stalled = Le chargement prend beaucoup de temps. Vous pouvez attendre ou réessayer.
start-failed = Le jeu n’a pas pu démarrer.
start-again = Réessayer
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Des fichiers du jeu ne sont pas arrivés. Vérifiez votre connexion, puis réessayez.
load-missing = Le serveur n’envoie pas un fichier du jeu. Si le site vient d’être mis à jour, rechargez la page.
load-changed = Un fichier du jeu est arrivé abîmé ou n’est pas arrivé, alors que le serveur répond. Rechargez la page.
load-type = Le serveur envoie un script du jeu avec un type erroné, et le navigateur ne l’exécute pas.
load-assembly = Le jeu a besoin de WebAssembly, qui est désactivé dans ce navigateur ou sur cette page. Sur iPhone ou iPad, c’est l’effet du mode Isolement.
load-other = Réessayez. Si cela ne suffit pas, veuillez copier le rapport et nous l’envoyer.
load-afresh = Recharger la page
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
# On a site without https, which browsers do not keep for offline use.
offline-never = Page ouverte en simple http : vous pouvez jouer, et vos parties sont enregistrées, mais il faut du réseau à chaque fois.
update-waiting = Une nouvelle version du jeu est prête.
# Said after update-waiting, where a match is running.
update-match = Vous pourrez y continuer votre partie.
update-now = Mettre à jour
update-later = Plus tard

## Addresses that lead nowhere

unknown-heading = Ce lien ne mène nulle part
unknown-about = L’adresse contient peut-être une erreur, ou il en manque un bout. Vos parties sont conservées.
unknown-home = Vers la page d’accueil

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

## Matches on this device

menu-waiting = À finir
menu-matches = { $count ->
        [one] Votre partie
       *[other] Toutes vos { $count } parties
    }
matches-heading = Vos parties
matches-about = Chaque partie reste ici jusqu’à ce que vous la supprimiez : reprenez-la, ou revoyez-la. Elles ne sont gardées que dans ce navigateur.
matches-none = Il n’y a pas encore de partie ici.
matches-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
matches-more = En montrer plus
match-here = sur la table
match-go-on = Reprendre
match-delete = Supprimer
match-delete-question = Supprimer cette partie ? Elle sera perdue pour de bon.
match-delete-yes = Supprimer
match-delete-no = Garder
match-damaged = Une partie abîmée
match-damaged-about = Elle n’est plus lisible.
copies-heading = À emporter
copies-about = Un fichier avec toutes vos parties, pour un autre appareil ou par sécurité. Les parties finies y sont complètes. Celles en cours y auront de nouveaux dés, car la graine d’une partie en cours ne quitte jamais cet appareil.
copies-imported = Nouvelles : { $added }. Déjà là : { $known }. Illisibles : { $refused }.
copies-save = Tout enregistrer dans un fichier
copies-delete = Tout supprimer
copies-delete-question = Supprimer toutes les parties de cet appareil ? Elles seront perdues pour de bon.

incoming-copies = { $count ->
        [one] Ce lien apporte une partie. L’ajouter aux vôtres ?
       *[other] Ce lien apporte { $count } parties. Les ajouter aux vôtres ?
    }
incoming-match = Ce lien apporte une partie. L’ouvrir ?
incoming-about = Les parties finies comptent aussi dans vos statistiques.
incoming-add = Ajouter
incoming-open = Ouvrir
incoming-no = Non merci

## A match watched again

replay-heading = Revoir une partie
replay-again = Revoir
replay-controls = Parcourir la partie
replay-time = Moment de la partie
replay-place = Manche { $round } sur { $rounds } · { $ply }/{ $plies }
replay-end = Fin · { $plies }/{ $plies }
replay-round-back = Une manche en arrière
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-on = Une manche en avant
replay-run = Lecture
replay-pause = Pause
replay-mark-round = nouvelle manche
replay-mark-great = temps fort
replay-eyes = Vu par
replay-eyes-all = tout, rien de caché
replay-eyes-table = toute la table
replay-dice = Avec quels dés ?
replay-dice-about = Les mêmes dés tombent dans le même ordre, tant que personne ne joue autrement. Les nouveaux dés sont nouveaux pour tout le monde.
replay-dice-new = De nouveaux dés
replay-dice-same = Les mêmes dés
replay-keep = Garder cette partie
replay-kept = Gardée

## A match for somebody else

share = Partager
share-heading = Partager cette partie
share-about = Qui ouvre le lien revoit toute la partie, sans aucun serveur : tout est dans le lien.
share-link = Copier le lien
share-device = Partager…
share-codes = Montrer un code
share-code = { $count ->
        [one] Code de toute la partie
       *[other] Code { $number } sur { $count } : scannez-les tous, dans n’importe quel ordre
    }
share-code-before = Code d’avant
share-code-next = Code suivant
parts-heading = Une partie en plusieurs codes
parts-read = { $read } codes lus sur { $count }. Il manque encore : { $numbers }.

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
chairs-help = Touchez un visage pour changer qui est assis là. Faites-le glisser sur une autre chaise pour échanger les places.
chairs-keys = Au clavier : Alt et une flèche.
# For screen readers, after a name.
chair-place = place { $place } sur { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } a la place { $place } sur { $places }. Autour de la table : { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Qui est assis ici ?
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
chair-sheep-about = Si quelqu’un a déjà ce mouton, les deux sont échangés.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar } : échanger avec { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = Une place en arrière
place-on = Une place plus loin
chair-remove = Retirer ce joueur
chair-done = C’est bon
setup-start = Jouer
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = Comme à une vraie table
    .about = Ni probabilités ni conseils pour personne avant la fin de la partie.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = sans probabilités ni conseils
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Dés : { $way }
deal-heading = Dés
# The three ways, each with what it means. $date: today.
deal-secret = comme d’habitude
deal-secret-about = Secrets jusqu’à la fin : personne ne peut les connaître.
deal-day = la donne du jour
deal-day-about = { $date } : tous ceux qui jouent à ce jeu aujourd’hui, à autant et avec les mêmes règles, reçoivent la même donne.
deal-words = des mots convenus
deal-words-about = Les mêmes mots donnent la même donne sur tous les appareils.
deal-words-field = Vos mots
# Below a way in which somebody could know the dice.
deal-known = Quelqu’un peut connaître ces dés d’avance. La partie le dira à la fin.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] C’était la donne du jour, { $text } : tout le monde pouvait connaître ces dés d’avance.
        [words] Ces dés viennent des mots « { $text } » : qui connaissait les mots pouvait connaître les dés.
       *[again] Ce sont les dés d’une partie précédente : qui s’en souvient pouvait les connaître.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = Vous jouez avec :
# Unfolds the choices of rules.
setup-variants = Changer les règles

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = Jouer tout de suite
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] vous contre un robot
       *[other] vous contre { $bots } robots
    }
# While the game is still loading.
play-waiting = On prépare la table…
# A link: to the choice of players and rules.
door-choose = Choisir les joueurs
# A button on the door to a game.
door-day = La donne du jour
door-day-about = { $date } : les mêmes dés pour tout le monde

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = Première partie
lesson-begin-about = Apprendre en jouant, pas à pas, en cinq minutes environ.
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

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Des dés honnêtes
fairness-seed = Une partie commence d’ordinaire par un grand nombre que votre appareil tire au hasard : la graine.
fairness-draws = La graine décide de tous les lancers et de toutes les cartes. Personne ne peut rien y changer, pas même un robot, et annuler un coup ne donne pas un autre lancer.
fairness-seal = Le sceau est une empreinte de la graine (SHA-256). Il est fixé avant le premier lancer, et personne ne peut en déduire la graine.
fairness-end = À la fin, la graine est révélée. Chacun peut alors recalculer le sceau et tous les lancers, ici ou avec son propre programme.
fairness-known = Avec la donne du jour, des mots convenus ou une donne rejouée, quelqu’un peut connaître les dés d’avance. La partie le dit alors.
fairness-memory = Les dés n’ont pas de mémoire : après trois mauvais lancers, le suivant n’est ni meilleur ni pire. Les longues séries en font partie.
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Vérifier une partie
fairness-check-about = Collez une partie enregistrée ou un lien vers une partie, ou ouvrez un fichier. Peu importe d’où il vient. La partie sur votre table ne change pas.
fairness-check = Vérifier
fairness-file = Ouvrir un fichier
fairness-mine = Vérifier ma partie
# Below it charts; or what there will be.
fairness-rolls-heading = Tous les lancers sur cet appareil
fairness-rolls-about = Combien de fois chaque nombre est sorti dans les parties finies sur cet appareil, et dans quelle marge reste un dé honnête. Les parties dont quelqu’un pouvait connaître les dés ne comptent pas.
fairness-rolls-none = Dès qu’une partie est finie ici, on voit combien de fois chaque nombre est sorti, et combien de fois il devrait sortir.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as « roll 3 8 2 »; not translated.
verdict-fair = { $over ->
        [yes] Tout est juste : le sceau correspond à la graine, et tous les lancers et toutes les cartes viennent d’elle.
       *[no] Jusqu’ici tout est juste : le sceau correspond à la graine, et tous les lancers et toutes les cartes viennent d’elle.
    }
verdict-no-seal = Cette partie n’a pas de sceau : rien ne garantit ses dés.
verdict-no-seed = Ce fichier ne contient pas la graine : les dés sont invérifiables. Elle se trouve dans le fichier de la partie finie.
verdict-running = Cette partie n’est pas finie, et sa graine reste secrète jusque-là. Vérifiez-la de nouveau à la fin.
verdict-seal = Le sceau ne correspond pas à la graine : l’un des deux a été modifié.
verdict-drawn = La ligne { $line } ne vient pas de la graine. Il devrait y avoir : { $expected }

about-heading = À propos
about-not-affiliated = Cette page est un projet personnel. Elle n’a aucun lien avec les auteurs ni les éditeurs des jeux et n’utilise ni leurs images ni leurs textes : nous expliquons les règles avec nos propres mots, et c’est notre programme qui dessine les images.
about-private = Le jeu tourne entièrement dans votre navigateur. Vos parties restent sur votre appareil. Nous ne mesurons rien et ne suivons personne.
about-dice = Les dés ne sont pas pipés. D’ordinaire, au début d’une partie, un nombre secret est tiré, la graine : elle décide de tous les lancers et de toutes les cartes, et un sceau la protège. À la fin, elle est révélée, et chacun peut tout vérifier. Si quelqu’un pouvait connaître les dés d’une partie, elle le dit.
# A link to the page about chance.
fairness-way = Comment marche le hasard ici, et comment le vérifier
about-licenses = Ce que d’autres ont apporté, et les licences
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

since-turn = Depuis votre dernier tour : { $turns }
since-of = { $name } ({ $outcomes })
rolling = { $name } lance les dés…
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
        [one] { $names } gagne !
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
        [unlucky] Une victoire sans la moindre chance : bien joué, { $names } ! Une revanche ?
       *[usual] Une revanche ?
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
scores-print = Imprimer les scores
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = Une feuille de marque vierge à imprimer
# Headings of a table: what points are for, and their sum.
scores-part = Points pour
scores-total = Total
scores-winner = victoire
scores-fair = Les dés sont-ils pipés ?
scores-fair-help = Non : tous les lancers et toutes les cartes viennent d’un nombre tiré d’avance, la graine. Le sceau, son empreinte SHA-256, a été fixé avant le premier lancer : on n’a donc pas pu la changer en cours de partie. Le fichier de la partie finie contient les deux.
scores-seal = Sceau
scores-seed = Graine
scores-no-seal = Aucun sceau ne garantit ces dés : la partie a été reprise d’un fichier sans graine, a commencé en première partie avec des dés pipés, ou quelqu’un a choisi à la place du hasard.
# A button, with the second in small letters below.
scores-again = Rejouer
scores-again-about = à la même table
# A button: another match with the same players and the same dice and cards.
scores-same-deal = La même donne
record-download = Enregistrer dans un fichier

## Menu of the table

settings-heading = Menu
menu-match = Cette partie
menu-pages = Autres pages
menu-settings = Réglages
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
# A button of the menu, before and after it was tapped.
settings-full-screen = Plein écran
settings-full-screen-leave = Quitter le plein écran

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Probabilités
# In place of these tables: no dice and no card are to come.
odds-none = Il n’y a rien à calculer pour l’instant.
# Whose odds they are.
odds-of = Pour { $name }, d’après ce que { $name } peut savoir.
# The heading of the first column: what may be done.
odds-way = Choix
# In that column, where nobody chooses: the next roll or card.
odds-next = Ce qui vient ensuite
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
error-scene-not-loaded = La scène n’a pas pu être chargée. { $reason ->
    [network] Vérifiez votre connexion, puis réessayez.
   *[other] Le serveur ne l’envoie pas.
}
error-link-base64 = Ce lien est abîmé : il contient des caractères en trop, ou il en manque. Copiez de nouveau le lien en entier.
error-link-deflate = Ce lien est abîmé ou coupé. Copiez de nouveau le lien en entier.

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
       *[other] Ce n’est pas une partie enregistrée, ou elle est abîmée (ligne { $line }). { $what }
    }
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
error-language-not-loaded = Cette langue n’a pas pu être chargée. { $reason ->
    [network] Vérifiez votre connexion, puis réessayez.
   *[other] Rechargez la page, puis réessayez.
} Votre partie est intacte.
error-match-none = Il n’y a pas encore de partie.
error-match-stale = La partie avait avancé entre-temps : votre coup n’a pas été joué. Regardez où elle en est.
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
error-name-bot = Un nom ne peut pas commencer par « bot » suivi d’un deux-points. Veuillez en choisir un autre.
# $level: what somebody has written for the name of a bot.
error-name-no-such-bot = Il n’y a pas de robot appelé « { $level } » dans ce jeu. Voici ses robots : { $levels }.
error-seats-count = Il faut de { $least } à { $most } joueurs pour ce jeu.
error-seats-avatars = Il faut à chaque joueur un mouton différent, numéroté de 1 à { $most }.
error-lesson-unknown = Il n’y a pas de leçon appelée « { $lesson } » dans ce jeu.
error-lesson-table = Une leçon se joue à sa propre table : un joueur, ses robots et les règles habituelles.
error-lesson-none = Aucune leçon n’est en cours.
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
error-notation-seed = Une graine a 32 chiffres hexadécimaux.
error-deal-kind = Les dés peuvent être ceux d’un jour, de mots convenus ou d’une partie précédente.
error-deal-day = Ce jour n’existe pas. Une date se compose de l’année, du mois et du jour, avec deux tirets.
error-deal-words-empty = Saisissez les mots qui donnent les dés.
error-deal-words-long = Ces mots sont trop longs : ils peuvent avoir { $most } caractères au plus.
error-deal-words-characters = N’utilisez pour ces mots que des lettres, des chiffres, des signes courants et des espaces.
error-deal-lesson = Les dés d’une leçon sont pipés : on ne peut pas en choisir d’autres.
error-help-off = Cette partie se joue comme à une vraie table : ni probabilités ni conseils avant la fin.
error-notation-position = Cette position est illisible.
error-link-part = Ce morceau de partie ne va pas avec les autres. Scannez de nouveau les codes.
error-link-too-long = Cette partie est trop longue pour des codes : il en faudrait { $count }, et { $most } est le maximum. Envoyez plutôt le lien ou le fichier.
error-file-unreadable = Impossible de lire ce fichier. Il a peut-être été déplacé ou supprimé.
error-file-too-large = Ce fichier est bien trop volumineux pour être une partie enregistrée, un jeu de cartes ou un bot.
error-copies-format = Ce fichier ne contient pas de parties, ou il est abîmé. Rien n’a changé.
error-copies-too-many = Ce fichier contient plus de { $most } parties. Rien n’a changé.
error-shelf-gone = Cette partie n’est plus là.
error-shelf-damaged = Cette partie est abîmée et n’est plus lisible.
error-replay-none = Aucune partie n’est en train d’être revue.
error-replay-ply = La partie n’a que { $plies } coups.
error-replay-running = Ce qui est caché ne se voit qu’une fois la partie finie.
error-replay-over = La partie est finie à cet endroit : il n’y a plus rien à jouer.
error-replay-dice = Les mêmes dés n’existent que pour une partie finie dont la graine est connue.
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
error-record-lesson = La leçon de la partie enregistrée est illisible.
error-record-lesson-seal = La partie enregistrée porte un sceau, mais les dés d’une leçon sont pipés.
error-record-help = Ce que la partie enregistrée dit des probabilités et des conseils est illisible.
error-record-deal = La partie enregistrée n’écrit pas sa date ou ses mots comme il faut.
error-record-deal-seal = Le sceau de la partie enregistrée ne correspond pas à la date ou aux mots qu’elle indique.
error-record-deal-seed = La graine de la partie enregistrée ne correspond pas à la date ou aux mots qu’elle indique.
error-record-result-early = Le fichier donne un résultat, mais la partie n’est pas terminée.
# $expected: the result as the file should write it.
error-record-result = Le résultat donné par le fichier n’est pas le bon. Ce devrait être : { $expected }
error-record-after-result = Rien ne peut suivre le résultat.
error-request-verb = La page a demandé quelque chose que le jeu ne connaît pas. Veuillez recharger la page ; votre partie est intacte.
error-request-format = La page a demandé quelque chose que le jeu ne peut pas lire. Veuillez recharger la page ; votre partie est intacte.
error-request-too-long = C’est trop long : le jeu ne peut pas le lire.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
   *[other] { load-other }
}
error-engine-crashed = Le jeu s’est arrêté et repart du dernier coup enregistré. Veuillez rejouer votre coup.
error-engine-timed-out = Le jeu a mis trop de temps à répondre et repart du dernier coup enregistré. Veuillez rejouer votre coup.
error-engine-failed = Une erreur s’est produite dans le jeu. Votre partie n’a pas changé. Le rapport dit ce qui s’est passé : vous pouvez le copier pour ceux qui gèrent ce site.
