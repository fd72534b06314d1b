"""Bases, sauces and cheese of pizzas. Lengths are in units of 10 cm."""

import numpy as np

from meshes import disc, make_mesh
from noises import blisters, fractal, smooth_step


def pizza_outline(angle, seed, shape):
    """Returns how far the edge is from the middle at each angle: 1 for a circle."""
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
    """Puts down a base with a puffed and blistered rim; `rim` is its height."""
    share, angle, faces = disc(110, 260)
    outline = pizza_outline(angle, seed, shape)
    x, y = share * outline * radius * np.cos(angle), share * outline * radius * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    coarse = fractal(points, 1.8, 3, seed)
    fine = fractal(points, 7, 4, seed + 2)
    large = blisters(points, 5, seed, 0.6, 0.6)
    small = blisters(points, 11, seed + 4, 0.6, 0.6)
    spots = fractal(points, 10, 3, seed + 6)
    edge = smooth_step(share, 1 - 2.3 * rim_width, 1 - 1.3 * rim_width)
    puff = edge * np.sqrt(np.maximum(1 - ((share - 1 + rim_width) / rim_width) ** 2, 0.02))
    height = 0.06 * np.sqrt(np.maximum(1 - share**14, 0)) + rim * puff * (1 + 0.35 * coarse)
    height = height + edge * puff * (0.07 * large + 0.03 * small + 0.012 * fine) + 0.008 * fine
    burnt = (
        char
        * puff
        * smooth_step(0.7 * large + 0.35 * small + 0.9 * spots + 0.4 * coarse, 0.28, 0.7)
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


def cheese(
    table,
    look="cheese",
    radius=1.08,
    at=(0, 0),
    cover=0.6,
    scale=2.6,
    thickness=0.05,
    brown=0.8,
    seed=1,
    shape="round",
):
    """Melts cheese over a sauce; `cover` is about the part that it hides, `brown` how far it is grilled."""
    share, angle, faces = disc(150, 320)
    outline = pizza_outline(angle, 1, shape)
    reach = outline * radius
    x, y = at[0] + share * reach * np.cos(angle), at[1] + share * reach * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    coarse = fractal(points, scale, 3, seed)
    fine = fractal(points, scale * 3, 3, seed + 3)
    field = coarse + 0.25 * fine - 2.2 * smooth_step(share, 0.86, 1.04)
    low = np.quantile(field[share < 0.9], 1 - cover)
    here = smooth_step(field, low - 0.06, low + 0.14)
    bubbles = blisters(points, 7, seed, 0.4, 0.5)
    heights = table.softened(3, x, y)
    z = heights + (thickness * (0.75 + 0.5 * fine) + 0.02 * bubbles) * here - 0.035 * (1 - here)
    spots = fractal(points, 4.5, 4, seed + 8)
    toasted = brown * here * smooth_step(spots + 0.5 * bubbles, 0.12, 0.75)
    scorched = brown * here * smooth_step(spots + 0.7 * bubbles + 0.3 * fine, 0.5, 1.0)
    mesh = make_mesh(
        look,
        np.stack([x, y, z], 1),
        faces,
        brown=toasted,
        scorch=scorched,
        tone=0.25 * fine + 0.2 * coarse,
    )
    table.put(mesh)
