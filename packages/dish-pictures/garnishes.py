"""Leaves, rings, sticks, dice, seeds and slices, on or beside a dish. Lengths are in units of 10 cm."""

from math import pi, radians
from random import Random

import numpy as np

from meshes import (
    disc,
    grid_faces,
    make_mesh,
    rim_faces,
    shape,
    sheet,
    solid,
    sphere,
    thickened,
    tube,
)
from noises import bump_at, fractal, smooth_step

# Leaves


@shape
def coriander_leaf(kind=0):
    """Makes a lobed leaf, about 1 unit across. Dishes use the leaf at a scale of about 0.1."""
    radius, angle, faces = disc(12, 96)
    lobes = 0.42 + 0.58 * np.abs(np.cos(1.5 * angle)) ** 0.8
    lobes *= 1 - 0.16 * np.abs(np.sin(6.5 * angle + kind)) ** 2
    stalk = np.abs(((angle + pi) % (2 * pi)) - pi) - pi
    lobes *= 1 - 0.75 * np.exp(-((np.abs(stalk) / 0.35) ** 2))
    x, y = radius * lobes * np.cos(angle), radius * lobes * np.sin(angle)
    curl = 1 if kind % 2 else -0.8
    height = (
        0.22 * fractal(np.stack([x, y, 0 * x + kind * 3], 1), 1.4, 2, kind)
        + 0.25 * (x * x + 0.2 * y) * curl
    )
    rib = bump_at(np.sin(1.5 * angle), 0, 0.12) * (1 - radius) * 1.2
    return thickened(
        make_mesh("coriander", np.stack([x, y, height], 1), faces, rib=rib, tone=0.25 * height),
        0.04,
    )


@shape
def oval_leaf(look="mint", kind=0, width=0.55, teeth=14, ruffle=0.08):
    """Makes a leaf with a middle rib, 2 units long: mint, basil, curry leaf or neem."""
    across, along, faces = sheet(40, 25)
    lengthwise = (across + 1) / 2
    outline = np.sin(pi * lengthwise**0.8) ** 0.75 * width
    outline = outline * (1 + 0.06 * np.sin(lengthwise * pi * teeth))
    x, y = across, along * outline
    side = np.abs(along)
    veins = np.sin((lengthwise * 9 + side * 1.5) * pi * 1.3) * (1 - bump_at(along, 0, 0.12))
    points = np.stack([x, y, 0 * x + kind * 4], 1)
    height = (
        0.25 * outline * side**1.4 + 0.03 * veins * outline + ruffle * fractal(points, 2, 2, kind)
    )
    height = height - 0.22 * across**2 * (1 if kind % 2 else 0.3)
    rib = bump_at(along, 0, 0.09) + 0.25 * smooth_step(veins, 0.8, 1)
    return thickened(
        make_mesh(look, np.stack([x, y, height], 1), faces, rib=rib, tone=0.2 * veins), 0.03
    )


@shape
def salad_leaf(look="lettuce", kind=0, width=0.62, frill=0.16, lobed=0.0):
    """Makes a frilled leaf 2 units long: lettuce, mustard or rocket."""
    across, along, faces = sheet(64, 48)
    lengthwise = (across + 1) / 2
    outline = (
        width
        * np.sin(pi * np.clip(lengthwise, 0.06, 0.97) ** 0.9) ** 0.5
        * (0.35 + 0.75 * lengthwise)
    )
    outline = outline * (1 - lobed * (0.5 + 0.5 * np.sin(lengthwise * 26)) * (1 - lengthwise))
    x, y = across * (1 - 0.12 * np.abs(along) ** 2), along * outline
    edge = np.maximum(np.abs(along), smooth_step(across, 0.55, 1))
    points = np.stack([x, y, 0 * x + kind * 3], 1)
    waves = np.sin(x * 13 + 3 * fractal(points, 1.2, 2, kind)) * np.cos(y * 9 + kind)
    height = frill * edge**2 * waves + 0.10 * fractal(points, 3.2, 3, kind + 2) * (0.3 + edge)
    height = height + 0.22 * np.abs(along) ** 1.6 * width + 0.16 * (across + 0.2) ** 2
    rib = bump_at(along, 0, 0.10) * (1.1 - lengthwise) + 0.3 * bump_at(
        np.sin((lengthwise * 7 + np.abs(along)) * pi), 0, 0.16
    )
    tone = 0.35 * (0.6 - edge) + 0.35 * fractal(points, 4, 3, kind + 5)
    return thickened(make_mesh(look, np.stack([x, y, height], 1), faces, rib=rib, tone=tone), 0.02)


