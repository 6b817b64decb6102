# Volle Wolle: its name, its words on the screen, its cards, events and refusals. Rule texts stand in the rulebook.

game-wolle = Volle Wolle
    .lead = Bid in secret, roll three dice, and round up the best herd of sheep. But mind the last card you take.
    .intro = In each round cards are laid out, and everybody bids in secret what they dare to roll with three dice. The highest bid rolls first and has three tries: the sooner the dice reach it, the more cards may be chosen, three, two or one. Sheep go on top of the herd, where the corner of the top card helps or hurts every roll to come, so mind the card that you take last. With three seats or more the last in the order does not roll at all and takes what is left, black sheep and all. When all 60 cards have been handed out, sheep, dogs, wool chips and the bone are counted, and the best score wins.
    .about = Volle Wolle is a game by Alessandro Zucchini, published by Zoch in 2007.

## Set-up

setup-house = House rules
setup-open-herd = Open herd: everybody may look through their own herd
setup-open-herds = Open herds: everybody may look through every herd, and the log names all cards
setup-own-deck = Play with a deck of your own
setup-own-deck-help = A file with 60 cards as JSON. Download the house deck on the page “Cards” and change it.
setup-own-deck-file = Choose a file
setup-own-deck-used = A deck of your own will be used.
setup-own-deck-drop = Use the house deck again

## Page of the cards, sections of the rulebook

deck-own = This is the house deck: the project’s own 60 cards, not the printed ones. It follows everything that the rulebooks say about the deck, but the faces are the project’s choice.
deck-other = Whoever owns the game can play with the printed cards: as a file with 60 cards in JSON, chosen under “House rules” when a match is set up.
deck-download = Download the house deck as JSON
deck-kind-plain = { $count } sheep with points
deck-kind-370 = { $count } sheep 3-7-0
deck-kind-007 = { $count } sheep 0-0-7
deck-kind-black = { $count } black sheep
deck-kind-dog = { $count } sheepdogs
deck-kind-bone = The bone

rules-wolle-material = What is on the table
rules-wolle-round = A round
rules-wolle-turn = A dice turn
rules-wolle-result = The result of a roll
rules-wolle-cards = Cards
rules-wolle-end = End and scoring
rules-wolle-two = With two seats
rules-wolle-house = House rules

## Table

