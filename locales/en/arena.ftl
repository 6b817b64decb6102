# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot, deal (the same cards and dice for all seats), game, seat, seed, fault (what a bot did wrong).

contest-about = Which bot is better? Two bots play the same deals from every place at the table, and a chart shows who is ahead and how certain that is. For programmers: bring your own bot, a Python file with a function bot(view, rng) that returns one of view.legal, or a wheel that contains one. It runs in this browser, cut off from your games, your storage and the network.
contest-choice = The contest
contest-seats = Players
contest-blocks = Deals
contest-seed = Seed
contest-new-seed = New seed
contest-start = Start the contest
contest-bot = Bot { $number }
contest-file = Your own file (.py, .whl)
contest-pause = Pause
contest-go-on = Continue
contest-save = Save the results as JSON
contest-printed = Printed by { $bot }
contest-phase-starting = Starting…
contest-phase-playing = Deals played: { $done } of { $blocks }
contest-phase-paused = Paused. Deals played: { $done } of { $blocks }
contest-phase-done = Finished. Deals played: { $blocks }
contest-phase-refused = Stopped early. Deals played: { $done } of { $blocks }
contest-clear = { $first } finishes ahead of { $second } { $value } of the time (most likely between { $low } and { $high }), so one of them is clearly stronger.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } finishes ahead of { $second } { $value } of the time so far. It’s too early to say who is stronger.
       *[yes] { $first } finishes ahead of { $second } { $value } of the time (most likely between { $low } and { $high }). That’s too close to call.
    }
contest-course = { $first } against { $second }
    .about = You can trust the band at any moment: in 95 of 100 contests, it contains the true value from start to finish. A tie counts as half.
contest-deals = Deals
contest-ahead = Ahead
contest-low = from
contest-high = to
contest-bots = The bots
contest-column-player = Bot
contest-column-matches = Games
contest-column-wins = Wins
contest-column-mean = Average points
contest-column-decisions = Choices
contest-column-faults = Errors
contest-faults = What went wrong
contest-faults-about = After an error, the first legal move was played instead. These are the first errors, each with its position.
contest-fault-raised = { $bot } raised an error.
contest-fault-illegal = { $bot } returned something that isn’t in view.legal.
contest-fault-late = { $bot } took longer than five seconds.
contest-fault-lost = { $bot } crashed without an answer and was restarted.
contest-fault-steps = { $bot } took more than a million steps, so it’s probably in an endless loop.
contest-line = { $file }, line { $line }.
contest-where = Deal { $block }, game { $match }, player { $seat }, after move { $ply }.
contest-played = Played instead:
contest-position = See the position

## Who plays, and what is refused

bot-random = Random
error-arena-twice = Choose two different bots.
error-arena-no-seed = Enter a seed. Any text will do.
error-arena-not-python = { $name } isn’t valid Python. Line { $line }: { $error }
error-arena-no-bot = { $name } has no function bot(view, rng).
error-arena-file-raises = { $name } raises an error while loading. Line { $line }: { $error }
error-arena-file-endless = { $name } never finishes loading.
error-arena-file-stuck = { $name } took longer than five seconds to load.
error-arena-file-lost = { $name } crashed while loading.
error-arena-too-late = { $name } was too slow or crashed too often, so the contest was stopped.
error-arena-not-started = The arena couldn’t continue: { $detail }
error-arena-no-file = There’s no file called { $name }.
error-arena-module = { $name } can’t be loaded: { $error }
error-arena-wheel-broken = { $name } isn’t a valid wheel: { $error }
error-arena-wheel-compiled = { $name } works only on some computers. A bot’s wheel must be pure Python (py3-none-any).
error-arena-wheel-twice = Both wheels contain the same package. Choose one of them.
error-arena-wheel-shadows = { $name } contains a module called { $module }, which would replace another one here. Please rename it.
error-arena-wheel-data = { $name } contains files outside its packages (.data). A bot’s wheel must contain only packages.
error-arena-wheel-large = { $name } unpacks to { $size } MB, but there’s only room for { $limit } MB.
error-arena-wheel-python = { $name } needs Python { $needs }, but this page runs Python { $python }.
error-arena-wheel-needs = A wheel needs packages that aren’t available: { $packages }. It can use only Python’s standard library, volle, and the contest’s other wheel.
error-arena-wheel-refused = A wheel can’t be installed: { $error }
error-arena-wheel-without-bot = { $name } has no bot for this game: the group volle.bots has no entry point called { $game }.
error-arena-no-network = The arena hasn’t been downloaded yet. Run one contest while you’re online, and it will work offline from then on.
