# Volle Lotte: cards, table, set-up, events, refusals. The rules are in lotte-rules.ftl.
#
# Terms: draw a card (from the deck), roll, set aside (dice that score; they are not rolled again), roll again, stop
# (and write down the points), Full Roll (all six dice have scored), at risk (points of the turn that can still be lost),
# written down (points that are safe), target, last round, deck, score (a die scores; a player’s score), in the lead.
# Cards: Stop, Fireworks, Bonus, Double-Roll, Plus-Minus, Straight, Four-Leaf Clover: names, without an article.
#
# Numbers of points are text, written as people do, with a true minus sign: "1,250", "−500". Where a message has both
# $points and $pointsWords, the first is a number to select by and the second is to be shown. $dice and $diceWords are
# lists of dice, such as "1, 1 and 5"; $diceCount of them, to say "a 5" of a single one.

game-lotte = Volle Lotte
    .lead = Draw a card, roll six dice and stop in time. Or roll once more: all or nothing.
    .intro = Draw a card and roll six dice: ones, fives and three of a kind score. Stop and write down your points, or roll the rest for more? If a roll scores nothing, this turn’s points are usually gone. Get all six dice to score, and it’s a Full Roll: your card pays a bonus, doubles your points or even wins the game on the spot. Once someone reaches the target, usually 6,000 points, a last round decides.
    .about = Volle Lotte is a game published by Abacus. Its rules don’t name an author.

## Cards

face-stop = Stop
face-fireworks = Fireworks
face-bonus-200 = Bonus { 200 }
face-bonus-300 = Bonus { 300 }
face-bonus-400 = Bonus { 400 }
face-bonus-500 = Bonus { 500 }
face-bonus-600 = Bonus { 600 }
face-double = Double-Roll
face-plus-minus = Plus-Minus
face-straight = Straight
face-clover = Four-Leaf Clover
face-back = A card, face down

# Under the card of the turn, in one line: what it asks for or brings, by the rules that are played. $reward: points.
ask-stop = Your turn ends, and its points are lost.
ask-fireworks = Roll until nothing scores, then write down all your points.
ask-bonus = Full Roll: +{ $reward }
ask-double = Full Roll: doubles all this turn’s points
ask-plus-minus = You can’t stop. Full Roll: +{ $reward }, and any leader but you loses { 1000 }
ask-straight-1-5 = Roll 1 to 5: +{ $reward }, and your turn ends
ask-straight-1-6 = Roll 1 to 6: +{ $reward }, and it’s a Full Roll
ask-clover-1 = You can’t stop. One Full Roll wins the game!
ask-clover-2 = You can’t stop. Two Full Rolls in a row win the game!
ask-nothing = First a card, then the dice.

missing-heading = Numbers of the straight
# For screen readers. $number: the number on a die.
missing-number = { $state ->
        [there] { $number }: set aside
       *[missing] { $number }: still missing
    }
# $numbers: a list.
missing-left = still missing: { $numbers }
missing-none = complete!
full-rolls-of = Full Rolls: { $made } of { $needed }
turn-card-empty = The next card
# A small label above the card.
card-of-turn = { NUMBER($number, type: "ordinal") ->
        [one] { $number }st card of the turn
        [two] { $number }nd card of the turn
        [few] { $number }rd card of the turn
       *[other] { $number }th card of the turn
    }

# Beside the deck.
pile-left = { $count ->
        [0] no cards left: the deck is reshuffled for the next one
        [one] { $count } card left
       *[other] { $count } cards left
    }
pile-count = Count the cards
pile-counted = Left in the deck
# For screen readers. $face: the name of a card.
pile-face = { $count ->
        [0] { $face }: none left
       *[other] { $face }: { $count } left
    }
crib-lotte = What scores
# Rows of a small table: what a die brings alone, and three alike in one roll. As short as can be.
crib-single = one
crib-triple = three
# Below its name.
crib-full-roll = All six dice have scored, in one roll or in several.

## Points, dice

tableau-heading = Card and points of the turn
# Two short headings over numbers, with small words below: the first has risk-about, the second the player’s name.
risk-heading = { $kind ->
        [fireworks] Safe
       *[other] At risk
    }
