"""Small heaps of chaat for a platter. Lengths are in units of 10 cm."""

import numpy as np

import garnishes
from foods import fried, kebabs
from meshes import disc, make_mesh, shape, thickened
from noises import blisters, fractal


@shape
def papdi(kind=0, radius=0.17):
    """Makes a small, crisp disc of dough."""
    share, angle, faces = disc(24, 60)
    x, y = radius * share * np.cos(angle), radius * share * np.sin(angle)
    points = np.stack([x, y, 0 * x + kind], 1)
    bubbles = blisters(points, 14, kind, 0.6, 0.6)
    bend = 0.05 * fractal(points, 4, 2, kind)
    return thickened(
        make_mesh(
            "papdi",
            np.stack([x, y, bend + 0.02 * bubbles], 1),
            faces,
            tone=0.3 * bubbles + 4 * bend,
        ),
        0.022,
    )


def dress(table, at, radius, seed=1, yoghurt=0.7):
    """Pours curd and chutney over a heap, and strews sev, pomegranate and coriander."""
    table.pour("yoghurt", at, radius * yoghurt, 0.035, 0.6, 3, 0.012, seed)
    table.drizzle("tamarind", table.zigzag(at, radius * 0.85, 5, 30, seed), 0.026, 3)
    table.drizzle("green chutney", table.zigzag(at, radius * 0.75, 4, -35, seed + 1), 0.022, 3)
    garnishes.sev(table, 40, at, radius * 0.7, seed)
    garnishes.pomegranate(table, 9, at, radius * 0.8, seed)
    garnishes.coriander(table, 4, at, radius * 0.7, (0.06, 0.09), seed=seed)


def papdi_chaat(table, at, radius=0.4):
    """Heaps papdi and dresses them."""
    table.scatter(
        [papdi(kind) for kind in range(4)], 16, at, radius, 25, 4, (0.9, 1.1), 0.02, seed=3
    )
    dress(table, at, radius, 3, 0.5)


def tikki_chaat(table, at):
    """Lays two potato cakes and dresses them."""
    for number, (x, y) in enumerate(((-0.16, 0.12), (0.12, -0.14))):
        table.drop(
            kebabs.patty("potato cake", number, 0.27, 0.11, 0.05, 0.5),
            at[0] + x,
            at[1] + y,
            (6, -5, 50),
        )
    dress(table, at, 0.36, 5, 0.5)


def dahi_bhalla(table, at):
    """Lays lentil dumplings under a lot of curd."""
    for number, (x, y) in enumerate(((-0.2, 0.08), (0.18, 0.1), (0.0, -0.18))):
        table.drop(
            fried.fritter("bhalla", number, 0.2, 0.75), at[0] + x, at[1] + y, (0, 0, 60 * number)
        )
    table.pour("yoghurt", at, 0.36, 0.03, 0.35, 2, 0.012, 7)
    table.drizzle("tamarind", table.zigzag(at, 0.3, 4, 60, 2), 0.026, 3)
    garnishes.strew(table, "chilli powder", 50, at, 0.25, 0.012, seed=3)
    garnishes.coriander(table, 3, at, 0.25, (0.06, 0.09), seed=3)


def samosa_chaat(table, at):
    """Lays two small samosas and dresses them."""
    table.drop(fried.samosa(4, 0.6), at[0] - 0.12, at[1] + 0.12, (-48, 0, 14))
    table.drop(fried.samosa(6, 0.54), at[0] + 0.2, at[1] - 0.02, (-40, 0, -28))
    dress(table, at, 0.34, 8, 0.4)
