# Volle Lotte: cards, table, set-up, events, refusals. Rule texts stand in the rulebook.

game-lotte = Volle Lotte
    .lead = Turn over a card, roll six dice, and stop in time. Or roll once more: all or nothing.
    .intro = A turn begins with a card, and then you roll six dice: ones, fives and three of a kind score. Lay aside dice that scored, then stop and write down your points, or roll the rest for more – but a roll without a scoring die usually loses everything the turn has brought. When all six dice have scored you have made a Full Roll: the card gives its reward, and most cards then let you stop or risk it all on another card. Some cards add or double points, some forbid you to stop, a Stop ends your turn at once, and the Four-Leaf Clover can even win the game on the spot. When somebody reaches 6,000 points or the target you have agreed on, a last round decides: the highest score wins.
    .about = Volle Lotte is a game published by Abacus in 1994. Its rules do not name an author.

## Cards

face-stop = Stop
face-fireworks = Fireworks
face-bonus-200 = Bonus 200
face-bonus-300 = Bonus 300
face-bonus-400 = Bonus 400
face-bonus-500 = Bonus 500
face-bonus-600 = Bonus 600
face-double = Double-Roll
face-plus-minus = Plus-Minus
face-straight = Straight
face-clover = Four-Leaf Clover
face-back = A card, face down

# What the card of the turn asks for or brings, in one line, by the rules that are played.
ask-stop = The turn ends, and its points are lost.
ask-fireworks = Roll on until nothing scores: then all points are written down.
ask-bonus = Full Roll: +{ $reward }
ask-double = Full Roll: all points of the turn are doubled
ask-plus-minus = You may not stop. Full Roll: +{ $reward }, and the leader loses 1,000
ask-straight-1-5 = Roll 1 to 5: +{ $reward }, and the turn ends
ask-straight-1-6 = Roll 1 to 6: +{ $reward }, as a Full Roll
ask-clover-1 = You may not stop. One Full Roll wins the game!
ask-clover-2 = You may not stop. Two Full Rolls in a row win the game!
ask-nothing = First a card, then the dice.

missing-heading = Numbers of the straight
missing-number = { $number }: { $state ->
        [there] laid aside
       *[missing] still missing
    }
missing-left = still missing: { $numbers }
missing-none = complete!
full-rolls-of = Full Rolls: { $made } of { $needed }
turn-card-empty = The next card
card-of-turn = { NUMBER($number) ->
        [1] 1st card of the turn
        [2] 2nd card of the turn
        [3] 3rd card of the turn
       *[other] { $number }th card of the turn
    }

pile-left = { $count ->
        [0] no card left: it is shuffled before the next
        [one] { $count } card left
       *[other] { $count } cards left
    }
pile-count = Count the cards
pile-counted = Left in the deck
pile-face = { $face }: { $count ->
        [0] none left
       *[other] { $count } left
    }

## Points, dice

tableau-heading = Card and points of the turn
risk-heading = At risk
risk-about = points of this turn
safe-heading = Written down
safe-of = of { $target }

lane-rolled = Rolled
lane-aside = Laid aside
lane-rolled-none = Nothing rolled yet
die-rolled = { $number }
die-aside = { $number }, laid aside
die-tumbling = a die that is rolling
die-to-roll = a die that is still to be rolled
die-why = { $number }: why not lay it aside?
die-lies = { $number }: why does it lie here?
die-choose = { $number }: lay aside

## Seats

seat-score = { $score } points written down, of { $target }
seat-leads = leads
seat-wins = wins
seat-first = has reached the target
seat-loses = −{ $points }
seat-gains = +{ $points }

facts-target = Target { $target }
facts-last = { $turns ->
        [one] Last turn
       *[other] Last round: { $turns } turns
    }

## Last round

finale-heading = Last round!
finale-reached = { $name } reached the target first, with { $score } points.
finale-to-come = { $turns ->
        [0] No turn is left.
        [one] One turn is still to come.
       *[other] { $turns } turns are still to come.
    }
finale-turns = { $turns ->
        [one] { $name } plays the last turn of the game.
       *[other] { $turns } turns are still to come, this one included. It is the last turn of { $name }.
    }
finale-over = The last round is called off
finale-over-about = Nobody is at the target any more: the game goes on.

## Decisions

card-question = { $name }, it is your turn
card-turn = Turn over a card
roll-first-question = { $name }, roll for { $card }
roll-on-question = { $name }, you must roll on
roll-dice = { $count ->
        [one] Roll the last die
        [6] Roll six dice
       *[other] Roll { $count } dice
    }
