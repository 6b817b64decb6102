# Statistics over the games that were finished on this device: its page, its charts and tables.
#
# Terms: game, player, bot, place, points; luck (what chance has given beyond what was to be expected); band (where
# numbers usually lie); exact chance (worked out, not counted).

menu-statistics = Statistics
title-statistics = { $game }: statistics – Volle
statistics-heading = Statistics
statistics-about = How your finished games on this device turned out. None of it leaves your browser.
statistics-none = No finished games yet.
statistics-none-about = Finish one, and this page shows how it went.
statistics-play = Play a game
# Above three lists to choose from: which matches are shown, and whose.
statistics-choice = What to show
statistics-preset = Rules
statistics-preset-any = All rules
statistics-period = Time
statistics-period-ever = All time
statistics-period-year = Last 12 months
statistics-period-month = Last 30 days
statistics-player = Player
statistics-player-any = Everyone
statistics-matches = { $count ->
        [0] No games match these filters.
        [one] One game
       *[other] { $count } games
    }
statistics-skipped = { $count ->
        [one] One game couldn’t be read and is left out.
       *[other] { $count } games couldn’t be read and are left out.
    }
# Unfolds the numbers behind a chart.
statistics-table = Show as a table

## Charts and tables
# Each has a heading, and most a sentence about what is shown.

statistics-players = Wins
    .about = How many of their games each player has won. Bots of one kind count together, and a shared win is a win for each.
statistics-luck = Luck
    .about = Right of the middle is good luck, left of it bad luck. The dashed band is the usual range: 95 times out of 100, luck stays inside it.
statistics-places = Places
statistics-course = Points over time
    .about = The latest games, the oldest on the left. Large dots are wins; the dashed line is the average.
statistics-records = Records
statistics-rivals = Head to head
    .about = How often the player finished ahead of each opponent (left), level (middle) or behind (right).
statistics-sums = In numbers
# $count: how many numbers of all these dice lie outside their bands.
statistics-dice =
    .about = How often each number came up in games with checked dice. The dashed band is the usual range: fair dice stay inside it 95 times out of 100.
    .outside = { $count ->
        [0] All the numbers are inside their bands.
        [one] One number is outside its band. That’s normal: with fair dice, about 1 in 20 is.
       *[other] { $count } numbers are outside their bands. With fair dice, about 1 in 20 is.
    }
statistics-die = { $count ->
        [one] { $sides }-sided die: { $count } roll
       *[other] { $sides }-sided die: { $count } rolls
    }
# Beside a bar: how often, and the share in percent.
statistics-count-share = { $count } ({ $share })
# Beside a bar. $hits of $tried, and the share in percent.
statistics-of = { $hits } of { $tried } ({ $percent })
# Beside a bar: matches in which somebody was ahead, shared a place, or was behind.
statistics-score = { $ahead } – { $level } – { $behind }
# Beside the band of luck. $luck: with its sign. $usual: how far from zero it usually lies.
statistics-luck-of = { $luck } (usual range ±{ $usual })
statistics-record-points = Most points in a game

## Columns of the tables: short

column-player = Player
column-matches = Games
column-wins = Wins
column-win-share = Wins in %
column-place = Place
column-mean-place = Average place
column-points = Points
column-mean-points = Average points
column-best = Best
column-worst = Lowest
column-luck = Luck
column-usual = Usual range, ±
column-count = How often
column-share = In %
column-date = Date
column-expected = Expected
column-chance = Exact odds
column-record = Record
column-by = Set by
column-ahead = Ahead
column-level = Level
column-behind = Behind
column-what = What
column-sum = Total
column-per-match = Per player and game
column-number = Number
column-rolled = Rolled
column-band = Band

## Refusals

error-figures-not-over = Only a finished game can be counted.
error-figures-lesson = A guided game has loaded dice, so it isn’t counted.

## The arena of bots
# Its other words come with it, in arena.ftl.

menu-arena = Bot arena
title-arena = { $game }: bot arena – Volle
## The people on this device, over all games: a face, wins and badges for each
profiles-heading = Who plays here
profile-matches = { $matches ->
        [one] One game
       *[other] { $matches } games
    }, { $wins ->
        [0] no win yet
        [one] one win
       *[other] { $wins } wins
    }
profile-streak = Winning streak: { $count }
profile-best-streak = Longest winning streak: { $count }
profile-badges = { $name }’s badges
# $about: a sentence about the badge.
badge-since = { $about } First on { $date }.
badge-first-win = First win
    .about = Won a game.
badge-wins-in-a-row = Three in a row
    .about = Won three games in a row.
badge-all-games = All-rounder
    .about = Has won at each of the games.
badge-many-matches = One of the flock
    .about = Played ten games to the end.
