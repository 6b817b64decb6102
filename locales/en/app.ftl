# The page around the game, and the table's own words.
#
# Terms: player (a person or a bot; never "seat"), bot, match (one playing of a game), saved match (a match in a file),
# table (what a match is played on), move (what one player does), turn, dice, roll, deck, card, score, rules,
# seal and seed (of the dice). The reader is "you". A button says what it does.
#
# Every number in braces is written as the language writes numbers. $name and $names are what people have typed, up to
# 24 characters, or the name of a bot; sentences must also read well with an apostrophe or an s at the end of a name.

## Everywhere

app-name = Volle
# What search engines and home screens say of it.
app-description = Volle: family games of dice and cards to play in your browser, against bots or around one tablet. No account, no ads, no tracking.
app-home = Volle, start page
# A link for the keyboard, past the bar at the top.
app-skip = Skip to the game
close = Close
# On a tiny button beside a sentence: it shows the rule behind that sentence.
why = Why?
# The same button for screen readers. $what: the sentence.
why-of = Why? { $what }
why-heading = Why?
# Opens a scene of the rule.
why-scene = See it played
why-rulebook = In the rulebook
# Opens the match on a second table, at the last decision before what was asked about.
why-try = Try it at this table
second-table-apart = This is a second table: your match stays as it is. Nothing secret is on it, and it has dice of its own.
second-table-moment = It begins at the last decision before the moment you asked about.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = { $what }: what is this?
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Rule
rule-of = Rule: { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = in this match
# Small, behind a link to a page that is not kept for use without a network.
link-online = (needs the internet)
switch-game = Choose a game
notice-close = Close this message

## Titles of the page

title-menu = Volle: family games of dice and cards
title-setup = { $game }: new match – Volle
title-table = { $game } – Volle
title-matches = Your matches – Volle
title-replay = { $game }: watch a match – Volle
title-part = A match in several codes – Volle
title-deck = { $game }: the cards – Volle
title-rules = { $game }: the rules – Volle
title-position = What is allowed here? – Volle
title-fairness = Fair dice – Volle
title-about = About Volle
title-door = { $game } – Volle
title-unknown = This link leads nowhere – Volle

## Start of the engine

# $percent: text such as "45%".
start-loading = Setting the table: { $percent }
start-loading-label = Loading progress
start-stalled = The game is taking a long time to load. You can wait, or try again.
start-failed = The game couldn’t start.
start-again = Try again
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Files of the game didn’t arrive. Check your connection, then try again.
load-missing = The server doesn’t send a file of the game. If this site has just been updated, load the page again.
load-changed = A file of the game arrived damaged or not at all, though the server answers. Load the page again.
load-type = The server sends a script of the game with the wrong type, so the browser doesn’t run it.
load-assembly = The game needs WebAssembly, which is switched off in this browser or on this page. On an iPhone or iPad, Lockdown Mode does that.
load-other = Try again. If that doesn’t help, please copy the report and send it to us.
load-afresh = Load the page again
report-copy = Copy report
report-copied = Copied.
report-heading = Report
report-help = Your browser didn’t let the page copy this. Please select the text and copy it:

## How the match is kept

kept-not = This browser isn’t saving your match. It will be lost when you close the page. To keep it, save it as a file.
broken-newest = Your last move couldn’t be read from this browser’s storage. The match continues from just before it.
broken-all = The match saved in this browser can’t be read any more. It stays as it is until you start another match.
broken-save = Save the damaged file
elsewhere = Your match is open in another tab.
elsewhere-take = Play here instead

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Something went wrong on this page.
crash-engine = The game has stopped.
crash-again-and-again = The game keeps failing at the same point, so it won’t restart by itself.
crash-match = Your match is safe up to the last move. To be sure, save it as a file before you try again.

## Without a network, new versions

offline-ready = Ready to play offline
# On a site without https, which browsers do not keep for offline use.
offline-never = Opened over plain http: you can play, and your matches are saved, but you need the network each time.
update-waiting = A new version of the game is ready.
# Said after update-waiting, where a match is running.
update-match = Your match will carry over.
update-now = Use it now
update-later = Later

## Addresses that lead nowhere

unknown-heading = This link leads nowhere
unknown-about = The address may contain a mistake, or a part of it is missing. Your matches are safe.
unknown-home = To the start page

## Menu

menu-continue = Continue your match
# $progress: how far the match is, such as "Round 3 of 15" or "Target 6,000, in the lead: Anna with 2,350". $names: a list.
menu-continue-about = { $game } · { $progress } · { $names }
menu-over-about = { $game } · finished · { $names }
menu-result = See the final scores
menu-new = New match
menu-open = Open a saved match
menu-open-about = from a file on this device
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Rules
menu-deck = Cards
menu-about = About
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } to { $most } players
menu-fact-alone = against computer players (bots), or around one tablet
menu-fact-free = no account, no ads, no tracking

