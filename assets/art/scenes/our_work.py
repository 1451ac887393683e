"""Our Work: six products, one set.  A device, two or three things of the trade, a ground of its own colour.

    RENDER=--work=gym-membership ./render.sh our_work     (all six without an option)
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, props as P, devices as D

WORK = S.option('work', '')


def phone(html, stand, x=0.0, y=0.0, z=0.0, turn=-10, frame='#c7b49a'):
    """The product's phone on its stand."""
    screen = S.artwork(f'{html}.html', f'{html}.png', 390, 844, 4)
    return S.place(P.standing(D.phone(screen, 0.85, frame, rough=0.38), 1.49, 13, stand), (x, y, z), (0, 0, turn))


def ground(sweep, bounce):
    """Same studio every time: coloured paper, bright from the left."""
    S.begin(look='High Contrast', exposure=0.35, world=bounce, world_strength=0.24)
    S.sweep(sweep, back=8, mat=S.matte(sweep, 0.9, 0.0008, 120, 0.15, 0.012))


def food_delivery():
    ground('#0c6644', '#d9f2e2')
    yellow = S.matte('#ffb812', 0.75, 0.0016, 60, 0.25, 0.02)
    phone('work-food', yellow, -0.58, 0.05, turn=11)
    kraft = S.matte('#c98f52', 0.85, 0.0020, 70, 0.2, 0.05)
    bag = P.paper_bag(kraft, kraft, 1.15, 0.66, 1.45, S.matte('#b07a40', 0.8, 0.002, 60), seed=5); S.place(bag, (0.72, 0.85, 0), (0, 0, -18))
    white = S.plastic('#f7ecd6', 0.2, 0.5, 0.0015, 8, 0.05)
    b = P.bowl(0.56, 0.36, S.plastic('#e2401a', 0.2, 0.5, 0.002, 6, 0.05), white); S.place(b, (0.74, -0.42, 0))
    S.lathe([(0.0001, 0.30), (0.33, 0.302), (0.485, 0.298)], 96, S.plastic('#e07c08', 0.22, 0.5, 0.016, 9, 0.06), parent=b)
    green, skin = P.leaf_green(), S.plastic('#c2140a', 0.15, 0.5, 0.0003, 60, 0.04, clearcoat=0.3)
    rnd = random.Random(8)
    rice = S.matte('#fff6e0', 0.6, 0.001, 60, 0.3, 0.02)
    grain = S.lathe([(0.0001, -0.030), (0.009, -0.02), (0.011, 0), (0.009, 0.02), (0.0001, 0.030)], 10, rice)
    for i in range(260):
        r, a = 0.26 * math.sqrt(rnd.random()), rnd.uniform(0, 6.28)
        S.instance(grain, (-0.16 + r * math.cos(a), 0.10 + r * 0.8 * math.sin(a), 0.305 + 0.07 * max(0, 1 - (r / 0.27) ** 2) * rnd.random() ** 0.4), (90 + rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 180)), parent=b)
    grain.hide_render = True
    for i, (x, y, a) in enumerate(((0.14, -0.10, 200), (0.20, -0.02, 120), (0.10, 0.00, 20))):
        o = P.leaf(0.25, 0.16, green, 30 + i, 0.6, parent=b); S.place(o, (x, y, 0.35), (12, 0, a))
    for i, (x, y, a) in enumerate(((-0.18, -0.95, 12), (-0.02, -1.08, -14))):
        S.place(P.chilli(0.62, 0.055, skin, green, 0.22), (x, y, 0), (0, 0, a))
    for i, (x, y, a, l) in enumerate(((-1.35, -0.72, 40, 0.34), (1.52, -0.55, -70, 0.36), (-1.22, -0.86, 120, 0.26))):
        S.place(P.leaf(l, l * 0.62, green, 50 + i, 0.7), (x, y, 0.05), (10, 0, a))


def tablet(html, stand, x, y, turn, frame='#c9c4bb'):
    """The product's tablet, upright on its stand."""
    screen = S.artwork(f'{html}.html', f'{html}.png', 1160, 800, 2)
    return S.place(P.standing(P.tablet(screen, 0.80, frame), 1.76, 17, stand), (x, y, 0), (0, 0, turn))


