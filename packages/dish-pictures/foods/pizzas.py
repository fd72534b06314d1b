"""Bases, sauces and cheese of pizzas. Lengths are in units of 10 cm."""

from contextlib import contextmanager

import numpy as np

from meshes import disc, make_mesh, rounded, shape, sphere
from noises import blisters, fractal, smooth_step


def pizza_outline(angle, seed, shape):
    """Returns the distance of a pizza's edge from its middle at each angle, which is 1 for a circle."""
    wave = 0.012 * np.sin(3 * angle + seed) + 0.01 * np.sin(5 * angle + 2 * seed)
    if shape == "naan":
        return (
            1
            + 0.17 * np.cos(angle - 0.35)
            + 0.05 * np.cos(2 * angle - 0.7)
            - 0.12 * np.abs(np.sin(angle - 0.35))
            + wave
        )
    if shape == "square":
        return (np.abs(np.cos(angle)) ** 7 + np.abs(np.sin(angle)) ** 7) ** (-1 / 7) + wave
    return 1 + wave


def base(
    table,
    look="crust",
    radius=1.3,
    at=(0, 0),
    rim=0.13,
    char=0.5,
    seed=1,
    shape="round",
    rim_width=0.085,
):
    """Puts down a base with a puffed and blistered rim. `rim` is the height of the rim."""
    share, angle, faces = disc(110, 260)
    outline = pizza_outline(angle, seed, shape)
    x, y = share * outline * radius * np.cos(angle), share * outline * radius * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    coarse = fractal(points, 1.8, 3, seed)
    fine = fractal(points, 7, 4, seed + 2)
    large = blisters(points, 4, seed, 0.5, 0.85)
    small = blisters(points, 11, seed + 4, 0.6, 0.6)
    leopard = blisters(points, 13, seed + 6, 0.35, 0.8)
    spots = fractal(points, 10, 3, seed + 6)
    around = np.stack([np.cos(angle), np.sin(angle), 0 * angle + seed], 1)
    swell = 1 + 0.5 * fractal(around, 2.6, 3, seed + 9)
    width = rim_width * (0.75 + 0.4 * swell)
    edge = smooth_step(share, 1 - 2.3 * width, 1 - 1.3 * width)
    puff = edge * np.sqrt(np.maximum(1 - ((share - 1 + width) / width) ** 2, 0.02))
    height = 0.06 * np.sqrt(np.maximum(1 - share**14, 0)) + rim * puff * swell
    height = height + edge * puff * (0.09 * large + 0.03 * small + 0.012 * fine) + 0.008 * fine
    burnt = char * puff * smooth_step(
        0.55 * large + 0.3 * small + 0.6 * leopard + 0.6 * spots + 0.4 * coarse, 0.13, 0.55
    )
    brown = edge * smooth_step(0.55 * puff + 0.4 * large + 0.6 * coarse + 0.3 * fine, 0.25, 1.2)
    height[share > 0.999] = 0.004
    mesh = make_mesh(
        look,
        np.stack([x, y, height], 1),
        faces,
        char=burnt,
        brown=brown,
        tone=0.2 * fine + 0.2 * coarse,
    )
    table.put(mesh, (*at, 0.02 + table.height(*at)))


def spread(
    table, look, radius=1.1, at=(0, 0), height=0.03, seed=1, shape="round", rough=0.012, ragged=0.04
):
    """Spreads a sauce over the base, up to a ragged edge."""
    share, angle, faces = disc(90, 240)
    outline = pizza_outline(angle, 1, shape)
    edge = np.stack([np.cos(angle), np.sin(angle), 0 * angle + seed], 1)
    reach = outline * radius * (1 + ragged * fractal(edge, 2.5, 3, seed))
    x, y = at[0] + share * reach * np.cos(angle), at[1] + share * reach * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    fine = fractal(points, 7, 4, seed)
    coarse = fractal(points, 2, 3, seed + 4)
    heights = table.softened(3, x, y)
    z = (
        heights
        + height * (1 - smooth_step(share, 0.93, 1))
        + rough * fine
        - 0.02 * smooth_step(share, 0.96, 1)
    )
    mesh = make_mesh(
        look,
        np.stack([x, y, z], 1),
        faces,
        tone=0.3 * fine + 0.25 * coarse,
        oil=smooth_step(coarse, 0, 0.5),
    )
    table.put(mesh)


