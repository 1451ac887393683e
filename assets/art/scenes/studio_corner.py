"""Where the work is made: two tables under one quilt, a stool at each, posters and late light: about the agency (16:9)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import numpy as np
import studio as S, botany as B, devices as D, cloth as C
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.45, world='#e4e2e2', world_strength=0.32)
plaster = S.matte('#e6ebf1', 0.95, 0.035, 1.6, 0.12, 0.03)
S.mesh('Wall', [(-60, 9, 0), (60, 9, 0), (60, 9, 40), (-60, 9, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Rose', [(0, 8.97, 0), (60, 8.97, 0), (60, 8.97, 40), (0, 8.97, 40)], [(0, 1, 2, 3)], S.matte('#f3aeb9', 0.95, 0.035, 1.6, 0.12, 0.03))
rnd = random.Random(2)
for i in range(-14, 15):
    m = S.matte('#%02x%02x%02x' % tuple(int(c * k) for k in [rnd.uniform(.80, 1.02)] for c in (214, 178, 134)), 0.48, 0.006, 5, 0.4, 0.10)
    S.place(S.slab(1.62, 46, 0.2, 0, 0.02, m, segments=2), (i * 1.64, -8 + rnd.uniform(-3, 3), -0.2))
S.place(S.slab(120, 0.16, 1.0, 0, 0.03, S.matte('#eef2f6', 0.7)), (0, 8.92, 0))

oak = S.matte('#e0bd8c', 0.5, 0.004, 6, 0.4, 0.10)
ink = S.matte('#0d1438', 0.55, 0.002, 60, 0.4, 0.03)
# two trestle tables, 160 x 80 x 74, two hands apart
white, maple = S.matte('#eef2f6', 0.5, 0.002, 60, 0.4, 0.02), S.matte('#a80d1a', 0.55, 0.002, 60, 0.4, 0.03)
for x, board, legs in ((-9.1, oak, ink), (9.1, white, maple)):
    tb = S.empty((x, 3.2, 0))
    top = S.slab(16, 8.0, 0.34, 0.12, 0.06, board, parent=tb); top.location.z = 7.1
    for sx in (-1, 1):
        for sy in (-1, 1):
            S.tube([(sx * 6.4, sy * 0.4, 7.1), (sx * 6.8, sy * 3.2, 0)], 0.22, legs, parent=tb)
        S.tube([(sx * 6.5, -1.8, 3.4), (sx * 6.5, 1.8, 3.4)], 0.15, legs, parent=tb)
def stool(x, y, m, rz=0):
    e = S.empty((x, y, 0), (0, 0, rz))
    s = S.lathe(S.fillet([(0.001, 0.45), (1.75, 0.45), (1.8, 0.1), (1.6, 0), (0.001, 0)], 0.15), 96, m, parent=e); s.location.z = 4.5
    for a in (45, 135, 225, 315):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        S.tube([(c * 1.15, d * 1.15, 4.55), (c * 1.75, d * 1.75, 0)], 0.15, m, parent=e)
    S.lathe([(1.42 + 0.1 * math.cos(t), 1.7 + 0.1 * math.sin(t)) for t in [i * math.pi / 8 for i in range(17)]], 64, m, parent=e)
stool(-10.6, -2.2, S.matte('#b00e1b', 0.5, 0.002, 20, 0.4), 10)
stool(10.8, -2.0, S.matte('#ee7a0c', 0.5, 0.002, 20, 0.4), 40)

# framed posters
def frame(img, x, z, w, h, m=ink):
    e = S.empty((x, 8.98, z), (90, 0, 0))
    S.slab(w + 0.36, h + 0.36, 0.28, 0.02, 0.03, m, parent=e)
    p = S.slab(w, h, 0.02, 0, 0.0, S.matte('#fff', 0.5, 0.0006, 40, 0.35, 0.005, image=img), parent=e); p.location.z = 0.275
for x, what in ((-9.6, 'Cut well.|maple1 k3|ice|indigo'), (0, 'One cloth.|petal k6|rose|maple'), (9.6, 'Join well.|bloom k2|marigold|indigo')):
    frame(S.artwork('poster.html?' + what, 'poster-' + what.split('|')[1].replace(' ', '-') + '.png', 500, 700, 2), x, 13.1, 5.4, 7.56)

# one quilt over the near edges of both tables: it sags a little into the gap, and its folds widen downward
def over(x, y, z):
    r, edge = 0.22, 0.0
    s = edge - y; bend = r * math.pi / 2
    a = np.clip(s / r, 0, math.pi / 2); down = np.maximum(s - bend, 0)
    sag = 0.55 * np.exp(-(x / 1.2) ** 2)
    folds = 0.10 * np.sin(x * 1.9 + 0.6) * np.minimum(down, 3) + 0.05 * np.sin(x * 4.3) * np.minimum(down, 3)
    Y = np.where(s > 0, edge - (r + z) * np.sin(a) - folds - 0.02 * down, y)
    Z = np.where(s > 0, (r + z) * np.cos(a) - r - down, z) - sag
    return x + 0.05 * np.sin(y * 1.7) * np.minimum(down, 2), Y, Z
q = S.empty((0, -0.62, 7.46))
C.quilt(S.artwork('lining.html?cotton', 'lining-cotton.png', 1100, 550, 2), 11.6, 5.8, cells=1000, loft=0.06, pucker=0.03, echo=0, edge=0.09, thick=0.05, parent=q, shape=over, tiles_per_unit=1.2, extra=C.grid_seams(10, 5))

# on the left table what is drawn, on the right one what is coded; at their ends a vase of maple and a vase of marigolds
lap = D.laptop(S.artwork('patch.html?star k8', 'patch-star-k8-screen.png', 1440, 900, 1), 112, 1.3)
S.place(lap, (9.7, 2.4, 7.44), (0, 0, -10))
def vase(x, colour):
    v = S.empty((x, 4.4, 7.44))
    S.lathe(S.fillet([(0.001, 0), (0.7, 0), (1.02, 0.5), (0.98, 1.5), (0.5, 2.1), (0.46, 2.4), (0.55, 2.55), (0.5, 2.55), (0.4, 2.3), (0.001, 2.2)], 0.2, 6), 96, S.plastic(colour, 0.25, 0.5, 0.004, 4, 0.08), parent=v)
    return v
st = S.petal('#2a4216', '#4f7228', translucency=0.1)
v = vase(14.4, '#a9d3ec')
hm = (S.petal('#b84200', '#ffb016', '#f57f08', 0.38), S.petal('#dd8a00', '#ffdc58', '#ffc52c', 0.4))
for i, (x, y, z, r) in enumerate(((-0.7, -0.3, 4.0, 0.66), (0.9, -0.2, 3.7, 0.62), (0.1, 0.2, 4.9, 0.7), (1.4, 0.3, 4.5, 0.5), (-1.3, 0.2, 3.3, 0.52), (0.3, -0.7, 3.3, 0.6))):
    h = B.marigold(r, 150, hm[i % 2], 60 + i); h.parent = v; S.place(h, (x, y, z), (24, x * 20, 0))
    S.tube([(0.05 * x, 0, 1.8), (x * .5, y * .5, 2.9), (x, y, z + 0.1)], 0.05, st, handles=True, parent=v)
v = vase(-14.4, '#f6c443')
twig = S.matte('#3a1a12', 0.6)
lm = (S.matte('#b00e1b', 0.6, 0.002, 30), S.matte('#c9301c', 0.6, 0.002, 30))
for i, (x, y, z, s, r) in enumerate(((-0.9, -0.2, 3.3, 1.5, 34), (0.9, -0.3, 3.1, 1.4, -40), (0.1, 0.0, 3.9, 1.8, 4), (1.3, 0.2, 4.3, 1.3, -24), (-1.2, 0.2, 4.6, 1.3, 20), (0.0, -0.6, 2.7, 1.2, -12))):
    h = B.maple_leaf(s, lm[i % 2], 3 + i, curl=0.2, wave=0.05); h.parent = v; S.place(h, (x, y, z), (72, 0, r))
    S.tube([(0.05 * x, 0, 1.8), (x * .5, y * .5, 2.7), (x, y, z)], 0.04, twig, handles=True, parent=v)
for i, (c, w, d, h) in enumerate((('#b00e1b', 3.2, 2.3, .30), ('#eef1f5', 3.0, 2.2, .22), ('#f59fac', 2.7, 2.0, .34), ('#0d1438', 2.5, 1.9, .24))):
    S.place(S.slab(w, d, h, 0.04, 0.03, S.matte(c, 0.7, 0.002, 30)), (-10.4, 3.8, 7.44 + (0, .30, .52, .86)[i]), (0, 0, (6, -9, 3, 16)[i]))
S.place(S.lathe(S.fillet([(0.001, 0.05), (0.34, 0.05), (0.38, 0), (0.42, 0.05), (0.46, 0.9), (0.43, 0.9), (0.40, 0.15), (0.001, 0.12)], 0.03), 64, S.plastic('#eef1f5', 0.25)), (12.2, 1.4, 7.44))

d = Vector((0.72, 0.62, -0.46))
S.sun(d, 9.5, 0.45, '#ffd7a0')
holes = [(x, y, x + 4.2, y + 5.6) for x in (-11.4, -6.8, -2.2, 2.4, 7.0) for y in (-1.6, 4.4)]
S.gobo((1.8, 9, 10.5), d, holes, size=160, distance=60)
S.area((-30, -14, 22), (0, 5, 6), (20, 20), 21000, '#f1ebe2')
S.camera((0, -40, 8.8), (0, 5, 7.2), 39.5, 8, (0, 2, 8))
S.shoot('studio-corner', 1600, 900, samples=24)
