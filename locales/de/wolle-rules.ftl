# Volle Wolle, rule by rule. The id is the rule's, with dashes for dots. `.decided` says what the printed rules
# leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-wolle-….
#
# Terms: as in wolle.ftl. The reader is "du"; "ihr" where the whole table agrees or prepares something.

## Overview

# Above five pictures, each with a sentence.
rules-wolle-pictures = Eine Runde in fünf Bildern
rules-wolle-pictures-1 = Deckt die Karten auf: eine mehr, als Personen mitspielen.
rules-wolle-pictures-2 = Alle wählen geheim ein Gebot. Dann werden alle Tafeln gleichzeitig aufgedeckt.
rules-wolle-pictures-3 = Wer am meisten geboten hat, ist zuerst dran.
rules-wolle-pictures-4 = Reicht dein Wurf nicht, lässt du einen Würfel liegen und würfelst noch einmal. Du hast drei Versuche.
rules-wolle-pictures-5 = Je früher du es schaffst, desto mehr Karten nimmst du. Ab drei Personen gilt: Wer zuletzt dran ist, nimmt, was übrig bleibt.
# The opening of the rulebook.
rules-wolle-story = Jedes Frühjahr kommt die Schere über den Hügel, und wer dann allein dasteht, friert bis zum Sommer. Darum suchen die Schafe jemanden, der auf sie aufpasst. Roger, der älteste Widder, macht die Probe: Versprich eine Zahl, wirf die Würfel und halte Wort! Wer früh Wort hält, dem laufen die schönsten Schafe zu. Wer es gründlich bricht, bekommt die schwarzen.
rules-wolle-aim = Ihr würfelt um die besten Schafe. In jeder Runde bietest du eine Zahl, die du dir mit den Würfeln zutraust. Mit einem hohen Gebot kommst du früh dran und hast die große Auswahl, musst es dann aber auch erreichen. Sind alle 60 Karten vergeben, gewinnt die höchste Punktzahl.
    .title = Worum es geht
    .special = Ab drei Personen gilt: Wer zuletzt dran ist, nimmt einfach, was übrig bleibt.
rules-wolle-players = Für 2 bis 6 Personen, laut den gedruckten Regeln ab 10 Jahren. Wie lange eine Partie dauert, steht dort nicht; wir schätzen: etwa 45 Minuten.
    .title = Personen, Alter und Dauer
rules-wolle-setup = Mischt alle 60 Karten und legt sie als verdeckten Nachziehstapel mitten auf den Tisch. Mischt die Gebotstafeln mit der Vorderseite nach oben. Alle nehmen sich eine, ohne auf die Rückseite zu schauen, dazu ein Klammerchen zum Einstellen der Gebote und 2 Wollchips. Die übrigen Chips kommen als Vorrat neben die Karten. Haltet die drei Würfel bereit.
    .title = Vorbereitung
    .special = Wer wo sitzt, ist egal: Die Reihenfolge ergibt sich aus den Geboten. Auf dem Bildschirm ist das alles schon für euch erledigt.
rules-wolle-card = Links oben auf einer Schafkarte steht, was sie wert ist: ihre Punkte, 3‑7‑0 oder 0‑0‑7. Rechts oben kann ein Ecksymbol stehen: Bonus, Malus oder Knochensymbol. Unten steht ihre Schafzahl, die bei Gleichstand der Gebote entscheidet.
    .title = Was auf einer Schafkarte steht
    .special = Schafe, die du bekommst, legst du vor dir auf einen Stapel, deine Herde. Bonus, Malus und Schafzahl gelten nur, solange die Karte dort obenauf liegt. Ein Knochensymbol gilt nur in dem Moment, in dem du die Karte bekommst, und die Punkte zählen am Ende.
rules-wolle-signs = Diese Zeichen und Karten begegnen dir im Spiel.
    .title = Zeichen und Karten
rules-wolle-sign-bonus = Solange er auf der obersten Karte deiner Herde steht, darfst du ihn bei jedem Versuch dazuzählen.
    .name = Bonus
rules-wolle-sign-minus = Solange er auf der obersten Karte deiner Herde steht, musst du ihn bei jedem Versuch abziehen.
    .name = Malus
