"""Pieced cotton, made from a drawing of it.

The drawing's colour edges are the seams.  From the distance to the nearest seam follow the pillow of the batting, the
puckers that run away from a seam, and the running stitches that a quilter sews inside each patch.  Lengths are units
of ten centimetres, as everywhere.
"""
import math, os, random
import bpy
import numpy as np
from mathutils import Vector
import studio as S


def _distance(mask, reach):
    """Distance in pixels to the nearest true pixel, as far as `reach`, and that pixel's column and row."""
    h, w = mask.shape
    rows, cols = np.mgrid[0:h, 0:w].astype(np.float32)
    far = np.float32(reach * 2)
    best, near = np.where(mask, 0, far).astype(np.float32), rows.copy()
    for k in range(1, reach):
        for s in (-k, k):
            hit = np.zeros_like(mask)
            if s > 0: hit[s:] = mask[:-s]
            else: hit[:s] = mask[-s:]
            take = hit & (best > k)
            best[take] = k; near[take] = rows[take] - s
    out, nx, ny = best ** 2, cols.copy(), near.copy()
    for k in range(1, reach):
        for s in (-k, k):
            c = np.full_like(best, far); r = np.zeros_like(best)
            if s > 0: c[:, s:] = best[:, :-s]; r[:, s:] = near[:, :-s]
            else: c[:, :s] = best[:, -s:]; r[:, :s] = near[:, -s:]
            d = c ** 2 + k * k
            take = d < out
            out[take] = d[take]; nx[take] = cols[take] - s; ny[take] = r[take]
    return np.sqrt(out), nx, ny


def _blur(a, r):
    """Three box blurs of radius `r` pixels."""
    for _ in range(3):
        for axis in (0, 1):
            p = np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in (0, 1)], mode='edge').cumsum(axis, dtype=np.float64)
            n = a.shape[axis]
            a = ((p[2 * r + 1:2 * r + 1 + n] - p[:n]) if axis == 0 else (p[:, 2 * r + 1:2 * r + 1 + n] - p[:, :n])) / (2 * r + 1)
    return a


def _cloud(rng, n, cells):
    """Smooth noise of about +-1 on n x n pixels."""
    from PIL import Image
    g = Image.fromarray(rng.normal(0, 0.6, (cells + 3, cells + 3)).astype(np.float32))
    return np.asarray(g.resize((n, n), Image.BICUBIC))


def _contours(f, level):
    """Closed and open polylines (column, row) where the field `f` passes `level`."""
    h, w = f.shape
    above = f > level
    links = {}
    def cross(a, b):
        (ax, ay), (bx, by) = a, b
        t = (level - f[ay, ax]) / (f[by, bx] - f[ay, ax])
        return ax + (bx - ax) * t, ay + (by - ay) * t
    code = above[:-1, :-1] * 1 + above[:-1, 1:] * 2 + above[1:, 1:] * 4 + above[1:, :-1] * 8
    for y, x in zip(*np.nonzero((code > 0) & (code < 15))):
        corner = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        cut = [(corner[i], corner[(i + 1) % 4]) for i in range(4) if above[corner[i][1], corner[i][0]] != above[corner[(i + 1) % 4][1], corner[(i + 1) % 4][0]]]
        for a, b in zip(cut[::2], cut[1::2]):
            a, b = tuple(sorted(a)), tuple(sorted(b))
            links.setdefault(a, []).append(b); links.setdefault(b, []).append(a)
    lines, seen = [], set()
    for start in sorted(links, key=lambda k: len(links[k])):
        if start in seen: continue
        line, at = [], start
        while at is not None:
            seen.add(at); line.append(cross(*at))
            at = next((n for n in links[at] if n not in seen), None)
        if len(line) > 8:
            if start in links.get(tuple(at or ()), []) or math.dist(line[0], line[-1]) < 3: line.append(line[0])
            lines.append(np.array(line))
    return lines


