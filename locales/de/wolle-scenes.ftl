# Volle Wolle, the scenes: short stretches of a match that show a rule. The id is the scene's, with dashes for dots and
# slashes. The title says what is seen, in 8 words at most; `.story` where we stand, in 32, and no result yet; `.task`
# what to do, in 15; `.notice` is told afterwards, in 32.
#
# $seat1, $seat2 and so on are the players' names: no genitive, no "er" or "sie". "Du" is the player through whose eyes a
# scene is seen; where nobody is, the text only looks on. Figures stand for dice, bids and results, never for counts
# (zwei Karten). Terms: as in wolle.ftl.

## material

scene-wolle-deck-each-card-once = Was weg ist, ist weg
    .story = Die erste Runde ist vorbei, und vom Nachziehstapel kommen neue Karten in die Auslage.
    .notice = In einer Partie wird jede Karte nur einmal ausgelegt. Das schwarze Schaf, das { $seat3 } genommen hat, kann also nicht noch einmal auftauchen.
scene-wolle-dice-no-thirteen = Kein Würfel zeigt eine 13
    .story = Alle haben geboten. { $seat2 } ist zuerst dran und hat alle drei Würfel in der Hand.
    .notice = Der blaue Würfel geht bis 12, der rote bis 10, der gelbe bis 8. Mehr ist nicht drin.
scene-wolle-dice-thirty-at-most = Der höchste Wurf
    .story = { $seat2 } hat am meisten geboten und fängt an. Wie viel können drei Würfel zusammen höchstens zeigen?
    .notice = 12, 10 und 8 sind 30; mehr geht nicht. Der niedrigste Wurf sind drei Einsen.
scene-wolle-chips-two-each = Zwei Chips für den Anfang
    .story = Die Partie fängt gerade an. Noch hat niemand ein Schaf, aber mit leeren Händen startet niemand.
    .notice = Alle beginnen mit zwei Wollchips. Ein Chip verbessert einen Wurf, und jeder Chip, den du behältst, ist am Ende einen Punkt wert.
scene-wolle-chips-the-stock = Der Vorrat neben den Karten
    .story = Alle haben ihre ersten Wollchips. Jetzt kommen die ersten Karten in die Auslage.
    .notice = Die übrigen Chips bilden den Vorrat. Gezahlte Chips kommen dorthin, und wer sein Gebot nicht schafft, bekommt einen von dort.
scene-wolle-boards-one-each = Für alle je eine Gebotstafel
    .story = Vor der ersten Runde werden die sechs Gebotstafeln gemischt. Dann bekommen alle eine davon.
    .notice = Hinten auf jeder Tafel steht eine andere Schafzahl. Welche du bekommst, weißt du vorher nicht, und übrige Tafeln bleiben aus dem Spiel.
scene-wolle-boards-six-backs = Sechs Tafeln, sechs Schafzahlen
    .story = Die Partie hat noch nicht angefangen. Die Gebotstafeln warten darauf, verteilt zu werden.
    .notice = Es gibt nur sechs Tafeln, und ihre Schafzahlen sind hier höher als die aller Schafe. Keine Tafel hat also dieselbe Zahl wie ein Schaf.

## round

scene-wolle-round-order-bid-before-cards = Erst bieten, dann Karten nehmen
    .story = Die erste Runde beginnt, und die Karten werden aufgedeckt. Vielleicht gefällt dir die eine oder andere sofort.
    .task = Versuche, sofort Karten zu nehmen. Gib dann dein Gebot ab.
    .notice = Karten auslegen, bieten, würfeln: So läuft jede Runde, immer in dieser Reihenfolge. Solange nicht alle geboten haben, nimmt niemand eine Karte.
scene-wolle-layout-five-seats = Zu fünft liegen sechs Karten aus
    .story = Fünf sitzen am Tisch, und ihre erste Runde beginnt.
    .notice = Es liegt eine Karte mehr aus, als Personen mitspielen: zu fünft also sechs. Nach zehn solchen Runden sind alle Karten verbraucht.
scene-wolle-layout-last-four-cards = Nur noch vier Karten
    .story = Zu sechst sind acht Runden mit je sieben Karten gespielt. Der Nachziehstapel ist fast leer.
    .notice = In der neunten Runde liegen nur die letzten vier Karten aus, weniger, als Personen am Tisch sitzen. So endet eine Partie nur zu sechst.