replace-question = You have an unfinished match. Replace it with a new one?
replace-yes = Replace it
replace-no = Keep it

## Matches on this device

# A heading on the start page, above matches that are not finished.
menu-waiting = Waiting for you
# A button below it. $count: all matches on this device.
menu-matches = { $count ->
        [one] Your match
       *[other] All your { $count } matches
    }
matches-heading = Your matches
matches-about = Every match stays here until you delete it: go on with it, or watch it again. They are kept in this browser only.
matches-none = There is no match here yet.
matches-count = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
matches-more = Show more
# Small, behind the name of a game.
match-here = on the table
# Buttons below a match.
match-go-on = Go on
match-delete = Delete
match-delete-question = Delete this match? It can’t be brought back.
match-delete-yes = Delete
match-delete-no = Keep
match-damaged = A damaged match
match-damaged-about = It can’t be read any more.
copies-heading = Take them along
copies-about = A file with all your matches, for another device or just to be safe. Finished ones stay complete. Running ones get new dice there, for the seed of a running match never leaves this device.
# $added, $known, $refused: how many matches of a file were new, here already, or could not be read.
copies-imported = New: { $added }. Here already: { $known }. Not readable: { $refused }.
copies-save = Save all as a file
copies-delete = Delete all
copies-delete-question = Delete all matches on this device? They can’t be brought back.

# Asked where a link has been opened that holds matches. $count: how many.
incoming-copies = { $count ->
        [one] This link brings a match. Add it to yours?
       *[other] This link brings { $count } matches. Add them to yours?
    }
incoming-match = This link brings a match. Open it?
incoming-about = Finished matches also count in your statistics.
incoming-add = Add
incoming-open = Open
incoming-no = No, thanks

## A match watched again

replay-heading = Watch a match again
# A button or link.
replay-again = Watch again
# For screen readers: the buttons below the table, and the line of time among them.
replay-controls = Ways through the match
replay-time = Moment of the match
# $ply: how many moves have been played, of $plies.
replay-place = Round { $round } of { $rounds } · { $ply }/{ $plies }
replay-end = End · { $plies }/{ $plies }
# Buttons.
replay-round-back = A round back
replay-back = A move back
replay-on = A move on
replay-round-on = A round on
replay-run = Play by itself
replay-pause = Pause
# What the marks above the line of time mean.
replay-mark-round = new round
replay-mark-great = great moment
# Before a list of players; replay-eyes-table is what everybody at the table could see.
replay-eyes = As seen by
replay-eyes-all = open: nothing hidden
replay-eyes-table = everybody
replay-dice = With which dice?
replay-dice-about = The same dice come in the same order, as long as nobody plays differently. New dice are new for everybody.
replay-dice-new = New dice
replay-dice-same = The same dice
# A button: a match from a link is put among one’s own.
replay-keep = Keep this match
replay-kept = Kept

## A match for somebody else

share = Share
share-heading = Share this match
share-about = Whoever opens the link watches the whole match, without any server: everything is in the link.
share-link = Copy the link
share-device = Share …
# QR codes.
share-codes = Show as a code
# $number: of which code, from 1. $count: how many there are.
share-code = { $count ->
        [one] Code with the whole match
       *[other] Code { $number } of { $count }: scan all of them, in any order
    }
share-code-before = Code before
share-code-next = Next code
parts-heading = A match in several codes
# $read of $count codes have been read. $numbers: a list of those that are missing.
parts-read = { $read } of { $count } codes read. Still missing: { $numbers }.

## Set-up

