"""Things that tell a trade, for the clients' pictures and Our Work: prints, packaging, food, tools, small models.

Sizes are Blender units (ten centimetres).  Everything stands or lies on z = 0 around its own origin
unless it says otherwise; place the returned object with `studio.place`.
"""
import math, os, random
import studio as S
from mathutils import Vector, noise


# ------------------------------------------------------------------ print

def prints(html, width, height, pieces, scale=2):
    """Photographs a sheet of prints and cuts it up.

    `pieces` maps a name to (x, y, width, height) in CSS pixels of the page; returns name -> PNG file.
    """
    from PIL import Image
    stem = os.path.splitext(html)[0]
    sheet = S.artwork(html, f'{stem}.png', width, height, scale)
    files = {}
    for name, (x, y, w, h) in pieces.items():
        files[name] = os.path.join(S.TEX, f'{stem}-{name}.png')
        box = [round(v * scale) for v in (x, y, x + w, y + h)]
        Image.open(sheet).convert('RGB').crop(box).save(files[name])
    return files


def printed(image, rough=0.75, bump=0.0010, **kw):
    """Matter of a printed sheet."""
    return S.matte('#ffffff', rough, bump, 80, 0.25, 0.012, image=image, **kw)


def decal(image, ink='#0b0b0c', rough=0.3):
    """Paint through a stencil: ink where the print (on UV) is dark, nothing at all where it is light."""
    m, nt, p = S._mat('Decal')
    p.inputs['Base Color'].default_value = S.lin(ink)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = 0.3
    red = nt.nodes.new('ShaderNodeSeparateRGB'); nt.links.new(S.image_node(nt, image).outputs[0], red.inputs[0])
    mix = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(S._range(nt, red.outputs[0], 0, 1, 0.15, 0.65), mix.inputs[0])
    nt.links.new(p.outputs[0], mix.inputs[1]); nt.links.new(nt.nodes.new('ShaderNodeBsdfTransparent').outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def foil_colour(mat, color, rough=0.25):
    """Changes the metal of a `studio.matte(foil=…)`, which is gold."""
    for n in mat.node_tree.nodes:
        if n.type == 'BSDF_PRINCIPLED' and n.inputs['Metallic'].default_value == 1:
            n.inputs['Base Color'].default_value = S.lin(color)
            n.inputs['Roughness'].default_value = rough
    return mat


def panel(corners, mat, thickness=0.012, parent=None, n=6, bulge=0.0, wrinkle=0.0, seed=0, name='Panel'):
    """Board or paper between four corners (lower left, lower right, upper right, upper left); print on UV.

    `bulge` pushes the middle out along the normal, `wrinkle` adds slow unevenness that dies at the edges.
    """
    a, b, c, d = (Vector(p) for p in corners)
    normal = (b - a).cross(d - a).normalized()
    def fn(u, v):
        p = a.lerp(b, u).lerp(d.lerp(c, u), v)
        edge = min(1.0, 6 * min(u, 1 - u, v, 1 - v))
        w = noise.noise(p * 2.1 + Vector((seed, 0, 0))) + 0.5 * noise.noise(p * 5.3 + Vector((0, seed, 0)))
        return p + normal * (bulge * 16 * u * (1 - u) * v * (1 - v) + wrinkle * w * edge)
    ob = S.grid(n, n, fn, name, mat, parent)
    S.solidify(ob, thickness, -1)
    return ob


# ------------------------------------------------------------------ packaging

def takeaway_box(front, side, lid, w=1.25, d=1.0, h=0.95, flare=0.10, parent=None):
    """Board box, wider at the top, under a lid with chamfered edges."""
    e = S.empty(parent=parent)
    t = 0.014
    def ring(z, k): return [(-w / 2 - k, -d / 2 - k, z), (w / 2 + k, -d / 2 - k, z), (w / 2 + k, d / 2 + k, z), (-w / 2 - k, d / 2 + k, z)]
    lo, hi = ring(0, 0), ring(h, flare)
    for i, m in enumerate((front, side, side, side)):
        j = (i + 1) % 4
        panel((lo[i], lo[j], hi[j], hi[i]), m, t, e, 8, bulge=0.010)
    k = flare - 0.012
    top = ring(h + 0.004, k)
    crown = [Vector(p) + Vector((0, 0, 0.055)) for p in ring(h, k - 0.16)]
    for i in range(4):
        j = (i + 1) % 4
        panel((top[i], top[j], crown[j], crown[i]), side, t, e, 4)
    panel([crown[0], crown[1], crown[2], crown[3]], lid, t, e, 8, bulge=0.012)
    return e


def paper_bag(front, side, w=1.5, d=0.8, h=2.0, handle=None, seed=3):
    """Standing carrier bag: gussets folded in, mouth narrower than the foot, cord handles."""
    e = S.empty()
    t = 0.008
    top = d * 0.62
    F = [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, -top / 2, h), (-w / 2, -top / 2, h)]
    B = [(w / 2, d / 2, 0), (-w / 2, d / 2, 0), (-w / 2, top / 2, h), (w / 2, top / 2, h)]
    panel(F, front, t, e, 26, bulge=0.03, wrinkle=0.018, seed=seed)
    panel(B, side, t, e, 20, bulge=0.03, wrinkle=0.018, seed=seed + 1)
    for s in (-1, 1):
        mid0, mid1 = (s * (w / 2 - 0.01), 0, 0), (s * (w / 2 - 0.16), 0, h)
        a = [(s * w / 2, -d / 2, 0), mid0, mid1, (s * w / 2, -top / 2, h)]
        b = [mid0, (s * w / 2, d / 2, 0), (s * w / 2, top / 2, h), mid1]
        if s < 0: a, b = [a[1], a[0], a[3], a[2]], [b[1], b[0], b[3], b[2]]
        panel(a, side, t, e, 16, wrinkle=0.014, seed=seed + 2); panel(b, side, t, e, 16, wrinkle=0.014, seed=seed + 3)
    S.place(S.slab(w - 0.02, d - 0.02, 0.01, 0, 0, side, parent=e), (0, 0, 0.002))
    m = handle or side
    for y, lean in ((-top / 2 + 0.03, -0.06), (top / 2 - 0.03, 0.10)):
        pts = [(-0.30, y, h - 0.22), (-0.30, y, h + 0.02), (-0.285, y + lean, h + 0.26), (-0.16, y + lean * 1.6, h + 0.40), (0, y + lean * 1.8, h + 0.43),
               (0.16, y + lean * 1.6, h + 0.40), (0.285, y + lean, h + 0.26), (0.30, y, h + 0.02), (0.30, y, h - 0.22)]
        S.tube(pts, 0.026, m, 'Handle', handles=True, parent=e)
    return e


