"""Junk Wizard: an empty garage in the evening sun, and a hat in it that casts the shadow of a rabbit. `--upright` for phones.

The wall is as yellow in the shade as text in plum needs: the page sets its text on it.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.30, world='#fff0d8', world_strength=0.44)
upright = S.option('upright', False)
SUN = Vector((0.80, 1.0, -0.30))
DOOR = -16                                   # the side wall with the open door

wall = S.mesh('Wall', [(-40, 0, 0), (40, 0, 0), (40, 0, 40), (-40, 0, 40)], [(0, 1, 2, 3)], S.matte('#ffa600', 0.8, 0.004, 14, 0.25, 0.03),
              uvs=[(0, 0), (80, 0), (80, 40), (0, 40)])
S.place(S.slab(80, 0.16, 0.42, 0, 0.03, S.matte('#2c1258', 0.6, 0.001, 40)), (0, -0.08, 0))

# The floor is swept, but for what cannot be swept: corners of what stood here.
floor = S.matte('#8e62ea', 0.62, 0.006, 9, 0.3, 0.06)
S.mesh('Floor', [(-40, -60, 0), (40, -60, 0), (40, 0, 0), (-40, 0, 0)], [(0, 1, 2, 3)], floor)
joint = S.matte('#5f3fa8', 0.9, 0.001, 40)
for x in (-7.4, 7.9): S.place(S.slab(0.05, 40, 0.004, 0, 0, joint), (x, -20, 0))
S.place(S.slab(80, 0.06, 0.004, 0, 0, joint), (0, -5.9, 0))
clean = S.matte('#a883f6', 0.55, 0.003, 12, 0.3, 0.03)
S.place(S.slab(3.6, 2.0, 0.003, 0.1, 0, clean), (-4.3, -1.4, 0), (0, 0, 1))
S.place(S.slab(1.7, 1.7, 0.003, 0.05, 0, clean), (-0.4, -1.3, 0), (0, 0, -4))
HAT = Vector((1.5, -3.6, 0))
hat = P.wizard_hat(S.matte('#2c1258', 0.95, 0.004, 34, 0.2, 0.05, sheen=0.4), S.matte('#ff4a26', 0.8, 0.002, 40), S.matte('#ffc40c', 0.6, 0.001, 40))
S.place(hat, tuple(HAT + Vector((0, 0, 0.06))), (0, 0, -6), 3.15)

S.place(S.lathe(S.fillet([(0.300, 0.02), (0.335, 0.035), (0.300, 0.165), (0.27, 0.165)], 0.01), 72, S.matte('#ff4020', 0.8, 0.002, 40), parent=hat), (0.004, 0, 0))

# The rabbit, a stencil where the hat stands: it is only seen as a shadow.
def stencil(points):
    ob = S.mesh('Rabbit', [(HAT.x + u, HAT.y, v) for u, v in points], [tuple(range(len(points)))], S.matte('#000000', bump=0))
    S.shadow_only(ob)
def oval(u, v, a, b, turn=0.0, n=64, sharp=1.0):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ps = [(a * math.cos(i * 2 * math.pi / n), b * math.copysign(abs(math.sin(i * 2 * math.pi / n)) ** sharp, math.sin(i * 2 * math.pi / n))) for i in range(n)]
    return [(u + x * c - y * s, v + x * s + y * c) for x, y in ps]
def bar(a, b, w):
    a, b = Vector(a), Vector(b)
    n = (b - a).normalized().orthogonal() * w / 2
    return [tuple(a + n), tuple(a - n), tuple(b - n), tuple(b + n)]
stencil([(-1.62, 0), (1.62, 0), (1.5, 0.7), (1.12, 2.1), (0.6, 2.8), (-0.6, 2.8), (-1.12, 2.1), (-1.5, 0.7)])
stencil(oval(0, 3.20, 1.06, 0.92)); stencil(oval(0, 2.92, 1.20, 0.62))
stencil(oval(-0.50, 5.05, 0.40, 1.55, 9)); stencil(oval(0.52, 5.05, 0.40, 1.55, -11))
stencil(bar((0.8, 1.9), (1.85, 2.75), 0.55)); stencil(oval(1.86, 2.78, 0.33, 0.33))
stencil(bar((1.72, 2.35), (2.32, 4.3), 0.13))
stencil([(2.40 + (0.62 if i % 2 == 0 else 0.26) * math.sin(i * math.pi / 5 - 0.2), 4.62 + (0.62 if i % 2 == 0 else 0.26) * math.cos(i * math.pi / 5 - 0.2)) for i in range(10)])

# The sun comes in by the door; a gap between its slats is a line of light.
def shutter(y0, y1, z0, z1):
    ob = S.mesh('Shutter', [(DOOR, y0, z0), (DOOR, y1, z0), (DOOR, y1, z1), (DOOR, y0, z1)], [(0, 1, 2, 3)], S.matte('#000000', bump=0))
    S.shadow_only(ob)
left, right, top = -10.0, -29.5, 20.0 if upright else 14.2          # what the open door lets through, and how far it is rolled up
shutter(right - 90, right, -9, 60); shutter(left, 40, -9, 60)
for i in range(12): shutter(right, left, top + i * 0.9, top + i * 0.9 + (0.78 if i < 11 else 40))

S.sun(SUN, 4.5, 0.6, '#ffe6b8')
S.area((2, -14, 15), (0, 0, 2), (22, 8), 2100, '#fff3df')
S.area((12, -9, 6), (2, -2, 1), (4, 8), 500, '#ffd9ee')
look = dict(vignette=0.0, grain=0.008, white='#e5dbb6')  # the sunny wall is #ffd52e
if upright:
    S.camera((3.6, -35.5, 4.7), (3.6, 0, 4.7), 60, 8, tuple(HAT), shift=(0, 0.2))
    S.shoot('junk-wizard-garage-upright', 800, 1600, 40, **look)
else:
    S.camera((0, -24, 3.05), (0, 0, 3.05), 54, 8, tuple(HAT))
    S.shoot('junk-wizard-garage', 1600, 910, 40, **look)
