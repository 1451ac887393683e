"""My Techvisor: the four colours as the keys of a keyboard that fills the window, from above without perspective."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S

S.begin(look='High Contrast', exposure=0.35, world='#eef3ff', world_strength=0.26)
S.ground('#ffffff', 60, S.matte('#1631e0', 0.9, 0.0003, 120, 0.15, 0))
HIGH, INSET, EDGE = 0.40, 0.095, 0.075  # EDGE: around each key, in the picture
TILT = math.radians(20)


def keycap(left, right, low, high, mat):
    """A cap that fills these bounds of the picture, whose middle is 0."""
    w = right - left
    d = (high - low - HIGH * math.sin(TILT) + INSET * math.cos(TILT)) / math.cos(TILT)
    rows = []
    def ring(inset, z, r): rows.append([(px, py, z) for px, py in S.rounded(w - 2 * inset, d - 2 * inset, r, 10)])
    ring(0, 0.0, 0.10); ring(0, 0.04, 0.10)
    for i in range(1, 9): # walls, leaning in
        t = i / 9; ring(INSET * t ** 1.25, 0.04 + (HIGH - 0.10) * t, 0.10 + 0.05 * t)
    for i in range(7): # the rim
        a = math.pi / 2 * i / 6; ring(INSET + 0.055 * (1 - math.cos(a)), HIGH - 0.06 + 0.06 * math.sin(a), 0.16)
    n = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    faces.append([(len(rows) - 1) * n + i for i in range(n)])  # the top
    ob = S.mesh('Key', verts, faces, mat, smooth=True)
    ob.location = ((left + right) / 2, low / math.cos(TILT) + d / 2, 0)
    return ob


def dyed(color): return S.plastic(color, 0.5, 0.16, 0.0005, 210, smudge=0.02)


COBALT, PEACH, SKY, INK = (dyed(c) for c in ('#0825dc', '#ff8f70', '#6cabff', '#040c40'))
upright = S.option('upright', False)  # for phones
W, H = (2.6, 5.175) if upright else (5.5, 3.08)
side, end = W / 2 - EDGE, H / 2 - EDGE
if upright:
    keycap(-side, -0.2, end - 1.02, end, INK)
    keycap(-0.2 + EDGE, side, end - 1.02, end, SKY)
    keycap(-side, side, end - 2.04 - EDGE, end - 1.02 - EDGE, PEACH)
    keycap(-side, side, -end, end - 2.04 - 2 * EDGE, COBALT)
else:
    low = 0.30
    keycap(-side, -1.78, low, end, INK)
    keycap(-1.78 + EDGE, -0.02, low, end, SKY)
    keycap(-0.02 + EDGE, side, low, end, PEACH)
    keycap(-side, side, -end, low - EDGE, COBALT)

S.sun((0.46, -0.30, -0.84), 4.2, 1.6, '#fff7ee')
S.area((-6, -2, 6), (0, 0, 0), (4, 3), 260, '#ffffff')
cam = S.camera((0, -20 * math.sin(TILT), 20 * math.cos(TILT)), (0, 0, 0), 50, None)
cam.data.type = 'ORTHO'
cam.data.ortho_scale = max(W, H)
if upright: S.shoot('mytechvisor-keys-upright', 800, 1592, 32, vignette=0)
else: S.shoot('mytechvisor-keys', 1600, 896, 32, vignette=0)
