"""The mark of My Techvisor as an object: a speech bubble with a visor, as thick as a book."""
import studio as S, props as P

BUBBLE = 'M46 3.52c23.92 0 38.64 16.56 38.64 40.48 0 22.08-14.72 38.64-36.8 38.64H27.6L11.04 90l3.68-16.56C9.2 66.08 7.36 55.04 7.36 44 7.36 20.08 22.08 3.52 46 3.52Z'
VISOR = 'M16.56 32.96c0-7.36 5.52-9.2 11.04-9.2h40.48c5.52 0 9.2 3.68 9.2 9.2V44c0 9.2-7.36 14.72-16.56 14.72h-7.36l-5.52-7.36h-5.52l-5.52 7.36h-5.52c-9.2 0-14.72-7.36-14.72-14.72Z'
GLEAM = 'M25.76 31.12h16.56l-11.04 18.4c-5.52-1.84-7.36-5.52-7.36-9.2v-7.36Z'
K = 0.0150  # of a unit, 1.3 high


def mark(cobalt, visor, gleam, parent, steps=36):
    """Faces +Z of `parent`; the middle of the bubble is its origin."""
    S.extrude(P.path_outline(BUBBLE, K, steps), 0.42, 0.07, 6, cobalt, parent=parent)
    v = S.extrude(P.path_outline(VISOR, K, 24), 0.10, 0.045, 5, visor, parent=parent); v.location = (0.013, 0.084, 0.38)
    g = S.extrude(P.path_outline(GLEAM, K, 24), 0.012, 0.004, 2, gleam, parent=parent); g.location = (-0.21, 0.09, 0.476)
    return v


def curved(mat, image, across=1.1, down=0.9, strength=0.5):
    """A flat visor mirrors as if it were curved, and in it `image`, a page of the size of its bounds, is seen."""
    nt = mat.node_tree; p = nt.nodes['Principled BSDF']
    new = lambda kind, **kw: (lambda n: [setattr(n, k, v) for k, v in kw.items()] and n or n)(nt.nodes.new('ShaderNode' + kind))
    place = new('TexCoord'); lean = new('VectorMath', operation='MULTIPLY'); lean.inputs[1].default_value = (across, down, 0)
    world = new('VectorTransform', vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD')
    flat = new('NewGeometry'); both = new('VectorMath', operation='ADD'); unit = new('VectorMath', operation='NORMALIZE')
    nt.links.new(place.outputs['Object'], lean.inputs[0]); nt.links.new(lean.outputs[0], world.inputs[0])
    nt.links.new(flat.outputs['Normal'], both.inputs[0]); nt.links.new(world.outputs[0], both.inputs[1])
    nt.links.new(both.outputs[0], unit.inputs[0])
    for socket in ('Normal', 'Clearcoat Normal'): nt.links.new(unit.outputs[0], p.inputs[socket])
    seen = S.image_node(nt, image)
    nt.links.new(seen.outputs[0], p.inputs['Emission']); p.inputs['Emission Strength'].default_value = strength
    return mat
