"""Lucky CNG: the forecourt beside the road after sunset, lamps passing before it.  Here one unit is a metre."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P
from mathutils import Vector, noise

S.begin(look='Medium High Contrast', exposure=0.3, world='#4a6f9c', world_strength=0.16)
art = P.prints('cng.html', 2100, 1780, dict(fascia=(700, 0, 1400, 90), pump=(700, 90, 450, 230), reading=(1160, 90, 290, 160), sky=(0, 980, 1400, 800),
                                           hill0=(1460, 100, 60, 300), hill1=(1530, 100, 60, 300), hill2=(1600, 100, 60, 300)), 2)

sky = S.mesh('Sky', [(-90, 70, -2), (90, 70, -2), (90, 70, 62), (-90, 70, 62)], [(0, 1, 2, 3)], S.screen(art['sky'], 0.9, 1.0), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
sky.visible_shadow = False
# three ridges, each nearer one darker; a band of haze at their feet, trees along the nearest
for k, (y, amp, base, tree) in enumerate(((66, 3.6, 2.4, 0.0), (60, 3.0, 1.0, 0.05), (48, 1.9, 0.5, 0.34))):
    n = 640
    ridge = [base + amp * (0.5 + 0.5 * math.sin(x * 0.105 + k * 2) * math.sin(x * 0.042 + k)) + 0.10 * math.sin(x * 0.5 + k * 5)
             + tree * max(0, noise.noise(Vector((x * 1.1, k, 0)))) + tree * 0.6 * abs(noise.noise(Vector((x * 3.3, k, 4)))) for x in [-80 + i * 160 / n for i in range(n + 1)]]
    hill = S.mesh('Hill', [(-80 + i * 160 / n, y, z) for i in range(n + 1) for z in (-1, ridge[i])], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)],
                  S.screen(art[f'hill{k}'], 1.0, 1.0), uvs=[(0.5, min(1, max(0, (z + 1) / 7.5))) for i in range(n + 1) for z in (-1, ridge[i])])
    hill.visible_shadow = hill.visible_diffuse = False

# wet road, kerb, yard
S.mesh('Road', [(-90, -14, 0), (90, -14, 0), (90, 4.2, 0), (-90, 4.2, 0)], [(0, 1, 2, 3)], S.plastic('#14171b', 0.30, 0.5, 0.010, 9, 0.16))
S.mesh('Yard', [(-90, 4.2, 0.10), (90, 4.2, 0.10), (90, 66, 0.10), (-90, 66, 0.10)], [(0, 1, 2, 3)], S.matte('#22302a', 0.9, 0.02, 3))
S.place(S.slab(180, 0.25, 0.16, 0, 0.03, S.matte('#9aa0a0', 0.9, 0.01, 8)), (0, 4.2, 0))

# forecourt behind: canopy, columns, pumps under white light
c = S.empty((7.6, 17.0, 0.1), (0, 0, -14))
S.slab(13.0, 6.0, 0.7, 0.1, 0.05, S.matte('#e9efe8', 0.6), parent=c).location.z = 4.5
S.place(S.slab(13.02, 0.72, 0.04, 0, 0.005, S.screen(art['fascia'], 1.3, 0.3), parent=c), (0, -3.02, 4.86), (90, 0, 0))
for x in (-4.6, 0, 4.6): S.place(S.slab(0.4, 0.4, 4.5, 0.03, 0.02, S.matte('#f2f5ee', 0.6), parent=c), (x, 0.4, 0))
tube_light = S.emitter('#fff1d6', 4.5)
for x in (-4.4, -1.5, 1.5, 4.4):
    lit = S.place(S.slab(1.6, 3.6, 0.03, 0.05, 0.005, tube_light, parent=c), (x, 0, 4.46))
    lit.visible_diffuse = False  # seen and mirrored; an area lamp of the same size does the lighting, without ragged noise
    a = S.area((0, 0, 0), (0, 0, -1), (1.6, 3.6), 230, '#fff1d6', visible=False); a.parent = c; a.location = (x, 0, 4.44); a.rotation_euler = (0, 0, 0)
skin, dark, rubber = S.plastic('#eef2ea', 0.4, 0.4, 0), S.plastic('#16211c', 0.35, 0.4, 0), S.plastic('#0b0d0c', 0.5, 0.4, 0)
green = S.plastic('#0b8f4c', 0.35, 0.4, 0)
for x in (-2.4, 2.2):
    p = S.empty((x, -0.8, 0), parent=c)
    S.slab(1.30, 0.95, 0.14, 0.06, 0.03, S.matte('#b9bfba', 0.8), parent=p)                        # island
    S.slab(0.90, 0.52, 1.24, 0.07, 0.05, skin, parent=p, segments=5).location.z = 0.13             # body
    S.slab(0.92, 0.54, 0.20, 0.07, 0.03, green, parent=p, segments=4).location.z = 0.30            # belt
    S.slab(0.98, 0.60, 0.50, 0.07, 0.05, green, parent=p, segments=5).location.z = 1.36            # head
    S.place(S.slab(0.90, 0.46, 0.03, 0.05, 0.006, S.screen(art['pump'], 1.4, 0.3), parent=p), (0, -0.30, 1.61), (90, 0, 0))
    S.place(S.slab(0.66, 0.40, 0.03, 0.03, 0.01, dark, parent=p), (0, -0.265, 1.08), (90, 0, 0))   # display and its readings
    S.place(S.slab(0.58, 0.32, 0.01, 0.02, 0.003, S.screen(art['reading'], 1.5, 0.3), parent=p), (0, -0.292, 1.08), (90, 0, 0))
    for s in (-1, 1):                                                                              # holster, nozzle, hose in a loop
        S.slab(0.10, 0.24, 0.40, 0.02, 0.02, dark, parent=p).location = (s * 0.49, -0.06, 0.78)
        S.tube([(s * 0.57, -0.06, 0.86), (s * 0.60, -0.10, 1.06), (s * 0.56, -0.16, 1.20)], 0.035, rubber, parent=p, handles=True)
        S.tube([(s * 0.47, -0.06, 1.72), (s * 0.66, -0.10, 1.66), (s * 0.78, -0.14, 1.10), (s * 0.76, -0.16, 0.48), (s * 0.66, -0.14, 0.38), (s * 0.60, -0.10, 0.60), (s * 0.57, -0.06, 0.86)], 0.026, rubber, 'Hose', parent=p, handles=True, resolution=8)
S.place(S.slab(12, 5, 0.02, 0, 0, S.matte('#57605c', 0.7), parent=c), (0, 0, 0.01))

# long exposure: white lamps towards us on the near lane, red ones away from us on the far lane
rnd = random.Random(5)
def trail(y, z, color, strength, x0, x1, bow, r):
    """A lamp's path: the lane bends a little, the car rises and dips; thick where the lamp was near or slow, thin to its ends."""
    ph, n = rnd.uniform(0, 6.28), 160
    pts = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    t = S.tube([(x, y + bow * ((x - 2) / 9) ** 2 + 0.25 * math.sin(x * 0.16 + ph), z + 0.0020 * (x - 2) ** 2 * (1 if bow > 0 else -0.5) + 0.030 * math.sin(x * 0.42 + ph) + 0.010 * math.sin(x * 1.3 + ph * 2)) for x in pts],
               r, S.emitter(color, 0.45 * strength), 'Trail')
    for i, q in enumerate(t.data.splines[0].points):
        ends = min(1.0, 12 * i / n if x0 > -30 else 1.0, 12 * (n - i) / n if x1 < 30 else 1.0)
        q.radius = (0.72 + 0.40 * math.sin(pts[i] * 0.30 + ph) + 0.16 * math.sin(pts[i] * 0.9 + ph * 3)) * max(0.04, ends)
for z, r, e, x1 in ((0.60, 0.014, 9, 40), (0.66, 0.005, 6, 40), (0.78, 0.019, 10, 40), (0.83, 0.005, 12, 9), (0.93, 0.004, 5, 40)):
    trail(2.2 + rnd.uniform(-.35, .35), z, rnd.choice(('#ff2a14', '#ff3a16', '#ff1e10')), e, -40, x1, 0.7, r)
for z, r, e, x0 in ((0.55, 0.019, 8, -40), (0.63, 0.006, 10, -40), (0.70, 0.012, 6, -6), (0.47, 0.004, 5, -40)):
    trail(-1.6 + rnd.uniform(-.3, .3), z, rnd.choice(('#fff0cf', '#ffe6b4')), e, x0, 40, -0.5, r)

S.camera((6.4, -10.8, 1.35), (7.15, 5.0, 2.35), 46, None)
S.shoot('lucky-cng', 1600, 800, 32, glow=0.07)