roll-stakes = { $points ->
        [0] a miss ends the turn
       *[other] { $kind ->
            [fireworks] a miss ends the turn, { $total } are written down
           *[other] { $total } at risk
        }
    }
keep-question = { $name }, which dice do you lay aside?
keep-what = { $points ->
        [0] Chosen: { $dice }
       *[other] Chosen: { $dice }, { $pointsWords } points
    }
keep-none = Choose dice that score.
go-question = { $name }, roll on or stop?
full-question = { $name }, Full Roll! Another card, or stop?
full-soon = { $reward ->
        [none] That is a Full Roll!
       *[other] That is a Full Roll: { $reward } on top!
    }
do-roll = { $count ->
        [one] Roll the last die
        [6] Roll six dice
       *[other] Roll the other { $count } dice
    }
do-roll-brings = { $total } at risk
do-stop = Stop: write down { $total }
do-stop-brings = you then have { $score }
do-draw = Draw another card
do-draw-brings = { $total } at risk
do-aside-roll = { $count ->
        [one] Lay aside, roll the last die
        [6] Lay aside, roll six new dice
       *[other] Lay aside, roll { $count } dice
    }
do-aside-roll-brings = { $points ->
        [0] you must roll on
       *[other] you must roll on, { $total } at risk
    }
do-aside-full = that is the first Full Roll of { $needed }
do-aside-win = Lay aside and win!
do-aside-win-brings = the Four-Leaf Clover wins the game at once

## Moments

moment-full = Full Roll!
moment-lost = { $points ->
        [0] No points
       *[other] { $pointsWords } points lost
    }
moment-clover = The Four-Leaf Clover wins!
moment-clover-about = { $name } wins the game at once.
moment-reward = +{ $points }

## End

final-caption = Final scores
final-seat = Seat
final-score = Points
final-turns = Turns
final-clover = won by the Four-Leaf Clover
final-clover-heading = Four-Leaf Clover!
progress-nobody = Target { $target }, nothing written down yet
progress-leads = { $count ->
        [one] Target { $target }, { $names } leads with { $score }
       *[other] Target { $target }, { $names } lead with { $score }
    }

## Set-up

preset-heading = Rules
preset-cabinet = Cabinet rules
preset-cabinet-about = the game as it was in 1994: quick, and hard on you
preset-tutto = Tutto rules
preset-tutto-about = the publisher’s later rules: more to choose, more to win
preset-changed = { $count ->
        [one] with { $count } change
       *[other] with { $count } changes
    }
option-changed = changed
option-changed-name = not as in the { $preset }
option-aside = Dice that score
option-aside-all = all are laid aside
option-aside-choice = you choose which, at least one
option-straight = Straight
option-straight-1-5 = 1 to 5, ends the turn
option-straight-1-6 = 1 to 6, is a Full Roll
option-clover = Four-Leaf Clover
option-clover-1 = one Full Roll wins
option-clover-2 = two Full Rolls in a row win
option-floor = Plus-Minus
option-floor-false = scores may fall below zero
option-floor-true = no score falls below zero
option-end = Last round
option-end-one-turn = one more turn for all others
option-end-equal-turns = until all have had equally many turns
option-target = Target
option-target-own = another number
option-target-own-name = Target of your own
option-target-range = { $least } to { $most }, in steps of { $step }

## Cards page and rules page

faces-about = 56 cards lie face down in one deck. The top one begins a turn; whoever draws another after a Full Roll turns over the next.
faces-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
faces-bonus = Bonus
does-stop = The turn ends at once without a roll. All points of the turn are lost.
does-fireworks = You must roll on and lay aside all dice that score, six new dice after each Full Roll. The first roll without a scoring die ends the turn, and all its points are written down.
does-bonus = A Full Roll adds the number on the card: 200, 300, 400, 500 or 600, five cards of each.
does-double = A Full Roll doubles all points of the turn so far, those of earlier cards too.
does-plus-minus = You must make a Full Roll. It brings exactly 1,000 points, and the leader loses 1,000.
does-straight = You must roll all numbers of the straight, each roll at least one that is new. It brings 2,000 points.
does-clover = You must make a Full Roll, with the Tutto rules two in a row. It wins the game at once.

rules-lotte-material = What is on the table
rules-lotte-turn = A turn
rules-lotte-roll = After a roll
rules-lotte-full-roll = Full Roll
rules-lotte-cards = The cards
rules-lotte-end = End of the game

## Bots

bot-clown = Clown
bot-fox = Fox
bot-clown-about = Clown, plays at random
bot-fox-about = Fox, plays sensibly

## Events