risk-about = points this turn
# The same two with their points, as headings. $points: text.
points-at-risk = { $heading }: { $points }
points-safe = Written down: { $points }

lane-rolled = Rolled
lane-aside = Set aside
lane-rolled-none = Nothing rolled yet
# Dice, for screen readers. $number: the number on the die.
die-rolled = { $number }
die-aside = { $number }, set aside
die-tumbling = a rolling die
die-to-roll = a die still to be rolled
die-why = { $number }: why can’t I set it aside?
die-lies = { $number }: why is it still here?
die-choose = { $number }: set aside

## Players

# For screen readers.
seat-score = { $score } points written down, target { $target }
# The word after that score, in a first game: short.
seat-score-word = { $count ->
        [one] point
       *[other] points
    }
# Small labels on the panel of a player.
seat-leads = in the lead
seat-wins = wins
seat-first = has reached the target
seat-loses = −{ $points }
seat-gains = +{ $points }
# In a list of what a turn has brought: a leader who loses points to Plus-Minus. `.inline` says it to that player.
seat-robbed = { $name } −{ $points }
    .inline = −{ $points } for you

# Side by side in the bar.
facts-target = Target { $target }
facts-last = { $turns ->
        [one] Last turn
       *[other] Last round: { $turns } turns left
    }

## Last round

finale-heading = Last round!
finale-reached = { $name } reached the target first, with { $score } points.
finale-to-come = { $turns ->
        [0] No one has a turn left.
        [one] One more turn to come.
       *[other] { $turns } more turns to come.
    }
# $name: who plays the last turn of the game.
finale-turns = { $turns ->
        [one] { $name } plays the last turn of the game.
       *[other] { $turns } turns left, counting this one. { $name } plays the last one.
    }
# Whoever plays now, and how much somebody else has more.
finale-behind = { $name } is { $points } points behind.
finale-over = No last round after all
finale-over-about = No one has reached the target now, so the game goes on.

## Decisions

card-question = { $name }, it’s your turn
card-turn = Draw a card
# $card: the name of a card.
roll-first-question = { $name }, roll for { $card }
roll-on-question = { $name }, you have to roll again
# On a button, with roll-stakes in small letters below.
roll-dice = { $count ->
        [one] Roll the last die
        [6] Roll all six dice
       *[other] Roll { $count } dice
    }
roll-stakes = { NUMBER($points) ->
        [0] if nothing scores, your turn ends
       *[other] { $kind ->
            [fireworks] if nothing scores, you write down { $total }
           *[other] { $total } at risk
        }
    }
keep-question = { $name }, which dice will you set aside?
keep-what = { NUMBER($points) ->
        [0] Chosen: { $dice }
       *[other] Chosen: { $dice } ({ $pointsWords } points)
    }
keep-none = Choose dice to set aside.
go-question = { $name }, roll again or stop?
full-question = { $name }, Full Roll! Draw another card, or stop?
# $reward: points, or "none".
full-soon = { $reward ->
        [none] That’s a Full Roll!
       *[other] That’s a Full Roll: +{ $reward }!
    }
# Buttons, each with the message -brings in small letters below. $total: points. $score: the player’s score then.
do-roll = { $count ->
        [one] Roll the last die
        [6] Roll all six dice again
       *[other] Roll the other { $count } dice
    }
do-roll-brings = { $total } at risk
do-stop = Stop: write down { $total }
do-stop-brings = new score: { $score }
do-draw = Draw another card
do-draw-brings = { $total } at risk
do-aside-roll = { $count ->
        [one] Set aside, roll the last die
        [6] Set aside, roll all six dice again
       *[other] Set aside, roll { $count } dice
    }
do-aside-roll-brings = { NUMBER($points) ->
        [0] you have to roll again
       *[other] you have to roll again, { $total } at risk
    }
# $needed: how many Full Rolls in a row win.
do-aside-full = Full Roll 1 of { $needed }
do-aside-win = Set aside and win!
do-aside-win-brings = the Four-Leaf Clover wins the game on the spot

## What may be done in a position, in lists

