# The page around the game, and the table's own words.
#
# Terms: player (a person or a bot; never "seat"), bot, game (one contest from deal to winner), saved game (in a file),
# table (what a game is played on), move (what one player does), turn, dice, roll, deck, card, score, rules,
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
why-try = Try it on a practice table
second-table-apart = This is a practice table. Your own game isn’t touched, nothing secret is shown, and the dice are different.
second-table-moment = It starts at the last choice before the move you asked about.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = What’s this? { $what }
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Rule
rule-of = Rule: { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = in this game
# Small, behind a link to a page that is not kept for use without a network.
link-online = (needs internet)
switch-game = Choose a game
notice-close = Close this message

## Titles of the page

title-menu = Volle: family games of dice and cards
title-setup = { $game }: new game – Volle
title-table = { $game } – Volle
title-boards = Boards on phones – Volle
title-matches = Your games – Volle
title-replay = { $game }: watch a game – Volle
title-part = A game in several codes – Volle
title-link = Play by link – Volle
title-deck = { $game }: the cards – Volle
title-rules = { $game }: the rules – Volle
title-position = What’s allowed here? – Volle
title-fairness = Fair dice – Volle
title-about = About Volle
title-deal = Deal of the day – Volle
title-door = { $game } – Volle
title-unknown = This link doesn’t lead anywhere – Volle

## Start of the engine

start-loading-label = Loading progress
start-stalled = This is taking longer than usual. You can wait, or try again.
start-failed = The game couldn’t start.
# After start-failed or crash-engine: it opens the reason.
start-why = What’s wrong?
start-again = Try again
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Some of the game’s files didn’t arrive. Check your connection, then try again.
load-missing = The server isn’t sending one of the game’s files. Reload the page. If that doesn’t help, the server may be refusing files of this kind.
load-changed = One of the game’s files arrived damaged or not at all, although the server is answering. Reload the page. If that doesn’t help, the server is changing its files.
load-type = The server labels one of the game’s scripts wrongly, so the browser won’t run it.
load-assembly = The game needs WebAssembly, which is switched off in this browser or on this page. On an iPhone or iPad, Lockdown Mode does that.
load-policy = The game needs WebAssembly, which a security policy of this server (Content-Security-Policy) forbids. The policy needs “wasm-unsafe-eval”, or can be left out.
load-blocked = A security policy of this server (Content-Security-Policy) doesn’t let the game run. It can be left out, because the game brings its own.
load-other = Try again. If that doesn’t help, copy the report for the people who run this site.
load-afresh = Reload the page
report-copy = Copy report

## How the match is kept

kept-not = This browser isn’t saving your game. It will be lost when you close the page. To keep it, save it as a file.
broken-newest = Your last move couldn’t be read from this browser’s storage. The game continues from just before it.
broken-all = The game saved in this browser can no longer be read. It stays as it is until you start another one.
broken-save = Save the damaged file
elsewhere = Your game is open in another tab.
elsewhere-take = Play here instead

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Something went wrong on this page.
crash-engine = The game has stopped.
crash-again-and-again = The game keeps failing at the same point, so it won’t restart by itself.
crash-match = Your game is safe up to the last move. To be sure, save it as a file before you try again.

## Without a network, new versions

offline-ready = Ready to play offline
# On a site without https, which browsers do not keep for offline use.
offline-never = This site isn’t encrypted (no https). You can play and your games are saved, but you need to be online every time.
# Where the server does not send the files that were built: many hosts add scripts to pages, or refuse some files.
offline-failed = { $reason ->
    [changed] This server changes the game’s files, so you can’t play offline.
   *[missing] This server isn’t sending all of the game’s files, so you can’t play offline.
} Online, everything works and your games are saved.
offline-install = Install Volle as an app
update-waiting = A new version is ready.
# Said after update-waiting, where a match is running.
update-match = Your game will carry over.
update-now = Update now
update-later = Later
update-failed = { $reason ->
    [changed] There’s a new version, but this server changes its files.
   *[missing] There’s a new version, but this server isn’t sending all of its files.
} You’re playing the one before.

## Addresses that lead nowhere

unknown-heading = This link doesn’t lead anywhere
unknown-about = There may be a mistake in the address, or part of it is missing, but your games are safe.
unknown-home = Go to the start page

## Menu

menu-continue = Continue your game
# $progress: how far the match is, such as "Round 3 of 15" or "Target 6,000, in the lead: Anna with 2,350". In a match by link, $progress may be one of the link-due messages. $names: a list.
menu-continue-about = { $progress } · { $names }
# In the place of $progress.
menu-over = finished
menu-result = See the final scores
menu-new = New game
menu-open = Open a saved game
menu-open-about = from a file on this device
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Rules
menu-deck = Cards
menu-about = About
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } to { $most } players
# The story behind both games, in one or two lines.
story = Shearing time! Every sheep is looking for a shepherd who keeps a promise. Roger, the oldest ram, will be the judge of that.
menu-fact-alone = against computer players (bots), or around one tablet
menu-fact-free = no account, no ads, no tracking

