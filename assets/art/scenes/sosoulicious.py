"""Sosoulicious: take-away box, carrier bag and a bowl of tomato soup on tomato red.

With --table the wider picture of the case study (12:5): the bag stands in its middle, before the "li" of the name.
sosoulicious-wordmark*.svg, which are laid over it, leave out what the bag covers. With --upright that for phones (5:6), below
room for the name in two lines.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, props as P

UPRIGHT = S.option('upright', False)
TABLE = S.option('table', False) or UPRIGHT


def at(photo, table, upright=None):
    return upright if UPRIGHT and upright is not None else table if TABLE else photo


S.begin(look='High Contrast', exposure=0.35, world='#ffd9c8', world_strength=0.22)
art = P.prints('sosoulicious.html', 1600, 1440, dict(front=(0, 0, 600, 440), side=(600, 0, 480, 440), lid=(1080, 0, 500, 440),
                                                     bag=(0, 440, 750, 1000)), 2)
S.sweep('#c9240f', back=9, mat=S.matte('#cf2a12', 0.9, 0.0008, 120, 0.15, 0.012))

bag = P.paper_bag(P.printed(art['bag'], 0.8, 0.0016), S.matte('#17543a', 0.8, 0.0016, 80, 0.25, 0.03), 1.55, 0.85, 2.0, S.matte(at('#ffdf9c', '#33102a'), 0.8, 0.002, 60))
S.place(bag, (at(-0.70, 0.40, -0.50), 0.95, 0), (0, 0, 13))
box = P.takeaway_box(P.printed(art['front'], 0.6), P.printed(art['side'], 0.6), P.printed(art['lid'], 0.6))
S.place(box, (at(1.02, 2.12, 1.00), at(0.05, 0.05, -0.30), 0), (0, 0, -17))

# soup: a disc with a swirl of cream pressed into its colour, leaves and tomatoes
glaze, inside = S.plastic('#33102a', 0.18, 0.5, 0.002, 6, 0.05), S.plastic('#fbe3b4', 0.22, 0.5, 0.001, 8, 0.05)
b = P.bowl(0.66, 0.40, glaze, inside); S.place(b, (at(-1.82, -1.45, -0.96), at(-0.34, -0.34, -0.80), 0.0), scale=at(1, 1.2))
soup = S.plastic('#b8260a', 0.20, 0.5, 0.010, 7, 0.06)
S.lathe([(0.0001, 0.325), (0.40, 0.325), (0.572, 0.327), (0.590, 0.333)], 96, soup, parent=b)
green = P.leaf_green()
for i, (x, y, a, l) in enumerate(((0.02, 0.02, 200, 0.34), (-0.03, 0.04, 85, 0.30), (0.03, 0.06, -30, 0.27))):
    S.place(P.leaf(l, l * 0.62, green, 20 + i, 0.55), (b.location.x + x, b.location.y + y, at(0.385, 0.462)), (14, 0, a))

skin = S.plastic('#c2140a', 0.14, 0.5, 0.0003, 60, 0.04, clearcoat=0.3)
stalk = P.leaf_green('#1c4a14', '#4f7d28')
for i, (x, y, r, rot) in enumerate(((at(-0.42, 0.50, -0.06), at(-0.62, -0.62, -0.98), 0.185, (12, 8, 20)), (at(-0.08, 0.84, 0.27), at(-0.86, -0.86, -1.22), 0.165, (-60, 10, 60)),
                                     (*at((-2.75, -0.72), (-3.05, -0.10)), 0.19, (10, -14, 0)), (at(2.22, 3.32), -0.42, 0.17, (24, 10, 140)))[:at(4, 4, 2)]):
    t = P.tomato(r, skin, stalk, i + 1); S.place(t, (x, y, 0.0 if abs(rot[0]) < 40 else r * 0.9), rot)
for i, (x, y, a, l) in enumerate(((at(0.28, 1.20, 0.66), at(-0.86, -0.86, -1.26), 70, 0.40), (at(0.20, 1.12, 0.58), at(-0.98, -0.98, -1.38), 150, 0.30),
                                 (*at((-2.48, -0.86), (-2.78, -0.36)), 30, 0.36), (at(1.90, 3.05), -0.86, -65, 0.42))[:at(4, 4, 2)]):
    S.place(P.leaf(l, l * 0.62, green, 40 + i, 0.7), (x, y, 0.055), (10, 0, a))

S.sun((0.80, 0.42, -0.56), 6.2, 0.9, '#ffe6c6')
S.area((-7, -4, 6), (0, 0, 0.8), (5, 5), 420, '#fff3e6')
S.area((5.5, 1.0, 4.0), (0.5, 0.3, 0.6), (2, 3), 120, '#ffe2d0')
S.camera((at(0.25, 0.25, 0.05), -11.4, 3.7), (at(0.20, 0.20, 0), 0.0, 1.06), at(70, 51.5, 87), 5.6, (0.3, -0.4, 0.7), shift=(0, at(0, 0.014, 0.12)))
S.shoot(at('sosoulicious', 'sosoulicious-table', 'sosoulicious-upright'), at(1600, 1920, 1000), at(800, 800, 1200), 32)
