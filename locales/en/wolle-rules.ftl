# Volle Wolle, rule by rule. The id is the rule's, with dashes for dots.

## material
wolle-deck = There are 60 cards: 51 sheep, 8 sheepdogs and 1 bone. A sheep card shows its points, its sheep number and, in the upper corner, a bonus, a malus, a bone symbol or nothing.
    .title = The cards
wolle-dice = Three dice are rolled: a blue one with 12 sides, a red one with 10 and a yellow one with 8. Together they show 3 at least and 30 at most.
    .title = The dice
wolle-chips = There are 25 wool chips. Each seat starts with 2, the others are the stock. A chip that is still yours at the end is worth 1 point.
    .title = Wool chips
wolle-boards = The six bid boards are shuffled and each seat gets one. On its back stands a sheep number that nobody can choose. Boards that are left over stay out of the game.
    .title = Bid boards

## round
wolle-round-order = Each round goes like this: cards are laid out, everybody makes a bid, and then the dice are rolled.
    .title = A round
wolle-layout = One card more than there are seats is laid out face up: 3 cards for 2 seats up to 7 cards for 6 seats. With 6 seats the last round has only the 4 cards that remain.
    .title = Laying out
wolle-bid-secret = Everybody marks a bid in secret, and all boards are turned over together. Until then nobody learns anything about another bid.
    .title = Secret bids
wolle-bid-range = You may bid any number from 14 to 26, or 26+.
    .title = The bids
    .decided = The printed rules never list the bids. 14 and 26+ are known from reviews of the game, and a plain 26 follows from how 26+ is explained, so those are the bids here.
wolle-bid-order = The higher bid rolls first, and 26+ comes before 26.
    .title = Who rolls first
wolle-bid-tie = Among equal bids the lower sheep number rolls first. Your sheep number is the one on the top card of your herd; as long as you own no sheep, it is the one on the back of your bid board. Dogs and the bone have no sheep number.
    .title = Equal bids
wolle-bid-plus-cost = When the boards are turned over, everybody who bid 26+ first pays one wool chip to the stock. If several did, all of them pay, and the sheep numbers decide who rolls first.
    .title = 26+ costs a chip
wolle-bid-plus-needs-chip = Without a wool chip you cannot bid 26+.
    .title = No chip, no 26+
wolle-bid-plus-is-26 = A bid of 26+ is reached with a result of 26, just like the bid of 26.
    .title = 26+ means 26

## turn
wolle-turn-tries = Whoever rolls has up to three tries to reach or pass the bid. With 3 to 6 seats that is everybody but the last in order, with 2 seats it is both.
    .title = Three tries
wolle-turn-first = Roll all three dice. If you reach your bid, take any three cards of the display, and your turn is over.
    .title = First try
wolle-turn-second = If the first try brought no cards, leave exactly one die lying and roll the other two. If you reach your bid now, take any two cards.
    .title = Second try
wolle-turn-third = If the second try brought no cards either, leave one of the two dice just rolled lying as well and roll the last one. If you reach your bid now, take any one card.
    .title = Third try
wolle-turn-no-pass = A turn ends with cards or after the third try. You cannot stop before that.
    .title = No stopping early
wolle-turn-miss = If the third try does not reach your bid, you get no cards but one wool chip from the stock.
    .title = A miss
wolle-turn-last = With 3 to 6 seats, the last in order does not roll and gets no chip. All cards that are still on the display go to that seat, welcome or not.
    .title = The last in order
wolle-turn-empty-display = If no card is left when your turn comes, your turn is skipped: no cards and no chip. The next round begins.
    .title = Nothing left
wolle-turn-stock-empty = If the stock has no chip left, a chip that is due is not paid.
    .title = Empty stock
    .decided = The printed rules do not say what happens when the stock is empty, so nothing is paid here.

## result
wolle-result-sum = All three dice count together, those left lying too.
    .title = The result
wolle-result-malus = A malus on the top card of your herd is taken off every result.
    .title = A malus must count
wolle-result-bonus = A bonus on the top card of your herd may be added to your result after any try.
    .title = A bonus may count
wolle-result-chips = After any try you may pay wool chips to the stock, as many as you like: each one raises your result by 1.
    .title = Paying chips
wolle-result-optional-success = If you reach your bid only with a bonus or chips, you decide: take the cards, or let it be and roll on. Here the bonus is always used first, and then as few chips as possible.
    .title = Success by choice
    .decided = The printed rules leave open how you pay. Any other way would only cost you points, so the cheapest one is always taken here.
