# Volle Lotte, rule by rule. The id is the rule's, with dashes for dots. Where the two sets of rules part,
# `.cabinet` and `.tutto` say what each adds; the text itself holds for both. `.decided` says what the printed
# rules leave open and how it is settled here.

## material
lotte-deck = There are 56 cards: 25 Bonus cards (5 each of 200, 300, 400, 500 and 600), 10 Stop cards, 5 each of Fireworks, Double-Roll, Plus-Minus and Straight, and a single Four-Leaf Clover.
    .title = The cards
lotte-dice = Six ordinary dice are rolled, each with the numbers 1 to 6.
    .title = The dice
lotte-deck-exhausted = When the last card has been drawn, all 56 are shuffled again before the next one.
    .title = The deck is used up
    .decided = The printed rules do not say what happens when the deck is used up, so all cards are shuffled again and the game goes on.

## turn
lotte-turn-start = Your turn begins with the top card of the deck, face up for everybody. Then you roll all six dice, unless the card is a Stop.
    .title = First a card, then the dice
lotte-score-single = Each 1 is worth 100 points and each 5 is worth 50. For example, 1-5-5 is 200. The other numbers score only in triples.
    .title = Single dice
lotte-score-triple = Three of a kind in one roll are a triple: 1-1-1 is worth 1,000 points, 2-2-2 is 200, 3-3-3 is 300, 4-4-4 is 400, 5-5-5 is 500 and 6-6-6 is 600. Dice from an earlier roll never complete a triple: a 1 laid aside and then 1-1 are three single dice, 300 in all.
    .title = Triples
lotte-score-once = Each die counts once, alone or in a triple. So 1-1-1-1 is 1,100 and 5-5-5-5 is 550, but 2-2-2-2 is 200 with one die left over. Two triples in one roll both count: 2-2-2-6-6-6 is 800.
    .title = No die counts twice

## roll
lotte-roll-nothing = If no die of your roll scores, your turn ends and brings nothing: all points of the turn are lost, those of earlier cards too. Fireworks and Straight have a rule of their own.
    .title = Nothing rolled
lotte-roll-aside = Dice that scored are laid aside, and the rest may be rolled. Straight has its own way of laying aside.
    .title = Laying dice aside
    .cabinet = All dice that scored are laid aside. From 1-2-3-4-5-6 that means the 1 and the 5, and four dice may be rolled.
    .tutto = You lay aside at least one scoring die or triple, and choose which. From 1-2-3-4-5-6 you may lay aside the 1 alone and roll five dice. Only what lies aside counts. Fireworks always takes all dice that scored.
lotte-roll-stop = After a roll that scored you may stop and write down all points of the turn. Fireworks, Plus-Minus, Straight and Four-Leaf Clover forbid stopping: with them you roll on for as long as the card says.
    .title = Stopping

## full-roll
lotte-full-roll = When all six dice have scored, in one roll or in several, it is a Full Roll: for example 1-5-5 first and then 3-3-3. The card gives its reward. Now you may stop and write down your points, or draw another card and roll all six dice again, with all points so far at risk. After a Full Roll with Fireworks or Four-Leaf Clover, that card says how it goes on.
    .title = Full Roll
lotte-full-roll-must-roll = Whoever draws another card must roll at least once, unless it is a Stop. You cannot look at the card and then stop.
    .title = A new card must be rolled for
    .decided = The printed rules do not say whether you may look at another card and then stop, so you must roll: going on is meant to be a risk with every card.

## cards
lotte-card-stop = You do not roll. Your turn ends at once, and all points of this turn are lost.
    .title = Stop
lotte-card-bonus = On a Full Roll the number on the card is added to your points: 850 from the dice and a Bonus of 300 make 1,150. If you stop before the Full Roll, or roll nothing, there is no bonus.
    .title = Bonus
lotte-card-double = On a Full Roll all points of your turn so far are doubled, those of earlier cards too: 1,250 become 2,500. If you stop before it, or roll nothing, nothing is doubled.
    .title = Double-Roll
lotte-card-fireworks = You must roll on and lay aside all dice that score. After each Full Roll you go on with six new dice and need no other card. The first roll without a scoring die ends your turn, and here it costs nothing: all points of the turn are written down, those of earlier cards too.
    .title = Fireworks
    .decided = The printed rules do not say whether you may stop by yourself, nor what becomes of the points of earlier cards, so you roll until nothing scores and then keep all points of the turn: with this card rolling on is without risk.
lotte-card-plus-minus = You must go for a Full Roll. It is worth exactly 1,000 points, whatever the dice showed, on top of what earlier cards of the turn brought. At the same moment the leader loses 1,000, whatever becomes of the rest of your turn. Only points that are written down decide who leads, and nobody leads while nobody has more than 0. If several seats lead together, each of them loses 1,000, but you never do; so if you lead alone, nobody loses. Then you stop or draw another card.
    .title = Plus-Minus
    .cabinet = A score may fall below zero: a leader with 600 points is left with −400.
    .tutto = No score falls below zero: a leader with 600 points is left with 0.
    .decided = The printed rules do not say when the leader is judged, what happens if several seats lead, or whether a score may fall below zero, so only points that are written down count, every leader but you loses 1,000 at once, and whether there is a floor depends on the rules that are played.
lotte-card-straight = You must roll a straight. Each roll must show at least one number of it that you have not laid aside yet. Such dice are laid aside, one of each number, and the rest is rolled on. A roll without a new number ends your turn, and the turn brings nothing. The whole straight adds 2,000 points; nothing else scores with this card.
    .title = Straight
    .cabinet = The straight is 1-2-3-4-5, rolled with six dice. One die of every new number is laid aside: from 1-1-3-3-6-6 a 1 and a 3. When the straight is complete, your turn ends; the 2,000 and the points of earlier cards are written down.
    .tutto = The straight is 1-2-3-4-5-6. You may lay aside any one or more of the new numbers: from 1-1-3-3-6-6 the 1 alone, for example. The complete straight counts as a Full Roll: you stop or draw another card.
    .decided = The printed rules do not say what becomes of the points of earlier cards, so they go the way of the turn: kept with the whole straight, lost with a roll that brings no new number.
lotte-card-clover = You must go for a Full Roll, for this card can win the game at once, whatever the scores are. If a roll shows no scoring die before that, your turn ends and brings nothing.
    .title = Four-Leaf Clover
    .cabinet = One Full Roll wins.
    .tutto = Two Full Rolls in a row win, the second with six new dice and without another card between them.
    .decided = The printed rules do not say what becomes of the points of earlier cards if the Full Roll fails, so they are lost, as with any other roll in which nothing scores.

## end
lotte-end-target = A seat that has 6,000 points or more written down starts the end of the game. You may agree on another target before the game, 10,000 for a longer one for example.
    .title = The target
lotte-end-catch-up = Once a seat has reached the target, the others may catch up until the last round is over. Then the highest score wins, whoever it was that reached the target first.
    .title = The last round
    .cabinet = Every other seat has exactly one more turn, clockwise from the seat that reached the target first. Nothing calls this off.
    .tutto = The round is played to its end, so that all seats have had equally many turns. When a Plus-Minus has cost somebody points, the target is judged at the end of that turn, with its points written down: if no seat is there any more, the last round is called off and the game goes on.
    .decided = The printed rules do not say how the last round is counted, nor what happens if nobody is at the target any more, so each set of rules says it, and the target is judged only when a turn is over.
lotte-end-tie = Seats with the same best score share the win.
    .title = A shared win
    .decided = The printed rules do not say who wins if the best scores are equal, so those seats share the win.
