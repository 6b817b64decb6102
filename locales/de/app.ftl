# The page around the game, and the table's own words.
#
# Terms: du (the reader), ihr (the table), Person (a player, where a word is needed: neither Spieler nor Mitspielende),
# Mensch or Bot (kinds of player), Partie (match), gespeicherte Partie (saved match), Spiel (game), Tisch (table),
# Zug (turn), Spielzug (move), Würfel, Wurf, würfeln, Kartenstapel (deck), Punkte, Regeln, Siegel (seal) and
# Startzahl (seed) of the dice, Codewort (agreed words), Verlauf (log), Tipp (advice), Rückblick (review), Einführung
# (guided first match). A button says what it does, with an infinitive.
#
# Every number in braces is written as the language writes numbers. $name and $names are what people have typed, up to
# 24 characters, or the name of a bot: no case, gender or number may show on them.

## Everywhere

app-name = Volle
# What search engines and home screens say of it.
app-description = Volle: Familienspiele mit Würfeln und Karten für den Browser, gegen Bots oder gemeinsam an einem Tablet. Ohne Konto, ohne Werbung, ohne Tracking.
app-home = Volle, Startseite
# A link for the keyboard, past the bar at the top.
app-skip = Zum Spiel springen
close = Schließen
# On a tiny button beside a sentence: it shows the rule behind that sentence.
why = Warum?
# The same button for screen readers. $what: the sentence.
why-of = Warum? { $what }
why-heading = Warum?
# Opens a scene of the rule.
why-scene = Am Beispiel ansehen
why-rulebook = In den Regeln
# Opens the match on a second table, at the last decision before what was asked about.
why-try = Selbst ausprobieren
second-table-apart = Das ist ein Probiertisch: An deiner Partie ändert sich nichts. Was verdeckt war, bleibt geheim, und die Würfel fallen neu.
second-table-moment = Du spielst ab der letzten Entscheidung vor der Stelle, nach der du gefragt hast.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = { $what }: Was ist das?
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Regel
rule-of = Regel: { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = in dieser Partie
# Small, behind a link to a page that is not kept for use without a network.
link-online = (nur mit Internet)
switch-game = Spiel wählen
notice-close = Meldung schließen

## Titles of the page

title-menu = Volle: Familienspiele mit Würfeln und Karten
title-setup = { $game }: neue Partie – Volle
title-table = { $game } – Volle
title-boards = Tafeln auf Handys – Volle
title-matches = Deine Partien – Volle
title-replay = { $game }: Partie ansehen – Volle
title-part = Eine Partie in mehreren Codes – Volle
title-link = Über Links spielen – Volle
title-deck = { $game }: die Karten – Volle
title-rules = { $game }: die Regeln – Volle
title-position = Was ist hier erlaubt? – Volle
title-fairness = Faire Würfel – Volle
title-about = Über diese Seite – Volle
title-deal = Partie des Tages – Volle
title-door = { $game } – Volle
title-unknown = Dieser Link führt ins Leere – Volle

## Start of the engine

start-loading-label = Ladefortschritt
start-stalled = Das Laden dauert ungewöhnlich lange. Du kannst warten oder es noch einmal versuchen.
start-failed = Das Spiel konnte nicht starten.
# After start-failed or crash-engine: it opens the reason.
start-why = Woran liegt es?
start-again = Noch einmal
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Dateien des Spiels sind nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.
load-missing = Der Server liefert eine Datei des Spiels nicht. Lade die Seite noch einmal. Wenn das nicht hilft, gibt der Server Dateien dieser Art vielleicht nicht heraus.
load-changed = Eine Datei des Spiels ist beschädigt oder gar nicht angekommen, obwohl der Server antwortet. Lade die Seite noch einmal. Wenn das nicht hilft, verändert der Server seine Dateien.
load-type = Der Server schickt ein Skript des Spiels mit falschem Typ, deshalb führt der Browser es nicht aus.
load-assembly = Das Spiel braucht WebAssembly, und das ist in diesem Browser oder auf dieser Seite abgeschaltet. Auf iPhone und iPad kann der Blockierungsmodus der Grund sein.
load-policy = Das Spiel braucht WebAssembly, und eine Sicherheitsregel dieses Servers (Content-Security-Policy) verbietet das. In der Regel fehlt „wasm-unsafe-eval“, oder sie kann wegbleiben.
load-blocked = Eine Sicherheitsregel dieses Servers (Content-Security-Policy) lässt das Spiel nicht laufen. Sie kann wegbleiben, denn das Spiel bringt eine eigene mit.
load-other = Versuche es noch einmal. Wenn das nicht hilft, kopiere den Bericht und schick ihn denen, die diese Seite betreiben.
load-afresh = Seite neu laden
report-copy = Bericht kopieren

## How the match is kept

kept-not = Dieser Browser speichert deine Partie nicht. Sie geht verloren, wenn du die Seite schließt. Speichere sie als Datei, wenn du sie behalten willst.
broken-newest = Dein letzter Spielzug ließ sich nicht aus dem Speicher des Browsers lesen. Die Partie geht mit dem Stand davor weiter.
broken-all = Die in diesem Browser gespeicherte Partie lässt sich nicht mehr lesen. Sie bleibt, wie sie ist, bis du eine neue Partie beginnst.
broken-save = Beschädigte Datei speichern
elsewhere = Deine Partie ist in einem anderen Tab offen.
elsewhere-take = Hier weiterspielen

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Auf dieser Seite ist etwas schiefgegangen.
crash-engine = Das Spiel ist stehen geblieben.
crash-again-and-again = Das Spiel bleibt immer wieder an derselben Stelle stehen und startet deshalb nicht mehr von selbst.
crash-match = Deine Partie ist bis zum letzten Spielzug gesichert. Speichere sie vorsichtshalber auch als Datei, bevor du es noch einmal versuchst.

## Without a network, new versions

offline-ready = Jetzt auch offline spielbar
# On a site without https, which browsers do not keep for offline use.
offline-never = Diese Seite kommt ohne https zu dir. Du kannst spielen, und deine Partien bleiben gespeichert, aber ohne Internet geht es hier nicht.
# Where the server does not send the files that were built: many hosts add scripts to pages, or refuse some files.
offline-failed = { $reason ->
    [changed] Dieser Server verändert die Dateien des Spiels, deshalb kannst du nicht offline spielen.
   *[missing] Dieser Server schickt nicht alle Dateien des Spiels, deshalb kannst du nicht offline spielen.
} Online geht alles, und deine Partien bleiben gespeichert.
offline-install = Volle als App installieren
update-waiting = Eine neue Version des Spiels ist da.
# Said after update-waiting, where a match is running.
update-match = Deine Partie geht danach weiter.
update-now = Jetzt laden
update-later = Später
update-failed = { $reason ->
    [changed] Es gibt eine neue Version, aber dieser Server verändert ihre Dateien.
   *[missing] Es gibt eine neue Version, aber dieser Server schickt nicht alle ihre Dateien.
} Du spielst mit der bisherigen weiter.

## Addresses that lead nowhere

unknown-heading = Dieser Link führt ins Leere
unknown-about = Vielleicht steckt in der Adresse ein Fehler, oder es fehlt ein Stück, aber deine Partien sind sicher.
unknown-home = Zur Startseite

## Menu

menu-continue = Partie fortsetzen
# $progress: how far the match is, such as "Runde 3 von 15" or "Ziel 6.000, Anna führt mit 2.350". $names: a list.
menu-continue-about = { $progress } · { $names }
# In the place of $progress.
menu-over = beendet
menu-result = Endstand ansehen
menu-new = Neue Partie
menu-open = Partie öffnen
menu-open-about = aus einer Datei auf diesem Gerät
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Regeln
menu-deck = Karten
menu-about = Info
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } bis { $most } Personen
# The story behind both games, in one or two lines.
story = Schurzeit! Die Schafe suchen jemanden, der Wort hält. Und Roger, der älteste Widder, schaut dir genau auf die Finger.
menu-fact-alone = gegen Bots oder gemeinsam an einem Tablet
menu-fact-free = ohne Konto, ohne Werbung, ohne Tracking