move-lotte-keep = Set dice aside
move-lotte-roll = Roll again
move-lotte-stop = Stop and write down the points
move-lotte-draw = Draw another card
# $dice: a list of $count dice.
move-aside = { $count ->
        [1] Set aside: a { $dice }
       *[other] Set aside: { $dice }
    }

## Moments

# Shown big for a moment.
moment-full = Full Roll!
moment-lost = { NUMBER($points) ->
        [0] No points
       *[other] { $pointsWords } points lost
    }
    .inline = { NUMBER($points) ->
        [0] no points
       *[other] { $pointsWords } points lost
    }
moment-clover = The Four-Leaf Clover wins!
moment-clover-about = Instant victory for { $name }!
moment-reward = +{ $points }
moment-clover-turned = A four-leaf clover!
moment-straight = Straight!

## End

# Above bars that grow as the scores did.
count-lotte = The race to the podium
# A list for screen readers.
count-race = How the scores grew
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
# Numbers are points or counts; $cardName: the name of a card.
highlight-lotte-comeback = points behind, and still won
    .title = Comeback
    .figure = { $points }
highlight-lotte-biggest-turn = points in one turn
    .title = Best turn
    .figure = { $points }
highlight-lotte-biggest-loss = points lost with { $cardName }
    .title = Biggest loss
    .figure = { $points }
highlight-lotte-most-full-rolls = Full Rolls in one game
    .title = Most Full Rolls
    .figure = { $count }
highlight-lotte-most-rolls = rolls in one turn
    .title = Longest turn
    .figure = { $count }
final-caption = Final scores
# Headings of the columns of a table.
final-seat = Player
final-score = Points
final-turns = Turns
final-clover = won with the Four-Leaf Clover
final-clover-heading = Four-Leaf Clover!
# How far a match is, in the menu.
progress-nobody = Target { $target }, nothing written down yet
progress-leads = { $count ->
        [one] Target { $target }, in the lead: { $names } with { $score }
       *[other] Target { $target }, in the lead: { $names } with { $score } each
    }

## Set-up

# In a line that says what is agreed. $points: a number.
agreed-target = Target { $points }
preset-heading = Rules
preset-cabinet = Classic rules
preset-cabinet-about = as in the English translation: quicker and harsher
preset-tutto = Tutto rules
preset-tutto-about = the publisher’s later rules, when the game was called Tutto: more choices, higher scores
# Beside the set of rules that is chosen.
preset-changed = { $count ->
        [one] with { $count } change
       *[other] with { $count } changes
    }
# A tiny mark beside an option; the next one is its name for screen readers. $preset: cabinet or tutto.
option-changed = changed
option-changed-name = { $preset ->
        [tutto] changed: not as in the Tutto rules
       *[cabinet] changed: not as in the Classic rules
    }
# Headings of options, each followed by its two short choices.
option-aside = Dice that score
    .about = If you may choose, you can re-roll scoring dice and try for more.
option-aside-all = set all of them aside
option-aside-choice = choose which, at least one
option-straight = Straight
    .about = 1 to 6 is harder, but it counts as a Full Roll and you can go on.
option-straight-1-5 = 1 to 5, ends the turn
option-straight-1-6 = 1 to 6, counts as a Full Roll
option-clover = Four-Leaf Clover
    .about = Needing two Full Rolls makes the instant win much rarer.
option-clover-1 = one Full Roll wins
option-clover-2 = two Full Rolls in a row win
option-floor = Plus-Minus
    .about = Can a Plus-Minus push a score below zero?
option-floor-false = yes, below zero
option-floor-true = no, never below zero
option-end = Last round
    .about = Who gets another turn when someone reaches the target?
option-end-one-turn = one more turn for everyone else
option-end-equal-turns = until everyone has had the same number of turns
option-target = Target
    .about = The higher the target, the longer the game.
option-target-own = Other…
option-target-own-name = Your own target
option-target-range = { $least } to { $most }, in steps of { $step }

## Cards page and rules page

