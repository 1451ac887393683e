"""Junk Wizard: the lorry from its front, under all that stood in the garage, and the rabbit on top (16:9).

The left third is empty, for words; for phones the page cuts out the right half.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, props as P

S.begin(look='High Contrast', exposure=0.35, world='#e6dcff', world_strength=0.26)
art = P.prints('junk-wizard.html', 1480, 560, dict(side=(0, 0, 1080, 560), plate=(1080, 0, 400, 120)), 2)
S.sweep('#a98bf0', back=14, mat=S.matte('#a07ff0', 0.9, 0.0008, 120, 0.15, 0.012))
lorry = P.lorry(art, body='#2c1258'); S.place(lorry, (0, 0, 0), (0, 0, -53))

coral, plum, spark = S.matte('#ee4f30', 0.9, 0.004, 70, 0.2, 0.04, sheen=0.6), S.matte('#2c1258', 0.9, 0.003, 60, 0.2, 0.04, sheen=0.5), S.matte('#ffc80f', 0.7, 0.001, 60)
cream, lilac = S.plastic('#f6efe0', 0.2, 0.5, 0.0004, 60, 0.05, clearcoat=0.4), S.matte('#b496f2', 0.9, 0.003, 70, 0.2, 0.04, sheen=0.5)
dark, rubber = S.plastic('#17141c', 0.3, 0.5, 0.0004, 60), S.plastic('#1b1a1f', 0.65, 0.3, 0.003, 50)
tape = S.matte('#fbf4e4', 0.6, 0.001, 80)


def star(r, parent=None, thick=0.03, mat=spark):
    pts = [((r if i % 2 == 0 else r * 0.45) * math.sin(i * math.pi / 5), (r if i % 2 == 0 else r * 0.45) * math.cos(i * math.pi / 5)) for i in range(10)][::-1]
    return S.extrude(pts, thick, 0.008, 2, mat, parent=parent)


def ball(mat, loc, scale, rot=(0, 0, 0), parent=None):
    ob = S.lathe([(max(0.0001, math.sin(i * math.pi / 32)), math.cos(i * math.pi / 32)) for i in range(33)], 64, mat, parent=parent)
    ob.location, ob.rotation_euler, ob.scale = loc, [math.radians(a) for a in rot], scale
    return ob


def box(mat, w, d, h, loc, turn=0, tilt=0):
    e = S.empty(loc, (tilt, 0, turn), parent=lorry)
    S.slab(w, d, h, 0.01, 0.014, mat, parent=e)
    S.place(S.slab(0.13, d + 0.012, h + 0.006, 0.004, 0.003, tape, parent=e), (0, 0, 0))
    return e


# At the back, from the left: the ladder, the fridge, the carpet; then boxes with the television on them.
for y in (-0.17, 0.17):
    S.tube([(-1.45, 0.42 + y, 1.7), (-2.75, 0.42 + y, 4.35)], 0.035, plum, parent=lorry)
for i in range(8):
    t = 0.16 + i * 0.112
    S.tube([(-1.45 - 1.3 * t, 0.25, 1.7 + 2.65 * t), (-1.45 - 1.3 * t, 0.59, 1.7 + 2.65 * t)], 0.026, plum, parent=lorry)
fridge = S.empty((-1.42, 0.30, 1.9), (2, -4, 8), parent=lorry)
S.slab(0.68, 0.62, 1.62, 0.06, 0.04, cream, parent=fridge)
S.place(S.slab(0.70, 0.012, 0.02, 0, 0, dark, parent=fridge), (0, -0.306, 1.06))
for z, h in ((0.62, 0.34), (1.16, 0.22)): S.place(S.slab(0.035, 0.06, h, 0.012, 0.01, dark, parent=fridge), (-0.26, -0.335, z))
S.place(star(0.11, fridge), (0.12, -0.312, 0.82), (90, 10, 0)); S.place(S.slab(0.2, 0.02, 0.16, 0, 0.003, coral, parent=fridge), (0.05, -0.315, 1.26), (0, 6, 0))
carpet = S.lathe([(0.0001, 0), (0.17, 0), (0.17, 1.9), (0.11, 1.9), (0.11, 1.82), (0.0001, 1.82)], 48, lilac, parent=lorry); S.place(carpet, (-0.86, 0.46, 2.0), (-3, -3, 0))
for z, m in ((0.98, plum), (1.16, coral), (1.66, plum)): S.place(S.lathe([(0.171, 0), (0.178, 0.01), (0.178, 0.09), (0.171, 0.1)], 48, m, parent=carpet), (0, 0, z))
box(spark, 0.78, 0.70, 0.66, (0.14, 0.2, 1.80), 4)
box(cream, 0.62, 0.58, 0.50, (0.14, 0.22, 2.46), -9)
tv = S.empty((0.12, 0.18, 2.96), (0, 3, -4), parent=lorry)
S.slab(0.74, 0.52, 0.54, 0.05, 0.04, plum, parent=tv)
S.place(S.slab(0.46, 0.40, 0.03, 0.07, 0.014, S.plastic('#c9b6f6', 0.12, 0.6, 0, 1, 0.03, clearcoat=0.6), parent=tv), (-0.09, -0.26, 0.07 + 0.20), (90, 0, 0))
for z in (0.38, 0.24): S.place(S.lathe(S.fillet([(0.0001, 0.04), (0.045, 0.04), (0.05, 0)], 0.008), 24, spark, parent=tv), (0.26, -0.26, z), (90, 0, 0))
for a in (-1, 1): S.tube([(0.0, 0.05, 0.52), (a * 0.30, 0.05, 0.98)], 0.012, dark, parent=tv)
# The lamp over the cab.
S.tube([(0.36, -0.20, 1.6), (0.62, -0.26, 2.60)], 0.026, spark, parent=lorry)
S.place(S.lathe([(0.15, 0.40), (0.155, 0.405), (0.34, 0.0), (0.332, 0.0), (0.147, 0.395)], 64, coral, parent=lorry), (0.60, -0.26, 2.48), (4, 14, 0))
# In front the sofa, on it the rabbit; the tyre and the plant.
sofa = S.empty((-1.05, -0.22, 2.0), (0, 3, -3), parent=lorry)
def pad(w, d, h, x, y, z, b=0.05, rot=(0, 0, 0)): return S.place(S.slab(w, d, h, 0.08, b, coral, parent=sofa, segments=6), (x, y, z), rot)
pad(1.36, 0.66, 0.20, 0, 0, 0.02); pad(0.60, 0.58, 0.14, -0.31, -0.06, 0.20, 0.06); pad(0.60, 0.58, 0.14, 0.31, -0.06, 0.20, 0.06)
pad(0.18, 0.70, 0.48, -0.66, 0, 0.02, 0.08); pad(0.18, 0.70, 0.48, 0.66, 0, 0.02, 0.08); pad(1.42, 0.20, 0.78, 0, 0.28, 0.04, 0.09, (-8, 0, 0))
rab = S.empty((-0.62, -0.24, 2.32), (0, 0, 34), 1.3, parent=lorry)
ball(plum, (0, 0, 0.20), (0.22, 0.20, 0.30), parent=rab)
ball(plum, (0, -0.02, 0.60), (0.245, 0.22, 0.22), parent=rab)
for a in (-1, 1):
    ball(plum, (a * 0.15, 0.02, 0.98), (0.075, 0.05, 0.30), (0, a * 14, 0), rab); ball(coral, (a * 0.152, -0.022, 0.98), (0.042, 0.02, 0.23), (0, a * 14, 0), rab)
    ball(cream, (a * 0.06, -0.21, 0.53), (0.075, 0.05, 0.06), parent=rab)
    ball(plum, (a * 0.12, -0.24, 0.04), (0.08, 0.14, 0.07), (0, 0, a * 12), rab)
ball(coral, (0, -0.258, 0.572), (0.034, 0.024, 0.026), parent=rab)
ball(cream, (-0.09, -0.19, 0.67), (0.056, 0.03, 0.06), parent=rab); ball(dark, (-0.085, -0.217, 0.668), (0.026, 0.012, 0.03), parent=rab)
S.tube([(0.05, -0.204, 0.655), (0.09, -0.205, 0.69), (0.135, -0.186, 0.66)], 0.013, cream, handles=True, parent=rab)
for a in (-1, 1): ball(coral, (a * 0.075, -0.19, 0.38), (0.075, 0.03, 0.05), (0, a * 18, 0), rab)
ball(spark, (0, -0.215, 0.38), (0.03, 0.024, 0.03), parent=rab)
S.tube([(0.17, -0.06, 0.28), (0.33, -0.16, 0.36)], 0.055, plum, parent=rab); ball(plum, (0.34, -0.165, 0.37), (0.07, 0.07, 0.07), parent=rab)
S.tube([(0.31, -0.17, 0.28), (0.44, -0.19, 0.72)], 0.016, cream, parent=rab); S.place(star(0.13, rab), (0.455, -0.18, 0.78), (90, 8, 0))
tyre = P.wheel(0.40, 0.26, rubber, S.metal('#b9b9c2', 0.3), lorry); S.place(tyre, (0.12, -0.42, 2.18), (-14, 20, 4))
hat = P.wizard_hat(plum, coral, spark, lorry); S.place(hat, (1.30, -0.02, 1.83), (0, 0, 20), 1.02)

# The lane, along the lorry.
for i in range(-2, 4):
    u, v = math.cos(math.radians(-53)), math.sin(math.radians(-53))
    S.place(S.slab(1.15, 0.13, 0.004, 0.01, 0, S.matte('#ffc80f', 0.8, 0.001, 40)), (u * (i * 2.1) - 2.05, v * (i * 2.1) - 1.6, 0), (0, 0, -53))

S.sun((0.78, 0.50, -0.62), 6.0, 0.8, '#fff0d8')
S.area((-7, -5, 6), (0, 0, 1.6), (4, 4), 420, '#fff6ec')
S.area((6.0, -4.0, 3.5), (0, 0, 1.2), (3, 4), 420, '#ffe9f0')
S.camera((0.1, -17.5, 2.7), (0.1, 0, 2.02), 66, 8, (0.2, -1.0, 2.0), shift=(-0.20, 0.004))
S.shoot('junk-wizard-loaded', 1600, 910, 40, vignette=0.0, grain=0.008, ground='#bca3f2')
