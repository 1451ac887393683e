"""My Techvisor: the four colours as keys of a keyboard, each as many units wide as it has parts, from above without perspective."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S

S.begin(look='High Contrast', exposure=0.35, world='#eef3ff', world_strength=0.42)
S.ground('#ffffff', 60, S.matte('#fffdf9', 0.9, 0.0003, 120, 0.15, 0))
GAP, DEEP, HIGH, INSET, DISH = 0.05, 0.907, 0.36, 0.085, 0.03
TILT = math.radians(20)
ROW = 0.94 / math.cos(TILT)  # from row to row, with a gap in the picture too


def keycap(across, mat, x, y):
    """A cap `across` units wide; its left edge is at `x`, its middle at `y`."""
    w, d = across - GAP, DEEP
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
    # the top is a shallow dish, deepest along its middle
    inner, steps = rows[-1], 14
    for s in range(1, steps + 1):
        k = 1 - s / (steps + 0.0001)
        for px, py, z in inner:
            far = k * k
            verts.append((px * k, py * k, HIGH - DISH * (1 - far)))
        base = (len(rows) - 1 + s - 1) * n
        faces += [(base + i, base + (i + 1) % n, base + n + (i + 1) % n, base + n + i) for i in range(n)]
    ob = S.mesh('Key', verts, faces, mat, smooth=True)
    ob.location = (x + across / 2, y, 0.03)
    return ob


def dyed(color): return S.plastic(color, 0.42, 0.35, 0.0002, 260, smudge=0.03)


COBALT, PEACH, SKY, INK = '#0e2edb', '#ff8c69', '#6ca6ff', '#050a28'
upright = S.option('upright', False)  # for phones: a key in each row
across = {INK: 1, SKY: 1.5, PEACH: 2, COBALT: 2.5} if upright else {INK: 1, SKY: 2, PEACH: 3, COBALT: 5}
rows = [(INK,), (SKY,), (PEACH,), (COBALT,)] if upright else [(INK,), (SKY, PEACH), (COBALT,)]
for number, row in enumerate(rows):
    x = 0
    for color in row:
        keycap(across[color], dyed(color), x, ((len(rows) - 1) / 2 - number) * ROW)
        x += across[color]

S.sun((0.5, 0.22, -0.84), 4.2, 1.6, '#fff7ee')
S.area((-5, -3, 7), (2.5, 0, 0), (4, 3), 300, '#ffffff')
middle = (across[COBALT] / 2, 0.032)
cam = S.camera((middle[0], middle[1] - 20 * math.sin(TILT), 20 * math.cos(TILT)), (*middle, 0), 50, None)
cam.data.type = 'ORTHO'
cam.data.ortho_scale = 3.92 if upright else 5.5  # of the longer side
if upright: S.shoot('mytechvisor-keys-upright', 800, 1104, 32, vignette=0)
else: S.shoot('mytechvisor-keys', 1600, 896, 32, vignette=0)