replace-question = Du hast noch eine Partie offen. Soll eine neue sie ersetzen?
replace-yes = Ersetzen
replace-no = Behalten

## Matches on this device

menu-waiting = Angefangene Partien
menu-matches = { $count ->
        [one] Deine Partie
       *[other] Alle Partien ({ $count })
    }
matches-heading = Deine Partien
matches-about = Deine Partien bleiben hier, bis du sie löschst. Du kannst sie weiterspielen oder noch einmal ansehen. Gespeichert sind sie nur in diesem Browser.
matches-none = Hier gibt es noch keine Partie.
matches-count = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
matches-more = Mehr zeigen
match-here = auf dem Tisch
match-go-on = Weiterspielen
# Which player a match by link waits for: above the button that sends it, in the list of saved games and on the start page.
link-due-seat = { $name } ist noch nicht dabei
    .about = { $name } öffnet den Link und spielt mit. Wenn du dran bist, kommt ein Link zu dir zurück: einfach öffnen.
link-due-act = { $name } ist an der Reihe
link-due-plan = { $name } ist an der Reihe
link-due-open = Als Nächstes öffnet { $name } den Link
link-due-reveal = Von { $name } fehlt noch das Gebot
link-again = Link noch einmal senden
match-delete = Löschen
match-delete-question = Diese Partie löschen? Sie lässt sich nicht zurückholen.
match-delete-yes = Löschen
match-delete-no = Behalten
match-damaged = Eine beschädigte Partie
match-damaged-about = Sie lässt sich nicht mehr lesen.
copies-heading = Sichern und mitnehmen
copies-about = Eine Datei mit all deinen Partien, für ein anderes Gerät oder zur Sicherheit. Beendete Partien sind komplett enthalten. Angefangene gehen dort mit neuen Würfeln weiter, denn ihre Startzahl bleibt geheim auf diesem Gerät.
copies-imported = Neu: { $added }. Schon da: { $known }. Nicht lesbar: { $refused }.
copies-move = Alles auf mein anderes Gerät
copies-delete = Alle löschen
copies-delete-question = Alle Partien auf diesem Gerät löschen? Sie lassen sich nicht zurückholen.

incoming-copies = { $count ->
        [one] Dieser Link bringt eine Partie mit. Möchtest du sie hinzufügen?
       *[other] Dieser Link bringt { $count } Partien mit. Möchtest du sie hinzufügen?
    }
incoming-match = Dieser Link bringt eine Partie mit. Möchtest du sie öffnen?
incoming-about = Beendete Partien zählen auch in deiner Statistik.
incoming-add = Hinzufügen
incoming-open = Öffnen
incoming-no = Nein, danke
paste-link = Link einfügen

## A match watched again