replace-question = You have an unfinished game. Replace it with a new one?
replace-yes = Replace it
replace-no = Keep it

## Matches on this device

# A heading on the start page, above matches that are not finished.
menu-waiting = Still in play
# A button below it. $count: all matches on this device.
menu-matches = { $count ->
        [one] See your game
       *[other] See all { $count } games
    }
matches-heading = Your games
matches-about = Your games stay in this browser until you delete them. You can continue them or watch them again.
matches-none = No games yet.
matches-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
matches-more = Show more
# Small, behind the name of a game.
match-here = playing now
# Buttons below a match.
match-go-on = Continue
# Which player a match by link waits for: above the button that sends it, in the list of saved games and on the start page.
link-due-seat = { $name } hasn’t joined yet
    .about = { $name } opens the link and joins in. When it’s your turn, a link comes back to you: just open it.
link-due-act = It’s { $name }’s turn
link-due-plan = It’s { $name }’s turn
link-due-open = Next, { $name } opens the link
link-due-reveal = { $name } still has to reveal a bid
link-again = Send the link again
match-delete = Delete
match-delete-question = Delete this game? You can’t get it back.
match-delete-yes = Delete
match-delete-no = Keep
match-damaged = A damaged game
match-damaged-about = It can no longer be read.
copies-heading = Back up or move your games
copies-about = One file with all your games, for another device or just to be safe. Finished games are copied whole. Unfinished games get new dice on the other device, because the secret number behind their dice never leaves this one.
# $added, $known, $refused: how many matches of a file were new, here already, or could not be read.
copies-imported = Added: { $added }. Already here: { $known }. Couldn’t be read: { $refused }.
copies-move = Everything to my other device
copies-delete = Delete all
copies-delete-question = Delete all the games on this device? You can’t get them back.

# Asked where a link has been opened that holds matches. $count: how many.
incoming-copies = { $count ->
        [one] This link contains a game. Add it to yours?
       *[other] This link contains { $count } games. Add them to yours?
    }
incoming-match = This link contains a game. Open it?
incoming-about = Finished games also count in your statistics.
incoming-add = Add
incoming-open = Open
incoming-no = No, thanks
# A button on the start page, among the saved games and at the table: for a message that a friend has sent.
paste-link = Paste a link

## A match watched again

