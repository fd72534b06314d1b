"""Rice. Lengths are in units of 10 cm."""

from math import pi
from random import Random

import numpy as np

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
