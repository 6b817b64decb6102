# The page around the game, and the table's own words.

## Everywhere

app-name = Volle Wolle
app-home = Volle Wolle, start page
app-skip = Skip to the game
close = Close
why = Why?
why-of = Why? { $what }
why-heading = Why?
rule-id = Rule { $id }
notice-close = Close this message

## Start of the engine

start-loading = The table is being set: { $percent }
start-loading-label = Progress of the start
start-stalled = Nothing has arrived for a while. Is the connection still there?
start-failed = The game could not start.
start-again = Try again
report-copy = Copy report
report-copied = Copied.
report-heading = Report
report-help = The browser did not let the page copy it. Please select and copy this text:
kept-not = This browser gives the page no storage: the match is lost when the page is closed. Download the record to keep it.

## Menu

menu-lead = Bid in secret, roll three dice, and round up the best herd of sheep. But mind the last card you take.
menu-continue = Continue your match
menu-continue-about = Round { $round } of { $rounds }: { $names }
menu-over-about = Finished: { $names }
menu-result = See the final scores
menu-new = New match
menu-open = Open a record
menu-open-about = a match that somebody has saved as a file
menu-rules = Rules
menu-deck = Cards
menu-about = About
menu-fact-seats = 2 to 6 seats, people and bots
menu-fact-alone = alone, or around one tablet
menu-fact-free = no account, no server, no tracking

replace-question = There is a match that is not finished. Should a new one take its place?
replace-yes = Yes, replace it
replace-no = No, keep it

## Set-up

setup-heading = Who sits at the table?
setup-name = Name of seat { $number }
setup-player = Player { $number }
setup-kind = Who plays seat { $number }
setup-person = Person
setup-bot = Bot: { $about }
setup-remove = Take away seat { $number }
setup-add = One more seat
setup-start = Start
setup-house = House rules
setup-open-herd = Open herd: everybody may look through their own herd
setup-own-deck = Play with a deck of your own
setup-own-deck-help = A file with 60 cards as JSON. Download the house deck on the page “Cards” and change it.
setup-own-deck-file = Choose a file
setup-own-deck-used = A deck of your own will be used.
setup-own-deck-drop = Use the house deck again

## Deck, rules, about

deck-heading = The cards
deck-own = This is the house deck: the project’s own 60 cards, not the printed ones. It follows everything that the rulebooks say about the deck, but the faces are the project’s choice.
deck-other = Whoever owns the game can play with the printed cards: as a file with 60 cards in JSON, chosen under “House rules” when a match is set up.
deck-download = Download the house deck as JSON
deck-waiting = The cards come as soon as the engine has started.
deck-kind-plain = { $count } sheep with points
deck-kind-370 = { $count } sheep 3-7-0
deck-kind-007 = { $count } sheep 0-0-7
deck-kind-black = { $count } black sheep
deck-kind-dog = { $count } sheepdogs
deck-kind-bone = The bone

rules-heading = The rules
rules-material = What is on the table
rules-round = A round
rules-turn = A dice turn
rules-result = The result of a roll
rules-cards = Cards
rules-end = End and scoring
rules-two = With two seats
rules-house = House rules

about-heading = About
about-game = Volle Wolle is a game by Alessandro Zucchini, published by Zoch in 2007.
about-not-affiliated = This page is a private project. It has nothing to do with the author or the publisher, and uses none of their pictures or texts: rules in its own words, drawings by its own program, a deck of its own.
about-private = There is no server behind the page. The game runs in your browser, your matches stay on your device, and nothing is counted or tracked.
about-dice = The dice are fair: a match begins with a seal on its seed and ends with the seed itself, so anybody can check every roll afterwards.
about-version = Engine { $version }

## Table

table-heading = The table
seats-heading = Seats
display-heading = Cards on the table
stage-heading = What is happening now
log-heading = What happened
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
take-back = Take back
take-back-of = Take back: { $name }
table-menu = Menu

seat-bot-tag = bot
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
curtain-heading = { $name }, it is your turn to bid
curtain-help = Come to the screen. The others look away until you have bid.
curtain-open = I am { $name }: show my board

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
rolling = { $name } rolls …
go-on = Go on
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
rescue-earns = miss without black sheep, get 1 chip
miss = Miss
miss-earns = get 1 chip
miss-costs = { $count ->
        [one] get 1 chip and { $count } black sheep
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

scores-heading = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
scores-caption = Final scores
scores-part = Part
scores-plain = Sheep
scores-black = Black sheep
scores-set-370 = 3-7-0
scores-set-007 = 0-0-7
scores-dogs = Dogs
scores-bone = Bone
scores-chips = Chips
scores-total = Total
scores-returned = Put back
scores-returned-note = Without a dog, two sheep go back into the box: those of least points.
scores-winner = winner
scores-fair = Can the dice be trusted?
scores-fair-help = The seal was fixed before the first roll. It is the SHA-256 of the seed, and the seed decides every roll and deal. The record holds both.
scores-seal = Seal
scores-seed = Seed
scores-no-seal = This match was opened from somebody else’s unfinished record, so there is no seal.
scores-again = Play again with the same seats
record-download = Download the record

## Menu of the table

settings-heading = Menu
settings-pace = Pace of bots and dice
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-tap = tap to go on
settings-language = Language
settings-leave = Leave to the start page

## Refusals outside the game

error-match-none = There is no match.
error-match-stale = The table had already gone on. Please look again.
error-name-empty = Every seat needs a name.
error-name-long = A name may have { $most } characters at most.
error-name-spaces = A name begins or ends with a space.
error-name-characters = A name cannot have a vertical bar or a control character.
error-name-twice = Two people need two names: { $name } is there twice.
error-name-bot = A person’s name cannot begin with “bot:”.
error-name-no-such-bot = There is no bot called { $grade }.
error-seats-count = The game is for { $least } to { $most } seats.
error-options-format = These options cannot be read.
error-options-unknown = There are no such options: { $options }.
error-options-open-herd = The open herd can only be on or off.
error-notation-action = “{ $text }” is no action of this game.
error-notation-twice = “{ $text }” names something twice.
error-notation-seed = A seed has 32 hexadecimal digits.
error-notation-position = This position cannot be read.
error-record-too-long = This file is much too long for a record.
error-record-magic = This is not a record of a match: its first line is not “volle 1”.
error-record-header = This is no header of a record.
error-record-header-twice = The header “{ $header }” stands here a second time.
error-record-header-missing = The header “{ $header }” is missing.
error-record-headers-end = The empty line behind the headers is missing.
error-record-game = The record is of a game that is not known here: { $game }.
error-record-rules = The record follows version { $rules } of the rules, which is not known here.
error-record-options = The options of the record cannot be read.
error-record-seal = The seal of the record cannot be read.
error-record-result-early = The record has a result, but the match is not over.
error-record-result = The result of the record is not right. It should be: { $expected }
error-record-after-result = Nothing may follow the result.
error-request-verb = The page asked for something that the engine does not know.
error-request-format = The page asked for something that the engine cannot read.
error-engine-not-started = The engine could not be loaded. Is the connection still there?
error-engine-crashed = The engine has stopped. A new one takes over from the last saved moment.
error-engine-timed-out = The engine did not answer in time. A new one takes over from the last saved moment.
error-engine-failed = The engine made a mistake. Please copy the report and tell us.
