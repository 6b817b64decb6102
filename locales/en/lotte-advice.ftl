# What the coach says of a choice. The terms are those of lotte.ftl. $chance: see coach.ftl.

## Of a choice: each is a sentence of its own

advice-lotte-wins = It wins the match at once.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Another choice brings { $points } point more on average, but wins less often.
       *[other] Another choice brings { $points } points more on average, but wins less often.
    }
advice-lotte-safe = { $points } points are safe.
advice-lotte-missing = After that, { $points } points are still missing to the target.
advice-lotte-reaches = That reaches the target of { $points } points.
advice-lotte-too-few = You stay { $points } points behind the leader.
advice-lotte-enough = That wins the match.
advice-lotte-level = That draws level: you share the win.
advice-lotte-needed = You need another { $points } points to draw level with the leader.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] There is no Stop among the { $cards } cards left.
        [one] { $stops } of the { $cards } cards left is a Stop: it would lose { $points } points.
       *[other] { $stops } of the { $cards } cards left are Stops: each would lose { $points } points.
    }
advice-lotte-nothing = { $dice ->
        [one] With { $dice } die, { advice-chance } rolls score nothing and lose { $points } points.
       *[other] With { $dice } dice, { advice-chance } rolls score nothing and lose { $points } points.
    }
advice-lotte-in-turn = You then have { $points } points in this turn.
advice-lotte-more-points = { $points ->
        [one] Going on brings { $points } point more on average than stopping here.
       *[other] Going on brings { $points } points more on average than stopping here.
    }
advice-lotte-full-roll = A Full Roll adds { $points } points; if you play for it, the chance is { advice-chance }.
advice-lotte-full-roll-double = A Full Roll doubles your points; if you play for it, the chance is { advice-chance }.
advice-lotte-straight = Chance to complete the Straight, for { $points } points: { advice-chance }.
advice-lotte-clover = Chance to win at once with the Four-Leaf Clover: { advice-chance }.
advice-lotte-plus-minus = Chance of the Full Roll, for { $points } points: { advice-chance }.
advice-lotte-dice = { $dice ->
        [one] { $dice } die is rolled next.
       *[other] { $dice } dice are rolled next.
    }

## What is assumed

advice-remark-lotte-solved = The chance to win comes from the solved game for two players.
advice-remark-lotte-race = The chance to win is an estimate: everyone is taken to play for the most points each turn.
advice-remark-lotte-whole-deck = The next card comes from the cards that are left, later ones as if from a whole deck.
advice-remark-lotte-own-turns = Luck is what a card or a roll brought beyond the average of all that could have come.