scene-wolle-layout-not-one-less = Zu zweit drei Karten
    .story = Zwei spielen gegeneinander, und die Karten für die erste Runde werden aufgedeckt.
    .notice = Zu zweit liegen in jeder Runde drei Karten aus: eine mehr, als Personen mitspielen.
scene-wolle-bid-secret-still-hidden = Geboten schon, aber was?
    .story = Die Karten liegen aus. Diesmal bietest du zuerst, dann kommt { $seat2 }.
    .notice = Du siehst, dass { $seat2 } geboten hat, aber nicht, wie viel. Von deinem Gebot wissen die anderen genauso wenig.
scene-wolle-bid-secret-no-second-bid = Dein Gebot steht
    .story = Du hast geboten. { $seat2 } und { $seat3 } überlegen noch.
    .notice = Geboten wird nur einmal pro Runde. Du kannst dein Gebot nicht mehr ändern, und es bleibt geheim, bis alle Tafeln aufgedeckt werden.
scene-wolle-bid-secret-turned-over = Alle Tafeln gleichzeitig aufgedeckt
    .story = Die Karten liegen aus, und drei Köpfe brüten über ihrem geheimen Gebot.
    .notice = Erst nach dem letzten Gebot wurden die Tafeln aufgedeckt, und zwar alle gleichzeitig. Jetzt ist kein Gebot mehr geheim.
scene-wolle-bid-range-lowest = Das niedrigste Gebot ist 14
    .story = Die Karten liegen aus, und jetzt bietest du. Wie viel traust du dir mit den Würfeln zu?
    .task = Gib das niedrigste Gebot ab, das auf deiner Tafel steht.
    .notice = Die Gebote fangen bei 14 an. Ein niedriges Gebot ist leichter zu erreichen, aber wer mehr bietet, sucht sich vor dir Karten aus.
scene-wolle-bid-range-highest = Ganz oben steht 26+
    .story = Jetzt bietest du. Auf deiner Gebotstafel stehen alle Gebote, aus denen du wählen kannst.
    .notice = Nach der 26 kommt noch ein Gebot, das letzte auf der Tafel: 26+. Höher kann niemand bieten.
scene-wolle-bid-order-highest-first = Das höchste Gebot zuerst
    .story = Drei bieten. Wer wo sitzt und wer am schnellsten wählt, ist ganz egal.
    .notice = { $seat2 } hat am meisten geboten und ist zuerst dran, dann { $seat3 }, dann { $seat1 }. Nur die Gebote entscheiden.
scene-wolle-bid-order-plus-before-26 = 26+ kommt vor 26
    .story = { $seat1 } und { $seat2 } trauen sich viel zu, { $seat3 } ist vorsichtiger. Bald werden die Tafeln aufgedeckt.
    .notice = 26+ kommt vor der einfachen 26, also beginnt { $seat1 }. Gleichstand ist das nicht, deshalb hilft { $seat2 } die niedrigere Schafzahl nichts.
scene-wolle-bid-tie-equal-bids = Gleichstand der Gebote
    .story = Es ist die erste Runde, und jetzt wird geboten. Zwei am Tisch denken an dieselbe Zahl.
    .notice = { $seat1 } und { $seat2 } bieten gleich viel: Zuerst dran ist, wer die niedrigere Schafzahl hat. Da noch niemand ein Schaf hat, entscheiden die Rückseiten der Tafeln.
scene-wolle-bid-tie-top-card-before-board = Schaf geht vor Tafel
    .story = Die zweite Runde beginnt. { $seat2 } hat schon ein Schaf, { $seat3 } noch keines und darum nur die Zahl auf der Gebotstafel.
    .notice = { $seat2 } und { $seat3 } bieten gleich viel. Bei diesen Karten hat jedes Schaf eine niedrigere Zahl als jede Tafel, also kommt { $seat2 } vor { $seat3 }.
scene-wolle-bid-plus-cost-paid-at-once = 26+ wird sofort bezahlt
    .story = { $seat1 } will unbedingt zuerst dran sein. Das wird ein 26+!
    .notice = Kaum waren die Tafeln aufgedeckt, hat { $seat1 } einen Chip in den Vorrat gezahlt. Der ist weg, egal, was die Würfel zeigen.
scene-wolle-bid-plus-cost-each-pays = Zweimal 26+ kostet zwei Chips
    .story = Alle haben es auf dieselben Karten abgesehen. Zwei wollen sogar 26+ bieten.
    .notice = { $seat1 } und { $seat2 } haben beide einen Chip gezahlt. Gleichstand bleibt es trotzdem; zuerst dran ist { $seat2 } mit der niedrigeren Schafzahl.