replay-heading = Partie ansehen
replay-again = Noch einmal ansehen
# In place of the replay, before anything has happened in the game.
replay-none = Noch gibt es nichts zu sehen. Schau nach dem ersten Zug wieder vorbei.
replay-controls = Durch die Partie blättern
replay-time = Stelle in der Partie
replay-place = Runde { $round } von { $rounds } · { $ply }/{ $plies }
replay-end = Ende · { $plies }/{ $plies }
replay-round-back = Eine Runde zurück
replay-back = Einen Spielzug zurück
replay-on = Einen Spielzug weiter
replay-round-on = Eine Runde weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-mark-round = neue Runde
replay-mark-great = Glanzmoment
replay-eyes = Blickwinkel
replay-eyes-all = alles offen
replay-eyes-table = was alle sehen
replay-dice = Mit welchen Würfeln?
replay-dice-about = Mit denselben Würfeln kommen dieselben Würfe in derselben Reihenfolge, solange alle so spielen wie vorher. Neue Würfel kennt noch niemand.
replay-dice-new = Neue Würfel
replay-dice-same = Dieselben Würfel
replay-keep = Partie behalten
replay-kept = Ist gespeichert

## A match for somebody else

share = Teilen
share-heading = Diese Partie teilen
share-about = Wer den Link öffnet, sieht die ganze Partie. Sie steckt im Link selbst und liegt auf keinem Server.
copied = Kopiert
copy-by-hand = Dein Browser erlaubt das Kopieren nicht. Bitte markiere diesen Text und kopiere ihn selbst:
share-link = Link kopieren
share-device = Teilen …
share-codes = QR-Code zeigen
share-code = { $count ->
        [one] Code mit der ganzen Partie
       *[other] Code { $number } von { $count }: Scanne alle, die Reihenfolge ist egal
    }
share-code-before = Voriger Code
share-code-next = Nächster Code
parts-heading = Eine Partie in mehreren Codes
parts-read = { $read } von { $count } Codes gelesen. Es fehlen noch: { $numbers }.

## Set-up

setup-heading = Wer spielt mit?
# The name of a person who has typed none.
setup-player = Gast { $number }
# Names for bots, one for each of the ten sheep below: jokes of this language, as it is said at the table. With a comma
# and a space between them; each at most 24 characters.
bot-names = Wolltraud, Wollfgang, Schaflotte, Lammbert, Bähate, Mähthias, Hammelie, Wollter, Mähx, Merinora
# The sheep to choose from, by what each wears.
avatar-1 = rotes Halstuch
avatar-2 = blaue Bommelmütze
avatar-3 = gelbe Krone
avatar-4 = grüner Hut
avatar-5 = lila Schlafmütze
avatar-6 = orangefarbener Partyhut
avatar-7 = rosa Schleife
avatar-8 = türkise Brille
avatar-9 = braune Hörner
avatar-10 = weiße Kopfhörer
# On an empty chair at the table: short.
setup-add = Noch jemand?
# Below the table.
chairs-help = Tippe auf ein Gesicht, um zu ändern, wer da sitzt. Zieh es auf einen anderen Stuhl, um Plätze zu tauschen.
chairs-keys = Mit der Tastatur: Alt und eine Pfeiltaste.
# For screen readers, after a name.
chair-place = Platz { $place } von { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } sitzt auf Platz { $place } von { $places }. Rund um den Tisch: { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Wer sitzt hier?
chair-people = Wer hier schon gespielt hat
chair-kind = Mensch oder Bot?
setup-person = Mensch
    .about = spielt hier am Bildschirm
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-expert = Profi
# $bot: what kind of bot it is, such as “Fox”.
setup-bot = Bot: { $bot }
chair-name = Name
chair-sheep = Schaf
chair-sheep-about = Ist das Schaf schon vergeben, tauscht ihr.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar }: tauschen mit { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = Einen Platz zurück
place-on = Einen Platz weiter
chair-remove = Platz frei machen
chair-done = Fertig
setup-start = Start
# In its place while the part for friends elsewhere is open.
setup-invite = Starten und einladen
# A part of the set-up: people who aren’t in the room play on their own devices, by links that all send each other.
link-heading = Mit Freunden woanders
boards-start = Mit Tafeln auf Handys beginnen
boards-start-about = Alle entscheiden am eigenen Handy, und dieser Bildschirm ist der Tisch.
boards-heading = Tafeln auf Handys
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = Wie am richtigen Tisch
    .about = Chancen und Tipps gibt es erst nach der Partie.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = ohne Chancen und Tipps
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Würfel: { $way }
deal-heading = Würfel
# The three ways, each with what it means. $date: today.
deal-secret = wie immer
deal-secret-about = Geheim bis zum Schluss: Niemand kann sie kennen.
deal-day = Partie des Tages
deal-day-about = { $date }: Alle, die dieses Spiel heute mit ebenso vielen Leuten und denselben Regeln spielen, bekommen dieselben Würfe und Karten.
deal-words = mit Codewort
deal-words-about = Dasselbe Codewort ergibt auf jedem Gerät dieselben Würfe und Karten.
deal-words-field = Euer Codewort
# Below a way in which somebody could know the dice.
deal-known = Jemand könnte diese Würfe schon kennen. Am Ende der Partie steht das dann dabei.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] Das war die Partie des Tages, { $text }: Diese Würfe konnte man vorher kennen.
        [words] Diese Würfe ergeben sich aus dem Codewort „{ $text }“: Wer es kannte, konnte auch die Würfe kennen.
       *[again] Das sind die Würfe einer früheren Partie: Wer dabei war, konnte sie schon kennen.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = Vereinbart:
# The last part of that line: how long the match will take.
setup-minutes = { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
# Unfolds the choices of rules.
setup-variants = Regeln ändern
# Unfolds what few games need: phones, open herds, other cards, known dice.
setup-more = Mehr

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = Jetzt spielen
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] du gegen einen Bot
       *[other] du gegen { $bots } Bots
    }
