"""Samosa, vada, pakora, rice balls and stuffed peppers. Lengths are in units of 10 cm."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from meshes import disc, grid_faces, make_mesh, shape, sphere
from noises import blisters, bump_at, fractal, smooth_step


@shape
def samosa(kind=0, size=1.0):
    """Makes a plump samosa with a crimped foot and a folded seam, about 0.75 units wide."""
    directions, faces = sphere(6)
    around = [radians(angle) for angle in (90, 210, 330)]
    normals = np.array(
        [(cos(angle) * 0.83, sin(angle) * 0.83, 0.55) for angle in around] + [(0, 0, -1)]
    )
    reach = np.maximum(directions @ normals.T / np.array([0.33, 0.33, 0.33, 0.26]), 0)
    radius = 1 / (reach**3.2).sum(1) ** (1 / 3.2)
    ordered = np.sort(reach, axis=1)
    edge = smooth_step(ordered[:, -2] / ordered[:, -1], 0.74, 1.0)
    coarse = fractal(directions, 1.4, 3, kind + 1)
    fine = fractal(directions, 7, 4, kind + 2)
    large = blisters(directions, 6, kind, 0.7, 0.5)
    small = blisters(directions, 13, kind + 3, 0.6, 0.5)
    low = 1 - smooth_step(directions[:, 2], -0.5, 0.05)
    body = directions * radius[:, None]
    seam = body[:, 0] * 0.8 + 0.04 * coarse + 0.35 * body[:, 2] - 0.14
    fold = smooth_step(seam, -0.012, 0.012)
    crimp = (
        0.1 * edge * low * (1 + 0.3 * np.sin(np.arctan2(directions[:, 1], directions[:, 0]) * 26))
    )
    swell = (
        1
        + 0.07 * coarse
        + 0.012 * fine
        + 0.05 * large
        + 0.025 * small
        + crimp
        + 0.03 * edge
        + 0.06 * fold
    )
    vertices = directions * (np.minimum(radius, 0.79) * swell)[:, None] * size
    brown = smooth_step(0.7 * edge + 0.6 * coarse + 0.4 * fine, 0.3, 1.1)
    crease = bump_at(seam, 0, 0.022)
    tone = 0.22 * fine + 0.22 * coarse - 0.2 * large - 0.15 * small + 0.15 * edge + 0.3 * crease
    return make_mesh("samosa", vertices, faces, tone=tone, brown=0.6 * brown)


@shape
def fritter(look="vada", kind=0, radius=0.4, flat=0.86, open_towards=None):
    """Makes a round fritter in batter; one `open_towards` a direction is broken there."""
    directions, faces = sphere(6)
    coarse = fractal(directions, 1.3, 2, kind)
    middle = fractal(directions, 4.5, 4, kind + 1)
    large = blisters(directions, 3.4, kind, 0.55, 0.5)
    small = blisters(directions, 8, kind + 2, 0.5, 0.5)
    fine = fractal(directions, 15, 3, kind + 3)
    swell = 1 + 0.07 * coarse + 0.05 * middle + 0.07 * large + 0.04 * small + 0.022 * fine
    vertices = directions * swell[:, None] * [radius, radius, radius * flat]
    filling = np.zeros(len(directions))
    herb = np.zeros(len(directions))
    if open_towards is not None:
        ahead = np.array(Vector(open_towards).normalized())
        beyond = vertices @ ahead - 0.06 * radius
        filling = smooth_step(beyond, -0.004, 0.006)
        across = np.linalg.norm(vertices - np.outer(vertices @ ahead, ahead), axis=1) / radius
        vertices = vertices - np.outer(beyond * filling, ahead)
        crumb = 0.05 * fractal(vertices, 4, 4, 4) + 0.03 * fractal(vertices, 14, 4, 5) + 0.03
        vertices = vertices + np.outer(
            filling * (1 - smooth_step(across, 0.8, 0.97)) * crumb, ahead
        )
        filling = filling * (1 - smooth_step(across, 0.86, 0.95))
        herb = 2 * blisters(vertices, 11, 7, 0.4, 0.4) * filling
    tone = 0.3 * middle + 0.16 * large + 0.22 * small + 0.22 * fine - 0.1
    return make_mesh(look, vertices, faces, tone=tone, filling=filling, herb=herb)


@shape
def long_fritter(look="pakora", kind=0, length=1.2, radius=0.15, cut=False):
    """Makes a chilli in batter along x, with its green tip and stem; a cut one shows its filling at x = 0."""
    count, sides = 100, 32
    places = np.repeat(np.linspace(0, 1, count), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), count)
    profile = (
        np.minimum(1, (places * 7 + (1.0 if cut else 0.02))) ** 0.5 * (1 - places**3.0) ** 0.6
    )
    points = np.stack([places * length, np.cos(angle) * radius * 2, np.sin(angle) * radius * 2], 1)
    coarse = fractal(points, 3, 3, kind)
    middle = fractal(points, 7, 4, kind + 1)
    large = blisters(points, 5, kind, 0.6, 0.5)
    fine = fractal(points, 16, 3, kind + 3)
    away = (
        radius * profile * (1 + 0.14 * coarse + 0.1 * middle + 0.18 * large + 0.04 * fine) + 0.004
    )
    bend = 0.16 * (places - 0.5) ** 2 * (1 if kind % 2 else -1)
    vertices = np.stack([places * length, away * np.cos(angle) + bend, away * np.sin(angle)], 1)
    faces = grid_faces(count, sides, closed=True) + [
        list(range((count - 1) * sides, count * sides))
    ]
    return make_mesh(look, vertices, faces, tone=0.3 * middle + 0.25 * large + 0.2 * fine - 0.1)


@shape
def rice_ball(kind=0, radius=0.36, open_towards=None):
    """Makes a crumbed ball of rice; one `open_towards` a direction is cut there."""
    directions, faces = sphere(6)
    coarse = fractal(directions, 1.3, 2, kind)
    crumbs = blisters(directions, 11, kind, 0.9, 0.6)
    fine = fractal(directions, 20, 3, kind + 3)
    vertices = directions * (1 + 0.03 * coarse + 0.045 * crumbs + 0.02 * fine)[:, None] * radius
    filling = np.zeros(len(directions))
    if open_towards is not None:
        ahead = np.array(Vector(open_towards).normalized())
        beyond = vertices @ ahead - 0.02 * radius
        filling = smooth_step(beyond, -0.004, 0.006)
        across = np.linalg.norm(vertices - np.outer(vertices @ ahead, ahead), axis=1) / radius
        vertices = vertices - np.outer((beyond + 0.03) * filling, ahead)
        filling = filling * (1 - smooth_step(across, 0.88, 0.95))
    return make_mesh(
        "crumbed", vertices, faces, tone=0.3 * crumbs + 0.2 * fine - 0.05, filling=filling
    )


@shape
def whole_pepper(kind=0, radius=0.42, height=0.42, look="green pepper"):
    """Makes a whole bell pepper with its top cut off, roasted; it stands on the table."""
    rows, spokes = 60, 120
    along = np.repeat(np.linspace(0, 1, rows), spokes)
    angle = np.tile(np.linspace(0, 2 * pi, spokes, endpoint=False), rows)
    outside = along < 0.72
    place = np.where(outside, along / 0.72, 1)
    inward = np.clip((along - 0.72) / 0.28, 0, 1)
    profile = np.sin(pi * (0.16 + 0.56 * place)) ** 0.55
    lobes = 1 - 0.16 * np.abs(np.sin(2 * angle + kind)) ** 5 - 0.03 * np.sin(angle + kind)
    points = np.stack([np.cos(angle), np.sin(angle), along * 2 + kind], 1)
    coarse = fractal(points, 1.4, 3, kind)
    fine = fractal(points, 5, 4, kind + 1)
    away = radius * profile * lobes * (1 + 0.04 * coarse) * (1 - 0.14 * inward)
    away = np.where(place < 0.02, 0.01, away)
    z = height * 1.5 * place - 0.3 * inward * height
    burnt = smooth_step(coarse + 0.5 * fine + 0.2 * place, 0.25, 0.75) * (1 - inward)
    vertices = np.stack([away * np.cos(angle), away * np.sin(angle), z], 1)
    return make_mesh(
        look,
        vertices,
        grid_faces(rows, spokes, closed=True),
        char=1.0 * burnt,
        tone=0.25 * fine + 0.15 * coarse,
    )


@shape
def mound(look, radius=0.36, height=0.14, kind=0, herbs=0.0, char=0.3):
    """Makes a rough mound of stuffing."""
    share, angle, faces = disc(50, 110)
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    points = np.stack([x, y, 0 * x + kind], 1)
    coarse = fractal(points, 4, 3, kind)
    fine = fractal(points, 14, 4, kind + 1)
    lumps = blisters(points, 9, kind, 0.8, 0.6)
    z = (
        height * np.sqrt(np.maximum(1 - share**2.2, 0)) * (1 + 0.25 * coarse)
        + 0.03 * lumps
        + 0.015 * fine
    )
    herb = herbs * blisters(points, 14, kind + 5, 0.35, 0.4)
    burnt = char * smooth_step(coarse + 0.5 * fine + 0.3 * lumps, 0.3, 0.9)
    return make_mesh(
        look, np.stack([x, y, z], 1), faces, herb=herb, char=burnt, tone=0.3 * fine + 0.2 * lumps
    )


@shape
def mushroom_cup(kind=0, radius=0.3, look="roast mushroom"):
    """Makes a mushroom's cap lying with its hollow upwards."""
    profile_count, spokes = 40, 90
    along = np.repeat(np.linspace(0, 1, profile_count), spokes)
    angle = np.tile(np.linspace(0, 2 * pi, spokes, endpoint=False), profile_count)
    turn = pi * (0.02 + 0.62 * np.minimum(along / 0.65, 1))
    inward = np.clip((along - 0.65) / 0.35, 0, 1)
    points = np.stack([np.cos(angle), np.sin(angle), along * 2 + kind], 1)
    coarse = fractal(points, 1.5, 3, kind)
    fine = fractal(points, 6, 3, kind + 1)
    away = radius * np.sin(turn) * (1 + 0.05 * coarse) * (1 - 0.5 * inward)
    z = radius * 0.85 * (1 - np.cos(turn)) * 0.75 - 0.2 * radius * inward
    burnt = 0.8 * smooth_step(coarse + 0.5 * fine, 0.3, 0.8)
    vertices = np.stack([away * np.cos(angle), away * np.sin(angle), z + 0.01 * fine], 1)
    return make_mesh(
        look,
        vertices,
        grid_faces(profile_count, spokes, closed=True),
        gill=inward,
        char=burnt,
        tone=0.3 * fine + 0.2 * coarse,
    )


@shape
def cut_chilli(radius=0.19):
    """Makes the cut face of a stuffed chilli: batter, a ring of green, potato; it looks towards -x."""
    share, angle, faces = disc(30, 70)
    y, z = share * radius * np.cos(angle), share * radius * np.sin(angle)
    points = np.stack([0 * y, y, z], 1)
    fine = fractal(points, 16, 4, 3)
    x = -0.012 * (1 - share) - 0.02 * fine * (1 - smooth_step(share, 0.6, 0.7))
    herb = 1.2 * bump_at(share, 0.76, 0.07) + blisters(points, 16, 5, 0.3, 0.4) * (share < 0.6)
    return make_mesh(
        "potato filling",
        np.stack([x, y, z], 1),
        [face[::-1] for face in faces],
        herb=herb,
        tone=0.3 * fine,
    )
