# Volle Lotte, rule by rule. The id is the rule's, with dashes for dots. Where the two sets of rules part,
# `.cabinet` and `.tutto` say what each adds; the text itself holds for both. `.decided` says what the printed
# rules leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-lotte-….
#
# Terms: as in lotte.ftl. The reader is "du"; "ihr" where the whole table agrees or prepares something.

## Overview

# Above five pictures, each with a sentence.
rules-lotte-pictures = Ein Zug in fünf Bildern
rules-lotte-pictures-1 = Decke eine Karte auf.
rules-lotte-pictures-2 = Würfle mit allen sechs Würfeln.
rules-lotte-pictures-3 = Lege Würfel heraus, die Punkte bringen. Mit den übrigen darfst du weiterwürfeln.
rules-lotte-pictures-4 = Hör rechtzeitig auf und schreib deine Punkte auf. Kommt vorher eine Niete, ist dein Zug nichts wert.
rules-lotte-pictures-5 = Sind alle sechs Würfel gültig, bekommst du, was deine Karte verspricht.
# The opening of the rulebook.
rules-lotte-story = Nach der Schur schleichen sich die Schafe auf den Rummel. Dort steht die Würfelbude von Lotte, einem Lamm, das nur ein Tempo kennt: volle Lotte! Rechtzeitig angehalten hat es noch nie. Der Igel hört lieber früh auf, der Fuchs zählt die Karten, und der Hase würfelt nur noch ein einziges Mal. Ganz bestimmt. Den mag Lotte am liebsten.
rules-lotte-aim = Du deckst eine Karte auf, würfelst mit sechs Würfeln und sammelst Punkte. Hör rechtzeitig auf und schreib sie auf, sonst sind sie weg! Hat jemand das Ziel erreicht, meist 6.000 Punkte, entscheidet eine letzte Runde: Die höchste Punktzahl gewinnt.
    .title = Worum es geht
rules-lotte-players = Für 2 bis 10 Personen, laut den gedruckten Regeln ab 8 Jahren. Wie lange eine Partie dauert, steht dort nicht; wir schätzen: zu viert etwa 30 Minuten, mit mehr Personen länger.
    .title = Personen, Alter und Dauer
rules-lotte-setup = Mischt die 56 Karten und legt sie als verdeckten Stapel so hin, dass alle herankommen. Daneben kommen die sechs Würfel. Haltet Papier und Stift für die Punkte bereit; alle beginnen bei 0. Macht aus, ob ihr nach den klassischen oder nach den Tutto-Regeln spielt, welches Ziel gilt und wer anfängt; dann geht es im Uhrzeigersinn weiter.
    .title = Vorbereitung
    .special = Auf dem Bildschirm fängt an, wer auf Platz 1 sitzt, vorn am Tisch; alles andere ist schon für euch erledigt.
rules-lotte-tip = Würfle, bis dein Zug 300 Punkte wert ist, dann hör auf und schreib sie auf. Viel besser geht es nicht: Selbst wer perfekt spielt, holt im Schnitt nur etwa 3 Punkte mehr pro Zug. In der letzten Runde würfelst du, bis es reicht.
    .title = Ein Tipp: Wann aufhören?
    .special = Bei den Tutto-Regeln legst du so wenige Würfel heraus wie möglich und würfelst, bis du 350 hast.
rules-lotte-signs = Diese Karten und Zeichen begegnen dir im Spiel.
    .title = Karten und Zeichen
rules-lotte-sign-stop = Du würfelst nicht. Dein Zug ist zu Ende, und seine Punkte sind weg.
    .name = Stop
rules-lotte-sign-fireworks = Würfle bis zur ersten Niete. Dann schreibst du alle deine Punkte auf.
    .name = Feuerwerk
rules-lotte-sign-bonus = Eine volle Lotte bringt dir so viele Punkte dazu, wie auf der Karte stehen.
    .name = Bonus
rules-lotte-sign-double = Eine volle Lotte verdoppelt alle Punkte deines Zuges.
    .name = Doppelte Lotte
rules-lotte-sign-plus-minus = Du musst auf eine volle Lotte spielen. Sie bringt dir 1.000 Punkte, und wer führt, verliert 1.000 – außer du führst selbst.
    .name = Plus/Minus
rules-lotte-sign-straight = Du spielst auf eine Straße, Zahl für Zahl. Sie bringt dir 2.000 Punkte.
    .name = Straße