setup-heading = Who’s playing?
# The name of a person who has typed none.
setup-player = Player { $number }
# Names for bots, one for each of the ten sheep below: jokes of this language, as it is said at the table. With a comma
# and a space between them; each at most 24 characters.
bot-names = Baabara, Lambert, Ewegene, Woolliam, Woolma, Ramona, Ewenice, Shearlock, Ramsey, Fleecity
# The sheep to choose from, by what each wears.
avatar-1 = red neckerchief
avatar-2 = blue bobble hat
avatar-3 = yellow crown
avatar-4 = green hat
avatar-5 = purple nightcap
avatar-6 = orange party hat
avatar-7 = pink bow
avatar-8 = turquoise glasses
avatar-9 = brown horns
avatar-10 = white headphones
# On an empty chair at the table: short.
setup-add = Add a player
# Below the table.
chairs-help = Tap a face to change who sits there. Drag it onto another chair to swap places.
chairs-keys = With the keyboard: Alt and an arrow key.
# For screen readers, after a name.
chair-place = place { $place } of { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } sits in place { $place } of { $places }. Around the table: { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Who sits here?
chair-kind = Person or bot?
setup-person = Person
    .about = plays at this screen
# The difficulty of a bot, a word below its name in the dialog about a chair.
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-expert = expert
# $bot: what kind of bot it is, such as “Fox”.
setup-bot = Bot: { $bot }
chair-name = Name
chair-sheep = Sheep
chair-sheep-about = Choose a sheep that somebody has, and the two are swapped.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar }: swap with { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = One place back
place-on = One place on
chair-remove = Remove this player
chair-done = Done
setup-start = Start
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = As at a real table
    .about = No odds and no advice for anybody until the match is over.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = no odds, no advice
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Dice: { $way }
deal-heading = Dice
# The three ways, each with what it means. $date: today.
deal-secret = as usual
deal-secret-about = Secret until the end: nobody can know them.
deal-day = deal of the day
deal-day-about = { $date }: everyone who plays this game today, with as many players and the same rules, gets the same deal.
deal-words = words you agree on
deal-words-about = The same words give the same deal on every device.
deal-words-field = Your words
# Below a way in which somebody could know the dice.
deal-known = Somebody could know these dice beforehand. The match says so at the end.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] This was the deal of the day, { $text }: anyone could have known these dice beforehand.
        [words] These dice come from the words “{ $text }”: whoever knew the words could have known the dice.
       *[again] These are the dice of an earlier match: whoever remembers that one could have known them.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = You play with:
# Unfolds the choices of rules.
setup-variants = Change the rules

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = Play now
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] you against one bot
       *[other] you against { $bots } bots
    }
# While the game is still loading.
play-waiting = Setting the table …
# A link: to the choice of players and rules.
door-choose = Choose players
# A button on the door to a game.
door-day = Deal of the day
door-day-about = { $date }: the same dice for everyone

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = First match
lesson-begin-about = Learn by playing, step by step, in about five minutes.
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = First match
lesson-loaded = Loaded dice, for this lesson only.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Leave the lesson
lesson-leave-about = The match goes on without the guide, and with honest dice.
lesson-play-on = Play on from here
lesson-rules = All rules
# A button, and the heading of the list that it opens.
lesson-later = Still to discover
# A note above the table once the lesson is over.
lesson-honest = From here on, the dice are honest.

## Deck, rules, about

deck-heading = The cards

rules-heading = The rules
rules-page = As a web page: to print, or to send a single rule to somebody
# Before the titles of rules.
rules-see-also = See also:

# A link to the page on which a position can be asked about.
position-way = What is allowed in a match right now, and why not the rest? Ask here
position-heading = What is allowed here?
position-about = Paste a saved match, or a link to a match, and see whose decision it is, what each player may do, and which rule stands against the rest. The match on your table stays as it is.
# Above a field for text.
position-record = Saved match, or a link to it
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Ask
position-mine = Ask about my match
# In the place of situation-next where nobody decides.
position-chance = now it’s up to chance: dice or cards
# Headings of what one player may do and what not, each followed by a list.
position-may = Allowed now
position-may-not = Not allowed now
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Fair dice
fairness-seed = A match usually begins with a large random number that your device draws: the seed.
fairness-draws = The seed decides every roll and every card. No player and no bot can change them, and taking a move back brings no other roll.
fairness-seal = The seal is a fingerprint of the seed (SHA-256). It is fixed before the first roll, and nobody can work out the seed from it.
fairness-end = At the end the seed is revealed. Then anyone can compute the seal and every roll again, here or with a program of their own.
fairness-known = With the deal of the day, with words you agree on, or with the same deal again, somebody could know the dice. Such a match says so.
fairness-memory = Dice have no memory: after three bad rolls the next one is neither better nor worse. Long streaks are part of it.
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Check a match
fairness-check-about = Paste a saved match, or a link to a match, or open a file. It may come from anywhere. The match on your table stays as it is.
fairness-check = Check
fairness-file = Open a file
fairness-mine = Check my match
# Below it charts; or what there will be.
fairness-rolls-heading = All rolls on this device
fairness-rolls-about = How often each number has come in the finished matches of this device, and in which band a fair die stays. Matches whose dice somebody could know don’t count.
fairness-rolls-none = Once a match is finished here, this shows how often each number has come, and how often it should.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as “roll 3 8 2”; not translated.
verdict-fair = { $over ->
        [yes] All is right: the seal fits the seed, and every roll and every card is the one that the seed draws.
       *[no] All is right so far: the seal fits the seed, and every roll and every card is the one that the seed draws.
    }
verdict-no-seal = This match has no seal, so nothing vouches for its dice.
verdict-no-seed = This file has no seed, so the dice can’t be checked. The file of the finished match contains it.
verdict-running = This match isn’t over, and its seed stays secret until then. Check it again at the end.
verdict-seal = The seal doesn’t fit the seed: one of them has been changed.
verdict-drawn = Line { $line } isn’t what the seed draws. It should be: { $expected }

about-heading = About
about-not-affiliated = This page is a private project. It isn’t connected with the games’ authors or publishers and uses none of their pictures or texts: the rules are told in our own words, and the pictures are drawn by our own program.
about-private = The game runs entirely in your browser. Your matches stay on your device, and nobody watches or counts what you do.
about-dice = The dice are fair. A match usually starts with a sealed number, the seed, that decides every roll and every card. It is revealed at the end, so anyone can check them all. A match whose dice somebody could know says so.
# A link to the page about chance.
fairness-way = How the dice work, and how to check them
# A link to a list of all parts of other projects, with their licences.
about-licenses = What others have contributed, and the licences
about-version = Version { $version }

## Table

table-heading = The table
seats-heading = Players
stage-heading = What’s happening now
log-heading = History
# A link below the log, which shows the latest turns first.
log-earlier = Show earlier turns
# A button for the keyboard and for screen readers, and the heading of what it opens: who plays, and what lies on the table.
situation = How things stand
# $names: a list of those who play or choose next.
situation-next = Next to play: { $names }
# On a button of the bar: short.
take-back = Take back
# $name: the player whose last move is taken back.
take-back-of = Take back the last move: { $name }
table-menu = Menu
# The button in the bar, for screen readers. $pace: one of pace-slow to pace-tap.
pace-name = Speed: { $pace }
# The list that it opens.
pace-heading = Speed of bots and dice
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-tap = wait for a tap

# Small, after the name of a bot. $difficulty: one of the words difficulty-easy to difficulty-expert.
seat-bot-tag = bot · { $difficulty }

# One line where it is one's turn again. $turns: how the turns of the others came out, with commas between them.
since-turn = Since your last turn: { $turns }
# One of them. $outcomes: such as "+450" or "reached, 2 cards".
since-of = { $name } ({ $outcomes })
rolling = The dice are rolling for { $name } …
# A bot that takes longer than a moment to decide.
thinking = { $name } is thinking …
# On the button that moves the table on by one step.
go-on = Continue
# On the same button where bots play by themselves: all at once, up to the next decision of a person. $people: how many play here.
skip-ahead = { $people ->
        [0] Skip to the end
        [one] Skip to me
       *[other] Skip ahead
    }

# Between two players who share a screen, before one of them chooses in secret.
curtain-heading = { $name }, it’s your turn
curtain-help = Come to the screen. Everyone else, please look away.
curtain-open = Play as { $name }

