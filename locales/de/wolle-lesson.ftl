# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Hol dir die beste Herde! In jeder Runde legst du vorher fest, wie viel du mit drei Würfeln mindestens schaffst. Klappt es, nimmst du Karten.
    .story = Schurzeit! Roger, der älteste Widder, will wissen, ob du Wort hältst.
lesson-wolle-bid = Tippe eine Karte in der Auslage an, dann siehst du, was sie kann. Dann biete! Die Würfel gehen bis 12, 10 und 8. Falsch machen kannst du nichts.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Niemand hat höher geboten als du, also fängst du an. Würfle!
lesson-wolle-second = Wer am meisten bietet, fängt an; danach bist du dran. Schau zu, ob das Gebot klappt!
lesson-wolle-last = Gleich wenig geboten, aber deine Schafzahl ist höher: Du bist zuletzt dran. Würfeln musst du nicht, du nimmst alle Karten, die übrig bleiben.
lesson-wolle-watch = Jetzt spielen die anderen. Schau, was sie nehmen und was sie liegen lassen.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Da hat jemand das Gebot nicht geschafft: Dafür gibt es nur einen Wollchip als Trost. Jetzt du: Würfle!
lesson-wolle-keep = Das reicht noch nicht. Welcher Würfel soll liegen bleiben? Die anderen beiden würfelst du noch einmal.
lesson-wolle-keep-last = Ein Versuch bleibt dir. Lass noch einen Würfel liegen, nur der letzte rollt noch einmal.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Ganz knapp! Was fehlt, kannst du mit Bonus oder Chips ausgleichen. Nimmst du Karten?
lesson-wolle-below = Achtung, unter 14! Schaffst du dein Gebot nicht, musst du jetzt alle schwarzen Schafe aus der Auslage nehmen. Findest du den Ausweg?
lesson-wolle-take-first = Im ersten Versuch geschafft: Dafür gibt es drei Karten!
lesson-wolle-take-second = Im zweiten Versuch geschafft: Nimm zwei Karten statt drei. Achte auf die Ecke rechts oben: Oben auf deiner Herde hilft ein Bonus deinen Würfen, ein Malus schadet ihnen.
lesson-wolle-take-third = Im dritten Versuch geschafft: Nimm eine Karte.
lesson-wolle-top = Tippe das Schaf an, das nach oben kommt. Nur sein Bonus oder Malus zählt: Ein Bonus hilft deinen Würfen, ein Malus schadet ihnen.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = Wer zuletzt dran war, hat nicht gewürfelt und alle übrigen Karten genommen. Das war die erste Runde!
lesson-wolle-round-chip = Ein Gebot ging daneben, das brachte einen Chip. Wer zuletzt dran war, hat ohne Wurf alle übrigen Karten genommen.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Oben auf deiner Herde liegt ein Malus, und der geht von jedem deiner Würfe ab. Neue Runde: Was bietest du?
lesson-wolle-again-bonus = Oben auf deiner Herde liegt ein Bonus. Er hilft dir, wenn ein Wurf nicht ganz reicht. Neue Runde: Was bietest du?
lesson-wolle-again-plain = Deine oberste Karte hat weder Bonus noch Malus: Deine Würfe zählen, wie sie fallen. Neue Runde: Was bietest du?
# Somebody else has just had to take a black sheep.
lesson-wolle-sets = Noch eine Runde, mit Karten, die gemeinsam zählen: Hirtenhunde und Knochen, 3‑7‑0 und 0‑0‑7.
lesson-wolle-again-sets = Zwei 3‑7‑0 bringen 14 Punkte, ein drittes macht alles zunichte. Drei 0‑0‑7 bringen 21. Was bietest du?
lesson-wolle-take-sets = Ein einziger Hirtenhund bringt 9 Punkte, der Knochen noch 4 für jeden Hund dazu. Welche Karten nimmst du?
lesson-wolle-turn-black = Da hat jemand hoch geboten und ist unter 14 geblieben: Dafür gab es das schwarze Schaf. Jetzt du: Würfle!
lesson-wolle-turn = Jetzt bist du dran. Würfle!
# After two rounds.
lesson-wolle-over = So geht es weiter, Runde für Runde. Sind alle 60 Karten vergeben, zählt ihr eure Herden, und wer die meisten Punkte hat, gewinnt.
