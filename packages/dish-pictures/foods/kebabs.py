"""Tikka, seekh, patties, chops, prawns and drumsticks. Lengths are in units of 10 cm."""

from math import cos, pi, radians, sin
from random import Random

import numpy as np
from mathutils import Matrix

import garnishes
from meshes import (
    disc,
    fused,
    grid_faces,
    make_mesh,
    points_of,
    rim_faces,
    rounded,
    set_values,
    shape,
    solid,
    sphere,
    tube,
    tube_faces,
    values_of,
)
from noises import blisters, bump_at, fractal, smooth_step


@shape
def chunk(look="tikka", kind=0, size=0.2, char=0.85, stretch=(1.15, 0.9, 0.68)):
    """Makes a rounded piece of chicken or mutton of about twice `size`."""
    half = [size * part for part in stretch]
    return solid(look, half, (3, 3), 0.26, 1.1, 0.09, 4.5, char=char, seed=kind * 3 + 1, detail=5)


def unevenness(points, kind, scales):
    """Returns coarse, fine and very fine noise for each point. `scales` contains one scale for each."""
    return tuple(
        fractal(points, scale, octaves, kind + number)
        for number, (scale, octaves) in enumerate(zip(scales, (3, 4, 3)), 1)
    )


@shape
def block(look="paneer tikka", kind=0, size=(0.2, 0.2, 0.15), char=0.9):
    """Makes a block of paneer with charred edges and dark lines. `size` contains its half-lengths."""
    directions, faces = sphere(5)
    body = directions * rounded(directions, 9, 9)[:, None]
    coarse = fractal(directions, 1.5, 3, kind + 1)
    fine = fractal(directions, 6, 4, kind + 2)
    vertices = body * (1 + 0.05 * coarse + 0.022 * fine)[:, None] * np.array(size)
    extent = np.sort(np.abs(body), axis=1)
    edge = smooth_step(extent[:, 1], 0.78, 0.98)
    burnt = edge * smooth_step(fine + 0.5 * coarse, -0.05, 0.5)
    across = vertices[:, 0] * 0.8 + vertices[:, 1] * 0.6 + 0.02 * coarse + 0.04
    lines = bump_at(across % 0.17, 0.085, 0.026) * smooth_step(body[:, 2], 0.4, 0.85)
    burnt = np.maximum(burnt, 0.95 * lines * smooth_step(coarse + 0.9, 0.2, 0.7))
    tone = 0.3 * fine + 0.25 * coarse - 0.1 * edge
    return make_mesh(look, vertices, faces, char=char * burnt, tone=tone)


@shape
def patty(look="galouti", kind=0, radius=0.38, height=0.12, crags=0.05, char=0.5):
    """Makes a round cake. `height` is half of the cake's height, and `crags` is the height of its bumps."""
    directions, faces = sphere(6)
    body = directions * rounded(directions, 2, 4)[:, None]
    coarse, fine, rough = unevenness(directions, kind, (1.3, 6, 15))
    swell = 1 + 0.05 * coarse + crags * fine + 0.4 * crags * rough
    vertices = body * swell[:, None] * [radius, radius, height]
    burnt = char * smooth_step(fine + 0.5 * coarse + 0.25 * body[:, 2], 0.15, 0.75)
    rim = smooth_step(np.hypot(body[:, 0], body[:, 1]), 0.7, 1)
    tone = 0.35 * fine + 0.25 * coarse + 0.2 * rough - 0.1 * rim
    return make_mesh(look, vertices, faces, char=burnt, tone=tone)


