# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot, deal (the same cards and dice for all seats), match, seat, seed, fault (what a bot did wrong).

contest-about = Two bots play the same deals from every seat, and a chart shows who is ahead and how surely. Bring a bot of your own: a Python file with a function bot(view, rng) that returns one of view.legal, or a wheel with one. It runs in this browser, walled off from your matches, your storage and the network.
contest-choice = The contest
contest-seats = Seats
contest-blocks = Deals
contest-seed = Seed
contest-new-seed = Another seed
contest-start = Start the contest
contest-bot = Bot { $number }
contest-file = Own file (.py, .whl)
contest-pause = Stop
contest-go-on = Go on
contest-save = Save the result as JSON
contest-printed = Printed by { $bot }
contest-phase-starting = The arena opens …
contest-phase-playing = { $done } of { $blocks } deals are in the chart.
contest-phase-paused = Stopped after { $done } of { $blocks } deals.
contest-phase-done = All { $blocks } deals are played.
contest-phase-refused = The contest has ended after { $done } of { $blocks } deals.
contest-clear = { $first } is ahead of { $second } in { $value } of the meetings, very likely between { $low } and { $high }: one of them is better.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } is ahead of { $second } in { $value } of the meetings: these are too few to tell who is better.
       *[yes] { $first } is ahead of { $second } in { $value } of the meetings, very likely between { $low } and { $high }: still open who is better.
    }
contest-course = { $first } against { $second }
    .about = The band may be watched all the time: in 95 of 100 contests it never once leaves the truth outside. Equal places count half.
contest-deals = Deals
contest-ahead = Ahead
contest-low = from
contest-high = to
contest-bots = The bots
contest-column-player = Bot
contest-column-matches = Matches
contest-column-wins = Wins
contest-column-mean = Mean points
contest-column-decisions = Decisions
contest-column-faults = Faults
contest-faults = What went wrong
contest-faults-about = The match went on with the first legal action. Here are the first faults, each with its position.
contest-fault-raised = { $bot } raised an error.
contest-fault-illegal = { $bot } answered something that is not one of view.legal.
contest-fault-late = { $bot } took longer than five seconds.
contest-fault-lost = { $bot } broke off without an answer, and was started again.
contest-fault-steps = { $bot } took more than a million steps: perhaps a loop without end.
contest-line = { $file }, line { $line }.
contest-where = Deal { $block }, match { $match }, seat { $seat }, after { $ply } actions.
contest-played = Played instead:
contest-position = Look at the position

## Who plays, and what is refused

bot-random = Chance
error-arena-twice = Choose two different bots.
error-arena-no-seed = Give the contest a seed: any text.
error-arena-not-python = { $name } is no Python that can be read. Line { $line }: { $error }
error-arena-no-bot = { $name } has no function bot(view, rng).
error-arena-file-raises = { $name } raises an error when it is loaded. Line { $line }: { $error }
error-arena-file-endless = { $name } never comes to an end when it is loaded.
error-arena-file-stuck = { $name } took longer than five seconds to load.
error-arena-file-lost = { $name } broke off while it was loaded.
error-arena-too-late = { $name } has taken too long or broken off too often, so the contest has been stopped.
error-arena-not-started = The arena could not go on: { $detail }
error-arena-no-file = There is no file { $name }.
error-arena-module = { $name } cannot be loaded: { $error }
error-arena-wheel-broken = { $name } is no wheel that can be read: { $error }
error-arena-wheel-compiled = { $name } is not for every computer. The wheel of a bot must be pure Python: py3-none-any.
error-arena-wheel-twice = Both wheels are of the same package: choose one of them.
error-arena-wheel-shadows = { $name } has a module called { $module }, which would take the place of another one here. Give it a different name.
error-arena-wheel-data = { $name } has files that do not belong to a package (.data). The wheel of a bot must have packages only.
error-arena-wheel-large = { $name } unpacks to { $size } MB: more than the { $limit } MB that there is room for.
error-arena-wheel-python = { $name } is for Python { $needs }; this page runs Python { $python }.
error-arena-wheel-needs = A wheel needs what is not here: { $packages }. There is Python’s own library, volle, and the other wheel of the contest.
error-arena-wheel-refused = A wheel cannot be installed: { $error }
error-arena-wheel-without-bot = { $name } has no bot for this game: there is no entry point { $game } in the group volle.bots.
error-arena-no-network = What bots compete with is not on this device yet. Start a contest once with a network; after that it works without one.