scene-wolle-bid-plus-needs-chip-empty-handed = 26+ ohne Chip
    .story = Du hast alle deine Chips gezahlt. Eine neue Runde beginnt, und du darfst bieten.
    .task = Versuche, 26+ zu bieten, und wähle dann ein anderes Gebot.
    .notice = 26+ kostet einen Chip, und du hast keinen. Alles andere kannst du bieten.
scene-wolle-bid-plus-is-26-exactly-26 = Für 26+ genügt eine 26
    .story = { $seat1 } bietet 26+ und ist damit zuerst dran.
    .notice = Für 26+ genügt ein Ergebnis von 26, genau wie für das Gebot ohne Plus. Das Plus hat { $seat1 } nur nach vorn gebracht.

## turn

scene-wolle-turn-tries-no-fourth = Einen vierten Versuch gibt es nicht
    .story = Zwei Versuche haben nicht gereicht. Zwei Würfel liegen, nur der letzte rollt noch einmal.
    .task = Versuche, noch einen Würfel liegen zu lassen. Zahle dann einen Chip.
    .notice = Nach dem dritten Versuch bleibt nichts mehr liegen und rollt nichts mehr. Jetzt erreichst du dein Gebot, oder du hast es nicht geschafft.
scene-wolle-turn-first-three-cards = Drei Karten im ersten Versuch
    .story = Du hast am meisten geboten und bist zuerst dran. Jetzt würfelst du!
    .task = Versuche, nur zwei Karten zu nehmen, und nimm dann drei.
    .notice = Wer das Gebot im ersten Versuch erreicht, nimmt drei Karten. Mehr bringt kein Wurf, und weniger nehmen darfst du nicht.
scene-wolle-turn-second-keep-two = Zwei Würfel liegen, einer rollt
    .story = Du bist zuerst dran. Reicht dein Wurf nicht, lässt du einen Würfel liegen und wirfst die anderen noch einmal.
    .task = Lass den roten Würfel liegen und nach dem zweiten Versuch den blauen.
    .notice = Nach jedem Versuch ist ein Würfel mehr liegen geblieben, bis nur noch der gelbe zu werfen war. Gezählt haben am Ende alle drei.
scene-wolle-turn-second-two-cards = Zwei Karten im zweiten Versuch
    .story = Dein erster Versuch war zu niedrig. Ein Würfel bleibt liegen, die anderen beiden rollen noch einmal.
    .task = Versuche, drei Karten oder nur eine zu nehmen. Nimm dann zwei.
    .notice = Der zweite Versuch bringt genau zwei Karten, und welche, bestimmst du. Drei gibt es nur im ersten, und eine allein ist auch nicht erlaubt.
scene-wolle-turn-third-kept-dice-lie = Was liegt, bleibt liegen
    .story = { $seat1 } hat nach zwei Versuchen den roten und den blauen Würfel liegen lassen. Jetzt kommt der dritte.
    .notice = Nur der gelbe Würfel rollt noch. Die anderen beiden bleiben genau so liegen, und ihre Zahlen zählen im Ergebnis mit.
scene-wolle-turn-third-not-the-same-die = Nicht zweimal derselbe Würfel
    .story = Nach dem ersten Versuch hast du den gelben Würfel liegen lassen. Jetzt wirfst du die anderen beiden.
    .task = Tippe noch einmal den gelben Würfel an. Lass dann einen anderen liegen.
    .notice = Der gelbe Würfel liegt ja schon. Vor dem dritten Versuch lässt du dazu einen von den beiden liegen, die du gerade geworfen hast.
scene-wolle-turn-third-one-card = Eine Karte im dritten Versuch
    .story = Zwei Würfel liegen. Jetzt, im dritten Versuch, entscheidet der gelbe.
    .task = Versuche, zwei Karten zu nehmen, und nimm dann eine.
    .notice = Im dritten Versuch bringt dir dein Gebot nur noch eine Karte; welche, bestimmst du. Je länger es dauert, desto weniger Karten gibt es.
scene-wolle-turn-no-pass-roll-on = Aufhören nach einem schlechten Wurf?
    .story = Du bist dran und wirfst zum ersten Mal alle drei Würfel.
    .task = Versuche, jetzt schon zu verzichten. Lass dann einen Würfel liegen.
    .notice = Nach einem schlechten Wurf kannst du nicht aufgeben. Dein Zug geht weiter, bis du Karten bekommst oder alle drei Versuche hinter dir hast.
