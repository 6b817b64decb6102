# Volle Lotte, rule by rule. The id is the rule's, with dashes for dots. Where the two sets of rules part,
# `.cabinet` and `.tutto` say what each adds; the text itself holds for both. `.decided` says what the printed
# rules leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-lotte-….

## Overview

# Above five pictures, each with a sentence.
rules-lotte-pictures = A turn in five pictures
rules-lotte-pictures-1 = Draw a card.
rules-lotte-pictures-2 = Roll all six dice.
rules-lotte-pictures-3 = Set aside dice that score. You may roll the rest again.
rules-lotte-pictures-4 = Stop in time and write down your points. If a roll scores nothing before that, they’re lost.
rules-lotte-pictures-5 = When all six dice have scored, your card pays its reward.
# The opening of the rulebook.
rules-lotte-story = When the shearing is done, the whole flock slips off to the fair. Lotte runs the dice stall: a lamb who once bet her coat on one more roll and has felt the cold ever since. The hedgehog stops early, the fox counts the cards, and the hare wants one more roll. Lotte likes the hare best.
rules-lotte-aim = Draw a card, roll six dice and collect points. Stop in time and they’re yours; roll once too often and they’re gone. When someone reaches the target, usually 6,000 points, a last round decides. The highest score wins.
    .title = The aim
rules-lotte-players = For 2 to 10 players, aged 8 and up according to the printed rules. They don’t say how long a game takes. Our guess: about 30 minutes with four players, longer with more.
    .title = Players, age and time
rules-lotte-setup = Shuffle the 56 cards and put the deck face down where everyone can reach it, with the six dice beside it. Have pen and paper ready; everyone starts at 0. Agree on the Classic or the Tutto rules (Tutto is the game’s later name), on the target and on who begins. Play goes clockwise.
    .title = Setting up
    .special = On the screen, the player in place 1 begins, at the front of the table, and the rest is done for you.
rules-lotte-tip = Keep rolling until your turn is worth 300 points, then stop and write them down. You can hardly do better: even perfect play brings only about 3 points more per turn. In the last round, keep rolling until you have what you need.
    .title = A tip: when to stop
    .special = With the Tutto rules, set aside as few dice as you can, and keep rolling until you have 350.
rules-lotte-signs = The cards and signs you’ll meet.
    .title = Cards and signs
rules-lotte-sign-stop = No roll. Your turn is over, and its points are lost.
    .name = Stop
rules-lotte-sign-fireworks = Roll until nothing scores. Then write down all your points.
    .name = Fireworks
rules-lotte-sign-bonus = A Full Roll earns you the number on the card.
    .name = Bonus
rules-lotte-sign-double = A Full Roll doubles all the points of your turn.
    .name = Double-Roll
rules-lotte-sign-plus-minus = You must go for a Full Roll. It earns you 1,000 points, and the leader loses 1,000, unless that’s you.
    .name = Plus-Minus
rules-lotte-sign-straight = You must go for a straight, number by number. It earns you 2,000 points.
    .name = Straight
rules-lotte-sign-clover = You must go for a Full Roll. It can win you the game on the spot.
    .name = Four-Leaf Clover
rules-lotte-sign-deck = The cards still to come, face down. When they run out, all 56 are shuffled again.
    .name = The deck
rules-lotte-sign-risk = The points of this turn. Stop in time, and you write them down; roll badly, and they’re lost.
    .name = At risk
rules-lotte-sign-safe = Points you keep. Only a Plus-Minus can take some of them from the leader.
    .name = Written down
rules-lotte-sign-leader = Has the most points written down. A Plus-Minus can cost the leader 1,000.
    .name = In the lead
rules-lotte-sign-target = This player reached the target first, so the last round has begun. The highest score wins.
    .name = Target reached

## material
lotte-deck = There are 56 cards: 25 Bonus cards (5 each of 200, 300, 400, 500 and 600), 10 Stop cards, 5 each of Fireworks, Double-Roll, Plus-Minus and Straight, and only one Four-Leaf Clover.
    .title = The cards
