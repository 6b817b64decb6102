# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Je wilt de mooiste kudde. In elke ronde bied je een getal dat je met drie dobbelstenen minstens wilt gooien: haal je je bod, dan neem je kaarten.
    .story = De scheerders komen! Roger, de oudste ram, wil zien of je woord houdt.
lesson-wolle-bid = Tik op een kaart op tafel om te zien wat ze doet. Doe dan een bod: de dobbelstenen gaan tot 12, 10 en 8, en hier kun je niets fout doen.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Niemand heeft meer geboden dan jij, dus jij begint. Gooi!
lesson-wolle-second = Het hoogste bod begint, dan kom jij. Kijk hoe het de ander vergaat.
lesson-wolle-last = Jouw bod komt het laatst. Je gooit niet: je neemt alle kaarten die overblijven.
lesson-wolle-watch = Nu spelen de anderen. Kijk wat ze nemen en wat ze laten liggen.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Dat bod is gemist en levert alleen een wolfiche op. Nu jij: gooi!
lesson-wolle-keep = Dat is nog niet genoeg. Kies één dobbelsteen om te houden; met de rest wordt opnieuw gegooid.
lesson-wolle-keep-last = Je hebt nog één poging. Houd nog een dobbelsteen; alleen met de laatste wordt opnieuw gegooid.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Bijna! Vul je aan wat je tekortkomt om kaarten te nemen?
lesson-wolle-below = Pas op: onder de 14 krijg je bij een gemist bod alle zwarte schapen van tafel. Vind jij de uitweg?
lesson-wolle-take-first = In de eerste poging gehaald: dat is goed voor drie kaarten.
lesson-wolle-take-second = In de tweede poging gehaald: neem twee kaarten. In de eerste waren het er drie geweest.
lesson-wolle-take-third = In de derde poging gehaald: neem één kaart.
lesson-wolle-top = Kies het schaap dat bovenop komt. Alleen de hoek daarvan telt: een bonus mag je bij je worpen optellen, een minuswaarde moet eraf.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = De laatste speler gooide niet en nam alle kaarten die over waren. Dat was de eerste ronde!
lesson-wolle-round-chip = Eén bod werd gemist: dat leverde een fiche op. De laatste speler nam zonder te gooien alle kaarten die over waren.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Bovenop je kudde ligt een minuswaarde: die gaat van al je worpen af. Een nieuwe ronde: wat bied je?
lesson-wolle-again-bonus = Bovenop je kudde ligt een bonus: die kan een worp die te laag is aanvullen. Een nieuwe ronde: wat bied je?
lesson-wolle-again-plain = Je bovenste kaart heeft geen bonus en geen minuswaarde: je worpen tellen zoals ze zijn. Een nieuwe ronde: wat bied je?
# Somebody else has just had to take a black sheep.
lesson-wolle-turn-black = Hoog geboden en onder de 14 gebleven: dat leverde het zwarte schaap op. Nu jij: gooi!
lesson-wolle-turn = Ook nu heeft niemand meer geboden dan jij. Gooi!
# After two rounds.
lesson-wolle-over = Zo gaat het verder, ronde na ronde. Zijn alle 60 kaarten genomen, dan worden de kuddes geteld en wint de hoogste score.
