"""Beatum at night: the line on a laptop in the dark, and the pulse as round bars behind it; then two of them glow."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import bpy
import studio as S, devices as D

S.begin(look='High Contrast', exposure=0.15, world='#0f6a74', world_strength=0.22)
# not as dark as it looks: the light of the coral bars has to come back from it
S.sweep('#3f6b6e', back=5.2, radius=2.2, mat=S.matte('#3c6a6c', 0.8, 0.0004, 120, 0.15, 0))
teal, aqua = (S.matte(c, 0.6, 0, 70, 0.3, 0) for c in ('#2f9490', '#5fe0cb'))
off = S.matte('#a8585e', 0.6, 0, 70, 0.3, 0)
quiet, event = (S.artwork(f'beatum-line.html?{state}', f'beatum-line-{state}.png', 1440, 900, 2) for state in ('quiet', 'event'))

laptop = D.laptop(quiet, open_angle=108, strength=2.0, body='#b5c2c1')
S.place(laptop, (2.12, -0.75, -0.009), (0, 0, -14))

# The line: flat but for the pulse behind the laptop
heights = (0.5, 1.0, 2.0, 3.3, 4.5, 3.75, 2.75, 2.1, 1.3, 0.7)
r, pitch, lamps = 0.19, 0.54, []
for i in range(26):
    k = i - 17
    h = max(heights[k] if 0 <= k < len(heights) else 0, r + 0.001)
    prof = [(0.0001, 0)] + [(r * 0.94, 0), (r, 0.012)] + [(r * math.cos(math.radians(a)), h - r + r * math.sin(math.radians(a))) for a in range(0, 91, 6)]
    prof[-1] = (0.0001, h)
    bar = S.place(S.lathe(prof, 128, off if k in (3, 4) else (aqua if k % 3 == 1 else teal)), (-8.9 + i * pitch, 1.9, 0))
    if k in (3, 4): lamps.append(bar)

# the glow of the screen, on the keys and the floor before it
S.area((2.1, -0.3, 1.0), (1.5, -3.2, 0.0), (2.4, 1.4), 90, '#57e6d2', visible=False)
# two cold windows, on the edges of the bars and on the wall
S.area((-8, -1, 6), (0, 4, 1.2), (2.5, 5), 560, '#2fa9b4', visible=False)
S.area((7.5, -0.6, 5.5), (1.6, 1.9, 2.4), (1.2, 5), 700, '#39b6bf')
S.camera((0.0, -14.5, 3.3), (0.0, 0.0, 2.05), 62, 11, (1.8, 0.6, 1.0))
S.shoot('beatum-night', 1600, 970, 32, strength=1.8, glow=0.05, grain=0.007)

# somebody steps in: on the screen, and in two bars, with what they give to the wall, the floor and the laptop
for bar in lamps: bar.data.materials[0] = S.emitter('#ff3a22', 1.95)
screen = next(part for part in bpy.data.objects if part.name.startswith('Screen'))
next(node for node in screen.data.materials[0].node_tree.nodes if node.type == 'TEX_IMAGE').image = bpy.data.images.load(event)
S.area((1.5, 2.5, 2.2), (1.5, 5.2, 2.6), (1.0, 3.6), 420, '#ff3a22', visible=False)
S.area((1.5, 1.5, 2.2), (1.2, -2.0, 0.0), (1.0, 3.6), 240, '#ff3a22', visible=False)
S.shoot('beatum-night-event', 1600, 970, 32, strength=1.8, glow=0.09, grain=0.007)
