# The page around the game, and the table's own words.

## Everywhere

app-name = Volle
# What search engines and home screens say of it.
app-description = Family games of dice and cards in your browser, against bots or around one tablet. No account, no server, no tracking.
app-home = Volle, start page
app-skip = Skip to the game
close = Close
why = Why?
why-of = Why? { $what }
why-heading = Why?
rule-id = Rule { $id }
variant-played = in this match
switch-game = Choose a game
notice-close = Close this message

## Titles of the page

title-menu = Volle: family games of dice and cards
title-setup = { $game }: new match – Volle
title-table = { $game } – Volle
title-deck = { $game }: the cards – Volle
title-rules = { $game }: the rules – Volle
title-about = About Volle
title-door = { $game } – Volle

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

## How the match is kept

kept-not = This browser does not keep the match at the moment: it is lost when the page is closed. Download the record to keep it.
broken-newest = The last action could not be read from this browser’s storage. The match goes on from just before it.
broken-all = The match that this browser has kept can no longer be read. It is left as it is until another match is begun.
broken-save = Save it for a repair
elsewhere = Your match is open in another tab.
elsewhere-take = Play here instead

## When something breaks

crash-page = Something on this page has gone wrong.
crash-engine = The engine has stopped.
crash-again-and-again = It stopped again and again over the same thing, so no other one is started by itself.
crash-match = Your match stands as it was after its last action. To be sure of it, download its record before you try again.

## Without a network, new versions

offline-ready = Ready to play offline
update-waiting = A new version of the game is here.
update-match = Your match goes on in it.
update-now = Use it now
update-later = Later

## Menu

menu-continue = Continue your match
menu-continue-about = { $game }, { $progress }: { $names }
menu-over-about = { $game }, finished: { $names }
menu-result = See the final scores
menu-new = New match
menu-open = Open a record
menu-open-about = a match that somebody has saved as a file
menu-rules = Rules
menu-deck = Cards
menu-about = About
menu-seats = { $least } to { $most } seats
menu-fact-alone = against bots, or around one tablet
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

## Deck, rules, about

deck-heading = The cards

rules-heading = The rules

about-heading = About
about-not-affiliated = This page is a private project. It has nothing to do with authors or publishers, and uses none of their pictures or texts: rules in its own words, drawings by its own program.
about-private = There is no server behind the page. The game runs in your browser, your matches stay on your device, and nothing is counted or tracked.
about-dice = The dice are fair: a match begins with a seal on its seed and ends with the seed itself, so anybody can check every roll afterwards.
about-version = Engine { $version }

## Table

table-heading = The table
seats-heading = Seats
stage-heading = What is happening now
log-heading = What happened
take-back = Take back
take-back-of = Take back: { $name }
table-menu = Menu

seat-bot-tag = bot
seat-bot-numbered = { $bot } { $number }

rolling = { $name } rolls …
go-on = Go on

curtain-heading = { $name }, it is your turn
curtain-help = Come to the screen. The others look away until you have chosen.
curtain-open = I am { $name }

## End

scores-heading = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
scores-caption = Final scores
scores-part = Part
scores-total = Total
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

## In a frame of another page

embedded-play = Play
embedded-seats = At the table: { $names }
embedded-kept = Here nothing is kept: the match is there as long as this page is open. Download the record to keep it.
embedded-whole = Open the whole game
embedded-link = Link to this match
embedded-fault = { $part ->
        [record] The match in the address of this frame cannot be opened. { $why }
       *[other] The address of this frame asks for “{ $part }” that cannot be had. { $why }
    }

error-address-v = It was written for version { $value } of the address; this page knows version 1.
error-address-game = There is no game called “{ $value }”.
error-address-lang = The page does not speak “{ $value }”.
error-link-base64 = What stands behind the “#” has characters that do not belong there, or some are missing.
error-link-deflate = What stands behind the “#” is damaged or cut off.

## Refusals in every game

error-unknown = That is not possible ({ $code }).
error-line = Line { $line }: { $what }
error-action-not-now = It is not the moment for that.
error-chance-not-yours = The dice and the deck are played by the table itself.
error-chance-nothing-due = There is nothing to deal or roll now.
error-game-over = The match is over.
error-step-person = Somebody at the table must decide first.
error-take-back-not-possible = Nothing can be taken back here: dice have been rolled or cards turned since.
error-turn-bot = This seat is played by a bot.
error-turn-chance = The dice or the deck come first.
error-turn-no-such-seat = This match has only { $seats } seats.
error-turn-not-yours = It is another seat’s turn.

## Refusals outside the game

error-match-elsewhere = Your match is open in another tab. Choose “Play here instead” first.
error-language-not-loaded = That language could not be loaded. Are you offline? Everything goes on in this one.
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
error-request-too-long = This is much too long for the engine to read.
error-engine-not-started = The engine could not be loaded. Is the connection still there?
error-engine-crashed = The engine has stopped. A new one takes over from the last saved moment.
error-engine-timed-out = The engine did not answer in time. A new one takes over from the last saved moment.
error-engine-failed = The engine made a mistake. Please copy the report and tell us.