rules-wolle-sign-bone-symbol = Bekommst du ein Schaf mit Knochensymbol, darfst du den Knochen an dich nehmen, falls ihn gerade jemand anders hat. Danach bewirkt das Symbol nichts mehr.
    .name = Knochensymbol
rules-wolle-sign-sheep-number = Bei Gleichstand ist zuerst dran, wer die niedrigere Zahl hat. Deine steht auf der obersten Karte deiner Herde oder, solange du kein Schaf hast, hinten auf deiner Gebotstafel.
    .name = Schafzahl
rules-wolle-sign-plain = Bringt so viele Punkte, wie darauf stehen.
    .name = Gewöhnliches Schaf
rules-wolle-sign-black = Kostet dich die Punkte, die darauf stehen. Schaffst du dein Gebot nicht und liegt dein Ergebnis nach dem dritten Versuch unter 14, musst du jedes ausliegende schwarze Schaf nehmen.
    .name = Schwarzes Schaf
rules-wolle-sign-370 = Eines ist 3 Punkte wert, zwei sind zusammen 14 wert und drei gar nichts. Mit dem vierten geht es von vorn los.
    .name = 3‑7‑0
rules-wolle-sign-007 = Je drei sind zusammen 21 Punkte wert. Eines oder zwei sind nichts wert.
    .name = 0‑0‑7
rules-wolle-sign-dog = Hast du genau einen, bringt er 9 Punkte. Ohne Hund verlierst du zwei gewöhnliche Schafe. Wer die meisten hat, verliert 5 Punkte.
    .name = Hirtenhund
rules-wolle-sign-bone = Bringt dir am Ende 4 Punkte für jeden deiner Hunde.
    .name = Der Knochen
rules-wolle-sign-herd = Alle Schafe, die jemand hat, auf einem Stapel. Zu sehen ist nur die oberste Karte.
    .name = Herde
rules-wolle-sign-chip = Gibst du einen ab, steigt dein Ergebnis um 1. Jeder, den du behältst, bringt am Ende 1 Punkt.
    .name = Wollchip
rules-wolle-sign-bid = So viel willst du mindestens erreichen. Wer am meisten bietet, ist zuerst dran.
    .name = Gebot

## material
wolle-deck = Es gibt 60 Karten: 51 Schafe, 8 Hirtenhunde und den Knochen. Jede Schafkarte zeigt, was sie wert ist, und ihre Schafzahl. Rechts oben hat sie einen Bonus, einen Malus, ein Knochensymbol oder nichts.
    .title = Die Karten
wolle-dice = Du würfelst mit drei Würfeln: einem blauen mit 12 Seiten, einem roten mit 10 und einem gelben mit 8. Zusammen zeigen sie mindestens 3 und höchstens 30.
    .title = Die Würfel
wolle-chips = Es gibt 25 Wollchips. Zu Beginn hast du 2; die übrigen bilden den Vorrat. Mit Chips verbesserst du einen Wurf, und jeder Chip, den du am Ende noch hast, ist 1 Punkt wert.
    .title = Wollchips
wolle-boards = Die sechs Gebotstafeln werden gemischt, die Vorderseiten nach oben. Du nimmst dir eine und dazu ein Klammerchen. Vorn stehen alle Gebote, aus denen du wählen kannst. Hinten steht eine Schafzahl; welche du erwischst, ist Zufall.
    .title = Gebotstafeln
    .special = Übrige Tafeln bleiben aus dem Spiel.

## round
wolle-round-order = Jede Runde hat drei Teile: Karten auslegen, bieten, würfeln.
    .title = Eine Runde
wolle-layout = Deckt eine Karte mehr auf, als Personen mitspielen: Das ist die Auslage. Zu zweit spielt ihr 20 Runden mit je 3 Karten, zu dritt 15 Runden mit je 4, zu viert 12 Runden mit je 5, zu fünft 10 Runden mit je 6.
    .title = Karten auslegen
    .special = Zu sechst spielt ihr 8 Runden mit je 7 Karten und eine neunte mit den letzten 4.
wolle-bid-secret = Alle wählen geheim ein Gebot: die Zahl, die sie mindestens erreichen wollen. Dann werden alle Tafeln gleichzeitig aufgedeckt. Bis dahin verrät niemand etwas über das eigene Gebot.
    .title = Geheime Gebote
    .special = Auf dem Bildschirm wählst du dein Gebot einfach aus. Am Tisch stellst du es mit dem Klammerchen auf deiner Tafel ein und sagst es beim Aufdecken laut.
