"""HMW: a door built as the mark is, with a copper plate and the boss of a knocker, in the sun. `--upright` for phones: the folded mark.

Seen from the front without perspective, so that the page can hang the knocker's ring and let the shade of a window wander over it.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import bpy
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.25, world='#bcd0d4', world_strength=0.35)
upright = S.option('upright', False)
ring = S.option('ring', False)              # the knocker's ring alone, to be cut out
WIDTH, HEIGHT = (920, 1950) if upright else (1600, 912)
UNIT = 0.1                                   # one unit of the mark
STROKE = 9.9 * UNIT
# Where the strokes run, in units of the mark, and the point in the middle of the picture.
if upright:
    lines = [[(18, 0), (18, 41)], [(18, 20.5), (54, 20.5)], [(54, 0), (54, 82)], [(54, 41), (27, 64.5), (0, 41), (0, 82), (18, 123), (36, 97.5), (54, 123), (72, 82)]]
    middle, across, plate_at, boss_at, plate_w, plate_h = (36, 62), 90.0, (36, 20.5), (27, 61.5), 49, 11.6
else:
    lines = [[(9, 9), (9, 81)], [(9, 45), (45, 45)], [(45, 9), (45, 81)], [(45, 81), (45, 9), (72, 50.4), (99, 9), (99, 81)], [(99, 9), (117, 81), (135, 36), (153, 81), (171, 9)]]
    middle, across, plate_at, boss_at, plate_w, plate_h = (90, 44.7), 214.0, (27, 45), (72, 46.0), 49, 11.6
down = across * HEIGHT / WIDTH
def at(p): return ((p[0] - middle[0]) * UNIT, (middle[1] - p[1]) * UNIT)

paint = S.plastic('#11422f', 0.30, 0.5, 0.0005, 9, 0.05, 0.35)
boards = S.plastic('#061f17', 0.40, 0.45, 0.0007, 7, 0.08, 0.2)
COPPER = '#d07a44'
BRASS = '#e6a154'                            # the plate, polished: copper that catches the sun

# Boards behind, with a groove between each two.
step = 9 * UNIT
n = int(across * UNIT / step / 2) + 2
for i in range(-n, n + 1):
    b = S.slab(step - 0.012, down * UNIT + 1, 0.2, 0.0, 0.075, boards, segments=4)
    b.location = (i * step + (step / 2 if not upright else 0), 0, -0.2)

# The strokes: one solid for each, mitred by a union of their outlines.
def outline(points):
    """Both sides of a line with mitres, as in SVG."""
    def side(sign):
        out = []
        for i, p in enumerate(points):
            p = Vector(at(p))
            dirs = []
            if i > 0: dirs.append((p - Vector(at(points[i - 1]))).normalized())
            if i < len(points) - 1: dirs.append((Vector(at(points[i + 1])) - p).normalized())
            normals = [Vector((-d.y, d.x)) * sign for d in dirs]
            if len(normals) == 1: out.append(p + normals[0] * STROKE / 2)
            else:
                m = (normals[0] + normals[1]).normalized()
                out.append(p + m * STROKE / 2 / max(0.15, m.dot(normals[0])))
        return out
    return [tuple(v) for v in side(-1) + side(1)[::-1]]
RELIEF = 0.5
for i, points in enumerate(lines):
    ob = S.extrude(outline(points), RELIEF + 0.004 * i, 0.09, 5, paint)
    ob.location.z = -0.02

# The plate is the bar of the H, with its words in strokes like those of the mark.
words = S.artwork('hmw-plate.html', 'hmw-plate.png', 880, 208, 3)
lift = RELIEF
x, y = at(plate_at)
back = S.slab(plate_w * UNIT, plate_h * UNIT, 0.10, 0.03, 0.025, S.metal(BRASS, 0.24), segments=4)
back.location = (x, y, lift)
face = S.extrude([(sx * (plate_w * UNIT / 2 - 0.05), sy * (plate_h * UNIT / 2 - 0.05)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 0.001, 0, 1,
                 P.engraved(S.metal(BRASS, 0.30, 0.5, (1, 60, 1), 0.05), words, -0.008))
face.location = (x, y, lift + 0.1)
# the engraving is filled with dark enamel
nt = face.data.materials[0].node_tree
p = nt.nodes['Principled BSDF']
f = S.image_node(nt, words, 'Non-Color')
for name, value in (('Base Color', S.lin('#0b2419')), ('Metallic', 0.0)):
    mix = nt.nodes.new('ShaderNodeMixRGB')
    one = p.inputs[name].default_value
    mix.inputs[1].default_value = one if name == 'Base Color' else (one,) * 3 + (1,)
    mix.inputs[2].default_value = value if name == 'Base Color' else (value,) * 3 + (1,)
    nt.links.new(f.outputs[0], mix.inputs[0]); nt.links.new(mix.outputs[0], p.inputs[name])
def dome(r, h, z, where, mat):
    ob = S.lathe([(0.0001, h)] + [(r * math.sin(a * math.pi / 16), h * math.cos(a * math.pi / 16)) for a in range(1, 9)], 48, mat)
    S.place(ob, (*where, z)); return ob
copper = S.metal(COPPER, 0.22)
for sx in (-1, 1):
    dome(0.11, 0.06, lift + 0.1, (x + sx * (plate_w * UNIT / 2 - 0.24), y), copper)
# pegs in the joints
for q in ([(18, 5), (54, 5), (0, 46), (54, 76), (0, 77), (72, 86)] if upright else [(9, 14), (9, 76), (45, 76), (99, 76), (99, 17), (169.4, 15)]):
    dome(0.2, 0.11, lift, at(q), copper)
# the knocker's boss; its ring is part of the page
bx, by = at(boss_at)
base = S.lathe(S.fillet([(0.0001, 0.16), (0.30, 0.16), (0.52, 0.10), (0.56, 0)], 0.04), 96, copper)
S.place(base, (bx, by, lift))
dome(0.3, 0.26, lift + 0.14, (bx, by), copper)

# light
d = Vector((0.66, -0.60, -0.50))
S.sun(d, 7.6, 0.7, '#ffd9a6')
S.area((-9, 9, 9), (0, 0, 0), (9, 6), 700, '#fff0dc')
S.area((8, -2, 8), (0, 0, 0), (5, 9), 260, '#cfe0e6')
S.area((0, 0, 14), (0, 0, 0), (20, 3), 160, '#ffffff')
cam = S.camera((0, 0, 30), (0, 0, 0), 50, None)
cam.data.type = 'ORTHO'
if ring:
    RADIUS, TUBE = 1.15, 0.19
    turns = [2 * math.pi * i / 96 for i in range(96)]
    hoop = S.tube([(RADIUS * math.cos(a), RADIUS * math.sin(a), 0) for a in turns], TUBE, copper, closed=True, resolution=8)
    S.place(hoop, (bx, by - RADIUS, lift + 0.35))
    ball = dome(0.34, 0.34, lift + 0.35, (bx, by - 2 * RADIUS), copper)
    cam.location = (bx, by - 1.25, 30)
    cam.data.ortho_scale = 3.0
    S.shoot('hmw-ring', 480, 480, 32, vignette=0.0, grain=0)
else:
    cam.data.ortho_scale = max(across, down) * UNIT
    S.shoot('hmw-door-upright' if upright else 'hmw-door', WIDTH, HEIGHT, 32, vignette=0.0)