@shape
def fried_patty(look="hara bhara", kind=0, radius=0.38, height=0.13, sear=0.9):
    """Makes a shallow-fried round cake. Its flat top is brown, and its side has the colour of the dough.

    `height` is half of the cake's height. `sear` (0 to 1) is how brown the top is.
    """
    directions, faces = sphere(6)
    body = directions * rounded(directions, 2, 3.4)[:, None]
    coarse, fine, rough = unevenness(directions, kind, (1.4, 6, 16))
    crumbs = blisters(body, 7, kind + 4, 0.8, 0.7)
    swell = 1 + 0.06 * coarse + 0.035 * fine + 0.015 * rough + 0.04 * crumbs
    vertices = body * swell[:, None] * [radius, radius, height]
    flat = smooth_step(body[:, 2], 0.55, 0.9)
    heat = 0.55 * fine + 0.55 * coarse + 0.5 * crumbs + 0.2 * rough
    browned = sear * flat * smooth_step(heat, -0.6, 0.3)
    burnt = 0.9 * sear * flat * smooth_step(heat, 0.35, 0.95)
    tone = 0.3 * fine + 0.2 * coarse + 0.25 * rough + 0.2 * crumbs - 0.1
    return make_mesh(look, vertices, faces, sear=browned, char=burnt, tone=tone)


def studded_patty(table, cake, at, radius, seed=1):
    """Drops a patty of `radius`. Whole kidney beans show in its top and in the side towards the camera."""
    dice = Random(seed)
    level = table.drop(cake, *at, (3, -4, 60 * seed))
    beans = [garnishes.kidney_bean(kind, 0.055) for kind in range(3)]
    for number in range(5):
        around, away = number * 2.4 + seed, 0.82 * radius * ((number + 0.5) / 5) ** 0.5
        place = (at[0] + away * cos(around), at[1] + away * sin(around))
        turn = (dice.uniform(-15, 15), dice.uniform(-15, 15), dice.uniform(0, 360))
        table.drop(beans[number % 3], *place, turn, sink=dice.uniform(0.046, 0.06))
    for number in range(4):
        around = radians(205 + 42 * number + dice.uniform(-12, 12))
        place = (
            at[0] + 0.96 * radius * cos(around),
            at[1] + 0.96 * radius * sin(around),
            level + dice.uniform(-0.05, 0.05),
        )
        table.put(beans[number % 3], place, (70, dice.uniform(0, 180), 0), hidden=True)


@shape
def halved_patty(look="hara bhara", kind=0, radius=0.4, height=0.17):
    """Makes half a round cake that stands on its base. The cut side faces -y and shows crust and filling.

    `height` is half of the cake's height.
    """
    crust = 0.024
    directions, faces = sphere(6)
    body = directions * rounded(directions, 2, 2.6)[:, None]
    coarse, fine, rough = unevenness(directions, kind, (1.3, 6, 15))
    swell = 1 + 0.05 * coarse + 0.04 * fine + 0.015 * rough
    vertices = body * swell[:, None] * [radius, radius, height]
    cut = smooth_step(-vertices[:, 1], -0.004, 0.008)
    inside_x = np.abs(vertices[:, 0]) / (radius - crust)
    inside_z = np.abs(vertices[:, 2]) / (height - crust)
    away = (inside_x**2.6 + inside_z**2.6) ** (1 / 2.6)
    filling = cut * (1 - smooth_step(away + 0.06 * coarse, 0.97, 1.05))
    vertices[:, 1] = np.maximum(vertices[:, 1], 0)
    clots = blisters(vertices, 9, kind + 6, 0.9, 0.8)
    crumbs = 0.6 + fractal(vertices, 7, 4, 4) + 0.5 * fractal(vertices, 20, 4, 5) + 0.7 * clots
    vertices[:, 1] -= 0.04 * filling * crumbs
    herb = 2.4 * blisters(vertices, 17, 7, 0.5, 0.75) * filling
    tone = (0.35 * fine + 0.25 * coarse + 0.2 * rough) * (1 - filling) + 0.25 * cut * (1 - filling)
    burnt = 0.4 * smooth_step(fine + 0.5 * coarse, 0.15, 0.75) * (1 - cut)
    return make_mesh(look, vertices, faces, char=burnt, tone=tone, filling=filling, herb=herb)