wolle-bid-range = Bieten darfst du jede Zahl von 14 bis 26 und außerdem 26+.
    .title = Die Gebote
    .decided = Die gedruckten Regeln zeigen die Gebote nur auf dem Bild einer Gebotstafel. Hier kannst du alles von 14 bis 26 bieten und außerdem 26+.
wolle-bid-order = Wer am meisten geboten hat, ist zuerst dran, dann kommt das nächsthöchste Gebot und so weiter. 26+ kommt vor 26.
    .title = Die Reihenfolge
    .example = Beispiel: Bei den Geboten 17, 26 und 22 ist zuerst dran, wer 26 geboten hat; dann kommt die 22 und zuletzt die 17.
wolle-bid-tie = Haben mehrere gleich viel geboten, ist zuerst dran, wer davon die niedrigste Schafzahl hat. Sie steht auf der obersten Karte deiner Herde.
    .title = Gleichstand der Gebote
    .special = Hast du noch kein Schaf, gilt die Zahl hinten auf deiner Gebotstafel. Hunde und der Knochen haben keine Schafzahl.
    .decided = Die gedruckten Regeln zeigen die Schafzahlen nur auf Bildern. Hier haben die Schafe die Zahlen 1 bis 51 und die Tafeln 52 bis 57. Darum sind nie zwei Zahlen gleich, und wer kein Schaf hat, kommt bei Gleichstand immer nach allen, die schon eines haben.
wolle-bid-plus-cost = Bietest du 26+, zahlst du einen Wollchip in den Vorrat, sobald die Tafeln aufgedeckt sind. Bieten mehrere 26+, zahlen sie alle einen Chip, und zuerst dran ist, wer die niedrigere Schafzahl hat.
    .title = 26+ kostet einen Chip
wolle-bid-plus-needs-chip = Hast du keinen Wollchip, kannst du 26+ nicht bieten.
    .title = Ohne Chip kein 26+
wolle-bid-plus-is-26 = Für 26+ brauchst du ein Ergebnis von 26 oder mehr, genau wie für 26. Das Plus sorgt nur dafür, dass du früher dran bist.
    .title = Was du für 26+ brauchst

## turn
wolle-turn-tries = Du hast bis zu drei Versuche, um dein Gebot zu erreichen oder zu übertreffen. Nur wer zuletzt dran ist, würfelt nicht; spielt ihr zu zweit, würfelt ihr beide.
    .title = Drei Versuche
wolle-turn-first = Würfle mit allen drei Würfeln. Erreichst du dein Gebot, nimmst du dir drei Karten aus der Auslage, ganz nach Wunsch. Dann ist dein Zug zu Ende.
    .title = Erster Versuch
wolle-turn-second = Hat es nicht gereicht? Dann lass einen Würfel liegen, egal welchen, und würfle mit den anderen beiden noch einmal. Erreichst du jetzt dein Gebot, nimmst du dir zwei Karten nach Wunsch, und dein Zug ist zu Ende.
    .title = Zweiter Versuch
wolle-turn-third = Reicht es immer noch nicht, lässt du auch einen der zwei Würfel liegen, die du gerade geworfen hast, und wirfst den letzten. Erreichst du jetzt dein Gebot, nimmst du dir eine Karte nach Wunsch.
    .title = Dritter Versuch
    .special = Der Würfel, den du zuerst liegen gelassen hast, bleibt, wie er ist.
    .example = Beispiel: Du hast 20 geboten und eine 9 und eine 7 liegen lassen. Ohne Bonus und Chips muss der letzte Würfel mindestens 4 zeigen.
wolle-turn-no-pass = Vorzeitig aufhören darfst du nicht. Dein Zug dauert, bis du Karten bekommst oder deinen dritten Versuch hinter dir hast.
    .title = Vorher aufhören geht nicht
wolle-turn-miss = Hat auch der dritte Versuch nicht gereicht, hast du dein Gebot nicht geschafft. Karten aussuchen darfst du dir dann nicht, aber du bekommst einen Wollchip aus dem Vorrat.
    .title = Gebot nicht geschafft