@contextmanager
def cheese(
    table,
    look="cheese",
    radius=1.08,
    at=(0, 0),
    cover=0.6,
    scale=2.6,
    thickness=0.04,
    brown=0.8,
    seed=1,
    shape="round",
):
    """Melts cheese over a sauce. Pieces that are placed inside the `with` block half sink into the cheese.

    `cover` is roughly the share of the sauce that the cheese hides. `brown` is how brown the cheese is.
    """
    share, angle, faces = disc(170, 360)
    outline = pizza_outline(angle, 1, shape)
    reach = outline * radius
    x, y = at[0] + share * reach * np.cos(angle), at[1] + share * reach * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    floor = table.softened(3, x, y)
    yield
    rise = np.maximum(table.softened(5, x, y) - floor, 0)
    coarse = fractal(points, scale, 3, seed)
    flowed = points + 0.16 * np.stack([coarse, np.roll(coarse, 90), 0 * coarse], 1)
    fine = fractal(flowed, scale * 3, 3, seed + 3)
    field = coarse + 0.12 * fine - 1.2 * smooth_step(share, 0.88, 1.04)
    low = np.quantile(field[share < 0.9], 1 - cover)
    here = smooth_step(field, low - 0.12, low + 0.22)
    large = blisters(flowed, 5, seed, 0.45, 0.85)
    small = blisters(flowed, 12, seed + 5, 0.4, 0.8)
    melted = thickness * (0.8 + 0.3 * fine + 0.3 * coarse) + 0.022 * large + 0.008 * small
    z = floor + (melted + 0.35 * rise) * here - 0.05 * (1 - here)
    patches = fractal(points, 2.2, 3, seed + 8)
    spots = fractal(points, 9, 4, seed + 9)
    heat = 0.75 * patches + 0.4 * spots + 0.6 * large + 0.35 * small + 1.2 * np.minimum(rise, 0.15)
    toasted = brown * here * smooth_step(heat, -0.25, 0.4)
    scorched = brown * here * smooth_step(heat + 0.35 * spots + 0.3 * large, 0.35, 0.85)
    thin = 1 - smooth_step(here, 0.35, 0.95)
    fat = np.maximum(1.2 * thin, smooth_step(0.6 * fine - patches - 0.5 * large, 0.1, 0.7))
    mesh = make_mesh(
        look,
        np.stack([x, y, z], 1),
        faces,
        brown=toasted,
        scorch=scorched,
        oil=fat,
        tone=0.3 * fine + 0.2 * coarse,
    )
    table.put(mesh)


@shape
def seared_paneer(look="paneer tikka", kind=0, size=(0.13, 0.12, 0.09), char=0.75, paste=0.5):
    """Makes a piece of paneer with round edges and brown spots. `size` contains its half-lengths.

    `paste` (0 to 1) is the share of the paneer that the marinade or glaze covers.
    """
    directions, faces = sphere(5)
    body = directions * rounded(directions, 4.5, 4.5)[:, None]
    coarse = fractal(directions, 1.2, 3, kind + 1)
    fine = fractal(directions, 5, 4, kind + 2)
    skew = np.array([1 + 0.12 * np.sin(kind * 2.1), 1 + 0.15 * np.cos(kind * 1.7), 1])
    vertices = body * (1 + 0.09 * coarse + 0.03 * fine)[:, None] * size * skew
    extent = np.sort(np.abs(body), axis=1)
    edge = smooth_step(extent[:, 1], 0.62, 0.92)
    seared = smooth_step(0.7 * edge + 0.8 * fine + 0.7 * coarse, 0.15, 0.8)
    covered = smooth_step(coarse + 0.5 * fine + paste, 0.4, 0.85)
    tone = 0.3 + 0.3 * fine - 0.9 * paste * covered
    return make_mesh(look, vertices, faces, char=char * seared, tone=tone)