@shape
def petal_of_rose(kind=0):
    """Makes a cupped petal, 2 units across. Dishes use the petal at a scale of about 0.1."""
    radius, angle, faces = disc(12, 48)
    x, y = radius * np.cos(angle) * (1 + 0.15 * np.sin(angle)), radius * np.sin(angle)
    height = 0.45 * radius**2 + 0.12 * fractal(np.stack([x, y, 0 * x + kind], 1), 1.6, 2, kind)
    return thickened(
        make_mesh("rose", np.stack([x, y, height], 1), faces, tone=0.3 * (0.5 - radius)), 0.03
    )


@shape
def petal_of_mustard(kind=0):
    """Makes a flower of four yellow petals, 1 unit in radius.

    Dishes use the flower at a scale of about 0.05.
    """
    radius, angle, faces = disc(10, 64)
    away = radius * (0.35 + 0.65 * np.abs(np.sin(2 * angle + kind)) ** 0.6)
    x, y = away * np.cos(angle), away * np.sin(angle)
    height = 0.25 * away**2 - 0.1 * (1 - radius)
    return make_mesh("mustard flower", np.stack([x, y, height], 1), faces, tone=0.3 * radius - 0.15)


def coriander(
    table, count, at=(0, 0), radius=0.8, size=(0.06, 0.095), tilt=22, seed=1, stretch=1.0
):
    leaves = [coriander_leaf(kind) for kind in range(5)]
    table.scatter(
        leaves, count, at, radius, tilt, tries=2, size=size, sink=0, stretch=stretch, seed=seed
    )


def mint(table, count, at=(0, 0), radius=0.8, size=(0.12, 0.17), tilt=28, seed=1):
    leaves = [oval_leaf("mint", kind) for kind in range(4)]
    table.scatter(leaves, count, at, radius, tilt, tries=2, size=size, sink=0, seed=seed)


def sprig(table, at, turn=0, size=1.0, look="coriander"):
    """Lays down a sprig of coriander or mint."""
    height = table.height(*at)
    with table.moved((*at, height), (0, 0, turn), size):
        places = (
            (0.04, 0, 0),
            (-0.1, 0.1, 70),
            (-0.1, -0.1, -70),
            (-0.24, 0.09, 95),
            (-0.24, -0.09, -95),
        )
        for number, (x, y, around) in enumerate(places):
            leaf = coriander_leaf(number) if look == "coriander" else oval_leaf("mint", number)
            leaf_size = 0.13 if look == "coriander" else 0.15
            table.put(leaf, (x, y, 0.045), (10, -12, around), leaf_size)
        stem = tube("stem", [(0, 0, 0.02), (-0.3, 0, 0.03), (-0.52, 0.05, 0.015)], 0.011, 8, 16)
        table.put(stem)


def crown_of_mint(table, at, size=0.16):
    """Sets five mint leaves upright into a drink, like the tip of a stalk. Each leaf is twice `size` long."""
    top = table.height(*at)
    for number, lean in enumerate((-34, -28, -38, -30, -50)):
        around = 20 + 72 * number
        x, y = (at[0] + 0.1 * np.cos(radians(around)), at[1] + 0.1 * np.sin(radians(around)))
        table.put(oval_leaf("mint", number % 4), (x, y, top + 0.07), (0, lean, around), size)