wolle-turn-last = Wer zuletzt dran ist, würfelt nicht und bekommt keinen Chip, muss aber alle Karten nehmen, die noch ausliegen. Das gilt für 3 bis 6 Personen.
    .title = Wer zuletzt dran ist
wolle-turn-empty-display = Ist die Auslage leer, wenn du drankommst, entfällt dein Zug: keine Karten, kein Chip. Die Runde ist zu Ende, und die nächste beginnt.
    .title = Nichts mehr da
wolle-turn-stock-empty = Ist der Vorrat leer, gibt es für ein nicht geschafftes Gebot keinen Chip, auch nicht später.
    .title = Leerer Vorrat
    .decided = Was bei leerem Vorrat geschieht, sagen die gedruckten Regeln nicht. Mehr als 25 Chips gibt es nicht, also gehst du leer aus.

## result
wolle-result-sum = Dein Ergebnis ist die Summe aller drei Würfel. Auch die liegen gelassenen zählen mit.
    .title = Das Ergebnis
wolle-result-malus = Zeigt die oberste Karte deiner Herde einen Malus, musst du ihn von deinem Ergebnis abziehen, und zwar bei jedem Versuch aufs Neue.
    .title = Malus ist Pflicht
    .example = Beispiel: Mit einem Malus von 2 ergeben die Würfel 11, 6 und 4 ein Ergebnis von 19.
wolle-result-bonus = Zeigt die oberste Karte deiner Herde einen Bonus, darfst du ihn nach jedem Versuch zu deinem Ergebnis dazuzählen. Er wird nicht verbraucht: Beim nächsten Versuch steht er dir wieder zu.
    .title = Bonus ist freiwillig
    .example = Beispiel: Mit einem Bonus von 2 können die Würfel 11, 6 und 4 ein Gebot von 23 erreichen.
wolle-result-chips = Nach jedem Versuch darfst du Wollchips in den Vorrat zahlen, so viele du willst. Jeder Chip erhöht dein Ergebnis um 1.
    .title = Chips zahlen
wolle-result-optional-success = Reicht es erst mit deinem Bonus oder mit Chips für dein Gebot, hast du die Wahl: Setz sie ein und nimm Karten, oder würfle weiter.
    .title = Wenn du die Wahl hast
    .special = Nach dem dritten Versuch gilt: jetzt einsetzen oder verzichten. Auf dem Bildschirm hilft immer zuerst der Bonus; dann zahlst du nur so viele Chips, wie noch fehlen.
    .example = Beispiel: Du hast 22 geboten, dein Bonus ist 2, und dein erster Wurf ergibt 19. Mit dem Bonus und einem Chip bekommst du drei Karten. Oder du lässt einen Würfel liegen, würfelst weiter und holst dir vielleicht nur zwei.
    .decided = Die gedruckten Regeln überlassen dir, wie du zahlst. Der Bonus kostet nichts, und jeder Chip ist einen Punkt wert; deshalb wird hier immer so günstig wie möglich gezahlt.
wolle-result-forced-success = Erreichst du dein Gebot ganz ohne Bonus und Chips, hast du keine Wahl: Nimm so viele Karten, wie dir zustehen, auch wenn du manche lieber liegen lassen würdest.
    .title = Wenn du keine Wahl hast
wolle-result-below-14 = Gebot nicht geschafft, und nach dem dritten Versuch liegt dein Ergebnis unter 14? Dann musst du alle schwarzen Schafe aus der Auslage nehmen. Deinen Wollchip bekommst du trotzdem.
    .title = Unter 14
    .special = Auch hier wird ein Malus abgezogen.
    .example = Beispiel: Deine Würfel ergeben 16, und du hast einen Malus von 3. Dein Ergebnis ist 13.
wolle-result-rescue-14 = Unter 14? Noch ist nichts verloren! Nach dem dritten Versuch darfst du dein Ergebnis mit Bonus und Wollchips auf 14 oder mehr verbessern. Dein Gebot hast du damit zwar nicht geschafft, aber die schwarzen Schafe bleiben liegen, und deinen Chip bekommst du auch.
    .title = Schwarze Schafe abwehren
    .special = Das geht nur, solange du unter deinem Gebot bleibst, bei einem Gebot von 14 also nie. Würde schon dein Bonus bis zum Gebot reichen, helfen nur Chips.
    .example = Beispiel: Du hast 15 geboten und kommst auf 13, dein Bonus ist 3. Mit ihm wären es 16: Gebot erreicht, und du müsstest eine Karte nehmen. Willst du nur die schwarzen Schafe abwehren, zahlst du stattdessen einen Chip.
    .decided = Die gedruckten Regeln sagen nur, dass Bonus und Chips bis auf 14 helfen dürfen, nicht aber, was gilt, wenn damit auch das Gebot erreicht ist. Hier hast du es dann erreicht und nimmst Karten. Willst du nur die schwarzen Schafe abwehren, musst du darunter bleiben.