wolle-result-forced-success = If you reach your bid without bonus and chips, you must take all the cards that you have earned, even those you do not want.
    .title = Success without choice
wolle-result-below-14 = If your result after the third try is below 14, you must take every black sheep on the display. You still get your wool chip.
    .title = Below 14
wolle-result-rescue-14 = You may use your bonus and chips to lift such a result to 14. Then the black sheep stay where they are, although you have missed your bid. The result must stay below your bid: with a bid of 14 this cannot be done, and where the bonus would bring you to your bid, only chips are used.
    .title = Saved by chips

## cards
wolle-take-choice = You choose freely among the cards on the display. If there are fewer than you have earned, you get those.
    .title = Choosing cards
wolle-herd-stack = New sheep go on top of your herd at once, in any order you like. What matters is which of them ends up on top.
    .title = On top of the herd
wolle-herd-closed = Only the top card of a herd can be seen. Nobody may look through a herd later, not even through their own. So the log names cards only until the next layout; when the match is over, everything is open.
    .title = The herd is closed
wolle-herd-beside = Dogs lie beside the herd for everybody to see, and so does the bone.
    .title = Beside the herd
wolle-corner-top-only = Only the bonus or malus on the top card of your herd is in force.
    .title = Only the top corner counts
wolle-bone-steal = If a sheep with a bone symbol comes to you from the display, no matter how, you may fetch the bone from its owner: right away or not at all. If nobody owns the bone, or you do, the symbol does nothing.
    .title = Fetching the bone
    .decided = The printed rules differ from language to language: in some you may take the bone, in another you do take it. Here it is a choice, as in the German original.
wolle-bone-top-meaningless = A bone symbol on the top card of your herd means nothing.
    .title = A bone on top

## end
wolle-end = The game ends when all 60 cards have been handed out. So all eight dogs and the bone belong to somebody then.
    .title = The end
wolle-score-sum = Add the points of your sheep, 1 for each wool chip, and what your 3-7-0 cards, 0-0-7 cards, dogs and the bone bring. The highest score wins.
    .title = Counting up
wolle-score-tie = Seats with the same best score share the win.
    .title = A shared win
    .decided = The printed rules do not say who wins when the best scores are equal, so the win is shared here.
wolle-score-370 = One 3-7-0 card brings 3 points, two bring 14, three bring 0. The fourth begins a new set: four bring 3, five 14, six 0.
    .title = 3-7-0
wolle-score-007 = Every three 0-0-7 cards bring 21 points. One or two by themselves bring nothing.
    .title = 0-0-7
wolle-score-dog-one = Exactly one dog brings 9 points.
    .title = One dog
wolle-score-dog-none = Without a dog you put two sheep back into the box, but no black, 3-7-0 or 0-0-7 sheep. Your two sheep with the fewest points are chosen for you; if you have fewer than two such sheep, all of them go.
    .title = No dog
    .decided = The printed rules let you choose the two sheep. Those with the fewest points are always the best choice, so they are chosen for you here. What happens with fewer than two such sheep is not said there, so all of them go.
wolle-score-dog-most = If you have more dogs than anybody else, you lose 5 points. If several seats have the most, each of them does. Two or more dogs bring nothing by themselves.
    .title = Most dogs
wolle-score-bone = The owner of the bone gets 4 points for each of their dogs. The bone itself is worth nothing and does not save anybody from the 5 points for the most dogs.
    .title = The bone

## two
wolle-two-last-rolls = With 2 seats the second one rolls for its bid as well, if cards are left. All rules of a turn hold for it.
    .title = Two seats: the last one rolls
wolle-two-leftover = With 2 seats, cards that are left after the second turn go to the seat that rolled first, without rolling and even if it has taken cards before.
    .title = Two seats: what is left

## house
wolle-house-open-herd = You may look through your own herd at any time.
    .title = House rule: open herd
    .decided = The printed rules keep every herd closed. Whoever would rather not play from memory can agree on this before a match.
wolle-house-open-herds = Everybody may look through every herd at any time, and the log goes on naming the cards of all rounds.
    .title = House rule: open herds for everybody
    .decided = The printed rules keep every herd closed. Whoever would rather let nobody profit from a good memory can agree on this before a match.
wolle-house-deck = You may play with another deck of 60 cards that you enter yourselves, the printed one for example.
    .title = House rule: another deck
    .decided = The printed rules show the cards only as pictures, so the match is played with a deck of the project’s own here, unless you bring another.
