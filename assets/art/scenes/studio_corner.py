"""Where the work is made: a long table, two stools, a quilt, posters and late light: about the agency (16:9)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import numpy as np
import studio as S, botany as B, devices as D, cloth as C
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.45, world='#e4e2e2', world_strength=0.32)
plaster = S.matte('#e6ebf1', 0.95, 0.035, 1.6, 0.12, 0.03)
S.mesh('Wall', [(-60, 9, 0), (60, 9, 0), (60, 9, 40), (-60, 9, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Indigo', [(8.6, 8.97, 0), (60, 8.97, 0), (60, 8.97, 40), (8.6, 8.97, 40)], [(0, 1, 2, 3)], S.matte('#0c1646', 0.95, 0.035, 1.6, 0.12, 0.04))
rnd = random.Random(2)
for i in range(-14, 15):
    m = S.matte('#%02x%02x%02x' % tuple(int(c * k) for k in [rnd.uniform(.80, 1.02)] for c in (214, 178, 134)), 0.48, 0.006, 5, 0.4, 0.10)
    S.place(S.slab(1.62, 46, 0.2, 0, 0.02, m, segments=2), (i * 1.64, -8 + rnd.uniform(-3, 3), -0.2))
S.place(S.slab(120, 0.16, 1.0, 0, 0.03, S.matte('#eef2f6', 0.7)), (0, 8.92, 0))

oak = S.matte('#e0bd8c', 0.5, 0.004, 6, 0.4, 0.10)
ink = S.matte('#0d1438', 0.55, 0.002, 60, 0.4, 0.03)
# trestle table, 220 x 80 x 74
tb = S.empty((1.2, 3.2, 0))
top = S.slab(22, 8.4, 0.34, 0.25, 0.06, oak, parent=tb); top.location.z = 7.1
for sx in (-1, 1):
    for sy in (-1, 1):
        S.tube([(sx * 8.2, sy * 0.4, 7.1), (sx * 8.6, sy * 3.2, 0)], 0.22, ink, parent=tb)
    S.tube([(sx * 8.3, -1.8, 3.4), (sx * 8.3, 1.8, 3.4)], 0.15, ink, parent=tb)
def stool(x, y, m, rz=0):
    e = S.empty((x, y, 0), (0, 0, rz))
    s = S.lathe(S.fillet([(0.001, 0.45), (1.75, 0.45), (1.8, 0.1), (1.6, 0), (0.001, 0)], 0.15), 96, m, parent=e); s.location.z = 4.5
    for a in (45, 135, 225, 315):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        S.tube([(c * 1.15, d * 1.15, 4.55), (c * 1.75, d * 1.75, 0)], 0.15, m, parent=e)
    S.lathe([(1.42 + 0.1 * math.cos(t), 1.7 + 0.1 * math.sin(t)) for t in [i * math.pi / 8 for i in range(17)]], 64, m, parent=e)
stool(-3.6, -1.6, S.matte('#b00e1b', 0.5, 0.002, 20, 0.4), 10)
stool(4.6, -2.0, S.matte('#ee7a0c', 0.5, 0.002, 20, 0.4), 40)

# framed posters
def frame(img, x, z, w, h, m=ink):
    e = S.empty((x, 8.98, z), (90, 0, 0))
    S.slab(w + 0.36, h + 0.36, 0.28, 0.02, 0.03, m, parent=e)
    p = S.slab(w, h, 0.02, 0, 0.0, S.matte('#fff', 0.5, 0.0006, 40, 0.35, 0.005, image=img), parent=e); p.location.z = 0.275
for x, what in ((-9.4, 'Cut well.|maple1 k3|ice|indigo'), (-3.0, 'Join well.|bloom k2|marigold|indigo'), (3.4, 'One cloth.|petal k6|rose|maple')):
    frame(S.artwork('poster.html?' + what, 'poster-' + what.split('|')[1].replace(' ', '-') + '.png', 500, 700, 2), x, 12.3, 5.4, 7.56)

# a quilt thrown over the marigold stool
def over(x, y, z):
    r, half = 0.35, 1.62
    s = np.abs(x) - half; a = np.clip(s / r, 0, math.pi / 2 * 0.97); down = np.maximum(s - r * math.pi / 2 * 0.97, 0)
    lean = 0.05 * down + 0.10 * np.sin(y * 2.6 + np.sign(x)) * np.minimum(down, 1.5)
    X = np.where(s > 0, np.sign(x) * (half + (r + z) * np.sin(a) + lean), x)
    Z = np.where(s > 0, (r + z) * np.cos(a) - r - down, z)
    return X, y + 0.08 * np.sin(x * 2.0), Z
q = S.empty((4.6, -2.0, 4.98), (0, 0, 8))
C.quilt(S.artwork('lining.html?cotton', 'lining-cotton.png', 1100, 550, 2), 8.4, 3.3, cells=760, loft=0.06, pucker=0.03, echo=0, edge=0.09, thick=0.07, parent=q, shape=over, tiles_per_unit=1.2, extra=C.grid_seams(10, 5))

# on the table
lap = D.laptop(S.artwork('site.html', 'site.png', 1440, 900, 2.4), 112, 1.6)
S.place(lap, (-0.9, 3.4, 7.44), (0, 0, 14))
v = S.empty((7.6, 4.4, 7.44))
S.lathe(S.fillet([(0.001, 0), (0.7, 0), (1.02, 0.5), (0.98, 1.5), (0.5, 2.1), (0.46, 2.4), (0.55, 2.55), (0.5, 2.55), (0.4, 2.3), (0.001, 2.2)], 0.2, 6), 96, S.plastic('#a9d3ec', 0.25, 0.5, 0.004, 4, 0.08), parent=v)
hm = (S.petal('#b84200', '#ffb016', '#f57f08', 0.38), S.petal('#dd8a00', '#ffdc58', '#ffc52c', 0.4))
st = S.petal('#2a4216', '#4f7228', translucency=0.1)
for i, (x, y, z, r) in enumerate(((-0.7, -0.3, 4.0, 0.66), (0.9, -0.2, 3.7, 0.62), (0.1, 0.2, 4.9, 0.7), (1.4, 0.3, 4.5, 0.5), (-1.3, 0.2, 3.3, 0.52), (0.3, -0.7, 3.3, 0.6))):
    h = B.marigold(r, 150, hm[i % 2], 60 + i); h.parent = v; S.place(h, (x, y, z), (24, x * 20, 0))
    S.tube([(0.05 * x, 0, 1.8), (x * .5, y * .5, 2.9), (x, y, z + 0.1)], 0.05, st, handles=True, parent=v)
for i, (c, w, d, h) in enumerate((('#b00e1b', 3.2, 2.3, .30), ('#eef1f5', 3.0, 2.2, .22), ('#f59fac', 2.7, 2.0, .34), ('#0d1438', 2.5, 1.9, .24))):
    S.place(S.slab(w, d, h, 0.04, 0.03, S.matte(c, 0.7, 0.002, 30)), (-6.2, 3.8, 7.44 + (0, .30, .52, .86)[i]), (0, 0, (6, -9, 3, 16)[i]))
S.place(S.lathe(S.fillet([(0.001, 0.05), (0.34, 0.05), (0.38, 0), (0.42, 0.05), (0.46, 0.9), (0.43, 0.9), (0.40, 0.15), (0.001, 0.12)], 0.03), 64, S.plastic('#eef1f5', 0.25)), (2.2, 1.4, 7.44))
S.place(S.slab(2.97, 2.1, 0.02, 0, 0, S.matte('#f3f5f8', 0.8)), (4.0, 2.4, 7.445), (0, 0, -14))
S.place(S.slab(2.97, 2.1, 0.02, 0, 0, S.matte('#f59fac', 0.8)), (4.9, 2.6, 7.46), (0, 0, 8))

d = Vector((0.72, 0.62, -0.46))
S.sun(d, 9.5, 0.45, '#ffd7a0')
holes = [(x, y, x + 3.6, y + 5.0) for x in (-9.2, -5.2, -1.2, 2.8) for y in (-1.2, 4.2)]
S.gobo((1.8, 9, 10.5), d, holes, size=160, distance=60)
S.area((-30, -14, 22), (0, 5, 6), (20, 20), 21000, '#f1ebe2')
S.camera((-1.6, -36, 8.6), (0.4, 5, 8.0), 49, 8, (1, 4, 9))
S.shoot('studio-corner', 1600, 900, samples=24)