event-lotte-deck-shuffled = The deck is used up: all 56 cards are shuffled again.
event-lotte-card-turned = { $number ->
        [1] { $name } turns over { $cardName }.
       *[other] { $name } draws another card: { $cardName }.
    }
event-lotte-dice-rolled = { $name } rolls { $diceWords }.
event-lotte-dice-aside = { $points ->
        [0] { $name } lays aside { $diceWords }.
       *[other] { $name } lays aside { $diceWords }: { $pointsWords } points.
    }
event-lotte-full-roll-made = { $count ->
        [1] All six dice have scored: { $name } has made a Full Roll!
        [2] A second Full Roll in a row for { $name }!
       *[other] Full Roll number { $count } in a row for { $name }!
    }
event-lotte-reward-given = { $ruleId ->
        [lotte-card-double] All is doubled: { $name } has { $totalWords } points at risk.
        [lotte-card-plus-minus] Plus-Minus brings { $name } { $pointsWords }: { $totalWords } points at risk.
        [lotte-card-straight] The straight is complete and brings { $name } { $pointsWords }: { $totalWords } points.
       *[lotte-card-bonus] The bonus brings { $name } { $pointsWords }: { $totalWords } points at risk.
    }
event-lotte-leader-lost = { $name } is in the lead, loses { $pointsWords } points and has { $scoreWords } now.
event-lotte-roll-called = { $name } rolls on.
event-lotte-card-called = { $name } risks it and draws another card.
event-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { $points ->
            [0] Stop! The turn of { $name } is over.
           *[other] Stop! { $name } loses { $pointsWords } points.
        }
        [lotte-card-straight] { $points ->
            [0] No new number for the straight: { $name } gets nothing.
           *[other] No new number for the straight: { $name } loses { $pointsWords } points.
        }
        [lotte-card-clover] { $points ->
            [0] Nothing scores: no luck for { $name } with the Four-Leaf Clover.
           *[other] Nothing scores: the Four-Leaf Clover costs { $name } { $pointsWords } points.
        }
       *[lotte-roll-nothing] { $points ->
            [0] Nothing scores: { $name } gets no points.
           *[other] Nothing scores: { $name } loses { $pointsWords } points.
        }
    }
event-lotte-turn-scored = { $ruleId ->
        [lotte-card-fireworks] { $points ->
            [0] The fireworks are over at once: { $name } stays at { $scoreWords }.
           *[other] The fireworks are over: { $name } writes down { $pointsWords } points and has { $scoreWords }.
        }
       *[lotte-roll-stop] { $name } writes down { $pointsWords } points and has { $scoreWords }.
    }
event-lotte-finale-begun = { $turns ->
        [0] { $name } has reached the target with { $scoreWords } points, and no turn is left.
        [one] { $name } has reached the target with { $scoreWords } points: one last turn.
       *[other] { $name } has reached the target with { $scoreWords } points: { $turns } turns are still to come.
    }
event-lotte-finale-off = Nobody is at the target any more: the last round is called off, and the game goes on.
event-lotte-game-won = { $way ->
        [clover] The Four-Leaf Clover: { $winnerNames } wins the game at once!
        [tie] { $winnerNames } share the win.
       *[score] { $winnerNames } wins.
    }

## Refusals

error-card-none-left = That card is no longer in the deck.
error-dice-wrong = There are no such dice: they show 1 to 6.
error-draw-no-full-roll = Another card comes only after a Full Roll.
error-keep-all = All dice that scored have been laid aside already, and nothing else scores.
error-keep-done = Dice of this roll have been laid aside already.
error-keep-no-points = { $count ->
        [one] A single { $number } scores nothing.
        [2] Two dice with { $number } score nothing: it takes three.
       *[other] The dice with { $number } do not all score.
    }
error-keep-not-new = That is no new number for the straight. Each number is laid aside once.
error-keep-not-there = Such dice do not lie in the tray.
error-options-aside = How dice are laid aside can only be “all” or “choice”.
error-options-clover = The Four-Leaf Clover can only ask for one or two Full Rolls.
error-options-end = The last round can only be “one-turn” or “equal-turns”.
error-options-floor = Whether scores may fall below zero can only be on or off.
error-options-preset = There are no such rules: it is “cabinet” or “tutto”.
error-options-straight = The straight can only be “1-5” or “1-6”.
error-options-target = The target must be 500 to 20,000, in steps of 50.
error-roll-count = { $needed ->
        [one] Exactly { $needed } die is rolled now.
       *[other] Exactly { $needed } dice are rolled now.
    }
error-roll-full-roll = After a Full Roll another card comes before the dice.
error-stop-forbidden = This card does not let you stop.