display-heading = Cards on the table
round-of = Round { $round } of { $rounds }
cards-left = { $count ->
        [0] no cards in the pile
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
stock-chips = { $count ->
        [one] { $count } chip in the stock
       *[other] { $count } chips in the stock
    }

seat-top = Top card: { $card }
seat-no-top = No sheep yet
seat-sheep-number = № { $number }
seat-sheep-number-name = sheep number { $number }
seat-herd = { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
seat-chips = { $count ->
        [one] { $count } wool chip
       *[other] { $count } wool chips
    }
seat-dogs = { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    }
seat-bone = the bone
seat-bid = bid { $bid }
seat-has-bid = has bid
seat-no-bid = has not bid yet
seat-place = { NUMBER($place) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
seat-place-name = { NUMBER($place) ->
        [1] rolls first
        [2] second in order
        [3] third in order
        [4] fourth in order
        [5] fifth in order
       *[other] sixth in order
    }
seat-own-herd-look = look
seat-own-herd = Look through the herd
seat-own-herd-heading = { $name }’s herd, top card last

display-empty = No cards on the table
display-taken-by = { $name }
display-threat = on a miss

## Bids

bids-heading = { $name }, what do you bid?
bids-help = Nobody sees your bid until all boards are turned over.
bids-fields = Bids
bids-field-off = { $bid }: why not?
bids-confirm = Bid { $bid }
bids-confirm-none = Choose a bid
bids-hide = Hide my board
bids-plus-cost = 1 chip
bids-waiting = The bots are choosing their bids.

reveal-heading = The bids are on the table
reveal-tie = № { $number } decides
reveal-paid = paid 1 chip
reveal-order = Who rolls first: the higher bid; among equal bids the lower sheep number.

## Dice

tray-heading = { $name } · bid { $bid }
tray-sum = { $a } + { $b } + { $c }
tray-sum-malus = { $a } + { $b } + { $c } − { $malus }
tray-sum-paid = { $sum }{ $bonus ->
        [0] {""}
       *[other] {" "}+ bonus { $bonus }
    }{ $chips ->
        [0] {""}
        [one] {" "}+ { $chips } chip
       *[other] {" "}+ { $chips } chips
    }
tray-bonus = bonus { $bonus } in reserve
tray-of = of { $target }
tray-result-name = Result { $result } of { $target }
tray-target = to reach
tray-short = { $short } short
tray-reached = reached!
tray-missed = missed
tray-tries = What each try earns
tray-try = { NUMBER($try) ->
        [1] 1st try
        [2] 2nd try
       *[other] 3rd try
    }
tray-earns = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tray-leftover = { $name } gets what is left over.
tray-last = { $name } is last in order, and takes what is left without rolling.
tray-kept = left lying
keep = Keep
keep-name = Keep the { $die } with { $value } and roll the others

## Decisions

roll = Roll
roll-question = { $tries ->
        [0] { $name }, reach { $bid } with three dice
        [1] { $name}, roll the other two dice
       *[other] { $name}, roll the last die
    }
try-keep-question = { $short } short. Which die stays? The rest is rolled again.
try-claim-keep-question = { $short } short. Pay and take cards, or keep a die and roll on?
try-claim-miss-question = { $short } short after the third try. Pay, or miss?
try-rescue-miss-question = Below 14. Pay to leave the black sheep, or miss?
try-claim-rescue-miss-question = { $short } short after the third try. Pay for a card, pay to leave the black sheep, or miss?
try-miss-question = { $short } short after the third try.
try-rescue-note = { $count ->
        [one] A miss brings a black sheep, for the result is below 14.
       *[other] A miss brings { $count } black sheep, for the result is below 14.
    }
pay = { $kind ->
        [bonus] Use the bonus
        [chips] { $chips ->
            [one] Pay { $chips } chip
           *[other] Pay { $chips } chips
        }
       *[both] { $chips ->
            [one] Use the bonus, pay { $chips } chip
           *[other] Use the bonus, pay { $chips } chips
        }
    }
claim-earns = { $count ->
        [one] take { $count } card
       *[other] take { $count } cards
    }
# $chips is 0 where the stock has none left.
rescue-earns = miss without black sheep, { $chips ->
        [0] and no chip: the stock is empty
       *[other] get 1 chip
    }
miss = Miss
miss-earns = { $chips ->
        [0] no chip: the stock is empty
       *[other] get 1 chip
    }
miss-costs = { $chips ->
        [0] get { $count } black sheep and no chip: the stock is empty
       *[other] get 1 chip and { $count } black sheep
    }
take-question = { $count ->
        [one] { $name}, choose { $count } card
       *[other] { $name }, choose { $count } cards
    }
take-confirm = { $picked } of { $count } chosen
take-confirm-ready = { $count ->
        [one] Take this card
       *[other] Take these { $count } cards
    }
top-question = { $name }, which sheep goes on top of your herd?
bone-question = { $name }, take the bone from { $owner }?
steal = Take the bone
leave = Leave it
top-name = On top: { $card }

## End

scores-plain = Sheep
scores-black = Black sheep
scores-set-370 = 3-7-0
scores-set-007 = 0-0-7
scores-dogs = Dogs
scores-bone = Bone
scores-chips = Chips
scores-returned = Put back
scores-returned-note = Without a dog, two sheep go back into the box: those of least points.

## Cards and pieces

# Said of a card by screen readers. $corner is "none", "bone", or one of the two corner messages.
card-plain = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }, { $corner ->
        [none] no corner
        [bone] bone symbol
       *[other] { $corner }
    }, sheep number { $number }
card-black = Black sheep, minus { $size } points, { $corner ->
        [none] no corner
        [bone] bone symbol
       *[other] { $corner }
    }, sheep number { $number }
card-370 = 3-7-0 sheep, { $corner ->
        [none] no corner
        [bone] bone symbol
       *[other] { $corner }
    }, sheep number { $number }
card-007 = 0-0-7 sheep, { $corner ->
        [none] no corner
        [bone] bone symbol
       *[other] { $corner }
    }, sheep number { $number }
card-dog = Sheepdog
card-bone = The bone
corner-bonus = bonus { $size }
corner-malus = minus { $size }

card-short-plain = { $points } (№ { $number })
card-short-black = { $points } (№ { $number })
card-short-370 = 3-7-0 (№ { $number })
card-short-007 = 0-0-7 (№ { $number })
card-short-dog = a sheepdog
card-short-bone = the bone

die-d12 = blue die
die-d10 = red die
die-d8 = yellow die
# Said of a die by screen readers.
die-shows = { $die }: { $value }{ $kept ->
        [yes] , left lying
       *[no] {""}
    }
die-waits = { $die }, about to be rolled

bot-lamb = Lamb
bot-ram = Ram
bot-lamb-about = Lamb, plays at random
bot-ram-about = Ram, plays sensibly
seat-value = { $name } { $value }

## Events

# $named is "no" where closed herds keep secret which cards they were.
event-wolle-boards-dealt = Bid boards are dealt, with these sheep numbers on their backs: { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] Round { $round } begins with { $cardCount } cards on the table.
       *[yes] Round { $round } begins. On the table: { $cardNames }.
    }
event-wolle-bid-marked = { $name } has bid.
event-wolle-bids-revealed = The bids: { $bidWords }.
event-wolle-plus-paid = { $name } pays a chip for 26+.
event-wolle-order-placed = { NUMBER($place) ->
        [1] { $name } rolls first
        [2] { $name } comes second
        [3] { $name } comes third
        [4] { $name } comes fourth
        [5] { $name } comes fifth
       *[other] { $name } comes sixth
    } with { $bid }{ $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] {" "}by the sheep number
           *[yes] {" "}and sheep number { $sheep_number }
        }
       *[other] {""}
    }.