scene-wolle-turn-miss-a-chip = Ein Chip als Trost
    .story = { $seat2 } ist dran und hat bis zu drei Versuche, um das Gebot zu erreichen.
    .notice = Auch der dritte Versuch war zu niedrig: nicht geschafft. { $seat2 } bekommt keine Karten, aber einen Wollchip aus dem Vorrat.
scene-wolle-turn-last-takes-what-is-left = Wer zuletzt dran ist, bekommt den Rest
    .story = { $seat2 } hat noch einen Versuch. Danach kommt { $seat3 }: Wer am wenigsten bietet, ist zuletzt dran.
    .notice = { $seat3 } hat nicht gewürfelt, keinen Chip bekommen und alle übrigen Karten nehmen müssen. Diesmal war das kein schlechter Fang.
scene-wolle-turn-empty-display-skipped = Für den letzten Zug bleibt nichts
    .story = { $seat2 } hat drei Karten genommen, nur eine liegt noch aus. Jetzt würfelt { $seat3 }; zuletzt wäre { $seat1 } dran.
    .notice = Die letzte Karte ging an { $seat3 }. Damit entfällt der Zug von { $seat1 }: keine Karte, kein Chip. Die Runde ist zu Ende.
scene-wolle-turn-stock-empty-no-chip = Nicht geschafft, und der Vorrat ist leer
    .story = Alle Chips sind verteilt, der Vorrat ist leer. { $seat1 } würfelt für ein sehr hohes Gebot.
    .notice = { $seat1 } hat das Gebot nicht geschafft, aber es war kein Chip mehr da. Und später wird er auch nicht nachgereicht.

## result

scene-wolle-result-sum-nine-eight-five = Würfel, Malus und ein Chip
    .story = Deine oberste Karte hat einen Malus, aber du hast noch Chips. Dein zweiter Versuch!
    .task = Zahle einen Chip und erreiche so dein Gebot.
    .notice = Alle drei Würfel zählen, auch der liegen gebliebene. Dann geht der Malus ab, und der Chip kommt dazu: Das reicht genau.
scene-wolle-result-malus-third-try = Drei Versuche gegen einen Malus
    .story = Du hast hoch geboten und bist zuerst dran. Doch oben auf deiner Herde liegt ein Malus, und du hast nur einen Chip.
    .task = Lass den blauen Würfel liegen, dann den roten. Zahle zuletzt deinen Chip.
    .notice = Zweimal hätten die Würfel allein gereicht, aber der Malus ging jedes Mal ab. Am Ende hat dein Chip die Lücke geschlossen.
scene-wolle-result-malus-every-try = Der Malus geht jedes Mal ab
    .story = { $seat1 } hat einen Malus oben auf der Herde und bis zu drei Versuche.
    .notice = Nach jedem Wurf ging derselbe Malus wieder ab. Er wird nicht verbraucht: Er gilt, solange diese Karte obenauf liegt.
scene-wolle-result-bonus-for-nothing = Ein Bonus kostet nichts
    .story = Deine oberste Karte hat einen Bonus, und Wollchips hast du auch. Auf zum zweiten Versuch!
    .task = Erreiche dein Gebot, ohne etwas dafür herzugeben.
    .notice = Dein Bonus hat gereicht, und du behältst alle Chips. Auch der Bonus ist nicht verbraucht: Er kann dir wieder helfen.
scene-wolle-result-chips-two-chips = Chips schließen die Lücke
    .story = Zwei Würfel liegen. Das ist dein dritter und letzter Versuch.
    .task = Hol dir doch noch eine Karte.
    .notice = Jeder gezahlte Chip erhöht dein Ergebnis um eins, und du darfst so viele zahlen, wie du willst. Das hat für dein Gebot gereicht.
scene-wolle-result-chips-one-too-few = Ein Chip zu wenig
    .story = Du hast nur einen Chip, und deine oberste Karte hat einen Malus. Das ist dein erster Versuch.
    .task = Versuche, dein Gebot mit dem Chip zu erreichen. Lass dann einen Würfel liegen.
    .notice = Ein Chip erhöht dein Ergebnis nur um eins, und mehr Chips, als du hast, kannst du nicht zahlen. Dein Gebot war zu weit weg.
