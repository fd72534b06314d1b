"""Short pasta for heaps, and nests of long pasta. Lengths are in units of 10 cm."""

from math import pi
from random import Random

import numpy as np

from meshes import grid_faces, make_mesh, shape, sheet, solid, strands, thickened
from noises import blisters, fractal, smooth_step


@shape
def pipe(
    look, kind=0, length=0.5, radius=0.075, ridges=14, slant=0.6, bend=0.0, wall=0.018
):
    """Makes a hollow piece along the x axis: penne if slanted, rigatoni if wide, and macaroni if bent."""
    rows, sides = 28, 56
    along = np.repeat(np.linspace(-1, 1, rows), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), rows)
    away = radius * (1 + 0.035 * np.sin(angle * ridges))
    y, z = away * np.cos(angle), away * np.sin(angle)
    x = along * length / 2 + slant * y
    uneven = fractal(np.stack([x + kind, y, z], 1), 4, 2, kind)
    clinging = 0.5 + 0.75 * uneven - 0.2 * np.sin(angle * ridges)
    if bend:
        turn = x * bend
        reach = 1 / bend + y
        x, y = reach * np.sin(turn), reach * np.cos(turn) - 1 / bend
    mesh = make_mesh(
        look,
        np.stack([x, y, z + 0.01 * uneven], 1),
        grid_faces(rows, sides, closed=True),
        tone=0.25 * uneven,
        sauce=clinging,
    )
    return thickened(mesh, wall)


@shape
def fusillo(look, kind=0, length=0.52):
    """Makes a spiral of three blades around the x axis."""
    radius, rows, across = 0.085, 50, 8
    parts, faces, tones, sauces = [], [], [], []
    for blade in range(3):
        along = np.repeat(np.linspace(-1, 1, rows), across)
        away = np.tile(np.linspace(0, 1, across), rows)
        turn = along * 5.2 + blade * 2 * pi / 3 + kind
        curl = turn + 0.55 * away**2
        y, z = radius * away * np.cos(curl), radius * away * np.sin(curl)
        first = blade * rows * across
        faces += [[first + corner for corner in face] for face in grid_faces(rows, across)]
        parts.append(np.stack([along * length / 2, y, z], 1))
        tones.append(0.3 * away - 0.15)
        sauces.append(1.0 - 0.85 * away + 0.5 * fractal(parts[-1], 5, 2, kind))
    mesh = make_mesh(
        look,
        np.concatenate(parts),
        faces,
        tone=np.concatenate(tones),
        sauce=np.concatenate(sauces),
    )
    return thickened(mesh, 0.026)


def nest_paths(count, radius, height, points=60, wild=0.12, seed=1, hollow=0.1):
    """Returns the paths of long pasta, which lies in loops and is heaped in the middle."""
    dice = Random(seed)
    paths = []
    for number in range(count):
        level = number / count
        reach = radius * (1 - 0.62 * level**1.6)
        middle_angle, away = dice.uniform(0, 2 * pi), reach * 0.5 * dice.random()
        middle = np.array([np.cos(middle_angle), np.sin(middle_angle)]) * away
        size = reach * dice.uniform(0.35, 0.95) * (1 - away / (reach + 1e-6) * 0.6)
        size = max(size, radius * (0.16 + hollow))
        start, turn = dice.uniform(0, 2 * pi), dice.uniform(0.7, 1.7) * pi * dice.choice((-1, 1))
        places = np.linspace(0, 1, points)
        angle = start + turn * places
        stretch = dice.uniform(0.7, 1.0)
        wave = np.array([dice.uniform(-1, 1) for _ in range(4)]) * wild
        away_here = size * (1 + wave[0] * np.sin(places * 6) + wave[1] * np.cos(places * 11))
        x = middle[0] + away_here * np.cos(angle)
        y = middle[1] + away_here * np.sin(angle) * stretch
        from_middle = np.minimum(np.hypot(x, y) / radius, 1)
        dome = height * level * (1 - 0.9 * from_middle**2)
        z = (
            dome
            + 0.03
            + 0.05 * wave[2] * np.sin(places * 9 + number)
            + 0.05 * wild * np.sin(places * 17 + 2 * number)
        )
        paths.append(np.stack([x, y, z], 1))
    return paths


def long_nest(
    table,
    look,
    at=(0, 0),
    lift=0.1,
    count=150,
    radius=0.85,
    height=0.42,
    width=0.022,
    seed=1,
    wild=0.3,
):
    """Lays a nest of spaghetti or noodles."""
    mesh = strands(look, nest_paths(count, radius, height, 60, wild, seed), width, 7, seed=seed)
    table.put(mesh, (*at, lift))