def curry_sprig(table, at, turn=0, size=1.0):
    """Lays down a stalk of curry leaves, about 0.9 units long, with pairs of leaves and a leaf at the tip."""
    height = table.height(*at)
    with table.moved((*at, height), (0, 0, turn), size):
        table.put(tube("stem", [(-0.45, 0, 0.02), (0, 0.03, 0.03), (0.4, 0, 0.03)], 0.012, 8, 20))
        for number in range(4):
            along = -0.28 + 0.19 * number
            for side in (-1, 1):
                leaf = oval_leaf("curry leaf", number + side, 0.42, 0, 0.06)
                away = 0.13 - 0.015 * number
                table.put(
                    leaf,
                    (along + 0.05, side * away + 0.02, 0.05),
                    (-14 * side, -6, 62 * side),
                    0.16 - 0.012 * number,
                )
        table.put(oval_leaf("curry leaf", 3, 0.42, 0, 0.06), (0.5, 0.01, 0.05), (0, -8, 4), 0.14)


# Onion, capsicum, chilli, ginger


@shape
def onion_ring(kind=0, look="onion", radius=1.0, height=0.12, wall=0.045):
    """Makes a ring of onion, about 1 unit in radius. Dishes use the ring at a scale of about 0.2."""
    around, sides = 96, 14
    angle = np.repeat(np.linspace(0, 2 * pi, around, endpoint=False), sides)
    wall_angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), around)
    circle = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    uneven = fractal(circle, 0.8, 2, kind + 1)
    away = radius * (1 + 0.2 * uneven) + wall * (1 + 0.5 * uneven) * np.cos(wall_angle)
    up = height * (1 - 0.4 * uneven) * np.sin(wall_angle) + 0.18 * uneven
    oval = 1 - 0.1 * (kind % 3)
    vertices = np.stack([away * np.cos(angle), oval * away * np.sin(angle), up], 1)
    faces = grid_faces(around, sides, closed=True, looped=True)
    return make_mesh(
        look, vertices, faces, edge=smooth_step(np.cos(wall_angle), 0.0, 0.8), tone=0.1 * uneven
    )


def onion_rings(table, count, at, spread=0.16, size=0.22, look="onion", turn=20, seed=1):
    """Lays a row of onion rings of uneven sizes.

    The row begins at `at` and runs in the direction `turn`, in degrees.
    """
    dice = Random(seed + round(1000 * abs(at[0])))
    for number in range(count):
        x = at[0] + number * spread * np.cos(radians(turn)) + dice.uniform(-0.5, 0.5) * spread
        y = at[1] + number * spread * np.sin(radians(turn)) + dice.uniform(-0.5, 0.5) * spread
        lean = (dice.uniform(-8, 12), dice.uniform(4, 16), dice.uniform(0, 360))
        table.drop(
            onion_ring(number % 5, look), x, y, lean, size * dice.uniform(0.5, 1.05), sink=0.01
        )


@shape
def shred(look, kind=0, length=0.4, width=0.02, flat=0.6, curve=0.3, edged=False):
    """Makes a curved strip, such as onion, cabbage or capsicum."""
    dice = Random(kind * 7 + 3)
    bend = curve * length * dice.uniform(0.4, 1)
    lift = 0.08 * length * dice.uniform(-1, 1)
    path = [
        (-length / 2, 0, 0),
        (-length / 4, bend * 0.7, lift),
        (length / 4, bend * 0.7, -lift),
        (length / 2, 0, 0),
    ]
    taper = lambda places: width * (0.45 + 0.55 * np.sin(pi * np.clip(places, 0.05, 0.95)))
    extra = {"edge": 0.7} if edged else {}
    return tube(
        look, path, taper, 8, 18, flat, tone=lambda places: 0.3 * np.sin(places * 9 + kind), **extra
    )


