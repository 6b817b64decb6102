# Volle Wolle, rule by rule. The id is the rule's, with dashes for dots. `.decided` says what the printed rules
# leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-wolle-….

## Overview

# Above five pictures, each with a sentence.
rules-wolle-pictures = A round in five pictures
rules-wolle-pictures-1 = Lay out the cards: one more than there are players.
rules-wolle-pictures-2 = Everyone marks a bid in secret with their clip. Then all the boards are turned over together.
rules-wolle-pictures-3 = The highest bid goes first.
rules-wolle-pictures-4 = Not there yet? Keep one die and roll the others again. You have three tries.
rules-wolle-pictures-5 = The sooner you reach your bid, the more cards you take. With three or more players, the last one takes what’s left.
# The opening of the rulebook.
rules-wolle-story = Every spring the shears come over the hill, and every sheep would rather keep its coat on. So the sheep choose their shepherds with care. Roger, the oldest ram, sets the test: promise a number, roll the dice, keep your word. Keep it early, and the finest sheep trot after you. Miss it badly, and only the black ones do.
rules-wolle-aim = You’re rolling dice for the best sheep. Bid the total you think you can roll. Bid high, and you choose before the others, but then you have to reach your bid. When all 60 cards have been taken, the highest score wins.
    .title = The aim
    .special = With three or more players, the last one doesn’t roll. Some days, patience pays.
rules-wolle-players = For 2 to 6 players, aged 10 and up according to the printed rules. They don’t say how long a game takes. Our guess: about 45 minutes.
    .title = Players, age and time
rules-wolle-setup = Shuffle all 60 cards and put them face down in the middle. Shuffle the bid boards, fronts up. Everyone takes one without peeking at its back, a clip to mark the bid, and 2 wool chips. Put the other chips next to the cards: they’re the stock. Keep the three dice within reach.
    .title = Setting up
    .special = It doesn’t matter where you sit, because the bids decide who goes first. On the screen, all of this is done for you.
rules-wolle-card = Top left is what a sheep is worth: its points, or 3‑7‑0 or 0‑0‑7. Top right is its corner: a bonus, a minus, a bone symbol or nothing. At the bottom is its sheep number, which settles tied bids.
    .title = What a sheep card shows
    .special = Your sheep go on a pile in front of you, your herd. A bonus, a minus and the sheep number count only while the card is on top. A bone symbol counts only at the moment you get the card. The points count at the end.
rules-wolle-signs = These are the signs and cards you’ll meet.
    .title = Signs and cards
rules-wolle-sign-bonus = While it’s on top of your herd, you may add it to your result, on every try.
    .name = Bonus
rules-wolle-sign-minus = While it’s on top of your herd, you must subtract it from your result, on every try.
    .name = Minus
rules-wolle-sign-bone-symbol = When you get this sheep, you may take the bone from the player who has it. After that, the symbol does nothing.
    .name = Bone symbol
rules-wolle-sign-sheep-number = Tied bids? The lower number goes first. Yours is on your top sheep, or on the back of your bid board until you have one.
    .name = Sheep number
rules-wolle-sign-plain = Worth the points shown on it.
    .name = Ordinary sheep
rules-wolle-sign-black = Costs you the points shown on it. Miss your bid with a result below 14 after the third try, and you must take it.
    .name = Black sheep
rules-wolle-sign-370 = One is worth 3 points, two are worth 14, and three are worth nothing. Then a new set starts.
    .name = 3‑7‑0
rules-wolle-sign-007 = Every three are worth 21 points. One or two are worth nothing.
    .name = 0‑0‑7
rules-wolle-sign-dog = Exactly one is worth 9 points. With none, you lose two ordinary sheep; with the most, you lose 5 points.
    .name = Sheepdog
rules-wolle-sign-bone = Gives its owner 4 points for each dog they have.
    .name = The bone
rules-wolle-sign-herd = All of a player’s sheep, in one pile. Only the top card can be seen.
    .name = Herd
rules-wolle-sign-chip = Pay a chip to raise your result by 1. Every chip you keep is worth 1 point at the end.
    .name = Wool chip
