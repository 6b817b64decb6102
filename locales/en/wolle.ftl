# Volle Wolle: its name, its words on the screen, its cards, events and refusals. The rules are in wolle-rules.ftl.
#
# Terms: bid (a number from 14 to 26, or "26+"), bid board, try (first, second, third), result (what the dice come to),
# reach a bid, miss a bid (by choice: give up), keep a die (it stays and is not rolled again), wool chip (short: chip),
# stock (the chips that no player has), draw pile, cards on the table, herd, top card, bonus / minus (on the top card),
# bone symbol, sheep number, black sheep, 3-7-0 sheep, 0-0-7 sheep (digits in this order), sheepdog (short: dog), the
# bone.
#
# $bid is text such as "22" or "26+". Dice are blue (d12), red (d10) and yellow (d8).

game-wolle = Volle Wolle
    .lead = Bid in secret, roll three dice and round up the best herd of sheep. But mind which card ends up on top.
    .intro = Each round, everyone bids in secret: how much do you dare to roll with three dice? The highest bid goes first, and the sooner you reach your bid, the more cards you pick: three, two or one. Mind your top sheep: a bonus there can help every roll, a minus hurts every one. With three or more players, the last one doesn’t roll but takes every card left, black sheep and all. When all 60 cards are gone, the best herd wins.
    .about = Volle Wolle is a game by Alessandro Zucchini, published by Zoch in 2007.

## Set-up

# What is agreed, in a line: the deck, and what may be looked at.
agreed-deck = Your own deck
agreed-short = Short game
agreed-open-herd = Own herds open
agreed-open-herds = All herds open
setup-short = Short game: half the cards, half the time
# A heading, and below it why one may want to open herds.
setup-herds = Herds
setup-herds-about = By the usual rules, only the top card of a herd can be seen, even of your own.
setup-open-herd = Open herd: you can look through your own herd
setup-open-herds = Open herds: everyone can look through every herd, and the history names every card
setup-own-deck = Play with your own deck
setup-own-deck-help = The house deck has 60 cards of our own. For others, choose a file that lists 60; one to start from is on the “{ menu-deck }” page.
setup-own-deck-file = Choose a file
setup-own-deck-used = Your own deck will be used.
setup-own-deck-drop = Go back to the house deck

## Page of the cards, sections of the rulebook

deck-own = This is the house deck: our own 60 cards, not the printed ones. It follows everything the printed rules say about the cards. What they leave open, we chose.
deck-other = If you own the game, you can play with its cards. List all 60 in a JSON file (a job for someone who likes editing text files), then choose it under “{ setup-more }” when you set up a game.
deck-download = Download the house deck as JSON
# Headings; $count: how many cards of the kind there are.
deck-kind-plain = { $count ->
        [one] { $count } ordinary sheep
       *[other] { $count } ordinary sheep
    }
deck-kind-370 = { $count ->
        [one] { $count } sheep with 3‑7‑0
       *[other] { $count } sheep with 3‑7‑0
    }
deck-kind-007 = { $count ->
        [one] { $count } sheep with 0‑0‑7
       *[other] { $count } sheep with 0‑0‑7
    }
deck-kind-black = { $count ->
        [one] { $count } black sheep
       *[other] { $count } black sheep
    }
deck-kind-dog = { $count ->
        [one] { $count } sheepdog
       *[other] { $count } sheepdogs
    }
deck-kind-bone = The bone

rules-wolle-material = What you need
rules-wolle-round = A round
rules-wolle-turn = Rolling the dice
rules-wolle-result = Your result
rules-wolle-cards = Your cards
rules-wolle-end = End of the game and scoring
rules-wolle-two = With two players
rules-wolle-house = House rules

## Table

