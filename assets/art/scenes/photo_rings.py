"""Two gold rings on rose silk, a marigold garland behind them: wedding photograph (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, botany as B
from mathutils import Vector, noise

S.begin(look='Medium High Contrast', exposure=0.40, world='#f6e6ea', world_strength=0.22)

# silk, gathered in soft folds that run toward the upper right
def silk(u, v):
    x, y = (u - .5) * 7, (v - .5) * 6
    q = x * 0.50 - y * 0.86 + 0.35 * noise.noise(Vector((x * 0.5, y * 0.5, 2)))
    far = min(1, max(0, math.hypot(x * 0.8 + 0.05, y + 0.30) - 0.30) / 0.55)
    z = far * (0.16 * math.sin(q * 3.1) + 0.07 * math.sin(q * 6.7 + 1 + 0.6 * x) + 0.03 * math.sin(q * 13 + y)) + 0.05 * noise.noise(Vector((x, y, 5)))
    return x, y, z * 0.9
def on_silk(x, y): return silk(x / 7 + .5, y / 6 + .5)[2]
m, nt, p = S._mat('Silk')
p.inputs['Base Color'].default_value = S.lin('#ee7f94')
p.inputs['Roughness'].default_value = 0.30; p.inputs['Specular'].default_value = 0.45
p.inputs['Sheen'].default_value = 0.6; p.inputs['Sheen Tint'].default_value = 0.5
p.inputs['Anisotropic'].default_value = 0.5
thread = S._noise(nt, 1, 1, 0.5, 'UV', (900, 60, 1))
nt.links.new(S._bump(nt, thread.outputs[0], 0.0012), p.inputs['Normal'])
S.grid(360, 300, silk, 'Silk', m)

gold = S.metal('#f0c674', 0.12, smudge=0.04)
def ring(r, wide, thick, stones=False):
    root = S.empty()
    prof = [(r + thick * (0.5 + 0.5 * abs(math.cos(a)) ** 0.6 * math.copysign(1, math.cos(a))), wide / 2 * math.sin(a)) for a in [i * math.pi / 20 for i in range(41)]]
    S.lathe(prof, 180, gold, 'Ring', root, 70)
    # a milled line of beads along the middle
    if stones:
        bead = S.lathe([(0.0065 * math.sin(a) + 1e-5, -0.0065 * math.cos(a)) for a in [i * math.pi / 10 for i in range(11)]], 14, gold, 'Bead', root)
        n = 96
        for i in range(n):
            a = 2 * math.pi * i / n
            for z in (-wide * 0.30, wide * 0.30): S.instance(bead, ((r + thick * 0.98) * math.cos(a), (r + thick * 0.98) * math.sin(a), z), parent=root)
        bead.location = (r + thick * 0.98, 0, wide * 0.30)
    return root
S.place(ring(0.105, 0.050, 0.018), (-0.16, -0.36, on_silk(-0.16, -0.36) + 0.030), (4, 6, 0))
S.place(ring(0.088, 0.038, 0.016, True), (0.02, -0.30, on_silk(0.02, -0.30) + 0.094), (66, 0, 34))

# garland: heads threaded close together, curving out of the frame
head = [S.petal('#b84200', '#ff9e14', '#f0760a', 0.36), S.petal('#a02408', '#e8590e', '#d0400c', 0.34)]
kinds = [B.marigold(0.19, 130, head[i % 2], 80 + i) for i in range(4)]
random.seed(8)
path = [(-1.75, 0.02), (-1.42, 0.22), (-1.08, 0.36), (-0.72, 0.44), (-0.34, 0.52), (0.04, 0.55), (0.40, 0.50), (0.74, 0.38), (1.06, 0.22), (1.36, 0.02), (1.62, -0.22)]
for i, (x, y) in enumerate(path):
    if i < 4: h = kinds[i]
    else: h = S.instance(kinds[i % 4], (0, 0, 0))
    S.place(h, (x, y, on_silk(x, y) + 0.06), (random.uniform(-40, 10), random.uniform(-30, 30), random.uniform(0, 360)), random.uniform(0.9, 1.12))
# loose florets
fl = [B._petal_mesh(1, 0.8, 0.14, 0.15, 40 + i, 1.0) for i in range(4)]
for x, y, s in ((0.46, -0.42, .10), (0.58, -0.20, .08), (-0.62, -0.20, .09), (-0.50, -0.62, .08)):
    v, u, f = random.choice(fl)
    S.place(S.mesh('Floret', v.tolist(), f, head[0], u, True), (x, y, on_silk(x, y) + 0.02), (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360)), s)

S.sun(Vector((0.78, -0.20, -0.46)), 5.5, 1.2, '#ffe3c4')
S.area((-3.0, 2.0, 3.0), (0, 0, 0), (2.0, 2.0), 90, '#fff4ee')
S.area((2.6, -1.0, 1.6), (0, -0.3, 0), (0.6, 2.2), 70, '#ffffff')
S.camera((0.10, -3.0, 1.75), (0.03, -0.10, 0.05), 98, 7.1, (-0.08, -0.36, 0.07))
FRAMES = [
    ((-0.05, -0.75, 2.30), (-0.06, -0.32, 0.05), 110, 5.6, (-0.10, -0.34, 0.10)),
    ((-1.25, -1.75, 0.62), (-0.08, -0.30, 0.10), 105, 4.0, (-0.14, -0.36, 0.10)),
    ((0.70, -2.10, 0.80), (0.02, 0.30, 0.10), 95, 2.8, (0.10, 0.50, 0.14)),
]
if not S.frames('photo-rings', FRAMES, samples=28):
    S.shoot('photo-rings', samples=32)
