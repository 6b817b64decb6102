# Texts that are loaded where they are needed: the deal of the day, and games with the same deal.

## The deal of the day: $date is today

daily-about = Op dit apparaat is het vandaag { $date }. Iedereen die vandaag met evenveel spelers en dezelfde regels speelt, krijgt dezelfde worpen en kaarten.
daily-clock = De datum komt van dit apparaat. Niemand anders controleert die.
# A button. $game: the name of a game.
daily-play = Speel { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [0] Nog geen reeks
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
daily-longest = { $count ->
        [one] Langste reeks op dit apparaat: { $count } dag
       *[other] Langste reeks op dit apparaat: { $count } dagen
    }
daily-calendar = De laatste vijf weken
# A day of the calendar for screen readers. $games: the games whose deal was played.
daily-done = { $date }: { $games }
daily-open = { $date }: niet gespeeld

## A friend's deal. $name: the friend

duel-heading = { $name } daagt je uit
duel-about = Nu jij, met dezelfde worpen en kaarten. Van de andere partij zie je pas iets als je eigen partij klaar is. Dan staan ze naast elkaar.
duel-fair = Dit apparaat heeft de partij nagespeeld en gecontroleerd: elke worp en elke kaart komt uit het startgetal.
duel-unfair = Let op: er zijn worpen of kaarten die niet uit het startgetal van deze partij komen.
duel-play = Speel deze partij
duel-versus = Jij en { $name }
duel-you = Jij
# Who has more points.
duel-ahead-you = Jij hebt meer punten.
duel-ahead-friend = { $name } heeft meer punten.
duel-ahead-even = Jullie hebben evenveel punten.
duel-alike-about = Dezelfde worpen en kaarten komen zolang jullie dezelfde zetten doen. Daarna gaat het geluk zijn eigen weg.
duel-waiting = Geluk en keuzes worden nog bekeken: { $done } / { $plies }
# Lines of a table: points, the place among the players, and how much luck and choices changed the chance of winning.
duel-points = Punten
duel-place = Plaats
duel-luck = Geluk
duel-choices = Prijs van de keuzes
duel-moves = Wat er gebeurde
# $round: its number.
duel-round = Ronde { $round }
duel-round-alike = zelfde begin
duel-round-apart = ander begin
# In place of a round that one of them did not play.
duel-round-none = De partij was al afgelopen.
# $count: how many players.
duel-place-of = { $place } van { $count }

## The card with one's own game

card-heading = Jouw partij op een kaart
card-deal = Een partij om zelf te spelen
card-about = In de link zit je hele partij. Wie hem opent, speelt eerst zelf met dezelfde worpen en kaarten en ziet zolang niets van de jouwe. Op het plaatje staan je punten.
card-link = Link kopiëren
card-send = Link sturen …
card-picture = Plaatje delen
card-save = Plaatje opslaan
# Sent along with the link.
card-text = Ik heb deze partij gespeeld. Nu jij!
# $good of $decisions choices were right.
card-choices = Goede keuzes: { $good } van { $decisions }
card-luck = Geluk: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = Deze partij is nog niet klaar, dus er valt nog niets te vergelijken.
error-compare-nobody = In deze partij speelden alleen computerspelers. Vergelijken kan alleen met een partij van een mens.
error-compare-no-deal = Deze worpen zijn niet nog eens te krijgen; niemand anders kan deze partij spelen.
error-compare-other-deal = Deze twee partijen hebben niet dezelfde worpen en kaarten.