replay-heading = Watch a game again
# A button or link.
replay-again = Watch again
# In place of the replay, before anything has happened in the game.
replay-none = There’s nothing to watch yet. Come back after the first turn.
# For screen readers: the buttons below the table, and the line of time among them.
replay-controls = Playback controls
replay-time = Position in the game
# $ply: how many moves have been played, of $plies.
replay-place = Round { $round } of { $rounds } · { $ply }/{ $plies }
replay-end = End · { $plies }/{ $plies }
# Buttons.
replay-round-back = Back one round
replay-back = Back one move
replay-on = Next move
replay-round-on = Next round
replay-run = Autoplay
replay-pause = Pause
# What the marks above the line of time mean.
replay-mark-round = new round
replay-mark-great = highlight
# Before a list of players; replay-eyes-table is what everybody at the table could see.
replay-eyes = View as
replay-eyes-all = everything revealed
replay-eyes-table = what everyone can see
replay-dice = Same dice or new dice?
replay-dice-about = The same dice and cards come up in the same order as long as everyone makes the same moves. New dice are new for everyone.
replay-dice-new = New dice
replay-dice-same = Same dice
# A button: a match from a link is put among one’s own.
replay-keep = Keep this game
replay-kept = Kept

## A match for somebody else

share = Share
share-heading = Share this game
share-about = Anyone with the link can watch the whole game. It’s all inside the link; nothing is stored online.
copied = Copied
copy-by-hand = Your browser doesn’t let the page copy. Please select this text and copy it yourself:
share-link = Copy the link
share-device = Share…
# QR codes.
share-codes = Show a QR code
# $number: of which code, from 1. $count: how many there are.
share-code = { $count ->
        [one] QR code with the whole game
       *[other] QR code { $number } of { $count }: scan them all, in any order
    }
share-code-before = Previous code
share-code-next = Next code
parts-heading = A game in several codes
# $read of $count codes have been read. $numbers: a list of those that are missing.
parts-read = { $read } of { $count } codes scanned. Still missing: { $numbers }.

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
chairs-help = Tap a face to change who sits there. Drag it to another chair to swap places.
chairs-keys = With a keyboard: Alt and an arrow key.
# For screen readers, after a name.
chair-place = place { $place } of { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } is in place { $place } of { $places }. Around the table: { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Who sits here?
# Above the faces of people who have played on this device under a name; a tap gives one of them the chair.
chair-people = Who has played here before
chair-kind = Person or bot?
setup-person = Person
    .about = plays on this device
# The difficulty of a bot, a word below its name in the dialog about a chair.
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-expert = expert
# $bot: what kind of bot it is, such as “Fox”.
setup-bot = Bot: { $bot }
chair-name = Name
chair-sheep = Sheep
chair-sheep-about = If someone already has the sheep you choose, the two swap.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar }: swap with { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = Move back one seat
place-on = Move on one seat
chair-remove = Remove this player
chair-done = Done
setup-start = Start
# In its place while the part for friends elsewhere is open.
setup-invite = Start and invite
# A part of the set-up: people who aren’t in the room play on their own devices, by links that all send each other.
link-heading = With friends elsewhere
# In the set-up: begins the game, then pairs phones. The next one is a link in the menu at the table, and a heading.
boards-start = Start with boards on phones
boards-start-about = Everyone decides on their own phone, and this screen is the table.
boards-heading = Boards on phones
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = Like a real table
    .about = No odds and no advice until the game is over.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = no odds, no advice
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Dice: { $way }
deal-heading = Dice
# The three ways, each with what it means. $date: today.
deal-secret = normal
deal-secret-about = New, and secret until the end.
deal-day = deal of the day
deal-day-about = { $date }: everyone who plays this game today with the same number of players and the same rules gets the same dice and cards.
deal-words = words you agree on
deal-words-about = The same words give the same dice and cards on every device.
deal-words-field = Your words
# Below a way in which somebody could know the dice.
deal-known = Someone could know these dice in advance. The final screen will say so.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] This was the deal of the day for { $text }, so anyone could have known these dice in advance.
        [words] These dice came from the words “{ $text }”, so anyone who knew the words could have worked them out.
       *[again] These dice came from an earlier game, so anyone who remembers it could have known them.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = You’re playing with:
