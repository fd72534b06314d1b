"""Rolls that are cut at a slant and show their filling. Lengths are in units of 10 cm."""

from math import cos, pi, sin
from random import Random

import numpy as np

from meshes import disc, grid_faces, make_mesh, shape, thickened
from noises import blisters, fractal, smooth_step


@shape
def wrapper(
    look="rumali", kind=0, length=1.5, radius=0.27, turns=1.6, thickness=0.025, slant=0.55, char=0.8
):
    """Makes a bread that is rolled around the x axis, from x = 0 to x = -`length`.

    The end at x = 0 is open and is cut at a slant.
    """
    rows, columns = 90, 150
    along, around = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij")
    along, around = along.ravel(), around.ravel()
    turn = around * turns * 2 * pi + 2.2
    points = np.stack(
        [along * length, np.cos(turn) * radius * 2 + around, np.sin(turn) * radius * 2], 1
    )
    coarse = fractal(points, 2.4, 3, kind)
    fine = fractal(points, 8, 4, kind + 1)
    spots = blisters(points, 6, kind, 0.5, 0.5)
    away = (radius * (0.84 + 0.16 * around) + 0.035 * turns * around) * (
        1 + 0.05 * coarse * (0.4 + 0.6 * along)
    )
    away = away * (1 - 0.35 * smooth_step(along, 0.9, 1))
    y, z = away * np.cos(turn), away * np.sin(turn) * 0.9
    x = -along * length + slant * (1 - along) ** 2 * (z - y * 0.35) * -1
    vertices = np.stack([x, y, z + 0.008 * fine], 1)
    brown = smooth_step(spots + 0.8 * coarse + 0.4 * fine, 0.05, 0.95)
    burnt = char * smooth_step(spots + 0.7 * fine + 0.3 * coarse, 0.5, 1.0)
    white = smooth_step(coarse + 0.6 * fine, 0.05, 0.5) if look == "egg" else 0
    mesh = make_mesh(
        look,
        vertices,
        grid_faces(rows, columns),
        brown=brown,
        white=white,
        char=burnt,
        tone=0.25 * fine + 0.2 * coarse,
    )
    return thickened(mesh, thickness)


@shape
def sleeve(look="paper", kind=0, length=0.8, radius=0.3):
    """Makes the paper around the lower half of a roll along the x axis, from x = 0 to x = -`length`."""
    rows, columns = 50, 120
    along, around = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij")
    along, around = along.ravel(), around.ravel()
    turn = around * 2.15 * pi + 0.8
    points = np.stack([along * length, np.cos(turn) * 0.6, np.sin(turn) * 0.6], 1)
    folds = np.abs(fractal(points * [2.4, 1, 1], 2.5, 3, kind))
    away = radius * (1 + 0.06 * folds + 0.04 * around) * (1 - 0.45 * smooth_step(along, 0.8, 1))
    x = -along * length + 0.12 * np.sin(turn) * (1 - along)
    vertices = np.stack([x, away * np.cos(turn), away * np.sin(turn) * 0.92], 1)
    return thickened(
        make_mesh(look, vertices, grid_faces(rows, columns), tone=0.4 * folds - 0.1), 0.01
    )


@shape
def heart(look, kind=0, radius=0.22, slant=0.55):
    """Makes the disc that closes a roll behind its filling."""
    share, angle, faces = disc(20, 60)
    y, z = share * radius * np.cos(angle), share * radius * np.sin(angle) * 0.9
    points = np.stack([0 * y + kind, y, z], 1)
    uneven = fractal(points, 9, 3, kind)
    x = -slant * (z - y * 0.35) - 0.12 + 0.04 * uneven
    return make_mesh(look, np.stack([x, y, z], 1), faces, tone=0.3 * uneven)


def fill(table, fillings, radius=0.2, slant=0.55, seed=1):
    """Packs meshes into the open end of a roll. Each filling is given as (mesh, count, size)."""
    dice = Random(seed)
    places = []
    for mesh, count, size in fillings:
        for _ in range(count):
            best = None
            for _ in range(12):
                turn, away = dice.uniform(0, 2 * pi), radius * dice.random() ** 0.6
                y, z = away * cos(turn), away * sin(turn) * 0.9
                nearest = min(
                    ((y - other[0]) ** 2 + (z - other[1]) ** 2 for other in places), default=1
                )
                if best is None or nearest > best[0]:
                    best = (nearest, y, z)
            _, y, z = best
            places.append((y, z))
            x = -slant * (z - y * 0.35) + dice.uniform(-0.05, 0.05)
            turned = tuple(dice.uniform(0, 360) for _ in range(3))
            table.put(mesh, (x, y, z), turned, size * dice.uniform(0.85, 1.15))
