"""Lengthens the tables of the photograph `two-tables`, so that a title fits above what lies on them.

Above the picture come 640 rows of its own: a random walk through the 24 rows above all objects, so that the grain of
the wood does not repeat.

    python3 lengthen_tables.py two-tables.png two-tables.webp
"""
import random
import sys

from PIL import Image

ADDED, EMPTY = 640, 24

random.seed(7)
picture = Image.open(sys.argv[1]).convert('RGB')
width, height = picture.size
longer = Image.new('RGB', (width, height + ADDED))
longer.paste(picture, (0, ADDED))
row, step = 0, 1
for y in range(ADDED - 1, -1, -1):
    longer.paste(picture.crop((0, row, width, row + 1)), (0, y))
    row += step
    if row >= EMPTY - 1:
        step = -1
    elif row <= 0:
        step = 1
    elif random.random() < 0.07:
        step = -step
longer.save(sys.argv[2], quality=92, method=6)
