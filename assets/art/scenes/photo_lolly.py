"""A two-coloured ice lolly in hard light on maple red: an advertising photograph (4:5)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S
from mathutils import Vector, noise

S.begin(look='High Contrast', exposure=0.35, world='#f3d8dc', world_strength=0.20)
S.ground('#c71722', mat=S.matte('#b50d1b', 0.85, 0.0015, 60, 0.2, 0.015))


def ice():
    """Frozen mango over frozen rose milk, bitten at the top; frost where it is still dry."""
    m, nt, p = S._mat('Ice')
    tc = nt.nodes.new('ShaderNodeTexCoord'); sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Object'], sep.inputs[0])
    edge = S._noise(nt, 1.8, 3, 0.6)
    add = nt.nodes.new('ShaderNodeMath'); add.operation = 'ADD'
    nt.links.new(sep.outputs[1], add.inputs[0]); nt.links.new(S._range(nt, edge.outputs[0], -0.13, 0.13), add.inputs[1])
    ramp = nt.nodes.new('ShaderNodeValToRGB'); e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.40, S.lin('#f0586a'); e[1].position, e[1].color = 0.47, S.lin('#ee6c04')
    x = e.new(0.435); x.color = S.lin('#f07a4a')
    nt.links.new(S._range(nt, add.outputs[0], 0, 1, -1.0, 1.0), ramp.inputs[0])
    frost = S._noise(nt, 3.0, 4, 0.65)
    mix = nt.nodes.new('ShaderNodeMixRGB'); mix.inputs[2].default_value = S.lin('#fff3ea')
    nt.links.new(S._range(nt, frost.outputs[0], 0.0, 0.20, 0.54, 0.74), mix.inputs[0]); nt.links.new(ramp.outputs[0], mix.inputs[1])
    nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    nt.links.new(S._range(nt, frost.outputs[0], 0.12, 0.62, 0.46, 0.60), p.inputs['Roughness'])
    fine = S._noise(nt, 60, 2)
    nt.links.new(S._bump(nt, fine.outputs[0], 0.003, 0.7, S._bump(nt, frost.outputs[0], 0.02, 0.5)), p.inputs['Normal'])
    p.inputs['Subsurface'].default_value = 0.25
    p.inputs['Subsurface Radius'].default_value = (0.12, 0.06, 0.04)
    nt.links.new(mix.outputs[0], p.inputs['Subsurface Color'])
    p.inputs['Specular'].default_value = 0.6
    return m

L = S.empty((0.10, 0.28, 0.02), (0, 0, -24))
W, H, T = 1.15, 2.15, 0.46
def outline(a):
    """Point of the uneaten edge at angle `a`: a superellipse, flatter at the stick."""
    c, s = math.cos(a), math.sin(a)
    n = 3.2 if s > 0 else 6.0
    e = (abs(c) ** n + abs(s) ** n) ** (-1 / n)
    return e * c * W / 2, e * s * H / 2
def bitten(x, y):
    x, y = x - 0.46, y - 0.98
    return math.hypot(x, y) < 0.40 + 0.022 * math.sin(math.atan2(y, x) * 9) + 0.02 * noise.noise(Vector((x * 6, y * 6, 1)))
reach = {}
def left_over(a):
    """How far (0..1) the lolly still reaches at angle `a`."""
    if a not in reach:
        x, y = outline(a)
        reach[a] = next((k / 200 for k in range(1, 201) if bitten(x * k / 200, y * k / 200)), 1.0)
    return reach[a]
def body(u, v, top):
    """Half a lolly as a height field: round shoulders, three grooves, a bite out of one corner."""
    a = u * 2 * math.pi
    r = v * left_over(a)
    x, y = outline(a); x, y = x * r, y * r
    z = T / 2 * (1 - r ** 5) ** 0.5
    groove = sum(math.exp(-((x - g) / 0.055) ** 2) for g in (-0.30, 0, 0.30)) * (1 if -0.86 < y < 0.80 else max(0, 1 - (abs(y + 0.03) - 0.83) / 0.1))
    z -= 0.055 * groove * (1 - r ** 8)
    z += 0.006 * noise.noise(Vector((x * 5, y * 5, 3)))
    if left_over(a) < 1: z *= math.sqrt(max(0, 1 - max(0, (v - 0.93) / 0.07) ** 3))      # the bite's wall
    return x, y, (z if top else -z)
m = ice()
for top in (True, False):
    S.grid(320, 90, lambda u, v: body(u, max(1e-4, v), top), 'Lolly', m, L)
L.location.z = T / 2 + 0.02
wood = S.matte('#e2c190', 0.7, 0.004, 14, 0.25, 0.06)
S.place(S.slab(0.30, 1.5, 0.075, 0.148, 0.02, wood, parent=L, corner=14), (0, -1.45, -0.037))

# melt: a pool, and drops that have run off
wet = S.plastic('#ee7206', 0.05, 0.5, 0, 1, 0.02)
def drop(x, y, r, flat=0.34):
    o = S.lathe([(r * math.cos(a) + 1e-5, r * flat * math.sin(a)) for a in [i * math.pi / 24 for i in range(13)]], 40, wet, 'Drop', None, 80)
    return S.place(o, (x, y, 0.0), (0, 0, random.uniform(0, 90)), (1, random.uniform(.8, 1.1), 1))
random.seed(5)
for x, y, r in ((1.02, 1.32, .17), (1.20, 1.05, .07), (0.86, 1.62, .05), (-0.78, 0.78, .10), (-0.92, 0.46, .05), (1.12, -0.18, .06), (1.30, 0.60, .045), (-1.02, 1.05, .035)):
    drop(x, y, r)

S.sun(Vector((0.70, -0.46, -0.56)), 9.0, 0.5, '#fff0dc')
S.area((-5, 4, 5), (0, 0, 0), (2, 2), 160, '#fff1ee')
S.area((3.5, 3.5, 3.0), (0, 0.4, 0.2), (1.0, 3.0), 110, '#ffffff')
S.camera((0.0, -2.2, 9.6), (0.0, 0.05, 0.05), 80, 9, (0, 0.2, 0.4))
FRAMES = [
    ((0.3, -2.0, 9.0), (0.05, 0.02, 0.1), 84, 9, (0, 0.2, 0.4), 1.16),
    ((1.6, -1.2, 4.6), (0.42, 0.86, 0.25), 80, 5.6, (0.3, 0.8, 0.4)),
    ((-2.8, -3.6, 2.6), (0.0, 0.20, 0.15), 70, 5.6, (-0.1, 0.0, 0.4)),
]
if not S.frames('photo-lolly', FRAMES, samples=22):
    S.shoot('photo-lolly', 1280, 1600, samples=24)