lotte-dice = You roll six ordinary dice, numbered 1 to 6.
    .title = The dice
lotte-deck-exhausted = When the last card has been drawn, all 56 are shuffled again before the next one.
    .title = The deck runs out
    .decided = The printed rules don’t say what happens when the deck runs out, so here all the cards are shuffled and play goes on.

## turn
lotte-turn-start = Play goes clockwise; on the screen, the player in place 1 begins. Start your turn by drawing the top card of the deck and laying it face up. Then roll all six dice, unless the card is a Stop.
    .title = First a card, then the dice
lotte-score-single = Each 1 is worth 100 points and each 5 is worth 50. The other numbers score only as triples.
    .title = Single dice
    .example = For example, 1‑5‑5 is worth 200.
lotte-score-triple = Three of a kind in one roll are a triple: 1‑1‑1 is worth 1,000 points, 2‑2‑2 is worth 200, 3‑3‑3 is 300, 4‑4‑4 is 400, 5‑5‑5 is 500 and 6‑6‑6 is 600.
    .title = Triples
    .special = Dice from an earlier roll never complete a triple.
    .example = If you set aside a 1 and then roll 1‑1, you have three single dice, worth 300 together.
lotte-score-once = Each die counts only once, alone or in a triple.
    .title = No die counts twice
    .example = So 1‑1‑1‑1 is worth 1,100 and 5‑5‑5‑5 is worth 550, but 2‑2‑2‑2 is worth 200, with one die left over. Two triples in one roll both count: 2‑2‑2‑6‑6‑6 is worth 800.

## roll
lotte-roll-nothing = If nothing scores in your roll, your turn ends and all its points are lost, including those from earlier cards. Fireworks and Straight have their own rules.
    .title = Nothing scores
lotte-roll-aside = Set aside dice that scored; then you may roll the rest again. A Straight has its own way of setting dice aside.
    .title = Setting dice aside
    .cabinet = You set aside all the dice that scored. From 1‑2‑3‑4‑5‑6 that means the 1 and the 5, and four dice are left to roll again.
    .tutto = You choose which scoring dice to set aside, at least one die or triple. From 1‑2‑3‑4‑5‑6 you may set aside only the 1 and roll five dice again. Only the dice you set aside count. With Fireworks you always set aside all the dice that scored.
lotte-roll-stop = The points of your turn are at risk until you stop. After a roll that scored, you may stop and write them all down. Fireworks, Plus-Minus, Straight and Four-Leaf Clover don’t let you stop: you keep rolling for as long as the card says.
    .title = Stopping

## full-roll
lotte-full-roll = When all six dice have scored, in one roll or in several, it’s a Full Roll. Your card pays its reward. Then stop and write down your points, or draw another card and roll all six dice again, with all the points of this turn at risk.
    .title = Full Roll
    .special = Fireworks and Four-Leaf Clover have their own rules for what happens next.
    .example = For example, you set aside 1‑5‑5 and then roll 3‑3‑3.
lotte-full-roll-must-roll = If you draw another card, you must roll at least once, unless it’s a Stop. You can’t look at the card and then stop.
    .title = A new card means a new roll
    .decided = The printed rules don’t say whether you may look at another card and then stop. Here you must roll, because every new card is meant to be a risk.

## cards
lotte-card-stop = You don’t roll. Your turn ends at once, and you lose all the points of this turn.
    .title = Stop
lotte-card-bonus = If you make a Full Roll, add the number on the card to your points. If you stop before the Full Roll, or nothing scores, you get no bonus.
    .title = Bonus
    .example = For example, 850 from the dice and a Bonus of 300 make 1,150.
lotte-card-double = If you make a Full Roll, all the points of your turn so far are doubled, including those from earlier cards. If you stop before that, or nothing scores, nothing is doubled.
    .title = Double-Roll
    .example = For example, 1,250 points become 2,500.
