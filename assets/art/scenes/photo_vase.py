"""A ribbed vase with maple twigs in window light: a portfolio photograph (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, botany as B
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.42, world='#c5d0de', world_strength=0.22)
S.mesh('Wall', [(-40, 4.2, 0), (40, 4.2, 0), (40, 4.2, 30), (-40, 4.2, 30)], [(0, 1, 2, 3)], S.matte('#dfe6ee', 0.95, 0.035, 1.2, 0.1, 0.03))
S.ground('#cdb48e', mat=S.matte('#d9bd92', 0.55, 0.004, 5, 0.35, 0.08))

# ribbed stoneware, thrown and then fluted
prof = S.fillet([(0.001, 0.0), (0.62, 0.0), (1.02, 0.55), (0.98, 1.35), (0.42, 1.95), (0.34, 2.30), (0.46, 2.46)], 0.22, 10)
n, steps = 30, 360
def wall(u, v):
    k = v * (len(prof) - 1); i = min(len(prof) - 2, int(k)); f = k - i
    r, z = prof[i][0] * (1 - f) + prof[i + 1][0] * f, prof[i][1] * (1 - f) + prof[i + 1][1] * f
    a = u * 2 * math.pi
    flute = abs(math.sin(a * n / 2)) ** 0.7 * 0.035 * min(1, max(0, r - 0.36) / 0.2)
    r += flute - 0.015
    return r * math.cos(a), r * math.sin(a), z
v = S.empty((-0.55, 0.9, 0))
glaze = S.plastic('#0c1540', 0.28, 0.5, 0.003, 7, 0.08)
S.solidify(S.grid(steps, 110, wall, 'Vase', glaze, v), 0.05, -1)

# twigs with leaves: each leaf hangs from its petiole
mats = [B.leaf_material('leaf', ramp=('#3d0906', '#8e120c', '#c4301a', '#e0701f')), B.leaf_material('leaf-fire', ramp=('#5e1206', '#b52a10', '#dd5f16', '#f0a02c'), vein='#f2c46a', seed=5)]
bark = S.matte('#4a2c22', 0.8, 0.01, 20, 0.2, 0.15)
kinds = [B.maple_leaf(1.0, mats[i % 2], 2 + i, curl=0.30, cup=0.2, wave=0.08, stem=0.55, density=34) for i in range(4)]
for k in kinds: k.location = (0, 0, -60)
rnd = random.Random(17)
def along(points, t):
    """Point at t (0..1) of a smooth curve through `points`."""
    p = [Vector(q) for q in points]; p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    k = t * (len(points) - 1); i = min(len(points) - 2, int(k)); f = k - i
    a, b, c, d = p[i:i + 4]
    return (b * 2 + (c - a) * f + (a * 2 - b * 5 + c * 4 - d) * f * f + (b * 3 - a - c * 3 + d) * f ** 3) / 2

def twig(points, leaves):
    """A twig, and leaves at (t, size, direction in the picture in degrees from straight up)."""
    S.tube([along(points, i / 48) for i in range(49)], 0.026, bark, 'Twig', parent=v)
    for t, size, turn in leaves:
        e = S.empty(along(points, t), (90 + rnd.uniform(-32, 22), turn, rnd.uniform(-38, 38)), size, parent=v)
        k = rnd.randrange(4)
        foot = (-0.10 * math.sin(3 + k), 0.39, -0.12)             # brings the end of the petiole to the twig
        S.instance(kinds[k], foot, parent=e)
        for child in kinds[k].children: S.instance(child, foot, parent=e)
twig([(0, 0, 1.2), (0.0, 0, 2.4), (-0.35, -0.1, 3.3), (-0.95, -0.2, 4.1), (-1.55, -0.25, 4.55)],
     [(0.56, .60, -100), (0.68, .76, 30), (0.80, .80, -140), (0.90, .66, 40), (1.0, .84, -70)])
twig([(0, 0, 1.2), (0.08, 0, 2.4), (0.26, 0.05, 3.4), (0.62, 0.0, 4.3), (0.80, -0.05, 5.0)],
     [(0.60, .58, 80), (0.72, .74, -60), (0.84, .80, 100), (0.92, .62, -40), (1.0, .82, 25)])
twig([(0, 0, 1.2), (0.10, 0, 2.4), (0.75, -0.2, 3.05), (1.55, -0.3, 3.4), (2.2, -0.35, 3.35)],
     [(0.66, .56, 20), (0.78, .74, 150), (0.90, .68, 40), (1.0, .84, 115)])
# two have fallen
for x, y, r, s, m in ((1.25, -0.35, 60, .72, 0), (1.95, 0.35, 200, .60, 1)):
    f = B.maple_leaf(s, mats[m], 11 + m, curl=0.35, cup=0.2, density=36, stem=0.55); S.place(f, (x, y, 0.03), (0, 0, r))

d = Vector((0.80, 0.46, -0.40))
S.sun(d, 8.0, 0.6, '#ffe2bc')
S.gobo((0.4, 4.2, 3.4), d, [(x, y, x + 1.85, y + 2.35) for x in (-4.6, -2.55, -0.5, 1.55) for y in (-3.9, -1.3, 1.3)], distance=17)
S.area((-9, -4, 7), (0, 1, 2), (6, 6), 900, '#e6edf6')
S.camera((0.6, -14.0, 3.1), (0.45, 1.0, 2.78), 56, 4.0, (-0.5, 0.3, 2.5))
S.shoot('photo-vase', samples=22)
