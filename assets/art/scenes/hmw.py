"""HMW: cards, letterhead, a branded oak box, a copper seal and a chisel on bottle green, in low sun."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.35, world='#c9cfd0', world_strength=0.14)
art = P.prints('hmw.html', 2450, 1200, dict(letter=(0, 0, 700, 990), foil=(700, 0, 850, 550), card=(700, 550, 850, 550),
                                           burn=(1550, 0, 900, 600), seal=(1550, 600, 600, 600)), 3)
COPPER = '#d07a44'
upright = S.option('upright', False)  # composed anew for phones (4:5)
S.ground('#0f3a2b', mat=S.matte('#0b3125', 0.9, 0.010, 7, 0.15, 0.05))

def sheet(u, v):
    x, y = (u - .5) * 2.1, (v - .5) * 2.97
    lift = max(0, (u - 0.80) + (v - 0.84)) ** 2 * 1.6 + 0.010 * math.sin(u * 5 + 1) * math.sin(v * 4)
    return x - 0.15 * lift, y - 0.2 * lift, 0.02 + lift
a4 = S.solidify(S.grid(40, 56, sheet, 'Letterhead', S.matte('#ffffff', 0.85, 0.0008, 80, 0.0, 0.012, image=art['letter'])), 0.0022)
S.place(a4, (-0.78, 1.0, 0.004) if upright else (-1.36, 0.20, 0.004), (0, 0, 8))

# oak box with a sliding lid, the mark burnt in
box = S.empty((0.92, 0.62, 0.05) if upright else (1.42, 0.80, 0), (0, 0, -14))
oak = P.wood('#c79459', '#8f5c2c')
S.slab(1.86, 1.30, 0.50, 0.02, 0.014, oak, parent=box)
lid = S.slab(1.72, 1.16, 0.06, 0.015, 0.012, P.burnt(P.wood('#cf9d62', '#99652f'), art['burn']), parent=box); lid.location = (0, 0, 0.475)
for x in (-0.82, 0.82):
    for y in (-0.53, 0.53):
        S.place(S.lathe(S.fillet([(0.0001, 0.012), (0.028, 0.010), (0.032, 0)], 0.004), 32, S.metal(COPPER, 0.25), parent=box), (x * 1.08, y * 1.13, 0.497))

# cards: green with copper foil and copper edges, one bone
edge = S.metal(COPPER, 0.3)
green = P.foil_colour(S.matte('#0f3527', 0.72, 0.0014, 90, 0.3, 0.02, foil=art['foil']), COPPER)
rnd = random.Random(11)
st = S.empty((-0.95, -1.28, 0.03) if upright else (-0.12, -0.74, 0.03), (0, 0, 12))
for i in range(14):
    c = S.slab(0.85, 0.55, 0.0085, 0.006, 0.0012, green, parent=st, side=edge, segments=2)
    S.place(c, (rnd.uniform(-.010, .010), rnd.uniform(-.010, .010), i * 0.0089), (0, 0, rnd.uniform(-1.5, 1.5)))
bone = S.matte('#ffffff', 0.85, 0.0008, 80, 0.0, 0.012, image=art['card'])
for x, y, z, a in ((0.86, -0.62, 0.012, -9), (0.80, -0.66, 0.002, -21)):
    if upright: x, y = x - 0.68, y - 1.02
    S.place(S.slab(0.85, 0.55, 0.0085, 0.006, 0.0012, bone, side=edge, segments=2), (x, y, z), (0, 0, a))

# seal and chisel
sl = S.lathe(S.fillet([(0.0001, 0), (0.30, 0), (0.30, 0.05), (0.0001, 0.05)], 0.012, 5), 128, S.metal(COPPER, 0.28))
at = (1.28, -1.0) if upright else (1.78, -0.42)
S.place(sl, (*at, 0.0))
top = S.extrude([(0.282 * math.cos(a * math.pi / 48), 0.282 * math.sin(a * math.pi / 48)) for a in range(96)], 0.0008, 0, 1,
                P.engraved(S.metal('#b5622f', 0.36, smudge=0.03), art['seal'], 0.014, '#ffc79a'))
S.place(top, (*at, 0.0502), (0, 0, 22))
ch = P.chisel(P.wood('#a85d2c', '#6d3413', 0.35), S.metal(COPPER, 0.25), S.metal('#dfe2e5', 0.26, smudge=0.02))
# tipped so that the handle's end and the cutting edge both lie on; upright: clear of the box
S.place(ch, (-1.32, -0.10, -0.006) if upright else (-1.74, -0.37, -0.006), (0, 2.3, -1 if upright else 7))

d = Vector((0.82, 0.30, -0.46))
S.area((2.0, 6.0, 2.5), (-1.5, -0.4, 0.1), (4, 1.5), 90, '#ffffff')
S.sun(d, 8.5, 0.55, '#ffd9a6')
S.gobo((0, 0, 0), d, [(i * 1.05 - 0.55, -0.95, i * 1.05 + 0.28, 1.0) for i in range(-3, 4)], distance=13)
S.area((-8, 5, 7), (0, 0, 0), (7, 7), 520, '#e8ecf0')
S.area((2.5, 7, 4.5), (1, 0, 0), (4, 2), 160, '#ffe9d2')
if upright:
    # a small raking light for the seal's raised mark
    S.area((2.9, 3.0, 5.6), (1.28, -1.0, 0.05), (1.6, 1.0), 11, '#ffe2c4')
    S.camera((0.0, -5.6, 6.9), (0.0, 0.0, 0.1), 66, 11, (0.0, 0.0, 0.1))
    S.shoot('hmw-upright', 1000, 1250, 32)
else:
    S.camera((0.0, -5.6, 6.4), (-0.05, 0.03, 0.1), 60, 9, (-0.3, 0.0, 0.1))
    S.shoot('hmw', 1600, 800, 32)
