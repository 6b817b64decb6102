"""The meadow behind the table: hills, a fence and distant sheep.

css/games/wolle/scenery.css colours it for both themes; narrow windows cut off its sides.
"""

from __future__ import annotations

from drawings.ink import area, line, moved

STARS = "M90 70h.1M230 150h.1M330 52h.1M470 118h.1M560 40h.1M700 96h.1M812 168h.1M930 60h.1M1050 130h.1M1180 48h.1M1300 112h.1M1420 64h.1M1540 140h.1M150 240h.1M1110 236h.1M640 214h.1"
CLOUDS = ((180, 150, 1), (760, 96, 0.7), (1240, 190, 1.2))
SHEEP = (
    (240, 520, 0.9, 1),
    (330, 540, 1.1, -1),
    (1180, 508, 0.8, -1),
    (1290, 532, 1.15, 1),
    (770, 494, 0.6, 1),
)
"""The sheep that graze: x, y, size, and 1 if they look to the right."""
POSTS = range(40, 1690, 110)
TUFTS = (
    *((70, 822), (250, 866), (420, 800), (590, 850), (860, 830)),
    *((1040, 872), (1230, 810), (1380, 860), (1530, 826)),
)
ORB = '<circle r="130" opacity=".16"/><circle r="96" opacity=".24"/><circle r="64"/>'
CLOUD = '<path d="M-70 20a26 26 0 0 1 8-50 40 40 0 0 1 74-8 30 30 0 0 1 46 22 20 20 0 0 1-4 36Z"/>'
TUFT = '<path d="M-14 0Q-13-16-20-24M-5 0Q-4-22-6-34M4 0Q6-20 12-30M12 0Q14-12 24-18"/>'


def scenery() -> str:
    """Draw the whole meadow, 1600 by 900."""
    return "".join(
        (
            line(STARS, "var(--stars)", 3.5),
            f'<g fill="var(--orb)" transform="translate(1190 330)">{ORB}</g>',
            f'<g fill="var(--cloud)">{"".join(placed(CLOUD, *place) for place in CLOUDS)}</g>',
            area("M0 470Q230 360 520 440T1010 410T1600 450V900H0Z", "var(--far)"),
            area("M0 540Q330 440 760 512T1600 490V900H0Z", "var(--hill)"),
            *(placed(sheep(), *place) for place in SHEEP),
            fence(),
            area("M0 690Q420 636 820 676T1600 660V900H0Z", "var(--meadow-far)"),
            area("M0 800Q520 750 980 790T1600 776V900H0Z", "var(--meadow-near)"),
            '<g fill="none" stroke="var(--tuft)" stroke-linecap="round" stroke-width="5">',
            *(placed(TUFT, *place) for place in TUFTS),
            "</g>",
        )
    )


def placed(drawing: str, x: int, y: int, size: float = 1, side: int = 1) -> str:
    """Return a drawing at a place, in a size, and mirrored if its side is -1."""
    return moved(f"translate({x} {y}) scale({size * side:g} {size:g})", drawing)


def sheep() -> str:
    """Draw a distant sheep."""
    return (
        '<g fill="var(--scene-wool)"><ellipse rx="26" ry="17"/>'
        '<path d="M-16-10a11 11 0 0 1 16-8 12 12 0 0 1 20 4"/></g>'
        '<ellipse cx="27" cy="-7" rx="9" ry="7" fill="var(--scene-face)"/>'
        '<path d="M-12 14v13M-4 16v12M8 16v12M16 13v13" stroke="var(--scene-face)" stroke-linecap="round"'
        ' stroke-width="4"/>'
    )


def fence() -> str:
    """Draw the rails and the posts of the fence."""
    posts = "".join(f"M{x} 572v112" for x in POSTS)
    return (
        '<g fill="none" stroke="var(--fence)">'
        '<path d="M-20 612Q400 584 800 604T1620 594M-20 652Q400 624 800 644T1620 634" stroke-width="11"/>'
        f'<path d="{posts}" stroke-linecap="round" stroke-width="15"/></g>'
    )
