# Texts that are loaded where they are needed: the deal of the day, and games with the same deal.

## The deal of the day: $date is today

daily-about = Auf diesem Gerät ist heute der { $date }. Alle, die heute mit ebenso vielen Leuten und denselben Regeln spielen, bekommen dieselben Würfe und Karten.
daily-clock = Das Datum kommt von diesem Gerät. Niemand sonst prüft es nach.
# A button. $game: the name of a game.
daily-play = { $game } spielen
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [0] Noch keine Serie
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-longest = { $count ->
        [one] Längste Serie auf diesem Gerät: { $count } Tag
       *[other] Längste Serie auf diesem Gerät: { $count } Tage
    }
daily-calendar = Die letzten fünf Wochen
# A day of the calendar for screen readers. $games: the games whose deal was played.
daily-done = { $date }: { $games }
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
card-link = Link kopieren
card-send = Link senden …
card-picture = Bild teilen
card-save = Bild speichern
# Sent along with the link.
card-text = Diese Partie habe ich gespielt. Jetzt du!
# $good of $decisions choices were right.
card-choices = Gut entschieden: { $good } von { $decisions }
card-luck = Glück: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = Diese Partie ist noch nicht zu Ende, es gibt noch nichts zu vergleichen.
error-compare-nobody = In dieser Partie haben nur Bots gespielt. Vergleichen lassen sich Partien, in denen ein Mensch mitspielt.
error-compare-no-deal = Diese Würfel lassen sich kein zweites Mal geben. Deshalb kann niemand dieselbe Partie spielen.
error-compare-other-deal = Diese beiden Partien haben nicht dieselben Würfel und Karten.
