# Texts that are loaded where they are needed: the deal of the day, and games with the same deal.

## The deal of the day: $date is today

daily-about = Today is { $date } on this device. Everyone who plays today with the same number of players and the same rules gets the same dice and cards.
daily-clock = The date comes from this device. Nobody else checks it.
# A button. $game: the name of a game.
daily-play = Play { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [0] No streak yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-longest = { $count ->
        [one] Longest streak on this device: { $count } day
       *[other] Longest streak on this device: { $count } days
    }
daily-calendar = The last five weeks
# A day of the calendar for screen readers. $games: the games whose deal was played.
daily-done = { $date }: { $games }
daily-open = { $date }: not played

## A friend's deal. $name: the friend

duel-heading = { $name } has played this deal
duel-about = Now it’s your turn, with the same dice and cards. You’ll see nothing of the other game until yours is over. Then the two are set side by side.
duel-fair = This device has played the other game again and checked it: every roll and card comes from the seed.
duel-unfair = Careful: the rolls or cards of this game don’t come from its seed.
duel-play = Play this deal
duel-versus = You and { $name }
duel-you = You
# Who has more points.
duel-ahead-you = You have more points.
duel-ahead-friend = { $name } has more points.
duel-ahead-even = You both have the same points.
duel-alike-about = You get the same dice and cards as long as you both make the same moves. After that, luck goes its own way.
duel-waiting = The coach is looking at luck and choices: { $done } / { $plies }
# Lines of a table: points, the place among the players, and how much luck and choices changed the chance of winning.
duel-points = Points
duel-place = Place
duel-luck = Luck
duel-choices = Cost of choices
duel-moves = What happened
# $round: its number.
duel-round = Round { $round }
duel-round-alike = same start
duel-round-apart = different start
# In place of a round that one of them did not play.
duel-round-none = The game was already over.
# $count: how many players.
duel-place-of = { $place } of { $count }

## The card with one's own game

card-heading = Your game on a card
card-deal = A deal to try yourself
card-about = The link holds your whole game. A friend who opens it plays the same deal first and sees nothing of yours until then. The picture shows your points.
card-link = Copy the link
card-send = Send the link…
card-picture = Share the picture
card-save = Save the picture
# Sent along with the link.
card-text = I’ve played this deal. Your turn!
# $good of $decisions choices were right.
card-choices = Good choices: { $good } of { $decisions }
card-luck = Luck: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = This game isn’t over yet, so there’s nothing to compare.
error-compare-nobody = Only bots played in this game. Compare games that a person has played.
error-compare-no-deal = These dice can’t be dealt again, so nobody else can play the same deal.
error-compare-other-deal = These two games don’t have the same deal.