rules-lotte-sign-clover = Du musst weiterwürfeln. Mit einer vollen Lotte oder zweien, je nach Regeln, gewinnst du auf der Stelle.
    .name = Kleeblatt
rules-lotte-sign-deck = Die Karten, die noch kommen, verdeckt. Sind sie aufgebraucht, werden alle 56 neu gemischt.
    .name = Kartenstapel
rules-lotte-sign-risk = Die Punkte dieses Zuges. Hörst du rechtzeitig auf, schreibst du sie auf; bei einer Niete sind sie weg.
    .name = Auf dem Spiel
rules-lotte-sign-safe = Diese Punkte behältst du. Nur Plus/Minus kann dir noch welche nehmen, und auch das nur, wenn du führst.
    .name = Aufgeschrieben
rules-lotte-sign-leader = Wer dieses Zeichen hat, hat die meisten Punkte aufgeschrieben und kann durch Plus/Minus 1.000 verlieren.
    .name = Führt
rules-lotte-sign-target = Wer dieses Zeichen hat, hat das Ziel zuerst erreicht: Die letzte Runde läuft. Am Ende gewinnt die höchste Punktzahl.
    .name = Ziel erreicht

## material
lotte-deck = Es gibt 56 Karten: 25-mal Bonus (je 5-mal 200, 300, 400, 500 und 600), 10-mal Stop und je 5-mal Feuerwerk, Doppelte Lotte, Plus/Minus und Straße. Das Kleeblatt gibt es nur ein einziges Mal.
    .title = Die Karten
lotte-dice = Du würfelst mit sechs gewöhnlichen Würfeln mit den Zahlen 1 bis 6.
    .title = Die Würfel
lotte-deck-exhausted = Ist der Stapel leer und braucht ihr eine Karte, werden alle 56 neu gemischt.
    .title = Der Kartenstapel ist leer
    .decided = Was bei leerem Kartenstapel geschieht, sagen die gedruckten Regeln nicht. Deshalb werden alle Karten gemischt, und es geht weiter.

## turn
lotte-turn-start = Gespielt wird im Uhrzeigersinn; auf dem Bildschirm fängt an, wer auf Platz 1 sitzt. Zu Beginn deines Zuges deckst du die oberste Karte des Stapels auf. Dann würfelst du mit allen sechs Würfeln, außer bei einem Stop.
    .title = Erst die Karte, dann die Würfel
lotte-score-single = Jede 1 zählt 100 Punkte und jede 5 zählt 50. Die anderen Zahlen zählen nur als Drilling.
    .title = Einzelne Würfel
    .example = Beispiel: 1‑5‑5 zählt 200.
lotte-score-triple = Drei gleiche Zahlen im selben Wurf sind ein Drilling: 1‑1‑1 zählt 1.000 Punkte, 2‑2‑2 zählt 200, 3‑3‑3 zählt 300, 4‑4‑4 zählt 400, 5‑5‑5 zählt 500 und 6‑6‑6 zählt 600.
    .title = Drillinge
    .special = Würfel aus einem früheren Wurf machen nie einen Drilling voll.
    .example = Hast du eine 1 herausgelegt und würfelst danach 1‑1, sind das drei einzelne Einsen, zusammen 300 Punkte.
lotte-score-once = Jeder Würfel zählt nur einmal, einzeln oder im Drilling.
    .title = Kein Würfel zählt doppelt
    .example = 1‑1‑1‑1 zählt also 1.100 und 5‑5‑5‑5 zählt 550, aber 2‑2‑2‑2 zählt 200, und ein Würfel bleibt übrig. Zwei Drillinge in einem Wurf zählen beide: 2‑2‑2‑6‑6‑6 zählt 800.

## roll
lotte-roll-nothing = Bringt ein Wurf gar keine Punkte, ist er eine Niete: Dein Zug endet, und alle seine Punkte sind weg, auch die von früheren Karten. Für Feuerwerk und Straße gelten eigene Regeln.
    .title = Niete
lotte-roll-aside = Würfel, die Punkte bringen, sind gültig. Lege gültige Würfel heraus; mit den übrigen darfst du weiterwürfeln. Für die Straße gilt eine eigene Regel.
    .title = Würfel herauslegen
    .cabinet = Du legst alle gültigen Würfel heraus. Bei 1‑2‑3‑4‑5‑6 sind das die 1 und die 5; mit vier Würfeln kannst du weiterwürfeln.
    .tutto = Du suchst dir aus, was du herauslegst: mindestens einen gültigen Würfel oder einen Drilling. Bei 1‑2‑3‑4‑5‑6 kannst du zum Beispiel nur die 1 herauslegen und mit fünf Würfeln weiterwürfeln. Nur was du herauslegst, zählt. Beim Feuerwerk legst du immer alle gültigen Würfel heraus.
