"""Posters of blocks pasted on an indigo wall under a maple's shadow: digital marketing (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, botany as B
from mathutils import Vector, noise

S.begin(look='Medium High Contrast', exposure=0.55, world='#b9c8e0', world_strength=0.30)
S.mesh('Wall', [(-60, 0, -1), (60, 0, -1), (60, 0, 40), (-60, 0, 40)], [(0, 1, 2, 3)], S.matte('#0a1240', 0.85, 0.05, 1.3, 0.2, 0.06))
S.mesh('Pavement', [(-60, -60, 0), (60, -60, 0), (60, 0.5, 0), (-60, 0.5, 0)], [(0, 1, 2, 3)], S.matte('#aab8c8', 0.9, 0.03, 6, 0.2, 0.06))
S.place(S.slab(120, 0.5, 1.1, 0, 0.05, S.matte('#8fa3bd', 0.9, 0.03, 4, 0.2, 0.05)), (0, -0.1, 0))

PAPER = S.matte('#e9edf2', 0.85, 0.002, 20)
def poster(x, z, what, rot=0.0, seed=1, peel=0.0):
    name = 'poster-' + ''.join(c for c in what.split('|')[0] + what.split('|')[1] if c.isalnum()) + '.png'
    image = S.artwork('poster.html?' + what, name, 500, 700, 2)
    def sheet(u, v):
        px, py = (u - .5) * 5.0, (v - .5) * 7.0
        q = Vector((px * 0.9 + seed * 7, py * 0.28, seed))
        crease = max(0, noise.noise(q * 1.7)) ** 2 * 0.34 + 0.020 * noise.noise(q * 6)
        edge = min(u, 1 - u, v, 1 - v)
        zz = 0.02 + crease * min(1, edge / 0.06)
        if peel:                                     # upper right corner hangs forward
            s = max(0, (u - 1) * 5.0 + (v - 1) * 7.0 + peel)
            zz += 0.30 * s * s / peel; px -= 0.14 * s * s / peel; py -= 0.22 * s * s / peel
        return px, py, zz
    ob = S.grid(60, 84, sheet, 'Poster', S.matte('#fff', 0.8, 0.0015, 30, 0.12, 0.02, image=image))
    S.solidify(ob, 0.012)
    return S.place(ob, (x, -0.012 * (seed % 3), z), (90, rot, 0))

rows = (('Be found.|star k8|maple|snow', 'Be followed.|geese k4|snow|indigo', 'Be clicked.|cabin k2|marigold|indigo'),
        ('Be opened.|arch k3|ice|indigo', 'Be shared.|bloom k2|rose|maple', 'Be chosen.|petal k6|indigo|snow'))
rnd = random.Random(4)
for j, row in enumerate(rows):
    for i, what in enumerate(row):
        poster(-7.2 + i * 5.06, 11.95 - j * 7.08, what, rnd.uniform(-.7, .7), 3 * j + i + 1, peel=2.6 if (j, i) == (0, 2) else 0)

# the paster's things: bucket with brush, rolled posters, a step ladder
zinc = S.metal('#b4bac2', 0.38, smudge=0.1)
bk = S.empty((6.6, -2.9, 0), (0, 0, 20))
S.lathe(S.fillet([(0.001, 0.06), (1.0, 0.06), (1.05, 0), (1.10, 0.04), (1.42, 2.35), (1.47, 2.40), (1.44, 2.46), (1.38, 2.40), (1.06, 0.15), (0.001, 0.12)], 0.04), 96, S.plastic('#a8101c', 0.32, 0.5, 0.001, 30, 0.08), parent=bk)
S.place(S.lathe([(0.0001, 2.0), (1.31, 2.0)], 64, S.plastic('#eef0ee', 0.3, 0.5, 0.004, 3), parent=bk), (0, 0, 0))
S.tube([(1.46 * math.cos(a), 0.5 - 0.9 * math.sin(a), 2.36 + 0.25 * math.sin(a)) for a in [i * math.pi / 24 for i in range(25)]], 0.035, zinc, 'Bail', parent=bk)
br = S.empty((0.45, 0.2, 1.6), (0, 34, 30), parent=bk)
wood = S.matte('#d9a86c', 0.6, 0.004, 8, 0.35, 0.08)
S.lathe(S.fillet([(0.001, 0.9), (0.17, 0.95), (0.14, 1.6), (0.11, 3.9), (0.13, 4.3), (0.001, 4.38)], 0.06), 40, wood, 'Handle', br)
S.place(S.slab(1.3, 0.42, 0.45, 0.06, 0.04, wood, parent=br), (0, 0, 0.55))
for k, (x, y, r, lean, c) in enumerate(((7.7, -0.95, 0.30, 7, 'Be opened.|arch k3|ice|indigo'), (8.45, -1.0, 0.26, 9, 'Be followed.|geese k4|snow|indigo'), (9.05, -0.85, 0.28, 5, 'Be clicked.|cabin k2|marigold|indigo'))):
    name = 'poster-' + ''.join(ch for ch in c.split('|')[0] + c.split('|')[1] if ch.isalnum()) + '.png'
    image = S.artwork('poster.html?' + c, name, 500, 700, 2)
    def roll(u, v, r=r):
        a = u * 2 * math.pi * 2.6; rr = r * (1 - 0.13 * (1 - u))
        return rr * math.cos(a), rr * math.sin(a), v * 5.0
    ob = S.solidify(S.grid(140, 6, roll, 'Roll', S.matte('#fff', 0.8, 0.0015, 30, 0.12, 0.02, image=image)), 0.012)
    S.place(ob, (x, y, 0.02), (-lean, (-4, 3, 6)[k], 40 * k))

# a maple across the street throws its leaves
d = Vector((0.82, 0.44, -0.42))
leaf = B.maple_leaf(1.15, S.matte('#000000', bump=0), 3, density=14, stem=0.5)
S.shadow_only(leaf); leaf.location = (0, 0, -80)
rnd = random.Random(12)
for i in range(120):
    p = Vector((rnd.gauss(7.6, 3.4), 0, rnd.gauss(12.2, 2.9)))
    if p.x < 2.2: continue
    c = S.instance(leaf, p - d.normalized() * rnd.uniform(9, 16), [rnd.uniform(-60, 60) + 50, rnd.uniform(-40, 40), rnd.uniform(0, 360)], rnd.uniform(0.7, 1.15)); S.shadow_only(c)
branch = S.tube([Vector((14, 0, 17)) - d.normalized() * 12, Vector((9, 0, 13.6)) - d.normalized() * 12, Vector((4.6, 0, 12.4)) - d.normalized() * 12], 0.16, S.matte('#000000', bump=0)); S.shadow_only(branch)
S.sun(d, 8.0, 0.7, '#ffe2ba')
S.camera((0.9, -31, 6.8), (0.75, 0, 7.2), 43, 8, (0, 0, 7))
S.shoot('posters', samples=22)
