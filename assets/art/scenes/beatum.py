"""Beatum: the site on a laptop, a post on a phone, and the pulse standing on the table as round bars."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, props as P, devices as D

S.begin(look='High Contrast', exposure=0.35, world='#d8f5ef', world_strength=0.26)
S.sweep('#3fcab4', back=10, mat=S.matte('#36c4ad', 0.9, 0.0008, 120, 0.15, 0.012))
teal, coral, mist = (S.matte(c, 0.55, 0.0010, 70, 0.3, 0.02) for c in ('#053b40', '#ff4f2c', '#e6f4f1'))

upright = S.option('upright', False)  # composed anew for phones (4:5)
site = S.artwork('beatum-site.html', 'beatum-site.png', 1440, 900, 2)
S.place(D.laptop(site, open_angle=106, strength=0.8, body='#cfd5d4'), (-0.18, 0.75, 0) if upright else (-0.95, 0.25, 0), (0, 0, 9 if upright else 15))

# the pulse: dowels with round ends, two of them coral
heights = (0.62, 1.02, 1.55, 0.86, 1.36, 1.92, 1.62, 1.05, 0.70, 1.18, 0.55)
for i, h in enumerate(heights):
    r = 0.12 if upright else 0.085
    h *= 2.0 if upright else 1
    prof = [(0.0001, 0)] + [(r * 0.94, 0), (r, 0.012)] + [(r * math.cos(math.radians(a)), h - r + r * math.sin(math.radians(a))) for a in range(0, 91, 6)]
    prof[-1] = (0.0001, h)
    m = coral if i in (5, 6) else (teal if i % 3 else mist)
    S.place(S.lathe(prof, 64, m), (-1.75 + i * 0.36, 3.1, 0) if upright else (1.30 + i * 0.25, 1.25 - 0.05 * i, 0))
phone = S.artwork('beatum-phone.html', 'beatum-phone.png', 390, 844, 3)
S.place(P.standing(D.phone(phone, 0.95, '#c3ccca'), 1.49, 14, coral), (0.95, -1.15, 0) if upright else (1.22, -0.55, 0), (0, 0, -12))

S.sun((0.74, 0.48, -0.62), 5.6, 0.8, '#fff6e6')
S.area((-6.5, -4, 6), (0, 0, 0.8), (3, 3), 330, '#ffffff')
S.area((5.5, -2.0, 3.5), (0.5, 0, 0.8), (2, 4), 130, '#f4fffc')
if upright:
    S.camera((0.7, -12.6, 3.9), (0.02, 0.0, 1.58), 88, 14, (0.0, 0.5, 1.0))
    S.shoot('beatum-upright', 1000, 1250, 24)
else:
    S.camera((0.9, -11.6, 3.3), (0.22, 0.0, 0.92), 74, 14, (0.0, 0.35, 1.0))
    S.shoot('beatum', 1600, 800, 24)