## End

# $names: a list of the winners; $count: how many they are.
scores-heading = { $count ->
        [one] Victory for { $names }!
       *[other] { $names } share the win!
    }
# The scores of all players in one breath, for screen readers. $points: with its sign.
scores-told = { $name }: { $points }
# Below the heading, where a person has won.
scores-cheer = Hip, hip, hooray!
# There, where a bot has won over people. $luck: "lucky" or "unlucky" as the engine counts it, else "usual"; $names: who has
# won.
scores-rematch = { $luck ->
        [lucky] Luck was with { $names }. How about a rematch?
        [unlucky] Won without any luck: well played, { $names }! How about a rematch?
       *[usual] How about a rematch?
    }
# A button after a match, for another one against bots that are a little stronger or weaker; the third line is small, below
# one of the first two. $count: how many bots will play; $difficulties: a list of their difficulties.
scores-harder = A bit harder?
scores-easier = A bit easier?
scores-bots = { $count ->
        [one] Bot: { $difficulties }
       *[other] Bots: { $difficulties }
    }
# Above the podium, until the winner is on it.
scores-podium = And the winner is …
# On a step of the podium.
scores-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A button: no more waiting, the whole result at once.
scores-show-all = Show everything
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = Talk of the table
scores-caption = Final scores
scores-print = Print the scores
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = An empty score sheet to print
# Headings of a table: what points are for, and their sum.
scores-part = Points for
scores-total = Total
scores-winner = winner
scores-fair = Are the dice fair?
scores-fair-help = The seed decides every roll and every card. The seal, a fingerprint of the seed (SHA-256), was fixed before the first roll, so the seed can’t have been changed since. The file of the finished match contains both.
scores-seal = Seal
scores-seed = Seed
scores-no-seal = There is no seal for these dice: the match was continued from a file without a seed, began as a first match with loaded dice, or somebody chose what chance brought.
# A button, with the second in small letters below.
scores-again = Play again
scores-again-about = with the same players
# A button: another match with the same players and the same dice and cards.
scores-same-deal = The same deal
record-download = Save match as a file

## Menu of the table

settings-heading = Menu
menu-match = This match
menu-pages = Other pages
menu-settings = Settings
settings-theme = Day or night
theme-auto = like the device
theme-day = day
theme-night = night
# The name of a button in the bar that is pressed or not, and the heading of what can be chosen of it in the menu.
sound = Sound
# Hints at that button.
sound-is-on = Sound is on
sound-is-off = Sound is off
# Next to boxes to tick: short.
sound-play = Play sounds
sound-volume = Volume
# Which sounds are played: of dice on the table, cards, wool chips, animals (sheep, dogs), small tunes.
sound-dice = Dice
sound-cards = Cards
sound-chips = Chips
sound-voices = Animals
sound-music = Music
# Whether a phone vibrates when somebody who plays on it rolls, or when something happens to them.
haptics = Vibrate on your turn
settings-language = Language
settings-leave = Back to the start page
# A button of the menu, before and after it was tapped.
settings-full-screen = Full screen
settings-full-screen-leave = Leave full screen

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Odds
# In place of these tables: no dice and no card are to come.
odds-none = There is nothing to work out right now.
# Whose odds they are.
odds-of = For { $name }, from what { $name } can know.
# The heading of the first column: what may be done.
odds-way = Choice
# In that column, where nobody chooses: the next roll or card.
odds-next = What comes next
# In that column. $way: what may be done, such as "bid 21" or "the blue die".
odds-best = { $way } (best)
# A heading below the tables: what they do not know.
odds-assumed = What is left out

## In a frame of another page

embedded-play = Play
# $names: a list.
embedded-seats = Players: { $names }
embedded-kept = Nothing is saved here: the match lasts as long as this page is open. To keep it, save it as a file.
embedded-whole = Open the whole game
embedded-link = Link to this match
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] The match in the address of this frame can’t be opened. { $why }
       *[other] The address of this frame asks for “{ $part }” in a way that isn’t available. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = It was written for version { $value } of these addresses; this page knows version 1.