display-heading = Cards on the table
# These three stand side by side in the bar. $round and $rounds are whole numbers.
round-of = Round { $round } of { $rounds }
cards-left = { $count ->
        [0] no cards in the draw pile
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
stock-chips = { $count ->
        [0] no chips in the stock
        [one] { $count } chip in the stock
       *[other] { $count } chips in the stock
    }

# For screen readers. $card: a card in full, one of card-plain to card-007 below.
seat-top = Top card: { $card }
seat-no-top = No sheep yet
# Tiny, on the panel of a player, before seat-herd: as short as can be, without a line break on a phone.
seat-sheep-number = no. { $number }
# The same for screen readers.
seat-sheep-number-name = sheep number { $number }
# Words beside the numbers on that panel, in a first game: as short as can be.
seat-sheep-number-long = sheep no. { $number }
seat-chips-word = { $count ->
        [one] chip
       *[other] chips
    }
seat-herd-word = { $count ->
        [one] sheep
       *[other] sheep
    }
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
seat-no-bid = hasn’t bid yet
# A tiny label: the place in the order of play. $place: 1 to 6.
seat-place = { NUMBER($place, type: "ordinal") ->
        [one] goes { $place }st
        [two] goes { $place }nd
        [few] goes { $place }rd
       *[other] goes { $place }th
    }
# The same for screen readers.
seat-place-name = { NUMBER($place) ->
        [1] goes first
        [2] goes second
        [3] goes third
        [4] goes fourth
        [5] goes fifth
       *[other] goes sixth
    }
# For screen readers: the heap on the panel, which opens the herd. $count: how many sheep are in it. The words
# begin with what is to be seen: the number, and in the first match `seat-herd-word`.
seat-own-herd = { $count ->
        [one] { $count } sheep: look at it
       *[other] { $count } sheep: look at them
    }
seat-own-herd-heading = { $name }’s herd, top card last

display-empty = No cards on the table
display-closed = A card, face down
# Under a card that has just been taken.
display-taken-by = { $name }
# A small label under a black sheep.
display-threat = yours if you miss
crib-wolle = What cards are worth
# Tiny labels in that list, each above a number of points: exactly one dog; more dogs than the others; no dog; each dog.
crib-dog-one = just one
crib-dog-most = the most
crib-dog-none = none
crib-bone = per dog
# In place of a number of points: what somebody without a dog loses, as short as can be.
crib-returned = −2 sheep

## Bids

bids-heading = { $name }, what’s your bid?
bids-help = Your dice must reach at least this number. The highest bid goes first. No one sees your bid yet.
# In its place, for a low bid in the first matches.
bids-caution = With { $bid } you’ll probably go last, and there may be nothing left.
bids-how = How bidding works
bids-fields = Bids
bids-field-off = { $bid }: why not?
bids-confirm = Bid { $bid }
bids-confirm-none = Choose a bid
bids-hide = Hide my bid board
# Tiny, on the field of 26+.
bids-plus-cost = 1 chip
bids-waiting = Bids are still being chosen.

reveal-heading = The bids are on the table
# Small, under a bid that others have made too. $number: the sheep number of that player.
reveal-tie = tied: sheep number { $number }
reveal-paid = paid 1 chip
reveal-order = The higher bid goes first. If bids are tied, the lower sheep number goes first.

## Dice

tray-heading = { $name } · bid { $bid }
# Formulas. $a, $b, $c: the three dice. $malus: the minus of the top card. $sum: one of the first two.
tray-sum = { $a } + { $b } + { $c }
tray-sum-malus = { $a } + { $b } + { $c } − { $malus }
tray-sum-paid = { $payment ->
        [bonus] { $sum } + bonus { $bonus }
        [chips] { $chips ->
            [one] { $sum } + { $chips } chip
           *[other] { $sum } + { $chips } chips
        }
        [both] { $chips ->
            [one] { $sum } + bonus { $bonus } + { $chips } chip
           *[other] { $sum } + bonus { $bonus } + { $chips } chips
        }
       *[none] { $sum }
    }
# The top card has a bonus that has not been used yet.
tray-bonus = bonus { $bonus } available
# Under the result, in large digits.
tray-of = needs { $target }
tray-result-name = Result { $result }, needs { $target }
# Under the number to reach, in large digits.
tray-target = needed
# $short: how many points are missing.
tray-short = { $short ->
        [one] { $short } short
       *[other] { $short } short
    }
tray-reached = reached!
    .inline = reached
tray-missed = missed
# After a miss: a payment has kept the black sheep away.
tray-rescued = off the hook
# The end of a round: the heading over the number of cards that each player has taken, and the note of a player without a turn.
round-heading = Cards of this round
round-none = nothing left
tray-tries = What each try earns
# A tiny label.
tray-try = { NUMBER($try, type: "ordinal") ->
        [one] { $try }st try
        [two] { $try }nd try
        [few] { $try }rd try
       *[other] { $try }th try
    }
tray-earns = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
tray-leftover = { $name } gets the cards left over.
tray-last = { $name } goes last and takes every card left without rolling.
# Under a die that is not rolled again.
tray-kept = kept
# A die that is a button, for screen readers. $die: d12, d10 or d8.
keep-name = { $die ->
        [d12] Keep the blue { $value } and roll the rest
        [d10] Keep the red { $value } and roll the rest
       *[d8] Keep the yellow { $value } and roll the rest
    }

## Decisions

roll = Roll
# $target: the number to reach.
roll-question = { $name }, roll all three dice: you need { $target }
# $short: how many points are missing. $payment: what would reach the bid:
# "bonus" (of the top card), "chips", or "both".
try-keep-question = { $short ->
        [one] { $name }, you’re { $short } short. Tap a die to keep it and roll the rest.
       *[other] { $name }, you’re { $short } short. Tap a die to keep it and roll the rest.
    }
try-claim-keep-question = { $payment ->
        [bonus] { $name }, you’re { $short } short. Use your bonus and take cards, or keep one die and roll the rest?
        [chips] { $name }, you’re { $short } short. Pay chips and take cards, or keep one die and roll the rest?
       *[both] { $name }, you’re { $short } short. Use your bonus, pay chips and take cards, or keep one die and roll the rest?
    }
try-claim-miss-question = { $payment ->
        [bonus] { $name }, you’re { $short } short after your third try. Use your bonus, or give up?
        [chips] { $name }, you’re { $short } short after your third try. Pay chips, or give up?
       *[both] { $name }, you’re { $short } short after your third try. Use your bonus and pay chips, or give up?
    }
# $sheep: how many black sheep there are to take.
try-rescue-miss-question = { $sheep ->
        [one] { $name }, your result is below 14. Avoid the black sheep, or take it?
       *[other] { $name }, your result is below 14. Avoid the black sheep, or take them?
    }
try-claim-rescue-miss-question = { $name }, you’re { $short } short after your third try. Reach your bid, just avoid the black sheep, or give up?
try-rescue-note = { $count ->
        [one] If you give up, you take a black sheep, because your result is below 14.
       *[other] If you give up, you take { $count } black sheep, because your result is below 14.
    }
# Buttons: what you pay, and in small letters below, what you get for it (claim-earns, rescue-earns).
pay = { $payment ->
        [bonus] Use your bonus
        [chips] { $chips ->
            [one] Pay { $chips } chip
           *[other] Pay { $chips } chips
        }
       *[both] { $chips ->
            [one] Use your bonus, pay { $chips } chip
           *[other] Use your bonus, pay { $chips } chips
        }
    }
claim-earns = { $count ->
        [one] take { $count } card
       *[other] take { $count } cards
    }
# $chips is 0 where the stock has none left.
rescue-earns = { $chips ->
        [0] avoid the black sheep; still a miss, no chip (the stock is empty)
        [one] avoid the black sheep; still a miss, so get { $chips } chip
       *[other] avoid the black sheep; still a miss, so get { $chips } chips
    }
# A button, with miss-earns or miss-costs in small letters below. $count: black sheep.
miss = Give up
miss-earns = { $chips ->
        [0] no chip: the stock is empty
        [one] get { $chips } chip
       *[other] get { $chips } chips
    }
miss-costs = { $chips ->
        [0] { $count ->
            [one] take { $count } black sheep, no chip: the stock is empty
           *[other] take { $count } black sheep, no chip: the stock is empty
        }
        [one] { $count ->
            [one] take { $count } black sheep, get { $chips } chip
           *[other] take { $count } black sheep, get { $chips } chip
        }
       *[other] { $count ->
            [one] take { $count } black sheep, get { $chips } chips
           *[other] take { $count } black sheep, get { $chips } chips
        }
    }
# A wool chip in the table of values.
chips-counted = { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
take-question = { $count ->
        [one] { $name }, tap a card to take
       *[other] { $name }, choose { $count } cards
    }
take-confirm = { $picked } of { $count } chosen
take-confirm-ready = Take these { $count } cards
top-question = { $name }, choose the top sheep for your herd
# $owner: the player who has the bone.
bone-question = { $name }, take the bone from { $owner }?
steal = Take the bone
leave = Leave it
# $card: a card in full.
top-name = Put on top: { $card }
# A button beside cards to choose from, and the heading of what it opens: what these cards are worth and do.
about-cards = What do these cards do?

## What may be done in a position, in lists

move-wolle-bid = Make a bid
move-wolle-keep = Keep a die and roll the rest
move-wolle-claim = Reach the bid with the bonus or chips
move-wolle-rescue = Avoid the black sheep with the bonus or chips
move-wolle-miss = Give up
move-wolle-take = Take cards
move-wolle-steal = Take the bone
move-wolle-leave = Leave the bone
move-wolle-top = Choose the sheep on top
move-die = { $die ->
        [d12] Keep the blue die and roll the rest
        [d10] Keep the red die and roll the rest
       *[d8] Keep the yellow die and roll the rest
    }
# $cards: a list of cards as in a sentence.
move-cards = Take { $cards }

## Great moments

# Shown big for a moment, over the table.
moment-top-bid = 26+ reached!
moment-high-bid = 26 reached!
moment-bold-bid = Reached on the first try!
moment-bone-stolen = The bone is stolen!
moment-bone-taken = The bone is taken!
moment-black-sheep = { $count ->
    [one] A black sheep!
   *[other] A flock of black sheep!
}
moment-last-chip = Saved by the last chip!

## End

# Above the herds, while their cards are counted.
count-wolle = Open the gates, let’s count!
# A list for screen readers: the cards of every herd, and what they come to.
count-herds = All herds
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
highlight-wolle-boldest-bid = { NUMBER($try) ->
        [1] reached on the first try
        [2] reached on the second try
       *[3] reached on the third try
    }
    .title = Boldest bid
    .figure = { $bid }
# $odds: one in so many rolls is as good.
highlight-wolle-luckiest-roll = only 1 roll in { $odds } is this good
    .title = Luckiest roll
    .figure = { $total }
highlight-wolle-most-black-sheep = black sheep in one herd
    .title = Blackest herd
    .figure = { $count }
highlight-wolle-bone-thief = { $count ->
        [one] bone theft
       *[other] bone thefts
    }
    .title = Bone thief
    .figure = { $count }
highlight-wolle-richest-take = { $points ->
        [one] point taken in one go
       *[other] points taken in one go
    }
    .title = Best haul
    .figure = { $points }
# $short: how many points were missing. $target: the number to reach.
highlight-wolle-closest-miss = { $short ->
        [one] point short of { $target }
       *[other] points short of { $target }
    }
    .title = So close
    .figure = { $short }
# Rows of the score sheet: short.
scores-plain = Sheep
scores-black = Black sheep
scores-set-370 = 3‑7‑0
scores-set-007 = 0‑0‑7
scores-dogs = Dogs
scores-bone = Bone
scores-chips = Chips
scores-returned = Put back
scores-returned-note = No dog: two ordinary sheep go back in the box. The two lowest are picked for you.
# A card that was put back, in a narrow cell.
scores-returned-card = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }

## Cards and pieces

# A card in full, for screen readers. $size: its points, without a sign. $corner and $corner_size: see card-corner.
card-plain = { card-points }, { card-corner }, sheep number { $number }
card-black = { $size ->
        [one] Black sheep, minus { $size } point, { card-corner }, sheep number { $number }
       *[other] Black sheep, minus { $size } points, { card-corner }, sheep number { $number }
    }
card-370 = 3‑7‑0 sheep, { card-corner }, sheep number { $number }
card-007 = 0‑0‑7 sheep, { card-corner }, sheep number { $number }
card-dog = Sheepdog
card-bone = The bone
# Parts of the messages above.
card-points = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }
card-corner = { $corner ->
        [bonus] bonus { $corner_size }
        [minus] minus { $corner_size }
        [bone] bone symbol
       *[none] no corner symbol
    }

