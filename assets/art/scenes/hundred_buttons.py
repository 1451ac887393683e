"""A hundred buttons laid as 100, sewn on, and a plus of ribbon; from above (50:27). Its left tenth is empty."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math, random
import studio as S, cloth as C

S.begin(look='Medium High Contrast', exposure=0.45, world='#dfe6f2', world_strength=0.36)
S.ground('#f6f7fa', 60, S.matte('#f1f3f6', 0.9, 0.0012, 90, 0.15, 0))
P = 0.24  # from button to button
rnd = random.Random(11)
INDIGO, MAPLE, MARIGOLD, ROSE = '#0b1336', '#b00c1a', '#f07a08', '#f08a9c'
thread = S.matte('#f3f1ee', 0.7, 0.001, 300, 0.3, 0.04, sheen=0.5)
thread_dark = S.matte('#0b1336', 0.7, 0.001, 300, 0.3, 0.04, sheen=0.5)
hole = S.matte('#05070f', 0.9)
shells = {c: S.plastic(c, 0.26, 0.5, 0.0003, 200, smudge=0.05) for c in (INDIGO, MAPLE, MARIGOLD, ROSE)}


def button(x, y, color, kind, turn):
    """With a raised rim and four holes, or domed with two; thread through both."""
    root = S.empty((x, y, 0.004), (rnd.uniform(-3, 3), rnd.uniform(-3, 3), turn))
    r = 0.117
    if kind: profile = [(0, 0), (r * 0.8, 0), (r, 0.022), (r, 0.034), (r * 0.9, 0.048), (r * 0.76, 0.046), (r * 0.66, 0.026), (0, 0.026)]
    else: profile = [(0, 0), (r * 0.8, 0), (r, 0.016), (r, 0.026), (r * 0.82, 0.042), (r * 0.5, 0.046), (r * 0.42, 0.030), (0, 0.030)]
    top = profile[-1][1]
    S.lathe(S.fillet(profile, 0.006), 48, shells[color], 'Button', root)
    d = 0.026
    at = [(d, d), (-d, d), (-d, -d), (d, -d)] if kind else [(0.027, 0), (-0.027, 0)]
    for hx, hy in at:
        S.place(S.lathe([(0, 0), (0.0125, 0)], 16, hole, 'Hole', root), (hx, hy, top + 0.0008))
    m = thread if color in (INDIGO, MAPLE) else thread_dark
    for a, b in ([(at[0], at[2]), (at[1], at[3])] if kind else [(at[0], at[1])]):
        for off in (-0.0045, 0.0045):
            q = math.hypot(b[0] - a[0], b[1] - a[1]); nx, ny = -(b[1] - a[1]) / q * off, (b[0] - a[0]) / q * off
            mid = ((a[0] + b[0]) / 2 + nx, (a[1] + b[1]) / 2 + ny, top + 0.012)
            S.tube([(a[0] + nx, a[1] + ny, top - 0.004), (a[0] * 0.8 + nx, a[1] * 0.8 + ny, top + 0.008), mid, (b[0] * 0.8 + nx, b[1] * 0.8 + ny, top + 0.008), (b[0] + nx, b[1] + ny, top - 0.004)],
                   0.0048, m, 'Sewn', handles=True, parent=root, resolution=2)


def ring(cx, cy, r, straight, count):
    """`count` places along a stadium, upright."""
    total = 2 * math.pi * r + 2 * straight
    for i in range(count):
        t = i / count * total
        if t < straight: yield cx + r, cy - straight / 2 + t
        elif t < straight + math.pi * r:
            a = (t - straight) / r; yield cx + r * math.cos(a), cy + straight / 2 + r * math.sin(a)
        elif t < 2 * straight + math.pi * r: yield cx - r, cy + straight / 2 - (t - straight - math.pi * r)
        else:
            a = math.pi + (t - 2 * straight - math.pi * r) / r; yield cx + r * math.cos(a), cy - straight / 2 + r * math.sin(a)


def one(cx):
    high = 8.7 * P
    for column in (-0.5, 0.5):
        for i in range(10): yield cx + column * P, -high / 2 + i / 9 * high
    for row in (0, 1):
        for i in (1, 2, 3): yield cx - 0.5 * P - i * 0.86 * P, high / 2 - i * 0.5 * P - row * P


def zero(cx):
    yield from ring(cx, 0, 1.92 * P, 4.85 * P, 22)
    yield from ring(cx, 0, 0.92 * P, 4.85 * P, 15)


places = [(*p, 0) for p in one(-1.465)] + [(*p, 1) for p in zero(-0.48)] + [(*p, 2) for p in zero(0.81)]
assert len(places) == 100
for x, y, digit in places:
    main = (INDIGO, MAPLE, INDIGO)[digit]
    color = rnd.choices((main, MARIGOLD, ROSE, MAPLE if main == INDIGO else INDIGO), (76, 13, 3, 8))[0]
    button(x + rnd.uniform(-1, 1) * 0.006, y + rnd.uniform(-1, 1) * 0.006, color, rnd.random() < 0.6, rnd.uniform(0, 180))

# the plus: two pieces of ribbon, one over the other
def ribbon(x, y, z, turn, long=0.98, wide=0.27):
    ob = S.extrude(S.rounded(long, wide, 0.0), 0.012, 0, 1, C.cotton(color='#f58a10', tiles=(3.6, 1.0)), 'Ribbon')
    S.place(ob, (x, y, z), (0, 0, turn))
X, Y = 1.93, 0.60
ribbon(X, Y, 0.004, 90); ribbon(X, Y, 0.018, 0)
white = S.matte('#f3f1ee', 0.7, 0.001, 300, 0.3, 0.04, sheen=0.5)
for a in range(4): # a running stitch around the square in which they cross
    for k in (-1, 0, 1):
        u, v = k * 0.075, 0.108
        q = [(u - 0.024, v), (u, v), (u + 0.024, v)]
        c, s = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
        S.tube([(X + c * px - s * py, Y + s * px + c * py, z) for (px, py), z in zip(q, (0.028, 0.036, 0.028))], 0.0065, white, 'Stitch', handles=True, resolution=2)
S.place(C.needle(0.62), (X - 0.44, Y - 0.76, 0.03), (0, 0, -38))
C.loose_thread([(X - 0.43, Y - 0.765, 0.03), (X - 0.52, Y - 0.74, 0.012), (X - 0.5, Y - 0.96, 0.01), (X - 0.22, Y - 1.16, 0.01), (X + 0.14, Y - 1.04, 0.01), (X + 0.34, Y - 1.22, 0.01), (X + 0.12, Y - 1.42, 0.01), (X - 0.2, Y - 1.34, 0.01)], '#b00c1a', 0.011)

S.sun((0.62, -0.42, -0.66), 5.4, 1.2, '#fff0dc')
S.area((-6, 4, 8), (0, 0, 0), (5, 5), 420, '#ffffff')
S.camera((0.09, -0.03, 12.1), (0.09, -0.03, 0), 85, 8)
S.shoot('hundred-buttons', 1600, 864, samples=32, vignette=0, ground='#ffffff')
