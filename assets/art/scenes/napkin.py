"""A paper napkin with an app sketched in ink, a pen and the cup whose ring it has: the question about app development (9:8)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import numpy as np
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.42, world='#cfdcec', world_strength=0.62)
GROUND = '#a3cde9'
S.ground(GROUND, mat=S.matte(GROUND, 0.9, 0, 9, 0.1, 0))

# The napkin is folded in four: three loose edges one over the other, and a sheet that does not lie flat.
print_ = S.artwork('napkin.html', 'napkin.png', 1000, 1000, 2)
W = 3.3
def layer(z, seed, grow):
    rng = np.random.default_rng(seed)
    a, b, c, d = rng.uniform(0, 6, 4)
    def fn(u, v):
        x, y = (u - .5) * W * grow, (v - .5) * W * grow
        wave = 0.026 * math.sin(u * 5 + a) * math.sin(v * 4 + b) + 0.008 * math.sin(u * 13 + c) * math.sin(v * 11 + d)
        lift = 0.9 * max(0, (1 - u) + v - 1.62) ** 2 + 0.55 * max(0, u + (1 - v) - 1.72) ** 2
        return x, y, z + wave + lift * (0.5 + 0.5 * z / 0.07)
    return fn
tissue = S.matte('#f2f2f0', 0.95, 0.005, 55, 0.1, 0.02)
top = S.matte('#fff', 0.95, 0.005, 55, 0.1, 0.015, image=print_)
nap = S.empty((0.0, 0.0, 0.02), (0, 0, 11))
for i in range(3):
    S.place(S.solidify(S.grid(40, 40, layer(0.012 + 0.024 * i, 3, 1 + 0.006 * (2 - i)), 'Layer', tissue, nap), 0.006), (0.012 * (2 - i), -0.014 * (2 - i), 0), (0, 0, 0.5 * (2 - i)))
S.solidify(S.grid(90, 90, layer(0.086, 3, 1), 'Napkin', top, nap), 0.006)

# the cup, a saucer under it
glaze = S.plastic('#b8101e', 0.22, 0.5, 0.002, 5, 0.06, 0.4)
dish = S.lathe(S.fillet([(0.001, 0.06), (0.42, 0.05), (0.46, 0.0), (0.52, 0.0), (0.60, 0.05), (0.98, 0.17), (1.03, 0.20), (0.98, 0.22), (0.58, 0.10), (0.40, 0.09), (0.001, 0.09)], 0.03), 128, S.plastic('#eef1f6', 0.22, 0.5, 0.002, 5, 0.06, 0.4))
CUP = (1.90, 1.62)
S.place(dish, (*CUP, 0.125), (0, 0, 0), 1.08)
e = P.cup(glaze, '#2a1207')
S.place(e, (*CUP, 0.22), (0, 0, -64), 1.62)

# a pen across the corner
def pen(parent):
    body, gold = S.plastic('#0c1440', 0.18, 0.5, 0, 1, 0.04, 0.6), S.metal('#e8ae48', 0.2)
    S.lathe(S.fillet([(0.0001, 0), (0.06, 0.0), (0.085, 0.03), (0.10, 0.5), (0.10, 1.02), (0.094, 1.04)], 0.02), 64, body, 'Barrel', parent)
    S.lathe([(0.094, 1.04), (0.1035, 1.045), (0.1035, 1.10), (0.085, 1.105)], 64, gold, 'Ring', parent)
    S.lathe([(0.085, 1.10), (0.076, 1.3), (0.062, 1.46), (0.05, 1.47)], 64, body, 'Grip', parent)
    S.lathe([(0.05, 1.465), (0.052, 1.48), (0.03, 1.62), (0.004, 1.78), (0.0001, 1.785)], 48, gold, 'Nib', parent)
pen(S.empty((0.50, -1.86, 0.255), (0, 90, 22), 1.25))

d = Vector((0.72, -0.42, -0.66))
S.sun(d, 5.6, 0.9, '#ffeacb')
S.camera((-0.75, -5.8, 8.5), (0.08, 0.34, 0.1), 65, 8, (0.0, -0.3, 0.1))
S.shoot('napkin', 1280, 1138, samples=28, vignette=0, ground='#bddff3')