def real_estate():
    ground('#e9693c', '#ffe6d8')
    navy = S.matte('#1d2660', 0.75, 0.0016, 60, 0.25, 0.02)
    phone('work-estate', navy, -0.66, 0.0, turn=11, frame='#c9ccd2')
    paper, card = S.matte('#fbf6ec', 0.85, 0.0016, 60, 0.2, 0.015), S.matte('#f3ede0', 0.85, 0.0016, 60, 0.2, 0.015)
    S.place(S.slab(2.0, 1.5, 0.07, 0.02, 0.012, S.matte('#f6c9a4', 0.8, 0.0016, 60, 0.2, 0.02)), (0.78, 0.55, 0), (0, 0, -22))
    S.place(P.paper_house(paper, card, S.matte('#1d2660', 0.8, 0.001, 60)), (0.78, 0.60, 0.07), (0, 0, -24), 1.02)
    leaf = S.matte('#2f6d4a', 0.9, 0.010, 9, 0.15, 0.06)
    for x, y, h in ((1.62, 0.10, 0.62), (0.02, 1.05, 0.75)):
        S.place(S.lathe(S.fillet([(0.0001, h), (0.06, h * 0.93), (0.20, 0.22), (0.17, 0.13), (0.0001, 0.12)], 0.06, 6), 48, leaf), (x, y, 0.05)); S.tube([(x, y, 0.05), (x, y, 0.3)], 0.03, P.wood())
    brass = S.metal('#d9a94f', 0.34, smudge=0.03)
    S.place(P.key(brass), (0.42, -0.82, 0.0), (0, 0, -14)); S.place(P.key(brass), (0.44, -0.84, 0.058), (1, 4, -46))
    S.place(S.lathe([(0.15 + 0.018 * math.cos(a), 0.018 * math.sin(a)) for a in [k * math.pi / 8 for k in range(17)]], 64, S.metal('#c9ccd2', 0.2)), (0.34, -0.76, 0.07), (12, 8, 0))
    S.place(S.slab(0.34, 0.52, 0.03, 0.10, 0.012, navy), (0.14, -0.98, 0.0), (0, 0, 38))


def interior_decoration():
    ground('#a9b89a', '#f4f2e6')
    oak = P.wood()
    tablet('work-interior', S.matte('#e9e2d2', 0.8, 0.0016, 60, 0.2, 0.02), -0.42, 0.30, 9)
    clay = S.matte('#b44e28', 0.92, 0.005, 60, 0.2, 0.05, sheen=0.6)
    S.place(P.model_chair(oak, clay), (1.22, -0.05, 0), (0, 0, -32), 0.88)
    rnd = random.Random(4)
    for i, c in enumerate(('#b44e28', '#6f8767', '#dda63c', '#2c4a68', '#efe3d0')):
        m = S.matte(c, 0.95, 0.007, 34, 0.15, 0.05, sheen=0.5)
        w = S.solidify(S.grid(20, 20, lambda u, v: ((u - .5) * 0.56, (v - .5) * 0.56, 0.012 + i * 0.024 + 0.008 * math.sin(u * 6 + i) * math.sin(v * 5)), 'Swatch', m), 0.012)
        S.place(w, (-0.58 + i * 0.20, -0.86 - 0.03 * i, 0), (0, 0, 24 - i * 11))
    # two glazed tiles, a hand's breadth apart and satin: a mirror would show the chair in pieces
    for x, y, c, a in ((0.88, -1.00, '#f4efe4', 12), (1.32, -0.84, '#34506b', -20)):
        S.place(S.slab(0.34, 0.34, 0.05, 0.03, 0.012, S.plastic(c, 0.5, 0.35, 0.001, 5, 0.04)), (x, y, 0), (0, 0, a))


def gym_membership():
    ground('#4a22c8', '#e6dcff')
    art = P.prints('work-prints.html', 1300, 900, dict(member=(0, 0, 600, 380), paper=(600, 0, 700, 900), weight=(0, 380, 300, 300)), 2)
    orange = S.matte('#ff7a12', 0.75, 0.0016, 60, 0.25, 0.02)
    phone('work-gym', orange, -0.62, 0.05, turn=11, frame='#3a3744')
    iron = S.plastic('#18181c', 0.55, 0.4, 0.010, 22, 0.12)
    S.place(P.kettlebell(iron, S.plastic('#ffffff', 0.5, 0.4, 0.006, 22, 0.08, image=art['weight'])), (0.74, 0.50, 0), (0, 0, -14), 1.10)
    S.place(S.slab(0.86, 0.54, 0.010, 0.04, 0.003, S.plastic('#ffffff', 0.3, 0.5, 0.0004, 80, 0.05, image=art['member'])), (0.02, -0.86, 0.004), (0, 0, 14))
    foam = S.matte('#b79cff', 0.9, 0.010, 30, 0.2, 0.03)
    roller = S.lathe(S.fillet([(0.11, 0.02), (0.13, 0.0), (0.25, 0.0), (0.27, 0.02), (0.27, 0.93), (0.25, 0.95), (0.13, 0.95), (0.11, 0.93), (0.11, 0.02)], 0.012), 96, foam)
    S.place(roller, (0.86, -0.52, 0.21), (0, 90, 20), 0.78)


