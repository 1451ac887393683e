"""The agency's mark as a quilt that was torn along its seam, sewn together again as far as the needle got: the question about
graphic design (9:8)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import numpy as np
from PIL import Image
import studio as S, cloth as C
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.42, world='#cfdaf0', world_strength=0.5)
GROUND = '#0c1540'
S.ground(GROUND, mat=S.matte(GROUND, 0.95, 0, 9, 0.05, 0))

# the two halves, each with the torn edge to the other
H = 4.0
mark = S.artwork('mended-mark.html', 'mended-mark.png', 1200, 1200, 2)
whole = Image.open(mark)
halves = []
for name, box in (('left', (0, 0, 0.5, 1)), ('right', (0.5, 0, 1, 1))):
    path = mark.replace('.png', f'-{name}.png')
    whole.crop([round(k * whole.width) for k in box]).save(path)
    halves.append(path)


def torn(sign):
    """The edge at the tear is uneven, and rises a little where nothing holds it."""
    def bend(x, y, z):
        edge = np.clip(1 - (H / 4 - sign * x) / 0.22, 0, 1) ** 1.5
        low = np.clip((0.3 - y) / 2.0, 0, 1)
        wave = 0.6 * np.sin(y * 8 + sign) + 0.3 * np.sin(y * 19 + 2 * sign) + 0.25 * np.sin(y * 41)
        hem = np.clip((y + H / 2) / 0.25, 0, 1)
        return x - sign * edge * hem * 0.045 * wave * (0.35 + low), y, z + 0.16 * edge * np.sin(np.clip(low, 0, 1) * 2.6)
    return bend


TILT = 5.5
for sign, image in ((1, halves[0]), (-1, halves[1])):
    # both halves turn around the upper end of the tear
    hinge = S.empty((0, H / 2, 0), (0, 0, -sign * TILT))
    cloth = S.empty((-sign * (H / 4 + 0.03), -H / 2, 0), parent=hinge)
    C.quilt(image, H / 2, H, cells=620, parent=cloth, shape=torn(sign), dark_thread='#b00c1a', loft=0.05, pucker=0.022, echo=0.075,
            stitch=(0.05, 0.036), gauge=0.0075, thick=0.05, edge=0.07, seed=3 + sign)


def gap(y):
    """Half of the gap between the halves."""
    return 0.03 + (H / 2 - y) * math.tan(math.radians(TILT))


# the thread: stitches over the gap, then loose to the needle
red = '#d9121f'
N = 7
rows = [H / 2 - 0.34 - i * 0.33 for i in range(N)]
for y in rows:
    g = gap(y) + 0.20
    C.loose_thread([(-g - 0.03, y + 0.03, 0.04), (-g, y + 0.03, 0.19), (-g * 0.4, y + 0.01, 0.19), (g * 0.4, y - 0.01, 0.19), (g, y - 0.03, 0.19), (g + 0.03, y - 0.03, 0.04)], red, 0.032)
y, g = rows[-1], gap(rows[-1]) + 0.20
C.loose_thread([(g, y - 0.03, 0.02), (g + 0.05, y - 0.10, 0.20), (1.25, -0.62, 0.17), (1.72, -0.30, 0.17), (1.86, -0.85, 0.17), (1.40, -1.30, 0.17), (0.80, -1.30, 0.19), (0.30, -1.10, 0.14),
                (0.00, -1.35, 0.04), (-0.02, -1.62, 0.05)], red, 0.030)
S.place(C.needle(1.25), (-0.02, -1.62, 0.06), (0, 1, -84), (1, 3.4, 3.4))

d = Vector((0.72, -0.42, -0.60))
S.sun(d, 6.0, 0.9, '#ffeacb')
S.area((-5, 4, 6), (0, 0, 0), (4, 4), 260, '#e6ebf3')
S.camera((-0.75, -4.6, 10.2), (-0.30, -0.22, 0.0), 66, 8, (0, -0.2, 0.1))
S.shoot('mended-mark', 1280, 1138, samples=28, vignette=0, ground='#121e45')
