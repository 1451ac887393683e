"""Maple leaves and marigold heads, grown from numbers."""
import math, os, random
import numpy as np
from mathutils import Vector, Matrix, noise, geometry
import studio as S

_HALF = [(0.000, 0.150), (0.070, 0.095), (0.170, 0.050), (0.270, 0.010), (0.420, -0.060), (0.400, 0.030), (0.445, 0.085),
         (0.555, 0.105), (0.505, 0.165), (0.440, 0.225), (0.360, 0.290),
         (0.470, 0.300), (0.585, 0.275), (0.610, 0.345), (0.730, 0.350), (0.715, 0.425), (0.800, 0.470), (0.960, 0.560),
         (0.820, 0.575), (0.775, 0.610), (0.790, 0.700), (0.680, 0.640), (0.600, 0.625), (0.590, 0.705), (0.500, 0.630),
         (0.370, 0.545), (0.215, 0.470),
         (0.225, 0.580), (0.255, 0.690), (0.375, 0.800), (0.265, 0.805), (0.225, 0.850), (0.255, 0.950), (0.160, 0.940),
         (0.105, 1.010), (0.060, 1.110), (0.000, 1.260)]
_SOFT = {10, 26, 1, 2, 9, 25}          # sinuses: rounded, the rest are teeth

# main veins (right half; the middle one is shared) and their side veins
_TIPS = [((0.0, 0.15), (0.0, 1.24), 0.020), ((0.0, 0.15), (0.93, 0.555), 0.016), ((0.0, 0.15), (0.40, -0.045), 0.011)]


def leaf_outline(jitter=0.0, seed=0):
    rnd = random.Random(seed)
    def side(sign):
        pts = []
        n = len(_HALF)
        for i in range(n - 1):
            a, b = Vector(_HALF[i]), Vector(_HALF[i + 1])
            if 0 < i: a = a + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * 0  # shared corner
            d = b - a
            nrm = Vector((-d.y, d.x))               # inward for a counter-clockwise right half
            soft = i in _SOFT or i + 1 in _SOFT
            bow = (-0.02 if soft else 0.085)
            k = 6
            for j in range(k):
                t = j / k
                p = a + d * t + nrm * bow * 4 * t * (1 - t)
                pts.append(p)
        pts.append(Vector(_HALF[-1]))
        out = []
        for p in pts:
            q = Vector((p.x * 3 + sign * 7 + seed, p.y * 3, seed * 1.7))
            w = Vector((noise.noise(q), noise.noise(q + Vector((9, 9, 9))))) * jitter
            out.append(Vector(((p.x) * sign, p.y)) + w * min(1, p.x * 4))
        return out
    right, left = side(1), side(-1)
    return right + left[::-1][1:-1]


def _veins():
    segs = []
    def add(a, b, w, side=True):
        a, b = Vector(a), Vector(b)
        segs.append((a, b, w))
        if side:
            d = b - a; L = d.length; n = Vector((-d.y, d.x)) / L; u = d / L
            k = max(4, int(L * 8))
            for i in range(1, k):
                t = (i - 0.3) / k
                if t < 0.12: continue
                s = L * 0.34 * (1 - t * 0.72) * (1.0 if t > 0.25 else 0.75)
                for sg in (1, -1):
                    p = a + d * (t + 0.02 * sg)
                    q = p + (u * 0.82 + n * sg * 0.62) * s
                    segs.append((p, q, w * 0.42 * (1 - 0.4 * t)))
                    for m in (0.35, 0.62):
                        pp = p + (q - p) * m
                        for s2 in (1, -1):
                            dd = (q - p).normalized(); nn = Vector((-dd.y, dd.x)) * s2
                            segs.append((pp, pp + (dd * 0.7 + nn * 0.7) * s * 0.3, w * 0.2))
    for a, b, w in _TIPS:
        add(a, b, w)
        if b[0]: add((-a[0], a[1]), (-b[0], b[1]), w)
    return segs


