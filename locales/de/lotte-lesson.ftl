# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Sammle Punkte, bis jemand das Ziel erreicht. Jeder Zug beginnt mit einer Karte: Deck eine auf!
lesson-lotte-bonus = Ein Bonus: Zählen am Ende alle sechs Würfel, bekommst du diese Punkte dazu. Würfle!
# After the first roll; go-on: after another one.
lesson-lotte-go = Einsen und Fünfen zählen, darum wurden sie herausgelegt. Würfelst du mit den anderen weiter, oder hörst du auf und schreibst auf?
lesson-lotte-go-on = Das ging gut! Noch einmal, oder aufhören? Zählt kein Würfel, sind alle Punkte dieses Zuges verloren.
lesson-lotte-full = Alle sechs Würfel haben gezählt: eine volle Lotte! Schreibst du auf, oder deckst du noch eine Karte auf und riskierst alles?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Was aufgeschrieben ist, nimmt dir kein schlechter Wurf mehr. Schau jetzt, wie es weitergeht.
lesson-lotte-lost = Kein Würfel hat gezählt, also sind die Punkte deines Zuges verloren. Schau jetzt, wie es weitergeht.
lesson-lotte-watch = Jetzt wird gegenüber gewürfelt. Was würdest du tun?
# The other player has just lost a turn.
lesson-lotte-again = Ein Wurf zu viel: Nichts hat gezählt, und alle Punkte dieses Zuges sind weg. Du bist dran: Deck eine Karte auf!
lesson-lotte-double = Verdoppler: Mit einer vollen Lotte zählen alle Punkte deines Zuges doppelt. Würfle!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Ein Drilling in einem Wurf bringt viel: drei Einsen 1.000 Punkte. Zählen auch die letzten zwei Würfel, ist es eine volle Lotte, und deine Punkte verdoppeln sich. Traust du dich?
lesson-lotte-fireworks = Feuerwerk: Du würfelst, bis kein Würfel mehr zählt, und behältst trotzdem alle Punkte. Würfle!
# After two turns each.
lesson-lotte-over = So geht es weiter, Zug um Zug. Hat jemand das Ziel erreicht, haben die anderen noch eine letzte Chance, und die meisten Punkte gewinnen.
