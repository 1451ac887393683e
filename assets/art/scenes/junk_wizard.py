"""Junk Wizard: a scale model of the lorry with its load and a hat, on lilac."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, props as P

S.begin(look='High Contrast', exposure=0.35, world='#e6dcff', world_strength=0.24)
art = P.prints('junk-wizard.html', 1480, 560, dict(side=(0, 0, 1080, 560), plate=(1080, 0, 400, 120)), 2)
S.sweep('#a98bf0', back=10, mat=S.matte('#a07ff0', 0.9, 0.0008, 120, 0.15, 0.012))

lorry = P.lorry(art); S.place(lorry, (-0.25, 0.35, 0), (0, 0, -17))
coral, oakleg = S.matte('#ee4f30', 0.9, 0.004, 70, 0.2, 0.04, sheen=0.6), P.wood()
ch = P.armchair(coral, oakleg, lorry); S.place(ch, (-0.55, 0.02, 1.70), (4, 6, 12), 0.98)
hat = P.wizard_hat(S.matte('#6a42b8', 0.95, 0.004, 50, 0.2, 0.05, sheen=0.5), S.matte('#ee4f30', 0.8, 0.002, 60), S.matte('#ffc80f', 0.6, 0.001, 60), lorry)
S.place(hat, (-0.58, -0.02, 2.16), (-4, 8, 20), 0.62)
rubber = S.plastic('#1b1a1f', 0.65, 0.3, 0.003, 50)
tyre = P.wheel(0.40, 0.26, rubber, S.metal('#b9b9c2', 0.3), lorry); S.place(tyre, (0.12, -0.20, 2.12), (-14, 30, 8))
# old oven, a crate, boards and a lamp
white = S.plastic('#f4eee2', 0.2, 0.5, 0.0004, 60, 0.05, clearcoat=0.4)
ov = S.empty((-1.62, 0.10, 1.62), (3, -7, -9), parent=lorry)
S.slab(0.70, 0.66, 0.86, 0.03, 0.03, white, parent=ov)
S.place(S.slab(0.56, 0.40, 0.02, 0.04, 0.006, S.plastic('#17141c', 0.08, 0.6, 0, 1, 0.02), parent=ov), (0, -0.325, 0.34), (90, 0, 0))
S.tube([(-0.26, -0.385, 0.60), (0.26, -0.385, 0.60)], 0.02, S.metal('#d5d5da', 0.2), parent=ov)
for i in range(4): S.place(S.lathe(S.fillet([(0.0001, 0.05), (0.035, 0.05), (0.045, 0)], 0.008), 24, S.plastic('#26222c', 0.4), parent=ov), (-0.24 + i * 0.16, -0.33, 0.74), (90, 0, 0))
for i, (x, a) in enumerate(((-1.02, 14), (-1.10, 20))):
    S.place(S.slab(0.15, 0.06, 1.65, 0.01, 0.01, P.wood(), parent=lorry), (x, 0.42 + i * 0.1, 1.55), (0, -a, 0))
shade = S.lathe([(0.14, 0.34), (0.145, 0.345), (0.30, 0.0), (0.292, 0.0), (0.137, 0.335)], 64, S.matte('#fbe7c0', 0.8, 0.002, 70), parent=lorry)
S.place(shade, (0.32, 0.36, 2.62), (10, 18, 0)); S.tube([(0.12, 0.34, 1.6), (0.36, 0.34, 2.74)], 0.022, S.metal('#caa15a', 0.3), parent=lorry)

S.sun((0.70, 0.56, -0.66), 6.0, 0.8, '#fff0d8')
S.area((-7, -5, 6), (0, 0, 1.2), (4, 4), 420, '#fff6ec')
S.area((6.0, -1.0, 3.5), (0, 0, 1.0), (2, 4), 330, '#ffe9f0')
S.camera((2.6, -14.6, 4.0), (0.20, 0.1, 1.53), 67, 5.6, (0.2, -0.6, 1.2))
S.shoot('junk-wizard', 1600, 800, 32)
