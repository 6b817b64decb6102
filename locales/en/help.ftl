# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Always show these beside the table
odds-keep-for = Always show these beside the table on { $name }’s turn
# Above the odds, for fingers. The light bulb is the button in the dock that gives advice.
odds-by-finger = Quicker next time: press and hold the light bulb.
# A button: short. It shows all numbers of the odds.
odds-all = Details
# The name of a button.
odds-put-away = Hide the odds
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Odds appear when you have a choice to make.
# For screen readers, behind the best number of a column.
odds-best-mark = best

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Advice
advice-waiting = Thinking it over…
advice-none = There’s nothing to choose right now.
# Behind a choice: short.
advice-best = best
advice-equal = about equal
# What a choice is worth, before its points. $chance: such as 42 %.
advice-win = { $chance } to win
# A heading below: what is assumed where more cannot be known.
advice-assumed = How this was worked out

## Review of a match that is over

# A button or link, and the heading of its page.
review = Review
reviewed-heading = How did it go?
title-review = Review of a game – Volle
reviewed-about = Luck or skill? See how every roll and card changed the chance of winning, and what each choice cost. Choices are judged only by what the player could know at the time. The coach works with estimates. What it can’t pin on a roll, a card or a choice is “{ reviewed-rest }”; in a short game, that can be a lot.
# The sentence beside a sheep with a book, before and while it reads: how far the coach has come.
reviewed-opening = The coach is opening the game.
reviewed-waiting = The coach is reading the game: move { $done } of { $plies }.
# Two chances, such as 25 %.
reviewed-course = Chance of winning: { $start } at the start, { $result } at the end.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] No choice made a difference.
       *[other] Choices that mattered: { $decisions }. Best or about as good: { $good }.
    }
# What helped or hurt a player most. $change: such as +23 %. $times: the number of choices.
reviewed-said-even = Nothing alone decided this game for { $name }.
reviewed-said-own-luck-up = Luck helped { $name } most ({ $change }).
reviewed-said-own-luck-down = Bad luck hurt { $name } most ({ $change }).
reviewed-said-others-luck-up = The others’ bad luck helped { $name } most ({ $change }).
reviewed-said-others-luck-down = The others’ luck hurt { $name } most ({ $change }).
reviewed-said-cards-up = The cards on the table helped { $name } most ({ $change }).
reviewed-said-cards-down = The cards on the table hurt { $name } most ({ $change }): they suited the others better.
reviewed-said-bids-up = The way the bids met helped { $name } most ({ $change }).
reviewed-said-bids-down = The way the bids met hurt { $name } most ({ $change }).
reviewed-said-others-decisions-up = Mistakes by the others helped { $name } most ({ $change }).
reviewed-said-others-decisions-down = Choices by the others hurt { $name } most ({ $change }).
reviewed-said-low-bids = { $times ->
        [one] One low bid hurt { $name } most ({ $change }).
       *[other] { $times } low bids hurt { $name } most ({ $change }).
    }
reviewed-said-high-bids = { $times ->
        [one] One high bid hurt { $name } most ({ $change }).
       *[other] { $times } high bids hurt { $name } most ({ $change }).
    }
# Whether to roll again, and which die to keep.
reviewed-said-dice = { $times ->
        [one] One choice with the dice hurt { $name } most ({ $change }).
       *[other] { $times } choices with the dice hurt { $name } most ({ $change }).
    }
reviewed-said-other-cards = { $times ->
        [one] Taking the wrong cards once hurt { $name } most ({ $change }).
       *[other] Taking the wrong cards { $times } times hurt { $name } most ({ $change }).
    }
reviewed-said-stopped = { $times ->
        [one] Stopping too early once hurt { $name } most ({ $change }).
       *[other] Stopping too early { $times } times hurt { $name } most ({ $change }).
    }
reviewed-said-rolled-on = { $times ->
        [one] Going on once too often hurt { $name } most ({ $change }).
       *[other] Going on too long { $times } times hurt { $name } most ({ $change }).
    }
reviewed-said-other-dice = { $times ->
        [one] Setting aside the wrong dice once hurt { $name } most ({ $change }).
       *[other] Setting aside the wrong dice { $times } times hurt { $name } most ({ $change }).
    }
# A heading above the three moments that changed most, and each of them that was another player's: a line of the
# table below, and whose it was.
reviewed-turning = The turning points
reviewed-turn-of = { $part } ({ $name })
# Headings of a table, and its lines.
reviewed-part = What changed the chance of winning
reviewed-change = Change
reviewed-own-luck = Luck
reviewed-others-luck = Others’ luck
reviewed-cards = The cards on the table
reviewed-bids = How the bids met
reviewed-own-decisions = Choices
reviewed-others-decisions = Others’ choices
reviewed-rest = Everything else
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = The most expensive choices
# In its place while the coach reads.
reviewed-dearest-yet = The most expensive choices so far
reviewed-dearest-none = No choice cost much.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] { $points } percentage point off the chance of winning
       *[other] { $points } percentage points off the chance of winning
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Played
reviewed-better = Better
# A link, and a button.
reviewed-see = Show it on the table
reviewed-try = Try again from here
