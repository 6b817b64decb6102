# What the command line alone says: `volle play`, the report of `volle arena`, and refusals. The page does not have
# this file.
#
# Messages without a choice are also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = This game will be shown in codes. To read it in words, install:

## Play

# Once, when play begins.
terminal-start = Type the number of a choice, or ? for everything you can type.
# A heading and its value, such as “Set aside: 1 and 5”.
terminal-fact = { $what }: { $value }

# What may be typed beside a choice: in capitals what stands for something else, and commands, each a short word in
# lower case. `why`, `odds` and `advice` are called as their buttons on the page. English words work in every language.
terminal-number = NUMBER
terminal-action = ACTION
terminal-back = back
terminal-record = record
terminal-quit = quit
# What each of them does.
terminal-number-does = the choice with this number
terminal-action-does = a move as it is written in saved games, with or without the number of the player
terminal-why-does = the rules behind what has just happened
terminal-odds-does = the odds of each choice
terminal-advise-does = what each choice is worth, and why
terminal-back-does = take back your last move, but not a roll, cards that were dealt or bids that were revealed
terminal-record-does = show the game as it would be saved
terminal-quit-does = leave the game

# Questions, where those of the page speak of taps. $short: how many points are missing.
terminal-wolle-try = { $short ->
        [one] { $name }, you’re { $short } short. What will you do?
       *[other] { $name }, you’re { $short } short. What will you do?
    }
# $count: 1 to 3.
terminal-wolle-take = { $count ->
        [one] { $name }, which card will you take?
       *[other] { $name }, which { $count } cards will you take?
    }

## `volle odds`, without a position

# Headings of tables.
terminal-wolle-reach = Chance of reaching a bid in three tries, without bonus, minus or chips
terminal-lotte-nothing = Chance that nothing scores in a roll
terminal-lotte-full-roll = Chance of a Full Roll by rolling on until it is there
terminal-lotte-clover = Chance that the Four-Leaf Clover wins
terminal-lotte-straight = Chance of completing the straight
# A number follows.
terminal-lotte-fireworks = Points with Fireworks, on average
# What is rolled.
terminal-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

## `volle replay`

# In place of the scores.
terminal-unfinished = The game isn’t over. Moves so far: { $count }

## `volle link`

# A name follows.
terminal-link-send = Send this link to
terminal-link-over = The game is over. Send this link, so that everyone sees the end:
terminal-link-stopped = It’s still your turn. Run this command again to go on.
error-link-own-moves = On another device, one of your turns was played, or your bid was not waited for. Nothing has changed. With --accept, the game goes on like that.
# A plan follows: six numbers with slashes between them. What it means stands in the documentation.
terminal-link-plan = Your plan for the next turn: stop at how many points with 1, 2, 3, 4 or 5 dice left, and after a Full Roll? For example

## The report of the arena

arena-heading = Arena
arena-game = Game
arena-players = Players
# So many deals were played, each by all bots from all seats.
arena-deals = Deals
arena-matches = Games
arena-seed = Seed
arena-rating = Rating
arena-bot = Bot
# Heads of the two columns between which the truth is expected.
arena-low = from
arena-high = to
arena-wins = Wins, in percent
arena-wins-without-luck = Wins without luck, in percent
arena-explained = Explained by luck, in percent
arena-mean = Average score
arena-pairs = Who finishes ahead of whom, in percent
arena-ahead = Ahead
arena-behind = Behind
arena-seats = Wins by place at the table, in percent
arena-seat = Place
arena-decisions = Choices
arena-milliseconds = Milliseconds per choice
arena-slowest = Slowest choice, in milliseconds
arena-calls = Function calls per choice
arena-faults = Errors
# With the limit that was chosen.
terminal-fault-late = { $bot } took longer than allowed.
# The command follows, on a line of its own.
arena-again = To play this again, type
arena-interval-note = Any value between from and to fits these results. Where two of these ranges overlap, the order may be luck.
# The name of a bot follows.
arena-rating-note = A rating 400 points higher means ten times the odds of finishing ahead. This bot is set to 0:

## `volle simulate`

# While it lasts.
simulate-playing = Games played: { $done } of { $count }
# The head of a column: so many games were won.
simulate-won = Wins
# The folder follows.
simulate-records = Saved in:

## Refusals

error-odds-none = There’s nothing to work out here.
error-advice-none = There’s nothing to choose here.
error-deal-from = A saved game has its own dice, so you can’t choose others for it.
error-deal-no-seed = This saved game doesn’t contain its seed, so its dice can’t be played again.
error-seed-empty = A seed can be any text, but it can’t be empty.
# $seats: how many players the match has.
error-simulate-bots = You’ve named more bots than the { $seats } players at the table.
error-simulate-deal = These dice belong to a single game. Leave out the number of games.
# The name of the file stands before these sentences.
error-options-file = This file isn’t valid JSON.
error-file-closed = This file can’t be opened. Its folder may be missing, or you may not have permission to use it.
error-arena-journal = This journal belongs to another contest, or it’s damaged.
# $install: a command to be typed; not translated.
error-arena-dask = To play on a Dask cluster, install the library first: { $install }
error-record-encoding = This file isn’t UTF-8 text.
error-verify-no-seal = { verdict-no-seal }
error-verify-no-seed = { verdict-no-seed }
error-verify-seal = { verdict-seal }
# $expected: a line as the file should have it; not translated. The number of the line stands before.
error-verify-drawn = This isn’t what the seed gives. It should be: { $expected }