def weave(name='weave.png', threads=48, px=10, seed=4):
    """Tile of plain weave: height in red, thread colour (1 = 128) in green.  Drawn once into tex/."""
    path = os.path.join(S.TEX, name)
    if os.path.exists(path): return path
    from PIL import Image
    os.makedirs(S.TEX, exist_ok=True)
    rng = np.random.default_rng(seed)
    n = threads * px
    y, x = np.mgrid[0:n, 0:n] / px
    def yarn(along, across):
        i = np.floor(across).astype(int) % threads
        wide = (0.40 + 0.09 * rng.random(threads))[i]
        slub = 1 + 0.12 * np.sin(along * 2 * np.pi * 2 / threads + rng.random(threads)[i] * 6.3)
        d = np.abs(across % 1 - 0.5 + 0.06 * np.sin(along * 2 * np.pi * 3 / threads + i)) / (wide * slub)
        over = 0.5 + 0.5 * np.cos(np.pi * (np.floor(along + 0.0) + np.floor(across))) * np.sin(np.pi * (along % 1)) ** 0.6
        return np.sqrt(np.clip(1 - d * d, 0, 1)) * (0.35 + 0.65 * over), (1 + rng.normal(0, 0.055, threads))[i]
    warp, cw = yarn(y, x); weft, cf = yarn(x, y + 1)
    top = warp > weft
    height = np.maximum(warp, weft); colour = np.where(top, cw, cf) * (0.80 + 0.20 * height)
    Image.fromarray(np.stack([height * 255, np.clip(colour * 128, 0, 255), height * 0], 2).astype(np.uint8)).save(path)
    return path


