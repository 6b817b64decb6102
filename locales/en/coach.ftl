# What the coach says in every game. What it says of a choice is in wolle-advice.ftl and lotte-advice.ftl.

error-review-not-over = Only a finished game can be reviewed.
error-review-lesson = A guided game has loaded dice, so it can’t be reviewed.
