"""Makes the masters of Beatum's night: both states one above the other, and their right part for phones."""
import os

from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
states = [Image.open(os.path.join(HERE, 'out', f'{name}-draft.png')).convert('RGB') for name in ('beatum-night', 'beatum-night-event')]
states = [state.filter(ImageFilter.UnsharpMask(radius=0.6, percent=40, threshold=2)) for state in states]
width, height = states[0].size
for name, left in (('beatum-night', 0), ('beatum-night-upright', round(width * 0.3375))):
    master = Image.new('RGB', (width - left, 2 * height))
    for row, state in enumerate(states):
        master.paste(state.crop((left, 0, width, height)), (0, row * height))
    master.save(os.path.join(HERE, '../images/photographs', f'{name}.webp'), quality=92, method=6)
    print(f'{name}: {master.width} x {master.height}')