@shape
def crisp_patty(look="crisp curd patty", kind=0, radius=0.32, height=0.11, broken=None, herbs=1.0):
    """Makes a flat cake with an even, crumbly crust. `height` is half of the cake's height.

    If `broken` is an angle in degrees, the half that faces -y is broken off. The ragged break leans back by
    this angle from upright and shows soft clots under a thin crust.
    """
    directions, faces = sphere(6)
    half = [radius, radius, height]
    body = directions * rounded(directions, 2, 3.5)[:, None]
    coarse = fractal(directions, 1.2, 3, kind + 1)
    fine = fractal(body * half, 12, 4, kind + 2)
    crumbs = blisters(body * half, 30, kind + 3, 0.75, 0.6)
    swell = 1 + 0.05 * coarse + 0.03 * fine + 0.035 * crumbs
    vertices = body * swell[:, None] * half
    rim = smooth_step(np.hypot(body[:, 0], body[:, 1]), 0.72, 0.95)
    filling = clot = herb = np.zeros(len(directions))
    if broken is not None:
        ahead = np.array([0, -cos(radians(broken)), sin(radians(broken))])
        ragged = 0.12 * radius * fractal(vertices, 5, 3, kind + 5)
        beyond = vertices @ ahead - ragged
        cut = smooth_step(beyond, -0.004, 0.008)
        vertices = vertices - np.outer(beyond * cut, ahead)
        depth = np.hypot(vertices[:, 0], vertices[:, 1]) / radius
        depth = (depth**3.5 + np.abs(vertices[:, 2] / height) ** 3.5) ** (1 / 3.5)
        filling = cut * (1 - smooth_step(depth + 0.05 * fine, 0.86, 0.93))
        lumps = blisters(vertices, 11, kind + 6, 0.85, 0.8)
        grains = fractal(vertices, 26, 4, kind + 8)
        vertices = vertices + np.outer(filling * (0.09 * lumps + 0.03 * grains + 0.01), ahead)
        clot = filling * (0.25 + 0.7 * lumps + 0.5 * grains)
        herb = 2.4 * herbs * blisters(vertices, 20, kind + 7, 0.4, 0.7) * filling
    burnt = 0.8 * smooth_step(0.7 * coarse + 0.5 * fine + 0.25 * rim, 0.2, 0.8) * (1 - filling)
    tone = 0.3 * fine + 0.25 * coarse - 0.3 * crumbs + 0.2 * rim - 0.05
    return make_mesh(
        look, vertices, faces, char=burnt, tone=tone, filling=filling, clot=clot, herb=herb
    )


@shape
def seekh(look="seekh", kind=0, length=1.3, radius=0.13, hollow=True):
    """Makes a minced kebab along the x axis, with marks of the cook's hand and of the fire."""
    count, sides = 90, 32
    places = np.repeat(np.linspace(0, 1, count), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), count)
    points = np.stack([places * length, np.cos(angle) * radius * 2, np.sin(angle) * radius * 2], 1)
    coarse = fractal(points, 3, 3, kind + 1)
    fine = fractal(points, 9, 4, kind + 2)
    rough = fractal(points, 22, 3, kind + 5)
    grip = np.sin(places * length * 17 + kind) * 0.04
    end = np.minimum(1, np.minimum(places, 1 - places) * length / radius / 0.8) ** 0.4
    away = radius * (end * 0.96 + 0.04) * (1 + grip + 0.09 * coarse + 0.06 * fine + 0.04 * rough)
    if hollow:
        away = np.where((places < 0.001) | (places > 0.999), radius * 0.3, away)
    vertices = np.stack([(places - 0.5) * length, away * np.cos(angle), away * np.sin(angle)], 1)
    burnt = 0.9 * smooth_step(fine * 0.6 + coarse + 0.4 * np.sin(angle), 0.35, 0.95)
    faces = grid_faces(count, sides, closed=True)
    return make_mesh(
        look, vertices, faces, char=burnt, tone=0.35 * fine + 0.25 * rough + 0.2 * coarse
    )


