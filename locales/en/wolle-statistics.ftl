# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Usual rules
statistics-wolle-preset-own = House rules or other cards
# What one point of luck means.
statistics-wolle-luck = +1 means that the dice have let you reach one bid more than expected. How well you play does not matter here.
statistics-wolle-bids = Bids
    .about = How often each bid was reached. The line marks the exact chance before the first roll, with the corner and the chips that the player had then.
    .line = Bid
    .chosen = Chosen
    .tried = Rolled for
    .hits = Reached
statistics-wolle-sum-turns = Bids rolled for
statistics-wolle-sum-reached = Bids reached
statistics-wolle-sum-first-try = Reached on the first try
statistics-wolle-sum-cards = Cards taken
statistics-wolle-sum-black = Black sheep at the end
statistics-wolle-sum-stolen = Bone stolen
statistics-wolle-sum-robbed = Bone lost to others
statistics-wolle-record-highest-bid = Highest bid reached
statistics-wolle-record-most-reached = Most bids reached in a match
