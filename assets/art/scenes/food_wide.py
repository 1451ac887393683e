"""Food delivery, wide: order, cook, on the way; three phones on green and yellow card."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P, devices as D

S.begin(look='High Contrast', exposure=0.3, world='#eaf2dc', world_strength=0.24)
S.ground('#ffb400', mat=S.matte('#ff9c00', 0.9, 0.0010, 120, 0.15, 0.012))
# the green card lies under the right half, its edge slanting
S.extrude([(-0.25, -6), (9, -6), (9, 6), (0.95, 6)], 0.02, 0.004, 2, S.matte('#0c6644', 0.9, 0.0010, 120, 0.15, 0.012))

for i, (name, x, turn) in enumerate((('work-food', -1.28, 8), ('work-food-cook', 0.02, 8), ('work-food-way', 1.32, 8))):
    p = D.phone(S.artwork(f'{name}.html', f'{name}.png', 390, 844, 4), 0.85, '#c7b49a', rough=0.42)
    S.place(p, (x, 0.06 + 0.10 * (i - 1), 0.024), (0, 0, turn), 1.18)

green, skin, stalk = P.leaf_green(), S.plastic('#c2140a', 0.15, 0.5, 0.0003, 60, 0.04, clearcoat=0.3), P.leaf_green('#1c4a14', '#4f7d28')
S.place(P.chilli(0.85, 0.07, skin, green, 0.25), (-2.62, 0.52, 0.02), (0, 0, -58))
S.place(P.chilli(0.70, 0.06, skin, green, -0.2), (-2.30, 0.64, 0.02), (0, 0, -84))
for i, (x, y, r) in enumerate(((2.45, 0.58, 0.22), (2.72, 0.22, 0.19))): S.place(P.tomato(r, skin, stalk, i + 2), (x, y, 0.02), (14 - 30 * i, 10, 60 * i))
for i, (x, y, a, l) in enumerate(((-2.50, -0.62, 30, 0.46), (-2.28, -0.80, 95, 0.36), (2.40, -0.55, -60, 0.48), (2.66, -0.70, 10, 0.36), (-0.62, 1.05, 140, 0.36), (0.66, -1.12, -30, 0.38))):
    S.place(P.leaf(l, l * 0.62, green, 60 + i, 0.7), (x, y, 0.08), (10, 0, a))
seed = S.lathe([(0.030 * math.sin(a) + 0.0001, -0.030 * math.cos(a)) for a in [k * math.pi / 12 for k in range(13)]], 20, S.matte('#241c1a', 0.8, 0.004, 40))
rnd = random.Random(9)
for i in range(26): S.instance(seed, (rnd.choice((-1, 1)) * rnd.uniform(2.1, 3.0), rnd.uniform(-1.1, 1.1), 0.045), (0, 0, 0), rnd.uniform(0.7, 1.1))
seed.hide_render = True

S.sun((0.80, -0.30, -0.62), 6.4, 0.7, '#ffeccc')
S.area((-6, 4, 6), (0, 0, 0), (4, 4), 300, '#ffffff')
S.camera((0.0, -3.3, 7.6), (0.0, -0.02, 0.05), 56, 6.3)
S.shoot('our-work-food-delivery-wide', 1600, 800, 24)