lotte-card-fireworks = Keep rolling, and set aside all the dice that score. After each Full Roll, roll all six dice again without another card. The first roll in which nothing scores ends your turn, and this time you lose nothing: write down all the points of the turn, including those from earlier cards.
    .title = Fireworks
    .decided = The English translation behind the Classic rules lets you keep the points you’ve collected up to then. It doesn’t say clearly whether that includes earlier cards, or whether you may stop by choice. The publisher’s later Tutto rules do, and both sets of rules follow them here: roll until nothing scores, then keep all the turn’s points.
lotte-card-plus-minus = Go for a Full Roll; you can’t stop before it. It earns exactly 1,000 points, whatever the dice showed, on top of your points from earlier cards. At that moment the leader loses 1,000, whatever happens later in your turn. Then you stop or draw another card.
    .title = Plus-Minus
    .special = The leader has the most points written down; with 0 points, no one leads. If several players are tied for the lead, each of them loses 1,000, but you never do. So if you lead alone, no one loses points.
    .cabinet = A score may fall below zero: a leader with 600 points is left with −400.
    .tutto = No score falls below zero: a leader with 600 points is left with 0.
    .decided = The English translation behind the Classic rules doesn’t say whether the dice score as well (here they don’t), or what happens if several players lead. Both sets of rules follow the publisher’s later Tutto rules here: every leader but you loses 1,000. That no one leads with 0 points is our ruling.
lotte-card-straight = You must roll a straight. Each roll must show at least one of its numbers that you haven’t set aside yet. Set those aside, one of each number, and roll the rest again. A complete straight earns 2,000 points; nothing else scores with this card.
    .title = Straight
    .special = If a roll shows no new number, your turn ends and all its points are lost.
    .cabinet = The straight is 1‑2‑3‑4‑5, rolled with six dice. Set aside one die of every new number: from 1‑1‑3‑3‑6‑6 that means one 1 and one 3. When the straight is complete, your turn ends, and you write down the 2,000 and your points from earlier cards.
    .tutto = The straight is 1‑2‑3‑4‑5‑6. Set aside one or more of the new numbers, as you choose: from 1‑1‑3‑3‑6‑6, for example, only a 1. The complete straight counts as a Full Roll: you stop or draw another card.
    .decided = The printed rules don’t say whether ones, fives and triples score with this card. Here they don’t. Nor do they say what happens to points from earlier cards: here they’re kept or lost with the rest of the turn.
lotte-card-clover = This card asks for Full Rolls: one or two, depending on your rules. You can’t stop before. Make them, and you win the game on the spot, whatever the scores. If nothing scores in a roll before that, your turn ends and all its points are lost.
    .title = Four-Leaf Clover
    .cabinet = One Full Roll wins.
    .tutto = You need two Full Rolls in a row. For the second you roll all six dice again, without another card in between.
    .decided = The English translation behind the Classic rules doesn’t say what happens to points from earlier cards if you don’t make it. Here they’re lost, as under the Tutto rules, and as with every card but Fireworks when nothing scores.

## end
lotte-end-target = The last round begins once a player has 6,000 or more points written down. You may agree on another target before the game, such as 10,000 for a longer one.
    .title = The target
lotte-end-catch-up = Once a player has reached the target, everyone else gets one last chance to catch up. Then the highest score wins, no matter who got there first.
    .title = The last round
    .cabinet = Every other player has exactly one more turn, clockwise from the player who reached the target first. Nothing calls this off.
    .tutto = The round is played to its end, so that everyone has had the same number of turns. A Plus-Minus can still cost players points. After every turn, check the scores: if no one has the target any longer, the last round is called off and play goes on.
    .decided = The printed rules don’t say how the last round is counted, or what happens if no one has the target any longer. So each set of rules says it here, and the target is checked only when a turn is over.
lotte-end-tie = Players tied for the highest score share the win.
    .title = A shared win
    .decided = The printed rules don’t say who wins a tie, so the players share the win here.