def bowl(r=0.8, h=0.42, outside=None, inside=None, parent=None):
    """Thrown bowl on a foot ring."""
    e = S.empty(parent=parent)
    out = S.fillet([(0.0001, 0.03), (r * 0.42, 0.03), (r * 0.44, 0.0), (r * 0.50, 0.0), (r * 0.50, 0.07), (r * 0.80, h * 0.40), (r, h)], 0.06, 8)
    S.lathe(out, 128, outside, parent=e)
    inn = S.fillet([(r, h), (r + 0.004, h + 0.018), (r - 0.03, h + 0.012), (r * 0.76, h * 0.46), (r * 0.42, 0.12), (0.0001, 0.10)], 0.05, 8)
    S.lathe(inn, 128, inside or outside, parent=e)
    return e


# ------------------------------------------------------------------ food

def leaf(length=0.5, width=0.3, mat=None, seed=0, curl=0.5, cup=0.35, blister=0.018, parent=None):
    """Basil-like leaf: base at the origin, growing along +Y, blistered between the side veins."""
    rnd = random.Random(seed)
    ph, twist = rnd.uniform(0, 6), rnd.uniform(-0.25, 0.25)
    def fn(u, v):
        x = (u - 0.5) * 2
        w = width / 2 * math.sin(math.pi * min(1, v ** 0.78)) ** 0.72 * (1 - 0.22 * v)
        veins = abs(math.sin((v * 7 + abs(x) * 1.1) * math.pi))
        z = cup * w * (x * x) + blister * veins * (1 - abs(x) ** 3) * min(1, 4 * v * (1 - v)) - 0.014 * math.exp(-(x / 0.10) ** 2)
        z += 0.012 * math.sin(v * 9 + ph) * abs(x)
        a = curl * v
        y = length * (math.sin(a) / curl if curl else v)
        lift = length * ((1 - math.cos(a)) / curl if curl else 0)
        return (x * w, y, z - lift + twist * x * w * v)
    ob = S.grid(26, 44, fn, 'Leaf', mat, parent)
    return S.solidify(ob, 0.006)


def leaf_green(dark='#123d12', light='#3f7d22'):
    return S.petal(dark, light, translucency=0.22, rough=0.38, bump=0.006, vein_scale=(1, 9, 1), name='Leaf', vary=0.05)


def tomato(r=0.19, skin=None, green=None, seed=0, parent=None):
    """Cherry tomato with its star, resting on z = 0."""
    rnd = random.Random(seed)
    e = S.empty(parent=parent)
    def fn(u, v):
        a, b = u * 2 * math.pi, (v - 0.5) * math.pi
        k = 1 + 0.018 * math.cos(a * 5 + seed) * math.cos(b)
        dip = 0.20 * math.exp(-((v - 1) / 0.16) ** 2)
        return (r * k * math.cos(b) * math.cos(a), r * k * math.cos(b) * math.sin(a), r * 0.93 + r * 0.93 * math.sin(b) - r * dip)
    S.grid(56, 40, fn, 'Tomato', skin, e)
    for i in range(5):
        s = leaf(r * rnd.uniform(0.9, 1.15), r * 0.30, green, seed * 10 + i, curl=-0.5 if i % 2 else 0.7, cup=0.2, blister=0, parent=e)
        S.place(s, (0, 0, r * 1.66), (8, 0, i * 72 + rnd.uniform(-12, 12)))
    S.tube([(0, 0, r * 1.62), (0.01, 0.01, r * 1.85), (0.05, 0.02, r * 2.05)], r * 0.07, green, 'Stalk', handles=True, parent=e)
    return e


def chilli(length=0.75, r=0.06, skin=None, green=None, bend=0.25, parent=None):
    """Red chilli lying along +X, thick end at the origin."""
    e = S.empty(parent=parent)
    def fn(u, v):
        a = u * 2 * math.pi
        rr = r * (min(1, v * 14) ** 0.5) * (1 - v ** 2.6) ** 0.8 * (1 + 0.05 * math.sin(v * 17)) + 0.0005
        return (v * length, bend * length * v * v + rr * math.cos(a), r + rr * math.sin(a) + 0.05 * length * v * (1 - v))
    S.grid(28, 60, fn, 'Chilli', skin, e)
    S.lathe([(0.0001, 0.012), (r * 0.9, 0.0), (r * 0.98, -0.045), (r * 0.9, -0.06)], 24, green, parent=e).rotation_euler.y = -math.pi / 2
    e.children[-1].location = (-0.004, 0, r)
    S.tube([(0, 0, r), (-0.09, -0.01, r * 1.15), (-0.20, -0.05, r * 1.7)], r * 0.26, green, 'Stalk', handles=True, parent=e)
    return e


# ------------------------------------------------------------------ wood and cloth

def wood(light='#c99a63', dark='#8a5a30', rough=0.5, grain=(1, 14, 14), scale=1.4):
    """Planed timber whose grain runs along the object's X."""
    m, nt, p = S._mat('Wood')
    n = S._noise(nt, scale, 3, 0.65, stretch=grain)
    wave = nt.nodes.new('ShaderNodeTexWave'); wave.inputs['Scale'].default_value = 0.9
    wave.bands_direction = 'Y'
    wave.inputs['Distortion'].default_value = 6; wave.inputs['Detail'].default_value = 2; wave.inputs['Detail Scale'].default_value = 0.8
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (0.35, 2.2, 2.2)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    nt.links.new(tc.outputs['Object'], mp.inputs[0]); nt.links.new(mp.outputs[0], wave.inputs['Vector'])
    mix = nt.nodes.new('ShaderNodeMixRGB'); mix.blend_type = 'MIX'
    mix.inputs[1].default_value, mix.inputs[2].default_value = S.lin(light), S.lin(dark)
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = 0.45
    nt.links.new(wave.outputs['Fac'], a.inputs[0]); nt.links.new(S._range(nt, n.outputs[0], -0.10, 0.45), a.inputs[2])
    nt.links.new(a.outputs[0], mix.inputs[0])
    nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    p.inputs['Roughness'].default_value = rough; p.inputs['Specular'].default_value = 0.3
    nt.links.new(S._bump(nt, n.outputs[0], 0.004), p.inputs['Normal'])
    return m