def cotton(image=None, color='#ffffff', tiles=(8, 8), bump=0.0022, name='Cotton', back=None, sheen=0.35):
    """Woven cotton, printed with `image` or dyed in `color`, on its wrong side in `back`; `tiles` repeats of 48 threads along U and V."""
    m, nt, p = S._mat(name)
    w = S.image_node(nt, weave(), 'Non-Color', extension='REPEAT')
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (*tiles, 1)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    nt.links.new(tc.outputs['UV'], mp.inputs[0]); nt.links.new(mp.outputs[0], w.inputs[0])
    sep = nt.nodes.new('ShaderNodeSeparateRGB'); nt.links.new(w.outputs[0], sep.inputs[0])
    if image:
        base = S.image_node(nt, image).outputs[0]
    else:
        rgb = nt.nodes.new('ShaderNodeRGB'); rgb.outputs[0].default_value = S.lin(color); base = rgb.outputs[0]
    if back:
        mix = nt.nodes.new('ShaderNodeMixRGB'); mix.inputs[2].default_value = S.lin(back)
        nt.links.new(nt.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'], mix.inputs[0])
        nt.links.new(base, mix.inputs[1]); base = mix.outputs[0]
    fade = S._noise(nt, 1.1, 3, 0.6, 'UV')
    twice = nt.nodes.new('ShaderNodeMath'); twice.operation = 'MULTIPLY'; nt.links.new(sep.outputs[1], twice.inputs[0])
    nt.links.new(S._range(nt, fade.outputs[0], 1.86, 2.10), twice.inputs[1])
    hsv = nt.nodes.new('ShaderNodeHueSaturation')
    nt.links.new(twice.outputs[0], hsv.inputs['Value']); nt.links.new(base, hsv.inputs['Color'])
    nt.links.new(hsv.outputs[0], p.inputs['Base Color'])
    nt.links.new(S._bump(nt, sep.outputs[0], bump), p.inputs['Normal'])
    p.inputs['Roughness'].default_value = 0.95; p.inputs['Specular'].default_value = 0.12
    p.inputs['Sheen'].default_value = sheen; p.inputs['Sheen Tint'].default_value = 0.6
    return m


def _thread(lines, radius, mat, name, parent):
    """One mesh of round threads from polylines; every stitch dives at both ends."""
    V, F, off, sides = [], [], 0, 6
    for line in lines:
        line = np.asarray(line, np.float64)
        d = np.gradient(line, axis=0); d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        side = np.cross(d, (0, 0, 1.0)); side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
        up = np.cross(side, d)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            V.append(line + radius * (math.cos(a) * side + math.sin(a) * up))
        n = len(line)
        for k in range(sides):
            a, b = off + k * n, off + (k + 1) % sides * n
            F += [(a + i, a + i + 1, b + i + 1, b + i) for i in range(n - 1)]
        off += n * sides
    return S.mesh(name, np.concatenate(V), F, mat, None, True, parent) if V else None


def quilt(image, width, height=None, cells=720, loft=0.030, pucker=0.014, echo=0.040, stitch=(0.034, 0.024), extra=(), thread='#f3f1ee',
          shape=None, seed=1, tiles_per_unit=2.2, name='Quilt', parent=None, edge=0.05, thick=0.03, dark_thread=None, back='#f3b9c2', gauge=0.0055):
    """A quilt of `width` x `height`, lying on z = 0, middle at the origin.

    loft    height of a patch above its seams        echo     distance from seam to running stitch; 0 for none
    stitch  length of a stitch and of the gap        gauge    radius of the thread
    extra   more seams, as ((x0, y0), (x1, y1)) in 0..1 from the top left
    shape   function (x, y, z arrays) -> arrays that bends the flat quilt (folds, drapes)
    """
    from PIL import Image, ImageDraw
    height = height or width
    rng = np.random.default_rng(seed)
    nx, ny = cells, int(cells * height / width)
    px = width / nx
    im = Image.open(image).convert('RGB').resize((nx, ny), Image.LANCZOS)
    rgb = np.asarray(im, np.int32)
    mask = np.zeros((ny, nx), bool)
    mask[:, 1:] |= np.abs(np.diff(rgb, axis=1)).max(2) > 34
    mask[1:] |= np.abs(np.diff(rgb, axis=0)).max(2) > 34
    if extra:
        draw = Image.new('L', (nx, ny)); pen = ImageDraw.Draw(draw)
        for a, b in extra: pen.line([a[0] * (nx - 1), a[1] * (ny - 1), b[0] * (nx - 1), b[1] * (ny - 1)], fill=255)
        mask |= np.asarray(draw) > 0
    dist, sx, sy = _distance(mask, max(8, int(0.30 / px)))
    d = dist * px
    n = max(nx, ny)
    # puckers are constant away from the seam: noise is looked up at the seam's nearest point
    fine, broad = _cloud(rng, n, int(width / 0.045)), _cloud(rng, n, int(width / 0.11))
    iy, ix = np.clip(sy, 0, n - 1).astype(int), np.clip(sx, 0, n - 1).astype(int)
    z = loft * (1 - np.exp(-d / 0.045)) + 0.35 * loft * (1 - np.exp(-d / 0.20))
    y, x = np.mgrid[0:ny, 0:nx]
    rim = np.minimum(np.minimum(x, nx - 1 - x), np.minimum(y, ny - 1 - y)) * px
    pucker = pucker * np.clip((rim - 0.03) / 0.12, 0.06, 1)       # a bound edge lies smooth
    z += pucker * (fine[iy, ix] * np.exp(-d / 0.055) * (1 - np.exp(-d / 0.012)) + 0.8 * broad[iy, ix] * np.exp(-d / 0.14) * (1 - np.exp(-d / 0.03)))
    lines = []
    if echo:
        soft = _blur(np.minimum(dist, echo / px * 2.2), 1)
        lines = [l for l in _contours(soft, echo / px) if len(l) * px > 0.30]
        draw = Image.new('L', (nx, ny)); pen = ImageDraw.Draw(draw)
        for l in lines: pen.line([tuple(p) for p in l], fill=255, width=1)
        dq, qx, qy = _distance(np.asarray(draw) > 0, max(6, int(0.12 / px)))
        iy, ix = np.clip(qy, 0, n - 1).astype(int), np.clip(qx, 0, n - 1).astype(int)
        z -= 0.55 * loft * np.exp(-(dq * px / 0.020)) - 0.7 * pucker * fine[iy, ix] * np.exp(-dq * px / 0.045)
    z = _blur(z, 1) + 0.012 * _cloud(rng, n, int(width / 0.6) + 2)[:ny, :nx] + thick
    z = z * np.sqrt(np.clip(1 - (1 - np.clip(rim / edge, 0, 1)) ** 2, 0, 1))
    X, Y, Z = (x + 0.5) * px - width / 2, height / 2 - (y + 0.5) * px, z
    wob = 0.012
    X = X + wob * _cloud(rng, n, int(width / 0.5) + 2)[:ny, :nx]; Y = Y + wob * _cloud(rng, n, int(width / 0.5) + 2)[:ny, :nx]
    flat = np.stack([X, Y, Z], 2)
    P = np.stack(shape(X, Y, Z), 2) if shape else flat

    me = bpy.data.meshes.new(name)
    i = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None]).ravel()
    quads = np.stack([i, i + nx, i + nx + 1, i + 1], 1).astype(np.int32)
    me.vertices.add(nx * ny); me.vertices.foreach_set('co', P.reshape(-1).astype(np.float32))
    me.loops.add(quads.size); me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads)); me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32)); me.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    uv = me.uv_layers.new(name='UVMap')
    co = np.stack([(x + 0.5) / nx, 1 - (y + 0.5) / ny], 2).reshape(-1, 2)
    uv.data.foreach_set('uv', co[quads.ravel()].ravel().astype(np.float32))
    me.update(); me.validate()
    ob = S.link(bpy.data.objects.new(name, me), parent)
    me.materials.append(cotton(image, tiles=(width * tiles_per_unit, height * tiles_per_unit), back=back))

    # running stitch along every echo line
    on, off = stitch
    pale, dark = [], []
    at = lambda c, r: P[np.clip(np.rint(r).astype(int), 0, ny - 1), np.clip(np.rint(c).astype(int), 0, nx - 1)]
    rnd = random.Random(seed)
    for l in lines:
        seg = np.r_[0, np.cumsum(np.hypot(*np.diff(l, axis=0).T))] * px
        s = rnd.uniform(0, on)
        while s + on < seg[-1]:
            a = on * rnd.uniform(0.85, 1.12)
            t = np.linspace(s, s + a, 9)
            c, r = np.interp(t, seg, l[:, 0]), np.interp(t, seg, l[:, 1])
            p = at(c, r).astype(np.float64)
            p = np.stack([np.convolve(np.r_[q[0], q, q[-1]], [.25, .5, .25], 'valid') for q in p.T], 1)
            p[:, 2] += gauge * (1.4 * np.sin(np.linspace(0, math.pi, 9)) ** 0.35 - 1.0)   # lies flat, dives at both ends
            lum = rgb[int(np.clip(r[4], 0, ny - 1)), int(np.clip(c[4], 0, nx - 1))] @ (0.3, 0.59, 0.11)
            (pale if dark_thread is None or lum < 120 else dark).append(p)
            s += a + off * rnd.uniform(0.85, 1.2)
    for group, colour in ((pale, thread), (dark, dark_thread)):
        if group: _thread(group, gauge, S.matte(colour, 0.8, 0.001, 300, 0.2, 0.03, sheen=0.5), 'Stitches', parent)
    return ob