# The last part of that line: how long the match will take.
setup-minutes = { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
# Unfolds the choices of rules.
setup-variants = Change the rules
# Unfolds what few games need: phones, open herds, other cards, known dice.
setup-more = More

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = Play now
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] you against one bot
       *[other] you against { $bots } bots
    }
# While the game is still loading.
play-waiting = Setting the table…
# A link: to the choice of players and rules.
door-choose = Choose players
# A button on the door to a game.
door-day = Deal of the day
door-day-about = the same dice for everyone
# Beside the facts of the match in the bar.
facts-day = Deal of the day, { $date }
# A button in the menu of the table: it shows what everyone may see in a second window, for a television or a projector.
window-open = Table for everyone
# Buttons at the end of a match: the deal for a friend, with a picture of the result, and the friend’s match with the same dice.
card = Challenge a friend
duel-compare = Compare with { $name }

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = Learn to play
lesson-begin-about = in about 5 minutes
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = Guided game
lesson-loaded = Loaded dice, just for now.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Stop the guide
lesson-leave-about = The game goes on without the guide, and with honest dice.
# At the end of a first match, before what comes next. $points: those of the person, perhaps below zero.
lesson-points = { $points ->
        [one] Well done! You have { $points } point so far.
       *[other] Well done! You have { $points } points so far.
    }
lesson-play-on = Play on from here
lesson-rules = All the rules
# A button, and the heading of the list that it opens.
lesson-later = Still to discover
# A note above the table once the lesson is over.
lesson-honest = From here on, the dice are honest.

## Deck, rules, about

deck-heading = The cards

rules-heading = The rules
rules-page = Printable web page (you can link to any single rule)
# Before the titles of rules.
rules-see-also = See also:

# A link to the page on which a position can be asked about.
position-way = Not sure what’s allowed, or why? Ask here
position-heading = What’s allowed here?
position-about = Paste a saved game, or a link to one, to see whose turn it is, what each player may do, and which rule forbids everything else. Your own game isn’t touched.
# Above a field for text.
position-record = Saved game, or a link to one
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Ask
position-mine = Ask about my game
# In the place of situation-next where nobody decides.
position-chance = waiting for dice or cards
# Headings of what one player may do and what not, each followed by a list.
position-may = Allowed now
position-may-not = Not allowed now
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Fair dice
fairness-seed = A normal game starts with a secret number, the seed, that your device makes up at random.
fairness-draws = The seed decides every roll and every card. No player and no bot can change them, and taking a move back won’t change the next roll.
fairness-seal = The seal is a fingerprint of the seed (SHA-256), fixed before the first roll. Later it proves that the seed was never changed, but no one can work out the seed from it.
fairness-end = At the end the seed is revealed. Then anyone can check the seal and every roll, here or with a program of their own.
fairness-known = With the deal of the day, words you agree on, or the dice of an earlier game, someone could know the dice in advance. Those games say so at the end.
fairness-memory = Dice have no memory. After three bad rolls, the next one is no better and no worse. Long streaks are normal.
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Check a game
fairness-check-about = Paste a saved game or a link to one, or open a file. It can come from anywhere. Your own game isn’t touched.
fairness-check = Check
fairness-file = Open a file
fairness-mine = Check my game
# Below it charts; or what there will be.
fairness-rolls-heading = All the rolls on this device
fairness-rolls-about = How often each number has come up in games finished on this device. Fair dice stay inside the band 95 times out of 100. Games whose dice someone could know in advance don’t count.
fairness-rolls-none = Once you’ve finished a game here, you’ll see how often each number has come up, and how often it should.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as “roll 3 8 2”; not translated.
verdict-fair = { $over ->
        [yes] Everything checks out: the seal matches the seed, and every roll and card comes from it.
       *[no] Everything checks out so far: the seal matches the seed, and every roll and card comes from it.
    }
