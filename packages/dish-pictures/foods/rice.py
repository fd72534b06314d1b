"""Rice. Lengths are in units of 10 cm."""

from math import pi
from random import Random

import numpy as np

import garnishes
from foods import fried, kebabs
from meshes import make_mesh, shape, sphere


@shape
def rice_grain(look="rice", kind=0):
    """Makes a grain of basmati, 0.15 units long."""
    directions, faces = sphere(3)
    vertices = directions * [0.075, 0.014, 0.013]
    vertices[:, 2] -= (1.5 + kind) * vertices[:, 0] ** 2
    return make_mesh(look, vertices, faces)


def grains_on_face(table, at, towards, radius=0.3, count=160, saffron=0.6, seed=1):
    """Lays grains over a cut face.

    `at` is the middle of the face, and `towards` is the direction that it faces.
    """
    dice = Random(seed)
    ahead = np.array(towards, float)
    ahead /= np.linalg.norm(ahead)
    side = np.cross(ahead, [0, 0, 1.0])
    side /= np.linalg.norm(side)
    up = np.cross(side, ahead)
    for _ in range(count):
        turn, away = dice.uniform(0, 2 * pi), radius * dice.random() ** 0.5
        place = (
            np.array(at)
            + side * away * np.cos(turn)
            + up * away * np.sin(turn)
            + ahead * dice.uniform(-0.01, 0.02)
        )
        look = "saffron rice" if dice.random() < saffron else "rice"
        turned = (dice.uniform(0, 360), dice.uniform(0, 360), dice.uniform(0, 360))
        table.put(rice_grain(look, dice.randrange(2)), tuple(place), turned, dice.uniform(0.6, 0.9))


def biryani(table, radius=0.8, level=0.33, height=0.12, seed=1):
    """Heaps saffron and white basmati with chicken, fried onion, cashews and mint.

    `level` is the height of the heap's edge.
    """
    table.put(fried.mound("saffron rice", radius, height, seed), (0, 0, level))
    grains = [
        rice_grain(look, kind) for look in ("rice", "saffron rice", "rice") for kind in (0, 1)
    ]
    spread = {"tilt": 28, "tries": 1, "size": (0.85, 1.15), "sink": 0.006, "roll": 0}
    table.scatter(grains, 900, (0, 0), radius * 0.97, seed=seed, **spread)
    table.scatter(grains, 450, (0, 0), radius * 0.99, hollow=0.7, seed=seed + 9, **spread)
    chunks = [kebabs.chunk("tikka", kind, 0.17, 0.9) for kind in range(4)]
    table.scatter(chunks, 6, (0, 0), radius * 0.68, 25, 9, sink=0.06, hollow=0.3, seed=seed + 1)
    table.scatter(grains, 90, (0, 0), radius * 0.8, seed=seed + 2, **spread)
    nuts = [garnishes.cashew_half(kind) for kind in range(3)]
    table.scatter(nuts, 8, (0, 0), radius * 0.75, 25, 4, seed=seed + 3)
    garnishes.birista(table, 60, (0, 0), radius * 0.45, seed)
    garnishes.mint(table, 8, (0, 0), radius * 0.6, (0.13, 0.18), seed=seed + 1)
