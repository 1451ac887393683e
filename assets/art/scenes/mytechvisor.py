"""My Techvisor: the app on its stand, the mark as an object, a pair of headphones, on peach."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import studio as S, props as P, devices as D, visor as V

S.begin(look='High Contrast', exposure=0.35, world='#ffeadb', world_strength=0.26)
paper = S.sweep('#ffb184', back=9, mat=S.matte('#ff9a72', 0.9, 0.0004, 120, 0.15, 0))
# cobalt and metal mirror a cool studio instead of the peach paper, or their edges turn violet
paper.visible_glossy = False
world = S.bpy.context.scene.world.node_tree
mirrored, path, mix = (world.nodes.new('ShaderNode' + n) for n in ('Background', 'LightPath', 'MixShader'))
mirrored.inputs[0].default_value, mirrored.inputs[1].default_value = S.lin('#a9bdf0'), 0.30
world.links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
world.links.new(world.nodes['Background'].outputs[0], mix.inputs[1]); world.links.new(mirrored.outputs[0], mix.inputs[2])
world.links.new(mix.outputs[0], world.nodes['World Output'].inputs[0])
COBALT, SKY = '#0b3ee2', '#86c6ff'
cobalt = S.plastic(COBALT, 0.30, 0.4, 0, smudge=0.0)
satin = S.matte(COBALT, 0.6, 0.0008, 80, 0.3, 0.02)
sky = S.matte(SKY, 0.7, 0.0010, 80, 0.25, 0.015)
ink = S.plastic('#0a1238', 0.5, 0.4, 0.0008, 60)

upright = S.option('upright', False)  # composed anew for phones (4:5)

# phone on a drum
base = (-0.28, -0.45) if upright else (-0.05, 0.25)
P.drum(0.92, 0.26, sky, *base)
if upright: P.drum(0.66, 1.25, sky, -0.95, 1.35)
app = S.artwork('mytechvisor-app.html', 'mytechvisor-app.png', 390, 844, 3)
S.place(P.standing(D.phone(app, 0.9, '#c9ced8'), 1.49, 12, satin), (base[0], base[1] - 0.15, 0.26), (0, 0, 7))

# the mark: a speech bubble with a visor, as thick as a book
m = S.empty((-0.95, 1.3, 1.905) if upright else (-1.72, 0.35, 0.655), (90, 0, -12))
m.rotation_euler = (math.radians(84), 0, math.radians(14))
V.mark(cobalt, S.plastic('#070c26', 0.08, 0.6, 0, 1, 0.02, clearcoat=0.6), S.plastic(SKY, 0.15, 0.5, 0, 1, 0.03), m)

hp = P.headphones(cobalt, ink, S.metal('#aeb6c8', 0.30), S.matte(SKY, 0.9, 0.002, 60))
S.place(hp, (0.98, 0.75, 0.0) if upright else (1.66, 0.50, 0.0), (0, 0, -26), 0.80)
# cable from the phone's stand over the rim of the drum into the foreground
if upright:
    cable = [(0.02, -0.40, 0.287), (0.37, -0.62, 0.287), (0.55, -0.73, 0.293), (0.69, -0.81, 0.285), (0.74, -0.85, 0.12), (0.88, -0.98, 0.028), (1.15, -1.30, 0.028),
             (0.90, -1.62, 0.028), (0.58, -1.50, 0.028), (0.72, -1.22, 0.04), (1.05, -1.24, 0.055), (1.60, -1.50, 0.028), (2.6, -1.40, 0.028), (3.6, -1.1, 0.028)]
else:
    cable = [(0.25, 0.30, 0.287), (0.60, 0.08, 0.287), (0.78, -0.03, 0.293), (0.92, -0.11, 0.285), (0.97, -0.15, 0.12), (1.05, -0.30, 0.028), (1.2, -0.85, 0.028), (0.75, -1.15, 0.028),
             (0.35, -0.90, 0.028), (0.62, -0.62, 0.04), (1.05, -0.72, 0.055), (1.55, -1.15, 0.028), (2.6, -1.25, 0.028), (3.6, -0.9, 0.028)]
S.tube(cable, 0.026, S.matte('#fff4ea', 0.6, 0.001, 60), 'Cable', handles=True)

S.sun((0.72, 0.55, -0.64), 5.6, 0.9, '#fff6ec')
S.area((-6.5, -4, 6), (0, 0, 0.8), (3, 3), 360, '#ffffff')
S.area((5.5, -2.0, 3.5), (0.5, 0, 0.8), (2, 4), 150, '#fff0e6')
if upright:
    S.camera((0.3, -10.9, 3.4), (0.02, 0.0, 1.22), 92, 8, (-0.05, -0.1, 1.0))
    S.shoot('mytechvisor-upright', 1000, 1250, 24)
else:
    S.camera((0.3, -10.6, 3.1), (0.05, 0.0, 0.84), 78, 5.6, (-0.05, -0.1, 1.0))
    S.shoot('mytechvisor', 1600, 800, 24)