lotte-roll-stop = Die Punkte deines Zuges stehen auf dem Spiel, bis du aufhörst. Nach jedem Wurf, der Punkte bringt, darfst du aufhören und sie alle aufschreiben. Nur bei Feuerwerk, Plus/Minus, Straße und Kleeblatt darfst du nicht aufhören: Du würfelst weiter, solange die Karte es verlangt.
    .title = Aufhören

## full-roll
lotte-full-roll = Sind alle sechs Würfel gültig, in einem Wurf oder nach und nach, ist das eine volle Lotte. Du bekommst, was deine Karte verspricht. Dann darfst du aufhören und deine Punkte aufschreiben. Oder du deckst eine neue Karte auf und würfelst wieder mit allen sechs Würfeln; dabei stehen alle Punkte dieses Zuges auf dem Spiel.
    .title = Volle Lotte
    .special = Für Feuerwerk und Kleeblatt gelten danach eigene Regeln.
    .example = Beispiel: Erst legst du 1‑5‑5 heraus, dann würfelst du 3‑3‑3.
lotte-full-roll-must-roll = Deckst du eine neue Karte auf, musst du mindestens einmal würfeln, außer bei einem Stop. Erst die Karte ansehen und dann aufhören geht nicht.
    .title = Neue Karte, neuer Wurf
    .decided = Ob du eine neue Karte ansehen und dann aufhören darfst, sagen die gedruckten Regeln nicht. Hier musst du würfeln, denn jede neue Karte soll ein Risiko sein.

## cards
lotte-card-stop = Aus und vorbei! Du würfelst nicht einmal: Dein Zug endet sofort, und alle seine Punkte sind weg.
    .title = Stop
lotte-card-bonus = Schaffst du eine volle Lotte, kommt die Zahl auf der Karte zu deinen Punkten dazu. Hörst du vorher auf oder würfelst du eine Niete, gibt es keinen Bonus.
    .title = Bonus
    .example = Beispiel: 850 Punkte mit den Würfeln und ein Bonus von 300 ergeben 1.150.
lotte-card-double = Schaffst du eine volle Lotte, werden alle bisherigen Punkte deines Zuges verdoppelt, auch die von früheren Karten. Hörst du vorher auf oder würfelst du eine Niete, wird nichts verdoppelt.
    .title = Doppelte Lotte
    .example = Beispiel: Aus 1.250 Punkten werden 2.500.
lotte-card-fireworks = Lass es krachen: Du würfelst immer weiter und legst alle gültigen Würfel heraus. Nach jeder vollen Lotte würfelst du wieder mit allen sechs, ohne neue Karte. Die erste Niete beendet deinen Zug, aber diesmal verlierst du nichts: Du schreibst alle Punkte des Zuges auf, auch die von früheren Karten.
    .title = Feuerwerk
    .decided = Die englische Übersetzung, aus der die klassischen Regeln stammen, lässt dir die bis dahin gesammelten Punkte. Ob die von früheren Karten dazugehören und ob du von selbst aufhören darfst, sagt sie nicht deutlich. In den späteren Tutto-Regeln des Verlags steht beides, und beide Regeln folgen ihnen hier: Du würfelst bis zur Niete und behältst alle Punkte des Zuges.
lotte-card-plus-minus = Jetzt geht es denen an den Kragen, die vorn liegen! Du musst eine volle Lotte schaffen, aufhören gilt nicht. Gelingt sie dir, kommen zu deinen Punkten von früheren Karten genau 1.000 dazu, ganz gleich, was deine Würfel zeigen, und wer führt, verliert sofort 1.000. Danach hörst du auf oder deckst eine neue Karte auf.
    .title = Plus/Minus
    .special = Es führt, wer die meisten Punkte aufgeschrieben hat; hat noch niemand mehr als 0, führt auch niemand. Führen mehrere, trifft es sie alle mit je 1.000. Nur dich trifft es nie: Führst du allein, verliert also niemand etwas.
    .cabinet = Der Punktestand darf unter null fallen: Wer mit 600 Punkten führt, hat danach −400.
    .tutto = Kein Punktestand fällt unter null: Wer mit 600 Punkten führt, hat danach 0.
    .decided = Ob auch die Würfel zählen und was bei mehreren Führenden geschieht, sagt die englische Übersetzung nicht, aus der die klassischen Regeln stammen. Hier folgen beide den späteren Tutto-Regeln des Verlags: Die Würfel bringen nichts dazu, und alle Führenden außer dir verlieren 1.000. Wann ihr nachseht, wer führt, und dass mit 0 Punkten niemand führt, haben wir festgelegt.
