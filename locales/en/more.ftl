# Texts that are loaded where they are needed: the deal of the day, games with the same deal, the table in a second window, and the way to another device.

## The deal of the day

daily-about = Everyone who plays today gets the same dice and cards.
# Folded, below the calendar; daily-clock stands in it.
daily-more = How it works
daily-clock = The dice and cards are the same for everyone who plays with the same number of players and the same rules. The date is the one on this device.
# A button. $game: the name of a game.
daily-play = Play { $game }
# In place of daily-play, once the deal was played.
daily-again = { $game } again
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-longest = { $count ->
        [one] Longest streak on this device: { $count } day
       *[other] Longest streak on this device: { $count } days
    }
# Below daily-streak, while today is not played. $count: the days in a row with today, always 2 or more.
daily-streak-next = Play today and make it { $count }.
# In its place without a streak: each day is drawn as a sheep.
daily-streak-none = Play every day and watch your herd grow.
# In its place once today is played.
daily-tomorrow = There’s a new deal tomorrow.
# Headings of the results of two days.
daily-today = Today
daily-yesterday = Yesterday
# Before a button that begins this deal. $name: a friend who has sent a link; $game: the name of a game.
daily-friend = { $game }: { $name } is waiting for you.
daily-calendar = The last five weeks
# A day of the calendar for screen readers. $results: a list of daily-result.
daily-done = { $date }: { $results }
# $won: yes if a person on this device won. $points: a number with the points of that person.
daily-result = { $won ->
        [yes] { $game }, won with { $points }
       *[no] { $game }, { $points }
    }
daily-open = { $date }: not played

## A friend's deal. $name: the friend

duel-heading = { $name } has played this deal
duel-about = Now it’s your turn, with the same dice and cards. You’ll see nothing of the other game until yours is over. Then you see both side by side.
duel-fair = This device has played the other game again and checked it: every roll and card comes from the seed.
duel-unfair = Careful: the rolls or cards of this game don’t come from its seed.
duel-play = Play this deal
duel-versus = You and { $name }
duel-you = You
# Who has more points.
duel-ahead-you = You have more points.
duel-ahead-friend = { $name } has more points.
duel-ahead-even = You’re level.
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
card-send = Send the link…
card-picture = Share the picture
card-save = Save the picture
# Sent along with the link.
card-text = I’ve played this deal. Your turn!
# $good of $decisions choices were right.
card-choices = Good choices: { $good } of { $decisions }
# The place among $count players.
card-place = Place { $place } of { $count }
card-luck = Luck: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = This game isn’t over yet, so there’s nothing to compare.
error-compare-no-person = Only bots played in this game. Compare games that a person has played.
error-compare-no-deal = These dice can’t be dealt again, so no one else can play the same deal.
error-compare-other-deal = These two games don’t have the same deal.

## Matches by link: the set-up, the invitation, sending, plans, and the answers to links

# $name is the name of a player, $game that of a game. $progress is a whole sentence about the scores.

link-about = Each of you plays on your own device and sends a link after each turn, in any messenger. There’s no account, and nothing is stored online.
link-here = Who plays on this device?
# A bot gives its place to a friend.
link-instead = A friend takes { $name }’s place.
link-friends = Among friends
link-friends-about = The dice are hidden in the link, and no one can change them. But the player who invites could have picked lucky ones, and those who really want to can look ahead.
link-plan = Plan first
link-plan-about = Before each turn you say when you’ll stop, and only then are the dice decided: no one can look ahead or choose them. With three or more of you, the link first goes around once.
# The fields for the names of the players: the own one, and those of the others.
link-own-name = Your name
link-friend-name = Who’s invited?

## Matches by link: Sending

link-invite = Invite { $name }
link-send = Send to { $name }
link-send-all = Send the final score
# A heading above that button.
link-due-over = Does everyone know how it ended?
# The line for the messenger; the link follows.
link-message-seat = { $name }, will you play { $game } with me?
link-message-act = { $name }, it’s your turn in { $game }. { $progress }
link-message-over = Our game of { $game } is over. See how it ended:
link-withheld = { $count ->
        [one] { $count } bid was never revealed and counted as the lowest one.
       *[other] { $count } bids were never revealed and counted as the lowest ones.
    }
link-without = Continue without this bid
# A question, and what follows from yes. $name: the player who has not revealed a bid.
link-without-question = Continue without { $name }’s bid?
link-without-about = It then counts as the lowest one, and { $name }’s device asks whether that’s all right. If the answer is no, your game can’t go on together.
link-without-yes = Continue
link-without-no = Wait

## Matches by link: Plans

