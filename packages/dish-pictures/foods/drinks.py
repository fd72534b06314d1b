"""Lassi and chaas. Lengths are in units of 10 cm."""

import numpy as np

from meshes import disc, lathe, make_mesh, shape, sphere
from noises import blisters, bump_at, fractal, smooth_step
from vessels import glass


def drink(
    table,
    look,
    at=(0, 0),
    radius=0.45,
    height=1.4,
    full=0.9,
    foot=0.8,
    froth=0.03,
    seed=1,
):
    """Puts down a filled glass with a frothy surface. `full` is the filled share of the glass's height."""
    glass(table, radius, height, at, foot)
    level = height * full
    widths = [
        radius * foot * 0.9,
        radius * foot,
        radius * (foot + 1) / 2,
        radius * (foot + (1 - foot) * full),
    ]
    # The drink reaches almost to the outside of the glass, because otherwise a dark gap would appear between
    # them.
    widths = [width + 0.036 for width in widths]
    profile = [(0.001, 0.07), (widths[0] - 0.012, 0.07), (widths[1] - 0.012, 0.11)]
    profile += [
        (widths[2] - 0.012, height * 0.5),
        (widths[3] - 0.012, level),
        (widths[3] - 0.03, level + 0.004),
    ]
    table.put(lathe(look, profile, 96, 6), (*at, 0))
    share, angle, faces = disc(50, 130)
    x, y = share * (widths[3] - 0.014) * np.cos(angle), share * (widths[3] - 0.014) * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    bubbles = blisters(points, 16, seed, 0.7, 0.5)
    uneven = fractal(points, 5, 3, seed)
    z = level + froth * (0.5 * uneven + 0.6 * bubbles * smooth_step(share, 0.2, 0.9) + 0.6)
    tone = 0.25 * uneven + 0.2 * bubbles
    table.put(make_mesh(look, np.stack([x, y, z], 1), faces, tone=tone), (*at, 0))


@shape
def scored_mango():
    """Makes half a mango, whose flesh is cut into cubes. The skin is at the bottom."""
    directions, faces = sphere(6)
    x, y, z = directions.T
    body = directions * [0.46, 0.34, 0.3]
    top = smooth_step(z, 0.0, 0.1)
    lines = np.maximum(
        bump_at(np.sin(x * 0.46 * 26), 0, 0.3), bump_at(np.sin(y * 0.34 * 26), 0, 0.3)
    )
    inside = 1 - smooth_step(np.hypot(x, y), 0.86, 0.97)
    body[:, 2] = np.where(z > 0, 0.16 * z * (1 - 0.9 * lines * inside) + 0.03 * top, body[:, 2])
    skin = 1 - smooth_step(z, -0.06, 0.02)
    return make_mesh(
        "scored mango", body, faces, skin=skin, tone=0.25 * (1 - lines) - 0.3 * lines * inside
    )


def mango_half(table, at, turn=0):
    """Puts down half a mango that shows its flesh."""
    table.put(scored_mango(), (*at, 0.27), (24, -8, turn), 1.0)