rules-wolle-sign-bid = The total you have to reach with the three dice. The highest bid goes first.
    .name = Bid

## material
wolle-deck = There are 60 cards: 51 sheep, 8 sheepdogs and the bone. Every sheep card shows what it’s worth, its sheep number and, in its upper right corner, a bonus, a minus, a bone symbol or nothing.
    .title = The cards
wolle-dice = You roll three dice: a blue one with 12 sides, a red one with 10 and a yellow one with 8. Together they show at least 3 and at most 30.
    .title = The dice
wolle-chips = There are 25 wool chips. You start with 2; the chips no one has are the stock. A chip can improve a roll, and every chip you still have at the end is worth 1 point.
    .title = Wool chips
wolle-boards = Shuffle the six bid boards, fronts up, and give one to each player, with a clip to mark the bid. The front shows all the bids you can choose from. The back shows a sheep number; which one you get is luck.
    .title = Bid boards
    .special = Boards left over stay out of the game.

## round
wolle-round-order = Every round has three steps: lay out the cards, make your bids, roll the dice.
    .title = A round
wolle-layout = Lay out one card more than there are players, face up. Two players play 20 rounds with 3 cards each time; three play 15 rounds with 4; four play 12 rounds with 5; five play 10 rounds with 6.
    .title = Laying out the cards
    .special = Six players play 8 rounds with 7 cards, and a ninth with the last 4.
wolle-bid-secret = Everyone chooses a bid in secret: the number they think they can reach with the three dice. When everyone is ready, turn all the boards over together and say your bid out loud. Until then, no one learns anything about another player’s bid.
    .title = Secret bids
    .special = At the table, mark your bid with your clip, face down. On the screen, just choose it.
wolle-bid-range = You may bid any number from 14 to 26, or 26+.
    .title = The bids
    .decided = The printed rules show the bids only in a picture. On our board they run from 14 to 26, then 26+.
wolle-bid-order = The highest bid goes first, then the next highest, and so on. 26+ goes before 26.
    .title = Who goes first
    .example = For example, with bids of 17, 26 and 22, the 26 goes first, the 22 second and the 17 last.
wolle-bid-tie = Tied bids? The lower sheep number goes first. Yours is on the top card of your herd.
    .title = Tied bids
    .special = Until you have a sheep, it’s the number on the back of your bid board. Dogs and the bone have no sheep number.
    .decided = The printed rules show sheep numbers only in pictures. Here the sheep are numbered 1 to 51 and the boards 52 to 57. So no two numbers are the same, and in a tie a player without sheep always goes after players with sheep.
wolle-bid-plus-cost = If you bid 26+, pay one wool chip to the stock as soon as the boards are turned over. If several players bid 26+, each of them pays a chip, and the lower sheep number goes first.
    .title = 26+ costs a chip
wolle-bid-plus-needs-chip = You can bid 26+ only if you have a wool chip.
    .title = No chip, no 26+
wolle-bid-plus-is-26 = A result of 26 or more is enough for 26+, just as for a bid of 26. The plus only lets you go earlier.
    .title = What 26+ must reach

## turn
wolle-turn-tries = Everyone except the last player has up to three tries to reach or beat their bid. With 2 players, the last one rolls too.
    .title = Three tries
wolle-turn-first = Roll all three dice. If you reach your bid, take any three cards from the table, and your turn is over.
    .title = First try
wolle-turn-second = No cards on the first try? Keep exactly one die, high or low, and roll the other two. If you reach your bid now, take any two cards, and your turn is over.
    .title = Second try
wolle-turn-third = Still no cards? Also keep one of the two dice you just rolled, and roll the last one. If you reach your bid now, take any one card.
    .title = Third try
    .special = The die you kept first stays as it is.
    .example = For example, your bid is 20 and you’ve kept a 9 and a 7: without a bonus or chips, the last die must show at least 4.
wolle-turn-no-pass = You can’t stop early. Your turn goes on until you get cards or have had your third try.
    .title = No stopping early
wolle-turn-miss = If you don’t reach your bid on the third try, that’s a miss. You earn no cards, but you get one wool chip from the stock.
    .title = A miss
