# Was der Trainer in jedem Spiel sagt. Was er zu einer Wahl sagt, steht in wolle-advice.ftl und lotte-advice.ftl.

error-review-not-over = Einen Rückblick gibt es erst nach der Partie.
error-review-lesson = Für die Einführung gibt es keinen Rückblick: Ihre Würfel sind gezinkt.

# A chance in words. $chance: hundredths, a whole number; hardly is less than 1, nearly more than 99.
advice-chance = { $chance ->
        [hardly] weniger als 1 von 100
        [nearly] mehr als 99 von 100
       *[other] { $chance } von 100
    }