event-wolle-dice-rolled = { $name } rolls { $diceWords }{ $malus ->
        [0] {""}
       *[other] , minus { $malus }
    }: { $result } of { $target }.
event-wolle-die-kept = { $name } leaves the { $dieName } with { $value } lying.
event-wolle-bid-reached = { $name }{ $bonus ->
        [0] {""}
       *[other] {" "}uses the bonus of { $bonus },
    }{ $chips ->
        [0] {""}
        [one] {" "}pays { $chips } chip,
       *[other] {" "}pays { $chips } chips,
    } reaches { $result } and may take { $entitled ->
        [one] { $entitled } card
       *[other] { $entitled } cards
    }.
event-wolle-bid-missed = { $name } misses the bid with { $result }.
event-wolle-result-rescued = { $name } lifts the result to { $result } and leaves the black sheep{ $chips ->
        [0] {""}
        [one] , for { $chips } chip
       *[other] , for { $chips } chips
    }.
event-wolle-chip-gained = { $name } gets a wool chip.
event-wolle-chip-none = The stock is empty: no chip for { $name }.
event-wolle-cards-taken = { $way ->
        [last] { $name } is last and gets all that is left: { cards-taken }.
        [leftover] What is left goes to { $name }: { cards-taken }.
        [below-14] Below 14: { $name } must take { cards-taken }.
        [all] { $name } takes all that is left: { cards-taken }.
       *[choice] { $name } takes { cards-taken }.
    }
cards-taken = { $named ->
        [no] { $cardCount ->
            [one] { $cardCount } card
           *[other] { $cardCount } cards
        }
       *[yes] { $cardNames }
    }
event-wolle-herd-topped = { $named ->
        [no] A sheep goes on top of { $name }’s herd.
       *[yes] On top of { $name }’s herd: { $cardNames }.
    }
event-wolle-bone-stolen = { $name } takes the bone from { $ownerName }.
event-wolle-bone-left = { $name } leaves the bone with { $ownerName }.
event-wolle-turn-skipped = No card is left for { $name }.
event-wolle-game-ended = All 60 cards have been handed out.
event-wolle-sheep-returned = { $name } has no dog and puts back { $cardNames }.
event-wolle-seat-scored = { $name } has { $totalWords } points.
event-wolle-game-won = { $winnerCount ->
        [one] { $winnerNames } wins.
       *[other] { $winnerNames } share the win.
    }

## Refusals: bids, dice, cards

error-bid-no-chip = Bidding 26+ costs a wool chip, and there is none to pay with.
error-bid-range = There is no such bid.
error-bid-twice = This seat has already bid.
error-boards-wrong = Each seat needs one of the six bid boards.
error-cards-order = The cards must be named in the order of the deck, each of them once.
error-claim-out-of-reach = The bonus and the chips are not enough to reach the bid.
error-deal-count = { $needed ->
        [one] Exactly { $needed } card must be laid out.
       *[other] Exactly { $needed } cards must be laid out.
    }
error-deal-dealt = These cards have already been dealt: { $cards }.
error-keep-lying = The { $die } is already left lying.
error-keep-no-try-left = That was the third try.
error-miss-too-early = A turn ends with cards or after the third try.
error-rescue-not-possible = The result cannot be lifted to 14 and stay below the bid, or nothing would be gained by that.
error-roll-lying = The { $die } was left lying and cannot change.
error-roll-no-such-number = The { $die } has no such number.
error-take-count = { $needed ->
        [one] Exactly { $needed } card must be taken.
       *[other] Exactly { $needed } cards must be taken.
    }
error-take-not-displayed = These cards are not on the table: { $cards }.
error-top-not-new = Only a sheep taken just now can go on top.

## Refusals: what is agreed

error-options-open-herd = The open herd can only be on or off.
error-options-open-herds = The open herds can only be on or off.

## Refusals: the deck

error-deck-format = This is not a deck: a list of 60 cards is needed.
error-deck-count = A deck needs { $needed } cards, and this one has { $cards }.
error-deck-card = Card { $place } of the deck does not have id, kind, points, number and corner.
error-deck-id = A card of the deck has an id that does not exist, or that another card has too.
error-deck-kind = Card { $card } is not of the kind that its id says.
error-deck-number = Card { $card } does not have the number that its id says.
error-deck-points = Card { $card } has points that its kind cannot have.
error-deck-corner = Card { $card } has a corner that it cannot have.
