# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Collect points until somebody reaches the target. Every turn begins with a card: draw one!
lesson-lotte-bonus = A Bonus: if all six dice score in the end, you get these points on top. Roll!
# After the first roll; go-on: after another one.
lesson-lotte-go = Ones and fives score, so they were set aside. Roll the other dice for more, or stop and write your points down?
lesson-lotte-go-on = That went well! Roll once more, or stop? If nothing scores, all points of this turn are lost.
lesson-lotte-full = All six dice have scored: a Full Roll! Stop with all these points, or draw another card and risk them?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = No bad roll can take away points that are written down. Now watch the other player.
lesson-lotte-lost = Nothing scored, so the points of your turn are lost. Now watch the other player.
lesson-lotte-watch = The other player is rolling. What would you do?
# The other player has just lost a turn.
lesson-lotte-again = One roll too many: nothing scored, and all points of that turn are lost. Your turn: draw a card!
lesson-lotte-double = Double-Roll: with a Full Roll, all points of your turn count twice. Roll!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Three of a kind in one roll score a lot: three ones make 1,000. If the last two dice score as well, that’s a Full Roll, and your points double. Dare, or stop?
lesson-lotte-fireworks = Fireworks: you roll until nothing scores, and then keep all your points. Roll!
# After two turns each.
lesson-lotte-over = That’s how it goes, turn by turn. Once somebody reaches the target, the others get a last chance to catch up, and the highest score wins.