wolle-turn-last = With 3 to 6 players, the last player doesn’t roll and gets no chip, but must take every card left.
    .title = The last player
wolle-turn-empty-display = If no cards are left when your turn comes, you’re skipped: no cards and no chip. The round is over, and the next one begins.
    .title = Nothing left
wolle-turn-stock-empty = If the stock is empty, a miss earns you no chip, not even later.
    .title = Empty stock
    .decided = The printed rules don’t say what happens when the stock is empty. There are only 25 chips, so you go without.

## result
wolle-result-sum = Your result is the sum of all three dice, including those you kept.
    .title = The result
wolle-result-malus = If the top card of your herd shows a minus, you must subtract it from your result. It counts again on every try.
    .title = A minus must count
    .example = For example, with a minus of 2, the dice 11, 6 and 4 give a result of 19.
wolle-result-bonus = If the top card of your herd shows a bonus, you may add it to your result after any try. It isn’t used up: you may use it again on every try.
    .title = A bonus may count
    .example = For example, with a bonus of 2, the dice 11, 6 and 4 can reach 23.
wolle-result-chips = After any try you may pay wool chips to the stock, as many as you like. Each chip raises your result by 1.
    .title = Paying chips
wolle-result-optional-success = If you can reach your bid only with your bonus or chips, it’s your choice: use them and take the cards, or carry on.
    .title = Reaching your bid by choice
    .special = After the third try, carrying on means a miss. On the screen, the bonus is always used first, and then as few chips as possible.
    .example = For example, you bid 22, have a bonus of 2 and roll 19 on your first try. You can add the bonus, pay one chip and take three cards. Or you keep a die, roll again and try for just two.
    .decided = The printed rules leave it to you how you pay. The bonus is free and every chip is worth a point, so the cheapest way is always used here.
wolle-result-forced-success = If you reach your bid without a bonus or chips, you have no choice: take all the cards you’ve earned, even the ones you’d rather leave.
    .title = Reaching your bid without help
wolle-result-below-14 = If you miss and your result after the third try is below 14, you must take every black sheep on the table. You still get your wool chip.
    .title = Below 14
    .special = A minus counts here too.
    .example = For example, your dice add up to 16 and you have a minus of 3: your result is 13.
wolle-result-rescue-14 = Below 14 after the third try? You can pay your way out. Use your bonus and chips to raise your result to 14 or more, and you leave the black sheep on the table. You still miss your bid, and you still get your chip.
    .title = Saved from the black sheep
    .special = This works only while the raised result stays below your bid, so never with a bid of 14. If your bonus would lift you all the way to your bid, only chips are used.
    .example = For example, with a bid of 15, a result of 13 and a bonus of 3, you pay one chip.
    .decided = The printed rules only say that a bonus and chips may be used to reach 14. They don’t say what happens if that also reaches your bid. Here you either reach your bid and take cards, or you stay below it, miss, and only avoid the black sheep.

## cards
wolle-take-choice = You choose freely from the cards on the table. If there are fewer than you’ve earned, you get the ones that are left.
    .title = Choosing cards
wolle-herd-stack = Your sheep lie in a pile in front of you: your herd. New sheep go on top right away, in any order you like.
    .title = On top of the herd
    .special = Choose well which one ends up on top: its bonus or minus and its sheep number count for you until another sheep covers it.
wolle-herd-closed = Only the top card of a herd can be seen. No one may look through a herd later, not even their own. So the history names the cards taken only until the next cards are laid out. When the game is over, everything can be seen.
    .title = The herd is closed
wolle-herd-beside = Dogs don’t go into the herd. They lie beside it, where everyone can see them, and so does the bone.
    .title = Beside the herd
wolle-corner-top-only = Bonuses and minuses count only on the top card of a herd. Yours counts every time you roll, for as long as that card stays on top.
    .title = Only the top corner counts
wolle-bone-steal = If you get a sheep with a bone symbol from the table, no matter how, you may take the bone from the player who has it: right away or not at all. If no one has the bone, or you have it yourself, the symbol does nothing.
    .title = Taking the bone
    .decided = The printed rules differ from language to language: in English, German and Dutch you may take the bone, in French you simply do. You have the choice here, as in the German original.
