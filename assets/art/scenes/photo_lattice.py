"""Evening light through a stone lattice, one chair in a blue room, and the film camera that looks at it: a still (2:1)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S
from mathutils import Vector

S.begin(look='High Contrast', exposure=1.06, world='#2f4380', world_strength=0.62)
plaster = S.matte('#565c74', 0.95, 0.05, 1.4, 0.12, 0.10)
floor = S.plastic('#3c4258', 0.48, 0.4, 0.002, 5, 0.10)
S.mesh('Floor', [(-60, -60, 0), (60, -60, 0), (60, 20, 0), (-60, 20, 0)], [(0, 1, 2, 3)], floor)
S.mesh('Right', [(26, -60, 0), (26, 20, 0), (26, 20, 40), (26, -60, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Back left', [(-60, 20, 0), (-14.5, 20, 0), (-14.5, 20, 40), (-60, 20, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Back right', [(-0.5, 20, 0), (60, 20, 0), (60, 20, 40), (-0.5, 20, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Back top', [(-14.5, 20, 24), (-0.5, 20, 24), (-0.5, 20, 40), (-14.5, 20, 40)], [(0, 1, 2, 3)], plaster)
S.mesh('Back foot', [(-14.5, 20, 0), (-0.5, 20, 0), (-0.5, 20, 1.4), (-14.5, 20, 1.4)], [(0, 1, 2, 3)], plaster)

# the lattice: holes are clear, stone is thick enough to catch light on its edges
image = S.artwork('jaali.html', 'jaali.png', 480, 780, 3)
m, nt, p = S._mat('Jaali')
p.inputs['Base Color'].default_value = S.lin('#3a4058'); p.inputs['Roughness'].default_value = 0.9
t = S.image_node(nt, image, 'Non-Color')
clear = nt.nodes.new('ShaderNodeBsdfTransparent'); mix = nt.nodes.new('ShaderNodeMixShader')
nt.links.new(t.outputs[0], mix.inputs[0]); nt.links.new(p.outputs[0], mix.inputs[1]); nt.links.new(clear.outputs[0], mix.inputs[2])
nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
for k in range(5):
    y = 19.7 + k * 0.12
    S.mesh('Lattice', [(-14.5, y, 1.3), (-0.5, y, 1.3), (-0.5, y, 24), (-14.5, y, 24)], [(0, 1, 2, 3)], m, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
sky = S.mesh('Evening', [(-60, 60, -20), (60, 60, -20), (60, 60, 60), (-60, 60, 60)], [(0, 1, 2, 3)], S.emitter('#ff7a22', 1.0)); sky.visible_shadow = False

# a plain wooden chair, its back to us at an angle
wood = S.matte('#7a3a22', 0.42, 0.006, 6, 0.4, 0.10)
ch = S.empty((7.4, 1.5, 0), (0, 0, 152))
S.place(S.slab(4.3, 4.1, 0.34, 0.4, 0.10, wood, parent=ch), (0, 0, 4.3))
for x in (-1.8, 1.8):
    S.tube([(x, -1.7, 4.4), (x * 1.08, -1.9, 0)], 0.20, wood, parent=ch)
    S.tube([(x * 1.08, 2.2, 0), (x, 1.75, 4.4), (x, 2.05, 7.0), (x * 0.98, 2.5, 9.4)], 0.20, wood, parent=ch, handles=True)
    S.tube([(x * 1.04, -1.8, 2.0), (x * 1.04, 1.95, 2.0)], 0.12, wood, parent=ch)
for z, y in ((6.4, 1.98), (7.7, 2.16), (9.0, 2.42)):
    S.tube([(-1.85, y, z), (-0.9, y + 0.22, z), (0.9, y + 0.22, z), (1.85, y, z)], 0.26, wood, parent=ch, handles=True)
# a red cloth over its back
def hang(u, v):
    x = (u - .5) * 2.3
    s = v * 7.2 - 3.0
    side = math.tanh(s * 3) * 0.62
    z = 9.36 - max(0, abs(s) - 0.2) + 0.04 * math.sin(x * 6)
    return x + 0.10 * math.sin(s * 1.3 + x), 2.56 + side + 0.10 * math.sin(x * 5 + s * 0.6) * min(1, abs(s)) - (9.36 - z) * 0.13, z
S.solidify(S.grid(40, 90, hang, 'Cloth', S.matte('#a00d18', 0.9, 0.004, 60, 0.2, 0.05, sheen=0.6), ch), 0.05)

# a film camera on three legs, turned to the chair
black = S.plastic('#14161f', 0.40, 0.5, 0.002, 40, 0.10)
cam = S.empty((14.2, -0.6, 0), (0, 0, 176))
for angle in (60, 180, 300):
    a = math.radians(angle)
    S.tube([(0.3 * math.cos(a), 0.3 * math.sin(a), 7.4), (2.1 * math.cos(a), 2.1 * math.sin(a), 0.1)], 0.17, black, parent=cam)
    S.tube([(0.3 * math.cos(a), 0.3 * math.sin(a), 7.4), (1.5 * math.cos(a), 1.5 * math.sin(a), 2.2)], 0.24, black, parent=cam)
S.place(S.lathe([(0.0001, 0), (0.6, 0), (0.6, 0.7), (0.42, 0.9), (0.0001, 0.9)], 48, black, parent=cam), (0, 0, 7.2))
S.tube([(-0.3, 0.2, 7.8), (-3.4, 0.9, 6.9)], 0.13, black, parent=cam)
S.place(S.slab(3.0, 1.5, 1.7, 0.15, 0.08, black, parent=cam), (-0.2, 0, 8.1))
S.place(S.slab(1.1, 1.3, 0.5, 0.1, 0.06, black, parent=cam), (-1.0, 0, 9.8))
S.tube([(-0.9, 0, 9.8), (-0.7, 0, 10.9), (0.9, 0, 10.9), (1.1, 0, 9.8)], 0.16, black, parent=cam)
lens = [(0.0001, 0), (0.55, 0), (0.55, 0.8), (0.66, 0.85), (0.66, 1.5), (0.58, 1.55), (0.58, 1.2), (0.0001, 1.1)]
S.place(S.lathe(lens, 64, black, parent=cam), (1.3, 0, 8.95), (0, 90, 0))
S.place(S.slab(1.9, 1.5, 0.08, 0, 0.02, black, parent=cam), (2.95, 0, 9.72), (0, -10, 0))
S.place(S.slab(0.3, 0.06, 0.3, 0.1, 0.02, S.emitter('#ff2418', 7), parent=cam), (1.0, 0.78, 9.3))

S.sun(Vector((0.44, -0.84, -0.36)), 30, 0.35, '#ffa04e')
S.area((-20, -20, 24), (4, 0, 4), (14, 14), 15000, '#aebbe0')
S.area((23, 12, 16), (14, -1, 8), (5, 8), 2600, '#ffb070')
S.camera((-5.0, -46, 12.5), (2.6, 6, 5.9), 52, 2.8, (6.8, 1, 6))
FRAMES = [
    ((15.0, -22, 8.6), (5.6, 2.5, 5.6), 66, 2.8, (7.0, 1.5, 6)),
    ((2.0, -14, 22.0), (1.6, 4.0, 1.0), 48, 4.0, (4, 4, 0)),
    ((-11.0, -26, 10.5), (-7.2, 19, 10.2), 58, 4.0, (-7, 19, 9)),
]
if not S.frames('photo-lattice', FRAMES, samples=28, glow=0.09, grain=0.012, vignette=0.16):
    S.shoot('photo-lattice', 1600, 800, samples=28, glow=0.09, grain=0.012, vignette=0.16)
