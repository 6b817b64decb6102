# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

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
        [0] There is no Stop among the cards left ({ $cards }).
        [one] Among the cards left ({ $cards }) is { $stops } Stop: it would lose { $points } points.
       *[other] Among the cards left ({ $cards }) are { $stops } Stops: each would lose { $points } points.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] With { $dice } die, less than 1 in 100 rolls score nothing and lose { $points } points.
            [nearly] With { $dice } die, more than 99 in 100 rolls score nothing and lose { $points } points.
           *[other] With { $dice } die, { $chance } in 100 rolls score nothing and lose { $points } points.
        }
       *[other] { $chance ->
            [hardly] With { $dice } dice, less than 1 in 100 rolls score nothing and lose { $points } points.
            [nearly] With { $dice } dice, more than 99 in 100 rolls score nothing and lose { $points } points.
           *[other] With { $dice } dice, { $chance } in 100 rolls score nothing and lose { $points } points.
        }
    }
advice-lotte-in-turn = You then have { $points } points in this turn.
advice-lotte-more-points = { $points ->
        [one] Going on brings { $points } point more on average than stopping here.
       *[other] Going on brings { $points } points more on average than stopping here.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] A Full Roll adds { $points } points; if you go for it, the chance is less than 1 in 100.
        [nearly] A Full Roll adds { $points } points; if you go for it, the chance is more than 99 in 100.
       *[other] A Full Roll adds { $points } points; if you go for it, the chance is { $chance } in 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] A Full Roll doubles your points; if you go for it, the chance is less than 1 in 100.
        [nearly] A Full Roll doubles your points; if you go for it, the chance is more than 99 in 100.
       *[other] A Full Roll doubles your points; if you go for it, the chance is { $chance } in 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] Chance of completing the Straight, for { $points } points: less than 1 in 100.
        [nearly] Chance of completing the Straight, for { $points } points: more than 99 in 100.
       *[other] Chance of completing the Straight, for { $points } points: { $chance } in 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Chance of winning on the spot with the Four-Leaf Clover: less than 1 in 100.
        [nearly] Chance of winning on the spot with the Four-Leaf Clover: more than 99 in 100.
       *[other] Chance of winning on the spot with the Four-Leaf Clover: { $chance } in 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] Chance of the Full Roll, for { $points } points: less than 1 in 100.
        [nearly] Chance of the Full Roll, for { $points } points: more than 99 in 100.
       *[other] Chance of the Full Roll, for { $points } points: { $chance } in 100.
    }
advice-lotte-dice = { $dice ->
        [one] { $dice } die is rolled next.
       *[other] { $dice } dice are rolled next.
    }

## What is assumed

advice-remark-lotte-solved = The chance to win comes from the solved game for two players.
advice-remark-lotte-race = The chance to win is an estimate: everyone is taken to play for the most points each turn.
advice-remark-lotte-whole-deck = The next card comes from the cards that are left, later ones as if from a whole deck.
advice-remark-lotte-own-turns = Luck is what a card or a roll brought beyond the average of all that could have come.
