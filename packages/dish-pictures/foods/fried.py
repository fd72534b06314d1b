"""Samosa, vada, pakora, rice balls and stuffed capsicum. Lengths are in units of 10 cm."""

from math import cos, pi, sin
from random import Random

import numpy as np
from mathutils import Vector

import garnishes
from meshes import disc, grid_faces, make_mesh, shape, solid, sphere, thickened
from noises import blisters, bump_at, fractal, smooth_step


SAMOSA = (0.5, 0.3, 0.76)
"""The half-width, half-depth and height of a samosa of size 1, in units of 10 cm."""


@shape
def samosa(kind=0, size=1.0, broken_at=0.0):
    """Makes a plump cone of dough that stands on its pinched rim. A fold runs down the front.

    If `broken_at` is above 0, that share of the height is broken off at the tip. The hole shows a shell
    without filling.
    """
    half_width, half_depth, height = (size * part for part in SAMOSA)
    rows, spokes = 150, 200
    share = np.repeat(np.linspace(0, 1, rows), spokes)
    angle = np.tile(np.linspace(0, 2 * pi, spokes, endpoint=False), rows)
    across, forth = np.cos(angle), np.sin(angle)
    if broken_at:
        circle = np.stack([across, forth, 0 * angle], 1)
        ragged = 0.07 * fractal(circle, 2.2, 3, kind) + 0.03 * fractal(circle, 8, 2, kind)
        begin = broken_at + ragged - 0.1 * forth
        along = begin + (1 - begin) * share
    else:
        along = share
    points = np.stack([across * along, forth * along, along * 1.6], 1)
    coarse = fractal(points, 1.5, 3, kind + 1)
    fine = fractal(points, 9, 4, kind + 2)
    tip = np.sqrt(np.clip(along / 0.1, 0, 1))
    rim = smooth_step(along, 0.87, 0.93)
    width = half_width * tip * (0.12 + 0.88 * along**0.84) * (1 + 0.05 * rim + 0.05 * coarse)
    belly = (0.1 + 0.9 * along**0.8) * (1 - smooth_step(along, 0.74, 0.92))
    depth = half_depth * tip * belly * (1 + 0.16 * coarse) + 0.028 * size * rim
    x, y = width * across, depth * np.sign(forth) * np.abs(forth) ** 0.85
    crimps = np.sin(x / size * 44 + kind)
    y = y + rim * size * (0.03 * crimps + 0.03 * np.sin(x / size * 5 + kind))
    z = height * (1 - along) + 0.13 * size * along**4 * across**2 - 0.012 * size * rim * crimps
    # The fold runs from the tip to one end of the rim. Along the fold, one edge of the dough lies over the
    # other.
    fold_at = x / size + 0.22 - 0.42 * (1 - along) + 0.05 * coarse
    on_front = smooth_step(-forth, 0.1, 0.5) * (1 - rim)
    fold = smooth_step(fold_at, -0.012, 0.012) * on_front
    crease = bump_at(fold_at, 0, 0.025) * on_front
    skin = np.stack([x, y, z], 1) / size
    large = blisters(skin, 7, kind, 0.5, 0.5)
    small = blisters(skin, 17, kind + 3, 0.7, 0.55)
    tiny = blisters(skin, 34, kind + 5, 0.6, 0.55)
    smooth = 1 - 0.7 * rim
    out = (
        size
        * tip
        * (0.05 * large + 0.034 * small + 0.012 * tiny + 0.006 * fine + 0.022 * fold)
        * smooth
    )
    vertices = np.stack([x + out * across * 0.6, y + out * forth, z], 1)
    brown = smooth_step(
        0.55 * rim * (0.6 + 0.4 * crimps) + 0.9 * coarse + 0.4 * fine + 0.5 * crease, 0.1, 1.0
    )
    tone = 0.2 * fine + 0.25 * coarse - 0.25 * large - 0.22 * small + 0.3 * crease + 0.12 * rim
    mesh = make_mesh(
        "samosa", vertices, grid_faces(rows, spokes, closed=True), tone=tone, brown=0.75 * brown
    )
    return thickened(mesh, 0.03 * size) if broken_at else mesh


def broken_samosa(table, at, turn=0, kind=0, size=1.0, lift=0.3, lean=16):
    """Puts down a samosa with its tip broken off. The hole shows potato and peas.

    `lift` is the height of the samosa's middle. `lean` is the angle by which the hole is turned towards the
    camera, in degrees.
    """
    half_width, half_depth, height = (size * part for part in SAMOSA)
    dice = Random(kind)
    with table.moved((*at, lift), (lean, 0, turn)):
        with table.moved((0, 0, -0.5 * height)):
            table.put(samosa(kind, size, 0.44))
            heap = (0.52 * half_width, 0.56 * half_depth, 0.2 * size)
            level = 0.5 * height
            table.put(
                solid("potato filling", heap, (2.4, 2.4), 0.12, 2.2, 0.09, 6, seed=kind, detail=6),
                (0, 0, level),
            )
            peas = [garnishes.bean("pea", number, 0.04 * size) for number in range(3)]
            for number in range(9):
                around = number * 2.4 + dice.uniform(-0.3, 0.3)
                away = 0.9 * ((number + 0.6) / 9.5) ** 0.5
                up = (1 - away**2.4) ** 0.42
                place = (
                    heap[0] * away * cos(around),
                    heap[1] * away * sin(around),
                    level + heap[2] * up,
                )
                table.put(peas[number % 3], place, (0, 0, 60 * number), dice.uniform(0.9, 1.1))


