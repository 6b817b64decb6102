# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Met andere opties
statistics-lotte-luck = +1 betekent één keer minder dan verwacht een misworp of een Stop. Hoe gedurfd je speelt, telt hier niet.
statistics-lotte-rolls = Misworpen
    .about = Hoeveel worpen een misworp waren, naar het aantal dobbelstenen. Het streepje is de exacte kans.
    .line = Dobbelstenen
    .tried = Worpen
    .hits = Misworpen
statistics-lotte-dice = { $count ->
        [one] 1 dobbelsteen
       *[other] { $count } dobbelstenen
    }
statistics-lotte-cards = Omgedraaide kaarten
    .about = Hoe vaak elke soort kaart kwam. Het streepje is wat je mocht verwachten van de kaarten in de stapel.
    .line = Kaart
    .hits = Omgedraaid
statistics-lotte-sum-turns = Beurten
statistics-lotte-sum-lost = Verloren beurten
statistics-lotte-sum-lost-points = Daarmee verloren punten
statistics-lotte-sum-stopped = Beurten waarin is gestopt
statistics-lotte-sum-stopped-points = Daarbij genoteerde punten
statistics-lotte-sum-full-rolls = Tutto’s
statistics-lotte-record-biggest-turn = Grootste beurt
statistics-lotte-record-most-full-rolls = Meeste Tutto’s in een partij
