# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot, deal (the same cards and dice for all seats), match, seat, seed, fault (what a bot did wrong).

contest-about = Welcher Bot ist besser? Zwei treten an, mit denselben Karten und Würfeln und jeder von jedem Platz aus. Das Diagramm zeigt, wer vorn liegt und wie sicher das schon ist. Du programmierst? Bring deinen eigenen Bot mit: eine Python-Datei mit einer Funktion bot(view, rng), die eine Aktion aus view.legal zurückgibt, oder ein Wheel damit. Er läuft nur in diesem Browser und kommt weder an deine Partien noch ins Internet.
contest-choice = Der Wettkampf
contest-seats = Plätze am Tisch
contest-blocks = Durchgänge
contest-seed = Startwert
contest-new-seed = Anderer Startwert
contest-start = Wettkampf starten
contest-bot = Bot { $number }
contest-file = Eigene Datei (.py, .whl)
contest-pause = Anhalten
contest-go-on = Weiter
contest-save = Tabelle als Datei speichern (JSON)
contest-printed = Ausgegeben von { $bot }
contest-phase-starting = Die Arena öffnet …
contest-phase-playing = Durchgänge im Diagramm: { $done } von { $blocks }
contest-phase-paused = Angehalten. Gespielte Durchgänge: { $done } von { $blocks }
contest-phase-done = Fertig! Gespielte Durchgänge: { $blocks }
contest-phase-refused = Abgebrochen. Gespielte Durchgänge: { $done } von { $blocks }
contest-clear = { $first } liegt in { $value } der Begegnungen vor { $second }, sehr wahrscheinlich zwischen { $low } und { $high }. Das ist kein Zufall mehr: Einer von beiden ist besser.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } liegt in { $value } der Begegnungen vor { $second }. Das sind noch zu wenige, um zu sagen, wer besser ist.
       *[yes] { $first } liegt in { $value } der Begegnungen vor { $second }, sehr wahrscheinlich zwischen { $low } und { $high }. Noch kann das Zufall sein.
    }
contest-course = { $first } gegen { $second }
    .about = Auch wenn du ständig hinsiehst: In 95 von 100 Wettkämpfen bleibt der wahre Wert die ganze Zeit im Band. Gleiche Plätze zählen halb.
contest-deals = Durchgänge
contest-ahead = Vorn
contest-low = von
contest-high = bis
contest-bots = Die Bots
contest-column-player = Bot
contest-column-matches = Partien
contest-column-wins = Siege
contest-column-mean = Punkte im Schnitt
contest-column-decisions = Entscheidungen
contest-column-faults = Fehler
contest-faults = Was schiefging
contest-faults-about = Nach einem Fehler ging die Partie mit der ersten erlaubten Aktion weiter. Hier sind die ersten Fehler, jeder mit seiner Stellung.
contest-fault-raised = { $bot } hat mit einem Fehler abgebrochen.
contest-fault-illegal = { $bot } hat etwas gewählt, das nicht in view.legal steht.
contest-fault-late = { $bot } hat länger als fünf Sekunden überlegt.
contest-fault-lost = { $bot } ist abgestürzt, ohne zu antworten, und wurde neu gestartet.
contest-fault-steps = { $bot } hat mehr als eine Million Schritte gebraucht: vielleicht eine Endlosschleife.
contest-line = { $file }, Zeile { $line }.
contest-where = Durchgang { $block }, Partie { $match }, Platz { $seat }, Spielzüge davor: { $ply }
contest-played = Stattdessen gespielt:
contest-position = Stellung ansehen

## Who plays, and what is refused

bot-random = Zufall
error-arena-twice = Wähle zwei verschiedene Bots.
error-arena-no-seed = Gib dem Wettkampf einen Startwert: irgendeinen Text.
error-arena-not-python = { $name } ist kein lesbares Python. Zeile { $line }: { $error }
error-arena-no-bot = In { $name } gibt es keine Funktion bot(view, rng).
error-arena-file-raises = { $name } bricht beim Laden mit einem Fehler ab. Zeile { $line }: { $error }
error-arena-file-endless = { $name } wird mit dem Laden nie fertig.
error-arena-file-stuck = { $name } hat zum Laden länger als fünf Sekunden gebraucht.
error-arena-file-lost = { $name } ist beim Laden abgestürzt.
error-arena-too-late = { $name } hat zu oft zu lange gebraucht oder ist zu oft abgestürzt, deshalb ist der Wettkampf abgebrochen.
error-arena-not-started = Die Arena konnte nicht weiter: { $detail }
error-arena-no-file = Es gibt keine Datei { $name }.
error-arena-module = { $name } lässt sich nicht laden: { $error }
error-arena-wheel-broken = { $name } ist kein lesbares Wheel: { $error }
error-arena-wheel-compiled = { $name } läuft nicht auf jedem Computer. Das Wheel eines Bots muss reines Python sein: py3-none-any.
error-arena-wheel-twice = Beide Wheels sind vom selben Paket: Wähle nur eines davon.
error-arena-wheel-shadows = { $name } enthält ein Modul namens { $module }, das hier ein anderes verdrängen würde. Gib ihm einen anderen Namen.
error-arena-wheel-data = { $name } enthält Dateien, die zu keinem Paket gehören (.data). Im Wheel eines Bots dürfen nur Pakete sein.
error-arena-wheel-large = { $name } wäre ausgepackt { $size } MB groß. Platz ist für { $limit } MB.
error-arena-wheel-python = { $name } ist für Python { $needs } gemacht, hier läuft { $python }.
error-arena-wheel-needs = Ein Wheel braucht etwas, das es hier nicht gibt: { $packages }. Vorhanden sind Pythons Standardbibliothek, volle und das andere Wheel des Wettkampfs.
error-arena-wheel-refused = Ein Wheel lässt sich nicht installieren: { $error }
error-arena-wheel-without-bot = { $name } hat keinen Bot für dieses Spiel: In der Gruppe volle.bots fehlt der Entry-Point { $game }.
error-arena-no-network = Was Bots zum Spielen brauchen, ist noch nicht auf diesem Gerät. Starte einmal einen Wettkampf mit Internet, danach geht es auch ohne.