def stock_market():
    ground('#0b5563', '#d7eef0')
    screen = S.artwork('work-market.html', 'work-market.png', 1440, 900, 2)
    S.place(D.laptop(screen, 108, 1.1, '#b9bec2'), (-0.42, 0.42, 0), (0, 0, 12), 0.74)
    gold = S.metal('#ffae42', 0.36)
    rnd = random.Random(2)
    coin = S.lathe(S.fillet([(0.0001, 0.018), (0.125, 0.018), (0.132, 0.026), (0.148, 0.026), (0.148, 0), (0.0001, 0)], 0.004, 3), 72, gold)
    for i, n in enumerate((5, 9, 15, 22)):
        for k in range(n):
            S.instance(coin, (0.42 + i * 0.355 + rnd.uniform(-.010, .010), -0.66 + i * 0.10 + rnd.uniform(-.010, .010), k * 0.0262), (0, 0, rnd.uniform(0, 360)))
    S.instance(coin, (0.28, -1.02, 0.0), (0, 0, 0)); S.place(coin, (0.16, -0.86, 0.0))


def business_consulting():
    ground('#e9b63e', '#fff3d6')
    art = P.prints('work-prints.html', 1300, 900, dict(member=(0, 0, 600, 380), paper=(600, 0, 700, 900), weight=(0, 380, 300, 300)), 2)
    blue = S.matte('#17507a', 0.75, 0.0016, 60, 0.25, 0.02)
    tablet('work-consulting', blue, -0.40, 0.30, 9)
    S.place(P.cup(S.plastic('#f6efe2', 0.2, 0.5, 0.0015, 10, 0.05)), (1.36, 0.20, 0), (0, 0, -28), 0.86)
    S.place(S.solidify(S.grid(16, 16, lambda u, v: ((u - .5) * 0.86, (v - .5) * 1.106, 0.006 + 0.05 * max(0, u + v - 1.55) ** 1.5), 'Paper', P.printed(art['paper'])), 0.003), (0.18, -0.74, 0), (0, 0, 16))
    nb = S.empty((1.12, -0.72, 0), (0, 0, -16))
    cover = S.matte('#d8481c', 0.75, 0.002, 80, 0.25, 0.03)
    S.slab(0.80, 1.06, 0.016, 0.03, 0.005, cover, parent=nb); S.slab(0.77, 1.03, 0.07, 0.02, 0.003, S.matte('#f3ead8', 0.9, 0.002, 10), parent=nb).location.z = 0.016
    S.slab(0.80, 1.06, 0.018, 0.03, 0.006, cover, parent=nb).location.z = 0.086
    S.place(S.slab(0.05, 1.07, 0.004, 0, 0.001, S.matte('#17304a', 0.8), parent=nb), (0.30, 0, 0.104))
    pen = S.lathe(S.fillet([(0.0001, 0), (0.022, 0.0), (0.030, 0.02), (0.032, 0.92), (0.012, 1.06), (0.004, 1.10), (0.0001, 1.10)], 0.01), 40, S.plastic('#14304a', 0.2, 0.5, 0, 1, 0.04))
    S.place(pen, (0.92, -1.02, 0.137), (0, 90, 62), 0.8)


SCENES = {
    'food-delivery': food_delivery,
    'real-estate': real_estate,
    'interior-decoration': interior_decoration,
    'gym-membership': gym_membership,
    'stock-market': stock_market,
    'business-consulting': business_consulting,
}
# Sharp from the things in front to the phone; a screen that stands deeper asks for its own focus and stop.
FOCUS = {
    'interior-decoration': ((-0.42, 0.22, 0.9), 10),
    'stock-market': ((-0.3, 0.60, 0.6), 22),
    'business-consulting': ((-0.40, 0.22, 0.9), 10),
}
for work in [WORK] if WORK else SCENES:
    SCENES[work]()
    S.sun((0.74, 0.52, -0.62), 6.0, 0.8, '#ffeed4')
    S.area((-6, -4, 6), (0, 0, 0.8), (4, 4), 330, '#ffffff')
    S.area((5.5, -1.0, 3.2), (0, 0, 0.6), (2, 3), 110, '#ffffff')
    focus, fstop = FOCUS.get(work, ((-0.4, -0.4, 0.6), 11))
    S.camera((0.2, -8.6, 3.1), (0.04, 0.0, 0.75), 88, fstop, focus)
    S.shoot('our-work-' + work, 1280, 960, 20)