def fold(point, normal, radius):
    """Shape for quilt(): turns over what lies beyond the line through `point` (x, y), on the side `normal` looks to."""
    nx, ny = Vector(normal).normalized()
    def bend(x, y, z):
        s = (x - point[0]) * nx + (y - point[1]) * ny
        a = np.clip(s / radius, 0, math.pi)
        z = z * (1 - 0.8 * np.clip(a / 0.8, 0, 1))              # the wrong side is backed: patches hardly show there
        flat = np.maximum(s - math.pi * radius, 0)
        move = np.where(s > 0, (radius - z) * np.sin(a) - flat - s, 0)
        up = np.where(s > 0, radius - (radius - z) * np.cos(a), z)
        return x + nx * move, y + ny * move, up
    return bend


def grid_seams(columns, rows, margin=0.0):
    """The seams between `columns` x `rows` equal blocks inside a border of `margin` (0..1), for quilt(extra=...)."""
    a, b = margin, 1 - margin
    return ([((a + (b - a) * i / columns, a), (a + (b - a) * i / columns, b)) for i in range(columns + 1)]
            + [((a, a + (b - a) * i / rows), (b, a + (b - a) * i / rows)) for i in range(rows + 1)])


def spool(color='#c71722', height=0.55, radius=0.20, wood=None, parent=None, seed=3):
    """A wooden spool of sewing thread, standing on z = 0."""
    root = S.empty(parent=parent)
    w = wood or S.matte('#d8b27c', 0.55, 0.003, 12, 0.35, 0.08)
    r, h = radius, height
    S.lathe(S.fillet([(0.05, 0), (r * 1.02, 0), (r * 1.05, 0.03), (r * 1.05, 0.05), (r * 0.62, 0.13), (r * 0.62, h - 0.13), (r * 1.05, h - 0.05), (r * 1.05, h - 0.03), (r * 1.02, h), (0.06, h), (0.05, h - 0.02), (0.05, 0)], 0.012), 96, w, 'Spool', root)
    turns, pts = 34, []
    layers = ((r * 0.84, 1), (r * 0.86, -1))
    rnd = random.Random(seed)
    for rr, sgn in layers:
        for i in range(turns * 28 + 1):
            t = i / (turns * 28)
            z = 0.115 + (h - 0.23) * (t if sgn > 0 else 1 - t)
            bulge = 1 + 0.05 * math.sin(math.pi * (z - 0.115) / (h - 0.23)) + 0.004 * math.sin(i * 0.7) + 0.003 * math.sin(t * 90)
            a = 2 * math.pi * i / 28
            pts.append((rr * bulge * math.cos(a), rr * bulge * math.sin(a), z))
    m = S.matte(color, 0.6, 0.0012, 160, 0.35, 0.05, sheen=0.6)
    S.lathe([(r * 0.60, 0.11), (r * 0.86, 0.115), (r * 0.89, h / 2), (r * 0.86, h - 0.115), (r * 0.60, h - 0.11)], 64, m, 'Core', root)
    S.tube(pts, (h - 0.23) / turns * 0.52, m, 'Wound', parent=root, resolution=2)
    return root


