# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = You’re after the best herd of sheep. Each round you bid: how much can you roll with three dice? Reach it, and you take cards.
    .story = Shearing time! Roger, the oldest ram, wants to know if you’re a shepherd who keeps promises.
lesson-wolle-bid = Tap a card on the table to see what it does. Then bid: the dice go up to 12, 10 and 8, and there’s no wrong answer.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = No one bid more than you, so you go first. Roll the dice!
lesson-wolle-second = The highest bid goes first, and yours comes next. Watch whether it’s reached!
lesson-wolle-last = Tied for the lowest bid, and your sheep number is higher. So you go last: no rolling, you take every card that’s left.
lesson-wolle-watch = Now the others play. Watch what they take, and what they leave.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = That was a miss, and all it earned was a wool chip. Your turn: roll the dice!
lesson-wolle-keep = Not quite! Keep one die, whichever you like. The others roll again.
lesson-wolle-keep-last = One try left. Keep one more die, and only the last one rolls again.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = So close! Will you make up the difference and take cards?
lesson-wolle-below = Careful: below 14, a miss gets you every black sheep on the table. There’s a way to avoid them. Can you find it?
lesson-wolle-take-first = Reached on the first try: take three cards!
lesson-wolle-take-second = Reached on the second try: take two cards, not three. Look at the top right corner: on top of your herd, a bonus helps your rolls and a minus hurts them.
lesson-wolle-take-third = Reached on the third try: take one card.
lesson-wolle-top = Tap the sheep that goes on top of your herd. Only its corner counts: a bonus helps your rolls, a minus hurts them.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = The last player didn’t roll, and took every card left. That was the first round!
lesson-wolle-round-chip = One bid was missed, and that earned a chip. The last player didn’t roll, and took every card left.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Your top sheep has a minus, so every roll of yours counts for less. A new round: what’s your bid?
lesson-wolle-again-bonus = Your top sheep has a bonus, which can lift a roll that falls short. A new round: what’s your bid?
lesson-wolle-again-plain = Your top sheep has no bonus and no minus, so your rolls count as they are. A new round: what’s your bid?
# Somebody else has just had to take a black sheep.
lesson-wolle-sets = One more round, with cards that score as a team: dogs and the bone, 3‑7‑0 and 0‑0‑7.
lesson-wolle-again-sets = Two 3‑7‑0 sheep are worth 14 points, but a third one spoils them. Three 0‑0‑7 sheep are worth 21. What’s your bid?
lesson-wolle-take-sets = A single dog is worth 9 points, and the bone adds 4 for every dog. Which cards will you take?
lesson-wolle-turn-black = A high bid, then a result below 14: that’s how you get stuck with the black sheep. Your turn: roll the dice!
lesson-wolle-turn = It’s your turn. Roll the dice!
# After two rounds.
lesson-wolle-over = That’s how it goes, round after round. When all 60 cards are gone, the herds are counted, and the highest score wins.