lotte-card-straight = Du musst eine Straße würfeln. Jeder Wurf muss mindestens eine ihrer Zahlen zeigen, die du noch nicht herausgelegt hast. Lege die neuen Zahlen heraus, jede nur einmal, und würfle mit den übrigen Würfeln weiter. Die fertige Straße bringt 2.000 Punkte; sonst zählt bei dieser Karte nichts.
    .title = Straße
    .special = Zeigt ein Wurf keine neue Zahl, ist er eine Niete: Dein Zug endet, und alle seine Punkte sind weg.
    .cabinet = Die Straße heißt 1‑2‑3‑4‑5, gewürfelt mit sechs Würfeln. Von jeder neuen Zahl legst du einen Würfel heraus: bei 1‑1‑3‑3‑6‑6 also eine 1 und eine 3. Ist die Straße fertig, endet dein Zug, und du schreibst die 2.000 und deine Punkte von früheren Karten auf.
    .tutto = Die Straße heißt 1‑2‑3‑4‑5‑6. Du legst eine oder mehrere neue Zahlen heraus, ganz wie du willst: bei 1‑1‑3‑3‑6‑6 zum Beispiel nur eine 1. Die fertige Straße gilt als volle Lotte: Du hörst auf oder deckst eine neue Karte auf.
    .decided = Was aus den Punkten früherer Karten wird und ob auch Einsen, Fünfen und Drillinge zählen, sagen die gedruckten Regeln nicht. Hier gilt wie bei den anderen Karten: Mit der fertigen Straße behältst du die früheren Punkte, bei einer Niete sind sie weg. Außer der Straße zählt nichts.
lotte-card-clover = Das Kleeblatt verlangt volle Lotten, und vorher aufhören darfst du nicht. Schaffst du es, gewinnst du auf der Stelle, egal wie es steht. Kommt vorher eine Niete, endet dein Zug, und alle seine Punkte sind weg.
    .title = Kleeblatt
    .cabinet = Eine einzige volle Lotte genügt.
    .tutto = Du brauchst zwei volle Lotten hintereinander. Für die zweite würfelst du wieder mit allen sechs Würfeln, ohne neue Karte dazwischen.
    .decided = Was aus den Punkten früherer Karten wird, wenn du es nicht schaffst, sagt die englische Übersetzung nicht, aus der die klassischen Regeln stammen. Hier sind sie verloren, wie nach den Tutto-Regeln und wie nach jeder Niete außer beim Feuerwerk.

## end
lotte-end-target = Die letzte Runde beginnt, sobald jemand 6.000 Punkte oder mehr aufgeschrieben hat. Ihr könnt euch vor der Partie auf ein anderes Ziel einigen, für eine längere zum Beispiel auf 10.000.
    .title = Das Ziel
lotte-end-catch-up = Hat jemand das Ziel erreicht, beginnt die letzte Runde: die Chance zum Aufholen! Danach gewinnt die höchste Punktzahl, egal wer zuerst am Ziel war.
    .title = Die letzte Runde
    .cabinet = Alle anderen sind noch genau einmal dran, im Uhrzeigersinn. Dabei bleibt es, auch wenn nach einem Plus/Minus niemand mehr am Ziel ist.
    .tutto = Die Runde wird zu Ende gespielt, damit alle gleich oft dran waren. Ein Plus/Minus kann auch jetzt noch Punkte kosten. Ist nach einem Zug niemand mehr am Ziel, entfällt die letzte Runde, und die Partie geht weiter.
    .decided = Wer in der letzten Runde noch drankommt und was gilt, wenn danach niemand mehr am Ziel ist, sagen die gedruckten Regeln nicht. Deshalb hängt beides davon ab, nach welchen Regeln ihr spielt, und ob das Ziel erreicht ist, prüft ihr erst, wenn ein Zug vorbei ist.
lotte-end-tie = Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
    .title = Geteilter Sieg
    .decided = Wer bei gleicher Punktzahl gewinnt, sagen die gedruckten Regeln nicht. Deshalb wird der Sieg hier geteilt.