verdict-no-seal = This game has no seal, so there’s no way to check its dice.
verdict-no-seed = This file has no seed, so its dice can’t be checked. The file of the finished game contains it.
verdict-running = This game isn’t over yet, and its seed stays secret until then. Check it again at the end.
verdict-seal = The seal doesn’t match the seed: one of them has been changed.
verdict-drawn = Line { $line } isn’t what the seed gives. It should be: { $expected }

about-heading = About
about-not-affiliated = Volle is a private project. It has nothing to do with the games’ authors or publishers and uses none of their pictures or texts: the rules are in our own words, and the pictures are drawn by our own program.
about-private = Everything runs in your browser. Your games stay on your device, and no one watches or counts what you do.
about-dice = The dice are fair. A normal game starts with a secret number, the seed, that decides every roll and every card. It’s revealed at the end, so anyone can check. Games whose dice someone could know say so at the end.
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
situation = Where things stand
# $names: a list of those who play or choose next.
situation-next = Next to play: { $names }
# On a button of the bar: short.
take-back = Take back
# $name: the player whose last move is taken back.
take-back-of = Take back { $name }’s last move
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

# One line where it is one's turn again. $turns: how the turns of the others came out, as a list.
since-turn = Since your last turn: { $turns }
# One of them. $outcomes: such as "+450" or "reached, 2 cards".
since-of = { $name } ({ $outcomes })
# Two outcomes, one after the other.
since-then = { $before }, { $then }
# Two turns of one bot, one after the other.
since-turns = { $before }; { $then }
# A bot that takes longer than a moment to decide.
thinking = { $name } is thinking…
# On the button that moves the table on by one step.
go-on = Continue
# On the same button where bots play by themselves: all at once, up to the next decision of a person. $people: how many play here.
skip-ahead = { $people ->
        [0] Skip to the end
        [one] Skip to my turn
       *[other] Skip ahead
    }

# Between two players who share a screen, before one of them chooses in secret.
curtain-heading = { $name }, it’s your turn
curtain-help = Come to the screen. Everyone else, look away!
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
        [lucky] Luck was on { $names }’s side. Rematch?
        [unlucky] Won with no help from luck: well played, { $names }! Rematch?
       *[usual] Rematch?
    }
# A button after a match, for another one against bots that are a little stronger or weaker; the third line is small, below
# one of the first two. $count: how many bots will play; $difficulties: a list of their difficulties.
scores-harder = One more, a bit harder
scores-easier = One more, a bit easier
scores-bots = { $count ->
        [one] Bot: { $difficulties }
       *[other] Bots: { $difficulties }
    }
# Above the podium, until the winner is on it.
scores-podium = And the winner is…
# On a step of the podium. $points: a number to select by. $pointsWords: the same as text, with a true minus sign.
scores-points = { $points ->
        [one] { $pointsWords } point
       *[other] { $pointsWords } points
    }
# A button: no more waiting, the result at once.
scores-show-all = Who won?
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = Talk of the table
scores-caption = Final scores
# Draws the podium as a picture, and offers it to other apps.
scores-share = Share as a picture
scores-print = Print the scores
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = Printable score sheet
# Headings of a table: what points are for, and their sum.
scores-part = Scored for
scores-total = Total
scores-winner = winner
scores-fair = Are the dice fair?
scores-fair-help = The dice were settled before you started: a secret number, the seed, decides every roll and every card. Its fingerprint, the seal (SHA-256), was fixed before the first roll, so the seed can’t have been changed since. The file of the finished game contains both.
scores-seal = Seal
scores-seed = Seed
scores-no-seal = These dice have no seal. Either the game came from a file without a seed, or it began as a guided game with loaded dice, or someone chose the dice or cards.
# A button, with the second in small letters below.
scores-again = Play again
scores-again-about = with the same players
# A button that opens a list of everything else that can be done after a match.
scores-more = More
# A button: another match with the same players and the same dice and cards.
scores-same-deal = Again with the same dice
record-download = Save game as a file