def burnt(mat, mask, color='#1d0d06', sunk=0.010):
    """Presses a branding iron into a `wood`: where `mask` (on UV) is white the timber is charred and sunk."""
    nt = mat.node_tree
    p = nt.nodes['Principled BSDF']
    f = S.image_node(nt, mask, 'Non-Color')
    mix = nt.nodes.new('ShaderNodeMixRGB'); mix.inputs[2].default_value = S.lin(color)
    nt.links.new(f.outputs[0], mix.inputs[0])
    nt.links.new(p.inputs['Base Color'].links[0].from_socket, mix.inputs[1])
    nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    inv = nt.nodes.new('ShaderNodeInvert'); nt.links.new(f.outputs[0], inv.inputs[1])
    nt.links.new(S._bump(nt, inv.outputs[0], sunk, 0.8, p.inputs['Normal'].links[0].from_socket), p.inputs['Normal'])
    return mat


def engraved(mat, mask, depth=0.008, polished=None):
    """Raises the white of `mask` (on UV) out of a metal; `polished` is the colour of a raised part rubbed bright."""
    nt = mat.node_tree
    p = nt.nodes['Principled BSDF']
    f = S.image_node(nt, mask, 'Non-Color')
    nt.links.new(S._bump(nt, f.outputs[0], depth, 1.0), p.inputs['Normal'])
    if polished:
        mix = nt.nodes.new('ShaderNodeMixRGB')
        mix.inputs[1].default_value, mix.inputs[2].default_value = p.inputs['Base Color'].default_value, S.lin(polished)
        nt.links.new(f.outputs[0], mix.inputs[0]); nt.links.new(mix.outputs[0], p.inputs['Base Color'])
    return mat


def chisel(handle, ferrule, blade, parent=None):
    """Bevel-edged bench chisel along +X, bevel up, cutting edge to the right.  Its back is at z = 0.095, the handle's end at 0."""
    e = S.empty(parent=parent)
    h = S.lathe(S.fillet([(0.0001, 0), (0.11, 0.0), (0.135, 0.05), (0.125, 0.32), (0.098, 0.76), (0.110, 0.96), (0.094, 1.10), (0.0001, 1.10)], 0.05, 6), 64, handle, parent=e)
    S.place(h, (-1.10, 0, 0.135), (0, 90, 0))
    f = S.lathe(S.fillet([(0.0001, 0), (0.097, 0), (0.094, 0.16), (0.072, 0.20), (0.0001, 0.20)], 0.008), 64, ferrule, parent=e)
    S.place(f, (-0.02, 0, 0.135), (0, 90, 0))
    S.place(S.lathe(S.fillet([(0.0001, 0), (0.052, 0), (0.036, 0.12), (0.036, 0.30), (0.0001, 0.30)], 0.02), 40, blade, parent=e), (0.17, 0, 0.135), (0, 90, 0))
    # blade: flat back, sides chamfered from a narrow land, ground to the edge over a fifth of its length
    x0, x1, w, land, crown, h, z = 0.42, 1.80, 0.115, 0.018, 0.068, 0.075, 0.095
    ground = 0.27
    xs = x1 - ground * land / h
    v = [(x0, -w, z), (x0, w, z), (x0, -w, z + land), (x0, w, z + land), (x0, -crown, z + h), (x0, crown, z + h),
         (xs, -w, z + land), (xs, w, z + land), (x1 - ground, -crown, z + h), (x1 - ground, crown, z + h), (x1, -w, z), (x1, w, z)]
    b = S.mesh('Blade', v, [(1, 0, 10, 11), (0, 2, 6, 10), (3, 1, 11, 7), (2, 4, 8, 6), (5, 3, 7, 9), (4, 5, 9, 8), (6, 8, 9, 7, 11, 10), (0, 1, 3, 5, 4, 2)], blade, parent=e)
    m = b.modifiers.new('Bevel', 'BEVEL'); m.width = 0.003; m.segments = 2; m.limit_method = 'ANGLE'; m.angle_limit = 0.2
    return e


# ------------------------------------------------------------------ a lorry and its load

def wheel(r, w, tyre, rim, parent=None):
    """Wheel on the Y axis, its outer face at -y, centre at the origin."""
    e = S.empty(parent=parent)
    t = S.lathe(S.fillet([(r * 0.60, -w / 2), (r * 0.90, -w / 2), (r, -w * 0.36), (r, w * 0.36), (r * 0.90, w / 2), (r * 0.60, w / 2)], 0.03, 5), 96, tyre, parent=e)
    S.place(t, (0, 0, 0), (90, 0, 0))
    for k in range(36):
        a = math.radians(k * 10)
        S.place(S.slab(0.03, w * 0.74, 0.016, 0, 0.004, tyre, parent=e, segments=1), (r * 0.985 * math.cos(a), 0, r * 0.985 * math.sin(a)), (0, 90 - math.degrees(a), 0))
    hub = S.lathe(S.fillet([(r * 0.62, w * 0.42), (r * 0.58, w * 0.44), (r * 0.52, w * 0.20), (r * 0.26, w * 0.16), (r * 0.22, w * 0.42), (0.0001, w * 0.44)], 0.012, 4), 96, rim, parent=e)
    S.place(hub, (0, 0, 0), (90, 0, 0))
    for k in range(6):
        a = math.radians(k * 60)
        S.place(S.lathe(S.fillet([(0.0001, 0.03), (0.018, 0.03), (0.020, 0)], 0.004), 12, rim, parent=e), (r * 0.38 * math.cos(a), -w * 0.17, r * 0.38 * math.sin(a)), (90, 0, 0))
    return e


