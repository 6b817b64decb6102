# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Mit anderen Einstellungen
statistics-lotte-luck = +1 heißt: Es kam einmal weniger als erwartet zu einer Niete oder einem Stop. Wie mutig jemand spielt, zählt hier nicht.
statistics-lotte-rolls = Nieten
    .about = So viele Würfe waren eine Niete, je nachdem, wie viele Würfel es waren. Der Strich zeigt die genaue Chance.
    .line = Würfel
    .tried = Würfe
    .hits = Nieten
statistics-lotte-dice = { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
statistics-lotte-cards = Aufgedeckte Karten
    .about = So oft kam jede Art von Karte. Der Strich zeigt, was nach den Karten im Stapel zu erwarten war.
    .line = Karte
    .hits = Aufgedeckt
statistics-lotte-sum-turns = Züge
statistics-lotte-sum-lost = Verlorene Züge
statistics-lotte-sum-lost-points = Damit verlorene Punkte
statistics-lotte-sum-stopped = Züge, in denen aufgehört wurde
statistics-lotte-sum-stopped-points = Dabei aufgeschriebene Punkte
statistics-lotte-sum-full-rolls = Volle Lotten
statistics-lotte-record-biggest-turn = Größter Zug
statistics-lotte-record-most-full-rolls = Meiste volle Lotten in einer Partie