@shape
def seekh_slice(look="seekh", kind=0, radius=0.15, thickness=0.05):
    """Makes a slanting slice of a seekh.

    The cut face is paler than the rim, and the skewer's hole is closed.
    """
    around, sides = 60, 20
    angle = np.repeat(np.linspace(0, 2 * pi, around, endpoint=False), sides)
    wall = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), around)
    bulge = lambda values, power: np.sign(values) * np.abs(values) ** power
    away = radius * (0.5 + 0.5 * bulge(np.cos(wall), 0.5))
    points = np.stack(
        [away * np.cos(angle) * 1.25, away * np.sin(angle), thickness * bulge(np.sin(wall), 0.5)], 1
    )
    fine = fractal(points, 12, 4, kind)
    coarse = fractal(points, 4, 3, kind + 4)
    points *= (1 + 0.06 * fine + 0.05 * coarse)[:, None]
    burnt = smooth_step(np.cos(wall) + 0.8 * coarse, 0.5, 1.2) * 0.8
    faces = grid_faces(around, sides, closed=True, looped=True)
    face = smooth_step(np.sin(wall), 0.5, 0.9)
    tone = 0.4 * fine + 0.2 * coarse - 0.15 + 0.3 * face
    return make_mesh(look, points, faces, char=burnt * (1 - 0.7 * face), tone=tone)


@shape
def skewer(length=3.4, look="steel"):
    """Makes a skewer along the x axis."""
    return tube(
        look,
        [(-length / 2, 0, 0), (0, 0, 0), (length / 2, 0, 0)],
        lambda places: 0.022 * np.minimum(1, (1.002 - places) * 14),
        12,
        30,
    )


@shape
def prawn(kind=0, size=0.3, look="prawn", char=0.8, fan=1.0):
    """Makes a curled prawn that lies on its side. `fan` is the size of its tail."""
    count, sides = 80, 24
    places = np.linspace(0, 1, count)
    turn = -0.6 + 4.3 * places**0.9
    reach = size * (1 - 0.33 * places)
    path = np.stack(
        [reach * np.cos(turn), reach * np.sin(turn), 0.05 * size * np.sin(places * 4 + kind)], 1
    )
    thick = size * 0.4 * (np.minimum(1, places * 7 + 0.25) ** 0.5) * (1 - 0.62 * places)
    segments = 1 + 0.055 * np.abs(np.sin(places * pi * 6.5)) - 0.03
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    outward = np.cross(ahead, [0, 0, 1.0])
    angle = np.linspace(0, 2 * pi, sides, endpoint=False)
    ring = (
        outward[:, None] * np.cos(angle)[None, :, None]
        + np.array([0, 0, 0.9]) * np.sin(angle)[None, :, None]
    )
    vertices = (path[:, None] + ring * (thick * segments)[:, None, None]).reshape(-1, 3)
    along = np.repeat(places, sides)
    coarse = fractal(vertices, 2 / size, 3, kind)
    fine = fractal(vertices, 5 / size, 4, kind + 2)
    vertices = vertices + 0.03 * size * fine[:, None] * np.repeat(ring.reshape(-1, 3), 1, 0)
    stripes = np.repeat(np.abs(np.sin(places * pi * 6.5)), sides)
    tone = 0.25 - 0.35 * smooth_step(stripes, 0.4, 0.05) + 0.2 * fine
    burnt = char * smooth_step(
        coarse + 0.4 * fine + 0.25 * np.tile(np.cos(angle), count), 0.3, 0.85
    )
    faces = tube_faces(count, sides)
    end, heading = path[-1], ahead[-1]
    fans, fan_faces = [], []
    first = len(vertices)
    for side in (-1, 1):
        for spread in (0.25, 0.62):
            direction = heading * np.cos(spread * side) + outward[-1] * np.sin(spread * side)
            across = np.cross(direction, [0, 0, 1.0])
            steps = np.linspace(0, 1, 8)
            wide = size * fan * 0.13 * np.sin(pi * np.clip(steps, 0.1, 0.92) ** 0.8)
            middle = end + direction * (steps * size * fan * 0.62)[:, None]
            for edge, lift in ((-1, 0.015), (0, 0.05), (1, 0.015)):
                fans.append(middle + across * (wide * edge)[:, None] + [0, 0, lift * size * 2])
            for row in range(7):
                for strip in range(2):
                    a, b = first + strip * 8 + row, first + (strip + 1) * 8 + row
                    fan_faces.append([a, a + 1, b + 1, b])
            first += 24
    fan_points = np.concatenate(fans)
    zeros = np.zeros(len(fan_points))
    return make_mesh(
        look,
        np.concatenate([vertices, fan_points]),
        faces + fan_faces,
        tail=np.concatenate([0.9 * smooth_step(along, 0.86, 0.96), zeros + 1]),
        char=np.concatenate([burnt, zeros]),
        tone=np.concatenate([tone, zeros]),
    )


