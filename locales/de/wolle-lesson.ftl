# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Gesucht ist die beste Herde. In jeder Runde bietest du, wie viel du mit drei Würfeln mindestens erreichst. Schaffst du es, nimmst du Karten.
lesson-wolle-bid = Tipp eine Karte in der Auslage an, dann siehst du, was sie bewirkt. Dann biete: Die Würfel gehen bis 12, 10 und 8, und falsch machen kannst du hier nichts.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Niemand hat höher geboten als du, also fängst du an. Würfle!
lesson-wolle-second = Das höchste Gebot fängt an, dann kommt deins. Schau zu, wie es dem höchsten ergeht.
lesson-wolle-last = Dein Gebot kommt zuletzt. Du würfelst nicht, sondern nimmst alle Karten, die übrig bleiben.
lesson-wolle-watch = Jetzt spielen die anderen. Schau, was sie nehmen und was sie liegen lassen.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Dieses Gebot wurde verfehlt. Dafür gibt es nur einen Wollchip. Jetzt du: Würfle!
lesson-wolle-keep = Das reicht noch nicht. Such dir einen Würfel aus, den du behältst. Die anderen werden noch einmal geworfen.
lesson-wolle-keep-last = Ein Versuch bleibt dir. Behalte noch einen Würfel. Nur der letzte wird noch einmal geworfen.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Ganz knapp! Willst du ausgleichen, was fehlt, und Karten nehmen?
lesson-wolle-below = Achtung: Unter 14 bringt dir ein verfehltes Gebot alle schwarzen Schafe aus der Auslage. Findest du den Ausweg?
lesson-wolle-take-first = Im ersten Versuch erreicht: Dafür gibt es drei Karten.
lesson-wolle-take-second = Im zweiten Versuch erreicht: Nimm zwei Karten. Im ersten wären es drei gewesen.
lesson-wolle-take-third = Im dritten Versuch erreicht: Nimm eine Karte.
lesson-wolle-top = Welches Schaf kommt nach oben? Nur dessen Ecke zählt: Ein Bonus hilft deinen Würfen, ein Malus schadet ihnen.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = Wer als Letztes dran war, hat nicht gewürfelt und alle übrigen Karten genommen. Das war die erste Runde!
lesson-wolle-round-chip = Ein Gebot wurde verfehlt, das brachte einen Chip. Wer als Letztes dran war, nahm ohne Wurf alle übrigen Karten.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Oben auf deiner Herde liegt ein Malus. Er geht von jedem deiner Würfe ab. Neue Runde: Was bietest du?
lesson-wolle-again-bonus = Oben auf deiner Herde liegt ein Bonus. Er kann einen Wurf heben, der nicht reicht. Neue Runde: Was bietest du?
lesson-wolle-again-plain = Deine oberste Karte hat weder Bonus noch Malus: Deine Würfe zählen, wie sie fallen. Neue Runde: Was bietest du?
# Somebody else has just had to take a black sheep.
lesson-wolle-turn-black = Hoch geboten und unter 14 geblieben: Dafür gab es das schwarze Schaf. Jetzt du: Würfle!
lesson-wolle-turn = Wieder hat niemand höher geboten als du. Würfle!
# After two rounds.
lesson-wolle-over = So geht es weiter, Runde für Runde. Sind alle 60 Karten vergeben, werden die Herden gezählt, und die meisten Punkte gewinnen.
