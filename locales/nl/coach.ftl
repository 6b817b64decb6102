# Wat de coach in elk spel zegt. Wat hij over een keuze zegt, staat in wolle-advice.ftl en lotte-advice.ftl.

error-review-not-over = Alleen een partij die uit is, krijgt een nabeschouwing.
error-review-lesson = Een eerste partij krijgt geen nabeschouwing: daar stond vooraf vast wat er werd gegooid.