@shape
def drumstick(look="tandoori", kind=0, length=1.05, char=0.9):
    """Makes a chicken leg along the x axis. The meat begins at the origin; the bone is at the other end."""
    count, sides = 110, 48
    places = np.repeat(np.linspace(0, 1, count), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), count)
    meat = 0.30 * np.sin(pi * np.clip(places / 0.86, 0, 1) ** 0.62) ** 0.85 * (1 - 0.35 * places)
    bone = 0.065 * smooth_step(places, 0.6, 0.8) * (1 + 0.7 * bump_at(places, 0.955, 0.035))
    bone = bone * np.sqrt(np.maximum(1 - ((places - 0.96) / 0.042) ** 2, 0.02)) ** np.where(
        places > 0.96, 1, 0
    )
    away = np.maximum(meat, bone)
    bony = smooth_step(places, 0.78, 0.82)
    points = np.stack([places * length, away * np.cos(angle), away * np.sin(angle)], 1)
    coarse, fine, rough = unevenness(points, kind, (3, 9, 24))
    gash = 0 * places
    ridge = 0 * places
    slant = places + 0.07 * np.cos(angle) + 0.022 * coarse + 0.012 * fine
    above = smooth_step(np.sin(angle) + 0.5 * np.cos(angle + 1) + 0.3 * coarse, -0.1, 0.4)
    for middle in (0.25 + 0.02 * kind, 0.43 - 0.02 * kind):
        gash = np.maximum(gash, bump_at(slant, middle, 0.014) * above)
        for beside in (-0.038, 0.038):
            ridge = np.maximum(ridge, bump_at(slant, middle + beside, 0.02) * above)
    skin = 0.11 * coarse + 0.06 * fine + 0.025 * rough
    away = away * (1 + skin * (1 - bony)) - 0.03 * gash + 0.012 * ridge
    droop = -0.12 * (places - 0.4) ** 2
    vertices = np.stack(
        [
            (places - 0.35) * length,
            away * np.cos(angle) + 0.06 * np.sin(places * 3),
            away * 0.9 * np.sin(angle) + droop,
        ],
        1,
    )
    burnt = (
        char
        * (1 - bony)
        * smooth_step(
            0.6 * coarse
            + 0.8 * fine
            + 0.3 * rough
            + 0.35 * np.sin(angle)
            + 0.6 * ridge
            + 0.5 * bump_at(places, 0.72, 0.08),
            0.35,
            1.0,
        )
    )
    return make_mesh(
        look,
        vertices,
        tube_faces(count, sides),
        char=burnt,
        gash=gash,
        bone=bony,
        tone=0.35 * fine + 0.25 * coarse + 0.25 * rough - 0.2 * gash,
    )