def loose_thread(points, color='#c71722', radius=0.007, parent=None):
    """A thread lying about, through control points."""
    return S.tube(points, radius, S.matte(color, 0.65, 0.001, 300, 0.3, 0.04, sheen=0.5), 'Thread', handles=True, parent=parent, resolution=3)


def needle(length=0.46, parent=None):
    """A sewing needle along +X, eye at the origin."""
    m = S.metal('#cfd2d6', 0.16)
    root = S.empty(parent=parent)
    prof = [(0.0001, 0), (0.007, 0.006), (0.0095, 0.03), (0.0085, 0.10), (0.0075, length * 0.7), (0.003, length * 0.96), (0.0002, length)]
    S.place(S.lathe(prof, 20, m, 'Needle', root, 80), (0, 0, 0), (0, 90, 0))
    S.place(S.slab(0.045, 0.0055, 0.022, 0.0025, 0, S.matte('#1a1a1e', 0.6), 'Eye', root), (0.032, 0, -0.011))
    return root


def pin(color='#fea91e', length=0.34, parent=None):
    """A glass-headed pin along +X, head at the origin."""
    root = S.empty(parent=parent)
    S.lathe([(0.026 * math.sin(a) + 1e-5, -0.026 * math.cos(a)) for a in [i * math.pi / 16 for i in range(17)]], 32, S.plastic(color, 0.12, 0.5, 0, 1, 0.02, 0.5), 'Head', root, 80)
    S.tube([(0, 0, 0), (length, 0, 0)], 0.0038, S.metal('#d6d8da', 0.2), 'Pin', parent=root, resolution=3)
    return root


