"""Three phones and a watch with the agency's app on rose, maple and indigo: app development (3:2)."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, devices as D, cloth as C

S.begin(look='Medium High Contrast', exposure=0.58, world='#f4ecf0', world_strength=0.28)
S.sweep('#f59fac', mat=S.matte('#f5a0ae', 0.85, 0.0008, 120, 0.2, 0.01))
maple, indigo = S.matte('#a80f1b', 0.75, 0.002, 40, 0.25, 0.02), S.matte('#0a1236', 0.75, 0.002, 40, 0.25, 0.02)
ice, snow, marigold = S.matte('#a9d3ec', 0.8, 0.002, 40, 0.25, 0.02), S.matte('#eef1f5', 0.8, 0.002, 40, 0.25, 0.02), S.matte('#ee7d0c', 0.75, 0.002, 40, 0.25, 0.02)

def drum(r, h, x, y, m): return S.place(S.lathe(S.fillet([(0.0001, h), (r, h), (r, 0), (0.0001, 0)], 0.025), 128, m), (x, y, 0))
def block(w, d, h, x, y, rz, m): return S.place(S.slab(w, d, h, 0.0, 0.016, m), (x, y, 0), (0, 0, rz))

drum(0.96, 0.26, -0.14, 0.40, maple)
block(1.08, 1.08, 0.52, 1.50, 0.80, 16, indigo)
block(0.62, 0.62, 1.02, 0.56, 1.50, -12, snow)
half = S.extrude([(0.52 * math.cos(a), 0.52 * math.sin(a)) for a in [i * math.pi / 48 for i in range(49)]], 0.30, 0.016, 3, marigold); S.place(half, (0.56, 1.65, 1.02), (90, 0, -12))
drum(0.50, 0.50, -1.86, 0.62, ice)

home, review, week = (S.artwork(f'app-{n}.html', f'app-{n}.png', 390, 844, 3) for n in ('home', 'review', 'week'))
def stand(img, x, y, z, rz, lean, frame):
    e = S.empty((x, y, z), (0, 0, rz)); t = S.empty((0, 0, 0), (90 - lean, 0, 0), parent=e)
    p = D.phone(img, 1.12, frame); p.parent = t; p.location = (0, 0.745, 0)
    # the little easel behind it
    S.place(S.slab(0.34, 0.56, 0.02, 0.03, 0.006, S.metal('#c9ccd2', 0.3), parent=e), (0, 0.30, 0.27), (60, 0, 0))
stand(home, -0.18, 0.26, 0.265, 7, 9, '#d2d4d8')
stand(week, 1.45, 0.68, 0.525, -15, 10, '#c7ccd6')

# the third lies on a sewn block
b = S.empty((-1.40, -0.66, 0), (0, 0, 14))
C.quilt(S.artwork('patch.html?jaali k4', 'patch-jaali.png', 600, 600, 2), 1.40, cells=420, parent=b, dark_thread='#b00c1a', thick=0.02)
S.place(D.phone(review, 1.12, '#2b2930'), (-1.34, -0.60, 0.082), (0, 0, 27))

w = D.watch(S.artwork('watch.html', 'watch.png', 312, 368, 2), 1.2)
S.place(w, (-1.86, 0.60, 0.50 + 0.315), (62, 0, 17))
S.place(C.spool('#0b1336', 0.50, 0.18), (1.00, -0.70, 0), (0, 0, 0))

S.area((-5.5, -1.5, 6.5), (0, 0.2, 0.6), (2.2, 2.2), 1150, '#fff4e8')
S.area((5.5, -2.0, 3.0), (0, 0, 0.6), (3, 5), 150, '#ffeef0')
S.area((0.5, -5.5, 7.5), (0, 0, 0.5), (6, 2), 150, '#ffffff')
S.camera((0.1, -8.6, 4.0), (-0.20, 0.15, 0.98), 71, 5.6, (-0.3, 0.1, 1.0))
S.shoot('phones', samples=24)
