"""Cyberace: a deck with acid edges spread in a ribbon beside its box; a blade of hard light on black."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P
from mathutils import Vector

S.begin(look='High Contrast', exposure=0.35, world='#8fa69a', world_strength=0.06)
art = P.prints('cyberace.html', 1620, 960, dict(acid=(0, 0, 360, 520), back=(720, 0, 360, 520), front=(1080, 0, 400, 560),
                                               side=(1480, 0, 140, 560), chip=(1080, 560, 400, 400)), 3)
ACID = '#94f834'
S.ground('#0a0d0c', mat=S.matte('#0d110f', 0.75, 0.0006, 90, 0.22, 0))

edge = S.matte(ACID, 0.5, 0.0006, 60)
faces = {k: S.plastic('#ffffff', 0.34, 0.45, 0.0006, 90, 0.05, image=art[k]) for k in ('acid', 'back')}
rnd = random.Random(3)
def card(kind, parent=None): return S.slab(0.63, 0.91, 0.0055, 0.035, 0.0010, faces[kind], parent=parent, side=edge, segments=2)

# ribbon along an arc; every card rests on its left neighbour, the last one is turned face up
N, R, START, SPAN, X = 19, 3.1, -0.40, 0.80, -0.75
for i in range(N):
    a = START + SPAN * i / (N - 1) + rnd.uniform(-0.004, 0.004)
    e = S.empty((R * math.sin(a) + X, R * math.cos(a) - R - 0.10 + rnd.uniform(-.012, .012), 0.026), (0, 0, -math.degrees(a) + rnd.uniform(-1.2, 1.2)))
    S.place(card('back', e), (0, 0, 0), (0, 3.4, 0))
e = S.empty((0.62, -0.62, 0.052), (0, 0, -38)); S.place(card('acid', e), (0, 0, 0), (0, 2.2, 0))

# box: printed front and back that close the corners, acid sides and lid
bx = S.empty((1.22, 0.42, 0), (0, 0, -22))
w, d, h, t = 0.70, 0.245, 0.98, 0.008
front, side = (S.plastic('#ffffff', 0.36, 0.45, 0.0008, 70, 0.05, image=art[k]) for k in ('front', 'side'))
for m, ww, loc, rz in ((front, w + 2 * t, (0, -d / 2, h / 2), 0), (side, d, (w / 2, 0, h / 2), 90), (side, d, (-w / 2, 0, h / 2), -90), (front, w + 2 * t, (0, d / 2, h / 2), 180)):
    S.place(S.slab(ww, h, t, 0, 0.003, m, parent=bx), loc, (90, 0, rz))
S.place(S.slab(w + 2 * t, d + 2 * t, t, 0.004, 0.003, edge, parent=bx), (0, 0, h + 0.0005))

# chips
chip_face, black = S.plastic('#ffffff', 0.4, 0.4, 0.0008, 70, image=art['chip']), S.plastic('#111513', 0.4, 0.4, 0.0008, 70)
rim = S.plastic(ACID, 0.4, 0.4, 0.0008, 70)
def chip(x, y, z, rot, m=chip_face):
    disc = [(0.195 * math.cos(i * math.pi / 60), 0.195 * math.sin(i * math.pi / 60)) for i in range(120)]
    return S.place(S.extrude(disc, 0.033, 0.006, 3, m, side=rim if m is chip_face else black), (x, y, z), rot)
CX, CY = 1.86, 0.02
for i in range(5):
    chip(CX + rnd.uniform(-.012, .012), CY + rnd.uniform(-.012, .012), i * 0.0335, (0, 0, rnd.uniform(0, 360)), chip_face if i % 2 == 0 else black)
chip(CX - 0.41, CY - 0.54, 0.0, (0, 0, 40))

d = Vector((0.80, 0.46, -0.50))
S.sun(d, 9.0, 0.35, '#fbfff0')
S.gobo((0, 0, 0), d, [(-2.6, -1.35, 2.6, 1.75)], distance=13)
S.area((5.5, 3.2, 2.6), (0.5, 0, 0.3), (1.2, 3.2), 300, '#e8ffd0')
S.area((-4.0, 5.5, 3.2), (0, 0, 0.2), (5, 1.2), 40, '#dfeee6')
S.camera((0.35, -6.6, 3.9), (0.26, -0.02, 0.35), 66, 8, (0.7, -0.3, 0.1))
S.shoot('cyberace', 1600, 800, 32, glow=0.002)
