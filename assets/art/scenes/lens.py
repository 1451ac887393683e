"""A fast prime lens with the agency's name engraved, on maple red, a sewn star under it: photography and videography (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import bpy
import studio as S, cloth as C

S.begin(look='Medium High Contrast', exposure=0.2, world='#f2e6e6', world_strength=0.14)
S.sweep('#a3201a', mat=S.matte('#a00c18', 0.82, 0.0008, 120, 0.22, 0.015))

FONT = os.path.join(S.ART, '../../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2')

black = S.plastic('#131316', 0.42, 0.45, 0.0010, 130, 0.06)
satin = S.metal('#1a1a1e', 0.38, smudge=0.05)
rubber = S.matte('#0e0e10', 0.72, 0.0016, 120, 0.35, 0.02)
inner = S.matte('#050506', 0.6, 0.001, 60, 0.25, 0)
gold = S.metal('#e2a23a', 0.24)


def knurled(r, z0, z1, n, depth, parent, mat=rubber, duty=0.55):
    """Focus ring: n ribs around, rounded at both ends."""
    steps = n * 8
    def fn(u, v):
        a = u * 2 * math.pi
        w = 0.5 + 0.5 * math.cos(a * n)
        rib = 1 / (1 + math.exp(-(w - (1 - duty)) * 14))
        e = min(1, min(v, 1 - v) / 0.07); e = math.sqrt(max(0, 1 - (1 - e) ** 2))
        rr = r + depth * (rib * e)
        return rr * math.cos(a), rr * math.sin(a), z0 + (z1 - z0) * v
    return S.grid(steps, 26, fn, 'Knurl', mat, parent)


def lens(parent):
    """Optical axis along +Z; mount at z = 0, front at about 1.05."""
    barrel = S.fillet([(0.001, 0), (0.29, 0), (0.30, 0.03), (0.30, 0.05), (0.335, 0.06), (0.335, 0.17), (0.330, 0.175), (0.330, 0.185), (0.345, 0.19),
                       (0.345, 0.30), (0.338, 0.305), (0.338, 0.66), (0.352, 0.67), (0.352, 0.76), (0.346, 0.765), (0.346, 0.775), (0.362, 0.80),
                       (0.385, 0.86), (0.392, 1.03), (0.385, 1.05), (0.362, 1.05), (0.357, 1.04), (0.357, 1.00)], 0.007, 3)
    S.lathe(barrel, 160, black, 'Barrel', parent)
    # filter thread, then stepped baffles down to the glass
    th = [(0.357, 1.00)]
    z = 1.00
    for i in range(9):
        th += [(0.352, z - 0.004), (0.357, z - 0.008)]; z -= 0.008
    th += [(0.345, z - 0.01), (0.345, 0.90), (0.322, 0.895), (0.312, 0.870), (0.300, 0.868), (0.292, 0.84), (0.288, 0.70), (0.20, 0.60), (0.20, 0.52)]
    S.lathe(th, 160, satin, 'Thread', parent)
    S.lathe([(0.322, 0.8955), (0.3145, 0.876)], 160, S.plastic('#08080a', 0.3, 0.5, 0), 'Name', parent)
    S.lathe([(0.3525, 0.700), (0.3535, 0.703), (0.3535, 0.716), (0.3525, 0.719)], 160, gold, 'Line', parent)
    S.lathe(S.fillet([(0.3465, 0.19), (0.349, 0.193), (0.349, 0.205), (0.3465, 0.208)], 0.001), 160, S.metal('#b12a20', 0.3), 'Red line', parent)
    knurled(0.338, 0.335, 0.640, 84, 0.017, parent)
    knurled(0.344, 0.215, 0.290, 60, 0.010, parent, black, 0.5)
    # engraved scales, as raised paint
    paint = S.matte('#efe9dc', 0.6, 0, 1, 0.3, 0); pg = S.matte('#f5a623', 0.6, 0, 1, 0.3, 0)
    def text(body, size, mat, depth):
        cu = bpy.data.curves.new('Engraving', 'FONT')
        cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude = body, size, 'CENTER', 'CENTER', depth
        cu.font = bpy.data.fonts.load(FONT, check_existing=True)
        cu.materials.append(mat)
        return S.link(bpy.data.objects.new('Engraving', cu), parent)
    def mark(body, ang, zz, r, size, mat):
        a = math.radians(ang)
        ob = text(body, size, mat, 0.0006)
        ob.location = ((r + 0.0005) * math.cos(a), (r + 0.0005) * math.sin(a), zz)
        ob.rotation_euler = (math.radians(90), 0, a + math.radians(90))
    for i, t in enumerate(('0.45', '0.6', '0.8', '1', '1.5', '3', '∞')):
        mark(t, -150 + i * 17, 0.735, 0.3522, 0.042, paint if i % 2 == 0 else pg)
    for i in range(40):
        mark('|', -160 + i * 3.2, 0.683, 0.3522, 0.018 if i % 5 else 0.026, paint)
    for i, t in enumerate(('16', '11', '8', '5.6', '4', '2.8', '2', '1.4')):
        mark(t, -150 + i * 11, 0.246 - 0.115, 0.3352, 0.040, paint)
    # name ring around the glass, read from below
    n, rim = 180, ((0.3200, 0.8953), (0.3448, 0.9004))
    points = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z) for i in range(n) for r, z in rim]
    S.mesh('Name', points, [(2 * i, 2 * i + 1, (2 * i + 3) % (2 * n), (2 * i + 2) % (2 * n)) for i in range(n)],
           S.plastic('#09090b', 0.34, 0.4, 0.0004, 140, image=S.artwork('lens-ring.html', 'lens-ring.png', 1400, 1400, 1.6)),
           [(x / 0.7 + 0.5, y / 0.7 + 0.5) for x, y, z in points], True, parent)
    # glass
    def element(r, z, bulge_f, bulge_b, thick, coat):
        pts = []
        for i in range(25): t = i / 24; pts.append((r * t + 0.0001, z + bulge_f * (1 - t * t)))
        for i in range(25): t = 1 - i / 24; pts.append((r * t + 0.0001, z - thick - bulge_b * (1 - t * t)))
        o = S.lathe(pts, 128, coated(coat), 'Element', parent, 60)
        return o
    def coated(c):
        m, nt, p = S._mat('Coated glass'); nt.nodes.remove(p)
        g = nt.nodes.new('ShaderNodeBsdfTransparent'); g.inputs[0].default_value = (0.97, 0.97, 0.98, 1)
        s = nt.nodes.new('ShaderNodeBsdfGlossy'); s.inputs['Roughness'].default_value = 0.015
        s.inputs[0].default_value = S.lin(c)
        f = nt.nodes.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.38
        mp = S._range(nt, f.outputs[0], 0.22, 0.95, 0.0, 1.0)
        mix = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(mp, mix.inputs[0]); nt.links.new(g.outputs[0], mix.inputs[1]); nt.links.new(s.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
        return m
    element(0.290, 0.80, 0.095, 0.0, 0.02, '#b58cff')
    element(0.262, 0.735, -0.055, 0.0, 0.02, '#5fe0b4')
    element(0.235, 0.66, 0.05, 0.0, 0.02, '#ff8a4a')
    # iris: blades closing to a polygon
    blade = S.metal('#77747a', 0.32)
    hole = 0.085
    for i in range(9):
        a = 2 * math.pi * i / 9
        pts = []
        for k in range(13):
            b = a + (k / 12 - 0.5) * 1.25
            pts.append((0.215 * math.cos(b), 0.215 * math.sin(b)))
        for k in range(13):
            b = a + (0.5 - k / 12) * 1.25 + 0.55
            rr = hole + 0.012 * abs(k - 6) / 6
            pts.append((rr * math.cos(b), rr * math.sin(b)))
        o = S.extrude(pts, 0.002, 0, 1, blade, 'Blade', parent); S.place(o, (0, 0, 0.565 + 0.0006 * i), (0, 3.0 * math.cos(a), 0))
    S.lathe([(0.24, 0.54), (0.0001, 0.30)], 64, inner, 'Deep', parent)
    S.lathe([(0.21, 0.10), (0.21, 0.50)], 64, inner, 'Tube', parent)


plinth = S.place(S.lathe(S.fillet([(0.0001, 0.34), (1.15, 0.34), (1.15, 0), (0.0001, 0)], 0.02), 160, S.matte('#b00e1b', 0.75, 0.0016, 50, 0.25, 0.02)), (0, 0.1, 0))
# lies on its barrel, looking at us
lens(S.empty((0.30, 0.42, 0.40 + 0.392), (90, 0, -33)))

cap = S.lathe(S.fillet([(0.0001, 0.05), (0.30, 0.05), (0.30, 0.062), (0.355, 0.062), (0.372, 0.05), (0.372, 0.0), (0.0001, 0.0)], 0.006), 128, black)
S.place(cap, (0.74, -0.40, 0.34), (0, 0, 0))
# a sewn star lies over the plinth's edge
b = S.empty((-0.64, -0.20, 0.335), (0, 0, 24))
def drape(x, y, z):
    import numpy as np
    r = np.hypot(x * math.cos(math.radians(24)) - y * math.sin(math.radians(24)) - 0.64, x * math.sin(math.radians(24)) + y * math.cos(math.radians(24)) - 0.30)
    over = np.maximum(r - 1.13, 0)
    return x, y, z - np.minimum(over * over * 3.2, 0.20 + over * 0.55)
C.quilt(S.artwork('patch.html?star k1', 'patch-star-k1.png', 600, 600, 2), 1.62, cells=460, parent=b, dark_thread='#b00c1a', thick=0.02, loft=0.022, pucker=0.009, echo=0.030, stitch=(0.024, 0.017), gauge=0.0038, shape=drape)

S.area((-4.0, -1.2, 5.2), (0, 0, 0.6), (1.4, 3.4), 620, '#fff1e0')
S.area((4.2, 0.8, 3.4), (0, 0, 0.6), (1.0, 3.6), 330, '#ffd9a8')
S.area((-3.4, -5.4, 3.6), (0, 0, 0.7), (1.5, 2.2), 230, '#ffffff')
S.area((0.9, -6.0, 0.9), (0, 0, 0.7), (0.5, 2.4), 60, '#ffe2c0')
S.area((0.4, -3.0, 5.5), (0, 0, 0.7), (4.0, 0.5), 120, '#ffffff')
S.area((0, 5, 6), (0, 6, 2), (6, 2), 180, '#ff9c7a')
S.camera((-1.55, -5.0, 1.95), (0.02, 0.02, 0.66), 90, 11, (-0.18, -0.30, 0.75))
S.shoot('lens', samples=30, vignette=0.16)