@shape
def onion_petal(kind=0, look="onion", size=0.24, curve=0.55, thickness=0.03, char=0.0):
    """Makes a square of capsicum or of one layer of onion. `size` is half the length of a side."""
    across, along, faces = sheet(28, 28)
    reach = (np.abs(across) ** 5 + np.abs(along) ** 5) ** 0.2
    square = np.maximum(np.abs(across), np.abs(along))
    x, y = (values * (square + 1e-6) / np.maximum(reach, 1e-6) for values in (across, along))
    uneven = fractal(np.stack([x, y, 0 * x + kind], 1), 1.2, 3, kind)
    height = -curve * (0.6 * x * x + 0.25 * y * y) + 0.06 * uneven
    rim = smooth_step(square, 0.8, 1)
    burnt = char * (
        0.9 * rim * smooth_step(uneven + 0.3, 0.1, 0.6) + 0.7 * smooth_step(uneven, 0.3, 0.65)
    )
    edge = 0.8 * smooth_step(rim + 0.3 * uneven, 0.3, 1)
    mesh = make_mesh(
        look, np.stack([x, y, height], 1) * size, faces, char=burnt, edge=edge, tone=0.2 * uneven
    )
    return thickened(mesh, thickness, 0.01)


@shape
def chilli(kind=0, length=0.9, thickness=0.075, fried=0.0):
    """Makes a whole green chilli with its stem, lying along x."""
    dice = Random(kind)
    path = [
        (0, 0, 0),
        (length * 0.3, 0.05, 0.03),
        (length * 0.65, 0.1 + 0.08 * dice.random(), 0.03),
        (length, 0.02, 0),
    ]
    swell = lambda places: thickness * (
        0.02
        + np.sin(pi * np.minimum(1, places * 4 + 0.25) / 2)
        * (1 - places**2.2) ** 0.7
        * (1 + 0.05 * np.sin(places * 31))
    )
    burnt = lambda places: fried * smooth_step(
        np.sin(places * 14 + kind) + 0.4 * np.sin(places * 37), 0.5, 1.2
    )
    return tube(
        "green chilli",
        path,
        swell,
        20,
        60,
        char=burnt,
        tone=lambda places: 0.35 * np.sin(places * 9 + kind),
    )


@shape
def chilli_stem():
    """Makes the stem of a whole chilli. The stem begins at the chilli's blunt end."""
    return tube(
        "stem",
        [(0.03, 0, 0), (-0.06, 0, 0.02), (-0.18, -0.03, 0.08)],
        lambda places: 0.045 - 0.03 * places,
        10,
        16,
    )


def whole_chilli(table, at, turn=0, kind=0, length=0.9, fried=0.0, size=1.0):
    height = table.drop(chilli(kind, length, 0.075, fried), *at, (0, 0, turn), size)
    table.put(chilli_stem(), (*at, height), (0, 0, turn), size, hidden=True)


@shape
def chilli_slice(kind=0, look="green chilli"):
    """Makes a slice of chilli with seeds, 1 unit in radius. Dishes use the slice at a scale of about 0.05."""
    radius, angle, faces = disc(12, 40)
    thick = 0.35
    top = np.stack(
        [radius * np.cos(angle), radius * np.sin(angle) * (0.8 + 0.1 * kind), 0 * radius], 1
    )
    hollow = smooth_step(0.72 - radius, 0, 0.12)
    top[:, 2] = thick * (1 - smooth_step(radius, 0.88, 1) * 0.5) - 0.3 * hollow
    seeds = hollow * smooth_step(np.sin(angle * 3 + kind) * np.cos(radius * 6), 0.1, 0.6)
    top[:, 2] += 0.22 * seeds
    bottom = top * [1, 1, 0] + [0, 0, -thick]
    return make_mesh(
        look,
        np.concatenate([top, bottom]),
        faces + rim_faces(len(radius), 40),
        seed=np.concatenate([seeds, 0 * seeds]),
        tone=0.1,
    )