def lorry(art, body='#3a1a5e', cab='#ffc80f', trim='#b496f2'):
    """Scale model of an open lorry, nose to +X, 4.6 long.  `art` has the prints 'side' and 'plate'."""
    e = S.empty()
    paint, cabp, lilac = (S.plastic(c, 0.22, 0.5, 0.0003, 120, 0.05, clearcoat=0.5) for c in (body, cab, trim))
    print_side = S.plastic('#ffffff', 0.24, 0.5, 0.0003, 120, 0.05, clearcoat=0.5, image=art['side'])
    rubber, dark = S.plastic('#17161a', 0.7, 0.3, 0.002, 60), S.plastic('#1d1a22', 0.5, 0.4, 0.0006, 80)
    glassy = S.plastic('#20162e', 0.06, 0.6, 0, 1, 0.02, clearcoat=0.6)
    chrome = S.metal('#d5d5da', 0.18)
    W = 1.50
    S.place(S.slab(4.05, 0.74, 0.16, 0.02, 0.02, dark, parent=e), (-0.09, 0, 0.36))
    # body: floor, four walls, posts and a rail
    x0, x1, z0, z1, t = -2.18, 0.62, 0.56, 2.02, 0.06
    L, H, cx = x1 - x0, z1 - z0, (x0 + x1) / 2
    S.place(S.slab(L, W, 0.10, 0, 0.015, dark, parent=e), (cx, 0, z0 - 0.05))
    S.place(S.slab(L, H, t, 0.0, 0.012, print_side, parent=e), (cx, -W / 2 + t, z0 + H / 2), (90, 0, 0))
    S.place(S.slab(L, H, t, 0.0, 0.012, paint, parent=e), (cx, W / 2, z0 + H / 2), (90, 0, 0))
    for x in (x0, x1 - t):
        S.place(S.slab(W - 2 * t, H, t, 0, 0.012, paint, parent=e), (x, 0, z0 + H / 2), (90, 0, 90))
    for x in (x0 + 0.03, x1 - 0.03):
        for y in (-W / 2 - 0.012, W / 2 + 0.012):
            S.place(S.slab(0.09, 0.05, H + 0.02, 0.01, 0.012, lilac, parent=e), (x, y, z0))
    for y in (-W / 2 + 0.02, W / 2 - 0.02):
        S.place(S.slab(L + 0.10, 0.10, 0.07, 0.015, 0.018, lilac, parent=e), (cx, y, z1 - 0.01))
    for x in (x0 + 0.02, x1 - 0.02):
        S.place(S.slab(0.10, W, 0.07, 0.015, 0.018, lilac, parent=e), (x, 0, z1 - 0.01))
    S.place(S.slab(L - 0.12, W - 0.14, 0.05, 0, 0, dark, parent=e), (cx, 0, z1 - 0.42))
    # cab
    prof = S.fillet([(0, 0.02), (0.42, 0.0), (1.20, 0.0), (1.26, 0.06), (1.26, 0.50), (1.16, 0.60), (0.92, 1.24), (0.80, 1.30), (0.05, 1.30), (0, 1.26), (0, 0.02)], 0.07, 6)[:-1]
    cb = S.extrude(prof, W - 0.06, 0.05, 5, cabp, parent=e); S.place(cb, (0.74, (W - 0.06) / 2, 0.50), (90, 0, 0))
    side_win = [(0.14, 0.66), (0.98, 0.66), (0.81, 1.14), (0.14, 1.14)]
    for y, s in ((-(W - 0.06) / 2 - 0.004, 1), ((W - 0.06) / 2 + 0.010, 1)):
        g = S.extrude(S.fillet(side_win + side_win[:1], 0.05, 4)[:-1], 0.014, 0.004, 2, glassy, parent=e); S.place(g, (0.74, y + 0.007, 0.50), (90, 0, 0))
    fw = S.slab(W - 0.26, 0.56, 0.014, 0.06, 0.004, glassy, parent=e); S.place(fw, (0.74 + 1.045, 0, 0.50 + 0.905), (0, 69.5, 0)); fw.rotation_euler = (math.radians(69.5), 0, math.radians(90))
    y = -(W - 0.06) / 2 - 0.003
    S.tube([(0.84, y, 0.62), (0.84, y, 1.72)], 0.006, dark, parent=e); S.tube([(1.74, y, 0.70), (1.74, y, 1.14), (1.55, y, 1.68)], 0.006, dark, parent=e)
    S.tube([(0.84, y, 0.62), (1.74, y, 0.62)], 0.006, dark, parent=e)
    S.place(S.slab(0.16, 0.035, 0.03, 0.01, 0.008, chrome, parent=e), (0.98, y - 0.012, 1.06))
    S.tube([(1.62, y, 1.30), (1.70, y - 0.10, 1.36), (1.70, y - 0.14, 1.30)], 0.014, dark, handles=True, parent=e)
    S.place(S.slab(0.05, 0.10, 0.26, 0.02, 0.015, dark, parent=e), (1.70, y - 0.15, 1.20))
    # nose: grille, lamps, bumper, plate, roof beacon
    for i in range(4): S.place(S.slab(0.02, 0.74, 0.03, 0.004, 0.006, dark, parent=e), (1.998, 0, 0.74 + i * 0.055))
    lamp = S.plastic('#fff6dc', 0.1, 0.6, 0, 1, 0.02, clearcoat=0.6)
    for yy in (-0.56, 0.56):
        S.place(S.lathe(S.fillet([(0.0001, 0.035), (0.085, 0.03), (0.10, 0)], 0.01), 40, lamp, parent=e), (1.995, yy, 0.82), (0, 90, 0))
        S.place(S.lathe(S.fillet([(0.0001, 0.02), (0.045, 0.018), (0.05, 0)], 0.006), 32, S.plastic('#ff6a1a', 0.1, 0.6, 0, 1, 0.02), parent=e), (2.0, yy, 0.66), (0, 90, 0))
    S.place(S.slab(0.16, W + 0.04, 0.17, 0.04, 0.03, lilac, parent=e), (2.03, 0, 0.36))
    panel([(2.125, -0.25, 0.375), (2.125, 0.25, 0.375), (2.125, 0.25, 0.525), (2.125, -0.25, 0.525)], printed(art['plate'], 0.5), 0.012, e, 2)
    S.place(S.slab(0.16, 0.5, 0.03, 0.02, 0.01, dark, parent=e), (1.30, 0, 1.80))
    S.place(S.lathe(S.fillet([(0.0001, 0.15), (0.075, 0.14), (0.085, 0)], 0.03), 40, S.plastic('#ff7a1c', 0.12, 0.6, 0, 1, 0.02, clearcoat=0.5), parent=e), (1.30, 0, 1.83))
    # running gear
    for x in (-1.72, -0.98, 1.36):
        for yy in (-1, 1):
            wh = wheel(0.37, 0.26, rubber, lilac, e); S.place(wh, (x, yy * 0.60, 0.37), (0, 13 * x, 0 if yy < 0 else 180))
        if x < 0:
            for yy in (-1, 1):
                g = S.grid(18, 1, lambda u, v: (x + 0.43 * math.cos(math.pi * (0.14 + 0.72 * u)), yy * (0.44 + 0.32 * v), 0.37 + 0.43 * math.sin(math.pi * (0.14 + 0.72 * u))), 'Mudguard', dark, e)
                S.solidify(g, 0.02)
    arch = S.grid(28, 1, lambda u, v: (1.36 + 0.44 * math.cos(math.pi * u), -0.735 + v * 0.3, 0.40 + 0.44 * math.sin(math.pi * u)), 'Arch', dark, e); S.solidify(arch, 0.03)
    S.place(S.slab(0.5, 0.30, 0.26, 0.05, 0.03, chrome, parent=e), (0.30, -0.46, 0.16))
    for yy in (-0.5, 0.5): S.place(S.slab(0.03, 0.16, 0.08, 0.01, 0.01, S.plastic('#d81f1f', 0.15, 0.6, 0, 1, 0.02), parent=e), (x0 - 0.02, yy, 0.60))
    return e