# A card in a list within a sentence, as in "Anna takes an 8-point sheep and the bone." $told: "yes" where the same list
# has another card that is named alike, so that the sheep number tells them apart. $size: its points, without a sign;
# 8 and 11 are listed for "an".
card-short-plain = { $told ->
        [yes] { $size ->
            [8] an { $size }‑point sheep (number { $number })
            [11] an { $size }‑point sheep (number { $number })
           *[other] a { $size }‑point sheep (number { $number })
        }
       *[no] { $size ->
            [8] an { $size }‑point sheep
            [11] an { $size }‑point sheep
           *[other] a { $size }‑point sheep
        }
    }
card-short-black = { $told ->
        [yes] a black sheep (−{ $size }, number { $number })
       *[no] a black sheep (−{ $size })
    }
card-short-370 = { $told ->
        [yes] a 3‑7‑0 sheep (number { $number })
       *[no] a 3‑7‑0 sheep
    }
card-short-007 = { $told ->
        [yes] a 0‑0‑7 sheep (number { $number })
       *[no] a 0‑0‑7 sheep
    }
# $count: sheepdogs in the list, which are all alike.
card-short-dog = { $count ->
        [one] a sheepdog
       *[other] { $count } sheepdogs
    }
card-short-bone = the bone

# A die, for screen readers. $die: d12, d10 or d8.
die-shows = { $kept ->
        [yes] { die-name }: { $value }, kept
       *[no] { die-name }: { $value }
    }
