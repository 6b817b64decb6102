# Ce que le coach dit dans tous les jeux. Ce qu’il dit d’un choix est dans wolle-advice.ftl et lotte-advice.ftl.

error-review-not-over = Seule une partie terminée peut être analysée.
error-review-lesson = Une partie guidée se joue avec des dés truqués et ne peut pas être analysée.