## Menu of the table

menu-match = This game
menu-look-up = Look up and learn
menu-app = App
menu-settings = Settings
settings-theme = Theme
theme-auto = same as device
theme-day = day
theme-night = night
# The name of a button in the bar that is pressed or not, and the heading of what can be chosen of it in the menu.
sound = Sound
# Hints at that button.
sound-is-on = Sound is on
sound-is-off = Sound is off
# Next to boxes to tick: short.
sound-play = Play sounds
# A switch beside the first roll, offered once: short.
sound-offer = With sound
sound-volume = Volume
sound-kinds = Which sounds
# Which sounds are played: of dice on the table, cards, wool chips, animals (sheep, dogs), small tunes.
sound-dice = Dice
sound-cards = Cards
sound-chips = Chips
sound-voices = Animals
sound-music = Music
# Whether a phone vibrates when somebody who plays on it rolls, or when something happens to them.
haptics = Vibrate on your turn
# A box to tick: dice roll without a tap, such as after a card that leaves nothing to choose.
roll-on = Roll straight away when there’s nothing to choose
settings-language = Language
settings-leave = Back to the start page
# A button of the menu, before and after it was tapped.
settings-full-screen = Full screen
settings-full-screen-leave = Leave full screen

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Odds
# In place of these tables: no dice and no card are to come.
odds-none = There’s nothing to work out right now.
# Whose odds they are. $whose: "own" to the only person who plays here.
odds-of = { $whose ->
        [own] As you see it, with no peeking.
       *[other] As { $name } sees it, with no peeking.
    }
# The heading of the first column: what may be done.
odds-way = Choice
# In that column, where nobody chooses. $phase: "card" where a card is turned over, otherwise dice are rolled.
odds-next = { $phase ->
    [card] The next card
   *[other] The next roll
}
# In that column. $way: what may be done, such as "bid 21" or "the blue die".
odds-best = { $way } (best)
# A heading below the tables: what they do not know.
odds-assumed = What these odds leave out

## In a frame of another page

embedded-play = Play
# $names: a list.
embedded-seats = Players: { $names }
embedded-kept = Nothing is saved here: the game lasts as long as this page is open. To keep it, save it as a file.
embedded-whole = Open the full game
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] The game in this frame’s address can’t be opened. { $why }
       *[other] This frame’s address has a problem with “{ $part }”. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = It was written for version { $value } of these addresses, but this page only knows version 1.
error-address-game = There’s no game called “{ $value }” here.
error-address-lang = This page isn’t available in “{ $value }”.
error-address-theme = There’s no theme called “{ $value }”. Use auto, day or night.
error-scene-unknown = There’s no scene with that name.
error-window-no-channel = This browser can’t pass the table on to a second window. Mirror the screen instead.
error-window-blocked = The browser blocked the second window. Allow pop-ups for this page, then try again.
error-script-not-loaded = This part of the page couldn’t be loaded. { $reason ->
    [network] Check your connection, then try again.
   *[other] Reload the page, then try again.
}
error-scene-not-loaded = The scene couldn’t be loaded. { $reason ->
    [network] Check your connection, then try again.
   *[other] The server isn’t sending it.
}
error-link-base64 = This link is damaged: it has characters that don’t belong there, or some are missing. Copy the whole link again.
error-link-deflate = This link is damaged or cut off. Copy the whole link again.
error-link-cut = This link is cut off: its end is missing. Copy the whole link, or ask for it again.
error-text-nothing = There’s no game in this text, and no link to one. Nothing has changed.
error-text-too-long = This text is too long to look for a link in it. Paste just the message with the link.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Choose the die…
       *[other] Choose the dice…
    }
choose-card = Choose the card…
choose-dice-heading = { $count ->
        [one] What should the die show?
       *[other] What should the dice show?
    }
