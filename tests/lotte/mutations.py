"""Mutations of the rules of Volle Lotte, by rule id; the scenes must detect each of them."""

from collections import Counter
from dataclasses import replace

from volle.core.events import emit
from volle.lotte import cards, events, legal, rules, scoring, table, turns

POINTS, SCORING, CHOICES = CACHED = (scoring.points, scoring.scoring, scoring.choices)
"""Functions with caches, which must be cleared between mutations."""
REAL = {
    function.__name__: function
    for function in (
        turns.turn_card,
        turns._full_roll,
        turns._lose,
        turns._plus_minus,
        turns._reward,
        turns._roll_nothing,
        turns._straight,
        turns._write_down,
        turns.set_aside,
        table.dice_points,
        table.must_set_all_aside,
        table.reward,
        table.roll_count,
        table.straight_numbers,
    )
}
"""The original functions, for mutations that build on them."""


def with_option(function, **option):
    """The function of a turn under another option, which is restored after it."""

    def mutated(state, *rest):
        after = REAL[function](replace(state, options=replace(state.options, **option)), *rest)
        return replace(after, options=state.options)

    return mutated


def two_clovers():
    """Return a deck with one more clover."""
    return (*cards.FULL[:-1], 2)


def backwards(state):
    """Play counterclockwise."""
    return -state.turn % state.options.seats


def five_dice_first(state):
    """A turn begins with five dice."""
    return REAL["roll_count"](state) - (not state.set_aside)


def each_die_twice(dice):
    """Count the dice of a triple as single dice, too."""
    counts = Counter(dice)
    triples = sum(scoring._TRIPLES[number] for number, count in counts.items() if count >= 3)
    singles = sum(scoring._SINGLE.get(number, 0) for number in dice)
    return None if POINTS(dice) is None else triples + singles


def one_triple(dice):
    """Count only the first of two triples."""
    triples = [scoring._TRIPLES[number] for number in sorted(set(dice)) if dice.count(number) >= 3]
    return None if POINTS(dice) is None else POINTS(dice) - sum(triples[1:])


def four_alike(dice):
    """Allow a fourth die to be set aside with its triple."""
    fullest = tuple(number for number in dice if number in (1, 5) or dice.count(number) >= 3)
    return tuple(dict.fromkeys([fullest, *CHOICES(dice)])) if fullest else ()


def with_earlier_dice(state, dice):
    """Dice of an earlier roll complete a triple."""
    alike = SCORING(tuple(sorted(state.set_aside + dice)))
    return REAL["dice_points"](state, alike) - REAL["dice_points"](state, state.set_aside)


def nothing_is_safe(state, out):
    """Write points down after a roll of nothing, with every card."""
    return turns._write_down(state, "lotte.roll.nothing", out)


def nothing_is_lost(kind):
    """Write points down after a roll of nothing, with this card."""

    def mutated(state, out):
        if table.kind(state) == kind:
            return turns._write_down(state, cards.CARD_RULES[kind], out)
        return REAL["_roll_nothing"](state, out)

    return mutated


def fireworks_lose(state, out):
    """Lose the points after a roll of nothing with Fireworks, too."""
    return turns._lose(state, "lotte.card.fireworks", out)


def look_and_stop(state, card, out):
    """Allow the seat to stop after another card without a roll."""
    state = REAL["turn_card"](state, card, out)
    return turns._due(state, "go", out) if state.cards > 1 and state.phase == "roll" else state


def stop_card_saves(state, rule, out):
    """End the turn at a stop card, but score its points."""
    if rule == "lotte.card.stop":
        return turns._write_down(state, rule, out)
    return REAL["_lose"](state, rule, out)


def no_bonus(state):
    """Add no bonus on a Full Roll."""
    is_bonus = state.card is not None and table.kind(state) == "bonus"
    return None if is_bonus else REAL["reward"](state)


def doubled_for_its_own_dice(state, points, out):
    """Leave points of earlier cards undoubled."""
    is_double = table.kind(state) == "double"
    return REAL["_reward"](state, scoring.points(state.set_aside) if is_double else points, out)


def bonus_without_a_full_roll(state, out):
    """A seat that stops gets the bonus, too."""
    return turns._write_down(
        replace(state, points=state.points + (table.reward(state) or 0)), "lotte.roll.stop", out
    )


def double_without_a_full_roll(state, out):
    """A seat that stops has its points doubled, too."""
    times = 2 if table.kind(state) == "double" else 1
    return turns._write_down(replace(state, points=times * state.points), "lotte.roll.stop", out)