die-waits = { die-name }, about to be rolled
die-name = { $die ->
        [d12] blue die
        [d10] red die
       *[d8] yellow die
    }

# Bots: what they are, and how they play, in a list to choose from.
bot-lamb = Lamb
    .about = takes cards at face value
bot-ewe = Ewe
    .about = good with dice, forgets the cards
bot-ram = Ram
    .about = watches your bids and hides its own
bot-roger = Roger
    .about = remembers every herd and every bid, and begrudges you every sheep
# An entry of a list: a player, and that player’s bid or sheep number.
seat-value = { $name } ({ $value })

## Events

# Lines of the log, newest first; the newest also stands above the dice. $named is "no" where closed herds keep secret
# which cards they were; else $cardNames is a list of them, such as "an 8-point sheep and the bone".

# $boardWords: a list of players with their numbers, such as "Anna (52) and Ben (54)". $bidWords: the same with bids.
event-wolle-boards-dealt = Everyone gets a bid board with a sheep number on its back: { $boardWords }.
event-wolle-display-dealt = { $named ->
        [no] { $cardCount ->
            [one] Round { $round } begins with { $cardCount } card on the table.
           *[other] Round { $round } begins with { $cardCount } cards on the table.
        }
       *[yes] Round { $round } begins. On the table: { $cardNames }.
    }
