"""GS JCB: the bucket of the mark, seen from the side with its teeth down, before a wall in the yellow of the page.

The side of the bucket is the mark's own outline. The picture ends in #ffc20a on all sides but where the arm comes in.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, math, random, time
import studio as S, props as P

STARTED = time.time()
S.begin(look='High Contrast', exposure=0.3, world='#cfe0ee', world_strength=0.42)
W, GAP = 5.2, 1.2                       # of the bucket; from it to the wall
def at(x, y): return ((x - 46) / 8.2, (47 - y) / 8.2)   # the mark's units
YELLOW = '#ffa600'
letters = P.prints('gs-jcb.html', 2000, 1060, dict(letters=(1500, 760, 500, 270)), 2)['letters']

def paint(base, bare, wear=0.5, dust=0.0, rough=0.42):
    """Painted steel: bare at its edges, scratched, and dusty from below."""
    m, nt, p = S._mat('Painted')
    new, link = nt.nodes.new, nt.links.new
    bevel = new('ShaderNodeBevel'); bevel.samples = 4; bevel.inputs[0].default_value = 0.13
    geo = new('ShaderNodeNewGeometry')
    dot = new('ShaderNodeVectorMath'); dot.operation = 'DOT_PRODUCT'
    link(bevel.outputs[0], dot.inputs[0]); link(geo.outputs['Normal'], dot.inputs[1])
    edge = S._range(nt, dot.outputs['Value'], 1, 0, 0.80, 0.985)
    fleck = S._range(nt, S._noise(nt, 2.6, 4, 0.7).outputs[0], 0, 1, 0.42, 0.56)
    mul = new('ShaderNodeMath'); mul.operation = 'MULTIPLY'; link(edge, mul.inputs[0]); link(fleck, mul.inputs[1])
    lines = S._range(nt, S._noise(nt, 2.4, 3, 0.8, stretch=(3.2, 1, 0.34)).outputs[0], 0, wear, 0.68, 0.72)
    worn = new('ShaderNodeMath'); worn.operation = 'MAXIMUM'; link(mul.outputs[0], worn.inputs[0]); link(lines, worn.inputs[1])
    mix = new('ShaderNodeMixRGB'); mix.inputs[1].default_value = S.lin(base); mix.inputs[2].default_value = S.lin(bare)
    link(worn.outputs[0], mix.inputs[0])
    colour = mix.outputs[0]
    if dust:
        pos = new('ShaderNodeSeparateXYZ'); link(geo.outputs['Position'], pos.inputs[0])
        low = S._range(nt, pos.outputs[2], dust, 0, -4.4, 0.6)
        cloud = S._range(nt, S._noise(nt, 1.1, 5, 0.72).outputs[0], 0, 1, 0.40, 0.62)
        k = new('ShaderNodeMath'); k.operation = 'MULTIPLY'; link(low, k.inputs[0]); link(cloud, k.inputs[1])
        earth = new('ShaderNodeMixRGB'); link(k.outputs[0], earth.inputs[0]); link(colour, earth.inputs[1]); earth.inputs[2].default_value = S.lin('#7a5430')
        colour = earth.outputs[0]
    link(colour, p.inputs['Base Color'])
    link(worn.outputs[0], p.inputs['Metallic'])
    link(S._range(nt, S._noise(nt, 3.0, 4, 0.7).outputs[0], rough - 0.12, rough + 0.16), p.inputs['Roughness'])
    link(S._bump(nt, S._noise(nt, 7, 3).outputs[0], 0.012), p.inputs['Normal'])
    return m

black = paint('#161618', '#a7a29a', 0.8, 0.62)
plain = paint('#141416', '#8d8880', 0.4)
bare = paint('#6f6b66', '#d4cfc6', 0.9, 0.5, 0.36)
gold = paint(YELLOW, '#5a544b', 0.5, 0, 0.34)
chrome = S.metal('#e6e8ea', 0.2, smudge=0.05)
earth = S.matte('#6b431f', 0.98, 0.10, 3.2, 0.08, 0.2)

# the mark: its own curve in eight steps a quarter
def bezier(a, b, c, d, n=18):
    return [tuple((1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k] for k in (0, 1)) for t in [i / n for i in range(1, n + 1)]]
heel = bezier((82.8, 57.04), (82.8, 75.44), (68.08, 84.64), (51.52, 84.64))
mark = [(9.2, 9.2), (57.04, 9.2), (82.8, 34.96), (82.8, 57.04), *heel, (40.48, 84.64), (34.96, 73.6), (29.44, 84.64), (23.92, 73.6), (18.4, 84.64), (9.2, 73.6)]
side = [at(*q) for q in mark][::-1]
def plate(outline, y, thick, mat, bevel=0.05):
    """Upright, from `y` to the back."""
    return S.place(S.extrude(outline, thick, bevel, 3, mat), (0, y + thick, 0), (90, 0, 0))
plate(side, 0, 0.34, black, 0.06)
plate(side, W - 0.34, 0.34, plain, 0.06)

# the sheet around the back, between the sides
back = [at(*q) for q in [(14, 10.4), (56.6, 10.4), (81.6, 35.5), (81.6, 57.04), *[(46 + (x - 46) * 0.965, 47 + (y - 47) * 0.968) for x, y in heel], (41, 83.2)]]
n = len(back) - 1
S.solidify(S.grid(n, 2, lambda u, v: (back[round(u * n)][0], 0.2 + v * (W - 0.4), back[round(u * n)][1]), 'Sheet', plain), 0.16)

# a wear strip on the side along the back, welded on
def inset(d): return [at(46 + (x - 46) * (1 - d), 47 + (y - 47) * (1 - d)) for x, y in [(60.5, 12.6), (82.8, 34.96), (82.8, 57.04), *heel, (44, 84.64)]]
outer, inner = inset(0.055), inset(0.20)
plate((outer + inner[::-1])[::-1], -0.17, 0.2, black, 0.05)
S.tube([(x, -0.01, z) for x, z in inset(0.205)], 0.075, plain, 'Weld')
# another along the mouth, and one above the teeth
plate([at(*q) for q in [(11.2, 11.4), (18.6, 11.4), (18.6, 70.8), (11.2, 70.8)]][::-1], -0.14, 0.17, black, 0.05)
plate([at(*q) for q in [(20.6, 63.0), (45.5, 63.0), (48.5, 70.8), (20.6, 70.8)]][::-1], -0.14, 0.17, black, 0.05)

def bolt(x, y, r=0.2, front=-0.14):
    cx, cz = at(x, y)
    S.place(S.lathe(S.fillet([(0.0001, 0.05), (r * 1.5, 0.05), (r * 1.5, 0), (0.0001, 0)], 0.02), 32, chrome), (cx, front - 0.0, cz), (90, 0, 0))
    S.place(S.lathe([(0.0001, 0.2), (r * 0.85, 0.2), (r, 0.15), (r, 0), (0.0001, 0)], 6, bare, smooth_angle=20), (cx, front - 0.04, cz), (90, 17 * x % 60, 0))
for y in (17, 29, 41, 53, 65): bolt(14.9, y)
for x in (25.5, 34, 42.5): bolt(x, 66.9)

# caps on the teeth
for tip, l, r in ((18.4, 11.4, 22.6), (29.44, 25.2, 33.7), (40.48, 36.3, 46.5)):
    cap = [at(l, 73.9), at(tip - 0.35, 83.7), at(tip + (0.35 if r < 40 else 4), 83.7), at(r, 73.9)]
    plate(cap, -0.20, 0.22, bare, 0.06); plate(cap, W - 0.02, 0.2, bare, 0.05)
# the cutting edge between the sides, with its own teeth
for i in range(4):
    y = 0.55 + i * 1.15
    plate([at(10, 74), at(18.4, 84.2), at(23.9, 74)], y + 0.2, 0.55, bare, 0.06)

# pins of arm and ram
def boss(x, y, r, mat, out):
    cx, cz = at(x, y)
    S.place(S.lathe(S.fillet([(0.0001, out + 0.3), (r, out + 0.3), (r, 0), (0.0001, 0)], 0.07, 4), 64, mat), (cx, 0.3, cz), (90, 0, 0))
ARM, ROD = 53.4, 66.4
for x, y, r in ((ARM, 24.0, 1.02), (ROD, 34.5, 0.62)):
    boss(x, y, r, black, 0.22); boss(x, y, r * 0.72, bare, 0.30); boss(x, y, r * 0.50, chrome, 0.42)

# arm: a beam with dark flanges, collars, and the rod of the ram beside it
ax, az = at(ARM, 24); rx, rz = at(ROD, 34.5)
mid = W / 2
def beam(x0, x1, z0, z1, y0, y1, mat, bevel=0.06):
    S.place(S.extrude([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], y1 - y0, bevel, 3, mat), (0, y1, 0), (90, 0, 0))
beam(ax - 1.22, ax + 1.22, az, 16, mid - 1.1, mid + 1.1, plain)
beam(ax - 0.84, ax + 0.84, az, 16, mid - 1.24, mid - 1.0, gold)
for z in (5.75, 11): beam(ax - 1.5, rx + 0.62, z, z + 0.62, mid - 1.5, mid + 1.2, black)
S.place(S.lathe(S.fillet([(0.0001, 14), (0.27, 14), (0.27, 0), (0.0001, 0)], 0.04), 48, S.metal('#a5a39d', 0.3, smudge=0.05)), (rx, mid - 0.7, rz))

# earth in the mouth, and what falls from it
fill = P.heap(7.0, 4.3, 1.5, earth, 4); S.place(fill, (at(13, 40)[0], mid, at(14, 42)[1]), (0, -90, 0))
rnd = random.Random(11)
grey = S.matte('#8f8d86', 0.9, 0.02, 6, 0.2, 0.1)
for i in range(190):
    t = rnd.random() ** 1.7
    x, z = at(8 + rnd.gauss(10, 7.5), 0)[0] - 0.9 * t, -4.25 - 2.5 * t
    r = 0.045 + 0.15 * rnd.random() ** 2 if i % 14 else rnd.uniform(0.24, 0.42)
    clod = S.place(P.stone(r, grey if i % 11 == 3 else earth, i), (x, rnd.uniform(0.1, W - 0.4), z), (rnd.uniform(0, 90), rnd.uniform(0, 90), 0))
    clod.scale = (1, rnd.uniform(0.6, 1), rnd.uniform(0.55, 0.9))

# a stencil between strip and pins, rubbed off here and there
stencil = P.decal(letters, '#ffb000', 0.45)
nt = stencil.node_tree
mask = nt.nodes['Mix Shader'].inputs[0]
both = nt.nodes.new('ShaderNodeMath'); both.operation = 'MAXIMUM'
nt.links.new(mask.links[0].from_socket, both.inputs[0])
nt.links.new(S._range(nt, S._noise(nt, 2.2, 5, 0.8).outputs[0], 0, 1, 0.56, 0.60), both.inputs[1])
nt.links.new(both.outputs[0], mask)
x0, z0 = at(24, 58); w = 4.5; h = w * 0.54
S.mesh('Stencil', [(x0, -0.012, z0), (x0 + w, -0.012, z0), (x0 + w, -0.012, z0 + h), (x0, -0.012, z0 + h)], [(0, 1, 2, 3)], stencil, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])

# wall and light
S.mesh('Wall', [(-60, W + GAP, -40), (60, W + GAP, -40), (60, W + GAP, 40), (-60, W + GAP, 40)], [(0, 1, 2, 3)], S.matte(YELLOW, 0.9, 0, 6, 0.1, 0))
S.sun((-0.46, 0.80, -0.30), 6.0, 0.4, '#fff4e0')
S.area((14, -16, 4), (2, 0, 0), (6, 16), 2600, '#f2f7ff')
# square to the mark, from above the right: the side keeps its outline, and the back is seen
cx, cz, dx, dz, far, frame = -1.55, -0.55, 6.4, 3.6, 46.0, 15.2
lens = far / frame * 36
S.camera((cx + dx, -far, cz + dz), (cx + dx, 0, cz + dz), lens, 11, (0, 0, 0), shift=(-dx / frame, -dz / frame))
S.shoot('gs-jcb-mark', 1280, 1152, 32, grain=0.0, vignette=0)

# the wall lit by the sun becomes exactly the yellow of the page
import numpy as np
from PIL import Image
for end in ('', '-draft'):
    file = os.path.join(S.OUT, f'gs-jcb-mark{end}.png')
    if not os.path.exists(file) or os.path.getmtime(file) < STARTED: continue
    a = np.asarray(Image.open(file).convert('RGB')).astype(float)
    h, w, _ = a.shape
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    terms = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], -1)
    lit = np.abs(a - np.median(a[:, -w // 12:].reshape(-1, 3), 0)).max(2) < 14
    target = np.array([255, 194, 10.])
    fits = [terms @ np.linalg.lstsq(terms[lit], a[..., c][lit], rcond=None)[0] for c in range(3)]
    yellow = ((a[..., 0] - a[..., 2]) / (a[..., 0] + 1)).clip(0, 1) ** 2  # steel keeps its grey
    red, green = target[0] / fits[0], target[1] / fits[1]
    a[..., 2] += (target[2] - fits[2]) * ((a[..., 0] - a[..., 2]) / 240).clip(0, 1)
    a[..., 1] *= red + (green - red) * yellow
    a[..., 0] *= red
    a[np.abs(a - target).max(2) < 5] = target
    Image.fromarray(a.clip(0, 255).round().astype(np.uint8)).save(file)
