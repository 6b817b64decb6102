# Texts that are loaded where they are needed: the deal of the day, and games with the same deal.

## The deal of the day: $date is today

daily-about = Sur cet appareil, nous sommes le { $date }. Tous ceux qui jouent aujourd’hui avec le même nombre de joueurs et les mêmes règles reçoivent la même donne.
daily-clock = La date est celle de cet appareil : personne d’autre ne la vérifie.
# A button. $game: the name of a game.
daily-play = Jouer à { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [0] Pas encore de série
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-longest = { $count ->
        [one] Plus longue série sur cet appareil : { $count } jour
       *[other] Plus longue série sur cet appareil : { $count } jours
    }
daily-calendar = Les cinq dernières semaines
# A day of the calendar for screen readers. $games: the games whose deal was played.
daily-done = { $date } : { $games }
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
duel-round = Manche { $round }
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
card-link = Copier le lien
card-send = Envoyer le lien…
card-picture = Partager l’image
card-save = Enregistrer l’image
# Sent along with the link.
card-text = J’ai joué cette donne. À vous !
# $good of $decisions choices were right.
card-choices = Bons choix : { $good } sur { $decisions }
card-luck = Chance : { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what } : { $value }

## Why matches cannot be compared

error-compare-running = Cette partie n’est pas encore finie : il n’y a rien à comparer.
error-compare-nobody = Seuls des robots ont joué cette partie. On ne compare que les parties d’un joueur humain.
error-compare-no-deal = Cette donne ne peut pas être rejouée : personne d’autre ne peut l’avoir.
error-compare-other-deal = Ces deux parties n’ont pas la même donne.