def chilli_slices(table, count, at=(0, 0), radius=0.8, size=(0.038, 0.055), tilt=30, seed=1):
    slices = [chilli_slice(kind) for kind in range(3)]
    table.scatter(slices, count, at, radius, tilt, tries=2, size=size, sink=0, seed=seed)


@shape
def stick(look, kind=0, length=0.3, thickness=0.02, depth=None):
    """Makes a cut stick with square edges, such as ginger, carrot or radish."""
    half = (length / 2, thickness, depth or thickness)
    return solid(look, half, (9, 9), lumps=0.05, crags=0.02, seed=kind + 1, detail=4)


def ginger(table, count, at=(0, 0), radius=0.5, seed=1, length=0.28):
    sticks = [stick("ginger", kind, length * (0.8 + 0.15 * kind), 0.014) for kind in range(4)]
    table.scatter(sticks, count, at, radius, 22, tries=2, size=(0.85, 1.15), sink=0, seed=seed)


@shape
def spring_onion_ring(kind=0):
    """Makes a ring of spring onion, 1 unit in radius. Dishes use the ring at a scale of about 0.05."""
    around, sides = 36, 8
    angle = np.repeat(np.linspace(0, 2 * pi, around, endpoint=False), sides)
    wall_angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), around)
    away = 1 + 0.2 * np.cos(wall_angle) + 0.1 * np.sin(2 * angle + kind)
    vertices = np.stack(
        [away * np.cos(angle), 0.85 * away * np.sin(angle), 0.5 * np.sin(wall_angle)], 1
    )
    faces = grid_faces(around, sides, closed=True, looped=True)
    return make_mesh(
        "spring onion",
        vertices,
        faces,
        pale=0.9 if kind % 3 == 2 else 0.0,
        tone=0.25 * np.sin(kind * 2.0),
    )


def spring_onion(table, count, at=(0, 0), radius=0.8, size=(0.045, 0.065), seed=1):
    rings = [spring_onion_ring(kind) for kind in range(6)]
    table.scatter(rings, count, at, radius, 40, tries=2, size=size, sink=0, seed=seed)


# Fruit and vegetables in slices, dice and whole


@shape
def lime_wedge(radius=0.185, half_angle=36):
    """Makes a wedge of lime with its peel at the bottom."""
    rows, columns = 48, 28
    length, width = [
        grid.ravel()
        for grid in np.meshgrid(
            np.linspace(0, pi, rows),
            np.radians(np.linspace(-half_angle, half_angle, columns)),
            indexing="ij",
        )
    ]
    long = radius * (1.15 + 0.12 * np.abs(np.cos(length)) ** 8)
    rind = np.stack(
        [
            long * np.cos(length),
            radius * np.sin(length) * np.sin(width),
            -radius * np.sin(length) * np.cos(width),
        ],
        1,
    )
    vertices, faces = [rind], grid_faces(rows, columns)
    pith, pulp, tone = [0 * length], [0 * length], [0 * length]
    first = len(rind)
    for side in (-1, 1):
        share, angle = [
            grid.ravel()
            for grid in np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, pi, 60), indexing="ij")
        ]
        slope = radians(half_angle) * side
        x = share * radius * (1.15 + 0.12 * np.abs(np.cos(angle)) ** 8) * np.cos(angle)
        y = share * radius * np.sin(angle)
        juicy = (1 - smooth_step(share, 0.82, 0.87)) * smooth_step(y, 0.012, 0.03)
        cells = fractal(np.stack([angle * 3, share * 2, 0 * angle + side], 1), 4, 3, 2)
        points = np.stack([x, y * np.sin(slope), -y * np.cos(slope)], 1)
        points[:, 1] += side * 0.008 * juicy * (cells + 0.5)
        vertices.append(points)
        faces = faces + [[first + corner for corner in face] for face in grid_faces(40, 60)]
        first += len(points)
        pith.append(1 - smooth_step(share, 0.93, 0.96))
        pulp.append(juicy)
        tone.append(0.3 * cells)
    return make_mesh(
        "lime",
        np.concatenate(vertices),
        faces,
        pith=np.concatenate(pith),
        pulp=np.concatenate(pulp),
        tone=np.concatenate(tone),
    )


