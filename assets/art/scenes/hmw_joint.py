"""HMW: the leg that the H lends to the M, in copper red timber, with the dovetails of both let into it, on a pale bench.

The right half is left empty for the words of the page.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import bpy
import studio as S, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.3, world='#cfd6d6', world_strength=0.30)
UNIT = 0.1                                   # one unit of the folded mark
HALF = 4.95                                  # half a stroke
THICK = 0.62
COPPER = '#d07a44'
rnd = random.Random(5)

def at(p): return (p[0] * UNIT, -p[1] * UNIT)

def timber(points, along, mat, z=0.0, thick=THICK, bevel=0.035, shift=0.0):
    """A board with this outline, in units of the mark; its grain runs along a direction."""
    a = math.atan2(-along[1], along[0])
    c, s = math.cos(-a), math.sin(-a)
    local = [(x * c - y * s, x * s + y * c + shift) for x, y in map(at, points)]
    if sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(local, local[1:] + local[:1])) < 0: local.reverse()
    ob = S.extrude(local, thick, bevel, 3, mat)
    ob.rotation_euler[2] = a
    ob.location = (math.sin(a) * shift, -math.cos(a) * shift, z)
    return ob

green = P.wood('#194f3a', '#08251a', 0.42, (1, 16, 16), 1.7)
red = P.wood('#bd6732', '#7d3b15', 0.42, (1, 16, 16), 1.5)
bench = P.wood('#e2d0a8', '#c9b183', 0.62, (0.5, 9, 9), 0.9)

# the bench
b = S.slab(40, 30, 0.6, 0.0, 0.0, bench); b.location = (6, -3, -0.62)

# the strokes
H = HALF
slope = 23.5 / 27
tall = H / math.cos(math.atan(slope))
def diagonal(x): return 41 + (54 - x) * slope
face = 54 - H
timber([(18 - H, -0.4), (18 + H, -0.4), (18 + H, 41), (18 - H, 41)], (0, 1), green)
timber([(18 + H + 0.03, 20.5 - H), (face - 0.03, 20.5 - H), (face - 0.03, 20.5 + H), (18 + H + 0.03, 20.5 + H)], (1, 0), green, shift=0.7)
timber([(face, 0), (54 + H, 0), (54 + H, 90), (face, 90)], (0, 1), red, shift=0.3)
timber([(face - 0.03, diagonal(face) - tall), (27, diagonal(27) - tall), (27, diagonal(27) + tall), (face - 0.03, diagonal(face) + tall)], (-1, slope), green, shift=1.3)
timber([(27, diagonal(27) - tall), (H, diagonal(49.05) - tall), (H, diagonal(49.05) + tall), (27, diagonal(27) + tall)], (1, slope), green, shift=2.1)
timber([(-H, 41 - tall - H * slope), (H, diagonal(49.05) - tall), (H, 95), (-H, 95)], (0, 1), green, shift=0.4)

# the dovetails, let into the leg
def tail(y0, neck, y1, wide, along, shift):
    timber([(face - 0.6, y0 - neck), (57.7, y1 - wide), (57.7, y1 + wide), (face - 0.6, y0 + neck)], along, green, z=0.012, bevel=0.02, shift=shift)
tail(20.5, 2.9, 20.5, 4.5, (1, 0), 0.7)
tail(diagonal(face), 3.8, diagonal(57.7), 6.0, (-1, slope), 1.3)

# copper pegs
copper = S.metal(COPPER, 0.22)
def peg(p, r=0.15):
    ob = S.lathe(S.fillet([(0.0001, 0.06), (r, 0.05), (r, -0.1)], 0.02, 5), 64, copper)
    S.place(ob, (*at(p), THICK + 0.01)); return ob
for p in ((53.6, 20.5), (53.2, diagonal(53.2)), (18, 20.5), (27, 64.5)): peg(p)
# the chisel that cut the tails, below the words
chisel = P.chisel(P.wood('#a85d2c', '#6d3413', 0.35), copper, S.metal('#dfe2e5', 0.26, smudge=0.02))
S.place(chisel, (10.9, -4.75, 0), (0, 2.3, 197), (1.85, 1.85, 1.85))

# shavings, as corkscrews
def shaving(where, turns, r, width, length, mat, turn, seed):
    rnd = random.Random(seed)
    bend = rnd.uniform(-0.5, 0.5)
    def fn(u, v):
        a = turns * 2 * math.pi * u + 1.2
        rr = r * (0.75 + 0.5 * u) * (1 + 0.03 * math.sin(9 * u))
        y = (v - 0.5) * width + (u - 0.5) * length
        return (rr * math.cos(a) + bend * y * y, y, max(0.01, rr * 0.98 + rr * math.sin(a)))
    ob = S.solidify(S.grid(160, 4, fn, 'Shaving', mat), 0.005)
    S.place(ob, (*at(where), 0.01), (0, 0, turn)); return ob
thin = P.wood('#e39a60', '#b8683a', 0.5, (1, 10, 10), 2.5)
pale = P.wood('#ecdcb6', '#cdb285', 0.5, (1, 10, 10), 2.5)
shaving((35, 34.5), 3.2, 0.17, 0.34, 1.05, thin, 62, 1)
shaving((64.5, 5.5), 2.6, 0.15, 0.36, 0.8, thin, -38, 2)
shaving((66.5, 44), 2.4, 0.14, 0.3, 0.7, pale, 40, 3)
shaving((6, 12), 2.8, 0.15, 0.34, 0.85, pale, 24, 4)

d = Vector((0.80, -0.52, -0.62))
S.sun(d, 7.6, 0.7, '#ffdcae')
S.gobo((3.0, -2.0, 0), d, [(-30, -1.9, 30, 0.1), (-30, 0.75, 30, 30), (-30, -30, 30, -2.6)], distance=13)
S.area((-8, 5, 8), (3, -2, 0), (7, 7), 420, '#e8ecf0')
S.area((9, -12, 9), (6, -3, 0), (8, 4), 300, '#fff1dd')
target = Vector((6.3, -3.1, 0.2))
tilt = math.radians(24)
away = 11.2 * 70 / 36
S.camera(target + away * Vector((0, -math.sin(tilt), math.cos(tilt))), target, 70, 2.4, (5.4, -3.0, THICK))
S.shoot('hmw-joint', 1600, 912, 32, vignette=0.0)
