"""Provides the camera, the light, and each restaurant's surface below the dishes.

Lengths are in units of 10 cm.
"""

from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from meshes import make_mesh, rounded, sheet, sphere
from noises import bump_at, fractal, smooth_step

ELEVATION = 42
"""The camera's angle above the table, in degrees."""

DISTANCE = 5.5
"""The camera's distance from the middle of the dish. The frame is then about 2.7 units wide."""


def look_at(thing, place, target):
    """Moves an object to a place and turns it towards a target."""
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def add_camera(closeness=1.0, target=(0, 0, 0.15)):
    """Adds the camera. A `closeness` above 1 moves the camera nearer to a small dish."""
    slope = radians(ELEVATION)
    place = Vector(target) + Vector((0, -cos(slope), sin(slope))) * (DISTANCE / closeness)
    camera = bpy.data.cameras.new("camera")
    camera.lens = 72
    camera.dof.use_dof = True
    camera.dof.aperture_fstop = 1.1
    focus = Vector(target) + Vector((0, -0.35, 0.1))
    camera.dof.focus_distance = (focus - place).length
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    look_at(thing, place, target)
    bpy.context.scene.camera = thing


def add_light():
    """Adds the light.

    The sources are a window on the left behind the dish, a weaker window behind the dish, a white card on the
    right, and the room.
    """

    def panel(place, size, power, colour):
        light = bpy.data.lights.new("panel", "AREA")
        light.size = size
        light.energy = power
        light.color = colour
        thing = bpy.data.objects.new("panel", light)
        bpy.context.scene.collection.objects.link(thing)
        look_at(thing, place, (0, 0, 0.1))

    panel((-3.3, 2.8, 3.2), 3.0, 215, (1, 0.95, 0.88))
    panel((3.2, -1.8, 2.8), 3.4, 66, (1, 0.96, 0.92))
    panel((0.4, 3.7, 1.9), 1.6, 40, (1, 0.95, 0.88))
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (1, 0.94, 0.87, 1)
    background.inputs["Strength"].default_value = 0.29


def lay_slate(table):
    """Lays dark split stone, on which the dishes of Coal & Rumali are pictured."""
    across, along, faces = sheet(160, 160)
    x, y = across * 4, along * 4
    points = np.stack([x, y, 0 * x], 1)
    height = (
        0.035 * fractal(points, 0.9, 5, 3) + 0.02 * np.round(2 * fractal(points, 0.5, 3, 6)) - 0.06
    )
    mesh = make_mesh(
        "slate", np.stack([x, y, height], 1), faces, tone=0.3 * fractal(points, 1.2, 3, 9)
    )
    table.put(mesh, hidden=True)


def lay_plaster(table, look):
    """Lays an even surface of one colour."""
    corners = [(-7, -7, 0), (7, -7, 0), (7, 7, 0), (-7, 7, 0)]
    table.put(make_mesh(look, corners, [[0, 1, 2, 3]]), hidden=True)


def lay_planks(table, look, width=0.95, turn=8):
    """Lays boards of wood, each of a slightly different tone."""
    directions, faces = sphere(5)
    body = directions * rounded(directions, 14, 14)[:, None]
    tones = (0.1, -0.12, 0.04, -0.2, 0.14, -0.06, 0.18, -0.1)
    with table.moved(turn=(0, 0, turn)):
        for number, tone in enumerate(tones):
            vertices = body * [4.5, width / 2 - 0.008, 0.06]
            mesh = make_mesh(look, vertices, faces, tone=tone)
            table.put(mesh, (0.3 * (number % 3), (number - 3.5) * width, -0.06), hidden=True)


def lay_banana_leaf(table, turn=12):
    """Lays one large banana leaf that fills the frame, below the dishes of Chatpati Toli."""
    across, along, faces = sheet(260, 200)
    x, y = across * 4, along * 3.4
    points = np.stack([x, y, 0 * x], 1)
    coarse = fractal(points, 0.8, 2, 5)
    fine = fractal(points * [6, 1, 1], 1.5, 3, 8)
    veins = np.sin((x + 0.3 * np.abs(y) ** 1.4) * 40)
    middle = bump_at(y, 0, 0.035)
    height = -0.035 + 0.012 * coarse + 0.002 * veins + 0.03 * middle
    rib = middle + 0.22 * smooth_step(veins, 0.75, 1)
    tone = 0.2 * coarse + 0.04 * veins + 0.08 * fine
    table.put(
        make_mesh("banana", np.stack([x, y, height], 1), faces, rib=rib, tone=tone),
        (0, 1.05, 0),
        (0, 0, turn),
        hidden=True,
    )


GROUNDS = {
    "coal-and-rumali": lay_slate,
    "dastan-e-zafran": lambda table: lay_plaster(table, "plum"),
    "chatpati-toli": lay_banana_leaf,
    "neem-and-nigella": lambda table: lay_planks(table, "walnut"),
    "makkhan-verandah": lambda table: lay_planks(table, "blue boards", turn=-9),
    "house": lambda table: lay_plaster(table, "cinnamon"),
}
"""The functions that lay the surface below the dishes, by the restaurant's ID. FoodDash's own is `house`."""
