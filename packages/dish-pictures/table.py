"""Provides the table. It stores the height at each point, because pieces rest on the pieces below."""

from contextlib import contextmanager
from math import cos, pi, radians, sin, sqrt
from random import Random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from meshes import disc, make_mesh, points_of, tube
from noises import blurred, fractal, smooth_step

REACH = 2.6
"""Heights are stored up to this distance from the table's middle, in units of 10 cm."""

CELL = 0.02
"""The side of one cell, for which one height is stored, in units of 10 cm."""

SIDE = int(2 * REACH / CELL)


class Table:
    """Places meshes in the scene and stores the height of their tops."""

    def __init__(self):
        self.heights = np.zeros((SIDE, SIDE))
        self.frame = Matrix.Identity(4)
        self.samples = {}

    @property
    def scale(self):
        """The scale of meshes in the current group."""
        return self.frame.to_scale()[0]

    def world(self, x, y):
        """Returns the table's cells at points of the current group, as columns and rows."""
        turned = np.array(self.frame)
        across = turned[0, 0] * np.asarray(x) + turned[0, 1] * np.asarray(y) + turned[0, 3]
        along = turned[1, 0] * np.asarray(x) + turned[1, 1] * np.asarray(y) + turned[1, 3]
        return cells_at(across), cells_at(along)

    def height(self, x, y):
        """Returns the height at a point of the current group.

        The height is that of the highest cell among the point's cell and its neighbours.
        """
        columns, rows = self.world([x], [y])
        column, row = int(np.clip(columns[0], 1, SIDE - 2)), int(np.clip(rows[0], 1, SIDE - 2))
        highest = float(self.heights[row - 1 : row + 2, column - 1 : column + 2].max())
        return (highest - self.frame.translation.z) / self.scale

    def put(self, mesh, at=(0, 0, 0), turn=(0, 0, 0), size=1.0, hidden=False):
        """Places a mesh at a point, even if the mesh overlaps others.

        `turn` contains the angles about x, y and z, in degrees. `size` is one factor, or three.
        """
        scale = (size,) * 3 if np.isscalar(size) else size
        matrix = self.frame @ Matrix.Translation(at) @ rotation(turn) @ Matrix.Diagonal((*scale, 1))
        self.place(mesh, matrix, hidden)

    def place(self, mesh, matrix, hidden=False):
        """Adds a mesh to the scene.

        If the mesh is `hidden`, its heights are not stored, because nothing rests on it.
        """
        thing = bpy.data.objects.new(mesh.name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.matrix_world = matrix
        if not hidden:
            self.remember(self.world_samples(mesh, matrix))

    def drop(self, mesh, x, y, turn=(0, 0, 0), size=1.0, sink=0.0, give=0.25):
        """Lowers a mesh until it rests on the pieces below, and then by the distance `sink`.

        `give` is the share of the mesh's points that may be inside the pieces below. Returns the height of
        the mesh's origin.
        """
        matrix = self.standing((x, y), turn, size)
        lift = (
            self.rest_of(self.world_samples(mesh, matrix, few=True), (0, 0), give)
            - sink * self.scale
        )
        self.place(mesh, Matrix.Translation((0, 0, lift)) @ matrix)
        return (lift - self.frame.translation.z) / self.scale

    def standing(self, at, turn, size):
        """Returns the matrix that places a mesh at a point of the current group, at the height 0."""
        place = self.frame @ Vector((*at, 0))
        place.z = 0
        around = Matrix.Rotation(self.frame.to_euler().z, 4, "Z")
        return (
            Matrix.Translation(place) @ around @ rotation(turn) @ Matrix.Scale(size * self.scale, 4)
        )

    def scatter(
        self,
        meshes,
        count,
        at=(0, 0),
        radius=1.0,
        tilt=25,
        tries=4,
        size=(0.9, 1.1),
        sink=0.01,
        middle=0.5,
        stretch=1.0,
        hollow=0.0,
        give=0.12,
        roll=4,
        seed=1,
    ):
        """Drops `count` meshes within `radius`. Each mesh tries `tries` random places and takes the lowest.

        `tilt` is the maximum lean of a mesh, in degrees; 180 allows any orientation. A `middle` of 0.5
        spreads the meshes evenly, and a higher number heaps them in the middle. `stretch` is the depth of the
        area divided by its width. `hollow` is the share of the radius that stays free. `give` is the share of
        a mesh that may sink into the pieces below, because soft and ring-shaped pieces sink in. `roll` is the
        number of steps that a mesh may roll down a steep heap.
        """
        dice = Random(seed)
        centre = np.array(self.frame @ Vector((*at, 0)))[:2]
        for number in range(count):
            mesh = meshes[number % len(meshes)] if number < len(meshes) else dice.choice(meshes)
            scale = dice.uniform(*size)
            best = None
            for _ in range(tries):
                around = dice.uniform(0, 2 * pi)
                away = radius * (hollow + (1 - hollow) * dice.random() ** middle)
                place = (at[0] + away * cos(around), at[1] + stretch * away * sin(around))
                turn = (dice.uniform(-tilt, tilt), dice.uniform(-tilt, tilt), dice.uniform(0, 360))
                matrix = self.standing(place, turn, scale)
                lying = self.world_samples(mesh, matrix, few=True)
                moved, height = self.rolled(lying, give, roll, centre, radius * self.scale, stretch)
                top = height + lying[:, 2].max()
                if best is None or top < best[0]:
                    best = (top, Matrix.Translation((*moved, height - sink * self.scale)) @ matrix)
            self.place(mesh, best[1])

    def rolled(self, samples, give, steps, centre, radius, stretch):
        """Returns how far a piece rolls aside within the radius, and the height at which it comes to rest."""
        middle = samples[:, :2].mean(0) - centre

        def height_at(way):
            x, y = (middle + way) / np.array([1, stretch])
            return self.rest_of(samples, way, give) if np.hypot(x, y) <= radius * 1.06 else np.inf

        moved = np.zeros(2)
        height = self.rest_of(samples, moved, give)
        reach = max(0.03, 0.5 * float(np.ptp(samples[:, 0])))
        for _ in range(steps):
            ways = [moved + reach * np.array(way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            heights = [height_at(way) for way in ways]
            lowest = int(np.argmin(heights))
            if heights[lowest] > height - 0.6 * reach:
                break
            moved, height = ways[lowest], heights[lowest]
        return moved, height

    def rest_of(self, samples, moved, give):
        """Returns the distance by which a mesh must be lifted until it rests on the pieces below.

        `samples` are points of the mesh. They are first moved aside by `moved`.
        """
        columns, rows = cells_at(samples[:, 0] + moved[0]), cells_at(samples[:, 1] + moved[1])
        lifts = self.heights[rows, columns] - samples[:, 2]
        return float(np.quantile(lifts, 1 - give) if give else lifts.max())

    def pour(
        self,
        look,
        at=(0, 0),
        radius=0.5,
        thickness=0.03,
        ragged=0.25,
        soft=4,
        rough=0.012,
        seed=1,
        rings=60,
    ):
        """Pours a sauce over all pieces within `radius`. `ragged` is the unevenness of the sauce's edge."""
        share, angle, faces = disc(rings, rings * 3)
        x, y = at[0] + share * radius * np.cos(angle), at[1] + share * radius * np.sin(angle)
        heights = self.softened(soft, x, y)
        points = np.stack([x, y, 0 * x + seed], 1)
        coarse = fractal(points, 2.2 / max(radius, 0.2), 3, seed)
        fine = fractal(points, 9, 3, seed + 2)
        cover = smooth_step(1 - share + ragged * (coarse - 0.15), 0.0, 0.16)
        z = heights + (thickness + rough * fine) * cover - 0.05 * (1 - cover)
        tone = 0.3 * fine + 0.2 * coarse
        self.put(make_mesh(look, np.stack([x, y, z], 1), faces, tone=tone))

    def drizzle(self, look, points, width=0.03, soft=3, uneven=0.35, seed=1, flat=0.6):
        """Lays a thread of sauce along (x, y) points. `width` is half the width of the thread."""
        lengths = np.linalg.norm(np.diff(np.asarray(points, float), axis=0), axis=1)
        count = max(12, int(lengths.sum() / 0.03))
        spread = np.array([(x, y, 0) for x, y in points], float)
        mesh = tube(look, spread, width, sides=10, count=count, flat=flat)
        vertices = points_of(mesh)
        path = vertices.reshape(count, 10, 3)
        centre = path.mean(1)
        heights = self.softened(soft, centre[:, 0], centre[:, 1])
        swell = 1 + uneven * fractal(
            np.stack([centre[:, 0], centre[:, 1], 0 * heights + seed], 1), 3, 2, seed
        )
        ends = np.minimum(1, np.minimum(np.arange(count), np.arange(count)[::-1]) / 3 + 0.35)
        path = (path - centre[:, None]) * (swell * ends)[:, None, None] + centre[:, None]
        path[:, :, 2] += heights[:, None] + 0.2 * width
        mesh.vertices.foreach_set("co", path.ravel().astype("f"))
        mesh.update()
        self.put(mesh)

    def zigzag(self, at, radius, turns, angle=20, seed=1):
        """Returns (x, y) points that go to and fro over a round dish. `drizzle` accepts these points."""
        dice = Random(seed)
        points = []
        for step in range(turns + 1):
            across = (2 * step / turns - 1) * 0.88
            reach = radius * sqrt(1 - across**2) * dice.uniform(0.8, 1)
            points.append((across * radius, reach if step % 2 else -reach))
        cosine, sine = cos(radians(angle)), sin(radians(angle))
        return [(at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine) for x, y in points]

    def softened(self, soft, x, y):
        """Returns the heights at points of the current group.

        Each height is the average over about `soft` cells in each direction.
        """
        columns, rows = self.world(x, y)
        heights = blurred(self.filled(), max(1, round(soft * self.scale)))[rows, columns]
        return (heights - self.frame.translation.z) / self.scale

    def filled(self):
        """Returns the table's heights, with each cell raised to the height of its highest neighbour."""
        wide = np.maximum(
            self.heights, np.maximum(np.roll(self.heights, 1, 1), np.roll(self.heights, -1, 1))
        )
        return np.maximum(wide, np.maximum(np.roll(wide, 1, 0), np.roll(wide, -1, 0)))

    def remember(self, samples):
        """Raises the height of each cell to the highest of these points in the cell, if the cell is lower."""
        inside = (np.abs(samples[:, :2]) < REACH - CELL).all(1)
        columns, rows = cells_at(samples[inside, 0]), cells_at(samples[inside, 1])
        np.maximum.at(self.heights, (rows, columns), samples[inside, 2])

    def world_samples(self, mesh, matrix, few=False):
        """Returns points on the surface of a mesh that its matrix has placed. `few` limits them to 400."""
        size = max(matrix.to_scale())
        key = (mesh.name, round(size, 0), few)
        if key not in self.samples:
            samples = spread_points(mesh, 0.9 * CELL / max(size, 0.05))
            if few and len(samples) > 400:
                samples = samples[:: len(samples) // 400 + 1]
            self.samples[key] = samples
        turned = np.array(matrix.to_3x3())
        return self.samples[key] @ turned.T + np.array(matrix.translation)

    @contextmanager
    def moved(self, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
        """Moves, turns and scales all pieces that are placed inside the `with` block, as one group."""
        before = self.frame
        self.frame = before @ Matrix.Translation(at) @ rotation(turn) @ Matrix.Scale(size, 4)
        yield
        self.frame = before


def cells_at(places):
    """Returns the indices of the cells at these coordinates."""
    return np.clip(((np.asarray(places) + REACH) / CELL).astype(int), 0, SIDE - 1)


def rotation(turn):
    """Returns the matrix of a rotation about x, y and z by three angles in degrees."""
    return Euler([radians(angle) for angle in turn]).to_matrix().to_4x4()


def spread_points(mesh, distance):
    """Returns points on a mesh's surface.

    Gaps between them are at most `distance` wide, in the mesh's units.
    """
    mesh.calc_loop_triangles()
    corners = np.empty(len(mesh.loop_triangles) * 3, "i")
    mesh.loop_triangles.foreach_get("vertices", corners)
    points = points_of(mesh)
    triangles = points[corners.reshape(-1, 3)]
    edges = np.linalg.norm(triangles - np.roll(triangles, 1, axis=1), axis=2).max(1)
    gathered = [points]
    steps = np.clip(np.ceil(edges / distance).astype(int), 1, 24)
    for count in np.unique(steps):
        if count == 1:
            continue
        chosen = triangles[steps == count]
        for first in range(count + 1):
            for second in range(count + 1 - first):
                weights = np.array([first, second, count - first - second]) / count
                gathered.append(np.einsum("k,nkd->nd", weights, chosen))
    return np.concatenate(gathered)
