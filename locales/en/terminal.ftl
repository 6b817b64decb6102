# What the command line alone says: `volle play`, the report of `volle arena`, the tables of `volle advise` and
# `volle review`, and refusals. The page does not have this file.
#
# Each message is one line that chooses nothing: it is also read where the library of this format is missing.
# Refusals alone have braces.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Events will be shown as codes. To read them as sentences, install:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMBER
terminal-action = ACTION
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = one of the choices listed
terminal-action-does = an action as written in saved games, with or without the player’s number in front
terminal-back-does = take back your last action, but not a roll, deal or reveal
terminal-record-does = print the game as it would be saved
terminal-quit-does = leave the game

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
# The command follows, on a line of its own.
arena-again = To play this again, type
arena-interval-note = Any value between from and to fits these results. Where two of these ranges overlap, the order may be luck.
# The name of a bot follows.
arena-rating-note = A rating 400 points higher means ten times the odds of finishing ahead. This bot is set to 0:
# What stands before the decimals of a number.
arena-decimal = .

## The coach

advise-win = Chance of winning, in percent
advise-points = Points
review-about = Chance of winning, in percent, and what changed it
review-start = Start
review-own-luck = Luck
review-others-luck = Others’ luck
review-own-decisions = Choices
review-others-decisions = Others’ choices
review-rest = Unexplained
review-result = End
# Two numbers come before: “12 / 20”.
review-good = of the choices that mattered were best or about as good
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Action
review-cost = cost
review-better = better:

## The records of `volle simulate`

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
