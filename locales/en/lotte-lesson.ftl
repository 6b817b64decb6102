# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = You collect points, turn by turn, until someone reaches the target. Every turn starts with a card: draw one!
    .story = Welcome to the fair! At Lotte’s dice stall, only one thing is hard: stopping.
lesson-lotte-bonus = A Bonus card: get all six dice to score, and these points are yours on top. Roll!
# After the first roll; go-on: after another one.
lesson-lotte-go = Ones and fives score, so they’ve been set aside. Roll the rest for more, or stop and write down your points?
lesson-lotte-go-on = That went well! Roll again, or stop? If nothing scores, you lose all the points of this turn.
lesson-lotte-full = All six dice have scored: a Full Roll! Stop with all these points, or risk them on another card?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Written down and safe: no bad roll can touch those points. Now watch the other player.
lesson-lotte-lost = Nothing scored, so this turn’s points are gone. Now watch the other player.
lesson-lotte-watch = The other player is rolling. What would you do?
# The other player has just lost a turn.
lesson-lotte-again = One roll too many! Nothing scored, and that turn’s points are gone. Your turn: draw a card!
lesson-lotte-double = Double-Roll: make a Full Roll, and this turn’s points count double. Roll!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Three ones in one roll are worth 1,000! If the last two dice score as well, it’s a Full Roll, and your points double. Do you dare, or will you stop?
lesson-lotte-fireworks = Fireworks: keep rolling until nothing scores, and you still keep all your points. Roll!
# After two turns each.
lesson-lotte-over = That’s how it goes, turn by turn. Once someone reaches the target, the others get one last chance to catch up. The highest score wins.