event-wolle-bid-marked = { $name } has bid.
event-wolle-bids-revealed = The bids: { $bidWords }.
event-wolle-plus-paid = { $name } pays a chip for 26+.
# $place: 1 to 6. wolle-bid-tie: others have bid the same, so that the sheep number decides.
event-wolle-order-placed = { $ruleId ->
        [wolle-bid-tie] { $named ->
            [no] { NUMBER($place) ->
                [1] { $name } goes first: tied at { $bid }, decided by sheep number.
                [2] { $name } goes second: tied at { $bid }, decided by sheep number.
                [3] { $name } goes third: tied at { $bid }, decided by sheep number.
                [4] { $name } goes fourth: tied at { $bid }, decided by sheep number.
                [5] { $name } goes fifth: tied at { $bid }, decided by sheep number.
               *[other] { $name } goes sixth: tied at { $bid }, decided by sheep number.
            }
           *[yes] { NUMBER($place) ->
                [1] { $name } goes first: tied at { $bid }, decided by sheep number { $sheep_number }.
                [2] { $name } goes second: tied at { $bid }, decided by sheep number { $sheep_number }.
                [3] { $name } goes third: tied at { $bid }, decided by sheep number { $sheep_number }.
                [4] { $name } goes fourth: tied at { $bid }, decided by sheep number { $sheep_number }.
                [5] { $name } goes fifth: tied at { $bid }, decided by sheep number { $sheep_number }.
               *[other] { $name } goes sixth: tied at { $bid }, decided by sheep number { $sheep_number }.
            }
        }
       *[other] { NUMBER($place) ->
            [1] { $name } goes first with a bid of { $bid }.
            [2] { $name } goes second with a bid of { $bid }.
            [3] { $name } goes third with a bid of { $bid }.
            [4] { $name } goes fourth with a bid of { $bid }.
            [5] { $name } goes fifth with a bid of { $bid }.
           *[other] { $name } goes sixth with a bid of { $bid }.
        }
    }
