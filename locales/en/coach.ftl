# What the coach says in every game. What it says of a choice is in wolle-advice.ftl and lotte-advice.ftl.

error-review-not-over = Only a match that is over can be reviewed.
error-review-lesson = A first match has loaded dice and cannot be reviewed.

# A chance in words. $chance: hundredths, a whole number; hardly is less than 1, nearly more than 99.
advice-chance = { $chance ->
        [hardly] less than 1 in 100
        [nearly] more than 99 in 100
       *[other] { $chance } in 100
    }
