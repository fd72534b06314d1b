"""Naan, kulcha, paratha, rumali, sheermal, pav, toast and taco shells. Lengths are in units of 10 cm."""

from math import pi

import numpy as np

from garnishes import grain
from meshes import disc, make_mesh, rounded, shape, sheet, sphere, thickened
from noises import blisters, bump_at, fractal, smooth_step


@shape
def flatbread(
    look="naan",
    kind=0,
    radius=1.0,
    outline="teardrop",
    puff=0.1,
    char=1.0,
    thickness=0.055,
):
    """Makes a bread from the oven or the griddle. `outline` is teardrop or round."""
    share, angle, faces = disc(100, 220)
    reach = 1 + 0.03 * np.sin(3 * angle + kind) + 0.015 * np.sin(5 * angle + 2 * kind)
    depth = 1.0
    if outline == "teardrop":
        reach = reach + 0.22 * np.cos(angle) + 0.05 * np.cos(2 * angle)
        depth = 0.74
    x, y = radius * share * reach * np.cos(angle), radius * depth * share * reach * np.sin(angle)
    points = np.stack([x, y, 0 * x + kind], 1)
    coarse = fractal(points, 1.6, 3, kind)
    fine = fractal(points, 6, 4, kind + 2)
    large = blisters(points, 3.2, kind, 0.75, 0.62)
    small = blisters(points, 7, kind + 4, 0.6, 0.6)
    rim = bump_at(share, 0.9, 0.075)
    height = 0.05 * coarse + 0.012 * fine + puff * large + 0.3 * puff * small + 0.05 * rim
    height = height + 0.03 * np.sqrt(np.maximum(1 - share**8, 0))
    burnt = smooth_step(large + 0.6 * small + 0.7 * fine + 0.3 * coarse, 0.3, 0.8)
    burnt = char * (0.95 * burnt + 0.6 * smooth_step(rim * (coarse + 0.5 * fine + 0.25), 0.35, 0.8))
    brown = 0.85 * smooth_step(
        0.9 * large + 0.6 * small + 0.55 * rim + 0.9 * coarse + 0.35 * fine, -0.05, 0.75
    )
    mesh = make_mesh(
        look,
        np.stack([x, y, height], 1),
        faces,
        char=burnt,
        brown=brown,
        tone=0.2 * fine + 0.3 * coarse + 0.1,
    )
    return thickened(mesh, thickness)


@shape
def flaky_paratha(kind=0, radius=0.5, thickness=0.06, look="paratha"):
    """Makes a round paratha with a spiral of layers."""
    share, angle, faces = disc(90, 200)
    points = np.stack([share * np.cos(angle), share * np.sin(angle), 0 * angle + kind], 1)
    coarse = fractal(points, 2, 3, kind)
    fine = fractal(points, 8, 4, kind + 2)
    spiral = (share * 6.5 - angle / (2 * pi) + 0.35 * coarse) % 1
    layers = smooth_step(spiral, 0.0, 0.75) - smooth_step(spiral, 0.9, 1.0)
    reach = radius * (1 + 0.03 * coarse)
    height = (
        0.022 * layers
        + 0.015 * fine
        + 0.03 * coarse
        + 0.02 * np.sqrt(np.maximum(1 - share**8, 0))
    )
    brown = smooth_step(coarse + 0.6 * fine + 0.5 * layers, 0.1, 0.9)
    burnt = 0.7 * smooth_step(coarse + 0.8 * fine + 0.2 * layers, 0.4, 0.9)
    x, y = reach * share * np.cos(angle), reach * share * np.sin(angle)
    mesh = make_mesh(
        look,
        np.stack([x, y, height], 1),
        faces,
        brown=brown,
        char=burnt,
        tone=0.25 * fine - 0.3 * (layers - 0.5),
    )
    return thickened(mesh, thickness)


@shape
def sheermal(kind=0, radius=0.75):
    """Makes a saffron bread with small holes all over."""
    share, angle, faces = disc(110, 240)
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    points = np.stack([x, y, 0 * x + kind], 1)
    coarse = fractal(points, 1.8, 3, kind)
    across = np.cos(x * 42) * np.cos(y * 42)
    holes = smooth_step(across, 0.72, 0.92) * (1 - smooth_step(share, 0.8, 0.88))
    rim = bump_at(share, 0.93, 0.06)
    height = (
        0.03 * coarse + 0.05 * rim - 0.02 * holes + 0.03 * np.sqrt(np.maximum(1 - share**8, 0))
    )
    mesh = make_mesh(
        "sheermal",
        np.stack([x, y, height], 1),
        faces,
        hole=holes,
        brown=0.8 * smooth_step(rim + coarse, 0.2, 1.1),
        tone=0.3 * coarse,
    )
    return thickened(mesh, 0.06)