# $diceWords: a list of three numbers. $malus: the minus of the top card. $target: the number to reach.
event-wolle-dice-rolled = { NUMBER($malus) ->
        [0] { $name } rolls { $diceWords }: { $result }. Needs { $target }.
       *[other] { $name } rolls { $diceWords }, minus { $malus }: { $result }. Needs { $target }.
    }
# $value: the number on the die.
event-wolle-die-kept = { $die ->
        [d12] { $name } keeps the blue { $value }.
        [d10] { $name } keeps the red { $value }.
       *[d8] { $name } keeps the yellow { $value }.
    }
# $payment: what it took: "none", "bonus" (of the top card), "chips", or "both".
event-wolle-bid-reached = { $payment ->
        [bonus] { $entitled ->
            [one] { $name } uses the bonus, reaches { $result } and earns { $entitled } card.
           *[other] { $name } uses the bonus, reaches { $result } and earns { $entitled } cards.
        }
        [chips] { $chips ->
            [one] { $entitled ->
                [one] { $name } pays { $chips } chip, reaches { $result } and earns { $entitled } card.
               *[other] { $name } pays { $chips } chip, reaches { $result } and earns { $entitled } cards.
            }
           *[other] { $entitled ->
                [one] { $name } pays { $chips } chips, reaches { $result } and earns { $entitled } card.
               *[other] { $name } pays { $chips } chips, reaches { $result } and earns { $entitled } cards.
            }
        }
        [both] { $chips ->
            [one] { $entitled ->
                [one] { $name } uses the bonus, pays { $chips } chip, reaches { $result } and earns { $entitled } card.
               *[other] { $name } uses the bonus, pays { $chips } chip, reaches { $result } and earns { $entitled } cards.
            }
           *[other] { $entitled ->
                [one] { $name } uses the bonus, pays { $chips } chips, reaches { $result } and earns { $entitled } card.
               *[other] { $name } uses the bonus, pays { $chips } chips, reaches { $result } and earns { $entitled } cards.
            }
        }
       *[none] { $entitled ->
            [one] { $name } reaches { $result } and earns { $entitled } card.
           *[other] { $name } reaches { $result } and earns { $entitled } cards.
        }
    }
event-wolle-bid-missed = { $name } misses the bid with { $result }.
event-wolle-result-rescued = { $payment ->
        [bonus] { $name } uses the bonus to avoid the black sheep.
        [chips] { $chips ->
            [one] { $name } pays { $chips } chip to avoid the black sheep.
           *[other] { $name } pays { $chips } chips to avoid the black sheep.
        }
       *[both] { $chips ->
            [one] { $name } uses the bonus and pays { $chips } chip to avoid the black sheep.
           *[other] { $name } uses the bonus and pays { $chips } chips to avoid the black sheep.
        }
    }