scene-wolle-result-optional-success-decline = Erst weiterwürfeln, dann zahlen
    .story = Dein erster Versuch! Deine oberste Karte hat einen Bonus, und du hast Chips.
    .task = Lass den blauen Würfel liegen, zahle dann und nimm die zwei guten Schafe.
    .notice = Mit Bonus und Chips hättest du sofort drei Karten bekommen. Du durftest aber auch weiterwürfeln und beides erst im zweiten Versuch einsetzen.
scene-wolle-result-optional-success-three-cards-declined = Auf drei Karten verzichten
    .story = Dein erster Versuch! Mit deinem Bonus und allen Chips könnte es gerade reichen.
    .task = Gib deine Chips noch nicht her.
    .notice = Bonus und Chips hätten für drei Karten gereicht, aber du musst sie nicht einsetzen. Ein Würfel bleibt liegen, und du machst weiter.
scene-wolle-result-optional-success-miss-on-purpose = Zahlen oder absichtlich verzichten
    .story = Dein dritter Versuch! Einen Chip hast du noch.
    .notice = Dein Chip würde für eine Karte reichen. Du darfst ihn aber auch behalten und auf dein Gebot verzichten: Dann bekommst du sogar noch einen.
scene-wolle-result-forced-success-black-sheep = Gebot erreicht, schwarzes Schaf gewonnen
    .story = Nur ein schwarzes Schaf liegt noch aus, und { $seat3 } muss würfeln. Ausnahmsweise wäre es gar nicht so schlecht, das Gebot nicht zu schaffen.
    .notice = { $seat3 } hat das Gebot allein mit den Würfeln erreicht und damit keine Wahl: Das schwarze Schaf muss mit.
scene-wolle-result-below-14-both-black-sheep = Unter 14: alle schwarzen Schafe
    .story = Zwei schwarze Schafe liegen aus. Du würfelst zuerst, mit einem Malus oben auf der Herde und ohne Chips.
    .task = Lass erst Gelb, dann Blau liegen. Wähle danach dein oberstes Schaf.
    .notice = Der Malus hat dein Ergebnis unter 14 gedrückt. Also musstest du alle schwarzen Schafe nehmen. Einen Chip als Trost gab es trotzdem.
scene-wolle-result-rescue-14-one-chip = Ein Chip gegen schwarze Schafe
    .story = Schwarze Schafe liegen aus, und dein Gebot ist nicht mehr zu schaffen. Nur der letzte Würfel rollt noch.
    .task = Lass die schwarzen Schafe liegen.
    .notice = Mit dem Chip kamst du auf 14, und die schwarzen Schafe blieben liegen. Dein Gebot hast du trotzdem nicht geschafft: Dafür bekamst du wieder einen Chip.
scene-wolle-result-rescue-14-bonus-too-great = Ein Bonus, der zu groß ist
    .story = Nur noch schwarze Schafe liegen aus. Du wirfst den letzten Würfel, und deine oberste Karte hat einen großen Bonus.
    .task = Wehre die schwarzen Schafe ab, ohne dein Gebot zu erreichen.
    .notice = Mit dem Bonus hättest du dein Gebot erreicht und ein schwarzes Schaf nehmen müssen. Also hast du lieber einen Chip gezahlt, und alle bleiben liegen.
scene-wolle-result-rescue-14-bid-of-14 = Bei 14 gibt es keinen Ausweg
    .story = Du hast das niedrigste Gebot, das es gibt. Schwarze Schafe liegen aus, und nur der letzte Würfel rollt noch.
    .task = Versuche, nur die Schafe abzuwehren. Dann entscheide: zahlen oder verzichten.
    .notice = Wer auf 14 verbessert, hat ein Gebot von 14 schon erreicht. Dazwischen gibt es nichts: entweder eine Karte oder die schwarzen Schafe.

## cards

scene-wolle-take-choice-from-the-display = Nur Karten aus der Auslage
    .story = Du hast dein Gebot im ersten Versuch erreicht und darfst drei Karten nehmen.
    .task = Versuche, eine Karte von { $seat2 } zu nehmen. Nimm dann drei.
    .notice = Du hast die freie Wahl, aber nur in der Auslage. Was jemand schon genommen hat, bleibt dort.
scene-wolle-take-choice-fewer-than-earned = Drei verdient, zwei sind da
    .story = { $seat1 } hat zwei Karten genommen, zwei liegen noch aus. Jetzt würfelt { $seat2 }.
    .notice = Der erste Versuch hätte { $seat2 } drei Karten gebracht, aber es waren nur noch zwei da. Ersatz für die dritte gibt es nicht.