link-plan-heading = Your plan for the next turn
link-plan-help = You’ll stop as soon as this many points are at risk, depending on the dice you have left:
link-plan-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
link-plan-full = Full Roll
link-plan-done = That’s my plan
# In a game of “Plan first” that began in an earlier version.
link-weak = This game began in an earlier version: two players together could have chosen the dice of the first turns. After those, no one can.

## Matches by link: A link is opened

link-opening = Opening the link…
link-invited = { $name } invites you to { $game }
# Below a picture of the table. $minutes: a whole number, 0 if it is unknown.
link-what = { $minutes ->
        [0] A family game with dice and cards. You play turn by turn, whenever it suits you.
       *[other] A family game with dice and cards, { setup-minutes } in all. You play turn by turn, whenever it suits you.
    }
# Tags below the names in that picture: the place of the reader, and other places to take.
link-you = you
link-free = still free
# The button that takes the place; link-sit is in its place where several are free.
link-join = Join in
link-sit = Play as { $name }
# Opens what can be checked and what not.
link-more = How does it work? Are the dice fair?
link-ours = You have seen
link-theirs = The link says
# Another device has played in the place of this one: what has happened, with two buttons below.
link-own-moves = One of your turns was played on another device. Continue from there?
link-own-withheld = Another device went on without your bid, which counted as the lowest one. Continue from there?
link-own-about = If it wasn’t you, ask your friends first.
link-own-yes = Continue from there
link-own-no = Leave my game as it is
# The match isn’t in this browser.
link-elsewhere = Do you play in this game? Then it may be in the installed app, or in another browser. Copy the link, and paste it there.
# Small, behind a name; the next one is a sentence below all names.
link-alike = looks like another name
link-alike-about = Two players have names that look alike. Ask who is who.

## Matches by link: A message is pasted

# A dialog with a field for the message that a friend has sent.
paste-about = Paste the whole message you were sent. Words around the link don’t matter.
paste-field = Message or link
# A button that puts into the field what was copied; the next one if the browser refuses.
paste-copied = Paste what I copied
paste-refused = Your browser doesn’t allow that. Press and hold the field, then choose Paste.
# The heading of a list, and what its entries are; the game and its players follow.
found-heading = Which of these do you want to open?
found-link = A game by link
found-replay = A game to watch
found-deal = The same dice and cards for you
found-part = One of several QR codes
found-rest = Another link in this text is cut off or damaged.

## Matches by link: Refusals

error-link-begun = This file already holds a game.
error-link-several = This text has several links. Use just one of them.
error-link-same = You have seen this link already. Nothing has changed.
error-link-older = This link is older than what you have seen. Nothing has changed.
error-link-other = This link belongs to another game. Nothing has changed.
error-link-full = All places in this game are taken, on other devices.
error-link-taken = Another player was faster to take this place. Ask for a new invitation.
# $ours, $theirs: the first line that differs; not translated.
error-link-rewritten = This link contradicts what you have seen, so it was refused: there are two versions of your game now. Agree with your friends which one counts. You have seen “{ $ours }”; the link says “{ $theirs }”.
error-turn-away = It isn’t your turn: another player has to move first.
error-joint-none = This game isn’t played by link.
error-joint-people = A game by link needs at least one player here and one elsewhere.
error-joint-taken = That place is taken.
error-joint-weak = This game comes from an earlier version, in which two players together could choose the first dice. No one can join it any more: please start a new one.
error-joint-start = A guided game, or a deal that anyone could know, can’t be played by link.
error-joint-not-due = No other player owes a bid now.
error-joint-chain = This game has grown too long to be played by link.
error-plan-format = A plan is six numbers with slashes between them.

## The table for everyone, in a second window, for a television or a projector

window-heading = The table for everyone
# In place of the table.
window-waiting = Waiting for the table. Open a game in the first window.
window-empty = There’s no game on the table yet. Begin one in the first window.
window-closed = The first window is closed. The table comes back as soon as it is open again.
window-double = The table is now shown in another window. You can close this one.

## Everything to another device

move-heading = Everything to my other device
# $count: how many games.
move-content = { $count ->
        [one] Your settings and set-ups, your own decks, and { $count } game.
       *[other] Your settings and set-ups, your own decks, and { $count } games.
    }
move-take = Save the file and take it to the other device, or scan the codes there.
move-open = There, open Volle, then “Your games” and the file. A scanned code opens by itself.
move-merged = What’s on the other device stays: games are added once each, and settings only where none were chosen there. Unfinished games get new dice, because the secret number behind their dice never leaves this device.
move-file = Save as a file
