# Texts that are loaded where they are needed: the deal of the day, games with the same deal, the table in a second window, and the way to another device.

## The deal of the day

daily-about = Alle, die heute spielen, bekommen dieselben Würfe und Karten.
# Folded, below the calendar; daily-clock stands in it.
daily-more = So funktioniert’s
daily-clock = Würfe und Karten sind für alle gleich, die mit ebenso vielen Leuten und denselben Regeln spielen. Das Datum kommt von diesem Gerät.
# A button. $game: the name of a game.
daily-play = { $game } spielen
# In place of daily-play, once the deal was played.
daily-again = Noch einmal { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-longest = { $count ->
        [one] Längste Serie auf diesem Gerät: { $count } Tag
       *[other] Längste Serie auf diesem Gerät: { $count } Tage
    }
# Below daily-streak, while today is not played. $count: the days in a row with today, always 2 or more.
daily-streak-next = Spiel heute, dann sind es { $count }.
# In its place without a streak: each day is drawn as a sheep.
daily-streak-none = Spiel jeden Tag, dann wächst deine Herde.
# In its place once today is played.
daily-tomorrow = Morgen gibt es eine neue Partie.
# Headings of the results of two days.
daily-today = Heute
daily-yesterday = Gestern
# Before a button that begins this deal. $name: a friend who has sent a link; $game: the name of a game.
daily-friend = { $game }: { $name } wartet auf dich.
daily-calendar = Die letzten fünf Wochen
# A day of the calendar for screen readers. $results: a list of daily-result.
daily-done = { $date }: { $results }
# $won: yes if a person on this device won. $points: a number with the points of that person.
daily-result = { $won ->
        [yes] { $game }, mit { $points } gewonnen
       *[no] { $game }, { $points }
    }
daily-open = { $date }: nicht gespielt

## A friend's deal. $name: the friend

duel-heading = { $name } fordert dich heraus
duel-about = Jetzt bist du dran, mit denselben Würfeln und Karten. Von der anderen Partie siehst du erst etwas, wenn deine zu Ende ist. Dann stehen beide nebeneinander.
duel-fair = Dieses Gerät hat die Partie nachgespielt und geprüft: Jeder Wurf und jede Karte ergibt sich aus der Startzahl.
duel-unfair = Vorsicht: Würfe oder Karten dieser Partie ergeben sich nicht aus ihrer Startzahl.
duel-play = Diese Partie spielen
duel-versus = Du und { $name }
duel-you = Du
# Who has more points.
duel-ahead-you = Du hast mehr Punkte.
duel-ahead-friend = { $name } hat mehr Punkte.
duel-ahead-even = Ihr habt gleich viele Punkte.
duel-alike-about = Dieselben Würfe und Karten kommen, solange ihr dieselben Spielzüge macht. Danach geht das Glück getrennte Wege.
duel-waiting = Glück und Entscheidungen werden noch bewertet: { $done } / { $plies }
# Lines of a table: points, the place among the players, and how much luck and choices changed the chance of winning.
duel-points = Punkte
duel-place = Platz
duel-luck = Glück
duel-choices = Kosten der Entscheidungen
duel-moves = Was geschah
# $round: its number.
duel-round = Runde { $round }
duel-round-alike = gleicher Start
duel-round-apart = anderer Start
# In place of a round that one of them did not play.
duel-round-none = Da war die Partie schon zu Ende.
# $count: how many players.
duel-place-of = { $place } von { $count }

## The card with one's own game

card-heading = Deine Partie als Karte
card-deal = Eine Partie zum Nachspielen
card-about = Im Link steckt deine ganze Partie. Wer ihn öffnet, spielt erst selbst mit denselben Würfeln und Karten und sieht vorher nichts von deiner. Auf dem Bild stehen deine Punkte.
card-send = Link senden …
card-picture = Bild teilen
card-save = Bild speichern
# Sent along with the link.
card-text = Diese Partie habe ich gespielt. Jetzt du!
# $good of $decisions choices were right.
card-choices = Gut entschieden: { $good } von { $decisions }
card-place = Platz { $place } von { $count }
card-luck = Glück: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = Diese Partie ist noch nicht zu Ende, es gibt noch nichts zu vergleichen.
error-compare-no-person = In dieser Partie haben nur Bots gespielt. Vergleichen lassen sich Partien, in denen ein Mensch mitspielt.
error-compare-no-deal = Diese Würfel lassen sich kein zweites Mal geben. Deshalb kann niemand dieselbe Partie spielen.
error-compare-other-deal = Diese beiden Partien haben nicht dieselben Würfel und Karten.

## Matches by link: the set-up, the invitation, sending, plans, and the answers to links

# $name is the name of a player, $game that of a game. $progress is a whole sentence about the scores.

link-about = Alle spielen auf dem eigenen Gerät und schicken nach jedem Zug einen Link, mit irgendeinem Messenger. Ohne Konto, und nichts liegt im Netz.
link-here = Wer spielt auf diesem Gerät?
# A bot gives its place to a friend.
link-instead = Statt { $name } spielt jemand mit, der woanders ist.
link-friends = Unter Freunden
link-friends-about = Die Würfel stecken versteckt im Link, und niemand kann sie verändern. Aber wer einlädt, könnte günstige ausgesucht haben, und wer es unbedingt will, kann vorausschauen.
link-plan = Erst der Plan
link-plan-about = Vor jedem Zug legst du fest, wann du aufhörst, und erst danach fallen die Würfel: Niemand kann vorausschauen oder sie aussuchen. Ab drei Leuten geht der Link vorher einmal reihum.
# The fields for the names of the players: the own one, and those of the others.
link-own-name = Dein Name
link-friend-name = Wen lädst du ein?

## Matches by link: Sending

link-invite = { $name } einladen
link-send = An { $name } senden
link-send-all = Endstand senden
# A heading above that button.
link-due-over = Wissen die anderen schon, wie es ausgegangen ist?
# The line for the messenger; the link follows.
link-message-seat = { $name }, spielst du mit mir { $game }?
link-message-act = { $name }, du bist dran bei { $game }. { $progress }
link-message-over = Unsere Partie { $game } ist zu Ende. So ist sie ausgegangen:
link-withheld = { $count ->
        [one] { $count } Gebot wurde nie aufgedeckt und zählte als das niedrigste.
       *[other] { $count } Gebote wurden nie aufgedeckt und zählten als die niedrigsten.
    }
link-without = Ohne dieses Gebot weiter
link-without-question = Ohne das Gebot von { $name } weiterspielen?
link-without-about = Es zählt dann als das niedrigste, und auf dem Gerät von { $name } wird nachgefragt. Ist die Antwort dort nein, könnt ihr nicht gemeinsam weiterspielen.
link-without-yes = Weiter
link-without-no = Warten

## Matches by link: Plans

link-plan-heading = Dein Plan für den nächsten Zug
link-plan-help = Du hörst auf, sobald so viele Punkte auf dem Spiel stehen – je nachdem, wie viele Würfel noch übrig sind:
link-plan-dice = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
link-plan-full = volle Lotte
link-plan-done = So mache ich es
link-weak = Diese Partie hat in einer früheren Version begonnen: Zwei gemeinsam hätten die Würfel der ersten Züge aussuchen können. Danach kann das niemand mehr.

## Matches by link: A link is opened

link-opening = Der Link wird geöffnet …
link-invited = { $name } lädt dich zu { $game } ein
# Below a picture of the table. $minutes: a whole number, 0 if it is unknown.
link-what = { $minutes ->
        [0] Ein Familienspiel mit Würfeln und Karten. Gespielt wird Zug um Zug, wann immer es dir passt.
       *[other] Ein Familienspiel mit Würfeln und Karten, insgesamt { setup-minutes }. Gespielt wird Zug um Zug, wann immer es dir passt.
    }
# Tags below the names in that picture: the place of the reader, and other places to take.
link-you = du
link-free = noch frei
# The button that takes the place; link-sit is in its place where several are free.
link-join = Mitspielen
link-sit = Als { $name } spielen
# Opens what can be checked and what not.
link-more = Wie läuft das? Sind die Würfel fair?
link-ours = Bei dir steht
link-theirs = Im Link steht
link-own-moves = Einer deiner Züge wurde auf einem anderen Gerät gespielt. Damit weitermachen?
link-own-withheld = Ein anderes Gerät hat ohne dein Gebot weitergespielt; es zählte als das niedrigste. Damit weitermachen?
link-own-about = Falls du das nicht warst, frag erst bei den anderen nach.
link-own-yes = Damit weitermachen
link-own-no = Alles so lassen
link-elsewhere = Spielst du hier mit? Dann liegt die Partie vielleicht in der installierten App oder in einem anderen Browser. Kopiere den Link und füge ihn dort ein.
link-alike = ähnelt einem anderen Namen
link-alike-about = Zwei Namen sehen sich ähnlich. Frag nach, wer wer ist.

## Matches by link: A message is pasted

paste-about = Füge die ganze Nachricht ein, die du bekommen hast. Was um den Link herum steht, stört nicht.
paste-field = Nachricht oder Link
paste-copied = Kopiertes einfügen
paste-refused = Dein Browser erlaubt das nicht. Halte das Feld gedrückt und wähle „Einfügen“.
found-heading = Was davon möchtest du öffnen?
found-link = Eine Partie per Link
found-replay = Eine Partie zum Anschauen
found-deal = Dieselben Würfel und Karten für dich
found-part = Einer von mehreren Codes
found-rest = Ein weiterer Link in diesem Text ist abgeschnitten oder beschädigt.

## Matches by link: Refusals

error-link-begun = In dieser Datei steht schon eine Partie.
error-link-several = In diesem Text stehen mehrere Links. Nimm nur einen davon.
error-link-same = Diesen Link kennst du schon. Es hat sich nichts geändert.
error-link-older = Dieser Link ist älter als das, was du schon gesehen hast. Es hat sich nichts geändert.
error-link-other = Dieser Link gehört zu einer anderen Partie. Es hat sich nichts geändert.
error-link-full = Alle Plätze dieser Partie sind besetzt, und zwar auf anderen Geräten.
error-link-taken = Diesen Platz hat schon jemand anders. Bitte um eine neue Einladung.
# $ours, $theirs: the first line that differs; not translated.
error-link-rewritten = Dieser Link widerspricht dem, was du gesehen hast, und wird abgelehnt: Von eurer Partie gibt es jetzt zwei Fassungen. Klärt miteinander, welche gilt. Bei dir steht „{ $ours }“, im Link steht „{ $theirs }“.
error-turn-away = Du bist nicht an der Reihe: Erst spielt jemand anders.
error-joint-none = Diese Partie wird nicht über Links gespielt.
error-joint-people = Für eine Partie über Links muss mindestens eine Person hier spielen und eine woanders.
error-joint-taken = Dieser Platz ist besetzt.
error-joint-weak = Diese Partie stammt aus einer früheren Version, in der zwei gemeinsam die ersten Würfe aussuchen konnten. Es kann niemand mehr dazukommen: Beginnt bitte eine neue.
error-joint-start = Einführungen und Würfel, die alle kennen können, gibt es über Links nicht.
error-joint-not-due = Gerade fehlt kein Gebot von jemand anderem.
error-joint-chain = Diese Partie ist zu lang geworden, um sie über Links zu spielen.
error-plan-format = Ein Plan besteht aus sechs Zahlen mit Schrägstrichen dazwischen.

## The table for everyone, in a second window, for a television or a projector

window-heading = Der Tisch für alle
# In place of the table.
window-waiting = Hier erscheint gleich der Tisch. Öffne im ersten Fenster eine Partie.
window-empty = Auf dem Tisch liegt noch keine Partie. Beginne eine im ersten Fenster.
window-closed = Das erste Fenster ist zu. Sobald es wieder offen ist, erscheint hier der Tisch.
window-double = Der Tisch ist jetzt in einem anderen Fenster zu sehen. Dieses hier kannst du schließen.

## Everything to another device

move-heading = Alles auf mein anderes Gerät
# $count: how many games.
move-content = { $count ->
        [one] Deine Einstellungen und Tischbesetzungen, deine eigenen Karten und { $count } Partie.
       *[other] Deine Einstellungen und Tischbesetzungen, deine eigenen Karten und { $count } Partien.
    }
move-take = Speichere die Datei und nimm sie mit, oder scanne dort die Codes.
move-open = Öffne dort Volle, dann „Deine Partien“ und die Datei. Ein gescannter Code öffnet sich von selbst.
move-merged = Was auf dem anderen Gerät ist, bleibt: Jede Partie kommt nur einmal dazu, Einstellungen nur dort, wo noch keine gewählt sind. Angefangene Partien bekommen neue Würfel, denn ihre Startzahl bleibt geheim auf diesem Gerät.
move-file = Als Datei speichern
