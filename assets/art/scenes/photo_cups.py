"""Three glazed cups on steps of pale blue: a product photograph (4:3)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.38, world='#cfdcea', world_strength=0.26)
S.sweep('#a9d3ec', mat=S.matte('#9fcbe6', 0.88, 0.0008, 120, 0.2, 0.012))
step = S.matte('#b4d8ee', 0.8, 0.003, 30, 0.25, 0.02)
S.place(S.slab(2.3, 1.7, 0.42, 0, 0.02, step), (0.55, 0.55, 0), (0, 0, -8))
S.place(S.slab(1.2, 1.2, 0.95, 0, 0.02, step), (1.05, 0.98, 0), (0, 0, -8))


def glaze(colour, deep, clay='#b98765'):
    """Stoneware dipped in glaze: bare clay at the foot, deeper where it pools, speckled with iron."""
    m, nt, p = S._mat('Glaze')
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sep.inputs[0])
    wave = S._noise(nt, 2.2, 2, 0.5)
    line = nt.nodes.new('ShaderNodeMath'); line.operation = 'ADD'
    nt.links.new(sep.outputs[2], line.inputs[0]); nt.links.new(S._range(nt, wave.outputs[0], -0.10, 0.10), line.inputs[1])
    dipped = S._range(nt, line.outputs[0], 0, 1, 0.150, 0.163)
    pool = S._range(nt, line.outputs[0], 0, 1, 0.16, 0.42)
    ramp = nt.nodes.new('ShaderNodeMixRGB'); ramp.inputs[1].default_value = S.lin(deep); ramp.inputs[2].default_value = S.lin(colour)
    nt.links.new(pool, ramp.inputs[0])
    speck = S._noise(nt, 46, 2, 0.55)
    dots = nt.nodes.new('ShaderNodeMixRGB'); dots.inputs[2].default_value = S.lin('#3a1c12')
    nt.links.new(S._range(nt, speck.outputs[0], 0, 0.75, 0.66, 0.71), dots.inputs[0]); nt.links.new(ramp.outputs[0], dots.inputs[1])
    both = nt.nodes.new('ShaderNodeMixRGB'); both.inputs[1].default_value = S.lin(clay)
    nt.links.new(dipped, both.inputs[0]); nt.links.new(dots.outputs[0], both.inputs[2])
    nt.links.new(both.outputs[0], p.inputs['Base Color'])
    nt.links.new(S._range(nt, dipped, 0.85, 0.16, 0, 1), p.inputs['Roughness'])
    grain = S._noise(nt, 90, 2); slow = S._noise(nt, 5, 2)
    nt.links.new(S._bump(nt, dipped, 0.006, 0.6, S._bump(nt, grain.outputs[0], 0.0012, 0.6, S._bump(nt, slow.outputs[0], 0.010, 0.6))), p.inputs['Normal'])
    p.inputs['Specular'].default_value = 0.55
    return m


def cup(m, r=0.40, h=0.86, belly=0.05, seed=1):
    """Thrown cup with the faint rings of the potter's fingers, foot on z = 0."""
    outer = []
    for i in range(41):
        t = i / 40
        rr = r * (0.74 + 0.26 * min(1, t * 3.2) ** 0.5) + belly * math.sin(math.pi * t) + 0.004 * math.sin(t * 42 + seed) * (1 - t)
        outer.append((rr, 0.03 + t * (h - 0.03)))
    foot = [(0.0001, 0.03), (r * 0.52, 0.03), (r * 0.55, 0.0), (r * 0.66, 0.0), (r * 0.70, 0.028)]
    lip = [(outer[-1][0] - 0.010, h + 0.014), (outer[-1][0] - 0.026, h + 0.010)]
    inner = [(x - 0.040, z + 0.03) for x, z in outer[::-1] if z + 0.03 < h and x > 0.05]
    ob = S.lathe(foot + outer + lip + inner + [(r * 0.5, 0.085), (0.0001, 0.08)], 128, m, 'Cup', None, 60)
    # nothing thrown by hand is quite round
    for v in ob.data.vertices:
        a = math.atan2(v.co.y, v.co.x); k = 1 + 0.006 * math.sin(2 * a + seed) * v.co.z
        v.co.x *= k; v.co.y *= k
    return ob

S.place(cup(glaze('#b8141f', '#7d0812'), 0.42, 0.92, 0.05, 1), (-0.62, -0.30, 0), (0, 0, 20))
S.place(cup(glaze('#0d174c', '#060b26'), 0.38, 0.74, 0.07, 4), (0.22, 0.22, 0.42), (0, 0, 80))
S.place(cup(glaze('#f3a2ae', '#d86f7e'), 0.40, 1.02, 0.03, 7), (1.02, 0.86, 0.95), (0, 0, 140))
d = Vector((0.74, 0.40, -0.62))
S.sun(d, 6.5, 1.0, '#ffe9cc')
S.area((-6, -3, 5), (0, 0, 0.6), (3, 3), 420, '#ffffff')
S.area((4.5, -1.5, 2.5), (0.5, 0.3, 0.6), (1.2, 3.5), 120, '#eaf2fb')
S.camera((-0.9, -7.6, 3.1), (0.26, 0.2, 0.86), 75, 5.6, (-0.4, -0.4, 0.7))
FRAMES = [
    ((-2.6, -5.2, 1.15), (-0.30, -0.1, 0.62), 85, 4.0, (-0.7, -0.5, 0.6)),
    ((3.6, -5.6, 2.6), (0.80, 0.6, 1.18), 95, 4.0, (0.9, 0.6, 1.4)),
    ((0.2, -3.6, 6.6), (0.22, 0.22, 0.5), 70, 5.6, (0.2, 0.2, 1.0)),
]
if not S.frames('photo-cups', FRAMES, samples=22):
    S.shoot('photo-cups', 1600, 1200, samples=22)
