# Statistieken over de partijen die op dit apparaat zijn uitgespeeld.
#
# Terms: partij, speler, bot, plaats, punten; geluk (luck: what chance has given beyond what was to be expected),
# band (where numbers usually lie), exacte kans (worked out, not counted).

menu-statistics = Statistieken
title-statistics = { $game }: statistieken – Volle
statistics-heading = Statistieken
statistics-about = Zo verliepen de partijen die op dit apparaat zijn uitgespeeld. Er gaat niets van naar buiten.
statistics-none = Hier is nog geen partij uitgespeeld.
statistics-none-about = Zodra er een is afgelopen, zie je hier hoe die verliep.
statistics-play = Een partij spelen
statistics-choice = Wat je ziet
statistics-preset = Regels
statistics-preset-any = Alle regels
statistics-period = Periode
statistics-period-ever = Altijd
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
    .about = Hoeveel van hun partijen iedereen heeft gewonnen. Bots tellen per soort; een gedeelde eerste plaats is voor ieder een overwinning.
statistics-luck = Geluk
    .about = Rechts van het midden was het toeval gul, links ervan niet. In 95 van de 100 gevallen ligt het geluk binnen de gestippelde band.
statistics-places = Plaatsen
statistics-course = Punten door de tijd
    .about = De laatste partijen, de oudste links. Grote stippen zijn overwinningen, de streepjeslijn is het gemiddelde.
statistics-records = Records
statistics-rivals = Onderling
    .about = Hoe vaak vóór iemand anders geëindigd (links), gelijk (midden) of erachter (rechts).
statistics-sums = In cijfers
statistics-dice =
    .about = Hoe vaak elk getal viel in partijen met verzegelde dobbelstenen. In 95 van de 100 gevallen blijven eerlijke dobbelstenen binnen de gestippelde band.
    .outside = { $count ->
        [0] Alle getallen liggen binnen hun band.
        [one] Eén getal ligt buiten zijn band. Dat komt ook bij eerlijke dobbelstenen voor, bij ongeveer een op de 20 getallen.
       *[other] { $count } getallen liggen buiten hun band. Dat komt ook bij eerlijke dobbelstenen voor, bij ongeveer een op de 20 getallen.
    }
statistics-die = { $count ->
        [one] Dobbelsteen met { $sides } vlakken: één worp
       *[other] Dobbelsteen met { $sides } vlakken: { $count } worpen
    }
# Beside a bar: how often, and the share in percent.
statistics-count-share = { $count } ({ $share })
statistics-of = { $hits } van { $tried } ({ $percent })
statistics-score = { $ahead } – { $level } – { $behind }
statistics-luck-of = { $luck } (meestal ±{ $usual })
statistics-record-points = Meeste punten in een partij

## Columns of the tables: short

column-player = Speler
column-matches = Partijen
column-wins = Gewonnen
column-win-share = Gewonnen in %
column-place = Plaats
column-mean-place = Gem. plaats
column-points = Punten
column-mean-points = Gem. punten
column-best = Hoogste
column-worst = Laagste
column-luck = Geluk
column-usual = Meestal ±
column-count = Hoe vaak
column-share = In %
column-date = Datum
column-expected = Verwacht
column-chance = Exacte kans
column-record = Record
column-by = Van
column-ahead = Ervoor
column-level = Gelijk
column-behind = Erachter
column-what = Wat
column-sum = Totaal
column-per-match = Per partij
column-number = Getal
column-rolled = Gegooid
column-band = Band

## Refusals

error-figures-not-over = Alleen een partij die is afgelopen, kan meetellen.
error-figures-lesson = Een eerste partij heeft verzwaarde dobbelstenen en telt niet mee.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Botarena
title-arena = { $game }: botarena – Volle
arena-loading = De arena wordt geladen …
arena-not-loaded = De arena kon niet worden geladen. { $reason ->
    [network] Daarvoor is een netwerk nodig; probeer het dan opnieuw.
   *[other] De server geeft haar bestanden niet.
}
arena-load-again = Opnieuw proberen
