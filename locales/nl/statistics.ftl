# Statistieken over de partijen die op dit apparaat zijn uitgespeeld.
#
# Terms: partij, speler, computerspeler, plaats, punten; geluk (luck: what chance has given beyond what was to be expected),
# band (where numbers usually lie), exacte kans (worked out, not counted).

menu-statistics = Statistieken
title-statistics = { $game }: statistieken – Volle
statistics-heading = Statistieken
statistics-about = Alle partijen die op dit apparaat zijn uitgespeeld. Dit blijft allemaal in je browser.
statistics-none = Hier is nog geen partij uitgespeeld.
statistics-none-about = Speel er een uit, dan zie je hier hoe het ging.
statistics-play = Een partij spelen
statistics-choice = Kies wat je wilt zien
statistics-preset = Regels
statistics-preset-any = Alle regels
statistics-period = Periode
statistics-period-ever = Alles
statistics-period-year = Laatste 12 maanden
statistics-period-month = Laatste 30 dagen
statistics-player = Speler
statistics-player-any = Iedereen
statistics-matches = { $count ->
        [0] Geen partij past bij deze keuze.
        [one] Eén partij
       *[other] { $count } partijen
    }
statistics-skipped = { $count ->
        [one] Eén partij was onleesbaar en telt niet mee.
       *[other] { $count } partijen waren onleesbaar en tellen niet mee.
    }
statistics-table = Als tabel

## Charts and tables

statistics-players = Overwinningen
    .about = Welk deel van de partijen elke speler heeft gewonnen. Computerspelers tellen per soort, en een gedeelde overwinning telt voor iedereen die deelt.
statistics-luck = Geluk
    .about = Rechts van het midden had je geluk, links ervan pech. In 95 van de 100 gevallen blijft het geluk binnen de gestippelde band.
statistics-places = Eindplaatsen
statistics-course = Puntenverloop
    .about = De laatste partijen, met de oudste links. Een grote stip is een overwinning, de streepjeslijn is het gemiddelde.
statistics-records = Records
statistics-rivals = Onderlinge duels
    .about = Hoe vaak een speler boven een ander eindigde (links), gelijk eindigde (midden) of eronder (rechts).
statistics-sums = In cijfers
statistics-dice =
    .about = Hoe vaak elk getal viel in partijen waarvan de worpen te controleren zijn. Eerlijke dobbelstenen blijven in 95 van de 100 gevallen binnen de gestippelde band.
    .outside = { $count ->
        [0] Alle getallen liggen binnen hun band.
        [one] Eén getal ligt buiten zijn band. Dat hoort erbij: bij eerlijke dobbelstenen is dat ongeveer 1 op de 20.
           *[other] { $count } getallen liggen buiten hun band. Bij eerlijke dobbelstenen is dat ongeveer 1 op de 20.
        }
statistics-die = { $count ->
        [one] Dobbelsteen met { $sides } zijden: één worp
       *[other] Dobbelsteen met { $sides } zijden: { $count } worpen
    }
# Beside a bar: how often, and the share in percent.
statistics-count-share = { $count } ({ $share })
statistics-of = { $hits } van { $tried } ({ $percent })
statistics-score = { $ahead } – { $level } – { $behind }
statistics-luck-of = { $luck } (meestal ±{ $usual })
statistics-record-points = Meeste punten in één partij

## Columns of the tables: short

column-player = Speler
column-matches = Partijen
column-wins = Gewonnen
column-win-share = Gewonnen in %
column-place = Plaats
column-mean-place = Gemiddelde plaats
column-points = Punten
column-mean-points = Gemiddeld
column-best = Hoogste
column-worst = Laagste
column-luck = Geluk
column-usual = Meestal ±
column-count = Hoe vaak
column-share = In %
column-date = Datum
column-expected = Verwacht
column-chance = Precieze kans
column-record = Record
column-by = Door
column-ahead = Erboven
column-level = Gelijk
column-behind = Eronder
column-what = Wat
column-sum = Totaal
column-per-match = Per speler en partij
column-number = Getal
column-rolled = Gegooid
column-band = Band

## Refusals

error-figures-not-over = Alleen een partij die uit is, telt mee.
error-figures-lesson = Een partij met uitleg telt niet mee: daar staat vooraf vast wat je gooit.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Arena
title-arena = { $game }: arena – Volle
## The people on this device, over all games: a face, wins and badges for each
profiles-heading = Wie hier speelt
profile-matches = { $matches ->
        [one] Eén partij
       *[other] { $matches } partijen
    }, { $wins ->
        [0] nog niet gewonnen
        [one] één keer gewonnen
       *[other] { $wins } keer gewonnen
    }
profile-streak = Gewonnen op rij: { $count }
profile-best-streak = Record gewonnen op rij: { $count }
profile-badges = Insignes van { $name }
badge-since = { $about } Voor het eerst op { $date }.
badge-first-win = Eerste winst
    .about = Een partij gewonnen.
badge-wins-in-a-row = Drie op rij
    .about = Drie partijen achter elkaar gewonnen.
badge-all-games = Van alle markten thuis
    .about = In elk van de spellen al gewonnen.
badge-many-matches = Hoort bij de kudde
    .about = Tien partijen uitgespeeld.