error-address-game = There is no game called “{ $value }” here.
error-address-lang = This page isn’t available in “{ $value }”.
error-address-theme = There is no light called “{ $value }” here; there are auto, day and night.
error-scene-unknown = There is no scene of that name.
error-scene-not-loaded = The scene couldn’t be loaded. { $reason ->
    [network] Check your connection, then try again.
   *[other] The server doesn’t send it.
}
error-link-base64 = This link is damaged: some characters don’t belong in it, or some are missing. Copy the whole link again.
error-link-deflate = This link is damaged or cut off. Copy the whole link again.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Choose the die …
       *[other] Choose the dice …
    }
choose-card = Choose the card …
choose-dice-heading = { $count ->
        [one] What should the die show?
       *[other] What should the dice show?
    }
choose-card-heading = Which card should come?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Die { $number }
lot-card = Card
choose-about = Once you choose, this match has no seal for its dice any more.
choose-cancel = Cancel
choose-confirm = Play it this way

## Scenes: rules that are shown by play, in a frame

scene-next = Next scene
scene-again = Once more
scene-back = Back to the scene
scene-play-on = Play on from here
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Try what’s forbidden
# A button that opens the rule that the scene shows.
scene-rule = The rule
# Above a list of refusals, each a whole sentence.
scene-refusals = What the rule forbids here:
# While the engine starts, because somebody does what the scene does not know.
scene-starting = One moment, the table is being set …
scene-left = You have left the scene: from here on you play against bots, as you like.

## Refusals in every game

# Where there are no better words.
error-unknown = That isn’t possible here. Nothing has changed.
# $line: a line of the file, from 1. $what: a whole sentence, one of the refusals below.
error-line = Line { $line }: { $what }
# The same of a file or link, in which a fault most often means that it is damaged. $code: the refusal, with hyphens.
error-in-file = { $code ->
        [record-magic] { $what }
        [record-game] { $what }
        [record-rules] { $what }
        [notation-position] { error-line }
        [verify-no-seal] { error-line }
        [verify-no-seed] { error-line }
        [verify-seal] { error-line }
        [verify-drawn] { error-line }
       *[other] This isn’t a saved match, or it is damaged (line { $line }). { $what }
    }
error-action-not-now = You can’t do that now.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Choose one value here.
       *[other] Choose { $needed } values here, one for each.
    }
error-chance-not-yours = Only chance decides how the dice fall and which cards come.
error-chance-nothing-due = There is nothing to deal or roll now.
error-game-over = The match is over.
error-step-person = A person has to decide first.
error-take-back-not-possible = There is no move you can take back here. A move stays once dice have been rolled, or cards or bids turned over.
error-turn-bot = That player is a bot and decides for itself.
error-turn-chance = Dice have to be rolled or cards turned over first.
# $seats: how many players the match has.
error-turn-no-such-seat = { $seats ->
        [one] This match has only { $seats } player.
       *[other] This match has only { $seats } players.
    }
error-turn-not-yours = It’s another player’s turn.

## Refusals outside the game

# elsewhere-take is the button that is quoted here.
error-match-elsewhere = Your match is open in another tab. To continue here, choose “{ elsewhere-take }” first.
# The language list in the menu was used without a connection.
error-language-not-loaded = That language couldn’t be loaded. { $reason ->
    [network] Check your connection, then try again.
   *[other] Load the page again, then try once more.
} Your match is safe.
error-match-none = There is no match yet.
error-match-stale = The match had already moved on, so nothing was changed. Please look again.
error-match-too-long = This match has grown too long to be saved, so it can’t go on.
error-name-empty = Every player needs a name.
error-name-long = { $most ->
        [one] A name can have only { $most } character.
       *[other] A name can have up to { $most } characters.
    }