def fireworks_with_a_choice(state):
    """Allow a choice of dice with Fireworks, as with other cards."""
    return state.options.aside == "all"


def straight_with_a_choice(state):
    """With a straight, too, numbers are chosen, whatever the option."""
    return table.kind(state) != "straight" and REAL["must_set_all_aside"](state)


def fireworks_ask(state, out):
    """Require a decision after a Full Roll with Fireworks."""
    after = REAL["_full_roll"](state, out)
    return turns._due(after, "go", out) if table.kind(state) == "fireworks" else after


def no_loss(state, _out):
    """Plus-minus takes nothing."""
    return state


def roller_loses(state, out):
    """Subtract points from the roller as from other leaders."""
    for seat in scoring.leaders(state.scores):
        score = state.scores[seat] - table.PLUS_MINUS
        scores = (*state.scores[:seat], score, *state.scores[seat + 1 :])
        state = replace(state, scores=scores)
        emit(out, state, events.LeaderLost, seat, table.PLUS_MINUS, score)
    return state


def first_leader(scores):
    """Subtract points from only the first of several leaders."""
    return (scores.index(max(scores)),) if max(scores) > 0 else ()


def leaders_at_zero(scores):
    """The best scores lead, even at 0."""
    return scoring.winners(scores)


def straight_of_five(state):
    """End the straight with 5."""
    return REAL["straight_numbers"](state)[:5]


def any_number_of_the_straight(state):
    """No number needs to be new: any number of the straight may be set aside again."""
    return (tuple(sorted(set(state.dice) & set(table.straight_numbers(state)))),)


def at_risk_is_enough(state, dice, way, out):
    """Begin the last round with points that are not written down."""
    seat = table.acting_seat(state)
    after = REAL["set_aside"](state, dice, way, out)
    is_there = after.reached is None and after.scores[seat] + after.points >= after.options.target
    return replace(after, reached=after.turn) if is_there else after


def no_last_round(state):
    """A seat that reaches the target ends the match."""
    return state.reached + 1 - state.turn


def one_turn_each(state):
    """Each other seat has one more turn, whatever the option."""
    return state.reached + state.options.seats - state.turn