def armchair(cloth, leg, parent=None):
    """Club chair, facing -Y, 0.9 wide."""
    e = S.empty(parent=parent)
    def pad(w, d, h, x, y, z, b=0.05, rot=(0, 0, 0)): return S.place(S.slab(w, d, h, 0.08, b, cloth, parent=e, segments=6), (x, y, z), rot)
    pad(0.80, 0.72, 0.20, 0, 0, 0.10); pad(0.58, 0.60, 0.14, 0, -0.07, 0.28, 0.06)
    pad(0.18, 0.74, 0.46, -0.36, 0, 0.10, 0.08); pad(0.18, 0.74, 0.46, 0.36, 0, 0.10, 0.08)
    pad(0.86, 0.20, 0.78, 0, 0.30, 0.12, 0.09, (-8, 0, 0))
    for x in (-0.32, 0.32):
        for y in (-0.28, 0.28): S.place(S.lathe([(0.0001, 0), (0.022, 0), (0.035, 0.12), (0.0001, 0.12)], 24, leg, parent=e), (x, y, 0))
    return e


def wizard_hat(felt, band, star, parent=None):
    """Pointed felt hat with a brim and one star, 1 high."""
    e = S.empty(parent=parent)
    def fn(u, v):
        a = u * 2 * math.pi
        if v < 0.25:
            k = v / 0.25
            r = 0.52 - 0.22 * k; z = 0.05 * math.cos(2 * a + 0.6) * (1 - k) + 0.03 * k
            return (r * math.cos(a), r * math.sin(a), z)
        k = (v - 0.25) / 0.75
        r = 0.30 * (1 - k) ** 0.86 * (1 + 0.05 * math.sin(k * 16)) + 0.002
        bend = 0.20 * k ** 2.2
        return (r * math.cos(a) + bend, r * math.sin(a), 0.03 + 0.92 * k - 0.05 * k ** 3)
    S.solidify(S.grid(72, 60, fn, 'Hat', felt, e), 0.02)
    S.lathe(S.fillet([(0.302, 0.03), (0.314, 0.04), (0.288, 0.15), (0.278, 0.15)], 0.008), 72, band, parent=e)
    pts = [((0.11 if i % 2 == 0 else 0.05) * math.sin(i * math.pi / 5), (0.11 if i % 2 == 0 else 0.05) * math.cos(i * math.pi / 5)) for i in range(10)][::-1]
    S.place(S.extrude(pts, 0.02, 0.006, 2, star, parent=e), (0.03, -0.222, 0.34), (76, 0, 4))
    return e


# ------------------------------------------------------------------ devices and desk

def tablet(image, strength=1.2, frame='#c9c4bb', w=2.48, h=1.76):
    """Lies on its back on z = 0, screen up, long axis along X."""
    e = S.empty()
    S.slab(w, h, 0.062, 0.12, 0.022, S.metal(frame, 0.28, smudge=0.04), parent=e, segments=5, corner=12)
    g = S.slab(w - 0.02, h - 0.02, 0.006, 0.112, 0.003, S.plastic('#050506', 0.06, 0.5, 0, 1, 0.03), parent=e, corner=12); g.location.z = 0.059
    s = S.extrude(S.rounded(w - 0.16, h - 0.16, 0.05, 8), 0.0008, 0, 1, S.screen(image, strength, 0.06), 'Screen', e); s.location.z = 0.0648
    return e


def standing(device, height, lean=14, foot=None):
    """Stands a lying device up on its lower edge, screen to -Y, with a wedge of `foot` behind it.

    `height` is the device's size along its own Y.
    """
    e = S.empty()
    t = S.empty((0, 0, 0.10 if foot else 0), (90 - lean, 0, 0), parent=e)
    device.parent = t; device.location = (0, height / 2, 0)
    if foot:
        S.place(S.slab(0.62, 0.52, 0.11, 0.03, 0.014, foot, parent=e), (0, 0.08, 0))
        S.place(S.slab(0.62, 0.07, 0.05, 0.01, 0.010, foot, parent=e), (0, -0.145, 0.10))
        back = S.slab(0.50, height * 0.62, 0.06, 0.03, 0.014, foot, parent=e); S.place(back, (0, 0.10 + height * 0.31 * math.sin(math.radians(lean)), 0.10 + height * 0.30), (90 - lean, 0, 0))
    return e