def lime(table, at, turn=0, size=1.0, radius=0.185):
    """Puts down a wedge of lime that shows its flesh to the camera."""
    wedge = lime_wedge(radius)
    height = table.height(*at) + radius * size * 0.8
    table.put(wedge, (*at, height), (38, 0, turn), size)


@shape
def round_slice(look, thickness=0.06, seeds=0, rind=0.1, juicy=False, kind=0):
    """Makes a round slice, 1 unit in radius, such as cucumber or tomato.

    `seeds` is the number of its parts with seeds.
    """
    radius, angle, faces = disc(28, 72)
    uneven = fractal(np.stack([np.cos(angle), np.sin(angle), 0 * angle + kind], 1), 1.5, 2, kind)
    away = radius * (1 + 0.03 * uneven)
    edge = smooth_step(radius, 0.97 - rind, 0.985)
    petals = 0 * radius
    if seeds:
        spokes = bump_at(np.sin(angle * seeds / 2 + kind), 0, 0.55)
        petals = (
            (1 - spokes) * smooth_step(radius, 0.2, 0.4) * (1 - smooth_step(radius, 0.62, 0.82))
        )
    x, y = away * np.cos(angle), away * np.sin(angle)
    top = (
        thickness * (1 - 0.6 * smooth_step(radius, 0.95, 1))
        + 0.012 * petals * (1 if juicy else -1)
        - 0.01 * uneven
    )
    count = len(radius)
    above = np.stack([x, y, top], 1)
    below = np.stack([x, y, 0 * x - thickness], 1)
    under = [[corner + count for corner in face][::-1] for face in faces]
    return make_mesh(
        look,
        np.concatenate([above, below]),
        faces + rim_faces(count, 72) + under,
        rind=np.concatenate([edge, 0 * edge + 1]),
        seed=np.concatenate([petals * 0.9, 0 * petals]),
        flesh=np.concatenate([(1 - edge) * (1 - petals), 0 * petals]),
        tone=np.concatenate([0.3 * uneven, 0 * uneven]),
    )


@shape
def dice(look, kind=0, size=0.07, char=0.0, rind=False):
    """Makes a small cut cube, whose sides are about twice `size` long.

    With a rind, the cube has a coloured side.
    """
    stretch = Random(kind + 2)
    half = [size * stretch.uniform(0.68, 1.22) for _ in range(3)]
    extra = (
        {"rind": lambda vertices: smooth_step(vertices[:, 2], 0.72 * half[2], 0.86 * half[2])}
        if rind
        else {}
    )
    return solid(
        look,
        half,
        (4.5, 4.5),
        0.12,
        1.5,
        0.03,
        6,
        char=char,
        char_where="edges",
        seed=kind + 1,
        detail=4,
        **extra
    )


@shape
def bean(look, kind=0, size=0.065, stretch=(1, 0.9, 0.85), wrinkle=0.03, crease=0.0):
    """Makes a small round piece, such as a pea, a chickpea or a peanut."""
    directions, faces = sphere(4)
    uneven = fractal(directions, 1.4, 2, kind)
    swell = 1 + 0.07 * uneven + wrinkle * fractal(directions, 5, 3, kind + 2)
    if crease:
        swell = swell - crease * bump_at(directions[:, 1], 0, 0.16) * smooth_step(
            directions[:, 2], -0.2, 0.5
        )
    return make_mesh(look, directions * swell[:, None] * stretch * size, faces, tone=0.2 * uneven + 0.14 * (kind % 3 - 1))


