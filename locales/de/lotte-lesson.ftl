# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Sammle Punkte, bis jemand das Ziel erreicht. Jeder Zug beginnt mit einer Karte: Decke eine auf!
    .story = Willkommen auf dem Rummel! An Lottes Würfelbude ist nur eins schwer: rechtzeitig aufhören.
lesson-lotte-bonus = Ein Bonus! Du bekommst ihn dazu, wenn am Ende alle sechs Würfel Punkte bringen. Würfle!
# After the first roll; go-on: after another one.
lesson-lotte-go = Einsen und Fünfen bringen Punkte, sie sind gültig. Weiterwürfeln oder aufhören? Ist im nächsten Wurf kein Würfel gültig, heißt das Niete: Dann sind alle Punkte dieses Zuges weg!
lesson-lotte-go-on = Das ging gut! Noch einmal, oder aufhören? Mit jedem Würfel weniger wird eine Niete wahrscheinlicher.
lesson-lotte-full = Alle sechs Würfel sind gültig: eine volle Lotte! Schreibst du die Punkte auf, oder riskierst du alles mit einer neuen Karte?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Was aufgeschrieben ist, nimmt dir keine Niete mehr. Jetzt ist der Bot dran: Schau zu!
lesson-lotte-lost = Niete! Kein Würfel ist gültig, und die Punkte deines Zuges sind weg. Jetzt ist der Bot dran: Schau zu!
lesson-lotte-watch = Jetzt würfelt der Bot. Was würdest du tun?
# The other player has just lost a turn.
lesson-lotte-again = Der Bot hat einmal zu oft gewürfelt: Niete! Alle Punkte seines Zuges sind weg. Du bist dran: Decke eine Karte auf!
lesson-lotte-double = Doppelte Lotte: Mit einer vollen Lotte zählen alle Punkte deines Zuges doppelt. Würfle!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Drei Gleiche in einem Wurf sind ein Drilling, und drei Einsen bringen 1.000 Punkte! Sind auch die letzten zwei Würfel gültig, hast du eine volle Lotte, und alles verdoppelt sich. Traust du dich?
lesson-lotte-fireworks = Feuerwerk: Du würfelst bis zur Niete und behältst trotzdem alle Punkte. Würfle!
# After two turns each.
lesson-lotte-over = So geht es weiter, Zug um Zug. Hat jemand das Ziel erreicht, gibt es noch eine letzte Chance zum Aufholen. Dann gewinnt, wer die meisten Punkte hat.
