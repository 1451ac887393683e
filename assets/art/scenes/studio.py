"""Studio kit for the pictures: camera, light, materials, shapes, render and finish.

Runs inside Blender 3.4 (`blender -b -P scenes/<scene>.py -- [options]`).  One Blender unit is
ten centimetres; `cm()` and `mm()` convert.  Every scene calls `studio.begin()` first and
`studio.shoot(name)` last.
"""
import bpy, bmesh, ctypes, math, os, random, resource, subprocess, sys, tempfile, time
import numpy as np
from mathutils import Vector, Matrix

HERE = os.path.dirname(os.path.abspath(__file__))
ART = os.path.dirname(HERE)
TEX = os.path.join(HERE, 'tex')
OUT = os.path.join(ART, 'out')

PAPER = '#F6EFE3'                              # what `shoot(white=...)` lifts lit paper to


def cm(v): return v / 10.0
def mm(v): return v / 100.0


def lin(c, a=1.0):
    """'#rrggbb' to linear RGBA."""
    if isinstance(c, (tuple, list)):
        return tuple(c[:3]) + (a,)
    c = c.lstrip('#')
    v = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v) + (a,)


# ------------------------------------------------------------------ options and scene

def option(name, default):
    args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    for a in args:
        if a == f'--{name}':
            return True
        if a.startswith(f'--{name}='):
            v = a.split('=', 1)[1]
            return type(default)(v) if default is not None else v
    return default


def begin(look='Medium High Contrast', exposure=0.0, world='#8a8a90', world_strength=0.25, seed=7):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = option('noise', 0.02)
    c.adaptive_min_samples = 16
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 8, 3, 3
    c.transmission_bounces, c.transparent_max_bounces = 10, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 0.0
    c.filter_width = 1.2
    s.render.threads_mode = 'FIXED'
    s.render.threads = option('threads', 1)
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    w = bpy.data.worlds.new('World'); s.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = lin(world); bg.inputs[1].default_value = world_strength
    return s


def camera(loc, target, focal=85, fstop=4.0, focus=None, roll=0.0, blades=9, shift=(0, 0)):
    """`focal` in mm on a 36 mm frame; `fstop` is the real one (the tenfold scale is undone)."""
    cam = bpy.data.cameras.new('Camera')
    ob = bpy.data.objects.new('Camera', cam); link(ob)
    ob.location = loc
    d = Vector(target) - Vector(loc)
    q = d.to_track_quat('-Z', 'Y')
    ob.rotation_euler = (q.to_matrix() @ Matrix.Rotation(roll, 3, 'Z')).to_euler()
    cam.lens = focal; cam.sensor_width = 36
    cam.clip_start, cam.clip_end = 0.01, 500
    cam.shift_x, cam.shift_y = shift
    cam.dof.use_dof = fstop is not None
    if fstop:
        cam.dof.aperture_fstop = fstop / 10.0
        f = Vector(focus) if focus is not None else Vector(target)
        cam.dof.focus_distance = (f - Vector(loc)).dot(d.normalized())
        cam.dof.aperture_blades = blades
        cam.dof.aperture_rotation = 0.3
    bpy.context.scene.camera = ob
    return ob


def link(ob, parent=None):
    bpy.context.scene.collection.objects.link(ob)
    if parent: ob.parent = parent
    return ob


# ------------------------------------------------------------------ light

def area(loc, target, size, power, color='#ffffff', shape='RECTANGLE', spread=180, visible=True):
    """Soft box.  `size` is (width, height); `power` in watts at the tenfold scale / 100."""
    l = bpy.data.lights.new('Area', 'AREA')
    l.shape = shape
    l.size, l.size_y = size if isinstance(size, tuple) else (size, size)
    l.energy = power; l.color = lin(color)[:3]
    l.spread = math.radians(spread)
    ob = bpy.data.objects.new('Area', l); link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    ob.visible_glossy = visible
    return ob


def sun(direction, strength, angle_deg=1.5, color='#fff1dc'):
    l = bpy.data.lights.new('Sun', 'SUN')
    l.energy = strength; l.angle = math.radians(angle_deg); l.color = lin(color)[:3]
    ob = bpy.data.objects.new('Sun', l); link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return ob