def leaf_maps(name='leaf', size=1400, ramp=('#3d0906', '#8e120c', '#c4301a', '#e0701f'), vein='#d98a3a', seed=1):
    """Colour and height pictures for the leaf's UV square, drawn once into tex/."""
    col, hgt = os.path.join(S.TEX, f'{name}-color.png'), os.path.join(S.TEX, f'{name}-height.png')
    if os.path.exists(col) and os.path.exists(hgt): return col, hgt
    from PIL import Image, ImageDraw, ImageFilter
    os.makedirs(S.TEX, exist_ok=True)
    X0, X1, Y0, Y1 = -1.0, 1.0, -0.15, 1.3
    px = lambda p: ((p[0] - X0) / (X1 - X0) * size, (1 - (p[1] - Y0) / (Y1 - Y0)) * size)
    vn = Image.new('L', (size, size), 0); fine = Image.new('L', (size, size), 0)
    d, df = ImageDraw.Draw(vn), ImageDraw.Draw(fine)
    for a, b, w in _veins():
        n = 14
        pts = []
        for i in range(n + 1):
            t = i / n
            p = a + (b - a) * t
            off = noise.noise(Vector((p.x * 4, p.y * 4, seed))) * 0.012 * t
            pts.append(px((p.x + off, p.y + off * 0.5)))
        for i in range(n):
            ww = max(1.0, w * size / 2 * (1 - 0.75 * i / n))
            (d if w > 0.004 else df).line([pts[i], pts[i + 1]], fill=255 if w > 0.004 else 190, width=int(round(ww)))
    v = np.asarray(vn.filter(ImageFilter.GaussianBlur(1.6)), np.float32) / 255
    vwide = np.asarray(vn.filter(ImageFilter.GaussianBlur(size / 90)), np.float32) / 255
    f = np.asarray(fine.filter(ImageFilter.GaussianBlur(1.2)), np.float32) / 255
    rng = np.random.default_rng(seed)
    def fbm(base, octaves=5):
        out = np.zeros((size, size), np.float32); amp = 1.0
        for o in range(octaves):
            k = base * 2 ** o
            g = Image.fromarray(rng.random((k, k)).astype(np.float32)).resize((size, size), Image.BICUBIC)
            out += amp * (np.asarray(g) - 0.5); amp *= 0.55
        return out
    big, small = fbm(4), fbm(40, 4)
    cells = fbm(160, 2)
    stops = np.array([S.lin(c)[:3] for c in ramp])
    t = np.clip(0.55 + big * 0.55 + small * 0.12 - vwide * 0.25, 0, 0.999) * (len(stops) - 1)
    i = t.astype(int); fr = (t - i)[..., None]
    c = stops[i] * (1 - fr) + stops[np.minimum(i + 1, len(stops) - 1)] * fr
    c *= (1 + cells * 0.35)[..., None]
    vc = np.array(S.lin(vein)[:3])
    c = c * (1 - v[..., None] * 0.75) + vc * v[..., None] * 0.75
    c = c * (1 - f[..., None] * 0.30) + vc * f[..., None] * 0.30 * 0.9
    spots = np.clip((fbm(70, 2) - 0.52) * 9, 0, 1)[..., None]
    c = c * (1 - 0.8 * spots)
    srgb = np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 0, 1) ** (1 / 2.4) - 0.055)
    Image.fromarray((np.clip(srgb, 0, 1) * 255).astype(np.uint8)).save(col)
    h = 0.5 - v * 0.32 - f * 0.10 + vwide * 0.15 + small * 0.10 + cells * 0.12
    Image.fromarray((np.clip(h, 0, 1) * 255).astype(np.uint8)).save(hgt)
    return col, hgt