event-wolle-chip-gained = { $name } gets a wool chip.
event-wolle-chip-none = The stock is empty, so { $name } gets no chip.
event-wolle-cards-taken = { $way ->
        [last] { $named ->
            [no] { $cardCount ->
                [one] { $name } goes last and must take everything left: { $cardCount } card.
               *[other] { $name } goes last and must take everything left: { $cardCount } cards.
            }
           *[yes] { $name } goes last and must take everything left: { $cardNames }.
        }
        [leftover] { $named ->
            [no] { $cardCount ->
                [one] { $name } gets the cards left over: { $cardCount } card.
               *[other] { $name } gets the cards left over: { $cardCount } cards.
            }
           *[yes] { $name } gets the cards left over: { $cardNames }.
        }
        [below-14] { $named ->
            [no] { $cardCount ->
                [one] Below 14: { $name } must take { $cardCount } card.
               *[other] Below 14: { $name } must take { $cardCount } cards.
            }
           *[yes] Below 14: { $name } must take { $cardNames }.
        }
        [all] { $named ->
            [no] { $cardCount ->
                [one] { $name } takes everything on the table: { $cardCount } card.
               *[other] { $name } takes everything on the table: { $cardCount } cards.
            }
           *[yes] { $name } takes everything on the table: { $cardNames }.
        }
       *[choice] { $named ->
            [no] { $cardCount ->
                [one] { $name } takes { $cardCount } card.
               *[other] { $name } takes { $cardCount } cards.
            }
           *[yes] { $name } takes { $cardNames }.
        }
    }
event-wolle-herd-topped = { $named ->
        [no] { $name } puts a new sheep on top of their herd.
       *[yes] { $name } puts { $cardNames } on top of their herd.
    }
event-wolle-bone-stolen = { $name } takes the bone from { $ownerName }.
event-wolle-bone-left = { $name } leaves the bone with { $ownerName }.
event-wolle-turn-skipped = No cards are left for { $name }.
# The attribute is the sentence at the table: it names all players whose turns are skipped.
event-wolle-round-ended = Round { $round } is over. Cards taken: { $countWords }.
    .headline = { $skippedCount ->
        [0] Round { $round } is over.
       *[other] Nothing left for { $skippedNames }: higher bids go first. Round { $round } is over.
    }
event-wolle-game-ended = All the cards have been taken: time to count!
event-wolle-sheep-returned = { $name } has no dog and puts back { $cardNames }.
# $total: a number to select by. $totalWords: the same as text, with a true minus sign.
event-wolle-seat-scored = { $total ->
        [one] { $name } scores { $totalWords } point.
       *[other] { $name } scores { $totalWords } points.
    }
event-wolle-game-won = { $winnerCount ->
        [one] Victory for { $winnerNames }!
       *[other] { $winnerNames } share the win!
    }

## Refusals: bids, dice, cards

error-bid-no-chip = Bidding 26+ costs a wool chip, and you don’t have one.
error-bid-range = You can only bid a number on the bid board.
error-bid-twice = That player has already bid.
error-boards-wrong = Each player needs one of the six bid boards.
error-cards-order = The cards must be named in the order of the deck, each of them once.
error-claim-out-of-reach = Your bonus and chips aren’t enough to reach your bid.
error-deal-count = { $needed ->
        [one] Exactly { $needed } card has to be laid out.
       *[other] Exactly { $needed } cards have to be laid out.
    }
# $kind: sheep, dog or bone. $number: the number of a sheep.
error-deal-dealt = { $kind ->
        [sheep] Sheep number { $number } has already been laid out.
        [dog] This sheepdog has already been laid out.
       *[bone] The bone has already been laid out.
    }
# $die: d12, d10 or d8.
error-keep-lying = { $die ->
        [d12] You’re already keeping the blue die.
        [d10] You’re already keeping the red die.
       *[d8] You’re already keeping the yellow die.
    }
error-keep-no-try-left = That was your third try: no rolls left.
error-miss-too-early = You can’t give up yet: your turn ends when you take cards or after your third try.
error-rescue-not-possible = You can’t avoid the black sheep here: there are none, your chips aren’t enough, or reaching 14 would also reach your bid.
error-roll-lying = { $die ->
        [d12] The blue die was kept, so its number can’t change.
        [d10] The red die was kept, so its number can’t change.
       *[d8] The yellow die was kept, so its number can’t change.
    }
error-roll-no-such-number = { $die ->
        [d12] The blue die doesn’t have that number.
        [d10] The red die doesn’t have that number.
       *[d8] The yellow die doesn’t have that number.
    }