@shape
def bun(top=True, kind=0, width=0.66, height=0.4):
    """Makes one half of a pav, which is a soft bun. The top is golden, and the bottom shows its crumb."""
    directions, faces = sphere(6)
    x, y, z = np.abs(directions).T
    radius = ((x**4.6 + y**4.6) ** (2.2 / 4.6) + z**2.2) ** (-1 / 2.2)
    coarse = fractal(directions, 1.2, 2, kind)
    fine = fractal(directions, 9, 4, kind + 1)
    middle = fractal(directions, 3.5, 3, kind + 7)
    half = [width, width, height if top else height * 0.8]
    vertices = (
        directions * (radius * (1 + 0.05 * coarse + 0.012 * middle + 0.003 * fine))[:, None] * half
    )
    up = 1 if top else -1
    cut = smooth_step(-vertices[:, 2] * up, -0.004, 0.012)
    pores = blisters(vertices * [1, 1, 0], 24, 3, 0.75, 0.5)
    away = np.hypot(directions[:, 0], directions[:, 1])
    flat = up * (-0.008 + 0.012 * fine - 0.03 * pores + 0.02 * (1 - away) + 0.012 * middle)
    vertices[:, 2] = vertices[:, 2] * (1 - cut) + flat * cut
    if top:
        side = 0.55 * (
            1 - smooth_step(vertices[:, 2] / height + 0.3 * coarse + 0.3 * middle, -0.15, 0.5)
        )
    else:
        side = 0.55 * (1 - smooth_step(-vertices[:, 2] / height + 0.25 * coarse, 0.1, 0.45))
    shade = 0.25 * smooth_step(vertices[:, 2] * up, 0.5 * height, height) - 0.15
    return make_mesh(
        "pav", vertices, faces, crumb=cut, side=side * (1 - cut), tone=0.15 * coarse + shade
    )


@shape
def bread_slab(kind=0, size=(0.55, 0.5, 0.13)):
    """Makes a thick square of bread that is toasted on both sides. `size` contains its half-lengths."""
    directions, faces = sphere(6)
    body = directions * rounded(directions, 8, 8)[:, None]
    coarse = fractal(directions, 2, 3, kind)
    pores = blisters(body * size, 16, kind, 0.6, 0.5)
    side = 1 - smooth_step(np.abs(body[:, 2]), 0.75, 0.95)
    vertices = body * (1 + 0.03 * coarse - 0.03 * pores * side)[:, None] * size
    return make_mesh("toast", vertices, faces, crumb=side, tone=0.25 * coarse + 0.2 * (1 - side))


@shape
def taco_shell(kind=0, radius=0.52, gap=0.17):
    """Makes a crisp shell along the x axis, open at the top. The bend at the bottom is `gap` wide."""
    across, along, faces = sheet(60, 70)
    width = np.sqrt(np.maximum(1 - along**2, 0.0))
    length = radius * width * np.abs(across)
    side = np.sign(across)
    bend = gap * pi / 2
    turned = np.minimum(length / bend, 1) * pi / 2
    straight = np.maximum(length - bend, 0)
    y = side * (gap * np.sin(turned) + straight * 0.22)
    z = gap * (1 - np.cos(turned)) + straight * 0.97
    x = radius * along
    points = np.stack([x, y, z + kind], 1)
    coarse = fractal(points, 3, 3, kind)
    spots = blisters(points, 9, kind, 0.5, 0.5)
    vertices = np.stack([x, y * (1 + 0.12 * coarse), z + 0.02 * coarse + 0.012 * spots], 1)
    rim = smooth_step(length / (radius * np.maximum(width, 0.05)), 0.85, 1)
    mesh = make_mesh(
        "crisp rumali",
        vertices,
        faces,
        brown=smooth_step(coarse + 0.7 * spots + 0.5 * rim, 0.1, 0.9),
        char=0.5 * smooth_step(coarse + spots, 0.5, 1),
        tone=0.3 * coarse,
    )
    return thickened(mesh, 0.03)


@shape
def pocket(kind=0, radius=0.62, look="kulcha"):
    """Makes half a kulcha along the x axis. The straight, cut side faces -y and is open like a pocket."""
    share, angle, faces = disc(60, 120)
    angle = angle / 2
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    points = np.stack([x, y, 0 * x + kind], 1)
    coarse = fractal(points, 2.2, 3, kind)
    fine = fractal(points, 7, 4, kind + 1)
    spots = blisters(points, 5, kind, 0.6, 0.6)
    belly = (
        0.17
        * np.sqrt(np.maximum(1 - share**2.5, 0))
        * (1 - 0.35 * smooth_step(y / radius, 0.1, 0.9))
    )
    faces = [face for number, face in enumerate(faces) if number % 120 != 119]
    brown = smooth_step(spots + 0.8 * coarse + 0.4 * fine, 0.0, 0.9)
    parts = []
    for up in (1, -1):
        height = up * (belly + 0.035) + 0.012 * fine + 0.03 * spots * (up > 0)
        parts.append(np.stack([x, y, height], 1))
    count = len(x)
    mesh = make_mesh(
        look,
        np.concatenate(parts),
        faces + [[corner + count for corner in face][::-1] for face in faces],
        brown=np.concatenate([brown, brown]),
        char=np.concatenate([0.8 * smooth_step(spots + fine, 0.5, 1.0), 0 * brown]),
        tone=np.concatenate([0.2 * coarse, 0.2 * coarse]),
    )
    return thickened(mesh, 0.06)


@shape
def mince(kind=0, size=(0.5, 0.15, 0.16), look="keema"):
    """Makes a heap of cooked mince. `size` contains its half-lengths."""
    directions, faces = sphere(6)
    coarse = fractal(directions * size, 9, 3, kind)
    crumbs = blisters(directions * size, 11, kind + 1, 0.9, 1.0)
    fine = fractal(directions * size, 40, 3, kind + 2)
    swell = 0.8 + 0.15 * coarse + 0.4 * crumbs + 0.06 * fine
    tone = 0.9 * crumbs - 0.15 + 0.3 * coarse + 0.3 * fine
    return make_mesh(look, directions * swell[:, None] * size, faces, tone=tone)


def nigella(table, count, at=(0, 0), radius=0.6):
    seeds = [grain("nigella", 0.017, 0.01, kind) for kind in range(3)]
    table.scatter(seeds, count, at, radius, 10, 1, (0.8, 1.2), 0)
