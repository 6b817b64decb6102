# Wat de coach in elk spel zegt. Wat hij over een keuze zegt, staat in wolle-advice.ftl en lotte-advice.ftl.

error-review-not-over = Alleen een partij die uit is, krijgt een nabeschouwing.
error-review-lesson = In een eerste partij stond vooraf vast wat er werd gegooid. Daar valt dus niets aan na te beschouwen.
