"""Makes basic shapes as Blender meshes. Lengths are in units of 10 cm, and angles are in degrees."""

from functools import lru_cache
from math import pi

import bmesh
import bpy
import numpy as np

from materials import material
from noises import fractal, smooth_step


MAKERS = []
"""The functions whose meshes are cached. The caches are cleared before each new scene."""


def shape(maker):
    """Decorates a function that makes meshes.

    For the same arguments, the mesh is made only once for a scene.
    """
    kept = lru_cache(maxsize=None)(maker)
    MAKERS.append(kept)
    return kept


def make_mesh(look, vertices, faces, smooth=True, **attributes):
    """Makes a mesh with the material `look`.

    Each attribute is a number for each vertex, and the material reads it.
    """
    mesh = bpy.data.meshes.new(look)
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], faces)
    mesh.update()
    for name, values in attributes.items():
        filled = np.broadcast_to(np.asarray(values, "f"), (len(vertices),))
        mesh.attributes.new(name, "FLOAT", "POINT").data.foreach_set(
            "value", np.ascontiguousarray(filled)
        )
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.materials.append(material(look))
    return mesh


@lru_cache(maxsize=None)
def sphere(detail):
    """Returns evenly spread directions and the faces between them.

    Each step of `detail` gives four times as many faces.
    """
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=detail, radius=1)
    directions = np.array([vertex.co[:] for vertex in ball.verts])
    faces = [[vertex.index for vertex in face.verts] for face in ball.faces]
    ball.free()
    return directions / np.linalg.norm(directions, axis=1)[:, None], faces


def grid_faces(rows, columns, closed=False, looped=False):
    """Returns the faces of a sheet of `rows` by `columns` points.

    If the sheet is `closed`, the last column joins the first. If it is `looped`, the last row joins the first.
    """
    faces = []
    for row in range(rows if looped else rows - 1):
        here, below = row * columns, (row + 1) % rows * columns
        for column in range(columns if closed else columns - 1):
            beside = (column + 1) % columns
            faces.append([here + column, below + column, below + beside, here + beside])
    return faces


def tube_faces(rows, sides):
    """Returns the faces of a tube of `rows` rings with `sides` points each, and of its two ends."""
    ends = [list(range(sides))[::-1], list(range((rows - 1) * sides, rows * sides))]
    return grid_faces(rows, sides, closed=True) + ends


def rim_faces(count, spokes):
    """Returns the faces that join the edges of two discs of `count` points each, one above the other.

    The points of the lower disc follow those of the upper disc. `spokes` is the number of points on an edge.
    """
    edge = list(range(count - spokes, count))
    return [
        [here, here + count, beside + count, beside]
        for here, beside in zip(edge, edge[1:] + edge[:1])
    ]


def sheet(rows, columns):
    """Returns two coordinates of -1 to 1 for each point of a square sheet, and its faces."""
    across, along = np.meshgrid(
        np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing="ij"
    )
    return across.ravel(), along.ravel(), grid_faces(rows, columns)


def disc(rings, spokes):
    """Returns the radius (0 to 1) and the angle (radians) of each point of a disc, and its faces."""
    radius = np.repeat(np.linspace(0.002, 1, rings), spokes)
    angle = np.tile(np.linspace(0, 2 * pi, spokes, endpoint=False), rings)
    return radius, angle, grid_faces(rings, spokes, closed=True)


def rounded(directions, round_across, round_up):
    """Returns the distance in each direction to the surface of a rounded body.

    `round_across` and `round_up` are 2 and 2 for a ball, 2 and 5 for a patty, and 9 and 9 for a cube.
    """
    x, y, z = np.abs(directions).T
    across = (x**round_across + y**round_across) ** (round_up / round_across)
    return (across + z**round_up) ** (-1 / round_up)


