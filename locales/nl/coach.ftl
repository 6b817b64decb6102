# Wat de coach in elk spel zegt. Wat hij over een keuze zegt, staat in wolle-advice.ftl en lotte-advice.ftl.

error-review-not-over = Alleen een partij die is afgelopen, kan worden nabesproken.
error-review-lesson = Een eerste partij heeft verzwaarde dobbelstenen en kan niet worden nabesproken.