def gobo(center, direction, holes, size=60.0, distance=25.0):
    """A black card with rectangular windows, square to the light, that throws a window shadow.

    `holes` are (x0, y0, x1, y1) in the card's own plane around the point that the light through
    the card's middle meets at `center`.
    """
    d = Vector(direction).normalized()
    q = (-d).to_track_quat('Z', 'Y')
    xs = sorted({-size, size, *[h[0] for h in holes], *[h[2] for h in holes]})
    ys = sorted({-size, size, *[h[1] for h in holes], *[h[3] for h in holes]})
    verts, faces = [], []
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            mx, my = (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2
            if any(h[0] < mx < h[2] and h[1] < my < h[3] for h in holes):
                continue
            b = len(verts)
            verts += [(xs[i], ys[j], 0), (xs[i + 1], ys[j], 0), (xs[i + 1], ys[j + 1], 0), (xs[i], ys[j + 1], 0)]
            faces.append((b, b + 1, b + 2, b + 3))
    ob = mesh('Gobo', verts, faces)
    ob.data.materials.append(matte('#000000', bump=0))
    ob.location = Vector(center) - d * distance
    ob.rotation_euler = q.to_euler()
    shadow_only(ob)
    return ob


def shadow_only(ob):
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_transmission = False


# ------------------------------------------------------------------ materials

def _mat(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes['Principled BSDF']


def _noise(nt, scale, detail=6, rough=0.6, coords='Object', stretch=None):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = scale
    n.inputs['Detail'].default_value = detail
    n.inputs['Roughness'].default_value = rough
    src = tc.outputs[coords]
    if stretch:
        mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch
        nt.links.new(src, mp.inputs[0]); src = mp.outputs[0]
    nt.links.new(src, n.inputs['Vector'])
    return n


def _range(nt, sock, a, b, lo=0.3, hi=0.7):
    m = nt.nodes.new('ShaderNodeMapRange')
    m.inputs[1].default_value, m.inputs[2].default_value = lo, hi
    m.inputs[3].default_value, m.inputs[4].default_value = a, b
    nt.links.new(sock, m.inputs[0])
    return m.outputs[0]


def _bump(nt, sock, distance, strength=1.0, normal=None):
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = distance
    nt.links.new(sock, b.inputs['Height'])
    if normal: nt.links.new(normal, b.inputs['Normal'])
    return b.outputs[0]


def image_node(nt, path, colorspace='sRGB', interpolation='Cubic', coords='UV', extension='EXTEND'):
    t = nt.nodes.new('ShaderNodeTexImage')
    t.image = bpy.data.images.load(path if os.path.isabs(path) else os.path.join(TEX, path), check_existing=True)
    t.image.colorspace_settings.name = colorspace
    t.interpolation = interpolation; t.extension = extension
    tc = nt.nodes.new('ShaderNodeTexCoord')
    nt.links.new(tc.outputs[coords], t.inputs[0])
    return t


def matte(color, rough=0.85, bump=0.0015, scale=60, spec=0.25, variation=0.03, name='Matte', image=None, foil=None,
          sheen=0.0):
    """Uncoated stock, plaster, painted wood: fine tooth, a hint of uneven colour.

    `image` is a colour map on UV; `foil` a black-and-white map on UV that is stamped in metal.
    """
    m, nt, p = _mat(name)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = spec
    p.inputs['Sheen'].default_value = sheen
    n = _noise(nt, scale, 3, 0.65)
    if image:
        base = image_node(nt, image).outputs[0]
    else:
        rgb = nt.nodes.new('ShaderNodeRGB'); rgb.outputs[0].default_value = lin(color); base = rgb.outputs[0]
    if variation:
        big = _noise(nt, scale / 25, 2, 0.6)
        hsv = nt.nodes.new('ShaderNodeHueSaturation')
        nt.links.new(_range(nt, big.outputs[0], 1 - variation, 1 + variation), hsv.inputs['Value'])
        nt.links.new(base, hsv.inputs['Color']); base = hsv.outputs[0]
    nt.links.new(base, p.inputs['Base Color'])
    if bump:
        nt.links.new(_bump(nt, n.outputs[0], bump), p.inputs['Normal'])
    if foil:
        f = image_node(nt, foil, 'Non-Color')
        g = nt.nodes.new('ShaderNodeBsdfPrincipled')
        g.inputs['Metallic'].default_value = 1
        g.inputs['Base Color'].default_value = lin('#e9b25a')
        g.inputs['Roughness'].default_value = 0.22
        inv = nt.nodes.new('ShaderNodeInvert'); nt.links.new(f.outputs[0], inv.inputs[1])
        nt.links.new(_bump(nt, inv.outputs[0], 0.004, 0.6, _bump(nt, n.outputs[0], bump * 0.4)), g.inputs['Normal'])
        mix = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(f.outputs[0], mix.inputs[0])
        nt.links.new(p.outputs[0], mix.inputs[1]); nt.links.new(g.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def plastic(color, rough=0.35, spec=0.5, bump=0.0004, scale=180, smudge=0.08, clearcoat=0.0, name='Plastic', image=None):
    m, nt, p = _mat(name)
    p.inputs['Base Color'].default_value = lin(color)
    p.inputs['Specular'].default_value = spec
    p.inputs['Clearcoat'].default_value = clearcoat
    p.inputs['Clearcoat Roughness'].default_value = 0.08
    if image:
        nt.links.new(image_node(nt, image).outputs[0], p.inputs['Base Color'])
    s = _noise(nt, 3.5, 3, 0.7)
    nt.links.new(_range(nt, s.outputs[0], max(0.02, rough - smudge), rough + smudge), p.inputs['Roughness'])
    if bump:
        nt.links.new(_bump(nt, _noise(nt, scale, 1).outputs[0], bump), p.inputs['Normal'])
    return m


def metal(color='#c9c6c0', rough=0.28, aniso=0.0, brushed=None, smudge=0.06, bump=0.0, name='Metal'):
    m, nt, p = _mat(name)
    p.inputs['Base Color'].default_value = lin(color)
    p.inputs['Metallic'].default_value = 1
    p.inputs['Anisotropic'].default_value = aniso
    s = _noise(nt, 4, 3, 0.7) if not brushed else _noise(nt, 30, 4, 0.6, stretch=brushed)
    nt.links.new(_range(nt, s.outputs[0], max(0.03, rough - smudge), rough + smudge), p.inputs['Roughness'])
    if bump:
        nt.links.new(_bump(nt, (s if brushed else _noise(nt, 220, 3)).outputs[0], bump), p.inputs['Normal'])
    return m


def glass(color='#ffffff', rough=0.0, ior=1.5, name='Glass', shadow=0.85):
    """Glass whose shadow is a plain tinted one: no caustics are traced, so none are missed."""
    m, nt, p = _mat(name)
    nt.nodes.remove(p)
    g = nt.nodes.new('ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = lin(color); g.inputs['Roughness'].default_value = rough
    g.inputs['IOR'].default_value = ior
    t = nt.nodes.new('ShaderNodeBsdfTransparent')
    c = lin(color); t.inputs[0].default_value = (c[0] * shadow, c[1] * shadow, c[2] * shadow, 1)
    lp = nt.nodes.new('ShaderNodeLightPath')
    mx = nt.nodes.new('ShaderNodeMath'); mx.operation = 'MAXIMUM'
    nt.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0]); nt.links.new(lp.outputs['Is Diffuse Ray'], mx.inputs[1])
    mix = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(mx.outputs[0], mix.inputs[0])
    nt.links.new(g.outputs[0], mix.inputs[1]); nt.links.new(t.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def petal(base, tip, mid=None, translucency=0.4, rough=0.55, bump=0.004, sheen=0.3, vein_scale=(1, 40, 1), name='Petal',
          vary=0.06):
    """Thin organic sheet: colour runs along UV.y, light passes through, fine lengthwise ribs."""
    m, nt, p = _mat(name)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['UV'], sep.inputs[0])
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    e[0].color, e[1].color = lin(base), lin(tip)
    if mid:
        x = e.new(0.55); x.color = lin(mid)
    nt.links.new(sep.outputs[1], ramp.inputs[0])
    info = nt.nodes.new('ShaderNodeObjectInfo')
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    hsv = nt.nodes.new('ShaderNodeHueSaturation')
    add = nt.nodes.new('ShaderNodeMath'); add.operation = 'FRACT'
    s = nt.nodes.new('ShaderNodeMath'); s.operation = 'ADD'
    nt.links.new(info.outputs['Random'], s.inputs[0]); nt.links.new(geo.outputs['Random Per Island'], s.inputs[1])
    nt.links.new(s.outputs[0], add.inputs[0])
    nt.links.new(_range(nt, add.outputs[0], 0.5 - vary * 0.18, 0.5 + vary * 0.18, 0, 1), hsv.inputs['Hue'])
    nt.links.new(_range(nt, add.outputs[0], 1 - vary * 1.5, 1 + vary, 0, 1), hsv.inputs['Value'])
    nt.links.new(ramp.outputs[0], hsv.inputs['Color'])
    ribs = _noise(nt, 6, 1, 0.5, 'UV', (vein_scale[1], vein_scale[0], 1))
    nrm = _bump(nt, ribs.outputs[0], bump)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = 0.28
    p.inputs['Sheen'].default_value = sheen
    nt.links.new(hsv.outputs[0], p.inputs['Base Color']); nt.links.new(nrm, p.inputs['Normal'])
    tr = nt.nodes.new('ShaderNodeBsdfTranslucent')
    sat = nt.nodes.new('ShaderNodeHueSaturation')
    sat.inputs['Saturation'].default_value = 1.15; sat.inputs['Value'].default_value = 1.1
    nt.links.new(hsv.outputs[0], sat.inputs['Color']); nt.links.new(sat.outputs[0], tr.inputs[0])
    mix = nt.nodes.new('ShaderNodeMixShader'); mix.inputs[0].default_value = translucency
    nt.links.new(p.outputs[0], mix.inputs[1]); nt.links.new(tr.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def screen(image, strength=1.0, gloss=0.06, name='Screen', gamma=1.18):
    """A lit display under cover glass; `gamma` makes up for the dark colours that Filmic lifts."""
    m, nt, p = _mat(name)
    t = image_node(nt, image)
    p.inputs['Roughness'].default_value = gloss
    p.inputs['Specular'].default_value = 0.5
    # a trace of the picture as body colour: the noise filter sees it there and keeps small type sharp
    dim = nt.nodes.new('ShaderNodeMixRGB'); dim.blend_type = 'MULTIPLY'; dim.inputs[0].default_value = 1
    dim.inputs[2].default_value = (0.08, 0.08, 0.08, 1)
    nt.links.new(t.outputs[0], dim.inputs[1]); nt.links.new(dim.outputs[0], p.inputs['Base Color'])
    g = nt.nodes.new('ShaderNodeGamma'); g.inputs[1].default_value = gamma
    nt.links.new(t.outputs[0], g.inputs[0]); nt.links.new(g.outputs[0], p.inputs['Emission'])
    p.inputs['Emission Strength'].default_value = strength
    return m


def emitter(color='#ffffff', strength=5):
    m, nt, p = _mat('Emitter')
    p.inputs['Base Color'].default_value = (0, 0, 0, 1)
    p.inputs['Emission'].default_value = lin(color); p.inputs['Emission Strength'].default_value = strength
    return m


# ------------------------------------------------------------------ shapes

def mesh(name, verts, faces, mat=None, uvs=None, smooth=False, parent=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        uv = me.uv_layers.new(name='UVMap')
        for l in me.loops:
            uv.data[l.index].uv = uvs[l.vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me); link(ob, parent)
    if mat: me.materials.append(mat)
    return ob


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    ob.location = loc
    ob.rotation_euler = [math.radians(r) for r in rot]
    if scale is not None:
        ob.scale = (scale,) * 3 if not isinstance(scale, (tuple, list)) else scale
    return ob


def grid(nx, ny, fn, name='Grid', mat=None, parent=None, close_x=False):
    """Mesh from fn(u, v) -> (x, y, z), u and v in 0..1, with UVs."""
    verts, uvs, faces = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            verts.append(fn(u, v)); uvs.append((u, v))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh(name, verts, faces, mat, uvs, True, parent)


def solidify(ob, t, offset=0):
    m = ob.modifiers.new('Solidify', 'SOLIDIFY'); m.thickness = t; m.offset = offset
    return ob


def subdivide(ob, levels=2, simple=False):
    m = ob.modifiers.new('Subsurf', 'SUBSURF'); m.levels = m.render_levels = levels
    if simple: m.subdivision_type = 'SIMPLE'
    return ob


def rounded(w, d, r, n=8):
    pts = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        if r <= 0:
            pts.append((cx, cy)); continue
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def extrude(outline, h, bevel=0.0, segments=3, mat=None, name='Slab', parent=None, bevel_bottom=True, side=None):
    """Prism from a closed outline, resting on z = 0, with rounded rims and planar UVs over its bounds.

    `side` is a second material for the walls (a painted edge).
    """
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    w, d = max(xs) - min(xs), max(ys) - min(ys)
    bm = bmesh.new()
    rings = []
    prof = []
    if bevel > 0:
        if bevel_bottom:
            prof += [(bevel * (1 - math.sin(math.pi / 2 * i / segments)), bevel * (1 - math.cos(math.pi / 2 * i / segments))) for i in range(segments + 1)]
        else:
            prof += [(0, 0)]
        prof += [(bevel * (1 - math.cos(math.pi / 2 * i / segments)), h - bevel * (1 - math.sin(math.pi / 2 * i / segments))) for i in range(segments + 1)]
    else:
        prof = [(0, 0), (0, h)]
    n = len(outline)
    normals = []
    for i in range(n):
        a, b, c = Vector(outline[i - 1]), Vector(outline[i]), Vector(outline[(i + 1) % n])
        e1 = (b - a).normalized() if (b - a).length > 1e-9 else (c - b).normalized()
        e2 = (c - b).normalized() if (c - b).length > 1e-9 else e1
        n1, n2 = Vector((e1.y, -e1.x)), Vector((e2.y, -e2.x))
        m = n1 + n2
        m = m / max(0.3, m.dot(n1)) if m.length > 1e-6 else n1
        normals.append(m)
    for inset, z in prof:
        rings.append([bm.verts.new((outline[i][0] - normals[i].x * inset, outline[i][1] - normals[i].y * inset, z)) for i in range(n)])
    side_faces = []
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            j = (i + 1) % n
            f = bm.faces.new((a[i], a[j], b[j], b[i])); f.smooth = True; side_faces.append(f)
    bot = bm.faces.new(rings[0][::-1]); top = bm.faces.new(rings[-1])
    uv = bm.loops.layers.uv.new('UVMap')
    x0, y0 = min(xs), min(ys)
    for f in bm.faces:
        for l in f.loops:
            l[uv].uv = ((l.vert.co.x - x0) / w, (l.vert.co.y - y0) / d)
    if side:
        for f in side_faces: f.material_index = 1
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
    ob = bpy.data.objects.new(name, me); link(ob, parent)
    if mat: me.materials.append(mat)
    if side: me.materials.append(side)
    return ob


def slab(w, d, h, r=0.0, bevel=0.0, mat=None, name='Slab', parent=None, side=None, segments=3, corner=8):
    return extrude(rounded(w, d, r, corner), h, bevel, segments, mat, name, parent, side=side)


def lathe(profile, steps=96, mat=None, name='Lathe', parent=None, smooth_angle=35, close=False):
    """Turned part from (radius, z) points.  UV: u around, v along the profile."""
    verts, faces, uvs = [], [], []
    n = len(profile)
    for s in range(steps + 1):
        a = 2 * math.pi * s / steps
        for k, (r, z) in enumerate(profile):
            verts.append((r * math.cos(a), r * math.sin(a), z)); uvs.append((s / steps, k / (n - 1)))
    for s in range(steps):
        for k in range(n - 1):
            a = s * n + k
            faces.append((a, a + n, a + n + 1, a + 1))
    ob = mesh(name, verts, faces, mat, uvs, True, parent)
    bm = bmesh.new(); bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.dissolve_degenerate(bm, edges=bm.edges, dist=1e-7)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data); bm.free()
    ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(smooth_angle)
    return ob


def fillet(points, r, n=5):
    """Round the inner corners of an open polyline profile."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        A, B, C = Vector(a[:2]), Vector(b[:2]), Vector(c[:2])
        rr = b[2] if len(b) > 2 else r
        d = min(rr, (A - B).length * 0.49, (C - B).length * 0.49)
        if d < 1e-6:
            out.append((B.x, B.y)); continue
        p, q = B + (A - B).normalized() * d, B + (C - B).normalized() * d
        for i in range(n + 1):
            t = i / n
            x = p * (1 - t) ** 2 + B * 2 * t * (1 - t) + q * t * t
            out.append((x.x, x.y))
    out.append(tuple(points[-1][:2]))
    return out


def tube(points, radius, mat=None, name='Tube', closed=False, parent=None, resolution=6, handles=False):
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'
    cu.bevel_depth = radius; cu.bevel_resolution = resolution; cu.use_fill_caps = True
    sp = cu.splines.new('NURBS' if handles else 'POLY')
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points): p.co = (*q, 1)
    if handles: sp.use_endpoint_u = True; sp.order_u = 4
    sp.use_cyclic_u = closed; sp.use_smooth = True
    ob = bpy.data.objects.new(name, cu); link(ob, parent)
    if mat: cu.materials.append(mat)
    return ob


def sweep(color, width=60, depth=25, height=30, radius=8, back=12, mat=None):
    """Seamless studio paper: floor that curves up into the back wall."""
    prof = [(-depth, 0), (back - radius, 0)]
    prof += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in [math.pi / 2 * i / 24 for i in range(1, 25)]]
    prof += [(back, height)]
    verts, faces = [], []
    for y, z in prof:
        verts += [(-width / 2, y, z), (width / 2, y, z)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh('Sweep', verts, faces, mat or matte(color, 0.9, 0.0008, 120, 0.2, 0.015), smooth=True)


def ground(color, size=80, mat=None):
    s = size / 2
    return mesh('Ground', [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)],
                mat or matte(color, 0.9, 0.004, 12, 0.2, 0.03), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def empty(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None):
    ob = bpy.data.objects.new('Group', None); link(ob, parent)
    return place(ob, loc, rot, scale)


def instance(ob, loc, rot=(0, 0, 0), scale=1.0, parent=None, matrix=None):
    c = bpy.data.objects.new(ob.name, ob.data); link(c, parent)
    for m in ob.modifiers:
        n = c.modifiers.new(m.name, m.type)
        for k in ('thickness', 'offset', 'levels', 'render_levels'):
            if hasattr(m, k): setattr(n, k, getattr(m, k))
    if matrix is not None:
        c.matrix_local = matrix
    else:
        place(c, loc, rot, scale)
    return c


# ------------------------------------------------------------------ artwork

def artwork(html, name, width, height, scale=2):
    """Screenshot of an HTML file (it may carry a query, "patch.html?star k8") to a texture; kept until the HTML,
    the brand's style sheet or its blocks are newer."""
    src, dst = os.path.join(HERE, 'artwork', html), os.path.join(TEX, name)
    os.makedirs(TEX, exist_ok=True)
    sources = [src.split('?')[0]] + [os.path.join(HERE, 'artwork', f) for f in ('brand.css', 'blocks.js')]
    if not os.path.exists(dst) or os.path.getmtime(dst) < max(map(os.path.getmtime, sources)):
        subprocess.run(['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
                        '--allow-file-access-from-files', f'--window-size={width},{height}',
                        f'--force-device-scale-factor={scale}', '--virtual-time-budget=4000',
                        f'--screenshot={dst}', 'file://' + src.replace(' ', '%20')], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return dst


# ------------------------------------------------------------------ render, denoise, finish

def _filter():
    so = os.path.join(tempfile.gettempdir(), 'mm-denoise.so')
    src = os.path.join(HERE, 'denoise.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', so, src, '-lm'], check=True)
    return ctypes.CDLL(so)


def _planes(a):
    return np.ascontiguousarray(a.transpose(2, 0, 1), dtype=np.float32)


def _call(lib, guide, gvar, feat, fvar, val, r, f, k, kf, tau):
    out = np.empty_like(val)
    P = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    F = ctypes.c_float
    _, h, w = val.shape
    lib.nlm(P(guide), P(gvar), len(guide), P(feat), P(fvar), len(feat), P(val), P(out), len(val), w, h, r, f,
            F(k), F(kf), F(tau))
    return out


def _smooth(lib, p, r):
    out = np.empty_like(p)
    P = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    for i in range(len(p)):
        lib.boxf(P(p[i]), P(out[i]), p.shape[2], p.shape[1], r)
    return out


def _despike(a, b):
    """Pull a half's fireflies down to what the other half and the neighbours allow."""
    la = a.max(2)
    pad = np.pad(la, 1, mode='edge')
    nb = np.sort(np.stack([pad[i:i + la.shape[0], j:j + la.shape[1]] for i in range(3) for j in range(3) if (i, j) != (1, 1)]), 0)
    cap = np.maximum(nb[5], b.max(2)) * 1.6 + 0.02
    s = np.minimum(1, cap / np.maximum(la, 1e-6))
    return a * s[..., None]


def denoise(halves, strength=1.0, radius=8):
    lib = _filter()
    A, B = [dict(h) for h in halves]
    ca, cb = _despike(A['color'], B['color']), _despike(B['color'], A['color'])
    alb = (A['albedo'] + B['albedo']) / 2
    # features: light pre-filter, then used by both halves
    feats = []
    for key, s in (('albedo', 1.0), ('normal', 1.0)):
        fa, fb = _planes(A[key]), _planes(B[key])
        var = _smooth(lib, (fa - fb) ** 2 / 4, 1)
        m = (fa + fb) / 2
        fl = _call(lib, m, var + 1e-5, m, var + 1e-5, m, 3, 1, 0.6, 3.0, 1e-3)
        feats.append((fl, var * 0.3))
    feat = np.concatenate([f[0] for f in feats]); fvar = np.concatenate([f[1] for f in feats])
    albf = feats[0][0].transpose(1, 2, 0)
    dm = np.clip(albf, 0.0, 1.5) + 0.03
    mean_dm = np.clip(alb, 0, 1.5) + 0.03
    # demodulated, in a square-root space so that lights do not lord it over shadows
    enc = lambda c: np.sqrt(np.maximum(c, 0))
    ea, eb = _planes(enc(ca / (A['albedo'].clip(0, 1.5) + 0.03))), _planes(enc(cb / (B['albedo'].clip(0, 1.5) + 0.03)))
    v = _smooth(lib, (ea - eb) ** 2 / 2, 3)
    v = np.maximum(v, 1e-7)
    k = 0.55 * strength
    oa = _call(lib, eb, v, feat, fvar, ea, radius, 3, k, 0.7, 2e-3)
    ob = _call(lib, ea, v, feat, fvar, eb, radius, 3, k, 0.7, 2e-3)
    # second light pass on what is left
    v2 = np.maximum(_smooth(lib, (oa - ob) ** 2 / 2, 2), 1e-8)
    m = (oa + ob) / 2
    m = _call(lib, m, v2, feat, fvar, m, 4, 1, 0.8 * strength, 0.8, 2e-3)
    return (m.transpose(1, 2, 0) ** 2) * mean_dm


def _blur(lib, a, r):
    p = _planes(a)
    for _ in range(3): p = _smooth(lib, p, max(1, r))
    return p.transpose(1, 2, 0)


def _load(path, channels):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :channels].copy()


def _display(lin_rgb):
    """Linear light through the scene's view transform, as floats 0..1."""
    h, w, _ = lin_rgb.shape
    im = bpy.data.images.new('final', w, h, alpha=False, float_buffer=True)
    im.pixels.foreach_set(np.concatenate([lin_rgb, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    s = bpy.context.scene
    tmp = tempfile.mktemp('.png')
    st = s.render.image_settings
    st.file_format, st.color_mode, st.color_depth, st.compression = 'PNG', 'RGB', '16', 10
    im.save_render(tmp, scene=s)
    a = _load(tmp, 3); os.unlink(tmp); bpy.data.images.remove(im)
    return a


def _even(out, colour):
    """Gives the ground `colour` everywhere. It is what hardly differs from the left tenth of the picture."""
    h, w, _ = out.shape
    near = np.abs(out - np.median(out[:, :w // 10], (0, 1))).max(2) < 0.05
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], 2)
    pick = np.flatnonzero(near.ravel())[::97]
    fit, *_ = np.linalg.lstsq(terms.reshape(-1, 6)[pick], out.reshape(-1, 3)[pick], rcond=None)
    target = np.array([int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    seen = np.maximum(terms @ fit, 0.02)
    share = np.exp(-(np.abs(out - seen).max(2) / 0.12) ** 2)[..., None]     # things keep their colours
    return out * (1 + share * (target / seen - 1))


def frames(name, views, **look):
    """With --frames=N, the first N other frames of a scene instead of its picture, for a contact sheet: one for each view
    (the arguments of `camera`), 3:2 and small, named NAME-2, NAME-3 …  Says whether it made them.
    """
    count = option('frames', 0)
    for n, view in enumerate(views[:count], 2):
        camera(*view)
        shoot(f'{name}-{n}', 576, 384, **look)
    return count > 0


def shoot(name, width=1600, height=1067, samples=48, strength=1.0, glow=0.03, grain=0.012, vignette=0.10, white=None, ground=None):
    """Render two halves, denoise, glow, view transform, vignette, grain; writes out/<name>.png and .webp.

    `white` is the colour that lit paper comes out at; it is lifted to PAPER, so that the picture can sit on
    the page without an edge. `ground` is a colour of the page that the ground gets, for the same reason: the left tenth
    of the picture has to be empty.
    """
    s = bpy.context.scene
    pct = option('scale', 100)
    samples = option('samples', samples)
    width, height = int(width * pct / 100), int(height * pct / 100)
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.cycles.samples = max(8, samples // 2)
    s.cycles.adaptive_min_samples = max(4, samples // 8)
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    tmp = tempfile.mkdtemp('mm')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec, fo.format.color_mode = 'OPEN_EXR', '32', 'ZIP', 'RGB'
    fo.file_slots.clear()
    for slot, out in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[out], fo.inputs[slot])
    halves, t0 = [], time.time()
    for i in (1, 2):
        s.cycles.seed = i * 101
        s.frame_set(i)
        bpy.ops.render.render(write_still=False)
        halves.append({k: _load(os.path.join(tmp, f'{k}{i:04d}.exr'), 3) for k in ('color', 'albedo', 'normal')})
    t1 = time.time()
    raw = (halves[0]['color'] + halves[1]['color']) / 2
    img = raw if option('raw', False) else denoise(halves, strength, option('radius', 8))
    t2 = time.time()
    lib = _filter()
    if glow:
        k = width / 1600
        hi = np.maximum(img - 0.7, 0)
        img = img + glow * (_blur(lib, hi, int(6 * k)) + 0.6 * _blur(lib, hi, int(22 * k))) + glow * 0.25 * (_blur(lib, img, int(30 * k)) - img)
    out = _display(np.maximum(img, 0))[::-1]
    h, w, _ = out.shape
    if vignette:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        out = out * (1 - vignette * np.clip((x * x * 0.9 + y * y * 0.7) ** 1.3 / 2.0, 0, 1))[..., None]
    if white:
        out = out * np.array([int(PAPER[i:i + 2], 16) / int(white[i:i + 2], 16) for i in (1, 3, 5)])
    if ground:
        out = _even(out, ground)
    if grain:
        rng = np.random.default_rng(3)
        g = rng.normal(0, 1, (h, w)).astype(np.float32)
        g = 0.6 * g + 0.4 * (np.roll(g, 1, 0) + np.roll(g, 1, 1) + np.roll(g, -1, 0) + np.roll(g, -1, 1)) / 2
        luma = out.mean(2)
        if ground:                               # towards the page it is as even as that
            g = g * np.clip(np.minimum(np.arange(w), np.arange(h)[:, None]) / (0.12 * w), 0, 1)
        out = out + (g * grain * (0.35 + 0.65 * np.sqrt(np.clip(1 - np.abs(2 * luma - 0.9), 0, 1))))[..., None]
    out = (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)
    from PIL import Image
    os.makedirs(OUT, exist_ok=True)
    base = os.path.join(OUT, name + ('' if pct == 100 else '-draft'))
    Image.fromarray(out).save(base + '.png')
    Image.fromarray(out).save(base + '.webp', quality=88, method=5)
    print(f'SHOT {name} {width}x{height} {samples} spp: render {t1 - t0:.0f} s, denoise {t2 - t1:.0f} s, finish {time.time() - t2:.0f} s, '
          f'CPU {resource.getrusage(resource.RUSAGE_SELF).ru_utime:.0f} s in all', flush=True)