def drum(r, h, mat, x=0, y=0):
    """Low round plinth."""
    return S.place(S.lathe(S.fillet([(0.0001, h), (r, h), (r, 0), (0.0001, 0)], 0.02), 128, mat), (x, y, 0))


def cup(mat, drink='#1c0d06', r=0.40):
    """Cup with a handle, filled."""
    e = S.empty()
    S.lathe(S.fillet([(0.001, 0.02), (0.22, 0.02), (0.26, 0.0), (0.30, 0.03), (r, 0.70), (r + 0.005, 0.73), (r - 0.02, 0.73), (r - 0.045, 0.62), (0.28, 0.07), (0.001, 0.06)], 0.03), 96, mat, parent=e)
    S.lathe([(0.0001, 0.60), (r - 0.052, 0.60)], 64, S.plastic(drink, 0.08, 0.5, 0, 1, 0.01), parent=e)
    S.tube([(0.34, 0, 0.60), (0.52, 0, 0.62), (0.60, 0, 0.46), (0.54, 0, 0.28), (0.31, 0, 0.20)], 0.042, mat, 'Handle', handles=True, parent=e)
    return e


def path_outline(d, unit=0.01, steps=10):
    """Points of one closed SVG path (M L H V C S Q Z, either case), y up, counter-clockwise, `unit` per SVG unit, around its middle."""
    import re
    tokens = re.findall(r'[A-Za-z]|[-+]?(?:\d*\.\d+|\d+\.?)', d)
    pts, i, cmd, cur, ctrl = [], 0, None, Vector((0, 0)), None
    def take(n):
        nonlocal i
        i += n
        return [float(t) for t in tokens[i - n:i]]
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]; i += 1
            if cmd in 'zZ': continue
        base = cur.copy() if cmd.islower() else Vector((0, 0))
        k = cmd.upper()
        if k in 'HV':
            v, = take(1)
            nxt = Vector((base.x + v, cur.y)) if k == 'H' else Vector((cur.x, base.y + v))
            curve = [cur, cur, nxt, nxt]
        elif k in 'ML':
            nxt = base + Vector(take(2)); curve = None if k == 'M' else [cur, cur, nxt, nxt]
            if k == 'M': cmd = 'l' if cmd == 'm' else 'L'
        elif k == 'C':
            v = take(6); p = [base + Vector(v[j:j + 2]) for j in (0, 2, 4)]; curve = [cur, *p]
        elif k == 'S':
            v = take(4); p = [base + Vector(v[j:j + 2]) for j in (0, 2)]; curve = [cur, cur * 2 - ctrl if ctrl else cur, *p]
        else:
            v = take(4); q, nxt = base + Vector(v[:2]), base + Vector(v[2:]); curve = [cur, cur.lerp(q, 2 / 3), nxt.lerp(q, 2 / 3), nxt]
        if curve is None:
            cur = nxt; pts.append(cur); ctrl = None; continue
        a, b, c, e = curve
        n = steps if k in 'CSQ' else 1
        for s in range(1, n + 1):
            t = s / n
            pts.append(a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + e * t ** 3)
        cur, ctrl = e, (c if k in 'CS' else None)
    clean = [p for j, p in enumerate(pts) if (p - pts[j - 1]).length > 1e-4]
    xs, ys = [p.x for p in clean], [p.y for p in clean]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    out = [((p.x - mx) * unit, (my - p.y) * unit) for p in clean]
    area = sum(out[j - 1][0] * p[1] - p[0] * out[j - 1][1] for j, p in enumerate(out))
    return out if area > 0 else out[::-1]


def headphones(shell, cushion, band, cloth, r=0.40, parent=None):
    """Headphones standing upright on their cups, seen from the front along +Y; 1.75 wide, 2 high."""
    e = S.empty(parent=parent)
    for s in (-1, 1):
        c = S.empty((s * 0.78, 0, 0.42), (0, 90 * s, 0), parent=e)
        S.lathe(S.fillet([(0.0001, 0.20), (r * 0.72, 0.20), (r, 0.12), (r, 0.0), (r * 0.85, -0.02), (0.0001, -0.02)], 0.06, 6), 96, shell, parent=c)
        S.lathe([(r * 0.70 + 0.125 * math.cos(a), -0.10 + 0.10 * math.sin(a)) for a in [k * math.pi / 10 for k in range(21)]], 96, cushion, parent=c)
        S.lathe([(0.0001, -0.045), (r * 0.66, -0.045)], 64, cloth, parent=c)
        S.lathe(S.fillet([(0.0001, 0.215), (0.11, 0.215), (0.125, 0.19)], 0.008), 48, band, parent=c)
        S.tube([(s * 0.86, 0.0, 0.42), (s * 0.93, 0, 0.70), (s * 0.93, 0, 0.95), (s * 0.90, 0, 1.20)], 0.032, band, handles=True, parent=e)
    def arc(u, v):
        a = math.pi * u; q = v * 2 * math.pi
        rr = 0.90 + 0.055 * math.cos(q) * (1 if math.cos(q) > 0 else 0.8)
        return (rr * math.cos(a), 0.15 * math.sin(q) * (1 - 0.35 * abs(math.cos(a)) ** 3), 1.14 + rr * 0.92 * math.sin(a))
    S.grid(72, 24, arc, 'Band', shell, e)
    return e


# ------------------------------------------------------------------ building site