@shape
def chop(kind=0, size=0.36):
    """Makes a flat rib chop with an eye of meat, a rim of fat, and a clean bone along the x axis."""
    eye = solid(
        "burra",
        (size, size * 0.78, size * 0.34),
        (2.4, 3.5),
        0.16,
        1.3,
        0.05,
        5,
        seed=kind,
        detail=5,
    )
    rib = tube(
        "burra",
        [
            (-0.1, 0.05, 0.02),
            (0.5 * size + 0.3, 0.16, 0.05),
            (size + 0.62, 0.08 + 0.05 * kind, 0.05),
        ],
        0.04,
        14,
        30,
        0.8,
    )
    flap = solid(
        "burra",
        (size * 0.75, size * 0.24, size * 0.25),
        (2, 2),
        0.2,
        1.5,
        0.05,
        5,
        seed=kind + 4,
        detail=4,
    )
    parts = [
        (eye, Matrix.Identity(4)),
        (rib, Matrix.Identity(4)),
        (flap, Matrix.Translation((size * 0.75, 0.1, 0)) @ Matrix.Rotation(0.25, 4, "Z")),
    ]
    mesh = fused("burra crust", parts, 0.02, 5, 0.02, 0.014, 0.8, kind + 2)
    points = points_of(mesh)
    bone = smooth_step(points[:, 0] + 0.03 * fractal(points, 6, 2, kind), size + 0.12, size + 0.2)
    rim = (
        smooth_step(np.hypot(points[:, 0], points[:, 1] * 1.28) / size, 0.86, 1.0)
        * (points[:, 1] < 0.05)
        * 0.8
    )
    char = values_of(mesh, "char")
    set_values(mesh, bone=bone, fat=rim, char=char * (1 - bone))
    return mesh


@shape
def carved_slice(kind=0, size=(0.4, 0.28, 0.032)):
    """Makes a thin slice of roast mutton, pink inside and dark at the crust.

    `size` contains its half-lengths.
    """
    radius, angle, faces = disc(36, 90)
    uneven = fractal(np.stack([np.cos(angle), np.sin(angle), 0 * angle + kind], 1), 1.1, 3, kind)
    away = (
        radius
        * (1 + 0.2 * uneven)
        * (np.abs(np.cos(angle)) ** 3 + np.abs(np.sin(angle)) ** 3) ** (-1 / 3)
    )
    x, y = away * np.cos(angle) * size[0], away * np.sin(angle) * size[1]
    points = np.stack([x, y, 0 * x + kind], 1)
    muscles = fractal(points, 3, 3, kind + 4)
    bent = points + 0.05 * np.stack([0 * x, muscles, 0 * x], 1)
    strands = 1 - 2 * np.abs(fractal(bent * [0.5, 2.6, 1], 9, 3, kind + 2))
    grain = fractal(points * [1, 2, 1], 24, 3, kind + 3)
    seam = bump_at(muscles, 0.05, 0.04)
    uneven_top = 1 + 0.4 * strands + 0.25 * grain - 0.6 * seam
    height = size[2] * uneven_top * (1 - 0.8 * smooth_step(radius, 0.95, 1))
    height = height + 0.07 * fractal(points, 2, 2, kind)
    below = np.stack([x, y, height - 2 * size[2]], 1)
    crust = smooth_step(radius + 0.03 * grain + 0.03 * muscles, 0.93, 1.0)
    tone = 0.3 * strands + 0.25 * grain + 0.3 * muscles + 0.35 * seam - 0.1
    return make_mesh(
        "braised raan",
        np.concatenate([np.stack([x, y, height], 1), below]),
        faces + rim_faces(len(radius), 90),
        crust=np.concatenate([crust, 0 * crust + 1]),
        tone=np.concatenate([tone, 0 * tone]),
    )


@shape
def crumble(look="keema", kind=0, size=0.06):
    """Makes a crumb of mince."""
    return solid(
        look,
        (size, size * 0.85, size * 0.75),
        (2, 2),
        0.3,
        1.6,
        0.16,
        4,
        char=0.4,
        seed=kind,
        detail=3,
    )


@shape
def pulled(look, kind=0, length=0.36):
    """Makes a shred of pulled meat."""
    directions, faces = sphere(4)
    fibres = fractal(directions * [0.6, 3, 3], 2.2, 3, kind)
    bend = 0.25 * directions[:, 0] ** 2
    vertices = directions * (1 + 0.22 * fibres)[:, None] * [length / 2, 0.075, 0.055]
    vertices[:, 1] += bend * length * 0.5 * (1 if kind % 2 else -1)
    burnt = 0.9 * smooth_step(fractal(directions, 1.5, 2, kind + 3), 0.3, 0.7)
    return make_mesh(look, vertices, faces, tone=0.4 * fibres, char=burnt)


