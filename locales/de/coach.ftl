# Was der Trainer in jedem Spiel sagt. Was er zu einer Wahl sagt, steht in wolle-advice.ftl und lotte-advice.ftl.

error-review-not-over = Einen Rückblick gibt es erst nach der Partie.
error-review-lesson = Für die Einführung gibt es keinen Rückblick: Ihre Würfel sind gezinkt.