def ribbon_nest(
    table,
    look,
    at=(0, 0),
    lift=0.1,
    count=46,
    radius=0.85,
    height=0.4,
    width=0.06,
    flat=0.16,
    seed=1,
    wild=0.35,
):
    """Lays a nest of ribbons. Narrow ribbons are fettuccine, and wide ribbons are pappardelle."""
    dice = Random(seed + 3)
    paths = nest_paths(count, radius, height, 60, wild, seed, hollow=0.16)
    places = np.linspace(0, 1, 60)
    twists = []
    for _ in paths:
        lean, wave, phase = dice.uniform(-1.0, 1.4), dice.uniform(0.4, 1.2), dice.uniform(0, 6)
        twists.append(lean + wave * np.sin(places * dice.uniform(4, 9) + phase))
    mesh = strands(look, paths, width, 10, flat, twists, seed)
    table.put(mesh, (*at, lift))


def penne(look):
    """Returns five different pieces of penne. Some are slightly bent."""
    return [
        pipe(look, kind, 0.4 + 0.035 * kind, 0.067 + 0.003 * kind, 16, 0.65, 0.25 * kind - 0.4)
        for kind in range(5)
    ]


def rigatoni(look):
    """Returns five different pieces of rigatoni. Some are slightly bent."""
    return [
        pipe(look, kind, 0.34 + 0.03 * kind, 0.096 + 0.004 * kind, 22, 0.0, 0.3 * kind - 0.5, 0.022)
        for kind in range(5)
    ]


def macaroni(look):
    """Returns three different pieces of elbow macaroni."""
    return [
        pipe(look, kind, 0.34 + 0.03 * kind, 0.062, 12, 0.0, 4.6 + kind, 0.018) for kind in range(3)
    ]


def fusilli(look):
    """Returns three different pieces of fusilli."""
    return [fusillo(look, kind, 0.48 + 0.04 * kind) for kind in range(3)]


@shape
def lasagne_sheet(kind=0, size=(0.62, 0.5), wave=0.02):
    """Makes one sheet of lasagne. `size` contains its half-lengths."""
    across, along, faces = sheet(60, 60)
    points = np.stack([across, along, 0 * across + kind], 1)
    coarse = fractal(points, 1.4, 2, kind)
    edge = smooth_step(np.maximum(np.abs(across), np.abs(along)), 0.8, 1)
    x = across * size[0] * (1 + 0.02 * coarse)
    y = along * size[1] * (1 + 0.02 * coarse)
    ruffle = 0.35 * wave * np.sin(across * 22 + kind) * smooth_step(np.abs(along), 0.85, 1)
    mesh = make_mesh(
        "lasagne",
        np.stack([x, y, wave * coarse - 0.03 * edge + ruffle], 1),
        faces,
        tone=0.2 * coarse,
    )
    return thickened(mesh, 0.035)


@shape
def layer_filling(look, kind=0, size=(0.6, 0.48, 0.055)):
    """Makes the filling between two sheets of lasagne. `size` contains its half-lengths."""
    return solid(look, size, (9, 3), 0.05, 2.2, 0.035, 9, seed=kind + 1, detail=5)


@shape
def cheese_lid(kind=0, size=(0.66, 0.54), drip=0.2):
    """Makes grilled cheese that hangs over the edges of a block. `size` contains its half-lengths."""
    across, along, faces = sheet(90, 90)
    points = np.stack([across, along, 0 * across + kind], 1)
    coarse = fractal(points, 2.2, 3, kind)
    fine = fractal(points, 7, 3, kind + 2)
    bubbles = blisters(points, 5, kind, 0.5, 0.5)
    square = np.maximum(np.abs(across), np.abs(along))
    hang = smooth_step(square, 0.84, 1.0)
    z = (
        0.03
        + 0.025 * coarse
        + 0.03 * bubbles * (1 - hang)
        + 0.01 * fine
        - hang * drip * (0.55 + 0.9 * coarse)
    )
    spots = fractal(points, 3, 4, kind + 5)
    x = across * size[0] * (1 - 0.05 * hang)
    y = along * size[1] * (1 - 0.05 * hang)
    brown = smooth_step(spots + 0.6 * bubbles + 0.35 * hang, -0.25, 0.55)
    scorched = smooth_step(spots + 0.7 * bubbles + 0.3 * fine, 0.25, 0.9)
    mesh = make_mesh(
        "cheese", np.stack([x, y, z], 1), faces, brown=brown, scorch=scorched, tone=0.25 * fine
    )
    return thickened(mesh, 0.03)