def heap(w, d, h, mat, seed=1, n=90):
    """Heap of loose earth with its foot at z = 0."""
    def fn(u, v):
        x, y = (u - .5) * 2, (v - .5) * 2
        r = math.sqrt(x * x + y * y)
        p = Vector((x * w / 2, y * d / 2, seed * 7.3))
        z = h * max(0, 1 - r) ** 0.9
        z += min(1, 3 * max(0, 1.02 - r)) * h * (0.22 * noise.noise(p * 0.9) + 0.12 * noise.noise(p * 2.3) + 0.07 * noise.noise(p * 5.1))
        return (x * w / 2, y * d / 2, z - 0.02)
    return S.grid(n, n, fn, 'Heap', mat)


def stone(r, mat, seed=0):
    """Broken stone: a sphere pushed about by noise and cut flat here and there."""
    def fn(u, v):
        a, b = u * 2 * math.pi, (v - .5) * math.pi
        p = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        k = 1 + 0.35 * noise.noise(p * 1.3 + Vector((seed * 3.7, 0, 0))) + 0.10 * noise.noise(p * 4 + Vector((0, seed, 0)))
        return p * r * k * (0.86 if abs(noise.noise(p * 2 + Vector((0, 0, seed)))) > 0.3 else 1)
    return S.grid(22, 14, fn, 'Stone', mat)


def bucket(steel, worn, width=7.0):
    """Digger bucket, mouth up to the left (-X), teeth to the left; its floor on z = 0.  Pins at (3, ±, 6.6)."""
    e = S.empty()
    shell = [(-3.6, 0.42), (-1.5, 0.16), (0.6, 0.10), (2.2, 0.42), (3.4, 1.3), (4.1, 2.7), (4.15, 4.2), (3.6, 5.7), (2.5, 6.9)]
    pts = []
    for i in range(len(shell) - 1):
        p0, p1, p2, p3 = (Vector(shell[max(0, min(len(shell) - 1, j))]) for j in (i - 1, i, i + 1, i + 2))
        for s in range(8):
            t = s / 8
            pts.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    pts.append(Vector(shell[-1]))
    n = len(pts) - 1
    S.solidify(S.grid(n, 2, lambda u, v: (pts[round(u * n)].x, (v - .5) * width, pts[round(u * n)].y), 'Shell', worn, e), 0.18)
    outline = [(p.x, p.y) for p in pts] + [(1.6, 6.6), (-1.0, 3.2), (-3.3, 0.9)]
    for y in (-width / 2, width / 2 + 0.22):
        S.place(S.extrude(outline, 0.22, 0.05, 2, steel, parent=e), (0, y + 0.0, 0), (90, 0, 0))
    rim = [(-3.5, 0.55), (-1.0, 3.2), (1.6, 6.6), (2.4, 6.95)]
    for s in (-1, 1):
        S.tube([(x - 0.02, s * (width / 2), z) for x, z in rim], 0.15, steel, 'Rim', parent=e)
    # wear plates, cutting edge, teeth, ears
    for x, z, a in ((0.9, 0.12, 8), (2.6, 0.62, 36), (3.75, 1.9, 66)):
        S.place(S.slab(0.55, width + 0.3, 0.12, 0.03, 0.03, worn, parent=e), (x, 0, z - 0.16), (0, -a, 0))
    S.place(S.slab(1.1, width + 0.30, 0.26, 0.04, 0.05, worn, parent=e), (-3.75, 0, 0.34), (0, 9, 0))
    tooth = [(0, -0.26), (0, 0.26), (-0.9, 0.20), (-1.75, 0.03), (-1.75, -0.10), (-0.9, -0.24)]
    for i in range(5):
        y = (i - 2) * width / 4.25
        S.place(S.extrude(tooth[::-1], 0.62, 0.06, 3, worn, parent=e), (-3.95, y + 0.31, 0.46), (90, 0, 0)).rotation_euler.y = math.radians(-6)
        S.place(S.lathe(S.fillet([(0.0001, 0.72), (0.11, 0.72), (0.11, 0), (0.0001, 0)], 0.02), 20, steel, parent=e), (-4.35, y + 0.36, 0.46), (90, 0, 0))
    ear = [(1.4, 6.0), (3.4, 5.4), (3.9, 6.6), (3.4, 7.5), (2.6, 7.5), (1.2, 7.3), (0.7, 6.6)]
    for y in (-1.25, 1.6): S.place(S.extrude(ear, 0.35, 0.08, 3, steel, parent=e), (0, y, 0), (90, 0, 0))
    for x, z in ((3.05, 6.75), (1.25, 6.75)): S.place(S.lathe(S.fillet([(0.0001, 3.3), (0.34, 3.3), (0.34, 0), (0.0001, 0)], 0.05), 40, S.metal('#b9bcc0', 0.3), parent=e), (x, 1.65, z), (90, 0, 0))
    return e


def hard_hat(shell, badge, mat_inside=None):
    """Safety helmet with a ridge and a peak; the peak points to -Y, 2.7 long."""
    e = S.empty()
    def dome(u, v):
        a, b = u * 2 * math.pi, v * math.pi / 2
        rx, ry, rz = 1.06, 1.28, 1.12
        x, y, z = math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)
        ridge = 0.06 * math.exp(-(x / 0.13) ** 2) * min(1, b * 2) + 0.035 * (math.exp(-((x - 0.36) / 0.06) ** 2) + math.exp(-((x + 0.36) / 0.06) ** 2)) * min(1, b * 2)
        # the ridges run out above the forehead: a smooth place for the badge
        t = max(0.0, min(1.0, (b - 0.82) / 0.30)); front = math.exp(-(math.sin((a + math.pi / 2) / 2) / 0.36) ** 6)
        k = 1 + ridge * (1 - front * (1 - t * t * (3 - 2 * t)))
        return (rx * x * k, ry * y * k, 0.22 + rz * z ** 0.94 * k)
    S.solidify(S.grid(128, 48, dome, 'Dome', shell, e), 0.04)
    def brim(u, v):
        a = u * 2 * math.pi
        c, s = math.cos(a), math.sin(a)
        out = 0.10 + 0.42 * max(0, -s) ** 2.2
        return ((1.05 + out * v) * c, (1.27 + out * v) * s, 0.235 - 0.10 * v * (0.4 + max(0, -s)) )
    S.solidify(S.grid(128, 8, brim, 'Brim', shell, e), 0.05)
    def patch(u, v):
        def at(u, v): return Vector(dome((-math.pi / 2 + (u - .5) * 0.60) / (2 * math.pi), math.radians(15 + 29 * v) / (math.pi / 2)))
        n = (at(u + 0.01, v) - at(u - 0.01, v)).cross(at(u, v + 0.01) - at(u, v - 0.01)).normalized()
        return at(u, v) + n * 0.023  # a hair outside of the shell, which is 0.04 thick
    S.grid(40, 20, patch, 'Badge', badge, e)
    return e


