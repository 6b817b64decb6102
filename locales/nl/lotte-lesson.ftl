# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Verzamel punten tot iemand de doelscore haalt. Elke beurt begint met een kaart: trek er een!
    .story = Welkom op de kermis! In de dobbelkraam van Lotte is maar één ding moeilijk: op tijd stoppen.
lesson-lotte-bonus = Een Bonus! Tellen straks alle zes de dobbelstenen, dan krijg je deze punten erbij. Gooi!
# After the first roll; go-on: after another one.
lesson-lotte-go = Enen en vijven tellen en liggen nu apart. Gooi je de rest opnieuw, of stop je en schrijf je op wat je hebt?
lesson-lotte-go-on = Dat ging goed! Nog een keer, of stoppen? Bij een misworp ben je alle punten van deze beurt kwijt.
lesson-lotte-full = Alle zes de dobbelstenen tellen: een Tutto! Schrijf je alles op, of zet je alles op het spel voor nog een kaart?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Wat je hebt opgeschreven, raak je door een misworp niet meer kwijt. Nu is de ander aan de beurt: kijk maar!
lesson-lotte-lost = Misworp! De punten van je beurt ben je kwijt. Nu is de ander aan de beurt: kijk maar!
lesson-lotte-watch = De ander gooit. Wat zou jij doen?
# The other player has just lost a turn.
lesson-lotte-again = Eén worp te veel: misworp, en alle punten van die beurt zijn weg. Nu jij: trek een kaart!
lesson-lotte-double = Verdubbelaar: met een Tutto tellen alle punten van je beurt dubbel. Gooi!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Wat een worp: drie enen zijn een trio van 1.000 punten. Tellen de laatste twee ook, dan is het een Tutto en verdubbelt alles. Durf je, of stop je?
lesson-lotte-fireworks = Vuurwerk! Je gooit door tot een misworp, en toch houd je al je punten. Gooi!
# After two turns each.
lesson-lotte-over = Zo gaat het verder, beurt na beurt. Haalt iemand de doelscore, dan krijgen de anderen nog een laatste kans. Daarna wint de hoogste score.