choose-card-heading = Which card should come?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Die { $number }
lot-card = Card
choose-about = If you choose, no one can check this game for fair dice any longer.
choose-cancel = Cancel
choose-confirm = Play it this way

## Scenes: rules that are shown by play, in a frame

scene-next = Next scene
scene-again = Again
scene-back = Back to the scene
scene-play-on = Play on from here
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Try it anyway
# A button that opens the rule that the scene shows.
scene-rule = The rule
# Above a list of refusals, each a whole sentence.
scene-refusals = What the rule doesn’t allow here:
# While the engine starts, because somebody does what the scene does not know.
scene-starting = Setting the table…
scene-left = You’ve left the scene. From here on it’s a free game against bots.

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
       *[other] This isn’t a saved game, or it’s damaged (line { $line }). { $what }
    }
error-action-not-now = You can’t do that now.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Choose one value here.
       *[other] Choose { $needed } values here, one for each.
    }
error-chance-not-yours = You can’t choose the dice or cards.
error-chance-nothing-due = There’s nothing to roll or deal right now.
error-game-over = The game is over.
error-step-person = Another player has to choose first.
error-take-back-not-possible = There’s nothing to take back. Once dice are rolled or cards or bids are revealed, a move stands.
error-turn-bot = That player is a bot and makes its own choices.
error-turn-chance = First the dice have to be rolled or the cards revealed.
# $seats: how many players the match has.
error-turn-no-such-seat = { $seats ->
        [one] This game has only { $seats } player.
       *[other] This game has only { $seats } players.
    }
error-turn-not-yours = It’s another player’s turn.

## Refusals outside the game