scene-wolle-herd-stack-new-top = Ein neues Schaf obenauf
    .story = { $seat2 } hat noch kein Schaf und würfelt um die ersten.
    .notice = { $seat2 } hat ausgesucht, welches neue Schaf obenauf liegt. Dessen Ecksymbol und Schafzahl gelten jetzt, nicht die des anderen.
scene-wolle-herd-stack-not-an-old-sheep = Alte Schafe bleiben unten
    .story = Du hast gerade zwei Schafe genommen. Sie kommen oben auf deine Herde, in beliebiger Reihenfolge.
    .task = Versuche, dein altes oberstes Schaf wieder obenauf zu legen. Wähle dann.
    .notice = Nach oben kommt nur ein Schaf, das du gerade genommen hast. Die alten bleiben, wo sie sind: darunter.
scene-wolle-herd-closed-next-round = Der Verlauf vergisst
    .story = { $seat2 } nimmt drei Karten, und alle sehen, welche es sind.
    .notice = Jetzt, wo neue Karten ausliegen, sagt der Verlauf nur noch, wie viele Karten genommen wurden. Welche, das muss man sich merken.
scene-wolle-herd-closed-not-even-your-own = Auch die eigene Herde bleibt zu
    .story = In der ersten Runde hast du Schafe genommen. Jetzt liegen neue Karten aus.
    .notice = Von deiner Herde siehst du nur die oberste Karte. Nachschauen ist nicht mehr erlaubt: Was darunterliegt, musst du dir merken.
scene-wolle-herd-beside-a-dog = Ein Hund neben der Herde
    .story = { $seat2 } darf drei Karten nehmen. In der Auslage liegt auch ein Hirtenhund.
    .notice = Die zwei Schafe von { $seat2 } bilden die Herde, eines davon liegt obenauf. Der Hund liegt daneben, wo ihn alle sehen.
scene-wolle-herd-beside-nothing-covered = Ein Hund verdeckt keinen Bonus
    .story = { $seat1 } nutzt den Bonus auf der obersten Karte und darf dann zwei Karten nehmen.
    .notice = { $seat1 } hat einen Hund und den Knochen genommen. Beide liegen neben der Herde; obenauf liegt noch dasselbe Schaf mit seinem Bonus.
scene-wolle-corner-top-only-bonus-stays = Derselbe Bonus, Runde für Runde
    .story = Deine oberste Karte hat einen Bonus. Du würfelst, und in der nächsten Runde bist du wieder zuerst dran.
    .task = Erreiche dein Gebot in beiden Runden mit deinem Bonus.
    .notice = Hund und Knochen haben nichts verdeckt, also blieb dasselbe Schaf obenauf. Sein Bonus hat dir in beiden Runden geholfen.
scene-wolle-corner-top-only-covered = Ein verdeckter Bonus ist weg
    .story = { $seat1 } hat einen Bonus oben auf der Herde, hat aber gerade neue Schafe genommen.
    .notice = Die neue oberste Karte hat kein Ecksymbol. Der Bonus darunter zählt nicht mehr: { $seat1 } muss beim nächsten Wurf ohne ihn auskommen.
scene-wolle-bone-steal-from-its-owner = Der Knochen wird weggenommen
    .story = { $seat2 } hat den Knochen. Du bist dran, und in der Auslage liegen Schafe mit Knochensymbol.
    .task = Nimm alles außer dem schwarzen Schaf und dann auch den Knochen.
    .notice = Eines deiner neuen Schafe hat ein Knochensymbol. Darum durftest du { $seat2 } den Knochen wegnehmen, aber nur sofort.
scene-wolle-bone-steal-left-alone = Knochen nehmen oder nicht?
    .story = { $seat1 } hat den Knochen. Nur ein schwarzes Schaf mit Knochensymbol liegt noch aus, und du musst würfeln.
    .task = Entscheide dich: Nimm den Knochen, oder nimm ihn nicht.
    .notice = Beim schwarzen Schaf hattest du keine Wahl. Sein Knochensymbol gilt trotzdem, und was du damit machst, ist deine Sache.
scene-wolle-bone-steal-your-own-bone = Niemand hat den Knochen
    .story = { $seat2 } würfelt. In der Auslage liegen der Knochen selbst und ein Schaf mit Knochensymbol.
    .notice = { $seat2 } hat beides auf einmal bekommen. Niemand sonst hatte den Knochen, also hat das Symbol nichts bewirkt.
