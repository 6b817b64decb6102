# Statistik über die Partien, die auf diesem Gerät zu Ende gespielt wurden: Seite, Diagramme, Tabellen.
#
# Terms: Partie, Person, Bot, Platz, Punkte; Glück (luck: what chance has given beyond what was to be expected),
# Band (where numbers usually lie), genaue Chance (worked out, not counted).

menu-statistics = Statistik
title-statistics = { $game }: Statistik – Volle
statistics-heading = Statistik
statistics-about = Alle Partien, die auf diesem Gerät zu Ende gespielt wurden. Nichts davon verlässt deinen Browser.
statistics-none = Hier gibt es noch nichts zu zählen.
statistics-none-about = Spiel eine Partie zu Ende, dann siehst du hier, wer wie oft gewinnt, wer Glück hat und welche Rekorde ihr aufstellt.
statistics-play = Eine Partie spielen
statistics-choice = Auswahl
statistics-preset = Regeln
statistics-preset-any = Alle Regeln
statistics-period = Zeitraum
statistics-period-ever = Gesamte Zeit
statistics-period-year = Letzte 12 Monate
statistics-period-month = Letzte 30 Tage
statistics-player = Wer
statistics-player-any = Alle
statistics-matches = { $count ->
        [0] Keine Partie passt zu dieser Auswahl.
        [one] Eine Partie
       *[other] { $count } Partien
    }
statistics-skipped = { $count ->
        [one] Eine Partie ließ sich nicht lesen und zählt hier nicht mit.
       *[other] { $count } Partien ließen sich nicht lesen und zählen hier nicht mit.
    }
statistics-table = Als Tabelle

## Charts and tables

statistics-players = Siege
    .about = Der Anteil gewonnener Partien. Bots derselben Art zählen zusammen; ein geteilter Sieg gilt für alle, die ihn teilen.
statistics-luck = Glück
    .about = Rechts von der Mitte: mehr Glück als erwartet. Links davon: Pech. In 95 von 100 Fällen bleibt das Glück im gestrichelten Band.
statistics-places = Platzierungen
statistics-course = Punkte im Lauf der Zeit
    .about = Die letzten Partien von links nach rechts. Große Punkte sind Siege, die gestrichelte Linie ist der Durchschnitt.
statistics-records = Rekorde
statistics-rivals = Im direkten Vergleich
    .about = Wer wie oft vorn lag: links davor, in der Mitte gleichauf, rechts dahinter.
statistics-sums = In Zahlen
statistics-dice =
    .about = So oft fiel jede Zahl in Partien mit versiegelten Würfeln. Faire Würfel bleiben in 95 von 100 Fällen im gestrichelten Band.
    .outside = { $count ->
        [0] Alle Zahlen liegen in ihrem Band.
        [one] Eine Zahl liegt außerhalb ihres Bandes. Das kommt auch bei fairen Würfeln vor, etwa bei einer von 20 Zahlen.
       *[other] { $count } Zahlen liegen außerhalb ihres Bandes. Das kommt auch bei fairen Würfeln vor, etwa bei einer von 20 Zahlen.
    }
statistics-die = { $count ->
        [one] Würfel mit { $sides } Seiten: ein Wurf
       *[other] Würfel mit { $sides } Seiten: { $count } Würfe
    }
# Beside a bar: how often, and the share in percent.
statistics-count-share = { $count } ({ $share })
statistics-of = { $hits } von { $tried } ({ $percent })
statistics-score = { $ahead } – { $level } – { $behind }
statistics-luck-of = { $luck } (meist ±{ $usual })
statistics-record-points = Die meisten Punkte in einer Partie

## Columns of the tables: short

column-player = Wer
column-matches = Partien
column-wins = Siege
column-win-share = Siege in %
column-place = Platz
column-mean-place = Ø Platz
column-points = Punkte
column-mean-points = Ø Punkte
column-best = Höchste
column-worst = Niedrigste
column-luck = Glück
column-usual = Meist ±
column-count = Wie oft
column-share = In %
column-date = Datum
column-expected = Erwartet
column-chance = Genaue Chance
column-record = Rekord
column-by = Von
column-ahead = Davor
column-level = Gleichauf
column-behind = Dahinter
column-what = Was
column-sum = Gesamt
column-per-match = Je Person und Partie
column-number = Zahl
column-rolled = Gewürfelt
column-band = Band

## Refusals

error-figures-not-over = Erst eine beendete Partie zählt mit.
error-figures-lesson = Die Einführung zählt nicht mit: Ihre Würfel sind gezinkt.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Bot-Arena
title-arena = { $game }: Bot-Arena – Volle
## The people on this device, over all games: a face, wins and badges for each
profiles-heading = Wer hier spielt
profile-matches = { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, { $wins ->
        [0] noch kein Sieg
        [one] ein Sieg
       *[other] { $wins } Siege
    }
profile-streak = Siegesserie: { $count }
profile-best-streak = Längste Siegesserie: { $count }
profile-badges = Abzeichen von { $name }
badge-since = { $about } Zum ersten Mal am { $date }.
badge-first-win = Erster Sieg
    .about = Eine Partie gewonnen.
badge-wins-in-a-row = Drei in Folge
    .about = Drei Partien nacheinander gewonnen.
badge-all-games = Überall zu Hause
    .about = In jedem der Spiele schon gewonnen.
badge-many-matches = Teil der Herde
    .about = Zehn Partien zu Ende gespielt.