## cards
wolle-take-choice = Aus der Auslage suchst du dir aus, was du willst. Liegen weniger Karten da, als dir zustehen, bekommst du alle.
    .title = Karten aussuchen
wolle-herd-stack = Deine Schafe liegen auf einem Stapel vor dir: Das ist deine Herde. Neue Schafe legst du sofort obenauf, in beliebiger Reihenfolge.
    .title = Oben auf die Herde
    .special = Überleg dir gut, welches ganz nach oben kommt: Sein Bonus oder Malus und seine Schafzahl gelten für dich, bis du ein anderes Schaf darauflegst.
wolle-herd-closed = Von jeder Herde ist nur die oberste Karte zu sehen. Nachschauen ist später nicht mehr erlaubt, auch nicht in der eigenen Herde: Merk dir also, was du hast! Der Verlauf nennt nur die Karten, die in der laufenden Runde genommen wurden. Nach der Partie sind alle zu sehen.
    .title = Die Herde bleibt zu
wolle-herd-beside = Hunde kommen nicht in die Herde. Sie liegen für alle sichtbar daneben, und der Knochen ebenso.
    .title = Neben der Herde
wolle-corner-top-only = Bonus und Malus gelten nur auf der obersten Karte deiner Herde, dort aber bei jedem Wurf, bis ein anderes Schaf darauf liegt.
    .title = Nur die oberste Karte gilt
wolle-bone-steal = Bekommst du ein Schaf mit Knochensymbol aus der Auslage – egal wie –, darfst du den Knochen an dich nehmen, wenn ihn gerade jemand anders hat. Aber nur sofort! Hat ihn noch niemand oder hast du ihn selbst, bewirkt das Symbol nichts.
    .title = Den Knochen wegnehmen
    .decided = Die gedruckten Regeln unterscheiden sich je nach Sprache: Auf Deutsch, Englisch und Niederländisch darfst du den Knochen wegnehmen, auf Französisch geschieht es von selbst. Hier hast du die Wahl, wie im deutschen Original.
wolle-bone-top-meaningless = Ein Knochensymbol oben auf deiner Herde bewirkt nichts. Es zählt nur in dem Moment, in dem du das Schaf bekommst.
    .title = Knochensymbol obenauf

## end
wolle-end = Die Partie endet, wenn alle 60 Karten vergeben sind. Auch jeder Hund und der Knochen haben dann ein Zuhause.
    .title = Spielende
wolle-score-sum = Zähle zusammen: die Punkte deiner Schafe, 1 Punkt für jeden Wollchip und was deine 3‑7‑0-Schafe, deine 0‑0‑7-Schafe, deine Hunde und der Knochen bringen. Die höchste Punktzahl gewinnt.
    .title = Abrechnung
    .example = Beispiel: Schafe mit 24 Punkten, ein schwarzes Schaf mit minus 5, zwei 3‑7‑0-Schafe, ein Hund (andere haben mehr) und drei Chips ergeben 24 − 5 + 14 + 9 + 3 = 45 Punkte.
wolle-score-tie = Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
    .title = Geteilter Sieg
    .decided = Wer bei gleicher Punktzahl gewinnt, sagen die gedruckten Regeln nicht. Deshalb wird der Sieg hier geteilt.
wolle-score-370 = Ein 3‑7‑0-Schaf ist 3 Punkte wert, zwei sind zusammen 14 wert. Drei bilden ein Terzett und zählen gar nichts.
    .title = 3‑7‑0
    .special = Mit dem vierten geht es von vorn los: Vier sind 3 wert, fünf 14 und sechs wieder nichts.
wolle-score-007 = Je drei 0‑0‑7-Schafe sind zusammen 21 Punkte wert. Eines oder zwei sind nichts wert.
    .title = 0‑0‑7
    .example = Beispiel: Drei, vier oder fünf bringen 21 Punkte, sechs bringen 42.
