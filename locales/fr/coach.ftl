# Ce que le coach dit dans tous les jeux. Ce qu’il dit d’un choix est dans wolle-advice.ftl et lotte-advice.ftl.

error-review-not-over = Seule une partie terminée peut être analysée.
error-review-lesson = Une partie guidée se joue avec des dés truqués et ne peut pas être analysée.

# A chance in words. $chance: hundredths, a whole number; hardly is less than 1, nearly more than 99.
advice-chance = { $chance ->
        [hardly] moins de 1 sur 100
        [nearly] plus de 99 sur 100
       *[other] { $chance } sur 100
    }
