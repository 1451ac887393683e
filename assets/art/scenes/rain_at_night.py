"""Makes the forecourt of lucky_cng a rainy night under a high sign: rain_at_night.py MASTER_AT_DUSK.png OUT.webp

Works on the master (1600 x 800), so that the places below are pixels of it. Chromium draws the sign from the client's logo.
"""
import os, re, subprocess, sys, tempfile
import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
W, H, GROUND = 1600, 800, 628  # GROUND: the front edge of the forecourt
rnd = np.random.default_rng(7)

# Upper left, upper right, lower right, lower left. The sign stands 2.8 times as high as the fascia that was rendered.
SIGN = [(247.6, 138.6), (1287.0, 95.6), (1288.4, 237.6), (247.4, 265.7)]
BAND = [(247.4, 265.4), (1288.4, 237.3), (1288.6, 249.6), (247.2, 276.2)]
SOFFIT = [(250, 275.5), (1287, 249), (1284, 252), (1269, 302.4), (1264, 303.6), (426, 319.6)]
TUBES = [[(382, 284), (503, 282), (578, 312), (501, 315)], [(592, 279), (710, 277), (768, 308), (668, 311)],
         [(817, 273), (943, 271), (974, 304), (867, 307)], [(1045, 268), (1176, 265), (1179, 300), (1063, 303)]]
COLUMNS = [[(463, 300), (499, 300), (498, 613), (461.5, 613)], [(780, 293), (813.8, 293), (813.8, 618), (779.5, 618)], [(1116.8, 288), (1149, 288), (1149.5, 621), (1119.5, 621)]]
PUMPS = [[(564, 482.5), (644.6, 482.5), (644.6, 522), (641, 522), (641, 611), (566, 611), (566, 522), (564, 522)],
         [(904.6, 481.5), (984, 481.5), (984, 521.5), (981.5, 521.5), (981.5, 611), (907.5, 611), (907.5, 521.5), (904.6, 521.5)]]


def mask(*shapes, soften=0.0):
    big = Image.new('L', (W * 4, H * 4))
    for shape in shapes:
        ImageDraw.Draw(big).polygon([(x * 4, y * 4) for x, y in shape], fill=255)
    return np.asarray(big.resize((W, H), Image.BOX).filter(ImageFilter.GaussianBlur(soften)), float)[..., None] / 255


def blur(picture, x, y=None):
    """Gaussian, of other widths along x and y."""
    def along(a, sigma, axis):
        if sigma < 0.3:
            return a
        n = int(3 * sigma) + 1
        kernel = np.exp(-0.5 * (np.arange(-n, n + 1) / sigma) ** 2)
        padded = np.pad(a, [(n, n) if k == axis else (0, 0) for k in range(a.ndim)], 'edge')
        size = padded.shape[axis] + 2 * n
        wave = np.fft.rfft(kernel / kernel.sum(), size)
        shape = [1] * a.ndim
        shape[axis] = -1
        out = np.fft.irfft(np.fft.rfft(padded, size, axis) * wave.reshape(shape), size, axis)
        return np.take(out, np.arange(2 * n, 2 * n + a.shape[axis]), axis)
    return along(along(picture, x, 1), x if y is None else y, 0)


def sign():
    """The clover and the name, white on green, as seen from the road; with its coverage."""
    logo = open(os.path.join(HERE, '../../images/portfolio/cng-logo.svg')).read()
    paths = re.findall(r'<path[^>]*>', logo)
    clover, name = ''.join(f'<g fill="#f6fbf4">{p}</g>' for p in paths[:4]), next(p for p in paths if 'M109.5 58' in p)
    page = f'''<svg xmlns="http://www.w3.org/2000/svg" width="3204" height="404" style="position:absolute;inset:0"><rect width="3204" height="404" fill="#0b8f4c"/>
      <g transform="translate(974 69)scale(3.75)translate(-12 -12)">{clover}</g><g transform="translate(1295 77)scale(6.71)translate(-109.5 -20.8)">{name}</g></svg>'''
    with tempfile.TemporaryDirectory() as folder:
        at, out = os.path.join(folder, 'sign.html'), os.path.join(folder, 'sign.png')
        open(at, 'w').write(page)
        subprocess.run(['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=3204,404', f'--screenshot={out}', f'file://{at}'], check=True, capture_output=True)
        flat = Image.open(out).convert('RGB')
    flat = flat.crop((0, 0, 3204, 404))
    corners = [(0, 0), (flat.width, 0), (flat.width, flat.height), (0, flat.height)]
    rows, ends = [], []
    for (x, y), (u, v) in zip([(x * 3, y * 3) for x, y in SIGN], corners):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        ends += [u, v]
    seen = flat.transform((W * 3, H * 3), Image.PERSPECTIVE, np.linalg.solve(np.array(rows), np.array(ends)), Image.BICUBIC)
    return np.asarray(seen.resize((W, H), Image.LANCZOS), float) / 255


def rain(count, length, width, slant=0.2):
    canvas = Image.new('L', (W * 2, H * 2))
    draw = ImageDraw.Draw(canvas)
    for x, y, l, a in zip(rnd.uniform(-100, W * 2 + 200, count), rnd.uniform(-200, H * 2, count), rnd.uniform(*length, count), rnd.uniform(60, 255, count)):
        draw.line([(x, y), (x - slant * l, y + l)], fill=int(a), width=width)
    return np.asarray(canvas.resize((W, H), Image.BOX), float)[..., None] / 255


dusk = np.asarray(Image.open(sys.argv[1]).convert('RGB'), float) / 255
y = np.arange(H, dtype=float)[:, None, None]

