"""Keeps the recipes by their dish's id."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Recipe:
    """Says how a dish is laid on the table and from how near it is seen."""

    restaurant: str
    lay: Callable
    closeness: float
    target: tuple
    wide: bool = False
    """Whether the picture is twice as wide as high, as covers are, instead of 4 to 3."""


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


def cover(name, restaurant, closeness=0.8, target=(0, 0, 0.1)):
    """Keeps a function that lays a spread of several dishes on a restaurant's ground for a wide picture."""

    def keep(lay):
        RECIPES[name] = Recipe(restaurant, lay, closeness, target, wide=True)
        return lay

    return keep