scene-wolle-bone-top-meaningless-no-corner = Das Knochensymbol ändert keinen Wurf
    .story = { $seat1 } hat ein Schaf mit Knochensymbol oben auf der Herde, { $seat2 } hat den Knochen. Eine neue Runde beginnt.
    .notice = Die Würfel von { $seat1 } zählen, wie sie sind, und { $seat2 } hat den Knochen immer noch. Obenauf bewirkt das Symbol nichts.

## end

scene-wolle-end-last-card = Die letzte Karte ist vergeben
    .story = Die letzten vier Karten liegen aus, und alle sechs haben geboten. { $seat6 } ist zuerst dran.
    .notice = { $seat6 } und { $seat3 } haben die letzten Karten bekommen. Für alle anderen blieb nichts, und die Partie ist zu Ende.
scene-wolle-end-no-further-round = Keine Karten, keine Gebote mehr
    .story = Eine Karte liegt noch aus, und der Nachziehstapel ist leer. { $seat3 } würfelt.
    .notice = Alle Karten sind vergeben. Also wird nicht mehr geboten, und es gibt keine weitere Runde. Jetzt werden die Herden gezählt.
scene-wolle-score-sum-forty-two = Eine Herde wird abgerechnet
    .story = Bald ist die letzte Karte weg. Dann wird alles gezählt, was { $seat1 } gesammelt hat.
    .notice = Zwei 3‑7‑0-Schafe bringen { $seat1 } viel, zwei 0‑0‑7-Schafe nichts. Der Knochen bringt Punkte für vier Hunde, aber wer die meisten hat, verliert auch welche.
scene-wolle-score-sum-black-sheep = Schwarze Schafe werden abgezogen
    .story = In der Herde von { $seat1 } sind schwarze Schafe. Nach der letzten Karte werden alle Herden gezählt.
    .notice = Jedes schwarze Schaf kostet { $seat1 } die Punkte, die darauf stehen. Sie gehen von den Punkten der anderen Schafe ab.
scene-wolle-score-sum-chips = Übrige Chips sind Punkte
    .story = { $seat3 } hat noch Wollchips und würfelt um die letzte Karte.
    .notice = { $seat3 } hat das Gebot allein mit den Würfeln erreicht und alle Chips behalten. Jetzt ist jeder davon einen Punkt wert.
scene-wolle-score-tie-shared-win = Zwei teilen sich den Sieg
    .story = Es ist die letzte Runde einer langen Partie zu zweit. { $seat2 } würfelt um die letzten Karten.
    .notice = Beide haben gleich viele Punkte und teilen sich den Sieg. Niemand fragt, wer mehr Schafe oder Chips hat.
scene-wolle-score-370-four = Vier 3‑7‑0-Schafe
    .story = { $seat5 } hat mehr 3‑7‑0-Schafe gesammelt als alle anderen. Nach der letzten Karte werden sie gezählt.
    .notice = Die ersten drei sind ein Terzett und zählen nichts. Mit dem vierten geht es von vorn los: drei Punkte. Zwei davon hätten mehr gebracht.
scene-wolle-score-007-four = Vier 0‑0‑7-Schafe
    .story = { $seat6 } hat 0‑0‑7-Schafe gesammelt. Nach der letzten Karte werden sie gezählt.
    .notice = Drei davon sind zusammen viel wert, das vierte allein gar nichts. Für ein neues Terzett fehlen noch zwei.
scene-wolle-score-dog-one-nine = Nur ein Hund
    .story = { $seat3 } hat einen einzigen Hund. Nach der letzten Karte zählen auch die Hunde.
    .notice = Genau ein Hund ist neun Punkte wert. Die bekommt nur { $seat3 }: Bei den anderen sind es mehrere Hunde oder gar keiner.
scene-wolle-score-dog-none-two-least = Kein Hund, zwei Schafe weniger
    .story = { $seat4 } hat keinen Hund. Nach der letzten Karte werden die Herden gezählt.
    .notice = Ohne Hund legt { $seat4 } zwei gewöhnliche Schafe in die Schachtel zurück, frei nach Wahl. Hier sind es die mit den wenigsten Punkten: Das tut am wenigsten weh.