# elsewhere-take is the button that is quoted here.
error-match-elsewhere = Your game is open in another tab. To continue here, choose “{ elsewhere-take }” first.
# The language list in the menu was used without a connection.
error-language-not-loaded = That language couldn’t be loaded. { $reason ->
    [network] Check your connection, then try again.
   *[other] Reload the page, then try again.
} Your game is safe.
error-match-none = There’s no game yet.
error-match-stale = The game had already moved on, so nothing was changed. Please look again.
error-match-too-long = This game has grown too long to be saved, so it can’t go on.
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
error-name-no-such-bot = There’s no bot called “{ $level }” in this game. The bots are: { $levels }.
error-seats-count = This game is for { $least } to { $most } players.
error-seats-avatars = Each player needs a different sheep, numbered from 1 to { $most }.
error-lesson-unknown = There’s no guided game called “{ $lesson }” here.
error-lesson-table = A guided game is for one player against its own bots, with the usual rules.
error-lesson-none = No guided game is running.
error-options-format = These options can’t be read.
# $options: a list of what somebody has written.
error-options-unknown = This game doesn’t have these options: { $options }.
# $options: a list of names of options, as files have them; not translated.
error-odds-options = There are no odds yet for games with these options: { $options }.
error-advice-options = There’s no advice yet for games with these options: { $options }.
error-bots-options = The bots can’t play with these options yet: { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = “{ $text }” isn’t a move of this game.
error-notation-twice = “{ $text }” names the same thing twice.
error-notation-seed = That isn’t a seed. A seed has 32 characters: digits and the letters a to f.
error-deal-kind = Dice can come from a date, from words you agree on, or from an earlier game.
error-deal-day = That isn’t a date. Write the year, the month and the day with hyphens between them.
error-deal-words-empty = Please type the words for your deal.
error-deal-words-long = Those words are too long: { $most } characters is the limit.
error-deal-words-characters = Please use only letters, digits, ordinary signs and spaces.
error-deal-lesson = A guided game has loaded dice, so you can’t choose others.
error-help-off = This game is played like a real table: no odds and no advice until it’s over.
error-notation-position = This position can’t be read.
error-link-part = This code belongs to a different game. Scan the codes again.
error-link-too-long = This game is too long for QR codes: it would take { $count }, and { $most } is the limit. Send the link or the file instead.
# A file or link of a game by link in which this device plays.
error-link-known = This game is already among yours, with your seat in it. Go on from there.
error-link-private = This file has the secrets of a player’s seat. It belongs on that player’s device alone, so it isn’t opened here.
error-file-unreadable = This file can’t be read. It may have been moved or deleted.
error-file-too-large = This file is far too large to be a saved game, a deck or a bot.
error-copies-format = This isn’t a backup file, or it’s damaged. Nothing has changed.
error-copies-newer = This file comes from a newer version of Volle. Update this page, then try again. Nothing has changed.
error-copies-too-long = That’s too much for QR codes: it would take { $count }, and { $most } is the limit. Take the file instead.
error-copies-too-many = This file holds more than { $most } games. Nothing has changed.
error-shelf-gone = This game is no longer here.
error-shelf-damaged = This game is damaged and can no longer be read.
error-replay-none = No game is being watched.
error-replay-ply = The game doesn’t have that move. Its last one is number { $plies }.
error-replay-running = Hidden cards and bids are shown only after the game.
error-replay-over = The game is over at this point. There’s nothing left to play.
error-replay-dice = You can reuse the dice only of a finished game that still has its seed.
error-record-too-long = This file is much too long to be a saved game.
# "volle 1" is not translated.
error-record-magic = This isn’t a saved game: it doesn’t begin with “volle 1”. Your own game is unchanged.
error-record-header = This line should be one of the file’s headers, but it isn’t.
# $header: the name of a header, not translated.
error-record-header-twice = The header “{ $header }” appears twice.
error-record-header-missing = The header “{ $header }” is missing.
error-record-headers-end = The empty line after the headers is missing.
error-record-game = This saved game needs a game that isn’t available here: { $game }.
error-record-rules = This saved game uses version { $rules } of the rules, which isn’t available here.
error-record-options = The options in the file can’t be read.
error-record-seal = The seal in the file can’t be read.
error-record-lesson = The line about a guided game in the file can’t be read.
error-record-lesson-seal = The file claims a seal, but a guided game has loaded dice.
error-record-help = The file’s setting for odds and advice can’t be read.
error-record-deal = The date or the words for the dice are written in the wrong way.
error-record-deal-seal = The seal doesn’t match the date or the words in the file.
error-record-deal-seed = The seed doesn’t match the date or the words in the file.
error-record-result-early = The file gives a result, but the game isn’t over.
# $expected: the result as the file should write it.
error-record-result = The result in the file isn’t right. It should be: { $expected }
error-record-after-result = Nothing can come after the result.
# Faults in a link of a game that people play on different devices. $header: the name of a header, not translated.
error-joint-form = The header “{ $header }” can’t be read.
error-joint-level = This game can’t be played by link in that way.
error-joint-seal = The seed doesn’t match the seal: this link was changed.
error-joint-proof = This link lacks something that its dice and cards are checked with, so it was refused. Ask for it again.
error-joint-drawn = These aren’t the dice or cards that were drawn: this link was changed.
error-joint-plan = This move doesn’t follow the plan for the turn: this link was changed.
error-joint-early = A plan, a roll or a secret number in this link comes before its time.
error-joint-choice = This link contains a secret bid that isn’t possible.
error-joint-withheld = A bid that was never revealed counts as the lowest one, but not in this link.
error-request-verb = The page asked for something the game doesn’t know. Please reload the page; your game is safe.
error-request-format = The page asked for something the game can’t read. Please reload the page; your game is safe.
error-request-too-long = This is much too long for the game to read.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
    [policy] { load-policy }
    [blocked] { load-blocked }
   *[other] { load-other }
}
error-engine-crashed = The game stopped and is restarting from the last saved move. Please make your move again.
error-engine-timed-out = The game took too long to answer and is restarting from the last saved move. Please make your move again.
error-engine-failed = The game made a mistake. Nothing was changed. The report says what happened: you can copy it for the people who run this site.
