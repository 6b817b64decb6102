# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Andere opties
statistics-lotte-luck = +1 betekent: één misworp of Stop minder dan je mocht verwachten. Hoeveel je durft, telt hier niet mee.
statistics-lotte-rolls = Misworpen
    .about = Hoe vaak een worp een misworp was, per aantal dobbelstenen. Het streepje is de precieze kans.
    .line = Dobbelstenen
    .tried = Worpen
    .hits = Misworpen
statistics-lotte-dice = { $count ->
        [one] 1 dobbelsteen
       *[other] { $count } dobbelstenen
    }
statistics-lotte-cards = Getrokken kaarten
    .about = Hoe vaak elke kaart is getrokken. Het streepje is wat je mocht verwachten van de kaarten die nog in de trekstapel zaten.
    .line = Kaart
    .hits = Getrokken
statistics-lotte-sum-turns = Beurten
statistics-lotte-sum-lost = Beurten zonder punten
statistics-lotte-sum-lost-points = Punten die daarmee weg waren
statistics-lotte-sum-stopped = Op tijd gestopt
statistics-lotte-sum-stopped-points = Daarbij opgeschreven punten
statistics-lotte-sum-full-rolls = Tutto’s
statistics-lotte-record-biggest-turn = Beste beurt
statistics-lotte-record-most-full-rolls = Meeste Tutto’s in één partij
badge-lotte-full-rolls = Tutto
    .about = Een Tutto gegooid.
badge-lotte-most-full-rolls = Drie keer Tutto
    .about = Drie Tutto’s in één partij gegooid.
badge-lotte-biggest-turn = Stalen zenuwen
    .about = In één beurt { 2000 } punten of meer opgeschreven.
