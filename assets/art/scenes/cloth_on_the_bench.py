"""A pieced quilt under the needle, from near and low, the bench quiet at its left: the agency's signature picture (9:4)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, cloth as C
from mathutils import Vector

S.begin(look='Medium High Contrast', exposure=0.5, world='#b9c6da', world_strength=0.30)
S.ground('#a9cde4', mat=S.matte('#a6cbe3', 0.75, 0.004, 9, 0.25, 0.04))

W, turn = 4.5, -9
q = S.empty((-0.3, -0.26, 0), (0, 0, turn))
drawing = S.artwork('quilt.html', 'quilt.png', 1000, 1000, 2.6)
C.quilt(drawing, W, cells=960, extra=C.grid_seams(3, 3, 0.024), parent=q, shape=C.fold((1.58, -1.58), (1, -1), 0.15), dark_thread='#b00c1a')

# the red thread leaves the spool, loops over the cloth and ends in the needle
S.place(C.needle(0.54), (0.60, -0.10, 0.105), (0, -1, 4))
e = S.empty((1.92, 2.30, 0.21), (90, 0, 24)); C.spool('#b00c1a', 0.62, 0.20, parent=e)
C.loose_thread([(1.86, 2.06, 0.20), (1.74, 1.92, 0.03), (1.56, 2.02, 0.012), (1.40, 1.92, 0.02), (1.30, 1.72, 0.09), (1.02, 1.62, 0.095), (0.74, 1.36, 0.095), (0.80, 0.98, 0.095),
                (1.18, 0.92, 0.095), (1.26, 1.24, 0.10), (0.94, 1.30, 0.105), (0.66, 0.98, 0.105), (0.40, 0.60, 0.10), (0.26, 0.20, 0.10), (0.40, -0.06, 0.105), (0.63, -0.098, 0.106)])
S.place(C.scissors('#0b1336', 17), (-0.75, 2.62, 0.0), (0, 0, 176))
for x, y, r, c in ((1.30, 0.30, 205, '#e66a0c'), (1.44, 0.02, 236, '#f3f1ee'), (-1.16, 1.72, -60, '#e66a0c')):
    S.place(C.pin(c), (x, y, 0.125), (0, 9, r))
for x, y, r, c in ((2.24, 0.92, 30, '#e66a0c'), (2.36, 0.52, -24, '#b00c1a'), (2.02, -0.12, 62, '#f59fac'), (2.30, -0.40, 8, '#0b1336')):
    tri = S.extrude([(-0.24, -0.15), (0.24, -0.15), (0, 0.17)], 0.008, 0, 1, C.cotton(color=c, tiles=(1.1, 0.7)), 'Scrap'); S.place(tri, (x, y, 0.004), (0, 0, r))

d = Vector((0.84, -0.30, -0.40))
S.sun(d, 7.5, 1.1, '#ffe3bd')
S.area((-9, 3, 7), (0, 0, 0), (7, 7), 700, '#e6ebf3')
S.camera((-1.95, -6.5, 5.3), (-1.35, 0.5, 0), 60, 5.6, (0.0, -0.6, 0.08))
S.shoot('cloth-on-the-bench', 1920, 860, samples=40)