faces-about = All 56 cards are in one deck, face down. You draw the top card to start your turn, and usually another one if you keep going after a Full Roll.
faces-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
faces-bonus = Bonus
does-stop = Your turn ends at once, without a roll, and you lose all its points.
does-fireworks = Keep rolling and set aside all the dice that score; after a Full Roll, roll all six again. When a roll scores nothing, your turn ends and you write down all its points.
does-bonus = A Full Roll adds the number on the card: { 200 }, { 300 }, { 400 }, { 500 } or { 600 }.
does-double = A Full Roll doubles all the points of your turn so far, including those of earlier cards.
does-plus-minus = You must go for a Full Roll. It earns exactly { 1000 } points, and the leader loses { 1000 }, unless that’s you.
does-straight = You must go for every number of the straight, with at least one new number in each roll. A complete straight earns { 2000 } points.
does-clover = You must go for a Full Roll, or for two in a row under the Tutto rules. If you make it, you win the game on the spot.

rules-lotte-material = What you need
rules-lotte-turn = A turn
rules-lotte-roll = After a roll
rules-lotte-full-roll = Full Roll
rules-lotte-cards = The cards
rules-lotte-end = End of the game

## Bots

# What they are, and how they play, in a list to choose from.
bot-cautious = Hedgehog
    .about = likes to stop early
bot-steady = Fox
    .about = counts the cards and plays for points
bot-racer = Hare
    .about = takes any risk it needs to win

## Events

# Lines of the log, newest first; the newest also stands above the dice.
event-lotte-deck-shuffled = The deck has run out, so all 56 cards are shuffled again.
# $number: which card of the turn. $cardName: the name of the card.
event-lotte-card-turned = { NUMBER($number) ->
        [1] { $name } draws a card: { $cardName }.
       *[other] { $name } draws another card: { $cardName }.
    }
event-lotte-dice-rolled = { $diceCount ->
        [1] { $name } rolls a { $diceWords }.
       *[other] { $name } rolls { $diceWords }.
    }
event-lotte-dice-aside = { $ruleId ->
        [lotte-card-straight] { $diceCount ->
            [1] { $name } sets aside for the straight: a { $diceWords }.
           *[other] { $name } sets aside for the straight: { $diceWords }.
        }
       *[other] { NUMBER($points) ->
            [0] { $diceCount ->
                [1] { $name } sets aside: a { $diceWords }.
               *[other] { $name } sets aside: { $diceWords }.
            }
           *[other] { $diceCount ->
                [1] { $name } sets aside: a { $diceWords } ({ $pointsWords } points).
               *[other] { $name } sets aside: { $diceWords } ({ $pointsWords } points).
            }
        }
    }
# $count: Full Rolls with the same card.
event-lotte-full-roll-made = { NUMBER($count) ->
        [1] All six dice have scored: a Full Roll for { $name }!
        [2] A second Full Roll in a row for { $name }!
        [3] A third Full Roll in a row for { $name }!
       *[other] { $count } Full Rolls in a row for { $name }!
    }
event-lotte-reward-given = { $ruleId ->
        [lotte-card-double] Double-Roll doubles the points: { $name } has { $totalWords } at risk.
        [lotte-card-plus-minus] Plus-Minus earns { $name } { $pointsWords } points: { $totalWords } at risk.
        [lotte-card-straight] The straight is complete and earns { $name } { $pointsWords } points: { $totalWords } this turn.
       *[lotte-card-bonus] The bonus earns { $name } { $pointsWords } points: { $totalWords } at risk.
    }
event-lotte-leader-lost = { $name } was in the lead and loses { $pointsWords } points: { $scoreWords } left.
event-lotte-roll-called = { $name } rolls again.
event-lotte-card-called = { $name } risks it all and draws again.
event-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { NUMBER($points) ->
            [0] Stop! { $name }’s turn is over without a roll.
           *[other] Stop! { $name } loses { $pointsWords } points.
        }
        [lotte-card-straight] { NUMBER($points) ->
            [0] No new number for the straight: { $name } gets nothing.
           *[other] No new number for the straight: { $name } loses { $pointsWords } points.
        }
        [lotte-card-clover] { NUMBER($points) ->
            [0] Nothing scores: no luck for { $name } with the Four-Leaf Clover.
           *[other] Nothing scores: the Four-Leaf Clover costs { $name } { $pointsWords } points.
        }
       *[lotte-roll-nothing] { NUMBER($points) ->
            [0] Nothing scores: { $name } gets no points.
           *[other] Nothing scores: { $name } loses { $pointsWords } points.
        }
    }
