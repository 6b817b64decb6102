# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Keep these beside the table
odds-keep-for = Keep these beside the table when it’s { $name }’s turn
# A button: short. It shows all numbers of the odds.
odds-all = Details
# The name of a button.
odds-put-away = Put the odds away
# In place of the odds, while nobody here has anything to decide.
odds-waiting = They come when there’s something to decide.
# For screen readers, behind the best number of a column.
odds-best-mark = best

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Advice
advice-waiting = Thinking it over…
advice-none = There is nothing to choose right now.
# Behind a choice: short.
advice-best = best
advice-equal = about equal
# What a choice is worth, one behind the other. $chance: such as 42 %. $points: a number with one digit behind the point.
advice-win = { $chance } to win
advice-points = Points: { $points }
# A heading below: what is assumed where more cannot be known.
advice-assumed = What this is based on

## Review of a match that is over

# A button or link, and the heading of its page.
review = Review
reviewed-heading = Review of the match
title-review = Review of a match – Volle
reviewed-about = How much was luck, and how much was play: what every roll and card changed of the chance to win, and what every decision cost. Each decision is judged by what could be known at the time.
# How far the coach has come.
reviewed-waiting = Move { $done } of { $plies }
# Two chances, such as 25 %.
reviewed-course = Chance to win at the start: { $start }. At the end: { $result }.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] No choice made a difference.
       *[other] { $good } of { $decisions } choices that mattered were the best or about equal.
    }
# Headings of a table, and its lines.
reviewed-part = What changed the chance to win
reviewed-change = Change
reviewed-own-luck = Own luck
reviewed-others-luck = Luck of the others
reviewed-own-decisions = Own decisions
reviewed-others-decisions = Decisions of the others
reviewed-rest = Not explained
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = What cost most
reviewed-dearest-none = No decision cost anything worth mentioning.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Chance to win: { $points } percentage point less
       *[other] Chance to win: { $points } percentage points less
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Played
reviewed-better = Better
# A link, and a button.
reviewed-see = Show on the table
reviewed-try = Try again from here