# While the game is still loading.
play-waiting = Das Spiel wird aufgebaut …
# A link: to the choice of players and rules.
door-choose = Wer spielt mit?
# A button on the door to a game.
door-day = Partie des Tages
door-day-about = dieselben Würfel für alle
# Beside the facts of the match in the bar.
facts-day = Partie des Tages, { $date }
# A button in the menu of the table: it shows what everyone may see in a second window, for a television or a projector.
window-open = Tisch für alle
# Buttons at the end of a match: the deal for a friend, with a picture of the result, and the friend’s match with the same dice.
card = Jemanden herausfordern
duel-compare = Mit { $name } vergleichen

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = Einführung
lesson-begin-about = in etwa 5 Minuten
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = Einführung
lesson-loaded = Gezinkte Würfel, nur in der Einführung.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Einführung beenden
lesson-leave-about = Die Partie geht ohne Begleitung weiter, mit ehrlichen Würfeln.
# At the end of a first match, before what comes next. $points: those of the person, perhaps below zero.
lesson-points = { $points ->
        [one] Gut gemacht! Bis jetzt hast du { $points } Punkt.
       *[other] Gut gemacht! Bis jetzt hast du { $points } Punkte.
    }
lesson-play-on = Ab hier weiterspielen
lesson-rules = Alle Regeln
# A button, and the heading of the list that it opens.
lesson-later = Noch zu entdecken
# A note above the table once the lesson is over.
lesson-honest = Ab hier sind die Würfel ehrlich.

## Deck, rules, about

deck-heading = Die Karten

rules-heading = Die Regeln
rules-page = Als Webseite: zum Drucken oder um jemandem eine einzelne Regel zu schicken
# Before the titles of rules.
rules-see-also = Siehe auch:

# A link to the page on which a position can be asked about.
position-way = Was ist gerade erlaubt und was nicht? Hier nachsehen
position-heading = Was ist hier erlaubt?
position-about = Füge eine gespeicherte Partie oder einen Link ein. Du siehst, wer gerade dran ist, was alle tun dürfen und welche Regel alles andere verbietet. Die Partie auf deinem Tisch bleibt, wie sie ist.
# Above a field for text.
position-record = Gespeicherte Partie oder Link
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Nachsehen
position-mine = In meiner Partie
# In the place of situation-next where nobody decides.
position-chance = jetzt entscheidet der Zufall: Würfel oder Karten
# Headings of what one player may do and what not, each followed by a list.
position-may = Jetzt erlaubt
position-may-not = Jetzt nicht erlaubt
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Faire Würfel
fairness-seed = Vor einer gewöhnlichen Partie zieht dein Gerät eine große Zufallszahl: die Startzahl.
fairness-draws = Aus der Startzahl ergibt sich jeder Wurf und jede Karte. Niemand kann daran etwas ändern, auch kein Bot. Und wer einen Spielzug zurücknimmt, bekommt danach trotzdem keine anderen Würfe.
fairness-seal = Das Siegel ist ein Fingerabdruck der Startzahl (SHA-256). Es steht vor dem ersten Wurf fest, und niemand kann die Startzahl daraus errechnen.
fairness-end = Am Ende wird die Startzahl aufgedeckt. Dann lassen sich das Siegel und jeder Wurf nachrechnen, hier oder mit einem eigenen Programm.
fairness-known = Bei der Partie des Tages, beim Spielen mit Codewort und beim Nachspielen mit denselben Würfeln kann jemand die Würfe schon kennen. Darauf wird am Ende hingewiesen.
fairness-memory = Würfel haben kein Gedächtnis: Nach drei schlechten Würfen ist der nächste weder besser noch schlechter. Auch lange Pechsträhnen gehören dazu.
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Eine Partie prüfen
fairness-check-about = Füge eine gespeicherte Partie oder einen Link ein, oder öffne eine Datei. Woher sie kommt, ist egal, und die Partie auf deinem Tisch bleibt, wie sie ist.
fairness-check = Prüfen
fairness-file = Datei öffnen
fairness-mine = Meine Partie prüfen
# Below it charts; or what there will be.
fairness-rolls-heading = Alle Würfe auf diesem Gerät
fairness-rolls-about = So oft kam jede Zahl in den beendeten Partien auf diesem Gerät. Faire Würfel bleiben in 95 von 100 Fällen im markierten Bereich. Partien, deren Würfe jemand kennen konnte, zählen nicht mit.
fairness-rolls-none = Sobald hier eine Partie beendet ist, siehst du, wie oft jede Zahl kam und wie oft sie zu erwarten war.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as “roll 3 8 2”; not translated.
verdict-fair = { $over ->
        [yes] Alles stimmt: Das Siegel passt zur Startzahl, und jeder Wurf und jede Karte ergibt sich aus ihr.
       *[no] Bis hierher stimmt alles: Das Siegel passt zur Startzahl, und jeder Wurf und jede Karte ergibt sich aus ihr.
    }
verdict-no-seal = Diese Partie hat kein Siegel. Ob ihre Würfel fair waren, lässt sich also nicht prüfen.
verdict-no-seed = In dieser Datei fehlt die Startzahl, deshalb lassen sich die Würfe nicht prüfen. In der Datei der beendeten Partie steht sie.
verdict-running = Diese Partie läuft noch, und so lange bleibt ihre Startzahl geheim. Prüfe sie am Ende noch einmal.
verdict-seal = Das Siegel passt nicht zur Startzahl: Eins von beiden wurde verändert.
verdict-drawn = Zeile { $line } ergibt sich nicht aus der Startzahl. Es müsste heißen: { $expected }

