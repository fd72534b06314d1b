"""Stores the recipes by the ID of their picture."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Recipe:
    """Describes how a dish is laid on the table, and where the camera is."""

    ground: str
    lay: Callable
    closeness: float
    target: tuple
    shape: tuple = (1, 1)
    """The picture's width and height, as multiples of the width and height of a dish's picture."""


RECIPES: dict[str, Recipe] = {}

RESTAURANTS = (
    "coal-and-rumali",
    "dastan-e-zafran",
    "chatpati-toli",
    "neem-and-nigella",
    "makkhan-verandah",
)


def recipe(dish, closeness=1.12, target=(0, 0, 0.12)):
    """Stores a function that lays a dish.

    A `closeness` above 1 moves the camera nearer. `target` is the point to which the camera is turned.
    """
    restaurant = next(name for name in RESTAURANTS if dish.startswith(name))

    def keep(lay):
        RECIPES[dish] = Recipe(restaurant, lay, closeness, target)
        return lay

    return keep


def scene(name, ground, closeness=1.0, target=(0, 0, 0.12), shape=(1, 1)):
    """Stores a function that lays several dishes or none.

    `ground` is a key of `stage.GROUNDS`. `shape` is the picture's width and height, as multiples of the width
    and height of a dish's picture.
    """

    def keep(lay):
        RECIPES[name] = Recipe(ground, lay, closeness, target, shape)
        return lay

    return keep


def cover(name, restaurant, closeness=0.72, target=(0, 0, 0.1)):
    """Stores a function that lays several dishes of a restaurant. The picture is twice as wide as high."""
    return scene(name, restaurant, closeness, target, shape=(1.5, 1))