# The sky and the hills, multiplied, so that they keep grain and outlines: night, a little lighter at the horizon.
front = mask(SIGN, BAND, SOFFIT, *COLUMNS, *PUMPS)
was = blur(np.median(dusk[:, 20:120], axis=1, keepdims=True), 0, 6)
was[400:] = was[400]
t = np.clip(y / 500, 0, 1)
night = np.array([5, 27, 21]) / 255 * (1 - t) ** 1.4 + np.array([30, 84, 72]) / 255 * t ** 2.2
far = dusk * np.minimum(night / was, 1)
near = dusk * (0.5 + 0.5 * np.clip((575 - y) / 6, 0, 1))
picture = np.where(y < 573, far * (1 - front) + dusk * front, near)

# The ground: darker, without the beige of the evening; what shines stays.
shines = np.clip((dusk.max(2, keepdims=True) - 0.5) / 0.25, 0, 1) * (y > 560)
shines = np.maximum(shines, np.clip((dusk[..., :1] - dusk[..., 1:2] - 0.28) / 0.2, 0, 1) * (y > 540))
grey = dusk.mean(2, keepdims=True)
road = (0.35 * dusk + 0.65 * grey * np.array([0.72, 1.0, 0.92])) * np.where(y > 700, 0.3, 0.55)
forecourt = mask(*COLUMNS, *PUMPS) * (y < 622)
ground = np.clip((y - 571) / 4, 0, 1) * (1 - forecourt)
picture = picture * (1 - ground) + (road * (1 - shines) + dusk * shines) * ground
picture = picture * (1 - forecourt * (y >= 573)) + dusk * forecourt * (y >= 573)

# The sign, lit, and its band.
covered, lit_sign = mask(SIGN), sign()
lit_sign = lit_sign * (1.04 - 0.14 * np.clip((y - 180) / -90, 0, 1))
picture = picture * (1 - covered) + lit_sign * covered
band = mask(BAND)
picture = picture * (1 - band) + np.array([255, 222, 66]) / 255 * band

# What is lit shines in the wet air, and in the water on the road: mirrored, shortened, torn along the lanes.
lights = picture * np.maximum(mask(SIGN, BAND, *TUBES), 0.75 * mask(*COLUMNS, *PUMPS))
letters = lights * np.clip((lights.min(2, keepdims=True) - 0.4) / 0.3, 0, 1)
air = 0.10 * blur(lights, 9) + 0.16 * blur(lights, 34) + 0.22 * blur(lights, 110) + 0.12 * blur(letters, 5)
under = blur(mask(*TUBES) * np.array([1.0, 0.97, 0.86]), 46, 90) * np.clip((y - 300) / 60, 0, 1) * np.clip((660 - y) / 80, 0, 1)
picture = 1 - (1 - np.clip(picture, 0, 1)) * (1 - np.clip(air + 0.5 * under, 0, 1) * np.where(covered > 0.5, 0.35, 1))

def drawn_out(lights, length):
    """Towards the viewer, ever weaker."""
    steps = range(0, 3 * length, 2)
    return sum(np.pad(lights, ((d, 0), (0, 0), (0, 0)))[:H] * np.exp(-d / length) for d in steps) * 2 / length


noise = lambda sx, sy: (lambda a: (a - a.mean()) / a.std())(blur(rnd.standard_normal((H, W, 1)), sx, sy))
depth = np.clip((y - GROUND) / (H - GROUND), 0, 1)
source_y = np.clip(GROUND - 4 - (y - GROUND) / 0.2, 0, H - 1)[:, 0, 0].astype(int)
mirror = lights[source_y]
shift = (noise(300, 1.5)[:, 0, 0] * (1 + 5 * depth[:, 0, 0])).astype(int)
mirror = np.stack([np.roll(row, s, 0) for row, s in zip(mirror, shift)])
mirror = 0.5 * blur(mirror, 2, 2) + 0.5 * blur(mirror, 6, 10) + 0.7 * blur(drawn_out(mirror, 26), 5, 6) + 0.25 * blur(drawn_out(mirror, 70), 12, 20)
torn = np.clip(0.75 + 0.34 * noise(36, 1.3) + 0.22 * noise(140, 5), 0.12, 1.5)
water = mirror * torn * np.clip((y - GROUND) / 5, 0, 1) * (1.05 - 0.25 * depth)
water += 1.1 * blur(drawn_out(picture * shines, 22), 3, 1) * torn
picture = 1 - (1 - np.clip(picture, 0, 1)) * (1 - np.clip(water, 0, 0.94) * (1 - 0.8 * shines))

# Rain, seen where there is light behind it; drops on the road.
drops = 0.55 * rain(2600, (22, 70), 1) + 0.75 * rain(620, (70, 170), 2) + 0.35 * blur(rain(60, (200, 420), 5), 1)
seen = 0.15 + 0.75 * np.clip(blur(picture.max(2, keepdims=True), 40), 0, 0.7)
picture += np.array([0.80, 0.95, 0.90]) * drops * seen * np.where(covered > 0.5, 0.5, 1)
specks = Image.new('L', (W * 2, H * 2))
for px, py in zip(rnd.uniform(0, W * 2, 900), (GROUND + 6 + (H - GROUND) * rnd.random(900) ** 0.8) * 2):
    r = 1 + 5 * ((py / 2 - GROUND) / (H - GROUND))
    ImageDraw.Draw(specks).ellipse([px - r * 1.8, py - r * 0.5, px + r * 1.8, py + r * 0.5], outline=int(rnd.uniform(40, 150)))
picture += np.asarray(specks.resize((W, H), Image.BOX), float)[..., None] / 255 * 0.45
picture += 0.008 * rnd.standard_normal((H, W, 1))

Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)).save(sys.argv[2], quality=92, method=6)
