# Volle Wolle: cards, events, refusals. Rule texts stand in the rulebook.

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
seat-bot-numbered = { $bot } { $number }
seat-value = { $name } { $value }

## Events

event-boards-dealt = Bid boards are dealt, with these sheep numbers on their backs: { $boardWords }.
event-display-dealt = Round { $round } begins. On the table: { $cardNames }.
event-bid-marked = { $name } has bid.
event-bids-revealed = The bids: { $bidWords }.
event-plus-paid = { $name } pays a chip for 26+.
event-order-placed = { NUMBER($place) ->
        [1] { $name } rolls first
        [2] { $name } comes second
        [3] { $name } comes third
        [4] { $name } comes fourth
        [5] { $name } comes fifth
       *[other] { $name } comes sixth
    } with { $bid }{ $ruleId ->
        [wolle-bid-tie] {" "}and sheep number { $sheep_number }
       *[other] {""}
    }.
event-dice-rolled = { $name } rolls { $diceWords }{ $malus ->
        [0] {""}
       *[other] , minus { $malus }
    }: { $result } of { $target }.
event-die-kept = { $name } leaves the { $dieName } with { $value } lying.
event-bid-reached = { $name }{ $bonus ->
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
event-bid-missed = { $name } misses the bid with { $result }.
event-result-rescued = { $name } lifts the result to 14 and leaves the black sheep{ $chips ->
        [0] {""}
        [one] , for { $chips } chip
       *[other] , for { $chips } chips
    }.
event-chip-gained = { $name } gets a wool chip.
event-chip-none = The stock is empty: no chip for { $name }.
event-cards-taken = { $way ->
        [last] { $name } is last and gets all that is left: { $cardNames }.
        [leftover] What is left goes to { $name }: { $cardNames }.
        [below-14] Below 14: { $name } must take { $cardNames }.
        [all] { $name } takes all that is left: { $cardNames }.
       *[choice] { $name } takes { $cardNames }.
    }
event-herd-topped = On top of { $name }’s herd: { $cardNames }.
event-bone-stolen = { $name } takes the bone from { $ownerName }.
event-bone-left = { $name } leaves the bone with { $ownerName }.
event-turn-skipped = No card is left for { $name }.
event-game-ended = All 60 cards have been handed out.
event-sheep-returned = { $name } has no dog and puts back { $cardNames }.
event-seat-scored = { $name } has { $totalWords } points.
event-game-won = { $winnerCount ->
        [one] { $winnerNames } wins.
       *[other] { $winnerNames } share the win.
    }

## Refusals: bids, dice, cards

error-unknown = That is not possible ({ $code }).
error-line = Line { $line }: { $what }

error-action-not-now = It is not the moment for that.
error-bid-no-chip = Bidding 26+ costs a wool chip, and there is none to pay with.
error-bid-range = There is no such bid.
error-bid-twice = This seat has already bid.
error-boards-wrong = Each seat needs one of the six bid boards.
error-cards-order = The cards must be named in the order of the deck, each of them once.
error-chance-not-yours = The dice and the deck are played by the table itself.
error-chance-nothing-due = There is nothing to deal or roll now.
error-claim-out-of-reach = The bonus and the chips are not enough to reach the bid.
error-deal-count = { $needed ->
        [one] Exactly { $needed } card must be laid out.
       *[other] Exactly { $needed } cards must be laid out.
    }
error-deal-dealt = These cards have already been dealt: { $cards }.
error-game-over = The match is over.
error-keep-lying = The { $die } is already left lying.
error-keep-no-try-left = That was the third try.
error-miss-too-early = A turn ends with cards or after the third try.
error-rescue-not-possible = The result cannot be lifted to 14, or nothing would be gained by that.
error-roll-lying = The { $die } was left lying and cannot change.
error-roll-no-such-number = The { $die } has no such number.
error-step-person = Somebody at the table must decide first.
error-take-back-not-possible = Nothing can be taken back here: dice have been rolled or cards turned since.
error-take-count = { $needed ->
        [one] Exactly { $needed } card must be taken.
       *[other] Exactly { $needed } cards must be taken.
    }
error-take-not-displayed = These cards are not on the table: { $cards }.
error-top-not-new = Only a sheep taken just now can go on top.
error-turn-bot = This seat is played by a bot.
error-turn-chance = The dice or the deck come first.
error-turn-no-such-seat = This match has only { $seats } seats.
error-turn-not-yours = It is another seat’s turn.

## Refusals: the deck

error-deck-format = This is not a deck: a list of 60 cards is needed.
error-deck-count = A deck needs { $needed } cards, and this one has { $cards }.
error-deck-card = Card { $place } of the deck does not have id, kind, points, number and corner.
error-deck-id = A card of the deck has an id that does not exist, or that another card has too.
error-deck-kind = Card { $card } is not of the kind that its id says.
error-deck-number = Card { $card } does not have the number that its id says.
error-deck-points = Card { $card } has points that its kind cannot have.
error-deck-corner = Card { $card } has a corner that it cannot have.