def scissors(handle='#121e45', opening=15, parent=None):
    """Tailor's scissors lying on z = 0, tips toward +X, rivet at the origin, about 20 cm long."""
    root = S.empty(parent=parent)
    steel = S.metal('#b9bcc0', 0.22, smudge=0.05, brushed=(1, 30, 1))
    grip = S.plastic(handle, 0.35, 0.5, 0.0004, 120, 0.06)
    for k in (1, -1):
        half = S.empty((0, 0, 0.012 if k > 0 else 0.034), (0, 0, k * opening / 2), parent=root)
        blade = [(-0.30, -0.055), (0.05, -0.085), (0.55, -0.070), (1.12, -0.006), (1.13, 0.004), (0.5, 0.045), (0.05, 0.075), (-0.30, 0.035)]
        if k < 0: blade = [(x, -y) for x, y in reversed(blade)]
        S.extrude(blade, 0.018, 0.004, 2, steel, 'Blade', half)
        # the bow lies on the other side of the rivet from its blade
        cx, cy, rx, ry = -0.78, -k * 0.20, 0.27, 0.165
        ring = [(cx + rx * math.cos(t) * (1 + 0.10 * math.cos(t)), cy + ry * math.sin(t), 0.03) for t in [i * math.pi / 24 for i in range(48)]]
        bow = S.tube(ring, 0.048, grip, 'Bow', closed=True, parent=half, resolution=6); bow.scale.z = 0.8
        neck = S.tube([(-0.22, 0, 0.015), (-0.36, -k * 0.03, 0.022), (-0.50, -k * 0.10, 0.03)], 0.060, grip, 'Neck', parent=half, resolution=6, handles=True); neck.scale.z = 0.7
    S.place(S.lathe(S.fillet([(0.0001, 0.022), (0.035, 0.020), (0.045, 0.0), (0.0001, 0.0)], 0.008), 40, S.metal('#8d9096', 0.3), 'Rivet', root), (0, 0, 0.05))
    return root


def folded(color, width=1.5, depth=1.1, folds=3, gauge=0.030, parent=None, seed=1, image=None):
    """A length of cotton folded in layers, rounded folds toward -Y, lying on z = 0; returns its height."""
    rnd = random.Random(seed)
    m = cotton(image, color, tiles=(width * 2.2, depth * 2.2))
    for k in range(folds):
        z0, dy, dx = k * gauge * 2.1, rnd.uniform(-.02, .02), rnd.uniform(-.012, .012)
        phase = rnd.uniform(0, 6)
        def path(u, v):
            # down one side of the U, round the fold and back
            t = v * 2 - 1
            half = depth - 0.05
            s = abs(t) * (half + 0.05)
            if s < 0.05:
                a = t * (half + 0.05) / 0.05 * math.pi / 2
                y, z = -depth / 2 - gauge / 2 * math.cos(a), gauge / 2 * (1 + math.sin(a))
            else:
                y, z = -depth / 2 + (s - 0.05), gauge if t > 0 else 0
            z += 0.006 * math.sin(u * 9 + phase) + 0.004 * math.sin(u * 23 + phase * 2)
            return (u - .5) * width + dx + 0.008 * math.sin(y * 5 + phase), y + dy + 0.010 * math.sin(u * 5 + phase), z0 + z + 0.012
        S.solidify(S.grid(30, 60, path, 'Folded', m, parent), 0.016)
    return folds * gauge * 2.1 + 0.01
