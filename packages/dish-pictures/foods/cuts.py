"""Pieces of meat with cut sides and fibres, and marrow bones. Lengths are in units of 10 cm."""

from random import Random

import numpy as np

from meshes import lathe, make_mesh, shape, sphere
from noises import fractal, smooth_step


def cut_sides(directions, seed):
    """Returns the distance in each direction to the surface of a body that a knife has cut on eleven sides.

    The cut sides are `least` to 1 away from the middle, and the edges between them are round.
    """
    least = 0.68
    dice = Random(seed)
    nearness = np.zeros(len(directions))
    for _ in range(11):
        normal = np.array([dice.gauss(0, 1) for _ in range(3)])
        normal /= np.linalg.norm(normal)
        distance = least + (1 - least) * dice.random()
        nearness += np.maximum(directions @ normal / distance, 0) ** 9
    return np.clip(nearness, 1e-6, None) ** (-1 / 9)


@shape
def morsel(
    look="chicken tikka",
    kind=0,
    size=0.2,
    char=0.9,
    stretch=(1.2, 0.95, 0.72),
    fibre=0.03,
    crust=0.05,
):
    """Makes a piece of meat of about twice `size`, with its fibres along x.

    `fibre` and `crust` are the heights of the fibres and of the marinade's crumbs, as shares of the radius.
    """
    directions, faces = sphere(6)
    seed = 5 * kind + 2
    sides = np.clip(cut_sides(directions, seed), 0.6, 1.25)
    body = directions * sides[:, None]
    coarse = fractal(directions, 1.2, 3, seed)
    strands = 1 - 2 * np.abs(fractal(body * [0.9, 3.4, 3.4], 1.7, 3, seed + 1))
    crumbs = fractal(body, 7, 4, seed + 2)
    fine = fractal(body, 17, 3, seed + 3)
    ridge = smooth_step(sides, 0.85, 1.12)
    swell = 1 + 0.12 * coarse + fibre * strands + crust * crumbs + 0.35 * crust * fine
    half = size * np.array(stretch)
    vertices = body * swell[:, None] * half
    lit = 0.5 * body[:, 2] / sides
    heat = 0.5 * ridge + 0.55 * coarse + 0.75 * crumbs + 0.3 * fine + 0.35 * lit
    burnt = char * smooth_step(heat, 0.42, 1.0)
    tone = 0.2 * coarse + 0.28 * crumbs + 0.2 * fine + 3.0 * fibre * strands
    return make_mesh(look, vertices, faces, char=burnt, tone=tone)


@shape
def marrow_bone(kind=0, radius=0.17, height=0.2):
    """Makes a slice of shank bone along the z axis, with marrow in its hole. `height` is half its height."""
    wall = 0.54
    profile = [
        (0.001, height * 0.8),
        (radius * wall * 0.6, height * 0.86),
        (radius * wall, height * 0.82),
        (radius * (wall + 0.04), height),
        (radius * 0.94, height * 1.02),
        (radius, height * 0.9),
        (radius * 0.9, 0),
        (radius * 0.98, -height),
        (0.001, -height),
    ]

    def marrow(vertices):
        away = np.hypot(vertices[:, 0], vertices[:, 1])
        inside = 1 - smooth_step(away, radius * (wall - 0.06), radius * wall)
        return inside * (vertices[:, 2] > 0)

    return lathe(
        "marrow bone",
        profile,
        80,
        8,
        0.07,
        kind + 1,
        marrow=marrow,
        tone=lambda vertices: 0.3 * fractal(vertices, 9, 3, kind),
    )
