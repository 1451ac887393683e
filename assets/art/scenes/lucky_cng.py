"""Lucky CNG: the sign beside the road after sunset, lamps passing below it.  Here one unit is a metre."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P

S.begin(look='Medium High Contrast', exposure=0.3, world='#4a6f9c', world_strength=0.16)
art = P.prints('cng.html', 2100, 1780, dict(sign=(0, 0, 700, 980), fascia=(700, 0, 1400, 90), pump=(700, 90, 240, 240), sky=(0, 980, 1400, 800)), 2)

sky = S.mesh('Sky', [(-90, 70, -2), (90, 70, -2), (90, 70, 62), (-90, 70, 62)], [(0, 1, 2, 3)], S.screen(art['sky'], 0.9, 1.0), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
sky.visible_shadow = False
for k, (y, amp, base, col) in enumerate(((62, 3.2, 1.6, '#2a3f52'), (48, 2.0, 0.9, '#14252e'))):
    S.mesh('Hill', [(-80 + i * 2, y, z) for i in range(81) for z in (-1, base + amp * (0.5 + 0.5 * math.sin(i * 0.21 + k * 2) * math.sin(i * 0.083 + k)))],
           [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(80)], S.matte(col, 1.0, 0, variation=0))

# wet road, kerb, yard
S.mesh('Road', [(-90, -14, 0), (90, -14, 0), (90, 4.2, 0), (-90, 4.2, 0)], [(0, 1, 2, 3)], S.plastic('#14171b', 0.30, 0.5, 0.010, 9, 0.16))
S.mesh('Yard', [(-90, 4.2, 0.10), (90, 4.2, 0.10), (90, 66, 0.10), (-90, 66, 0.10)], [(0, 1, 2, 3)], S.matte('#22302a', 0.9, 0.02, 3))
S.place(S.slab(180, 0.25, 0.16, 0, 0.03, S.matte('#9aa0a0', 0.9, 0.01, 8)), (0, 4.2, 0))

# pylon: two posts, a box with a lit face
frame = S.plastic('#04351f', 0.4, 0.5, 0.001, 20)
e = S.empty((-2.25, 5.6, 0.1), (0, 0, -9))
W, H, Z = 3.3, 4.62, 1.5
for x in (-1.05, 1.05): S.place(S.slab(0.30, 0.34, Z + 0.3, 0.02, 0.02, frame, parent=e), (x, 0, 0))
box = S.slab(W + 0.22, H + 0.22, 0.55, 0.10, 0.04, frame, parent=e); S.place(box, (0, 0.28, Z + H / 2), (90, 0, 0))
S.place(S.slab(W, H, 0.03, 0.05, 0.01, S.screen(art['sign'], 1.25, 0.25), parent=e), (0, -0.27, Z + H / 2), (90, 0, 0))
lamp = S.emitter('#ffe14a', 5)
for x in (-W / 2 - 0.13, W / 2 + 0.13): S.place(S.slab(0.05, 0.05, H, 0.01, 0.005, lamp, parent=e), (x, -0.30, Z))
S.area((-2.1, 4.6, 3.6), (-1.2, -2, 0.4), (2.6, 3.6), 620, '#7dffb0')

# forecourt behind: canopy, columns, pumps under white light
c = S.empty((7.6, 17.0, 0.1), (0, 0, -14))
S.slab(13.0, 6.0, 0.7, 0.1, 0.05, S.matte('#e9efe8', 0.6), parent=c).location.z = 4.5
S.place(S.slab(13.02, 0.72, 0.04, 0, 0.005, S.screen(art['fascia'], 1.3, 0.3), parent=c), (0, -3.02, 4.86), (90, 0, 0))
for x in (-4.6, 0, 4.6): S.place(S.slab(0.4, 0.4, 4.5, 0.03, 0.02, S.matte('#f2f5ee', 0.6), parent=c), (x, 0.4, 0))
for x in (-4.4, -1.5, 1.5, 4.4): S.place(S.slab(1.6, 3.6, 0.03, 0.05, 0.005, S.emitter('#fff1d6', 9), parent=c), (x, 0, 4.46))
for x in (-2.4, 2.2):
    S.place(S.slab(0.9, 0.5, 1.75, 0.05, 0.04, S.plastic('#eef2ea', 0.3), parent=c), (x, -0.8, 0))
    S.place(S.slab(0.92, 0.62, 0.05, 0.04, 0.01, S.screen(art['pump'], 1.4, 0.3), parent=c), (x, -1.08, 1.40), (90, 0, 0))
S.place(S.slab(12, 5, 0.02, 0, 0, S.matte('#57605c', 0.7), parent=c), (0, 0, 0.01))

# long exposure: white lamps towards us on the near lane, red ones away from us on the far lane
rnd = random.Random(5)
def trail(y, z, color, strength, x0, x1, sag): S.tube([(x, y + sag * math.sin(x * 0.09 + z), z + 0.012 * math.sin(x * 0.8 + y)) for x in [x0 + (x1 - x0) * i / 60 for i in range(61)]], rnd.uniform(0.004, 0.009), S.emitter(color, strength), 'Trail')
for k in range(5): trail(2.2 + rnd.uniform(-.3, .3), rnd.uniform(0.62, 0.84), '#ff2a14', rnd.uniform(5, 12), -40, rnd.choice((40, 40, 9)), 0.35)
for k in range(3): trail(-1.6 + rnd.uniform(-.3, .3), rnd.uniform(0.56, 0.72), '#fff0cf', rnd.uniform(5, 11), rnd.choice((-40, -40, -6)), 40, 0.30)

S.camera((1.9, -10.8, 1.25), (1.15, 5.0, 2.80), 36, None)
S.shoot('lucky-cng', 1600, 800, 32, glow=0.07)
