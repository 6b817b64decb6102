# What the command line alone says: `volle play`, the report of `volle arena`, the tables of `volle advise` and
# `volle review`, and refusals. The page does not have this file.
#
# Each message is one line that chooses nothing: it is also read where the library of this format is missing.
# Refusals alone have braces.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = This match will be told in codes. To have it told in sentences, install:

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMBER
terminal-action = ACTION
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = one of the choices listed
terminal-action-does = an action as saved matches have it, with or without the player’s number in front
terminal-back-does = take back your last action, but no roll, deal or reveal
terminal-record-does = print the match as it would be saved
terminal-quit-does = leave the match

## The report of the arena

arena-heading = Arena
arena-game = Game
arena-players = Players
# So many deals were played, each by all bots from all seats.
arena-deals = Deals
arena-matches = Matches
arena-seed = Seed
arena-rating = Rating
arena-bot = Bot
# Heads of the two columns between which the truth is expected.
arena-low = from
arena-high = to
arena-wins = Wins, in percent
arena-wins-without-luck = Wins without luck, in percent
arena-explained = Explained by luck, in percent
arena-mean = Mean score
arena-pairs = Who is ahead of whom, in percent
arena-ahead = Ahead
arena-behind = Behind
arena-seats = Wins by seat, in percent
arena-seat = Seat
arena-decisions = Decisions
arena-milliseconds = Milliseconds each
arena-slowest = Slowest, in milliseconds
arena-calls = Calls of functions each
arena-faults = Faults
# The command follows, on a line of its own.
arena-again = To play this again, type
arena-interval-note = Everything between from and to fits these results; where two such spans overlap, the order may be chance.
# The name of a bot follows.
arena-rating-note = With the rating, 400 points more mean ten times the chance to finish ahead. This bot has 0:
# What stands before the decimals of a number.
arena-decimal = .

## The coach

advise-win = To win, in percent
advise-points = Points
review-about = Chance to win, in percent, and what became of it
review-start = Start
review-own-luck = Own luck
review-others-luck = Their luck
review-own-decisions = Own decisions
review-others-decisions = Their decisions
review-rest = Rest
review-result = End
# Two numbers come before: “12 / 20”.
review-good = of the decisions that mattered were best or about equal
# Its number in the match and what was done follow, then what it cost, in percent: “Action 45  1 stop  cost 2.3”.
review-move = Action
review-cost = cost
review-better = better:

## The records of `volle simulate`

# The folder follows.
simulate-records = Saved in:

## Refusals

error-odds-none = There is nothing to work out here.
error-advice-none = There is nothing to choose here.
error-deal-from = A saved match has its own dice, so no others can be chosen for it.
error-deal-no-seed = This saved match doesn’t contain its seed, so its dice can’t be played again.
error-seed-empty = A seed can be any text, but not an empty one.
# $seats: how many players the match has.
error-simulate-bots = More bots are named than the { $seats } players at the table.
error-simulate-deal = These dice belong to a single match. Leave out the number of matches.
# The name of the file stands before these sentences.
error-options-file = This file isn’t valid JSON.
error-file-closed = This file can’t be opened. Its folder may be missing, or you may not be allowed to use it.
error-arena-journal = This journal belongs to another contest, or it is damaged.
# $install: a command to be typed; not translated.
error-arena-dask = To play on a Dask cluster, install the library first: { $install }
error-record-encoding = This file isn’t UTF-8 text.
error-verify-no-seal = { verdict-no-seal }
error-verify-no-seed = { verdict-no-seed }
error-verify-seal = { verdict-seal }
# $expected: a line as the file should have it; not translated. The number of the line stands before.
error-verify-drawn = This isn’t what the seed draws. It should be: { $expected }
