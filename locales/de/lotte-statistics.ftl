# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Mit anderen Einstellungen
statistics-lotte-luck = +1 heißt: Es kam einmal weniger als erwartet zu einer Niete oder einem Stop. Wie mutig jemand spielt, zählt hier nicht.
statistics-lotte-rolls = Nieten
    .about = So viele Würfe waren Nieten, je nach Zahl der Würfel. Der Strich zeigt, wie viele zu erwarten waren.
    .line = Würfel
    .tried = Würfe
    .hits = Nieten
statistics-lotte-dice = { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
statistics-lotte-cards = Aufgedeckte Karten
    .about = So oft kam jede Art von Karte. Der Strich zeigt, wie oft sie nach den Karten im Stapel zu erwarten war.
    .line = Karte
    .hits = Aufgedeckt
statistics-lotte-sum-turns = Züge
statistics-lotte-sum-lost = Verlorene Züge
statistics-lotte-sum-lost-points = Punkte, die damit weg waren
statistics-lotte-sum-stopped = Rechtzeitig aufgehört
statistics-lotte-sum-stopped-points = Dabei aufgeschriebene Punkte
statistics-lotte-sum-full-rolls = Volle Lotten
statistics-lotte-record-biggest-turn = Bester Zug
statistics-lotte-record-most-full-rolls = Die meisten vollen Lotten in einer Partie
badge-lotte-full-rolls = Volle Lotte
    .about = Eine volle Lotte geworfen.
badge-lotte-most-full-rolls = Lotte hoch drei
    .about = Drei volle Lotten in einer Partie geworfen.
badge-lotte-biggest-turn = Nerven wie Drahtseile
    .about = In einem Zug { 2000 } Punkte oder mehr aufgeschrieben.