error-name-spaces = A name can’t begin or end with a space.
error-name-characters = A name can’t contain a vertical bar or an invisible character.
error-name-twice = Every player needs a different name: “{ $name }” appears twice.
# "bot:" is not translated.
error-name-bot = A player’s name can’t begin with “bot:”. Please choose another.
# $level: what somebody has written for the name of a bot.
error-name-no-such-bot = There is no bot called “{ $level }” in this game. These are its bots: { $levels }.
error-seats-count = This game is for { $least } to { $most } players.
error-seats-avatars = Each player needs a different sheep, by a number from 1 to { $most }.
error-lesson-unknown = This game has no lesson called “{ $lesson }”.
error-lesson-table = A lesson needs its own table: one player, its bots and the usual rules.
error-lesson-none = No lesson is being played.
error-options-format = These options can’t be read.
# $options: a list of what somebody has written.
error-options-unknown = This game doesn’t have these options: { $options }.
# $options: a list of names of options, as files have them; not translated.
error-odds-options = There are no odds yet for a match with these options: { $options }.
error-advice-options = There is no advice yet for a match with these options: { $options }.
error-bots-options = The bots can’t play with these options yet: { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = “{ $text }” isn’t a move of this game.
error-notation-twice = “{ $text }” names something twice.
error-notation-seed = A seed has 32 hexadecimal digits.
error-deal-kind = Dice can be those of a day, of words, or of an earlier match.
error-deal-day = There is no such day. A date is a year, a month and a day, with two hyphens between them.
error-deal-words-empty = Please type the words that give the dice.
error-deal-words-long = These words are too long: they can have at most { $most } characters.
error-deal-words-characters = Please use only letters, digits, ordinary signs and spaces for these words.
error-deal-lesson = The dice of a lesson are loaded, so no other ones can be chosen for it.
error-help-off = This match is played as at a real table: no odds and no advice until it is over.
error-notation-position = This position can’t be read.
error-link-part = This part of a match doesn’t fit. Scan the codes again.
error-link-too-long = This match is too long for codes: { $count } would be needed, and { $most } are the most. Send the link or the file instead.
error-file-unreadable = This file can’t be read. It may have been moved or deleted.
error-file-too-large = This file is far too large to be a saved match, a deck or a bot.
error-copies-format = This file isn’t a copy of matches, or it is damaged. Nothing has changed.
error-copies-too-many = This file holds more than { $most } matches. Nothing has changed.
error-shelf-gone = This match isn’t here any more.
error-shelf-damaged = This match is damaged and can’t be read any more.
error-replay-none = No match is being watched.
error-replay-ply = The match has only { $plies } moves.
error-replay-running = What is hidden can be seen only once the match is over.
error-replay-over = The match is over here: there is nothing left to play.
error-replay-dice = The same dice can be had only of a match that is over and has its seed.
error-record-too-long = This file is much too long to be a saved match.
# "volle 1" is not translated.
error-record-magic = This isn’t a saved match: it doesn’t begin with “volle 1”. Your own match is unchanged.
error-record-header = This isn’t a header of a saved match.
# $header: the name of a header, not translated.
error-record-header-twice = The header “{ $header }” appears twice.
error-record-header-missing = The header “{ $header }” is missing.
error-record-headers-end = The empty line after the headers is missing.
error-record-game = The saved match is of a game that isn’t available here: { $game }.
error-record-rules = The saved match follows version { $rules } of the rules, which isn’t available here.
error-record-options = The options of the saved match can’t be read.
error-record-seal = The seal of the saved match can’t be read.
error-record-lesson = The lesson of the saved match can’t be read.
error-record-lesson-seal = The saved match claims a seal, but the dice of a lesson are loaded.
error-record-help = What the saved match says about odds and advice can’t be read.
error-record-deal = The saved match doesn’t write its date or its words as it should.
error-record-deal-seal = The seal of the saved match doesn’t fit the date or the words that it names.
error-record-deal-seed = The seed of the saved match doesn’t fit the date or the words that it names.
error-record-result-early = The file gives a result, but the match isn’t over.
# $expected: the result as the file should write it.
error-record-result = The result in the file isn’t right. It should be: { $expected }
error-record-after-result = Nothing can come after the result.
error-request-verb = The page asked for something the game doesn’t know. Please load the page again; your match is safe.
error-request-format = The page asked for something the game can’t read. Please load the page again; your match is safe.
error-request-too-long = This is much too long for the game to read.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
   *[other] { load-other }
}
error-engine-crashed = The game stopped and is restarting from the last saved move. Please make your move again.
error-engine-timed-out = The game took too long to answer and is restarting from the last saved move. Please make your move again.
error-engine-failed = The game made a mistake. Your match is as it was before. The report says what happened: you can copy it for the people who run this site.