wolle-bone-top-meaningless = A bone symbol on top of your herd does nothing. It matters only at the moment you get that sheep.
    .title = A bone symbol on top

## end
wolle-end = The game ends when all 60 cards have been taken. By then, the bone and all the dogs have owners.
    .title = The end
wolle-score-sum = Add up the points on your sheep, 1 point for each wool chip, and what your 3‑7‑0 sheep, 0‑0‑7 sheep, dogs and the bone are worth. The highest score wins.
    .title = Adding up
    .example = For example, sheep with 24 points, a black sheep of minus 5, two 3‑7‑0 sheep, one dog and three chips make 24 − 5 + 14 + 9 + 3 = 45 points.
wolle-score-tie = Players tied for the highest score share the win.
    .title = A shared win
    .decided = The printed rules don’t say who wins a tie, so the players share the win here.
wolle-score-370 = One 3‑7‑0 sheep is worth 3 points, two are worth 14 together, and three are worth nothing.
    .title = 3‑7‑0
    .special = The fourth starts a new set: four are worth 3, five are worth 14, and six are worth nothing again.
wolle-score-007 = Every three 0‑0‑7 sheep are worth 21 points together. One or two are worth nothing.
    .title = 0‑0‑7
    .example = So three, four or five of them are worth 21, and six are worth 42.
wolle-score-dog-one = If you have exactly one dog, it’s worth 9 points.
    .title = One dog
wolle-score-dog-none = If you have no dog, two of your ordinary sheep go back in the box, and their points are lost. Black sheep, 3‑7‑0 sheep and 0‑0‑7 sheep stay with you.
    .title = No dog
    .special = The two with the fewest points are picked for you. If you have only one ordinary sheep, that one goes back; if you have none, you lose nothing.
    .decided = The printed rules let you choose the two sheep. The two with the fewest points are always the best choice, so they’re picked for you. The rules don’t say what happens if you have fewer than two, so you lose only what you have.
wolle-score-dog-most = The player with the most dogs loses 5 points. If several players are tied for the most, each of them loses 5. Two or more dogs are worth nothing in themselves.
    .title = Most dogs
wolle-score-bone = If you have the bone, you get 4 points for each of your dogs.
    .title = The bone
    .special = The bone itself is worth nothing, and you still lose 5 points for having the most dogs.
    .example = For example, with a single dog the bone is worth 4 points, on top of the dog’s own 9. With three dogs it’s worth 12.

## two
wolle-two-last-rolls = With 2 players, the last player rolls as well, if any cards are left. All the rules of a turn apply: three tries, a chip for a miss, and the black sheep for a result below 14.
    .title = Two players: the last one rolls
wolle-two-leftover = With 2 players, the cards left after the second turn go to the player who went first: without rolling, and even after taking cards before.
    .title = Two players: leftover cards

## house
wolle-house-open-herd = You may look through your own herd at any time.
    .title = House rule: open herd
    .decided = The printed rules keep every herd closed. If you’d rather not play from memory, agree on this before the game.
wolle-house-open-herds = Everyone may look through every herd at any time, and the history keeps naming the cards of all rounds.
    .title = House rule: open herds for everyone
    .decided = The printed rules keep every herd closed. If you don’t want the best memory to win, agree on this before the game.
wolle-house-short = You may play a short game with only 30 of the 60 cards: 25 sheep, 4 sheepdogs and the bone. The others stay in the box.
    .title = House rule: a short game
    .special = Two players then play 10 rounds, four play 6 and five play 5. Three players play 7, and an eighth with the last 2 cards; six play 4, and a fifth with the last 2.
    .decided = The printed rules always use all 60 cards. Our half still has three 3‑7‑0 sheep and three 0‑0‑7 sheep, so you can still collect either set.
wolle-house-deck = You may play with another deck of 60 cards that you enter yourselves, such as the printed one.
    .title = House rule: your own deck
    .decided = The printed rules show the cards only in pictures. So you play with the project’s own deck here, unless you enter another one.
