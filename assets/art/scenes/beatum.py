"""Beatum: the site on a laptop, a post on a phone, and the pulse standing on the table as round bars."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, props as P, devices as D

S.begin(look='High Contrast', exposure=0.35, world='#d8f5ef', world_strength=0.26)
S.sweep('#3fcab4', back=10, mat=S.matte('#36c4ad', 0.9, 0.0004, 120, 0.15, 0))
teal, coral, mist = (S.matte(c, 0.75, 0, 70, 0.08, 0) for c in ('#053b40', '#ff5546', '#e6f4f1'))

upright = S.option('upright', False)  # composed anew for phones (4:5)
site = S.artwork('beatum-site.html?few', 'beatum-site-few.png', 1440, 900, 2) if upright else S.artwork('beatum-site.html', 'beatum-site.png', 1440, 900, 2)
laptop = D.laptop(site, open_angle=106, strength=0.8, body='#cfd5d4')
S.place(laptop, (-0.18, 0.75, -0.009) if upright else (-0.95, 0.25, -0.009), (0, 0, 9 if upright else 15))
# seen this flat, the keys need to be told from their well, the top row to be as deep as it can, the hinge to run the whole width
cap, well, black = S.plastic('#252d2e', 0.6, 0.2, 0, smudge=0), S.plastic('#0d1112', 0.7, 0.2, 0, smudge=0), S.plastic('#101516', 0.6, 0.25, 0, smudge=0)
for part in laptop.children:
    if part.name.startswith('Key'):
        part.data.materials[0] = cap
        if part.location.y > 0.7: part.scale.y, part.location.y = 1.3, 0.757
    elif part.name.startswith('Well'): part.data.materials[0] = well
    elif part.name.startswith('Hinge'): part.data.materials[0], part.scale.x = black, 1.31

# the pulse: dowels with round ends, two of them coral
heights = (0.62, 1.02, 1.55, 0.86, 1.36, 1.92, 1.62, 1.05, 0.70, 1.18, 0.55)
for i, h in enumerate(heights if upright else heights[:8]):  # the ninth would be cut by the border
    if upright and i == 7: continue  # hidden by the lid, which it would pierce
    r = 0.12 if upright else 0.085
    h *= 2.0 if upright else 1
    prof = [(0.0001, 0)] + [(r * 0.94, 0), (r, 0.012)] + [(r * math.cos(math.radians(a)), h - r + r * math.sin(math.radians(a))) for a in range(0, 91, 6)]
    prof[-1] = (0.0001, h)
    m = coral if i in (5, 6) else (teal if i % 3 else mist)
    S.place(S.lathe(prof, 128, m), (-1.76 + i * 0.36, 2.62, 0) if upright else (1.30 + i * 0.25, 1.25 - 0.05 * i, 0))
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
