# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Usual rules
statistics-wolle-preset-own = House rules or your own deck
# What one point of luck means.
statistics-wolle-luck = +1 means the dice let you reach one bid more than expected. How well you bid makes no difference.
statistics-wolle-bids = Bids
    .about = How often each bid was reached. The line marks the exact odds before the first roll, counting the bonus or minus and the chips the player had.
    .line = Bid
    .chosen = Chosen
    .tried = Rolled for
    .hits = Reached
statistics-wolle-sum-turns = Bids rolled for
statistics-wolle-sum-reached = Bids reached
statistics-wolle-sum-first-try = Reached on the first try
statistics-wolle-sum-cards = Cards taken
statistics-wolle-sum-black = Black sheep at the end
statistics-wolle-sum-stolen = Bones taken
statistics-wolle-sum-robbed = Bones lost
statistics-wolle-record-highest-bid = Highest bid reached
statistics-wolle-record-most-reached = Most bids reached in a game
# Badges of a person, with what they are for.
badge-wolle-first-try = At the first go
    .about = Reached a bid on the first try.
badge-wolle-stolen = Bone thief
    .about = Took the bone from another player.
badge-wolle-highest-bid = High and mighty
    .about = Reached a bid of 25 or more.