@shape
def roast_joint():
    """Makes the uncarved part of a leg of mutton along the x axis.

    The left end is cut flat, and the bone is at the right.
    """
    count, sides = 100, 56
    places = np.repeat(np.linspace(0, 1, count), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), count)
    meat = 0.36 * (1 - smooth_step(places, 0.35, 0.8)) + 0.085 * (
        1 - smooth_step(places, 0.8, 0.86)
    )
    shank = 0.06 * smooth_step(places, 0.5, 0.8) * (1 + 0.6 * bump_at(places, 0.96, 0.035))
    away = np.maximum(meat, shank) * np.where(places > 0.985, 0.3, 1)
    bony = smooth_step(places, 0.82, 0.86)
    points = np.stack([places * 1.3, away * np.cos(angle), away * np.sin(angle)], 1)
    coarse = fractal(points, 2.6, 3, 2)
    fine = fractal(points, 8, 4, 3)
    away = away * (1 + (0.12 * coarse + 0.04 * fine) * (1 - bony))
    x = (places - 0.5) * 1.4
    vertices = np.stack([x, away * np.cos(angle), away * np.sin(angle) * 0.85], 1)
    crust = (0.75 + 0.4 * fine + 0.3 * coarse) * (1 - bony)
    faces = tube_faces(count, sides)
    return make_mesh("braised raan", vertices, faces, crust=crust, bone=bony, tone=0.4 * fine)


@shape
def battered_prawn(kind=0, size=0.3):
    """Makes a prawn in rough red batter. The tail is free of batter."""
    bare = prawn(kind, size, fan=1.1)
    points = points_of(bare)
    normals = np.array([vertex.normal[:] for vertex in bare.vertices])
    tail = values_of(bare, "tail")
    body = 1 - smooth_step(tail, 0.1, 0.5)
    coarse = fractal(points, 4, 3, kind + 4)
    large = blisters(points, 8, kind, 0.7, 0.6)
    fine = fractal(points, 17, 4, kind + 5)
    flakes = blisters(points, 20, kind + 6, 0.5, 0.5)
    swell = 0.035 + 0.04 * coarse + 0.05 * large + 0.025 * flakes + 0.03 * fine
    points = points + normals * (body * swell)[:, None]
    faces = [list(face.vertices) for face in bare.polygons]
    tone = 0.25 * coarse - 0.25 * large - 0.2 * flakes + 0.3 * fine - 0.05
    return make_mesh("red pakora", points, faces, tone=tone, tail=1.1 * smooth_step(tail, 0.4, 0.8))


def fill_pocket(table, pieces, reach, seed=1):
    """Packs crumbs of mince into the open side of a pocket, which faces -y."""
    dice = Random(seed)
    for _ in range(190):
        x = dice.uniform(-reach, reach)
        room = max(0.0, 1 - (x / reach) ** 2) ** 0.5
        up = dice.uniform(-1, 1)
        depth = 0.15 * room * (1 - up**2) ** 0.5
        place = (x, dice.uniform(-0.03, 0.02) - depth, 0.16 * room * up)
        piece = dice.choice(pieces)
        size = 0.05 if piece.name.startswith("green chilli") else dice.uniform(0.85, 1.2)
        table.put(piece, place, tuple(dice.uniform(0, 360) for _ in range(3)), size)


def stud(table, pieces, size, level, reach, seed=1):
    """Presses small pieces into the two sides of a block that the camera sees.

    `size` contains the block's half-lengths.
    """
    dice = Random(seed)
    for number in range(44):
        along = dice.uniform(-1, 1)
        height = level + dice.uniform(-reach, reach)
        place = (
            (along * size[0], -size[1], height)
            if number % 2
            else (-size[0], along * size[1], height)
        )
        turn = tuple(dice.uniform(0, 360) for _ in range(3))
        table.put(dice.choice(pieces), place, turn, dice.uniform(0.8, 1.2), hidden=True)