event-lotte-turn-scored = { $ruleId ->
        [lotte-card-fireworks] { NUMBER($points) ->
            [0] The fireworks fizzle out: { $name } stays at { $scoreWords }.
           *[other] The fireworks are over: { $name } writes down { $pointsWords } points and now has { $scoreWords }.
        }
       *[lotte-roll-stop] { $name } writes down { $pointsWords } points and now has { $scoreWords }.
    }
# $turns: how many turns are still to come.
event-lotte-finale-begun = { $turns ->
        [0] { $name } reaches the target with { $scoreWords } points, and no one has a turn left.
        [one] { $name } reaches the target with { $scoreWords } points. One more turn to come!
       *[other] { $name } reaches the target with { $scoreWords } points. { $turns } more turns to come!
    }
event-lotte-finale-off = No one has reached the target now, so the last round is off and play goes on.
event-lotte-game-won = { $way ->
        [clover] The Four-Leaf Clover! Instant victory for { $winnerNames }!
        [tie] { $winnerNames } share the win!
       *[score] Victory for { $winnerNames }!
    }

## Refusals

error-card-none-left = That card is no longer in the deck.
error-dice-wrong = Each die shows a number from 1 to 6.
error-draw-no-full-roll = You draw another card only after a Full Roll.
error-keep-all = All the dice that score have been set aside already.
error-keep-done = You have already set aside dice from this roll.
error-keep-first = First set aside at least one die that scores.
# $number: the number on the dice. $count: how many of them.
error-keep-no-points = { $count ->
        [one] One { $number } scores nothing.
        [2] Two { $number }s score nothing; you need three.
       *[other] You’ve picked too many { $number }s: only three score together.
    }
error-keep-not-new = The straight doesn’t need that number. Set each number aside only once.
error-keep-not-there = Those dice aren’t in the tray.
# What stands in quotation marks is written in files like this, and not translated.
error-options-aside = The option “aside” can only be “all” or “choice”.
error-options-clover = The option “clover” can only be 1 or 2.
error-options-end = The option “end” can only be “one-turn” or “equal-turns”.
error-options-floor = The option “floor” can only be true or false.
error-options-preset = The option “preset” can only be “cabinet” (Classic rules) or “tutto” (Tutto rules).
error-options-straight = The option “straight” can only be “1-5” or “1-6”.
error-options-target = The target has to be between { 500 } and { 20000 }, in steps of { 50 }.
error-roll-count = { $needed ->
        [one] You have to roll exactly { $needed } die now.
       *[other] You have to roll exactly { $needed } dice now.
    }
error-roll-full-roll = After a Full Roll, draw another card before you roll.
error-stop-forbidden = This card doesn’t let you stop.

## Odds of a position

# Headings of tables: what is played for.
odds-lotte-aim-points = For the most points this turn
# Headings of columns: short. The first ones are chances.
odds-lotte-nothing = Nothing
odds-lotte-full-roll = Full Roll
odds-lotte-straight = Straight
odds-lotte-win = Instant win
odds-lotte-stop-card = A Stop
odds-lotte-worth = Points
# Below the tables, each a sentence: what they do not know.
odds-lotte-turn-points = Points means this turn only. It ignores the scores, the target and what others lose.
odds-lotte-next-card = The next card comes from the cards left in the deck. Later cards are treated as if from a full deck.
odds-lotte-clover-worth = Winning on the spot counts as 6,000 points.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-lotte-full-roll-made = { $bot ->
        [cautious] “All six? Quick, write it down!”
        [steady] “As calculated.”
       *[racer] “Again! Again!”
    }
remark-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { $bot ->
            [cautious] “Fine. I was going to stop anyway.”
            [steady] “One fewer in the deck.”
           *[racer] “But I hadn’t even started!”
        }
       *[lotte-roll-nothing] { $bot ->
            [cautious] “I knew it. I just knew it.”
            [steady] “It had to happen sometime.”
           *[racer] “Worth it!”
        }
    }
remark-lotte-game-won = { $bot ->
        [cautious] “All I did was stop in time.”
        [steady] “Counting helps.”
       *[racer] “Again? Anyone?”
    }
