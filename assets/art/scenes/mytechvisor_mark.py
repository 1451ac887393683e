"""My Techvisor: the mark as an object, near, on sky; its visor mirrors the printer."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, visor as V

S.begin(look='High Contrast', exposure=0.35, world='#dcefff', world_strength=0.28)
paper = S.sweep('#8cbcff', back=9, mat=S.matte('#78b0ff', 0.9, 0.0004, 120, 0.15, 0))
paper.visible_glossy = False
world = S.bpy.context.scene.world.node_tree
mirrored, path, mix = (world.nodes.new('ShaderNode' + n) for n in ('Background', 'LightPath', 'MixShader'))
mirrored.inputs[0].default_value, mirrored.inputs[1].default_value = S.lin('#a9bdf0'), 0.30
world.links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
world.links.new(world.nodes['Background'].outputs[0], mix.inputs[1]); world.links.new(mirrored.outputs[0], mix.inputs[2])
world.links.new(mix.outputs[0], world.nodes['World Output'].inputs[0])
cobalt = S.plastic('#0b3ee2', 0.30, 0.4, 0, smudge=0.0)
seen = S.artwork('mytechvisor-seen.html', 'mytechvisor-seen.png', 608, 350, 3)
dark = V.curved(S.plastic('#060a20', 0.06, 0.6, 0, 1, 0.0, clearcoat=0.8), seen)
sky = S.plastic('#86c6ff', 0.15, 0.5, 0, 1, 0.03)

m = S.empty((0, 0, 0.655)); m.rotation_euler = (math.radians(84), 0, math.radians(20))
V.mark(cobalt, dark, sky, m)

S.sun((-0.2, 0.62, -0.76), 5.2, 2.2, '#fff6ec')
S.area((-6.5, -4, 6), (0, 0, 0.8), (3, 3), 360, '#ffffff')
fill = S.area((3.4, -5.0, 3.2), (0, 0, 0.7), (1.1, 1.6), 120, '#ffffff')
if fill: fill.visible_glossy = False
S.camera((0.64, -5.6, 0.86), (0.64, 0.0, 0.675), 72, 8, (0, -0.2, 0.8))
S.shoot('mytechvisor-mark', 1600, 900, 32, vignette=0)