@shape
def kidney_bean(kind=0, size=0.075):
    """Makes a bent kidney bean, about three times `size` long. Its pale eye is in the hollow side."""
    directions, faces = sphere(4)
    x, y, _ = directions.T
    uneven = fractal(directions, 1.3, 2, kind)
    body = directions * (1 + 0.05 * uneven)[:, None] * [1.5, 0.85, 0.8]
    hollow = smooth_step(y, 0.2, 0.9) * bump_at(x, 0, 0.4)
    body[:, 1] += 0.22 * body[:, 0] ** 2 - 0.2 * hollow
    return make_mesh("kidney bean", body * size, faces, tone=0.25 * uneven + 0.35 * hollow)


@shape
def cardamom(kind=0):
    """Makes a ridged green cardamom pod along the x axis, 0.24 units long."""
    directions, faces = sphere(4)
    x, y, z = directions.T
    ridges = np.cos(3 * np.arctan2(z, y) + kind) * np.sqrt(np.maximum(1 - x * x, 0))
    body = directions * [0.12, 0.055, 0.055] * (1 + 0.12 * ridges[:, None] * [0, 1, 1])
    return make_mesh("cardamom", body, faces, tone=0.3 * ridges)


@shape
def corn_kernel(kind=0, char=0.0):
    """Makes a kernel of corn, 0.12 units long."""
    directions, faces = sphere(4)
    body = directions * (1 - 0.3 * directions[:, :1] * [0, 1, 1]) * [0.062, 0.052, 0.031]
    tone = 0.1 - 0.4 * smooth_step(directions[:, 0], 0.3, 0.9) + 0.14 * (kind - 1)
    burnt = char * smooth_step(fractal(directions, 1.2, 2, kind) + 0.5 * directions[:, 0], 0.2, 0.6)
    return make_mesh("corn", body, faces, tone=tone, char=burnt)


@shape
def pomegranate_seed(kind=0):
    """Makes a glossy seed, 0.09 units long."""
    return solid(
        "pomegranate", (0.046, 0.037, 0.033), (3, 3), 0.1, 1.2, 0.02, 4, seed=kind, detail=4
    )


def pomegranate(table, count, at=(0, 0), radius=0.8, seed=1, size=(0.85, 1.1)):
    seeds = [pomegranate_seed(kind) for kind in range(4)]
    table.scatter(seeds, count, at, radius, 180, tries=3, size=size, sink=0.01, seed=seed)


@shape
def cashew_half(kind=0, look="cashew"):
    """Makes a cashew, 0.24 units long."""
    path = [(-0.1, 0.04, 0), (-0.06, -0.03, 0), (0.03, -0.04, 0), (0.1, 0.05, 0)]
    swell = lambda places: 0.05 * (0.12 + np.sin(pi * np.clip(places, 0.02, 0.98)) ** 0.6)
    return tube(
        look,
        path,
        swell,
        12,
        24,
        0.75,
        char=0.3 * (kind % 2),
        tone=lambda places: 0.2 * np.sin(places * 8 + kind),
    )


@shape
def almond_flake(kind=0):
    """Makes a thin slice of almond with its brown edge, 0.24 units long."""
    radius, angle, faces = disc(10, 40)
    x = radius * np.cos(angle) * 0.12
    y = radius * np.sin(angle) * 0.065 * (1 - 0.35 * np.cos(angle))
    height = 0.012 * np.cos(angle * 2 + kind) * radius
    mesh = make_mesh(
        "almond", np.stack([x, y, height], 1), faces, rind=smooth_step(radius, 0.8, 1), tone=0
    )
    return thickened(mesh, 0.012)