about-heading = Über diese Seite
about-not-affiliated = Diese Seite ist ein privates Projekt. Mit den Autoren und Verlagen der Spiele hat sie nichts zu tun und verwendet weder ihre Bilder noch ihre Texte: Die Regeln haben wir mit eigenen Worten erklärt, und die Bilder zeichnet unser eigenes Programm.
about-private = Das Spiel läuft ganz in deinem Browser. Deine Partien bleiben auf deinem Gerät, und niemand zählt mit oder verfolgt, was du tust.
about-dice = Die Würfel sind fair. Eine gewöhnliche Partie beginnt mit einer versiegelten Zahl, der Startzahl, und aus ihr ergibt sich jeder Wurf und jede Karte. Am Ende wird sie aufgedeckt, und alles lässt sich nachprüfen. Konnte jemand die Würfe schon kennen, steht das dann dabei.
# A link to the page about chance.
fairness-way = So funktioniert der Zufall hier, und so prüfst du ihn nach
about-licenses = Was andere beigetragen haben, und die Lizenzen
about-version = Version { $version }

## Table

table-heading = Der Tisch
seats-heading = Wer mitspielt
stage-heading = Was gerade passiert
log-heading = Verlauf
# A link below the log, which shows the latest turns first.
log-earlier = Frühere Züge zeigen
situation = So steht’s
situation-next = Am Zug: { $names }
# On a button of the bar: short.
take-back = Zurücknehmen
# $name: the player whose last move is taken back.
take-back-of = Letzten Spielzug zurücknehmen: { $name }
table-menu = Menü
# The button in the bar, for screen readers. $pace: one of pace-slow to pace-tap.
pace-name = Tempo: { $pace }
# The list that it opens.
pace-heading = Tempo von Bots und Würfeln
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-tap = erst beim Antippen

# Small, after the name of a bot. $difficulty: one of the words difficulty-easy to difficulty-expert.
seat-bot-tag = Bot · { $difficulty }

since-turn = Seit deinem letzten Zug: { $turns }
since-of = { $name } ({ $outcomes })
# Two outcomes, one after the other.
since-then = { $before }, { $then }
since-turns = { $before }; { $then }
# A bot that takes longer than a moment to decide.
thinking = { $name } überlegt …
# On the button that moves the table on by one step.
go-on = Weiter
# On the same button where bots play by themselves: all at once, up to the next decision of a person. $people: how many play here.
skip-ahead = { $people ->
        [0] Bis zum Ende vorspulen
        [one] Vorspulen, bis ich dran bin
       *[other] Vorspulen
    }

# Between two players who share a screen, before one of them chooses in secret.
curtain-heading = { $name }, du bist dran
curtain-help = Komm an den Bildschirm. Alle anderen schauen bitte weg.
curtain-open = Ich bin { $name }

## End

# $names: a list of the winners; $count: how many they are.
scores-heading = { $count ->
        [one] Der Sieg geht an { $names }!
       *[other] { $names } teilen sich den Sieg!
    }
# The scores of all players in one breath, for screen readers. $points: with its sign.
scores-told = { $name }: { $points }
# Below the heading, where a person has won.
scores-cheer = Hipp, hipp, hurra!
# There, where a bot has won over people. $luck: "lucky" or "unlucky" as the engine counts it, else "usual"; $names: who has
# won.
scores-rematch = { $luck ->
        [lucky] Das Glück war mit { $names }. Lust auf Revanche?
        [unlucky] Ganz ohne Glück gewonnen: gut gespielt, { $names }! Lust auf Revanche?
       *[usual] Lust auf Revanche?
    }
# A button after a match, for another one against bots that are a little stronger or weaker; the third line is small, below
# one of the first two. $count: how many bots will play; $difficulties: a list of their difficulties.
scores-harder = Noch eine, etwas schwerer
scores-easier = Noch eine, etwas leichter
scores-bots = { $count ->
        [one] Bot: { $difficulties }
       *[other] Bots: { $difficulties }
    }
# Above the podium, until the winner is on it.
scores-podium = Und gewonnen hat …
# On a step of the podium. $points: a number to select by. $pointsWords: the same as text, with a true minus sign.
scores-points = { $points ->
        [one] { $pointsWords } Punkt
       *[other] { $pointsWords } Punkte
    }
# A button: no more waiting, the result at once.
scores-show-all = Wer hat gewonnen?
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = Davon redet ihr noch lange
scores-caption = Endstand
scores-share = Als Bild teilen
scores-print = Endstand drucken
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = Punktezettel zum Ausdrucken
# Headings of a table: what points are for, and their sum.
scores-part = Punkte für
scores-total = Summe
scores-winner = Sieg
scores-fair = Sind die Würfel fair?
scores-fair-help = Aus der Startzahl ergeben sich alle Würfe und Karten. Das Siegel (SHA-256) stand schon vor dem ersten Wurf fest und beweist, dass niemand die Startzahl seither geändert hat. Beide stehen in der Datei der beendeten Partie.
scores-seal = Siegel
scores-seed = Startzahl
scores-no-seal = Diese Würfe haben kein Siegel. Entweder begann die Partie als Einführung mit gezinkten Würfeln, oder jemand hat Würfel oder Karten selbst bestimmt, oder sie kam aus einer Datei ohne Startzahl.
# A button, with the second in small letters below.
scores-again = Noch eine Partie
scores-again-about = mit denselben Leuten
# A button that opens a list of everything else that can be done after a match.
scores-more = Mehr
# A button: another match with the same players and the same dice and cards.
scores-same-deal = Noch mal mit denselben Würfeln
record-download = Partie als Datei speichern

## Menu of the table

