# Static pages of the rules: what they say beside the rules themselves.

# $game: the name of a game.
pages-title-book = { $game }: the rules
# The title of a page. $rule: the title of a rule.
pages-title-rule = { $rule } – { $game }
# Leads to the set-up of a match.
pages-play = Play { $game }
# Above a field to type words into.
pages-filter = Find a rule
# $count: a figure.
pages-found = Rules found: { $count }
# For screen readers: the ways to the rules before and behind this one.
pages-ways = Previous and next rule
# To the rule before. $rule: its title.
pages-prev = ‹ { $rule }
# To the rule behind. $rule: its title.
pages-next = { $rule } ›
pages-skip = Skip to the rules
# What a picture shows, for screen readers. $rule: the title of a rule.
pages-picture = Picture: { $rule }

# Above the scenes of a rule, each told in words and to be played.
pages-scenes = See it played
# Links to scenes in which somebody acts, or only watches.
pages-scene-try = Try it yourself
pages-scene-watch = Watch it

## The element on pages of somebody else

# On a button over a picture: the table opens in the place of the picture.
element-play = Try it here
# On the button of a table that has been left for another one.
element-resume = Continue
element-lost = The table can’t be loaded here. Please follow the link instead.

## The page that makes tables for pages of somebody else

sheet-title = One page to print
generator-title = A table for your own page
generator-about = Choose a scene, look at it, and copy the code into your page. It’s free, stores nothing and tracks no one.
generator-scene = Scene
generator-preview = What your visitors will see
generator-element = Starts as a picture
generator-frame = Plain frame
generator-copy = Copy
generator-copied = Copied

## Where there is no page

nowhere-heading = Page not found
nowhere-about = There may be a mistake in the address, or the page has moved, but your games are safe.
nowhere-play = Go to the games

# Other words by which somebody may look for a rule; they are searched, and not shown.
find-wolle-bid-tie = tie, draw, same bid, equal bids
find-wolle-turn-no-pass = stop, quit, pass, give up
find-wolle-score-tie = tie, draw
find-lotte-roll-nothing = bust, zero, blank
find-lotte-roll-aside = keep, put aside, hold
find-lotte-roll-stop = bank, pass, quit
find-lotte-end-target = winning, finish, how many points
find-lotte-end-tie = tie, draw