def solid(
    look,
    size,
    roundness=(2, 2),
    lumps=0.08,
    lump_scale=1.3,
    crags=0.03,
    crag_scale=5.0,
    char=0.0,
    char_where="top",
    seed=1,
    detail=5,
    **attributes,
):
    """Makes a body with an uneven surface, such as a chunk, a patty, a fritter or a cube.

    `size` contains the half-lengths along x, y and z. `lumps` and `crags` are heights, as shares of the radius.
    `char` (0 to 1) is how burnt the top or the edges are. Each further attribute is a function that receives
    the finished vertices and returns a number for each.
    """
    directions, faces = sphere(detail)
    half = np.array(size, float)
    coarse = fractal(directions, lump_scale, 3, seed)
    fine = fractal(directions, crag_scale, 4, seed + 1)
    radius = rounded(directions, *roundness)
    swell = 1 + lumps * coarse + crags * fine
    body = directions * radius[:, None]
    if char_where == "edges":
        extent = np.sort(np.abs(body), axis=1)
        burnt = smooth_step(extent[:, 1], 0.72, 0.98) * smooth_step(fine + 0.6 * coarse, -0.15, 0.5)
    else:
        burnt = smooth_step(coarse + 0.5 * fine + 0.35 * body[:, 2], 0.2, 0.75)
    vertices = body * swell[:, None] * half
    extras = {name: give(vertices) for name, give in attributes.items()}
    tone = 0.3 * fine + 0.2 * coarse
    return make_mesh(look, vertices, faces, tone=tone, char=char * burnt, **extras)


def along_path(points, count):
    """Returns `count` points that are spread over a smoothed path."""
    points = np.asarray(points, float)
    places = np.linspace(0, 1, count)
    knots = np.linspace(0, 1, len(points))
    path = np.stack([np.interp(places, knots, points[:, axis]) for axis in range(3)], 1)
    reach = max(1, count // (2 * len(points)))
    for _ in range(2):
        padded = np.pad(path, ((reach, reach), (0, 0)), "edge")
        weights = np.ones(2 * reach + 1) / (2 * reach + 1)
        inner = np.stack([np.convolve(padded[:, axis], weights, "valid") for axis in range(3)], 1)
        path = np.concatenate([path[:1], inner[1:-1], path[-1:]])
    return path


def frames(path):
    """Returns two directions, sideways and upwards, for each point of a path.

    Both are at right angles to the path.
    """
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None] + 1e-9
    reference = np.array([0, 0, 1.0])
    steep = np.abs(ahead[:, 2]) > 0.92
    references = np.where(steep[:, None], np.array([0.94, 0.34, 0]), reference)
    side = np.cross(ahead, references)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    return side, np.cross(side, ahead)


def tube_points(path, radius, sides=12, flat=1.0, twist=None):
    """Returns the points of a tube around a path.

    `radius` is one number, or a number for each point. `flat` is the tube's height divided by its width.
    `twist` is an angle for each point, in radians.
    """
    side, up = frames(path)
    angle = np.linspace(0, 2 * pi, sides, endpoint=False)
    across = np.broadcast_to(np.asarray(radius, float), (len(path),))
    if twist is not None:
        cosine, sine = np.cos(twist)[:, None], np.sin(twist)[:, None]
        side, up = side * cosine + up * sine, up * cosine - side * sine
    offsets = (
        side[:, None] * np.cos(angle)[None, :, None]
        + flat * up[:, None] * np.sin(angle)[None, :, None]
    )
    return (path[:, None] + offsets * across[:, None, None]).reshape(-1, 3)


def tube(look, points, radius, sides=16, count=48, flat=1.0, **attributes):
    """Makes a tube around a smoothed path.

    `radius` and the attributes are numbers, or functions of the position along the path, which is 0 to 1.
    """
    path = along_path(points, count)
    places = np.linspace(0, 1, count)
    widths = radius(places) if callable(radius) else radius
    vertices = tube_points(path, widths, sides, flat)
    given = {
        name: np.repeat(give(places), sides) if callable(give) else give
        for name, give in attributes.items()
    }
    if "tone" not in given:
        given["tone"] = 0.3 * fractal(vertices, 6, 3, 2)
    return make_mesh(look, vertices, tube_faces(count, sides), **given)


def strands(look, paths, width, sides=7, flat=1.0, twists=None, seed=1):
    """Makes one mesh of many tubes, such as noodles. All paths must have the same number of points."""
    vertices = []
    faces = []
    for number, path in enumerate(paths):
        twist = None if twists is None else twists[number]
        points = tube_points(np.asarray(path, float), width, sides, flat, twist)
        first = number * len(points)
        vertices.append(points)
        faces.extend([[first + corner for corner in face] for face in tube_faces(len(path), sides)])
    everything = np.concatenate(vertices)
    return make_mesh(look, everything, faces, tone=0.35 * fractal(everything, 3, 3, seed))


