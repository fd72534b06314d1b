"""Eggs. Lengths are in units of 10 cm."""

import numpy as np

from meshes import disc, make_mesh
from noises import bump_at, fractal, smooth_step


def fried_egg(table, at, radius=0.34, seed=1):
    """Lays a fried egg with its yolk and crisp lace."""
    share, angle, faces = disc(60, 140)
    edge = fractal(np.stack([np.cos(angle), np.sin(angle), 0 * angle + seed], 1), 1.6, 3, seed)
    away = radius * share * (1 + 0.16 * edge)
    x, y = away * np.cos(angle), away * np.sin(angle)
    points = np.stack([x, y, 0 * x], 1)
    fine = fractal(points, 10, 3, seed)
    middle = np.hypot(x - 0.02, y) / (radius * 0.42)
    yolk = 1 - smooth_step(middle, 0.93, 1.03)
    dome = 0.13 * np.sqrt(np.maximum(1 - middle**2, 0))
    height = (
        0.03 * (1 - smooth_step(share, 0.85, 1))
        + dome
        + 0.012 * fine * smooth_step(share, 0.6, 1)
        + 0.012
    )
    crisp = smooth_step(share + 0.15 * fine, 0.88, 1.02)
    mesh = make_mesh(
        "egg",
        np.stack([x, y, height], 1),
        faces,
        white=1.2 * (1 - yolk),
        char=0.7 * crisp,
        tone=-0.1 + 0.1 * bump_at(middle, 0, 1),
    )
    table.put(mesh, (*at, table.height(*at)))