def round_to_its_end(state):
    """All seats have the same number of turns, whatever the option."""
    seats = state.options.seats
    return (state.reached // seats + 1) * seats - state.turn


def called_off_always(state):
    """The last round is called off, whatever the option."""
    return state.reached is not None and max(state.scores) < state.options.target


def first_winner(scores):
    """Award the win to only the first seat with the best score."""
    return (scores.index(max(scores)),)


MUTATIONS = {
    "lotte.deck/two-clovers": [(rules, "FULL", two_clovers())],
    "lotte.dice/any-number-of-dice": [(legal, "_check_roll", lambda _state, _dice: None)],
    "lotte.deck.exhausted/never-shuffled": [(legal, "drawable", lambda state: state.left)],
    "lotte.turn.start/counterclockwise": [(table, "acting_seat", backwards)],
    "lotte.turn.start/five-dice": [(table, "roll_count", five_dice_first)],
    "lotte.score.single/a-five-is-100": [(scoring, "_SINGLE", {1: 100, 5: 100})],
    "lotte.score.single/a-two-is-20": [(scoring, "_SINGLE", {1: 100, 2: 20, 5: 50})],
    "lotte.score.triple/ones-are-300": [(scoring, "_TRIPLES", {**scoring._TRIPLES, 1: 300})],
    "lotte.score.triple/with-earlier-dice": [(table, "dice_points", with_earlier_dice)],
    "lotte.score.triple/two-alike": [(scoring, "TRIPLE", 2)],
    "lotte.score.once/each-die-twice": [(scoring, "points", each_die_twice)],
    "lotte.score.once/four-alike": [(scoring, "choices", four_alike)],
    "lotte.score.once/one-triple": [(scoring, "points", one_triple)],
    "lotte.roll.nothing/nothing-is-lost": [(turns, "_roll_nothing", nothing_is_safe)],
    "lotte.roll.aside/always-all": [(table, "must_set_all_aside", lambda _state: True)],
    "lotte.roll.aside/always-a-choice": [(table, "must_set_all_aside", lambda _state: False)],
    "lotte.roll.stop/never": [(table, "STOPPABLE", frozenset())],
    "lotte.roll.stop/always": [(table, "may_stop", lambda _state: True)],
    "lotte.full-roll/no-card": [(legal, "_is_full_roll", lambda _state: False)],
    "lotte.full-roll/a-card-after-any-roll": [(legal, "_is_full_roll", lambda _state: True)],
    "lotte.full-roll/with-five-dice": [(turns, "DICE", 5)],
    "lotte.full-roll.must-roll/look-and-stop": [(turns, "turn_card", look_and_stop)],
    "lotte.card.stop/loses-nothing": [(turns, "_lose", stop_card_saves)],
    "lotte.card.bonus/none": [(table, "reward", no_bonus)],
    "lotte.card.bonus/for-all-who-stop": [(turns, "stop", bonus_without_a_full_roll)],
    "lotte.card.double/its-own-dice": [(turns, "_reward", doubled_for_its_own_dice)],
    "lotte.card.double/for-all-who-stop": [(turns, "stop", double_without_a_full_roll)],
    "lotte.card.fireworks/lose": [(turns, "_roll_nothing", fireworks_lose)],
    "lotte.card.fireworks/a-choice": [(table, "must_set_all_aside", fireworks_with_a_choice)],
    "lotte.card.fireworks/ask-after-a-full-roll": [(turns, "_full_roll", fireworks_ask)],
    "lotte.card.fireworks/let-you-stop": [(table, "STOPPABLE", table.STOPPABLE | {"fireworks"})],
    "lotte.card.plus-minus/no-loss": [(turns, "_plus_minus", no_loss)],
    "lotte.card.plus-minus/the-roller-loses": [(turns, "_plus_minus", roller_loses)],
    "lotte.card.plus-minus/one-leader": [(scoring, "leaders", first_leader)],
    "lotte.card.plus-minus/leaders-at-zero": [(scoring, "leaders", leaders_at_zero)],
    "lotte.card.plus-minus/always-a-floor": [(turns, "_plus_minus", with_option("_plus_minus", floor=True))],
    "lotte.card.plus-minus/never-a-floor": [(turns, "_plus_minus", with_option("_plus_minus", floor=False))],
    "lotte.card.plus-minus/dice-count": [(table, "POINTLESS", table.POINTLESS - {"plus-minus"})],
    "lotte.card.plus-minus/lets-you-stop": [(table, "STOPPABLE", table.STOPPABLE | {"plus-minus"})],
    "lotte.card.straight/lets-you-stop": [(table, "STOPPABLE", table.STOPPABLE | {"straight"})],
    "lotte.card.straight/always-a-choice": [(table, "must_set_all_aside", straight_with_a_choice)],
    "lotte.card.straight/brings-1500": [(table, "STRAIGHT", 1500)],
    "lotte.card.straight/always-to-five": [(table, "straight_numbers", straight_of_five)],
    "lotte.card.straight/no-new-number": [(table, "_straight_ways", any_number_of_the_straight)],
    "lotte.card.straight/nothing-is-lost": [(turns, "_roll_nothing", nothing_is_lost("straight"))],
    "lotte.card.straight/always-a-full-roll": [
        (turns, "_straight", with_option("_straight", straight="1-6"))
    ],
    "lotte.card.straight/never-a-full-roll": [(turns, "_straight", with_option("_straight", straight="1-5"))],
    "lotte.card.clover/lets-you-stop": [(table, "STOPPABLE", table.STOPPABLE | {"clover"})],
    "lotte.card.clover/one-full-roll": [(turns, "_full_roll", with_option("_full_roll", clover=1))],
    "lotte.card.clover/two-full-rolls": [(turns, "_full_roll", with_option("_full_roll", clover=2))],
    "lotte.card.clover/nothing-is-lost": [(turns, "_roll_nothing", nothing_is_lost("clover"))],
    "lotte.end.target/always-6000": [(turns, "_write_down", with_option("_write_down", target=6000))],
    "lotte.end.target/500-is-enough": [(turns, "_write_down", with_option("_write_down", target=500))],
    "lotte.end.target/at-risk-is-enough": [(turns, "set_aside", at_risk_is_enough)],
    "lotte.end.catch-up/none": [(table, "turns_left", no_last_round)],
    "lotte.end.catch-up/always-one-turn": [(table, "turns_left", one_turn_each)],
    "lotte.end.catch-up/always-equal-turns": [(table, "turns_left", round_to_its_end)],
    "lotte.end.catch-up/never-called-off": [(table, "is_finale_in_doubt", lambda _state: False)],
    "lotte.end.catch-up/always-called-off": [(table, "is_finale_in_doubt", called_off_always)],
    "lotte.end.tie/the-first-wins": [(scoring, "winners", first_winner)],
}
"""The replacements in the engine, by the rule that each breaks."""
