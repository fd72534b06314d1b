"""Keeps the recipes by their dish's id."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Recipe:
    """Says how a dish is laid on the table and from how near it is seen."""

    ground: str
    lay: Callable
    closeness: float
    target: tuple
    shape: tuple = (1, 1)
    """How many times as wide and as high as a dish's picture this one is."""


RECIPES: dict[str, Recipe] = {}

RESTAURANTS = (
    "coal-and-rumali",
    "dastan-e-zafran",
    "chatpati-toli",
    "neem-and-nigella",
    "makkhan-verandah",
)


def recipe(dish, closeness=1.12, target=(0, 0, 0.12)):
    """Keeps a function that lays the dish; `closeness` above 1 brings it nearer, `target` is its middle."""
    restaurant = next(name for name in RESTAURANTS if dish.startswith(name))

    def keep(lay):
        RECIPES[dish] = Recipe(restaurant, lay, closeness, target)
        return lay

    return keep


def scene(name, ground, closeness=1.0, target=(0, 0, 0.12), shape=(1, 1)):
    """Keeps a function that lays something other than a single dish; `ground` is a name of `stage.GROUNDS`.

    `shape` is how many times as wide and as high as a dish's picture this one is.
    """

    def keep(lay):
        RECIPES[name] = Recipe(ground, lay, closeness, target, shape)
        return lay

    return keep


def cover(name, restaurant, closeness=0.72, target=(0, 0, 0.1)):
    """Keeps a function that lays a spread of a restaurant's dishes on its own ground, for a picture of 2 to 1."""
    return scene(name, restaurant, closeness, target, shape=(1.5, 1))