@shape
def fritter(look, kind=0, radius=0.4, flat=0.86, open_towards=None):
    """Makes a round fritter in batter. If `open_towards` is a direction, that side is broken open."""
    directions, faces = sphere(6)
    coarse = fractal(directions, 1.3, 2, kind)
    middle = fractal(directions, 4.5, 4, kind + 1)
    large = blisters(directions, 3.4, kind, 0.55, 0.5)
    small = blisters(directions, 8, kind + 2, 0.5, 0.5)
    fine = fractal(directions, 15, 3, kind + 3)
    crags = blisters(directions, 16, kind + 4, 0.6, 0.7)
    swell = 1 + 0.07 * coarse + 0.06 * middle + 0.08 * large + 0.06 * small + 0.03 * fine
    swell = swell + 0.035 * crags
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
        herb = 1.6 * blisters(vertices, 14, 7, 0.45, 0.7) * filling
    tone = 0.35 * middle - 0.2 * large - 0.2 * crags + 0.15 * small + 0.25 * fine + 0.08
    return make_mesh(look, vertices, faces, tone=tone, filling=filling, herb=herb)


@shape
def long_fritter(look="pakora", kind=0, length=1.2, radius=0.15, cut=False):
    """Makes a chilli in batter along the x axis. If the chilli is cut, it shows its filling at x = 0."""
    count, sides = 160, 64
    places = np.repeat(np.linspace(0, 1, count), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), count)
    profile = (
        np.minimum(1, (places * 7 + (1.0 if cut else 0.02))) ** 0.5 * (1 - places**3.0) ** 0.6
    )
    points = np.stack([places * length, np.cos(angle) * radius * 2, np.sin(angle) * radius * 2], 1)
    coarse = fractal(points, 3, 3, kind)
    middle = fractal(points, 7, 4, kind + 1)
    large = blisters(points, 5, kind, 0.6, 0.6)
    small = blisters(points, 13, kind + 2, 0.6, 0.7)
    fine = fractal(points, 16, 3, kind + 3)
    swell = 1 + 0.16 * coarse + 0.12 * middle + 0.22 * large + 0.12 * small + 0.06 * fine
    away = radius * profile * swell + 0.004
    bend = 0.16 * (places - 0.5) ** 2 * (1 if kind % 2 else -1)
    vertices = np.stack([places * length, away * np.cos(angle) + bend, away * np.sin(angle)], 1)
    faces = grid_faces(count, sides, closed=True) + [
        list(range((count - 1) * sides, count * sides))
    ]
    return make_mesh(look, vertices, faces, tone=0.4 * middle - 0.25 * large - 0.2 * small + 0.25 * fine)


@shape
def rice_ball(kind=0, radius=0.36, open_towards=None):
    """Makes a crumbed ball of rice. If `open_towards` is a direction, the ball is cut on that side."""
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
    """Makes a whole roasted capsicum with its top cut off, standing on the table."""
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
    """Makes the cap of a mushroom, with its hollow upwards."""
    profile_count, spokes = 40, 90
    along = np.repeat(np.linspace(0, 1, profile_count), spokes)
    angle = np.tile(np.linspace(0, 2 * pi, spokes, endpoint=False), profile_count)
    turn = pi * (0.02 + 0.62 * np.minimum(along / 0.65, 1))
    inward = np.clip((along - 0.65) / 0.35, 0, 1)
    points = np.stack([np.cos(angle), np.sin(angle), along * 2 + kind], 1)
    coarse = fractal(points, 1.5, 3, kind)
    fine = fractal(points, 6, 3, kind + 1)
    away = radius * np.sin(turn) * (1 + 0.05 * coarse) * (1 - 0.3 * inward)
    z = radius * 0.45 * (1 - np.cos(turn)) - 0.15 * radius * inward
    burnt = 0.8 * smooth_step(coarse + 0.4 * fine + 0.3 * bump_at(along, 0.62, 0.12), 0.35, 0.85)
    vertices = np.stack([away * np.cos(angle), away * np.sin(angle), z + 0.004 * fine], 1)
    return make_mesh(
        look,
        vertices,
        grid_faces(profile_count, spokes, closed=True),
        gill=inward,
        char=burnt,
        tone=0.12 + 0.1 * fine + 0.3 * coarse,
    )


@shape
def cut_chilli(radius=0.19):
    """Makes the cut face of a stuffed chilli, with batter, a green ring and potato. The face points to -x."""
    share, angle, faces = disc(60, 120)
    y, z = share * radius * np.cos(angle), share * radius * np.sin(angle)
    points = np.stack([0 * y, y, z], 1)
    fine = fractal(points, 16, 4, 3)
    lumps = blisters(points, 17, 4, 0.9, 0.8)
    uneven = share + 0.1 * fractal(points, 5, 3, 6)
    inside = 1 - smooth_step(uneven, 0.6, 0.68)
    x = -0.02 * inside - (0.03 * fine + 0.045 * lumps) * inside
    flecks = 1.4 * blisters(points, 24, 5, 0.4, 0.7) * inside
    return make_mesh(
        "potato filling",
        np.stack([x, y, z], 1),
        [face[::-1] for face in faces],
        herb=1.2 * bump_at(uneven, 0.72, 0.06) + flecks,
        tone=0.3 * fine + 0.3 * lumps - 0.15,
    )
