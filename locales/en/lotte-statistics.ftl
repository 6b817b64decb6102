# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Other options
# What one point of luck means.
statistics-lotte-luck = +1 means one bust fewer than expected (a bust is a Stop, or a roll that scores nothing). How boldly you play makes no difference.
statistics-lotte-rolls = Rolls that scored nothing
    .about = How often a roll scored nothing, by the number of dice. The line marks the exact odds.
    .line = Dice
    .tried = Rolls
    .hits = Nothing
statistics-lotte-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
statistics-lotte-cards = Cards drawn
    .about = How often each card was drawn. The line marks the number to expect from the cards left in the deck.
    .line = Card
    .hits = Drawn
statistics-lotte-sum-turns = Turns
statistics-lotte-sum-lost = Turns lost
statistics-lotte-sum-lost-points = Points lost in those turns
statistics-lotte-sum-stopped = Turns ended by stopping
statistics-lotte-sum-stopped-points = Points written down
statistics-lotte-sum-full-rolls = Full Rolls
statistics-lotte-record-biggest-turn = Biggest turn
statistics-lotte-record-most-full-rolls = Most Full Rolls in a game
# Badges of a person, with what they are for.
badge-lotte-full-rolls = Full Roll
    .about = Made a Full Roll.
badge-lotte-most-full-rolls = Hat-trick
    .about = Made three Full Rolls in one game.
badge-lotte-biggest-turn = Steady nerves
    .about = Wrote down { 2000 } points or more in one turn.
