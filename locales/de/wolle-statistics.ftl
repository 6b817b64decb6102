# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Übliche Regeln
statistics-wolle-preset-own = Hausregeln oder andere Karten
statistics-wolle-luck = +1 heißt: Mit diesen Würfen war ein Gebot mehr zu erreichen als erwartet. Wie gut jemand spielt, zählt hier nicht.
statistics-wolle-bids = Gebote
    .about = So oft wurde jedes Gebot erreicht. Der Strich zeigt, wie oft es zu erwarten war, mit Bonus, Malus und Chips.
    .line = Gebot
    .chosen = Gewählt
    .tried = Gewürfelt
    .hits = Erreicht
statistics-wolle-sum-turns = Gebote, um die gewürfelt wurde
statistics-wolle-sum-reached = Erreichte Gebote
statistics-wolle-sum-first-try = Im ersten Versuch erreicht
statistics-wolle-sum-cards = Genommene Karten
statistics-wolle-sum-black = Schwarze Schafe am Ende
statistics-wolle-sum-stolen = Knochen geklaut
statistics-wolle-sum-robbed = Knochen an andere verloren
statistics-wolle-record-highest-bid = Höchstes erreichtes Gebot
statistics-wolle-record-most-reached = Die meisten erreichten Gebote in einer Partie
badge-wolle-first-try = Auf Anhieb
    .about = Ein Gebot gleich im ersten Versuch geschafft.
badge-wolle-stolen = Knochendieb
    .about = Den Knochen geklaut.
badge-wolle-highest-bid = Hoch hinaus
    .about = Ein Gebot von 25 oder mehr geschafft.
