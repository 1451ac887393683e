"""Letterhead, cards, lined envelope, notebook, folder and box of the agency in window light: graphic design (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.56, world='#bcc8dc', world_strength=0.20)
S.ground('#f2a8b2', mat=S.matte('#f0a3af', 0.92, 0.006, 7, 0.15, 0.03))

letter = S.artwork('letterhead.html', 'letterhead.png', 700, 990, 2.4)
card = S.artwork('card.html', 'card.png', 850, 550, 2)
foil = S.artwork('foil-mark.html', 'foil-mark.png', 740, 1050, 1.4)
card_foil = S.artwork('foil-mark.html', 'foil-card.png', 850, 550, 1.4)
lining = S.artwork('lining.html', 'lining.png', 1100, 550, 2)
folder = S.artwork('brochure.html', 'brochure.png', 900, 600, 2)
MAPLE, INDIGO, MARIGOLD = '#b00c1a', '#080f30', '#e66a0c'

# letterhead, one corner lazy, and a blank sheet under it
def sheet(u, v):
    x, y = (u - .5) * 2.1, (v - .5) * 2.97
    lift = max(0, (u - 0.80) + (v - 0.86)) ** 2 * 2.2 + 0.010 * math.sin(u * 5 + 1) * math.sin(v * 4)
    return x - 0.15 * lift, y - 0.2 * lift, 0.02 + lift
a4 = S.solidify(S.grid(40, 56, sheet, 'Letterhead', S.matte('#ffffff', 0.8, 0.0012, 70, 0.2, 0.012, image=letter)), 0.0022)
S.place(a4, (-0.62, 0.16, 0.004), (0, 0, 7))
S.place(S.solidify(S.grid(8, 8, lambda u, v: ((u - .5) * 2.1, (v - .5) * 2.97, 0.004), 'Sheet', S.matte('#eef2f6', 0.8, 0.0012, 70)), 0.0022), (-0.70, 0.09, 0.001), (0, 0, 11.5))

# box: snow tray, printed lid
bx = S.empty((-2.55, 1.05, 0), (0, 0, -9))
S.slab(1.46, 1.46, 0.42, 0.02, 0.012, S.matte('#eef1f4', 0.85, 0.0014, 70), parent=bx)
S.place(S.slab(1.50, 1.50, 0.34, 0.02, 0.012, S.matte('#fff', 0.7, 0.0012, 80, 0.25, 0.01, image=lining), parent=bx, side=S.matte(MAPLE, 0.75, 0.0014, 80)), (0, 0, 0.10))

# notebook in indigo cloth with the mark in foil
cloth = S.matte(INDIGO, 0.82, 0.0035, 150, 0.3, 0.06, foil=foil, sheen=0.4)
plain = S.matte(INDIGO, 0.82, 0.0035, 150, 0.3, 0.06, sheen=0.4)
nb = S.empty((1.58, 1.20, 0), (0, 0, -13))
S.slab(1.50, 2.12, 0.022, 0.05, 0.008, plain, parent=nb)
S.slab(1.44, 2.06, 0.105, 0.03, 0.004, S.matte('#eef0f2', 0.9, 0.002, 10), parent=nb).location.z = 0.022
S.slab(1.50, 2.12, 0.024, 0.05, 0.009, cloth, parent=nb).location.z = 0.127
rib = S.grid(2, 20, lambda u, v: (0.28 + (u - .5) * 0.05, -1.02 - v * 0.42, 0.075 - 0.068 * min(1, v * 2.2) ** 2 + 0.012 * math.sin(v * 7)), 'Ribbon', S.matte(MARIGOLD, 0.6, 0.001, 90, sheen=0.5), nb)
S.solidify(rib, 0.004)

# envelope, flap open, lined with blocks
er = S.matte(MAPLE, 0.78, 0.0016, 80, 0.25, 0.03)
lined = S.matte('#fff', 0.8, 0.0012, 80, 0.2, 0.01, image=lining)
ev = S.empty((1.06, -1.22, 0.012), (0, 0, -7))
S.slab(2.2, 1.1, 0.010, 0.03, 0.004, er, parent=ev)
S.extrude([(-1.06, 0.0), (1.06, 0.0), (1.06, 0.545), (-1.06, 0.545)], 0.003, 0, 1, lined, parent=ev).location.z = 0.0105
flap = [(-1.095, 0.0), (1.095, 0.0), (1.06, 0.07), (0.22, 0.66), (0.1, 0.725), (0, 0.735), (-0.1, 0.725), (-0.22, 0.66), (-1.06, 0.07)]
inner = [(x * 0.955, y * 0.955 + 0.004) for x, y in flap]
fl = S.empty((0, 0.55, 0.008), (9, 0, 0), parent=ev)
S.extrude(flap, 0.004, 0.0015, 2, er, parent=fl)
S.extrude(inner, 0.002, 0, 1, lined, parent=fl).location.z = 0.0045
pocket = [(-1.098, -.548), (1.098, -.548), (1.098, 0.545), (1.05, 0.53), (0.16, -0.03), (0, -0.08), (-0.16, -0.03), (-1.05, 0.53), (-1.098, 0.545)]
S.extrude(pocket, 0.005, 0.002, 2, er, parent=ev).location.z = 0.0145

# cards: indigo with the foil mark and maple edges, one turned to its printed face
edge = S.matte(MAPLE, 0.6, 0.0015, 60)
dark = S.matte(INDIGO, 0.7, 0.0014, 90, 0.3, 0.02, foil=card_foil)
random.seed(11)
st = S.empty((0.28, 0.55, 0.030), (0, 0, 20))
for i in range(11):
    c = S.slab(0.85, 0.55, 0.0075, 0.006, 0.0012, dark, parent=st, side=edge, segments=2)
    S.place(c, (random.uniform(-.008, .008), random.uniform(-.008, .008), i * 0.0079), (0, 0, random.uniform(-1.3, 1.3)))
face = S.matte('#ffffff', 0.8, 0.0012, 70, 0.2, 0.012, image=card)
for x, y, z, r in ((-0.12, -0.12, 0.044, -5), (-0.155, -0.155, 0.035, -12)):
    S.place(S.slab(0.85, 0.55, 0.0075, 0.006, 0.0012, face, side=edge, segments=2), (x, y, z), (0, 0, r))

# folder, standing in a zigzag
def zigzag(u, v):
    k = u * 3; i = min(2, int(k)); f = k - i
    a = math.radians(24)
    x = (i + f) * 0.78 * math.cos(a)
    z = 0.78 * math.sin(a) * (f if i % 2 == 0 else 1 - f)
    return x - 1.07, (v - .5) * 1.56, z + 0.004
S.place(S.solidify(S.grid(60, 4, zigzag, 'Folder', S.matte('#fff', 0.7, 0.0008, 90, 0.3, 0.008, image=folder)), 0.003), (-1.92, -1.22, 0.03), (0, 0, 14), 0.86)

# pencil
wood, lead, paint = S.matte('#d9a86c', 0.7, 0.002, 40), S.plastic('#2a2a2c', 0.4), S.plastic(MARIGOLD, 0.28, 0.5, 0.0002, 60)
pc = S.empty((-0.66, -0.98, 0.062), (0, 0, 82))
hexa = [(0.038 * math.cos(math.radians(a)), 0.038 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
S.place(S.extrude(hexa, 1.35, 0.002, 2, paint, parent=pc), (-0.7, 0, 0), (0, 90, 0))
S.place(S.lathe([(0.0355, 0), (0.0365, 0.01), (0.012, 0.145), (0.0115, 0.148)], 36, wood, parent=pc), (0.648, 0, 0), (0, 90, 0))
S.place(S.lathe([(0.012, 0), (0.002, 0.055), (0.0001, 0.058)], 24, lead, parent=pc), (0.794, 0, 0), (0, 90, 0))

# morning: sun through six panes, open sky from the same side
d = Vector((0.80, -0.52, -0.62))
S.sun(d, 8.5, 0.55, '#ffe4c2')
panes = [(i * 1.16 + 0.30, j * 0.98 - 0.40, i * 1.16 + 1.22, j * 0.98 + 0.36) for i in range(-3, 2) for j in range(-2, 2)]
S.gobo((0, 0, 0), d, panes, distance=14)
S.area((-9, 6, 7), (0, 0, 0), (7, 7), 800, '#e8edf5')
S.camera((-0.32, -5.4, 7.6), (-0.45, 0.10, 0), 53, 5.6, (0.0, 0.05, 0.05), roll=math.radians(-2))
S.shoot('stationery', samples=28)
