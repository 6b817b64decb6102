# Wat de coach in elk spel zegt. Wat hij over een keuze zegt, staat in wolle-advice.ftl en lotte-advice.ftl.

error-review-not-over = Alleen een partij die is afgelopen, kan worden nabesproken.
error-review-lesson = Een eerste partij heeft verzwaarde dobbelstenen en kan niet worden nabesproken.

# A chance in words. $chance: hundredths, a whole number; hardly is less than 1, nearly more than 99.
advice-chance = { $chance ->
        [hardly] minder dan 1 op de 100
        [nearly] meer dan 99 op de 100
       *[other] { $chance } op de 100
    }
