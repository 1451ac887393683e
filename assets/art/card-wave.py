"""Cyberace: a ribbon of cards that is turned over by a wave, black backs on its left, bone faces on its right; drawn, so that its
edges are as sharp as those of the ace that the page lays beside it. Makes both drawings of the table, wide and upright."""
import math
import os

ACID, BONE, BLACK = '#c8ff3e', '#f1f6ef', '#0b0f0d'
WIDTH, DEPTH, CORNER = 0.63, 0.91, 0.045
RADIUS, SHIFT, STEP, CREST, LYING = 9, -0.4, 0.0126, -0.07, math.radians(7)
SPADE = [(80, 0), (159.2, 79.2), (159.2, 115.2), (128.8, 136.8), (92.8, 115.2), (92.8, 136.8), (116, 180), (44, 180), (67.2, 136.8),
         (67.2, 115.2), (31.2, 136.8), (0.8, 115.2), (0.8, 79.2)]
HOLE = [(80, 39.6), (44, 79.2), (80, 104.4), (116, 79.2)]


def camera(place, target, scale, crest, at):
    """A function from points of the scene to those of the drawing, in which `crest` is `at`."""
    def minus(a, b): return [i - j for i, j in zip(a, b)]
    def cross(a, b): return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    def unit(a): return [i / math.hypot(*a) for i in a]
    def dot(a, b): return sum(i * j for i, j in zip(a, b))
    ahead = unit(minus(target, place))
    right = unit(cross(ahead, (0, 0, 1)))
    up = cross(right, ahead)

    def seen(point):
        d = minus(point, place)
        return scale * dot(d, right) / dot(d, ahead), -scale * dot(d, up) / dot(d, ahead)
    middle = seen(crest)
    return lambda point: [i - j + k for i, j, k in zip(seen(point), middle, at)]


def mix(a, b, share):
    return '#' + ''.join(f'{round(int(a[i:i + 2], 16) * (1 - share) + int(b[i:i + 2], 16) * share):02x}' for i in (1, 3, 5))


def numbers(point): return f'{point[0]:.1f} {point[1]:.1f}'


class Card:
    """Turned by `turn` about its long edge on the table: 0 lies to the right, with its face up, π to the left."""

    def __init__(self, project, edge, yaw, turn):
        self.project, self.edge, self.yaw, self.turn = project, edge, yaw, turn

    def point(self, across, along):
        """From the edge on the table, and from the middle of that edge."""
        x, z = across * math.cos(self.turn), 0.01 + across * math.sin(self.turn)
        return self.project((self.edge[0] + x * math.cos(self.yaw) - along * math.sin(self.yaw),
                             self.edge[1] + x * math.sin(self.yaw) + along * math.cos(self.yaw), z))

    def outline(self):
        w, d, r = WIDTH, DEPTH / 2, CORNER
        path = []
        for (x, y), before, after in (((0, -d), (0, -d + r), (r, -d)), ((w, -d), (w - r, -d), (w, -d + r)),
                                      ((w, d), (w, d - r), (w - r, d)), ((0, d), (r, d), (0, d - r))):
            path.append(f'{"L" if path else "M"}{numbers(self.point(*before))}Q{numbers(self.point(x, y))} {numbers(self.point(*after))}')
        return ''.join(path) + 'Z'

    def pip(self, middle, size, is_turned=False):
        """The face is seen from above when it lies to the right."""
        sign = -1 if is_turned else 1
        def path(points):
            return 'M' + 'L'.join(numbers(self.point(middle[0] + sign * (x - 80) * size / 180, middle[1] - sign * (y - 90) * size / 180))
                                  for x, y in points) + 'Z'
        return path(SPADE) + path(HOLE)

    def draw(self):
        (ax, ay), (bx, by), (cx, cy) = self.point(0, -DEPTH / 2), self.point(WIDTH, -DEPTH / 2), self.point(WIDTH, DEPTH / 2)
        is_face = (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0
        steep = math.sin(self.turn)
        if not is_face:
            return f'<path fill="{mix(BLACK, "#2b3630", 0.15 + 0.75 * steep)}" stroke="{ACID}" d="{self.outline()}"/>'
        pips = self.pip((WIDTH - 0.075, -DEPTH / 2 + 0.09), 0.085, True)
        if steep > 0.35:
            pips += self.pip((WIDTH / 2, 0), 0.33)
        return f'<path fill="{mix(BONE, "#9fb0a6", 0.7 * steep)}" stroke="{ACID if steep > 0.985 else BLACK}" d="{self.outline()}"/><path fill="{BLACK}" d="{pips}"/>'


def draw(name, size, scale, at, light, line, before, after, half):
    """`before` and `after` the card that stands, and the half of all that are turning."""
    def edge(a): return RADIUS * math.sin(a) + SHIFT, RADIUS * math.cos(a) - RADIUS
    project = camera((0.3, -6.6, 4.6), (0.3, 0.46, 0.2), scale, (*edge(CREST), 0), at)
    cards = []
    for i in range(-before, after + 1):
        a = CREST + i * STEP
        t = min(1, max(0, (i + half) / (2 * half)))
        cards.append(Card(project, edge(a), -a, math.pi - LYING - (math.pi - 2 * LYING) * t))
    left = [c for c in cards if c.turn > math.pi / 2]
    right = [c for c in cards if c.turn <= math.pi / 2]
    far = [c.point(0, DEPTH / 2) for c in cards]
    near = [c.point(0, -DEPTH / 2) for c in cards]
    shade = 'M' + 'L'.join(f'{x:.0f} {y:.0f}' for x, y in [(x + 14, y + 16) for x, y in near] + [(x + 26, y + 12) for x, y in far[::-1]]) + 'Z'
    w, h = size
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
           '<defs><linearGradient id="l" x2=".8" y2="1"><stop stop-color="#242a26"/><stop offset="1" stop-color="#121814"/></linearGradient>'
           f'<filter id="b" color-interpolation-filters="sRGB" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="{w // 110}"/></filter></defs>'
           f'<path fill="#060908" d="M0 0h{w}v{h}H0Z"/><path fill="url(#l)" filter="url(#b)" d="{light}"/>'
           f'<path fill="#000" fill-opacity=".7" filter="url(#b)" d="{shade}"/>'
           f'<g stroke-width="{line}" stroke-linejoin="round">' + ''.join(c.draw() for c in left) + ''.join(c.draw() for c in right[::-1]) + '</g></svg>\n')
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../images/portfolio', f'{name}.svg'), 'w') as file:
        file.write(svg)


draw('cyberace-table', (1600, 900), 2280, (408, 668), 'M-80 330 1190 22 1700 320V1000H-80Z', 3.6, 14, 19, 9)
draw('cyberace-table-upright', (1000, 1500), 3300, (190, 1060), 'M-80 640 700 300 1100 520V1600H-80Z', 6, 9, 15, 9)
