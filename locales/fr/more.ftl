# Texts that are loaded where they are needed: the deal of the day, games with the same deal, the table in a second window, and the way to another device.

## The deal of the day

daily-about = Aujourd’hui, tout le monde joue avec les mêmes dés et les mêmes cartes.
# Folded, below the calendar; daily-clock stands in it.
daily-more = Comment ça marche
daily-clock = Les dés et les cartes sont les mêmes pour tous ceux qui jouent à autant de joueurs et avec les mêmes règles. La date est celle de cet appareil.
# A button. $game: the name of a game.
daily-play = Jouer à { $game }
# In place of daily-play, once the deal was played.
daily-again = Rejouer à { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-longest = { $count ->
        [one] Plus longue série sur cet appareil : { $count } jour
       *[other] Plus longue série sur cet appareil : { $count } jours
    }
# Below daily-streak, while today is not played. $count: the days in a row with today, always 2 or more.
daily-streak-next = Jouez aujourd’hui, et ça fera { $count }.
# In its place without a streak: each day is drawn as a sheep.
daily-streak-none = Jouez chaque jour, et votre troupeau grandira.
# In its place once today is played.
daily-tomorrow = Une nouvelle donne vous attend demain.
# Headings of the results of two days.
daily-today = Aujourd’hui
daily-yesterday = Hier
# Before a button that begins this deal. $name: a friend who has sent a link; $game: the name of a game.
daily-friend = { $game } : { $name } vous attend.
daily-calendar = Les cinq dernières semaines
# A day of the calendar for screen readers. $results: a list of daily-result.
daily-done = { $date } : { $results }
# $won: yes if a person on this device won. $points: a number with the points of that person.
daily-result = { $won ->
        [yes] { $game }, victoire avec { $points }
       *[no] { $game }, { $points }
    }
daily-open = { $date } : pas de partie

## A friend's deal. $name: the friend

duel-heading = { $name } vous lance un défi
duel-about = À vous de jouer, avec la même donne. Vous ne verrez rien de l’autre partie avant d’avoir fini la vôtre. Ensuite, on les compare côte à côte.
duel-fair = Cet appareil a rejoué et vérifié la partie : tous les lancers et toutes les cartes viennent de la graine.
duel-unfair = Attention : des lancers ou des cartes de cette partie ne viennent pas de sa graine.
duel-play = Jouer cette donne
duel-versus = Vous et { $name }
duel-you = Vous
# Who has more points.
duel-ahead-you = Vous avez plus de points.
duel-ahead-friend = { $name } a plus de points.
duel-ahead-even = Vous avez le même nombre de points.
duel-alike-about = Les mêmes dés et les mêmes cartes sortent tant que vous jouez les mêmes coups. Ensuite, chacun sa chance.
duel-waiting = La chance et les choix sont encore à l’étude : { $done } / { $plies }
# Lines of a table: points, the place among the players, and how much luck and choices changed the chance of winning.
duel-points = Points
duel-place = Place
duel-luck = Chance
duel-choices = Coût des choix
duel-moves = Le déroulement
# $round: its number.
duel-round = Étape { $round }
duel-round-alike = même départ
duel-round-apart = autre départ
# In place of a round that one of them did not play.
duel-round-none = La partie était déjà finie.
# $count: how many players.
duel-place-of = { $place } sur { $count }

## The card with one's own game

card-heading = Votre partie sur une carte
card-deal = Une donne à rejouer
card-about = Le lien contient toute votre partie. Celui qui l’ouvre joue d’abord la même donne, sans rien voir de la vôtre. L’image, elle, montre vos points.
card-send = Envoyer le lien…
card-picture = Partager l’image
card-save = Enregistrer l’image
# Sent along with the link.
card-text = J’ai joué cette donne. À toi !
# $good of $decisions choices were right.
card-choices = Bons choix : { $good } sur { $decisions }
card-place = Classement : { $place } sur { $count }
card-luck = Chance : { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what } : { $value }

## Why matches cannot be compared

error-compare-running = Cette partie n’est pas encore finie : il n’y a rien à comparer.
error-compare-no-person = Seuls des robots ont joué cette partie. On ne compare que les parties d’un joueur humain.
error-compare-no-deal = Cette donne ne peut pas être rejouée : personne d’autre ne peut l’avoir.
error-compare-other-deal = Ces deux parties n’ont pas la même donne.

## Matches by link: the set-up, the invitation, sending, plans, and the answers to links

# $name is the name of a player, $game that of a game. $progress is a whole sentence about the scores.

link-about = Chacun joue sur son appareil et envoie un lien après son tour, par la messagerie de son choix. Sans compte, et rien n’est gardé en ligne.
link-here = Qui joue sur cet appareil ?
# A bot gives its place to a friend.
link-instead = À la place du robot { $name }, une personne joue à distance.
link-friends = Entre amis
link-friends-about = Les lancers à venir sont cachés dans le lien, et personne ne peut les changer. Mais la personne qui invite a pu en choisir de bons, et un curieux peut les voir à l’avance.
link-plan = Le plan d’abord
link-plan-about = Avant chaque tour, vous dites quand vous vous arrêterez, et les dés ne sont tirés qu’ensuite : personne ne peut regarder à l’avance, ni les choisir. À trois ou plus, le lien passe d’abord une fois chez tout le monde.
# The fields for the names of the players: the own one, and those of the others.
link-own-name = Votre nom
link-friend-name = Qui invitez-vous ?

## Matches by link: Sending

link-invite = Inviter { $name }
link-send = Envoyer à { $name }
link-send-all = Envoyer le score final
# A heading above that button.
link-due-over = Les autres ont-ils vu la fin ?
# The line for the messenger; the link follows.
link-message-seat = { $name }, on joue à { $game } ?
link-message-act = { $name }, à toi de jouer ({ $game }). { $progress }
link-message-over = Notre partie est finie ({ $game }). Voici comment elle s’est terminée :
link-withheld = { $count ->
        [one] { $count } contrat n’a jamais été dévoilé et a compté comme le plus bas.
       *[other] { $count } contrats n’ont jamais été dévoilés et ont compté comme les plus bas.
    }
link-without = Continuer sans ce contrat
link-without-question = Continuer sans ce contrat ({ $name }) ?
link-without-about = Il compte alors comme le plus bas, et, sur son appareil, { $name } doit dire si cela convient. Si la réponse est non, vous ne pourrez pas continuer ensemble.
link-without-yes = Continuer
link-without-no = Attendre

## Matches by link: Plans

link-plan-heading = Votre plan pour le prochain tour
link-plan-help = Vous vous arrêtez dès que ce nombre de points est en jeu, selon les dés qu’il vous reste :
link-plan-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
link-plan-full = Tutto
link-plan-done = C’est mon plan
link-weak = Cette partie a commencé dans une version précédente : deux personnes ensemble auraient pu choisir les dés des premiers tours. Après ceux-là, c’est impossible.

## Matches by link: A link is opened

link-opening = Le lien s’ouvre…
link-invited = { $name } vous invite à une partie de { $game }
# Below a picture of the table. $minutes: a whole number, 0 if it is unknown.
link-what = { $minutes ->
        [0] Un jeu de dés et de cartes pour toute la famille. On joue tour par tour, chacun quand il veut.
       *[other] Un jeu de dés et de cartes pour toute la famille : comptez { setup-minutes } en tout. On joue tour par tour, chacun quand il veut.
    }
# Tags below the names in that picture: the place of the reader, and other places to take.
link-you = vous
link-free = place libre
# The button that takes the place; link-sit is in its place where several are free.
link-join = Je joue !
link-sit = Jouer comme { $name }
# Opens what can be checked and what not.
link-more = Comment ça marche ? Les dés sont-ils truqués ?
link-ours = Chez vous
link-theirs = Dans le lien
link-own-moves = Un de vos tours a été joué sur un autre appareil. Continuer à partir de là ?
link-own-withheld = Un autre appareil a continué sans votre contrat, qui a compté comme le plus bas. Continuer à partir de là ?
link-own-about = Si ce n’était pas vous, demandez d’abord aux autres.
link-own-yes = Continuer à partir de là
link-own-no = Ne rien changer
link-elsewhere = Vous jouez dans cette partie ? Elle est peut-être dans l’application installée, ou dans un autre navigateur. Copiez le lien et collez-le là-bas.
link-alike = ressemble à un autre nom
link-alike-about = Deux noms se ressemblent. Demandez qui est qui.

## Matches by link: A message is pasted

paste-about = Collez tout le message que vous avez reçu. Ce qu’il y a autour du lien ne gêne pas.
paste-field = Message ou lien
paste-copied = Coller ce que j’ai copié
paste-refused = Votre navigateur ne le permet pas. Appuyez longuement sur le champ, puis choisissez Coller.
found-heading = Que voulez-vous ouvrir ?
found-link = Une partie par lien
found-replay = Une partie à revoir
found-deal = Les mêmes dés et cartes pour vous
found-part = L’un de plusieurs QR codes
found-rest = Un autre lien de ce texte est coupé ou endommagé.

## Matches by link: Refusals

error-link-begun = Ce fichier contient déjà une partie.
error-link-several = Ce texte contient plusieurs liens. N’en prenez qu’un.
error-link-same = Vous avez déjà vu ce lien. Rien n’a changé.
error-link-older = Ce lien est plus ancien que ce que vous avez vu. Rien n’a changé.
error-link-other = Ce lien vient d’une autre partie. Rien n’a changé.
error-link-full = Toutes les places de cette partie sont prises, sur d’autres appareils.
error-link-taken = Cette place a été prise entre-temps. Demandez une nouvelle invitation.
# $ours, $theirs: the first line that differs; not translated.
error-link-rewritten = Ce lien contredit ce que vous avez vu et a été refusé : votre partie existe maintenant en deux versions. Mettez-vous d’accord sur celle qui compte. Chez vous : « { $ours } » ; dans le lien : « { $theirs } ».
error-turn-away = Ce n’est pas votre tour : quelqu’un d’autre joue d’abord.
error-joint-none = Cette partie ne se joue pas par liens.
error-joint-people = Une partie par liens demande au moins une personne ici et une ailleurs.
error-joint-taken = Cette place est prise.
error-joint-weak = Cette partie vient d’une version précédente, où deux personnes pouvaient choisir ensemble les premiers dés. On ne peut plus la rejoindre : commencez-en une nouvelle.
error-joint-start = Les parties guidées et les tirages que tout le monde connaît ne se jouent pas par liens.
error-joint-not-due = Il ne manque aucun contrat d’un autre appareil pour l’instant.
error-joint-chain = Cette partie est devenue trop longue pour être jouée par liens.
error-plan-format = Un plan, ce sont six nombres séparés par des barres obliques.

## The table for everyone, in a second window, for a television or a projector

window-heading = La table pour tous
# In place of the table.
window-waiting = La table va apparaître ici. Ouvrez une partie dans la première fenêtre.
window-empty = Pas encore de partie sur la table. Commencez-en une dans la première fenêtre.
window-closed = La première fenêtre est fermée. La table reviendra dès qu’elle sera rouverte.
window-double = La table s’affiche maintenant dans une autre fenêtre. Vous pouvez fermer celle-ci.

## Everything to another device

move-heading = Tout vers mon autre appareil
# $count: how many games.
move-content = { $count ->
        [one] Vos réglages, vos tables, vos propres cartes et { $count } partie.
       *[other] Vos réglages, vos tables, vos propres cartes et { $count } parties.
    }
move-take = Enregistrez le fichier et emportez-le, ou scannez les codes avec l’autre appareil.
move-open = Là-bas, ouvrez Volle, puis « Vos parties » et le fichier. Un code scanné s’ouvre tout seul.
move-merged = Ce qui se trouve sur l’autre appareil y reste : chaque partie n’est ajoutée qu’une fois, et les réglages seulement là où rien n’est choisi. Les parties en cours auront de nouveaux dés : leur tirage reste secret et ne quitte jamais cet appareil.
move-file = Enregistrer dans un fichier