# ------------------------------------------------------------------ props of Our Work

def kettlebell(iron, badge, r=0.56):
    """Kettlebell, 1.4 high, a number on its belly towards -Y."""
    e = S.empty()
    S.lathe([(0.0001, 0.0), (r * 0.55, 0.0), (r * 0.60, 0.03)] + [(r * math.cos(math.radians(a)), r * 0.93 + r * math.sin(math.radians(a))) for a in range(-56, 89, 4)] + [(0.0001, r * 1.93)], 96, iron, parent=e)
    S.tube([(-0.30, 0, r * 1.62), (-0.40, 0, r * 1.95), (-0.41, 0, r * 2.25), (-0.30, 0, r * 2.55), (0, 0, r * 2.64), (0.30, 0, r * 2.55), (0.41, 0, r * 2.25), (0.40, 0, r * 1.95), (0.30, 0, r * 1.62)], 0.105, iron, 'Grip', handles=True, parent=e, resolution=12)
    def disc(u, v):
        a, k = u * 2 * math.pi, v * 0.30
        x, z = k * math.cos(a), k * math.sin(a)
        return (x, -math.sqrt(max(0, (r * 1.006) ** 2 - x * x - z * z)), r * 0.93 + z)
    ob = S.grid(48, 8, disc, 'Badge', badge, e)
    for l in ob.data.loops:
        co = ob.data.vertices[l.vertex_index].co
        ob.data.uv_layers[0].data[l.index].uv = (0.5 + co.x / 0.60, 0.5 + (co.z - r * 0.93) / 0.60)
    return e


def paper_house(paper, roof, dark, parent=None):
    """White architect's model of a house, 1.3 wide: walls, gable roof, chimney, cut-out windows, a tree beside it."""
    e = S.empty(parent=parent)
    w, d, h, g = 1.3, 0.95, 0.62, 0.52
    gable = [(-d / 2, 0), (d / 2, 0), (d / 2, h), (0, h + g), (-d / 2, h)]
    S.place(S.extrude(gable, w, 0.006, 2, paper, parent=e), (-w / 2, 0, 0), (90, 0, 90))
    slope, run = math.atan2(g, d / 2), math.hypot(d / 2, g) + 0.14
    for s in (-1, 1):
        S.place(S.slab(w + 0.20, run, 0.035, 0, 0.008, roof, parent=e), (0, s * (d / 4 + 0.03), h + g / 2 - 0.005), (-s * math.degrees(slope), 0, 0))
    S.place(S.slab(0.17, 0.17, 0.50, 0, 0.008, paper, parent=e), (0.36, 0.14, h + 0.24))
    for x, z, ww, hh in ((-0.42, 0.24, 0.24, 0.26), (0.42, 0.24, 0.24, 0.26), (0.0, 0.0, 0.22, 0.46)):
        S.place(S.slab(ww, hh, 0.006, 0, 0.002, dark, parent=e), (x, -d / 2 - 0.001, z + hh / 2), (90, 0, 0))
        if z:
            S.place(S.slab(ww, 0.02, 0.012, 0, 0.003, paper, parent=e), (x, -d / 2 - 0.004, z + hh / 2), (90, 0, 0)); S.place(S.slab(0.02, hh, 0.012, 0, 0.003, paper, parent=e), (x, -d / 2 - 0.004, z + hh / 2), (90, 0, 0))
            S.place(S.slab(ww + 0.06, 0.06, 0.025, 0, 0.004, paper, parent=e), (x, -d / 2 - 0.02, z - 0.02))
    return e


def key(brass, parent=None):
    """House key lying along +X, bow at the origin, 0.75 long."""
    e = S.empty(parent=parent)
    S.lathe([(0.135 + 0.040 * math.cos(a), 0.035 + 0.026 * math.sin(a)) for a in [k * math.pi / 8 for k in range(17)]], 64, brass, parent=e)
    blade = [(0.16, -0.045), (0.70, -0.045), (0.74, 0.0), (0.70, 0.045)]
    for i in range(6): blade += [(0.66 - i * 0.07, 0.045), (0.64 - i * 0.07, 0.045 - 0.028 * ((i * 5) % 3 + 1) / 2), (0.61 - i * 0.07, 0.045 - 0.028 * ((i * 5) % 3 + 1) / 2)]
    S.extrude(blade + [(0.16, 0.045)], 0.028, 0.004, 2, brass, parent=e).location.z = 0.02
    return e


def model_chair(timber, seat, s=1.0, parent=None):
    """Small wooden model of an easy chair, about 1 high, facing -Y."""
    e = S.empty(parent=parent)
    for x in (-0.34, 0.34):
        S.tube([(x, -0.34, 0.0), (x, -0.30, 0.46)], 0.028, timber, parent=e); S.tube([(x, 0.36, 0.0), (x, 0.28, 0.40), (x, 0.40, 1.0)], 0.028, timber, parent=e)
        S.place(S.slab(0.075, 0.74, 0.035, 0.02, 0.012, timber, parent=e), (x, -0.02, 0.56)); S.tube([(x, -0.31, 0.34), (x, 0.30, 0.30)], 0.022, timber, parent=e)
        S.tube([(x, -0.30, 0.40), (x, -0.31, 0.57)], 0.026, timber, parent=e)
    S.place(S.slab(0.62, 0.62, 0.15, 0.07, 0.06, seat, parent=e, segments=6), (0, -0.02, 0.30), (6, 0, 0))
    S.place(S.slab(0.62, 0.60, 0.14, 0.07, 0.06, seat, parent=e, segments=6), (0, 0.26, 0.70), (72, 0, 0))
    e.scale = (s, s, s)
    return e
