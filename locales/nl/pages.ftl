# Static pages of the rules: what they say beside the rules themselves.

# $game: the name of a game.
pages-title-book = { $game }: de regels
# The title of a page. $rule: the title of a rule.
pages-title-rule = { $rule } – { $game }
# Leads to the set-up of a match.
pages-play = { $game } spelen
# Above a field to type words into.
pages-filter = Zoek een regel
# $count: a figure.
pages-found = Gevonden regels: { $count }
# For screen readers: the ways to the rules before and behind this one.
pages-ways = Meer regels
# To the rule before. $rule: its title.
pages-prev = ‹ { $rule }
# To the rule behind. $rule: its title.
pages-next = { $rule } ›
pages-skip = Naar de regels
# What a picture shows, for screen readers. $rule: the title of a rule.
pages-picture = Afbeelding: { $rule }
