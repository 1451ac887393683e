"""The agency's website on a laptop; a sewn block, folded cotton and red thread beside it: web development (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, devices as D, cloth as C
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.5, world='#c3cad6', world_strength=0.24)
S.ground('#b9d6ea', mat=S.matte('#b4d3e9', 0.62, 0.003, 10, 0.35, 0.04))
S.mesh('Wall', [(-40, 5.6, 0), (40, 5.6, 0), (40, 5.6, 30), (-40, 5.6, 30)], [(0, 1, 2, 3)], S.matte('#0d1640', 0.95, 0.02, 3, 0.12, 0.05))

lap = D.laptop(S.artwork('site.html', 'site.png', 1440, 900, 2.4), open_angle=108, strength=1.25, body='#d2d4d8')
S.place(lap, (-0.15, 0.25, 0), (0, 0, -13))

# a finished block, half under the laptop
b = S.empty((1.62, -0.86, 0), (0, 0, 16))
C.quilt(S.artwork('patch.html?star k8', 'patch-star.png', 600, 600, 2), 1.45, cells=440, parent=b, dark_thread='#b00c1a', thick=0.02)
# folded cotton
st = S.empty((-2.62, 0.95, 0), (0, 0, 14)); z = 0
for c, w, n, r in (('#0b1336', 1.55, 2, 0), ('#f59fac', 1.50, 3, 2.5), ('#b00c1a', 1.52, 2, -2), ('#e66a0c', 1.46, 2, 1.5)):
    f = S.empty((0, 0, z), (0, 0, r), parent=st); z += C.folded(c, w, 1.1, n, parent=f, seed=n + int(w * 100)) + 0.004
S.place(C.spool('#b00c1a', 0.62, 0.21), (-2.45, 0.72, z + 0.002))
# thread from the spool down over the pile and along the table to the block
C.loose_thread([(-2.30, 0.58, z + 0.34), (-2.22, 0.42, z + 0.06), (-2.18, 0.26, z - 0.02), (-2.10, 0.10, 0.18), (-2.02, -0.10, 0.012), (-1.75, -0.75, 0.010), (-1.95, -1.15, 0.010),
                (-1.40, -1.30, 0.010), (-0.90, -1.12, 0.010), (-0.55, -1.42, 0.010), (-0.05, -1.52, 0.010), (0.45, -1.28, 0.010), (0.80, -1.36, 0.012), (1.08, -1.22, 0.06), (1.30, -1.18, 0.085), (1.42, -1.05, 0.09)])
S.place(C.needle(0.44), (1.40, -1.06, 0.094), (0, 1, 34))

d = Vector((0.78, 0.42, -0.50))
S.sun(d, 8.0, 0.6, '#ffe3bf')
S.gobo((0, 0, 0), d, [(-3.6, -2.6, -0.2, -0.55), (0.15, -2.6, 3.6, -0.55), (-3.6, -0.25, -0.2, 2.0), (0.15, -0.25, 3.6, 2.0), (-3.6, 2.3, -.2, 4.6), (.15, 2.3, 3.6, 4.6)], distance=12)
S.area((-9, -3, 8), (0, 0, 0.5), (6, 6), 1100, '#e9eef6')
S.camera((1.05, -8.6, 3.5), (-0.22, 0.2, 0.98), 58, 7.1, (-0.2, 0.2, 1.0))
S.shoot('laptop', samples=30)
