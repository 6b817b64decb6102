# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Gewone regels
statistics-wolle-preset-own = Huisregels of andere kaarten
statistics-wolle-luck = +1 betekent dat er met de worpen één bod meer te halen was dan verwacht. Hoe goed je speelt, telt hier niet.
statistics-wolle-bids = Biedingen
    .about = Hoe vaak elk bod is gehaald. Het streepje is de exacte kans vóór de eerste worp, met het hoeksymbool en de fiches van dat moment.
    .line = Bod
    .chosen = Gekozen
    .tried = Gegooid
    .hits = Gehaald
statistics-wolle-sum-turns = Biedingen waarvoor is gegooid
statistics-wolle-sum-reached = Gehaalde biedingen
statistics-wolle-sum-first-try = Bij de eerste poging gehaald
statistics-wolle-sum-cards = Gepakte kaarten
statistics-wolle-sum-black = Zwarte schapen aan het eind
statistics-wolle-sum-stolen = Bot afgepakt
statistics-wolle-sum-robbed = Bot kwijtgeraakt
statistics-wolle-record-highest-bid = Hoogste gehaalde bod
statistics-wolle-record-most-reached = Meeste gehaalde biedingen in een partij
