# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = With other options
# What one point of luck means.
statistics-lotte-luck = +1 means one time less than expected that a roll scored nothing or a Stop came. How boldly you play does not matter here.
statistics-lotte-rolls = Rolls that score nothing
    .about = How many rolls scored nothing, by the number of dice rolled. The line marks the exact chance.
    .line = Dice
    .tried = Rolls
    .hits = Nothing
statistics-lotte-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
statistics-lotte-cards = Cards drawn
    .about = How often each kind of card came. The line marks what was to be expected from the cards left in the deck.
    .line = Card
    .hits = Drawn
statistics-lotte-sum-turns = Turns
statistics-lotte-sum-lost = Turns lost
statistics-lotte-sum-lost-points = Points lost with them
statistics-lotte-sum-stopped = Turns ended by stopping
statistics-lotte-sum-stopped-points = Points written down by stopping
statistics-lotte-sum-full-rolls = Full Rolls
statistics-lotte-record-biggest-turn = Biggest turn
statistics-lotte-record-most-full-rolls = Most Full Rolls in a match
