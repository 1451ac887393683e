"""Lucky CNG: the clover on top of a pump at dusk, lit from inside; its leaf is the only spot of yellow."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.15, world='#3f7c86', world_strength=0.34)
art = P.prints('cng-pump.html', 1000, 1200, dict(head=(0, 0, 1000, 400), sky=(0, 400, 1000, 800)), 2)

# far behind: the sky after sunset, two ridges, lamps of the road
sky = S.mesh('Sky', [(-260, 300, -70), (260, 300, -70), (260, 300, 150), (-260, 300, 150)], [(0, 1, 2, 3)], S.screen(art['sky'], 0.42, 1.0), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
sky.visible_shadow = sky.visible_glossy = False
for k, (y, base, amp, color) in enumerate(((280, -14, 16, '#1f5a5c'), (240, -20, 13, '#0f3d3c'))):
    xs = [-220 + i * 440 / 160 for i in range(161)]
    ridge = [base + amp * (0.5 + 0.5 * math.sin(x * 0.027 + k * 2.2) * math.sin(x * 0.011 + k)) for x in xs]
    S.mesh('Hill', [(x, y, z) for x, r in zip(xs, ridge) for z in (-80, r)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(160)], S.emitter(color, 0.42)).visible_shadow = False
rnd = random.Random(11)
for x, z, y, color, e in ((-96, -6, 200, '#fff4e2', 30), (-77, -6.6, 212, '#fff4e2', 26), (-62, -7.2, 224, '#fff4e2', 22), (-51, -7.7, 234, '#fff4e2', 18), (-43, -8.1, 240, '#fff4e2', 15),
                          (-26, -9.6, 200, '#ff3a1c', 22), (-21.5, -9.6, 200, '#ff3a1c', 22), (70, -9, 205, '#fff4e2', 24)):
    # Large and less bright for their blur, which is smooth then.
    ball = S.lathe([(0, -1.4), (1, -1), (1.4, 0), (1, 1), (0, 1.4)], 20, S.emitter(color, 0.22 * e))
    ball.location = (x, y, z)
    ball.visible_diffuse = ball.visible_glossy = False

# the pump: head, with the name below the picture, its roof a little wider
turn = S.empty((0, 0, 0), (0, 0, 16))
green, white, steel = S.plastic('#077a3d', 0.26, 0.5, 0.0012, 60, 0.05, clearcoat=0.5), S.plastic('#ffffff', 0.3, 0.5, 0.0008, 60), S.metal('#b9c4c0', 0.24)
S.place(S.slab(12.6, 7.0, 8.0, 0.9, 0.25, green, parent=turn, segments=6), (0, 0, -8.7))
S.place(S.slab(13.4, 7.8, 0.70, 1.1, 0.28, white, parent=turn, segments=6), (0, 0, -0.70))
S.place(S.slab(11.2, 4.48, 0.06, 0.3, 0.02, S.screen(art['head'], 1.0, 0.22), parent=turn), (0, -3.50, -7.6), (90, 0, 0))
S.place(S.slab(3.6, 2.2, 0.34, 1.0, 0.12, steel, parent=turn, segments=5), (0, 0, -0.02))
S.tube([(0, 0, 0.2), (0, 0, 5.0)], 0.26, steel, parent=turn)

# the clover: four thick shells, faces of milky glass in a rim of metal
LEAF = 'M0 0c.7 5 .9 8.5 3.2 10.8A5.4 5.4 0 0 0 10.8 3.2C8.5.9 5 .7 0 0'
def leaf_points(unit, inset=0.0):
    """A leaf from the middle of the clover to the lower right."""
    def bez(a, b, c, d, n=18): return [tuple(a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t ** 3 for k in (0, 1)) for t in (i / n for i in range(n))]
    mid, r = (7.0, 7.0), 5.374
    pts = bez((0.32, 0.32), (.9, 5), (.9, 8.5), (3.2, 10.8))
    pts += [(mid[0] + r * math.cos(a), mid[1] + r * math.sin(a)) for a in (math.radians(135 - 180 * i / 40) for i in range(41))]
    pts += bez((10.8, 3.2), (8.5, .9), (5, .9), (0.32, 0.32))[1:]
    cx = sum(p[0] for p in pts) / len(pts); cy = sum(p[1] for p in pts) / len(pts)
    return [((cx + (x - cx) * (1 - inset)) * unit, -(cy + (y - cy) * (1 - inset)) * unit) for x, y in pts]
U = 0.40
rim = S.plastic('#0a6e3a', 0.24, 0.5, 0.0004, 80, clearcoat=0.5)
clover = S.empty((0, 0, 5.35), (90, 0, 0), parent=turn)
for k in range(4):
    yellow = k == 0
    glow = S.emitter('#ffb400', 2.6) if yellow else S.plastic('#f3f7f2', 0.22, 0.5, 0.0003, 80, clearcoat=0.6)
    if not yellow:
        p = glow.node_tree.nodes['Principled BSDF']; p.inputs['Emission'].default_value = S.lin('#f2fff8'); p.inputs['Emission Strength'].default_value = 1.05
    else:
        p = glow.node_tree.nodes['Principled BSDF']; p.inputs['Base Color'].default_value = S.lin('#ffcf10'); p.inputs['Roughness'].default_value = 0.2
    e = S.empty((0, 0, 0), (0, 0, 90 * k), parent=clover)
    shell = leaf_points(U)[::-1]
    area = sum(shell[j - 1][0] * p[1] - p[0] * shell[j - 1][1] for j, p in enumerate(shell))
    S.place(S.extrude(shell if area > 0 else shell[::-1], 1.5, 0.16, 5, rim, parent=e), (0, 0, -0.75))
    face = leaf_points(U, 0.085)[::-1]
    area = sum(face[j - 1][0] * p[1] - p[0] * face[j - 1][1] for j, p in enumerate(face))
    S.place(S.extrude(face if area > 0 else face[::-1], 0.30, 0.14, 5, glow, parent=e), (0, 0, 0.62))

# the forecourt's tubes above and behind the camera, the last of the sky from the left
S.area((9, -16, 24), (0, 0, 3), (20, 5), 2600, '#f2fbff')
S.area((-22, -6, 12), (0, 0, 2), (10, 16), 900, '#7fc4d4')
S.area((-10, -40, 10), (0, 0, 0), (14, 14), 2600, '#dff4f2')
S.area((5, 22, 16), (0, 0, 4), (26, 3), 1500, '#d9fbf0')

S.camera((-2.0, -76, 8.4), (0, 0, 3.3), 85, 1.3, (0, -1.4, 5), shift=(-0.20, 0.0))
S.shoot('lucky-cng-clover', 1600, 840, 40, glow=0.10, grain=0.006)
