"""Beds of leaves and small pieces for salads and chaat. Lengths are in units of 10 cm."""

import numpy as np

from garnishes import bean, salad_leaf
from meshes import (
    disc,
    grid_faces,
    make_mesh,
    points_of,
    rim_faces,
    shape,
    sphere,
    thickened,
    tube,
)
from noises import bump_at, fractal, smooth_step


def bed_of_leaves(
    table,
    count=26,
    at=(0, 0),
    radius=0.85,
    size=(0.3, 0.42),
    tilt=30,
    seed=1,
    red=0.2,
    look="lettuce",
):
    """Heaps salad leaves. `red` is the share of red leaves."""
    greens = [salad_leaf(look, kind) for kind in range(5)]
    if red:
        reds = [salad_leaf("red lettuce", kind) for kind in range(max(1, int(10 * red)))]
        greens = greens * 2 + reds
    table.scatter(greens, count, at, radius, tilt, 3, size, 0.03, seed=seed)


def dress(table, look, at=(0, 0), radius=0.7, drops=34, seed=1):
    """Flicks drops of a dressing over a salad. The drops are 0.04 to 0.18 units long."""
    shapes = [bean(look, kind, 0.05, (1.5, 0.9, 0.4), 0.06) for kind in range(4)]
    table.scatter(shapes, drops, at, radius, 18, 1, (0.3, 1.2), 0.012, 0.6, give=0.5, seed=seed)


@shape
def sprout(kind=0):
    """Makes a sprouted moong bean with its white tail, about 0.25 units long."""
    directions, faces = sphere(3)
    body = directions * [0.07, 0.054, 0.052]
    tail = tube(
        "moong",
        [(0.04, 0, 0), (0.11, 0.05, 0.02), (0.17, 0.03 * (kind - 1), 0), (0.19, -0.05, 0.01)],
        lambda places: 0.018 * (1 - 0.75 * places),
        8,
        16,
    )
    points = points_of(tail)
    count = len(body)
    tail_faces = [[corner + count for corner in face.vertices] for face in tail.polygons]
    white = np.concatenate([np.zeros(count), np.ones(len(points))])
    tone = np.concatenate(
        [0.2 * fractal(directions, 1.5, 2, kind) + 0.12 * (kind - 1), np.zeros(len(points))]
    )
    return make_mesh(
        "moong", np.concatenate([body, points]), faces + tail_faces, tail=white, tone=tone
    )


@shape
def peanut_half(kind=0):
    """Makes a peanut, 0.16 units long. If `kind` is odd, the peanut has no skin."""
    return bean("pale peanut" if kind % 2 else "peanut", kind, 0.062, (1.3, 0.85, 0.8), 0.05, 0.06)


@shape
def star_slice():
    """Makes a slice of star fruit, 1 unit in radius. Dishes use the slice at a scale of about 0.2."""
    share, angle, faces = disc(24, 120)
    wave = np.abs(((angle * 5 / (2 * np.pi)) % 1) * 2 - 1)
    away = share * (0.45 + 0.55 * wave**1.3)
    x, y = away * np.cos(angle), away * np.sin(angle)
    rind = smooth_step(share, 0.86, 0.97)
    top = np.stack([x, y, 0.09 * (1 - 0.5 * smooth_step(share, 0.93, 1)) - 0.03 * (1 - share)], 1)
    tone = 0.35 * bump_at(wave, 1, 0.3) - 0.2 * bump_at(share, 0.2, 0.15)
    return make_mesh(
        "star fruit",
        np.concatenate([top, top * [1, 1, 0] - [0, 0, 0.07]]),
        faces + rim_faces(len(share), 120),
        rind=np.concatenate([rind, 0 * rind + 1]),
        tone=np.concatenate([tone, tone]),
    )


@shape
def corn_cob(length=1.1, radius=0.2):
    """Makes a grilled cob along the x axis."""
    rows, sides = 150, 128
    along = np.repeat(np.linspace(0, 1, rows), sides)
    angle = np.tile(np.linspace(0, 2 * np.pi, sides, endpoint=False), rows)
    lines = np.abs(np.sin(angle * 7)) ** 0.6
    beads = np.abs(np.sin(along * 24 * np.pi / 2 + 0.3 * np.sin(angle * 3))) ** 0.6
    kernel = lines * beads
    profile = np.minimum(1, along * 9 + 0.02) ** 0.5 * (1 - along**4) ** 0.45
    points = np.stack([along * length, np.cos(angle) * 0.4, np.sin(angle) * 0.4], 1)
    coarse = fractal(points, 2.6, 3, 2)
    away = radius * profile * (0.84 + 0.16 * kernel) + 0.002
    vertices = np.stack([(along - 0.5) * length, away * np.cos(angle), away * np.sin(angle)], 1)
    burnt = 1.0 * smooth_step(coarse + 0.35 * kernel, 0.3, 0.75)
    return make_mesh(
        "corn", vertices, grid_faces(rows, sides, closed=True), char=burnt, tone=0.4 * kernel - 0.3
    )


@shape
def paper_cone(length=1.5, radius=0.62, look="newsprint"):
    """Makes a cone of newspaper around the x axis.

    The point is at the origin, and the opening is at x = `length`.
    """
    rows, columns = 70, 150
    along, around = np.meshgrid(
        np.linspace(0.02, 1, rows), np.linspace(0, 1, columns), indexing="ij"
    )
    along, around = along.ravel(), around.ravel()
    turn = around * 2.4 * np.pi
    folds = fractal(np.stack([along * 2, np.cos(turn), np.sin(turn)], 1), 1.6, 3, 2)
    away = radius * along * (1 + 0.05 * folds) + 0.012 * around
    mouth = along * length + 0.16 * (along**3) * np.cos(turn + 0.6)
    lines = smooth_step(np.sin(along * length * 90 + 0.2), 0.1, 0.5) * smooth_step(
        np.sin(turn * 9), -0.75, -0.6
    )
    words = smooth_step(fractal(np.stack([along * 60, turn * 9, 0 * turn], 1), 1, 2, 5), -0.25, 0.1)
    vertices = np.stack([mouth, away * np.cos(turn), away * np.sin(turn)], 1)
    mesh = make_mesh(look, vertices, grid_faces(rows, columns), ink=lines * words, tone=0.3 * folds)
    return thickened(mesh, 0.01)