scene-wolle-score-dog-none-black-sheep-stay = Ein schwarzes Schaf geht nicht weg
    .story = { $seat4 } hat keinen Hund, aber ein schwarzes Schaf in der Herde. Nach der letzten Karte werden die Herden gezählt.
    .notice = Zwei gewöhnliche Schafe sind in der Schachtel. Das schwarze Schaf bleibt bei { $seat4 } und kostet die Punkte, die darauf stehen.
scene-wolle-score-dog-most-both = Beide haben die meisten Hunde
    .story = Letzte Runde zu zweit: { $seat1 } hat mehr Hunde, aber zwei liegen noch aus, und { $seat2 } würfelt.
    .notice = Jetzt haben beide gleich viele Hunde, und niemand hat mehr. Also werden beiden dafür Punkte abgezogen.
scene-wolle-score-dog-most-second-most = Nur wer die meisten hat, verliert Punkte
    .story = { $seat2 } hat mehrere Hunde, aber { $seat1 } hat noch mehr. Nach der letzten Karte werden die Hunde gezählt.
    .notice = Punktabzug für die meisten Hunde bekommt nur { $seat1 }. Die Hunde von { $seat2 } kosten nichts, bringen aber auch nichts.
scene-wolle-score-bone-four-dogs = Mit dem Knochen zählt jeder Hund
    .story = { $seat2 } hat den Knochen und würfelt. Zwei Hunde liegen noch aus.
    .notice = Der Knochen bringt { $seat2 } vier Punkte für jeden Hund. Der Abzug für die meisten Hunde bleibt trotzdem.

## two

scene-wolle-two-last-rolls-second-rolls = Zu zweit würfeln beide
    .story = Nur zwei spielen mit. { $seat1 } würfelt zum dritten Mal; { $seat2 } hat weniger geboten und ist zuletzt dran.
    .notice = Zu zweit würfelt auch, wer zuletzt dran ist, in bis zu drei Versuchen. { $seat2 } hat alle drei gebraucht, um das Gebot zu erreichen.
scene-wolle-two-leftover-to-the-first = Den Rest bekommt, wer zuerst dran war
    .story = { $seat1 } war zuerst dran und hat das Gebot nicht geschafft. { $seat2 } würfelt zum dritten Mal, und drei Karten liegen aus.
    .notice = { $seat2 } hat eine Karte genommen. Die zwei übrigen gehen an { $seat1 }, ohne Wurf, obwohl das Gebot nicht geschafft war.

## house

scene-wolle-house-open-herd-your-own = In die eigene Herde schauen
    .story = Ihr spielt mit der Hausregel, dass die eigene Herde offen ist. Ein paar Schafe hast du schon, und eine neue Runde beginnt.
    .notice = Mit dieser Hausregel darfst du jederzeit in deine Herde schauen. Du musst dir nicht merken, was unten liegt.
scene-wolle-house-open-herd-not-the-others = Andere Herden bleiben zu
    .story = Ihr spielt mit der Hausregel, dass die eigene Herde offen ist. Auch { $seat2 } hat eine Herde.
    .notice = Offen ist für dich nur deine eigene Herde. Bei { $seat2 } siehst du bloß die oberste Karte.
scene-wolle-house-open-herds-all = Alle Herden sind offen
    .story = Vor der Partie habt ihr ausgemacht, dass alle Herden offen sind. Eine neue Runde beginnt.
    .notice = Du darfst in die Herde von { $seat2 } genauso schauen wie in deine eigene. Ein gutes Gedächtnis bringt hier keinen Vorteil.
scene-wolle-house-open-herds-history = Der Verlauf nennt jede Karte
    .story = Zu zweit wird mit offenen Herden gespielt. Die erste Runde beginnt.
    .notice = Die dritte Runde hat begonnen, und der Verlauf nennt immer noch, was { $seat1 } und { $seat2 } in den ersten beiden genommen haben.
scene-wolle-house-short-half = Eine kurze Partie
    .story = Zwei haben nur Zeit für eine kurze Partie. Die ersten Karten liegen auf dem Tisch.
    .notice = Die Hälfte der Karten bleibt in der Schachtel, deshalb hat die Partie nur halb so viele Runden.
scene-wolle-house-deck-own-deck = Ein Spiel mit anderen Karten
    .story = An diesem Tisch wird mit eigenen Karten gespielt. Die ersten werden aufgedeckt.
    .notice = Die Regeln sind dieselben, die Karten nicht: Hier können Schafe andere Punkte und andere Ecksymbole haben.
