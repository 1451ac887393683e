"""Makes an approved final the master: save-master.py posters [our-work-gym-membership …]

A final is rendered larger than the master (--scale=125). Made smaller and sharpened a little, its edges are clean.
"""
import os
import sys

from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
for name in sys.argv[1:]:
    master = os.path.join(HERE, '../images/photographs', f'{name}.webp')
    final = Image.open(os.path.join(HERE, 'out', f'{name}-draft.png')).convert('RGB')
    # A new picture keeps the size that its scene gives it.
    size = Image.open(master).size if os.path.exists(master) else (round(final.width / 1.25), round(final.height / 1.25))
    sharp = final.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(radius=0.6, percent=40, threshold=2))
    sharp.save(master, quality=92, method=6)
    print(f'{name}: {size[0]} x {size[1]}')