@shape
def raisin(kind=0):
    """Makes a wrinkled raisin, 0.14 units long."""
    return solid("raisin", (0.07, 0.05, 0.045), (2, 2), 0.15, 1.5, 0.16, 3, seed=kind, detail=4)


@shape
def mushroom_slice(kind=0, look="mushroom", char=0.4):
    """Makes a slice of mushroom with cap and stem, 2 units wide.

    Dishes use the slice at a scale of about 0.2.
    """
    across, along, faces = sheet(44, 36)
    cap = np.sqrt(np.maximum(1 - across**2, 0))
    stem = smooth_step(0.34 - np.abs(across), 0, 0.06)
    low = -0.12 - 0.55 * stem - 0.10 * np.abs(across)
    high = 0.02 + 0.62 * cap
    y = low + (high - low) * (along + 1) / 2
    x = across * (1 - 0.05 * np.abs(along))
    gill = (
        bump_at(y, 0.02 - 0.12 * np.abs(across), 0.13)
        * smooth_step(np.abs(across), 0.18, 0.4)
        * (1 - smooth_step(np.abs(across), 0.6, 0.95))
    )
    uneven = fractal(np.stack([x, y, 0 * x + kind], 1), 1.6, 3, kind)
    rim = smooth_step(np.abs(along), 0.86, 1) + smooth_step(np.abs(across), 0.88, 1)
    burnt = char * smooth_step(uneven + 0.5 * rim, 0.25, 0.7)
    height = 0.06 * uneven - 0.1 * rim
    skin = smooth_step(along, 0.78, 0.94) * smooth_step(y, 0.0, 0.1)
    mesh = make_mesh(
        look,
        np.stack([x, y, height], 1),
        faces,
        gill=gill,
        skin=skin,
        char=burnt,
        tone=0.1 + 0.2 * uneven,
    )
    return thickened(mesh, 0.16, 0.02)


@shape
def fried_onion_curl(kind=0):
    """Makes a curl of birista, which is onion that is fried until it is brown."""
    return shred("fried onion", kind, 0.3, 0.014, 0.5, 0.55)


def birista(table, count, at=(0, 0), radius=0.4, seed=1):
    table.scatter(
        [fried_onion_curl(kind) for kind in range(6)],
        count,
        at,
        radius,
        35,
        3,
        (0.7, 1.2),
        0,
        seed=seed,
    )


# Seeds, powders, crumbs


@shape
def grain(look, length=0.03, width=0.012, kind=0):
    """Makes a seed, a flake or a crumb."""
    directions, faces = sphere(2)
    uneven = 1 + 0.2 * fractal(directions, 1.5, 2, kind)
    return make_mesh(
        look,
        directions * uneven[:, None] * [length, width, width * 0.8],
        faces,
        tone=0.1 * kind - 0.1,
    )


def strew(
    table,
    look,
    count,
    at=(0, 0),
    radius=0.8,
    length=0.02,
    width=None,
    seed=1,
    stretch=1.0,
    middle=0.5,
):
    """Strews seeds, spice or crumbs over the pieces below."""
    grains = [grain(look, length, width or length * 0.8, kind) for kind in range(3)]
    table.scatter(grains, count, at, radius, 40, 1, (0.6, 1.3), 0.0, middle, stretch, seed=seed)


@shape
def saffron_thread(kind=0):
    """Makes a thread of saffron, 0.2 units long."""
    return shred("saffron", kind, 0.2, 0.008, 1, 0.5)


@shape
def sev_piece(kind=0):
    """Makes a piece of sev, which is the fine besan noodle on chaat."""
    return shred("sev", kind, 0.16, 0.011, 1, 0.4)


def sev(table, count, at=(0, 0), radius=0.5, seed=1, middle=0.6):
    table.scatter(
        [sev_piece(kind) for kind in range(6)],
        count,
        at,
        radius,
        30,
        2,
        (0.7, 1.2),
        0,
        middle,
        seed=seed,
    )
