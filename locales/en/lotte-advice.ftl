# What the coach says of a choice. The terms are those of lotte.ftl. $chance: in hundredths; "hardly" and
# "nearly" stand for what would round to 0 and 100.

# Below a choice, without a full stop. $points: a number with one digit behind the point.
advice-points-lotte = Points this turn, on average: { $points }

## Of a choice: each is a sentence of its own

advice-lotte-wins = It wins the game on the spot.
# $points: how much more another choice brings on average in this turn.
advice-lotte-fewer-points = { $points ->
        [one] Another choice scores { $points } more point on average, but wins less often.
       *[other] Another choice scores { $points } more points on average, but wins less often.
    }
advice-lotte-safe = { $points } points are safe.
advice-lotte-missing = You’d then be { $points } points short of the target.
advice-lotte-reaches = That reaches the target of { $points } points.
advice-lotte-too-few = You’d still be { $points } points behind the leader.
advice-lotte-enough = That wins the game.
advice-lotte-level = That draws level, and you’d share the win.
advice-lotte-needed = You need { $points } more points to draw level with the leader.
# $stops of the $cards cards that are left.
advice-lotte-stops = { $stops ->
        [0] Stops among the cards left: none of { $cards }.
        [one] Stops among the cards left: { $stops } of { $cards }. Drawing it loses { $points } points.
       *[other] Stops among the cards left: { $stops } of { $cards }. Drawing one loses { $points } points.
    }
advice-lotte-nothing = { $dice ->
        [one] { $chance ->
            [hardly] With { $dice } die, fewer than 1 roll in 100 scores nothing. You’d lose { $points } points.
            [nearly] With { $dice } die, more than 99 rolls in 100 score nothing. You’d lose { $points } points.
           *[other] Chance of nothing scoring with { $dice } die: { $chance } in 100. You’d lose { $points } points.
        }
       *[other] { $chance ->
            [hardly] With { $dice } dice, fewer than 1 roll in 100 scores nothing. You’d lose { $points } points.
            [nearly] With { $dice } dice, more than 99 rolls in 100 score nothing. You’d lose { $points } points.
           *[other] Chance of nothing scoring with { $dice } dice: { $chance } in 100. You’d lose { $points } points.
        }
    }
advice-lotte-in-turn = That makes { $points } points this turn.
advice-lotte-more-points = { $points ->
        [one] Going on scores { $points } more point on average than stopping here.
       *[other] Going on scores { $points } more points on average than stopping here.
    }
advice-lotte-full-roll = { $chance ->
        [hardly] A Full Roll would add { $points } points. Chance if you go for it: less than 1 in 100.
        [nearly] A Full Roll would add { $points } points. Chance if you go for it: more than 99 in 100.
       *[other] A Full Roll would add { $points } points. Chance if you go for it: { $chance } in 100.
    }
advice-lotte-full-roll-double = { $chance ->
        [hardly] A Full Roll would double your points. Chance if you go for it: less than 1 in 100.
        [nearly] A Full Roll would double your points. Chance if you go for it: more than 99 in 100.
       *[other] A Full Roll would double your points. Chance if you go for it: { $chance } in 100.
    }
advice-lotte-straight = { $chance ->
        [hardly] The Straight is worth { $points } points. Chance of completing it: less than 1 in 100.
        [nearly] The Straight is worth { $points } points. Chance of completing it: more than 99 in 100.
       *[other] The Straight is worth { $points } points. Chance of completing it: { $chance } in 100.
    }
advice-lotte-clover = { $chance ->
        [hardly] Chance of winning on the spot with the Four-Leaf Clover: less than 1 in 100.
        [nearly] Chance of winning on the spot with the Four-Leaf Clover: more than 99 in 100.
       *[other] Chance of winning on the spot with the Four-Leaf Clover: { $chance } in 100.
    }
advice-lotte-plus-minus = { $chance ->
        [hardly] The Full Roll is worth { $points } points. Chance of making it: less than 1 in 100.
        [nearly] The Full Roll is worth { $points } points. Chance of making it: more than 99 in 100.
       *[other] The Full Roll is worth { $points } points. Chance of making it: { $chance } in 100.
    }
advice-lotte-dice = { $dice ->
        [one] { $dice } die to roll next.
       *[other] { $dice } dice to roll next.
    }

## What is assumed

advice-remark-lotte-solved = The chance of winning comes from a complete solution of the two-player game.
advice-remark-lotte-race = The chance of winning is an estimate: it assumes everyone plays for the most points each turn.
advice-remark-lotte-whole-deck = The next card comes from the cards left in the deck. Later cards are treated as if from a full deck.
advice-remark-lotte-own-turns = Luck is how much better or worse a roll or card was than average.
