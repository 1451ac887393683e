"""Two tables under one quilt: cut cloth and scissors at one, a carved block and its dye at the other.  The mark is sewn
over the gap between them: about the agency (2:1)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import bpy
import numpy as np
from PIL import Image
import studio as S, botany as B, cloth as C, props as P
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.5, world='#c3cfe0', world_strength=0.34)
W, H, EDGE, GAP = 14.0, 8.4, -2.9, 0.34      # the cloth, the near edge of the tables, half of the gap
BACK = 16.0

# ---- the tables and the floor below them
S.place(S.ground('#a9dcfa', mat=S.matte('#a9dcfa', 0.9, 0.004, 12, 0.2, 0.03)), (0, 0, -7.2))
tables = []
for sign, board, legs in ((-1, P.wood('#e3c08d', '#c08d55', 0.5), S.matte('#0d1438', 0.55)), (1, S.matte('#f3a6b2', 0.55, 0.002, 60, 0.35, 0.03), S.matte('#a80d1a', 0.5))):
    top = S.slab(16, BACK - EDGE, 0.42, 0.05, 0.05, board)
    S.place(top, (sign * (8 + GAP), (BACK + EDGE) / 2, -0.42)); tables.append(top)
    for x in (sign * (GAP + 0.9), sign * 13):
        S.tube([(x, EDGE + 1.0, -0.3), (x - sign * 0.2, EDGE + 0.5, -7.2)], 0.30, legs)


# ---- the cloth is let fall on them: a thin sheet is simulated, the quilt takes its shape
def fallen(nu=150, nv=90, frames=90):
    """Points of the fallen cloth, nv + 1 rows from the far edge, kept in tex/."""
    path = os.path.join(S.TEX, 'two-tables.npy')
    if os.path.exists(path): return np.load(path)
    rng = np.random.default_rng(5)
    bumps = C._cloud(rng, max(nu, nv) + 1, 11)[:nv + 1, :nu + 1]
    def start(u, v):
        i, j = round(u * nu), round(v * nv)
        return (u - .5) * W * 0.965, 4.0 - v * H * 0.985, 0.40 + 0.34 * float(bumps[j, i])
    sheet = S.grid(nu, nv, start, 'Sheet')
    m = sheet.modifiers.new('Cloth', 'CLOTH'); s = m.settings
    s.quality = 7; s.mass = 0.5; s.air_damping = 2
    s.tension_stiffness = s.compression_stiffness = 28; s.shear_stiffness = 12; s.bending_stiffness = 3.2
    s.tension_damping = s.compression_damping = 8; s.bending_damping = 1.5
    s.shrink_min = -0.025                     # more cloth than room: it buckles
    m.collision_settings.distance_min = 0.02; m.collision_settings.friction = 30; m.collision_settings.use_self_collision = False
    # between the tables it sags no deeper than this
    shelf = S.slab(2 * GAP, BACK - EDGE + 0.3, 0.2); S.place(shelf, (0, (BACK + EDGE) / 2, -0.62))
    tops = [*tables, shelf]
    for t in tops:
        t.modifiers.new('Collision', 'COLLISION'); t.collision.thickness_outer = 0.02; t.collision.cloth_friction = 30
    sc = bpy.context.scene; sc.frame_start, sc.frame_end = 1, frames; sc.gravity = (0, 0, -9.8)
    m.point_cache.frame_end = frames
    for f in range(1, frames + 1): sc.frame_set(f)
    ev = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get())
    co = np.empty(len(ev.data.vertices) * 3, np.float32); ev.data.vertices.foreach_get('co', co)
    pts = co.reshape(nv + 1, nu + 1, 3)
    bpy.data.objects.remove(sheet); bpy.data.objects.remove(shelf)
    for t in tables: t.modifiers.clear()
    os.makedirs(S.TEX, exist_ok=True); np.save(path, pts)
    return pts


pts = fallen()
# The right half falls like the left one, whose corner hangs well.
middle = pts.shape[1] // 2
pts[:, middle, 0] = 0
pts[:, middle + 1:] = pts[:, middle - 1::-1] * (-1, 1, 1)


def lie(x, y, z):
    h, w = x.shape
    base = np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(pts[..., k], dtype=np.float32)).resize((w, h), Image.BICUBIC)) for k in range(3)], 2)
    n = np.cross(np.gradient(base, axis=1), -np.gradient(base, axis=0))
    n /= np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-9)
    out = base + n * (z + 0.012)[..., None]
    return out[..., 0], out[..., 1], out[..., 2]


# every seam of the blocks but those under the mark, which has its own
across, down = lambda n: 0.01 + 0.98 * n / 10, lambda n: 0.0167 + 0.9666 * n / 6      # inside the binding
seams = [((across(x), down(y0)), (across(x), down(y1))) for x in range(0, 11) for y0, y1 in (((0, 1), (5, 6)) if 3 < x < 7 else ((0, 6),))]
seams += [((across(x0), down(y)), (across(x1), down(y))) for y in range(0, 7) for x0, x1 in (((0, 3), (7, 10)) if 1 < y < 5 else ((0, 10),))]
drawing = S.artwork('two-tables.html', 'two-tables.png', 1500, 900, 2)
C.quilt(drawing, W, H, cells=1700, loft=0.085, pucker=0.030, echo=0.13, stitch=(0.085, 0.055), gauge=0.012, edge=0.14, thick=0.085,
        shape=lie, tiles_per_unit=1.1, extra=seams, dark_thread='#b00c1a', seed=3)


# ---- the left table: cut
S.place(C.scissors('#a80d1a', 24), (-6.3, 5.7, 0.0), (0, 0, -158), 2.3)
rnd = random.Random(4)
for x, y, r, c in ((-8.1, 0.6, 20, '#b00c1a'), (-8.0, -1.7, 200, '#f07a0a'), (-8.7, -0.5, 75, '#0b1336'), (-8.4, 2.6, -30, '#9ccbe8'), (-9.3, 1.6, 140, '#f59fac'), (-3.9, 5.0, 12, '#0b1336')):
    tri = S.extrude([(-0.66, -0.33), (0.66, -0.33), (0, 0.33)], 0.02, 0, 1, C.cotton(color=c, tiles=(1.6, 1.0)), 'Scrap'); S.place(tri, (x, y, 0.004 + rnd.random() * 0.01), (0, 0, r))
leaf = (S.matte('#b00e1b', 0.6, 0.002, 30), S.matte('#c9301c', 0.6, 0.002, 30))
for x, y, s, r, k in ((-9.0, 5.0, 2.3, 60, 0), (-9.4, 3.6, 1.7, 110, 1)):
    S.place(B.maple_leaf(s, leaf[k], 3 + k, curl=0.25, wave=0.06), (x, y, 0.06), (0, 0, r))

# ---- the right table: printed
teak, dark = P.wood('#9a5c2c', '#5f3214', 0.55), P.wood('#6e3b18', '#3e1d0a', 0.6)
dye = S.plastic('#f07a0a', 0.42, 0.45, 0.003, 40, 0.1)
def scallop(r, n=10, lobe=0.30):
    return [((r * (1 - lobe / 2 + lobe / 2 * abs(math.cos(n * a / 2)) ** 0.7)) * math.cos(a), (r * (1 - lobe / 2 + lobe / 2 * abs(math.cos(n * a / 2)) ** 0.7)) * math.sin(a)) for a in [2 * math.pi * i / 240 for i in range(240)]]
def stamp(parent):
    """A carved block, its face up: petals around a heart, proud of the ground, wet with dye."""
    S.lathe(S.fillet([(0.001, 0), (1.22, 0), (1.28, 0.08), (1.28, 0.62), (1.22, 0.70), (0.001, 0.70)], 0.06), 96, teak, 'Block', parent)
    for n, r0, r1, wide in ((14, 0.64, 1.17, 0.185), (10, 0.27, 0.60, 0.125)):
        for i in range(n):
            a = 2 * math.pi * i / n
            mid, half = (r0 + r1) / 2, (r1 - r0) / 2
            petal = [(mid + half * math.cos(t), wide * math.sin(t) * (1 + 0.25 * math.cos(t))) for t in [2 * math.pi * k / 40 for k in range(40)]]
            p = S.extrude(petal, 0.13, 0.02, 2, dye, 'Petal', parent); S.place(p, (0, 0, 0.69), (0, 0, math.degrees(a)))
    S.place(S.lathe([(0.001, 0.13), (0.22, 0.12), (0.25, 0.10), (0.25, 0)], 40, dye, 'Heart', parent), (0, 0, 0.69))
stamp(S.empty((8.9, 1.0, 0.0), (0, 0, 20)))
# its sister stands on its face, the handle up
e = S.empty((5.0, 5.3, 0))
S.lathe(S.fillet([(0.001, 0), (1.10, 0), (1.16, 0.06), (1.16, 0.62), (1.08, 0.72), (0.50, 0.80), (0.36, 1.0), (0.34, 1.3), (0.52, 1.62), (0.46, 1.90), (0.001, 2.0)], 0.10), 96, teak, 'Handle', e)
# a dish of dye
e = S.empty((8.4, 4.7, 0))
S.lathe(S.fillet([(0.001, 0.05), (0.9, 0.05), (1.0, 0), (1.08, 0.06), (1.5, 0.62), (1.56, 0.66), (1.50, 0.70), (1.02, 0.18), (0.001, 0.14)], 0.05), 96, S.plastic('#eef1f5', 0.2, 0.5, 0.002, 6), 'Dish', e)
S.place(S.lathe([(0.001, 0.0), (1.30, 0.0), (1.34, 0.02)], 96, S.plastic('#f26a04', 0.08, 0.5, 0.004, 2.2, 0.03), 'Dye', e), (0, 0, 0.44))
heads = (S.petal('#b84200', '#ffb016', '#f57f08', 0.38), S.petal('#dd8a00', '#ffdc58', '#ffc52c', 0.4))
for i, (x, y, r, t) in enumerate(((9.2, -1.8, 0.80, 20), (8.2, -2.1, 0.62, -24), (2.2, 5.6, 0.74, 16), (3.0, 4.9, 0.5, -30))):
    S.place(B.marigold(r, 190, heads[i % 2], 60 + i), (x, y, 0.02), (t, t / 2, 40 * i))

# ---- the last seam: a red thread sews the two halves of the mark together
def top(x, y):
    """Height of the quilted cloth at a point."""
    d = (pts[..., 0] - x) ** 2 + (pts[..., 1] - y) ** 2
    return float(pts[..., 2].ravel()[d.argmin()]) + 0.17
def over(points, lift=0.03):
    return [(x, y, top(x, y) + lift + up) for x, y, up in points]
red = '#e01a26'
for i in range(12):
    y = 2.3 - i * 0.30
    C.loose_thread(over([(-0.22, y, -0.10), (-0.17, y - 0.01, 0.0), (-0.06, y - 0.03, 0.05), (0.06, y - 0.05, 0.05), (0.17, y - 0.07, 0.0), (0.22, y - 0.08, -0.10)]), red, 0.030)
C.loose_thread(over([(0.20, -1.36, -0.08), (0.30, -1.40, 0.10), (0.8, -1.75, 0.02), (1.5, -1.55, 0.02), (1.85, -0.95, 0.02), (1.45, -0.45, 0.02), (1.0, -0.85, 0.05), (1.35, -1.55, 0.07), (1.75, -1.95, 0.14), (1.62, -2.26, 0.22)]), red, 0.024)
S.place(C.needle(1.7), (1.62, -2.26, top(1.62, -2.26) + 0.16), (0, 3, 176), (1, 3, 3))
S.place((lambda e: (C.spool('#c0141f', 1.25, 0.46, parent=e), e)[1])(S.empty()), (-2.6, 5.7, 0.0))

S.sun(Vector((0.80, -0.34, -0.50)), 7.2, 1.0, '#ffe3bd')
S.area((-20, 8, 16), (0, 0, 0), (14, 14), 4200, '#e6ebf3')
S.camera((0, -16.4, 17.6), (0, 0.30, 0), 44.5, 8, (0, -0.8, 0.2))
# The camera sees less of the floor than of the tables.
bpy.context.scene.camera.data.shift_y = 35 / 1600
S.shoot('two-tables', 1600, 764, 18)  # then lengthen_tables.py