def leaf_material(name='leaf', **kw):
    col, hgt = leaf_maps(name, **kw)
    m, nt, p = S._mat('Leaf ' + name)
    t = S.image_node(nt, col); h = S.image_node(nt, hgt, 'Non-Color')
    nt.links.new(t.outputs[0], p.inputs['Base Color'])
    nt.links.new(S._bump(nt, h.outputs[0], 0.022), p.inputs['Normal'])
    p.inputs['Roughness'].default_value = 0.46; p.inputs['Specular'].default_value = 0.4
    p.inputs['Sheen'].default_value = 0.15
    tr = nt.nodes.new('ShaderNodeBsdfTranslucent')
    sat = nt.nodes.new('ShaderNodeHueSaturation'); sat.inputs['Saturation'].default_value = 1.1; sat.inputs['Value'].default_value = 1.3
    nt.links.new(t.outputs[0], sat.inputs['Color']); nt.links.new(sat.outputs[0], tr.inputs[0])
    mix = nt.nodes.new('ShaderNodeMixShader'); mix.inputs[0].default_value = 0.35
    nt.links.new(p.outputs[0], mix.inputs[1]); nt.links.new(tr.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def maple_leaf(size=1.0, mat=None, seed=0, curl=0.25, cup=0.15, wave=0.05, stem=0.75, density=46, thickness=0.006):
    """Leaf `size` units from base to tip, lying in XY with its petiole at the origin pointing to -Y."""
    out = leaf_outline(0.02, seed)
    poly = [Vector((p.x, p.y)) for p in out]
    pts = list(poly)
    rnd = random.Random(seed)
    def inside(x, y):
        c = False; j = len(poly) - 1
        for i in range(len(poly)):
            a, b = poly[i], poly[j]
            if (a.y > y) != (b.y > y) and x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x: c = not c
            j = i
        return c
    st = 2.0 / density
    for iy in range(int(1.45 / st)):
        for ix in range(density + 1):
            x, y = -1 + ix * st + (st / 2 if iy % 2 else 0), -0.14 + iy * st
            x += rnd.uniform(-.2, .2) * st; y += rnd.uniform(-.2, .2) * st
            if inside(x, y): pts.append(Vector((x, y)))
    n = len(poly)
    vs, _, fs, *_ = geometry.delaunay_2d_cdt(pts, [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-5)
    segs = [(a, b) for a, b, w in _veins() if w > 0.008]
    verts, uvs = [], []
    for v in vs:
        x, y = v.x, v.y
        dv = min(geometry.intersect_point_line(Vector((x, y, 0)), a.to_3d(), b.to_3d())[0].to_2d().__sub__(v).length
                 for a, b in segs) if segs else 0
        r = math.hypot(x, y - 0.2)
        q = Vector((x * 1.6 + seed * 5, y * 1.6, seed))
        z = cup * (min(dv, 0.25) * 0.9) + wave * noise.noise(q * 2.2) * (0.3 + r) + 0.6 * wave * noise.noise(q * 5) * r
        z += curl * r * r * (0.6 + 0.7 * noise.noise(Vector((math.atan2(y - .2, x) * 0.9 + seed, seed, 2))))
        verts.append((x * size, y * size, z * size)); uvs.append(((x + 1) / 2, (y + 0.15) / 1.45))
    ob = S.mesh('Leaf', verts, [tuple(f) for f in fs], mat, uvs, True)
    S.solidify(ob, thickness * size, 0)
    if stem:
        ps, k = [], 14
        for i in range(k + 1):
            t = i / k
            ps.append((0.10 * size * t * t * math.sin(seed + 1), (0.16 - stem * t) * size, (0.02 + 0.10 * t * t) * size))
        st_m = S.petal('#5a1410', '#8d2a17', translucency=0.0, name='Petiole')
        tb = S.tube(ps, 0.011 * size, st_m, 'Petiole', parent=ob)
    return ob


# ------------------------------------------------------------------ marigold

def _petal_mesh(length, width, ruffle, cup, seed, curl=0.5, nx=18, ny=16):
    """One ray floret, base at origin, growing along +Y and bending toward +Z."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(6)]
    notch = rnd.uniform(0.03, 0.10)
    lobes = rnd.choice((2, 3))
    def fn(u, v):
        s = 2 * u - 1
        wv = width * (0.16 + 0.84 * math.sin(min(1, v * 1.08) * math.pi / 2) ** 1.4) * (1 - 0.34 * max(0, v - 0.72) ** 1.2 / 0.28 ** 1.2 * abs(s) ** 2)
        x = s * wv / 2
        edge = length * v * (1 - 0.16 * abs(s) ** 2.2 * v) - length * notch * v ** 6 * math.cos(s * math.pi * lobes) * 0.6
        fr = v ** 2.2 * ruffle
        z = fr * (math.sin(s * 5.5 + ph[0]) * 0.55 + math.sin(s * 9.5 + ph[1] + v * 3) * 0.33 + math.sin(s * 15 + ph[2]) * 0.10)
        z += cup * width * (s * s) * (1 - 0.5 * v)
        y = edge
        a = curl * v * v                      # bend back
        yy = y * math.cos(a * 0.6); zz = z - length * 0.35 * a * v * v
        zz += 0.02 * length * noise.noise(Vector((x * 6, y * 6, seed)))
        return (x, yy, zz)
    verts, uvs, faces = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            verts.append(fn(i / nx, j / ny)); uvs.append((i / nx, j / ny))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return np.array(verts, np.float32), uvs, faces


def marigold(radius=0.35, petals=260, mat=None, seed=1, dome=0.62, openness=1.0, ruffle=0.16, variants=10, name='Marigold'):
    """An African marigold head: florets on a golden-angle spiral, tight and upright in the middle,
    broad and lying back at the rim.  One mesh; the head looks along +Z, its base at z = 0."""
    rnd = random.Random(seed)
    kinds = [_petal_mesh(1.0, 0.78, ruffle, 0.10, seed * 100 + i, 0.6) for i in range(variants)]
    V, U, F = [], [], []
    off = 0
    ga = math.pi * (3 - math.sqrt(5))
    for k in range(petals):
        t = (k + 0.5) / petals                       # 0 middle, 1 rim
        r = math.sqrt(t)
        az = k * ga + rnd.uniform(-.22, .22)
        tilt = math.radians(6 + 98 * openness * r ** 1.45 + rnd.uniform(-9, 9))       # from the axis
        L = radius * (0.34 + 0.46 * r ** 1.2) * rnd.uniform(0.88, 1.12)
        base_r = radius * 0.42 * r
        base_z = radius * dome * (1 - 0.85 * r ** 2.2) * 0.62
        wd = (0.62 + 0.5 * r) * rnd.uniform(0.85, 1.15)
        v, u, f = kinds[rnd.randrange(variants)]
        M = (Matrix.Translation((base_r * math.cos(az), base_r * math.sin(az), base_z)) @
             Matrix.Rotation(az - math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2 - tilt, 4, 'X') @
             Matrix.Rotation(rnd.uniform(-.35, .35), 4, 'Y') @ Matrix.Diagonal((L * wd, L, L * (1.0 if k % 2 else 0.8), 1)))
        m = np.array(M, np.float32)
        V.append(v @ m[:3, :3].T + m[:3, 3])
        U += u
        F += [tuple(i + off for i in q) for q in f]
        off += len(v)
    # a core, so that no light comes through between the florets
    ring, rows = 24, 6
    core = []
    for j in range(rows + 1):
        e = math.pi / 2 * (j / rows) ** 0.9
        for i in range(ring):
            a = 2 * math.pi * i / ring
            core.append((radius * 0.44 * math.cos(e) * math.cos(a), radius * 0.44 * math.cos(e) * math.sin(a), radius * dome * 0.60 * math.sin(e)))
    V.append(np.array(core, np.float32)); U += [(0.5, 0.02)] * len(core)
    F += [(off + j * ring + i, off + j * ring + (i + 1) % ring, off + (j + 1) * ring + (i + 1) % ring, off + (j + 1) * ring + i)
          for j in range(rows) for i in range(ring)]
    F.append(tuple(off + i for i in reversed(range(ring))))
    return S.mesh(name, np.concatenate(V).tolist(), F, mat, U, True)


def calyx(radius=0.35, mat=None, stem=2.0, bend=0.15, parent=None):
    """Green cup and stem under a head."""
    prof = [(0.001, -0.75), (0.10, -0.74), (0.155, -0.62), (0.20, -0.40), (0.30, -0.12), (0.40, 0.06), (0.36, 0.08)]
    g = mat or S.petal('#1d3311', '#4a6b21', translucency=0.1, name='Calyx')
    c = S.lathe([(r * radius, z * radius) for r, z in prof], 40, g, 'Calyx', parent)
    pts = [(bend * radius * (i / 12) ** 2 * 3, 0, -0.7 * radius - stem * i / 12) for i in range(13)]
    S.tube(pts, 0.065 * radius, g, 'Stem', parent=parent)
    return c