menu-match = Diese Partie
menu-look-up = Nachschlagen und lernen
menu-app = App
menu-settings = Einstellungen
settings-theme = Tag oder Nacht
theme-auto = wie das Gerät
theme-day = Tag
theme-night = Nacht
sound = Ton
sound-is-on = Der Ton ist an
sound-is-off = Der Ton ist aus
sound-play = Geräusche abspielen
# A switch beside the first roll, offered once: short.
sound-offer = Mit Ton
sound-volume = Lautstärke
sound-kinds = Welche Geräusche
sound-dice = Würfel
sound-cards = Karten
sound-chips = Chips
sound-voices = Tiere
sound-music = Musik
haptics = Vibrieren, wenn du dran bist
# A box to tick: dice roll without a tap, such as after a card that leaves nothing to choose.
roll-on = Von selbst würfeln, wenn es nichts zu entscheiden gibt
settings-language = Sprache
settings-leave = Zur Startseite
# A button of the menu, before and after it was tapped.
settings-full-screen = Vollbild
settings-full-screen-leave = Vollbild beenden

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Chancen
# In place of these tables: no dice and no card are to come.
odds-none = Gerade gibt es nichts auszurechnen.
# Whose odds they are. $whose: "own" to the only person who plays here.
odds-of = { $whose ->
        [own] Aus deiner Sicht
       *[other] Aus der Sicht von { $name }
    }
# The heading of the first column: what may be done.
odds-way = Möglichkeit
# In that column, where nobody chooses. $phase: "card" where a card is turned over, otherwise dice are rolled.
odds-next = { $phase ->
    [card] Die nächste Karte
   *[other] Der nächste Wurf
}
# In that column. $way: what may be done, such as "bid 21" or "the blue die".
odds-best = { $way } (am besten)
# A heading below the tables: what they do not know.
odds-assumed = Nicht eingerechnet

## In a frame of another page

embedded-play = Spielen
# $names: a list.
embedded-seats = Mit dabei: { $names }
embedded-kept = Hier wird nichts gespeichert: Die Partie gibt es nur, solange diese Seite offen ist. Speichere sie als Datei, wenn du sie behalten willst.
embedded-whole = Ganzes Spiel öffnen
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] Die Partie in der Adresse dieses Rahmens lässt sich nicht öffnen. { $why }
       *[other] Die Angabe „{ $part }“ in der Adresse dieses Rahmens stimmt nicht. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = Die Adresse ist für Version { $value } gedacht; diese Seite kennt nur Version 1.
error-address-game = Ein Spiel namens „{ $value }“ gibt es hier nicht.
error-address-lang = Die Sprache „{ $value }“ gibt es hier nicht.
error-address-theme = Die Darstellung „{ $value }“ gibt es hier nicht. Möglich sind auto, day und night.
error-scene-unknown = Eine Szene mit diesem Namen gibt es nicht.
error-window-no-channel = Dieser Browser kann den Tisch nicht in einem zweiten Fenster zeigen. Spiegle stattdessen den Bildschirm.
error-window-blocked = Der Browser hat das zweite Fenster verhindert. Erlaube Pop-ups für diese Seite und versuche es noch einmal.
error-script-not-loaded = Dieser Teil der Seite ließ sich nicht laden. { $reason ->
    [network] Prüfe deine Verbindung und versuche es noch einmal.
   *[other] Lade die Seite neu und versuche es dann noch einmal.
}
error-scene-not-loaded = Die Szene ließ sich nicht laden. { $reason ->
    [network] Prüfe deine Verbindung und versuche es noch einmal.
   *[other] Der Server liefert sie nicht.
}
error-link-base64 = Dieser Link ist beschädigt: Es stehen Zeichen darin, die nicht hineingehören, oder es fehlen welche. Kopiere den ganzen Link noch einmal.
error-link-deflate = Dieser Link ist beschädigt oder abgeschnitten. Kopiere den ganzen Link noch einmal.
error-link-cut = Dieser Link ist abgeschnitten, sein Ende fehlt. Kopiere ihn ganz oder lass ihn dir noch einmal schicken.
error-text-nothing = In diesem Text steckt keine Partie und auch kein Link zu einer. Es hat sich nichts geändert.
error-text-too-long = Dieser Text ist zu lang, um darin nach einem Link zu suchen. Füge nur die Nachricht mit dem Link ein.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Würfel bestimmen …
       *[other] Würfel bestimmen …
    }
choose-card = Karte bestimmen …
choose-dice-heading = { $count ->
        [one] Was soll der Würfel zeigen?
       *[other] Was sollen die Würfel zeigen?
    }
choose-card-heading = Welche Karte soll kommen?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Würfel { $number }
lot-card = Karte
choose-about = Sobald du etwas bestimmst, lässt sich bei dieser Partie nicht mehr prüfen, ob die Würfel fair waren.
choose-cancel = Abbrechen
choose-confirm = So spielen

## Scenes: rules that are shown by play, in a frame

scene-next = Nächste Szene
scene-again = Noch einmal
scene-back = Zurück zur Szene
scene-play-on = Von hier weiterspielen
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Verbotenes versuchen
# A button that opens the rule that the scene shows.
scene-rule = Die Regel
# Above a list of refusals, each a whole sentence.
scene-refusals = Das lässt die Regel hier nicht zu:
# While the engine starts, because somebody does what the scene does not know.
scene-starting = Einen Moment, der Tisch wird gedeckt …
scene-left = Du hast die Szene verlassen. Ab hier spielst du frei weiter, gegen Bots.

## Refusals in every game

# Where there are no better words.
error-unknown = Das geht hier nicht. Alles ist so wie vorher.
# $line: a line of the file, from 1. $what: a whole sentence, one of the refusals below.
error-line = Zeile { $line }: { $what }
# The same of a file or link, in which a fault most often means that it is damaged. $code: the refusal, with hyphens.
error-in-file = { $code ->
        [record-magic] { $what }
        [record-game] { $what }
        [record-rules] { $what }
        [notation-position] { error-line }
        [verify-no-seal] { error-line }
        [verify-no-seed] { error-line }
        [verify-seal] { error-line }
        [verify-drawn] { error-line }
       *[other] Das ist keine gespeicherte Partie, oder sie ist beschädigt (Zeile { $line }). { $what }
    }
