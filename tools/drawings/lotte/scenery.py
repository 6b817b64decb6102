"""The fair behind the table: tents, a Ferris wheel and lamps.

css/games/lotte/scenery.css colours it for both themes; narrow windows cut off its sides.
"""

from __future__ import annotations

from drawings.ink import area, line, moved

HILL = "M0 214Q200 196 420 208T840 198 1200 206V260H0Z"
FAR_TENTS = "M40 134q-10 32 -60 44l6 0v36h108v-36h6q-50 -12 -60 -44zM39 120h2v16h-2zM40 120l12 4-12 4zM660 126q-10 36 -60 50l6 0v40h108v-40h6q-50 -14 -60 -50zM659 112h2v16h-2zM660 112l12 4-12 4zM1010 134q-9 32 -55 44l6 0v36h99v-36h6q-46 -12 -55 -44zM1009 120h2v16h-2zM1010 120l12 4-12 4z"
WHEEL = "M910 28a88 88 0 1 1-.1 0zM910 116L910 28M910 116L962 45M910 116L994 89M910 116L994 143M910 116L962 187M910 116L910 204M910 116L858 187M910 116L826 143M910 116L826 89M910 116L858 45M910 116L856 226M910 116L964 226"
CABINS = "M910 34h.1M962 51h.1M994 95h.1M994 149h.1M962 193h.1M910 210h.1M858 193h.1M826 149h.1M826 95h.1M858 51h.1"
GROUND = "M0 226Q300 216 620 222T1200 214V260H0Z"
TENTS = "M150 110q-15 48 -95 66l10 0v54h171v-54h10q-80 -18 -95 -66zM149 96h2v16h-2zM150 96l12 4-12 4zM300 160q-9 28 -55 38l6 0v32h99v-32h6q-46 -10 -55 -38zM299 146h2v16h-2zM300 146l12 4-12 4zM520 78q-20 60 -125 82l12 0v68h225v-68h12q-105 -22 -125 -82zM519 64h2v16h-2zM520 64l12 4-12 4zM1110 122q-14 42 -85 57l8 0v47h153v-47h8q-71 -16 -85 -57zM1109 108h2v16h-2zM1110 108l12 4-12 4zM760 168q-7 24 -45 33l4 0v27h81v-27h4q-38 -9 -45 -33zM759 154h2v16h-2zM760 154l12 4-12 4zM374 228l9-112h-6l15-30 15 30h-6l9 112z"
LAMPS = "M937 32h.1M981 64h.1M998 116h.1M981 168h.1M937 200h.1M883 200h.1M839 168h.1M822 116h.1M839 64h.1M883 32h.1M74 182h.1M112 190h.1M150 192h.1M188 190h.1M226 182h.1M385 134h.1M396 152h.1M386 170h.1M398 188h.1M1044 180h.1M1076 186h.1M1110 188h.1M1144 186h.1M1176 180h.1M420 162h.1M445 162h.1M470 162h.1M495 162h.1M520 162h.1M545 162h.1M570 162h.1M595 162h.1M620 162h.1"
STARS = "M60 60h.1M210 140h.1M350 44h.1M520 110h.1M690 60h.1M800 150h.1M960 48h.1M1090 120h.1M1250 70h.1M1400 130h.1M1540 56h.1M140 250h.1M620 220h.1M1480 230h.1"


def scenery() -> str:
    """Draw the whole fair, 1600 by 900."""
    return line(STARS, "var(--stars)", 3.5) + moved(
        "translate(0 528) scale(1.3334 1.43)",
        area(HILL, "var(--far)"),
        area(FAR_TENTS, "var(--far)"),
        f'<path d="{WHEEL}" fill="none" stroke="var(--wheel)" stroke-width="5"/>',
        line(CABINS, "var(--wheel)", 20),
        area(GROUND, "var(--near)"),
        area(TENTS, "var(--near)"),
        f'<g stroke-opacity=".16">{line(LAMPS, "var(--glow)", 13)}</g>',
        f'<g stroke-opacity=".6">{line(LAMPS, "var(--lamp)", 4)}</g>',
    )