wolle-score-dog-one = Gehört dir genau ein Hund, ist er 9 Punkte wert.
    .title = Ein Hund
wolle-score-dog-none = Hast du keinen Hund, kommen zwei deiner gewöhnlichen Schafe zurück in die Schachtel, und ihre Punkte sind weg. Schwarze Schafe, 3‑7‑0-Schafe und 0‑0‑7-Schafe bleiben bei dir.
    .title = Kein Hund
    .special = Ausgesucht werden für dich die beiden mit den wenigsten Punkten. Hast du nur ein gewöhnliches Schaf, kommt dieses eine zurück; hast du keines, verlierst du nichts.
    .decided = Nach den gedruckten Regeln wählst du die zwei Schafe selbst. Die beiden mit den wenigsten Punkten sind immer die beste Wahl; deshalb werden sie für dich ausgesucht. Was mit weniger als zwei solchen Schafen geschieht, steht dort nicht; du verlierst dann nur, was du hast.
wolle-score-dog-most = Wer die meisten Hunde hat, verliert 5 Punkte. Haben mehrere gemeinsam die meisten, verlieren sie alle je 5. Zwei oder mehr Hunde sind für sich genommen nichts wert.
    .title = Die meisten Hunde
wolle-score-bone = Gehört dir der Knochen, bekommst du 4 Punkte für jeden deiner Hunde.
    .title = Der Knochen
    .special = Der Knochen selbst bringt nichts. Und wer die meisten Hunde hat, verliert auch mit Knochen 5 Punkte.
    .example = Beispiel: Bei einem einzigen Hund sind das 4 Punkte, zusätzlich zu seinen 9. Bei drei Hunden sind es 12.

## two
wolle-two-last-rolls = Spielt ihr zu zweit, würfelt auch, wer zuletzt dran ist, falls noch Karten ausliegen. Dabei gilt alles wie sonst: drei Versuche, ein Chip als Trost und die schwarzen Schafe bei einem Ergebnis unter 14.
    .title = Zu zweit: beide würfeln
wolle-two-leftover = Liegen nach dem zweiten Zug noch Karten aus, bekommt sie, wer zuerst dran war: ohne noch einmal zu würfeln, und auch dann, wenn es im ersten Zug schon Karten gab.
    .title = Zu zweit: was übrig bleibt

## house
wolle-house-open-herd = Du darfst jederzeit in deine eigene Herde schauen.
    .title = Hausregel: eigene Herde offen
    .decided = Nach den gedruckten Regeln bleibt jede Herde zu. Wollt ihr lieber nicht aus dem Gedächtnis spielen, einigt euch vor der Partie darauf.
wolle-house-open-herds = Alle dürfen jederzeit in alle Herden schauen, und der Verlauf nennt die Karten aller Runden.
    .title = Hausregel: alle Herden offen
    .decided = Nach den gedruckten Regeln bleibt jede Herde zu. Soll nicht das beste Gedächtnis entscheiden, einigt euch vor der Partie darauf.
wolle-house-short = Ihr dürft eine kurze Partie mit nur 30 der 60 Karten spielen: mit 25 Schafen, 4 Hirtenhunden und dem Knochen. Die anderen bleiben in der Schachtel.
    .title = Hausregel: kurze Partie
    .special = Zu zweit spielt ihr dann 10 Runden, zu viert 6 und zu fünft 5. Zu dritt sind es 7 und eine achte mit den letzten 2 Karten, zu sechst 4 und eine fünfte mit den letzten 2.
    .decided = Nach den gedruckten Regeln spielt ihr immer mit allen 60 Karten. Die Hälfte haben wir so ausgesucht, dass sich jedes Terzett noch füllen lässt: mit drei 3‑7‑0 und drei 0‑0‑7.
wolle-house-deck = Ihr dürft mit 60 anderen Karten spielen, die ihr selbst eingebt, zum Beispiel mit denen aus der Schachtel.
    .title = Hausregel: eigene Karten
    .decided = Die gedruckten Regeln zeigen die Karten nur als Bilder. Deshalb haben wir uns eigene Karten ausgedacht, mit denen ihr spielt, solange ihr keine anderen eingebt.
