# Wat de coach in elk spel zegt. Wat hij over een keuze zegt, staat in wolle-advice.ftl en lotte-advice.ftl.

error-review-not-over = Nakaarten kan pas als de partij uit is.
error-review-lesson = Over een partij met uitleg valt niet na te kaarten: daar stond vooraf vast wat er werd gegooid.