def lathe(look, profile, spokes=96, steps=6, wobble=0.0, seed=1, **attributes):
    """Turns a profile around the vertical axis. The profile is a list of (radius, height) points."""
    outline = np.asarray(profile, float)
    places = np.linspace(0, 1, (len(outline) - 1) * steps + 1)
    knots = np.linspace(0, 1, len(outline))
    radius, height = (np.interp(places, knots, outline[:, axis]) for axis in (0, 1))
    weights = np.array([1, 2, 3, 2, 1]) / 9
    soft = [np.convolve(np.pad(values, 2, "edge"), weights, "valid") for values in (radius, height)]
    # The first and the last radius are not smoothed, because smoothing would open a hole at the axis.
    soft[0][[0, -1]] = radius[[0, -1]]
    angle = np.linspace(0, 2 * pi, spokes, endpoint=False)
    ones = np.ones(spokes)
    vertices = np.stack(
        [
            np.outer(soft[0], np.cos(angle)),
            np.outer(soft[0], np.sin(angle)),
            np.outer(soft[1], ones),
        ],
        -1,
    ).reshape(-1, 3)
    if wobble:
        vertices[:, :2] *= (1 + wobble * fractal(vertices, 2, 3, seed))[:, None]
    given = {name: give(vertices) for name, give in attributes.items()}
    return make_mesh(look, vertices, grid_faces(len(soft[0]), spokes, closed=True), **given)


def thickened(mesh, thickness, bevel=0.0):
    """Gives a sheet a thickness. Each side of the sheet moves by half of `thickness`."""
    thing = bpy.data.objects.new("thin", mesh)
    bpy.context.scene.collection.objects.link(thing)
    modifier = thing.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = 0
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 2
    return applied(thing)


def fused(look, parts, voxel=0.025, smoothing=6, lumps=0.02, crags=0.012, char=0.7, seed=1):
    """Merges meshes into one skin, and roughens the skin. Each part is a mesh with its matrix."""
    joined = bmesh.new()
    for mesh, matrix in parts:
        copy = mesh.copy()
        copy.transform(matrix)
        joined.from_mesh(copy)
    whole = bpy.data.meshes.new("whole")
    joined.to_mesh(whole)
    joined.free()
    thing = bpy.data.objects.new("whole", whole)
    bpy.context.scene.collection.objects.link(thing)
    remesh = thing.modifiers.new("skin", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    soften = thing.modifiers.new("soft", "SMOOTH")
    soften.iterations = smoothing
    skin = applied(thing)
    vertices = points_of(skin)
    normals = np.empty(len(skin.vertices) * 3, "f")
    skin.vertices.foreach_get("normal", normals)
    normals = normals.reshape(-1, 3)
    coarse = fractal(vertices, 3, 3, seed)
    fine = fractal(vertices, 11, 4, seed + 1)
    vertices = vertices + normals * (lumps * coarse + crags * fine)[:, None]
    burnt = smooth_step(coarse + 0.4 * fine + 0.35 * normals[:, 2], 0.25, 0.8)
    faces = [list(face.vertices) for face in skin.polygons]
    return make_mesh(look, vertices, faces, tone=0.35 * fine + 0.25 * coarse, char=char * burnt)


def applied(thing):
    """Returns the mesh of an object with its modifiers applied, and removes the object."""
    bpy.context.view_layer.update()
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(thing)
    return mesh


def points_of(mesh):
    """Returns a mesh's vertices as an array."""
    points = np.empty(len(mesh.vertices) * 3, "f")
    mesh.vertices.foreach_get("co", points)
    return points.reshape(-1, 3).astype(float)


def values_of(mesh, attribute):
    """Returns the attribute's number for each vertex of a mesh, or zeros if the mesh lacks the attribute."""
    values = np.zeros(len(mesh.vertices), "f")
    if attribute in mesh.attributes:
        mesh.attributes[attribute].data.foreach_get("value", values)
    return values.astype(float)


def set_values(mesh, **attributes):
    """Stores attributes in a mesh. Each attribute has a number for each vertex."""
    for name, values in attributes.items():
        if name not in mesh.attributes:
            mesh.attributes.new(name, "FLOAT", "POINT")
        mesh.attributes[name].data.foreach_set("value", np.asarray(values, "f"))