error-action-not-now = Das geht gerade nicht.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Hier ist genau ein Wert zu bestimmen.
       *[other] Hier sind { $needed } Werte zu bestimmen.
    }
error-chance-not-yours = Wie die Würfel fallen und welche Karten kommen, bestimmt allein der Zufall.
error-chance-nothing-due = Jetzt gibt es nichts auszuteilen und nichts zu würfeln.
error-game-over = Die Partie ist vorbei.
error-step-person = Erst ist jemand von euch dran.
error-take-back-not-possible = Hier gibt es keinen Spielzug, den du zurücknehmen kannst. Ein Spielzug gilt, sobald danach gewürfelt wurde oder Karten oder Gebote aufgedeckt sind.
error-turn-bot = Hier spielt ein Bot, und er entscheidet selbst.
error-turn-chance = Erst müssen Würfel fallen oder Karten aufgedeckt werden.
# $seats: how many players the match has.
error-turn-no-such-seat = { $seats ->
        [one] In dieser Partie spielt nur { $seats } Person mit.
       *[other] In dieser Partie spielen nur { $seats } Personen mit.
    }
error-turn-not-yours = Gerade ist jemand anders dran.

## Refusals outside the game

# elsewhere-take is the button that is quoted here.
error-match-elsewhere = Deine Partie ist in einem anderen Tab offen. Wähle zuerst „{ elsewhere-take }“, um hier weiterzumachen.
# The language list in the menu was used without a connection.
error-language-not-loaded = Diese Sprache konnte nicht geladen werden. { $reason ->
    [network] Prüfe deine Verbindung und versuche es noch einmal.
   *[other] Lade die Seite neu und versuche es dann noch einmal.
} Deine Partie ist sicher.
error-match-none = Es gibt noch keine Partie.
error-match-stale = Die Partie war inzwischen schon weiter, deshalb zählt dein Spielzug nicht. Bitte sieh dir den neuen Stand an.
error-match-too-long = Diese Partie ist zu lang geworden, um sie zu speichern. Deshalb geht sie nicht weiter.
error-name-empty = Alle brauchen einen Namen.
error-name-long = { $most ->
        [one] Ein Name darf nur { $most } Zeichen haben.
       *[other] Ein Name darf höchstens { $most } Zeichen haben.
    }
