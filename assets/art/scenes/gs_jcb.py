"""GS JCB: a bucket set down before the hoarding of the yard, a hat beside it, at noon. `--upright` for phones, from near."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P
from mathutils import Vector

S.begin(look='High Contrast', exposure=0.3, world='#bcd6ee', world_strength=0.30)
upright = S.option('upright', False)
art = P.prints('gs-jcb.html', 2000, 1820, dict(wall=(0, 1060 if upright else 0, 2000, 760), arm=(0, 760, 1200, 240), hat=(1200, 760, 300, 300)), 2)
YELLOW = '#ffad00'
S.ground('#2a2a2c', 220, S.matte('#29292b', 0.9, 0.05, 5, 0.25, 0.12))

# hoarding of trapezoid sheet, printed across
def sheet(u, v):
    x = (u - .5) * 52
    t = (x * 0.62 + 0.5) % 1  # half a rib over, so that the mark's teeth stand on the flats
    d = 0.55 * max(0, min(1, min(t, 1 - t) * 7 - 0.9))
    return (x, 9 - d, v * 19.8)
wall = S.grid(760, 3, sheet, 'Hoarding', S.plastic('#ffffff', 0.62, 0.14, 0.0012, 3, 0.03, image=art['wall'])); wall.data.use_auto_smooth = True
wall.location = (2.0, 0, 0.4)

steel = S.plastic('#1c1c1f', 0.5, 0.4, 0.010, 6, 0.12)
worn = S.metal('#8d8a86', 0.42, smudge=0.14, bump=0.006)
b = P.bucket(steel, worn); S.place(b, (7.2, 0.6, 0.35), (0, 0, 34))
earth = S.matte('#6a4524', 0.98, 0.10, 3.2, 0.08, 0.18)
fill = P.heap(6.2, 6.4, 2.2, earth, 4); fill.parent = b; S.place(fill, (0.5, 0, 2.5), (0, -30, 0))
S.place(P.heap(14, 8, 0.75, earth, 2), (4.6, -1.0, 0)); S.place(P.heap(9, 6, 0.8, earth, 7), (13.0, -4.0, 0))
rnd = random.Random(6)
grey = S.matte('#8a8883', 0.9, 0.02, 6, 0.2, 0.1)
for i in range(46):
    a, r = rnd.uniform(0, 6.28), rnd.uniform(3, 9.5)
    S.place(P.stone(rnd.uniform(0.12, 0.5) ** 1.2, earth if i % 3 else grey, i), (4.2 + r * math.cos(a) * 1.2, -1.2 + r * math.sin(a) * 0.62, 0.10), (rnd.uniform(0, 90), rnd.uniform(0, 90), 0))

# arm: a box beam up and out of the picture, ram and link
paint = S.plastic(YELLOW, 0.30, 0.5, 0.003, 5, 0.08, clearcoat=0.3)
prof = [(2.0, 5.9), (3.6, 5.9), (4.4, 7.2), (15.5, 16.6), (14.2, 19.0), (10.5, 16.9), (2.6, 8.1), (1.9, 6.9)]
arm = S.extrude(prof, 1.9, 0.14, 4, paint, parent=b); S.place(arm, (0.75, 0.95, 0.35), (90, 0, 0))
axis = Vector((11.1, 0, 9.4)).normalized()
up = Vector((-axis.z, 0, axis.x))
low = Vector((5.9, -0.957, 8.9))
S.mesh('Lettering', [low, low + axis * 6.2, low + axis * 6.2 + up * 1.24, low + up * 1.24], [(0, 1, 2, 3)], P.decal(art['arm']), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], parent=b)

# ram and linkage in the plane of the arm: the rod's eye, the bucket's links and the arm's levers meet on one pin
def across(x, z, r, length, mat):
    """Pin, boss or eye across the bucket, its middle on the arm's plane."""
    S.place(S.lathe(S.fillet([(0.0001, length), (r, length), (r, 0), (0.0001, 0)], 0.06, 4), 48, mat, parent=b), (x, length / 2, z), (90, 0, 0))

def link(p, q, r, y, mat, thick=0.30):
    """Flat bar with round ends from pin to pin, at `y` and mirrored."""
    (x0, z0), (x1, z1) = p, q
    a, n = math.atan2(z1 - z0, x1 - x0), 20
    turn = [a + math.pi / 2 + math.pi * i / n for i in range(n + 1)]
    outline = [(x0 + r * math.cos(t), z0 + r * math.sin(t)) for t in turn] + [(x1 - r * math.cos(t), z1 - r * math.sin(t)) for t in turn]
    for s in (-1, 1): S.place(S.extrude(outline, thick, 0.05, 3, mat, parent=b), (0, s * y + thick / 2, 0), (90, 0, 0))

joint, ear, pivot = (-0.6, 8.1), (1.25, 6.75), (4.9, 9.25)
chrome = S.metal('#e8eaec', 0.22, smudge=0.03)
ram = math.degrees(math.atan2(7.1, 7.9))
def along(profile, mat, edge=0.05): S.place(S.lathe(S.fillet(profile, edge, 5), 64, mat, parent=b), (joint[0], 0, joint[1]), (0, ram, 0))
along([(0.0001, 0.2), (0.25, 0.2), (0.25, 3.4), (0.0001, 3.4)], chrome)
along([(0.0001, 0.3), (0.36, 0.3), (0.36, 0.86), (0.26, 0.98), (0.0001, 0.98)], steel)
along([(0.0001, 2.25), (0.34, 2.25), (0.44, 2.35), (0.44, 2.60), (0.0001, 2.60)], steel)
along([(0.0001, 2.5), (0.66, 2.5), (0.66, 3.15), (0.57, 3.25), (0.57, 14.0), (0.0001, 14.0)], paint, 0.07)
across(*joint, 0.46, 0.96, steel)
across(*joint, 0.27, 2.84, chrome)
across(*pivot, 0.34, 2.84, chrome)
across(*pivot, 0.62, 2.10, paint)
link(ear, joint, 0.42, 0.80, steel)
link(joint, pivot, 0.42, 1.20, steel)

hat = P.hard_hat(S.plastic('#f4f2ec', 0.25, 0.5, 0.001, 20, 0.06, clearcoat=0.2), P.decal(art['hat']))
at = (11.2, -5.6) if upright else (-6.2, -3.6)
S.place(hat, (*at, 1.65), (4, 0, 22), 1.25)
S.place(S.slab(4.2, 2.6, 1.65, 0.05, 0.10, S.matte('#8b8a86', 0.95, 0.03, 4, 0.15, 0.10)), (at[0], at[1] + 0.1, 0), (0, 0, 9))

S.sun((0.50, 0.52, -0.95), 6.4, 0.55, '#fff4e0')
S.area((-20, -18, 16), (2, 0, 5), (10, 10), 4200, '#f2f7ff')
if upright:
    S.camera((6.0, -43, 7.0), (6.6, 2, 7.3), 83, 5.6, (3.0, -2, 3))
    S.shoot('gs-jcb-upright', 1120, 1232, 24)
else:
    S.camera((0.8, -43, 6.8), (1.5, 2, 6.3), 51, 5.6, (3.0, -2, 3))
    S.shoot('gs-jcb', 1600, 800, 24)
