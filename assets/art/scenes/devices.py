"""A laptop, a phone and a watch of no particular make."""
import math
import studio as S


def laptop(image, open_angle=110, strength=1.2, body='#c9c4bb'):
    root = S.empty()
    alu = S.metal(body, 0.34, smudge=0.05, bump=0.0002)
    dark = S.plastic('#141318', 0.5, 0.4, 0.0003, 240)
    W, Dp, R = 3.06, 2.14, 0.13
    base = S.slab(W, Dp, 0.105, R, 0.022, alu, 'Base', root, segments=4, corner=12); base.location.z = 0.012
    for x in (-1, 1):
        for y in (-1, 1):
            f = S.lathe([(0.07, 0), (0.07, 0.014), (0.001, 0.014)], 24, dark, parent=root); f.location = (x * 1.3, y * 0.9, 0)
    top = 0.117
    well = S.slab(2.70, 1.02, 0.003, 0.05, 0.0, S.plastic('#26252b', 0.55, 0.4, 0.0004, 200), 'Well', root); well.location = (0, 0.33, top - 0.0015)
    kw, gap = 0.160, 0.028
    keycap = None
    rows = [13.5, 13.5, 13.5, 13.5, 13.5, 13.5]
    for r in range(6):
        y = 0.33 + 0.43 - r * (kw + gap) * 0.92
        h = kw * (0.62 if r == 0 else 0.92)
        widths = {0: [1] * 14, 1: [1] * 13 + [1.55], 2: [1.55] + [1] * 13, 3: [1.85] + [1] * 11 + [1.9], 4: [2.4] + [1] * 10 + [2.45], 5: [1, 1, 1, 1.3, 6.3, 1.3, 1, 1, 1]}[r]
        tot = sum(widths) * kw + gap * (len(widths) - 1)
        k = 2.62 / tot
        x = -1.31
        for w in widths:
            ww = w * kw * k + (gap * (k - 1))
            key = S.slab(ww, h, 0.012, 0.022, 0.004, dark, 'Key', root, segments=2, corner=3)
            key.location = (x + ww / 2, y, top + 0.001)
            x += ww + gap
    pad = S.slab(1.28, 0.76, 0.002, 0.05, 0.0008, S.metal('#bdb8af', 0.30, smudge=0.03), 'Pad', root); pad.location = (0, -0.64, top - 0.0008)
    lid = S.empty((0, Dp / 2 - 0.03, top + 0.012), (0, 0, 0), parent=root)
    # lid modelled lying face down over the keyboard, hinge at its back edge
    lid.rotation_euler.x = -math.radians(open_angle)
    L = S.slab(W, Dp, 0.055, R, 0.02, alu, 'Lid', lid, segments=4, corner=12); L.location = (0, -Dp / 2 + 0.03, 0.0)
    gl = S.slab(W - 0.05, Dp - 0.05, 0.004, R - 0.02, 0.001, S.plastic('#050506', 0.07, 0.5, 0, 1, 0.03), 'Glass', lid); gl.location = (0, -Dp / 2 + 0.03, -0.003)
    w, h = 2.90, 2.90 * 0.625
    sc = S.mesh('Screen', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, h, 0), (-w / 2, h, 0)], [(0, 3, 2, 1)], S.screen(image, strength, 0.09),
                uvs=[(0, 1), (1, 1), (1, 0), (0, 0)], parent=lid)
    sc.location = (0, -Dp / 2 + 0.03 - h / 2 + 0.01, -0.0042)
    hin = S.tube([(-1.05, 0, 0), (1.05, 0, 0)], 0.035, S.metal('#6f6c68', 0.4), 'Hinge', parent=root); hin.location = (0, Dp / 2 - 0.03, top)
    return root


def phone(image, strength=1.2, frame='#b9a78c', aspect=844 / 390, rough=0.22):
    """Lies on its back on z = 0, screen up, long axis along Y.  A satin frame (`rough` 0.4) keeps quiet in hard sun."""
    root = S.empty()
    W, H, T, R = 0.72, 1.49, 0.078, 0.115
    body = S.slab(W, H, T, R, 0.024, S.metal(frame, rough, smudge=0.04 if rough < 0.3 else 0.02), 'Body', root, segments=6, corner=14)
    gl = S.slab(W - 0.022, H - 0.022, 0.006, R - 0.011, 0.004, S.plastic('#040405', 0.05, 0.5, 0, 1, 0.03), 'Glass', root, corner=14); gl.location.z = T - 0.003
    w = W - 0.07; h = w * aspect
    if h > H - 0.07: h = H - 0.07
    o = S.extrude(S.rounded(w, h, R - 0.036, 14), 0.0008, 0, 1, S.screen(image, strength, 0.05), 'Screen', root); o.location.z = T + 0.0028
    isl = S.slab(0.19, 0.052, 0.0006, 0.0259, 0, S.plastic('#020203', 0.05, 0.5, 0, 1, 0.02), 'Island', root, corner=12); isl.location = (0, h / 2 - 0.062, T + 0.0038)
    for y, l in ((0.30, 0.10), (0.10, 0.16), (-0.10, 0.16)):
        b = S.slab(0.012, l, 0.022, 0.004, 0.003, S.metal(frame, rough + 0.03), 'Button', root, corner=3); b.location = (-W / 2 - 0.002, y, T / 2 - 0.011)
    return root


def watch(image, strength=1.2, case='#c9ccd2', strap='#c71722', radius=0.30):
    """A watch whose strap makes a loop of `radius`; the face looks along +Z, the loop's middle is the origin."""
    root = S.empty()
    W, H, T, R = 0.40, 0.47, 0.105, 0.125
    z = radius - 0.035
    S.slab(W, H, T, R, 0.038, S.metal(case, 0.24, smudge=0.04), 'Case', root, segments=7, corner=16).location.z = z
    S.slab(W - 0.03, H - 0.03, 0.012, R - 0.015, 0.009, S.plastic('#040405', 0.05, 0.5, 0, 1, 0.03), 'Glass', root, corner=16).location.z = z + T - 0.005
    o = S.extrude(S.rounded(0.318, 0.375, 0.075, 14), 0.0008, 0, 1, S.screen(image, strength, 0.05), 'Screen', root); o.location.z = z + T + 0.0066
    c = S.lathe(S.fillet([(0.0001, 0.045), (0.042, 0.045), (0.046, 0.0), (0.0001, 0.0)], 0.008), 40, S.metal(case, 0.3), 'Crown', root)
    S.place(c, (W / 2 - 0.006, 0.09, z + T / 2), (0, 90, 0))
    a0 = math.asin(0.205 / radius)
    def band(u, v):
        a = a0 + (2 * math.pi - 2 * a0) * v
        wide = 0.32 - 0.03 * math.sin(math.pi * v)
        s = 2 * u - 1
        rr = radius * (1 - 0.02 * math.sin(math.pi * v)) + 0.010 * (1 - abs(s) ** 6)
        return s * wide / 2, rr * math.sin(a), rr * math.cos(a)
    S.solidify(S.grid(24, 120, band, 'Strap', S.matte(strap, 0.6, 0.0006, 160, 0.35, 0.02), root), 0.022, -1)
    return root
