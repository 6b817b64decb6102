# Statistics over the matches that were finished on this device: its page, its charts and tables.
#
# Terms: match, player, bot, place, points; luck (what chance has given beyond what was to be expected); band (where
# numbers usually lie); exact chance (worked out, not counted).

menu-statistics = Statistics
title-statistics = { $game }: statistics – Volle
statistics-heading = Statistics
statistics-about = How the matches went that were finished on this device. None of it leaves your browser.
statistics-none = No match has been finished here yet.
statistics-none-about = As soon as one is over, you can see here how it went.
statistics-play = Play a match
# Above three lists to choose from: which matches are shown, and whose.
statistics-choice = What to show
statistics-preset = Rules
statistics-preset-any = All rules
statistics-period = Time
statistics-period-ever = All time
statistics-period-year = Last 12 months
statistics-period-month = Last 30 days
statistics-player = Player
statistics-player-any = Everybody
statistics-matches = { $count ->
        [0] No match fits this choice.
        [one] One match
       *[other] { $count } matches
    }
statistics-skipped = { $count ->
        [one] One match could not be read and is left out.
       *[other] { $count } matches could not be read and are left out.
    }
# Unfolds the numbers behind a chart.
statistics-table = As a table

## Charts and tables
# Each has a heading, and most a sentence about what is shown.

statistics-players = Wins
    .about = How many of their matches each player has won. Bots are counted by kind; a shared first place is a win for each.
statistics-luck = Luck
    .about = To the right of the middle, chance was kind; to the left, it was not. In 95 of 100 cases luck lies within the dashed band.
statistics-places = Places
statistics-course = Points over time
    .about = The last matches, the oldest on the left. Larger dots are wins; the broken line is the mean.
statistics-records = Records
statistics-rivals = Head to head
    .about = How often the player came in ahead of somebody else (left), shared a place (middle) or came in behind (right).
statistics-sums = In numbers
# $count: how many numbers of all these dice lie outside their bands.
statistics-dice =
    .about = How often each number was rolled in matches with sealed dice. In 95 of 100 cases, fair dice stay within the dashed band.
    .outside = { $count ->
        [0] All numbers lie within their band.
        [one] One number lies outside its band. That happens with fair dice, too: once in about 20 numbers.
       *[other] { $count } numbers lie outside their bands. That happens with fair dice, too: once in about 20 numbers.
    }
statistics-die = Die with { $sides } sides
statistics-rolls = { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
# Beside a bar. $hits of $tried, and the share in percent.
statistics-of = { $hits } of { $tried } ({ $percent })
# Beside a bar: matches in which somebody was ahead, shared a place, or was behind.
statistics-score = { $ahead } – { $level } – { $behind }
# Beside the band of luck. $luck: with its sign. $usual: how far from zero it usually lies.
statistics-luck-of = { $luck } (usually ±{ $usual })
statistics-record-points = Most points in a match

## Columns of the tables: short

column-player = Player
column-matches = Matches
column-wins = Wins
column-win-share = Wins in %
column-place = Place
column-mean-place = Mean place
column-points = Points
column-mean-points = Mean points
column-best = Best
column-worst = Lowest
column-luck = Luck
column-usual = Usual, ±
column-count = How often
column-share = In %
column-date = Date
column-expected = Expected
column-chance = Exact chance
column-record = Record
column-by = By
column-ahead = Ahead
column-level = Level
column-behind = Behind
column-what = What
column-sum = In all
column-per-match = Per match
column-number = Number
column-rolled = Rolled
column-band = Band

## Refusals

error-figures-not-over = Only a match that is over can be counted.
error-figures-lesson = A first match has loaded dice and is not counted.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Bot arena
title-arena = { $game }: bot arena – Volle
arena-loading = The arena is on its way …
arena-not-loaded = The arena could not be loaded. { $reason ->
    [network] You need a network for it; then try again.
   *[other] The server doesn’t send its files.
}
arena-load-again = Try again
