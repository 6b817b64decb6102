# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Gewone regels
statistics-wolle-preset-own = Huisregels of andere kaarten
statistics-wolle-luck = +1 betekent: met deze worpen was één bod meer te halen dan verwacht. Hoe goed je biedt, telt hier niet mee.
statistics-wolle-bids = Biedingen
    .about = Hoe vaak elk bod is gehaald. Het streepje is de precieze kans vóór de eerste worp, met de bonus of minuswaarde en de fiches van dat moment.
    .line = Bod
    .chosen = Gekozen
    .tried = Ervoor gegooid
    .hits = Gehaald
statistics-wolle-sum-turns = Biedingen waarvoor is gegooid
statistics-wolle-sum-reached = Gehaalde biedingen
statistics-wolle-sum-first-try = Bij de eerste poging gehaald
statistics-wolle-sum-cards = Genomen kaarten
statistics-wolle-sum-black = Zwarte schapen aan het einde
statistics-wolle-sum-stolen = Bot gepikt
statistics-wolle-sum-robbed = Bot kwijtgeraakt
statistics-wolle-record-highest-bid = Hoogste gehaalde bod
statistics-wolle-record-most-reached = Meeste gehaalde biedingen in één partij
badge-wolle-first-try = In één keer raak
    .about = Een bod bij de eerste poging gehaald.
badge-wolle-stolen = Bottendief
    .about = Het bot van een ander gepikt.
badge-wolle-highest-bid = Hoog gegrepen
    .about = Een bod van 25 of meer gehaald.