error-take-count = { $needed ->
        [one] You have to take exactly { $needed } card.
       *[other] You have to take exactly { $needed } cards.
    }
error-take-not-displayed = { $kind ->
        [sheep] Sheep number { $number } isn’t on the table.
        [dog] This sheepdog isn’t on the table.
       *[bone] The bone isn’t on the table.
    }
error-top-not-new = Only a sheep you’ve just taken can go on top.

## Refusals: what is agreed

# What stands in quotation marks here and in the next group is written in files like this, and not translated.
error-options-short = The option “short” can only be true or false.
error-options-open-herd = The option “open_herd” can only be true or false.
error-options-open-herds = The option “open_herds” can only be true or false.

## Refusals: the deck

# $card: a card as the file names it, such as "s07". $place: which card of the file, from 1.
error-deck-format = This file isn’t a deck: it must be a list of 60 cards, like the one on the “{ menu-deck }” page.
error-deck-count = { $cards ->
        [one] A deck needs { $needed } cards, but this one has only { $cards }.
       *[other] A deck needs { $needed } cards, but this one has { $cards }.
    }
error-deck-card = Card { $place } of the file must have “id”, “kind”, “points”, “number” and “corner”, and nothing else.
error-deck-id = A card of the file has an “id” that doesn’t exist or that another card has too.
error-deck-kind = The “kind” of card { $card } doesn’t match its “id”.
error-deck-number = The “number” of card { $card } doesn’t match its “id”.
error-deck-points = Card { $card } can’t have those “points” with its “kind”.
error-deck-corner = Card { $card } can’t have that “corner”.

## Odds of a position

# Headings of tables: what is played for.
odds-wolle-aim-reach = To reach the bid
odds-wolle-aim-worth = For the most points
# Headings of columns: short. The first ones are chances.
odds-wolle-reach = Reached
odds-wolle-try-1 = 1st try
odds-wolle-try-2 = 2nd try
odds-wolle-try-3 = 3rd try
odds-wolle-below-14 = Below 14
odds-wolle-cards = Cards
odds-wolle-worth = Points
odds-wolle-cards-behind = Cards if someone takes three first
# Below the tables, each a sentence: what they do not know.
# Above the odds of bids; the attribute has one line beside the table.
odds-wolle-bids-first = These odds assume that you go first and that every card is still there. No bid is marked as best: that depends on who goes before you and what they leave.
    .short = Assumes you go first. No bid is marked as best.
odds-wolle-bids-last = The player who goes last doesn’t roll at all.
odds-wolle-worth-table = Points are rough values: a sheep counts what’s printed on it, a 3‑7‑0 4½, a 0‑0‑7 6, one dog 12, two dogs 2, more dogs −2, the bone 2 plus 4 for each dog, and a wool chip 1. They leave out what your herd makes of a card, your new top card and what the others get.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-wolle-bone-stolen = { $bot ->
        [lamb] “Ooh! Can I keep it?”
        [ewe] “I’m only looking after it.”
        [ram] “Mine. Any questions?”
       *[roger] “It knew where to find me.”
    }
remark-wolle-bid-reached = { NUMBER($try) ->
        [1] { $bot ->
            [lamb] “I did it! Did everyone see?”
            [ewe] “A promise is a promise.”
            [ram] “I could do that in my sleep.”
           *[roger] “Just like in the spring of the great hailstorm.”
        }
       *[other] { "" }
    }
remark-wolle-cards-taken = { $way ->
        [below-14] { $bot ->
            [lamb] “I only looked away for a second!”
            [ewe] “They need a home too, poor things.”
            [ram] “Who left those there?”
           *[roger] “I’ll remember this.”
        }
       *[other] { "" }
    }
remark-wolle-bid-missed = { $bot ->
        [lamb] “I may have promised a bit much.”
        [ewe] “Oh well. Next time.”
        [ram] “This table isn’t level.”
       *[roger] “It happens to the best of us. So I’ve heard.”
    }
remark-wolle-game-won = { $bot ->
        [lamb] “Me? Really? Me?”
        [ewe] “Come along, everyone. Home we go.”
        [ram] “As expected.”
       *[roger] “A good herd never forgets. Neither do I.”
    }