error-name-spaces = Ein Name darf nicht mit einem Leerzeichen anfangen oder enden.
error-name-characters = In einem Namen dürfen weder ein senkrechter Strich (|) noch unsichtbare Zeichen stehen.
error-name-twice = Alle brauchen verschiedene Namen: „{ $name }“ kommt doppelt vor.
# "bot:" is not translated.
error-name-bot = Ein Name darf nicht mit „bot:“ anfangen. Bitte wähle einen anderen.
# $level: what somebody has written for the name of a bot.
error-name-no-such-bot = Einen Bot namens „{ $level }“ gibt es in diesem Spiel nicht. Das sind seine Bots: { $levels }.
error-seats-count = Dieses Spiel ist für { $least } bis { $most } Personen.
error-seats-avatars = Jedes Schaf gibt es nur einmal, mit einer Nummer von 1 bis { $most }.
error-lesson-unknown = Eine Einführung namens „{ $lesson }“ gibt es in diesem Spiel nicht.
error-lesson-table = Die Einführung hat ihren eigenen Tisch: eine Person, ihre Bots und die üblichen Regeln.
error-lesson-none = Gerade läuft keine Einführung.
error-options-format = Diese Einstellungen lassen sich nicht lesen.
# $options: a list of what somebody has written.
error-options-unknown = Diese Einstellungen gibt es in diesem Spiel nicht: { $options }.
# $options: a list of names of options, as files have them; not translated.
error-odds-options = Für eine Partie mit diesen Einstellungen gibt es noch keine Chancen: { $options }.
error-advice-options = Für eine Partie mit diesen Einstellungen gibt es noch keine Tipps: { $options }.
error-bots-options = Mit diesen Einstellungen können die Bots noch nicht spielen: { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = „{ $text }“ ist kein Spielzug dieses Spiels.
error-notation-twice = In „{ $text }“ kommt etwas doppelt vor.
error-notation-seed = Eine Startzahl hat 32 Zeichen: Ziffern und die Buchstaben a bis f.
error-deal-kind = Vorgeben lassen sich nur die Würfe eines Tages, eines Codeworts oder einer früheren Partie.
error-deal-day = Diesen Tag gibt es nicht. Schreib ein Datum als Jahr, Monat und Tag, mit Bindestrichen dazwischen.
error-deal-words-empty = Bitte gib das Codewort ein, aus dem sich die Würfe ergeben.
error-deal-words-long = Dieses Codewort ist zu lang: Es darf höchstens { $most } Zeichen haben.
error-deal-words-characters = Bitte nimm für das Codewort nur Buchstaben, Ziffern, übliche Zeichen und Leerzeichen.
error-deal-lesson = In der Einführung sind die Würfel gezinkt. Andere kannst du dort nicht wählen.
error-help-off = Ihr spielt wie am richtigen Tisch: Chancen und Tipps gibt es erst nach der Partie.
error-notation-position = Diese Stellung lässt sich nicht lesen.
error-link-part = Dieser Teil einer Partie passt nicht. Scanne die Codes noch einmal.
error-link-too-long = Für Codes ist diese Partie zu lang: Es wären { $count }, und mehr als { $most } gehen nicht. Verschicke den Link oder die Datei.
error-link-known = Diese Partie hast du schon, mit deinem Platz darin. Spiel sie bei deinen Partien weiter.
error-link-private = In dieser Datei stehen die Geheimnisse eines Platzes. Sie gehört nur auf das Gerät, an dem dieser Platz spielt, und wird hier nicht geöffnet.
error-file-unreadable = Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben oder gelöscht.
error-file-too-large = Diese Datei ist viel zu groß für eine gespeicherte Partie, für Karten oder einen Bot.
error-copies-format = Das ist keine Datei mit Partien, oder sie ist beschädigt. Es hat sich nichts geändert.
error-copies-newer = Diese Datei kommt aus einer neueren Version von Volle. Lade die Seite neu und versuche es dann noch einmal. Es hat sich nichts geändert.
error-copies-too-long = Für Codes ist das zu viel: Es wären { $count }, und mehr als { $most } gehen nicht. Nimm die Datei.
error-copies-too-many = Diese Datei enthält mehr als { $most } Partien. Es hat sich nichts geändert.
error-shelf-gone = Diese Partie ist nicht mehr da.
error-shelf-damaged = Diese Partie ist beschädigt und lässt sich nicht mehr lesen.
error-replay-none = Es wird gerade keine Partie angesehen.
error-replay-ply = Die Partie endet mit Spielzug { $plies }.
error-replay-running = Was verborgen ist, sieht man erst, wenn die Partie zu Ende ist.
error-replay-over = Hier ist die Partie zu Ende: Es gibt nichts mehr zu spielen.
error-replay-dice = Dieselben Würfel gibt es nur nach einer beendeten Partie, deren Startzahl bekannt ist.
error-record-too-long = Diese Datei ist viel zu lang für eine gespeicherte Partie.
# "volle 1" is not translated.
error-record-magic = Das ist keine gespeicherte Partie: Sie fängt nicht mit „volle 1“ an. An deiner eigenen Partie ändert sich nichts.
error-record-header = Das ist keine Kopfzeile einer gespeicherten Partie.
# $header: the name of a header, not translated.
error-record-header-twice = Die Kopfzeile „{ $header }“ kommt doppelt vor.
error-record-header-missing = Die Kopfzeile „{ $header }“ fehlt.
error-record-headers-end = Nach den Kopfzeilen fehlt die leere Zeile.
error-record-game = Das Spiel der gespeicherten Partie gibt es hier nicht: { $game }.
error-record-rules = Die gespeicherte Partie folgt einer Fassung der Regeln ({ $rules }), die es hier nicht gibt.
error-record-options = Die Einstellungen der gespeicherten Partie lassen sich nicht lesen.
error-record-seal = Das Siegel der gespeicherten Partie lässt sich nicht lesen.
error-record-lesson = Was in der gespeicherten Partie über die Einführung steht, lässt sich nicht lesen.
error-record-lesson-seal = Die gespeicherte Partie nennt ein Siegel, aber in der Einführung sind die Würfel gezinkt.
error-record-help = Was in der gespeicherten Partie über Chancen und Tipps steht, lässt sich nicht lesen.
error-record-deal = In der gespeicherten Partie stehen das Datum oder das Codewort nicht so, wie sie sollten.
error-record-deal-seal = Das Siegel der gespeicherten Partie passt nicht zum Datum oder zum Codewort, das sie nennt.
error-record-deal-seed = Die Startzahl der gespeicherten Partie passt nicht zum Datum oder zum Codewort, das sie nennt.
error-record-result-early = In der Datei steht ein Endstand, aber die Partie ist noch nicht vorbei.
# $expected: the result as the file should write it.
error-record-result = Der Endstand in der Datei stimmt nicht. Es müsste heißen: { $expected }
error-record-after-result = Nach dem Endstand darf nichts mehr kommen.
# Faults in a link of a game that people play on different devices. $header: the name of a header, not translated.
error-joint-form = Die Kopfzeile „{ $header }“ ist nicht lesbar.
error-joint-level = Auf diese Art lässt sich das Spiel nicht über Links spielen.
error-joint-seal = Startzahl und Siegel passen nicht zusammen: Dieser Link wurde verändert.
error-joint-proof = In diesem Link fehlt etwas, womit sich Würfel und Karten prüfen lassen. Deshalb wurde er abgelehnt. Lass ihn dir noch einmal schicken.
error-joint-drawn = So sind die Würfel oder Karten nicht gefallen: Dieser Link wurde verändert.
error-joint-plan = Das folgt nicht dem Plan für den Zug: Dieser Link wurde verändert.
error-joint-early = Ein Plan, ein Wurf oder eine geheime Zahl kommt in diesem Link zu früh.
error-joint-choice = In diesem Link steht ein geheimes Gebot, das nicht möglich ist.
error-joint-withheld = Ein Gebot, das nie aufgedeckt wurde, zählt als das niedrigste, aber nicht in diesem Link.
error-request-verb = Diesen Befehl der Seite kennt das Spiel nicht. Bitte lade die Seite neu; deine Partie ist sicher.
error-request-format = Diesen Befehl der Seite kann das Spiel nicht lesen. Bitte lade die Seite neu; deine Partie ist sicher.
error-request-too-long = Das ist viel zu lang für das Spiel.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
    [policy] { load-policy }
    [blocked] { load-blocked }
   *[other] { load-other }
}
error-engine-crashed = Das Spiel ist stehen geblieben. Es startet neu und geht beim letzten gesicherten Spielzug weiter. Bitte wiederhole danach deinen Spielzug.
error-engine-timed-out = Das Spiel hat zu lange nicht geantwortet. Es startet neu und geht beim letzten gesicherten Spielzug weiter. Bitte wiederhole danach deinen Spielzug.
error-engine-failed = Dem Spiel ist ein Fehler unterlaufen. An deiner Partie hat sich nichts geändert. Im Bericht steht, was passiert ist: Du kannst ihn kopieren und denen schicken, die diese Seite betreiben.
