# What the coach says in every game. What it says of a choice is in wolle-advice.ftl and lotte-advice.ftl.

error-review-not-over = Only a match that is over can be reviewed.
error-review-lesson = A first match has loaded dice and cannot be reviewed.
