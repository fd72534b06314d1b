"""Computes noise and smoothing for arrays. The results are the same on every run."""

from math import sin

import numpy as np
from mathutils import noise


def smooth_step(values, low, high):
    """Eases values from 0 at `low` to 1 at `high`."""
    share = np.clip((np.asarray(values, float) - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def bump_at(values, middle, width):
    """Returns a bell curve, whose height is 1 at `middle` and about a third at the distance `width`."""
    return np.exp(-(((np.asarray(values, float) - middle) / width) ** 2))


def fractal(points, scale=1.0, octaves=4, seed=0):
    """Returns smooth noise of about -1 to 1 for each point. A larger `scale` makes finer grain."""
    shifted = np.asarray(points, float) * scale + np.array([13.7, 7.1, 3.3]) * seed
    return np.array([noise.fractal(point, 0.9, 2.1, octaves) for point in shifted.tolist()])


def cells(points, scale=1.0, seed=0):
    """Returns each point's distance to the nearest of many scattered centres, and a number for that centre.

    The number is random, from 0 to 1, and the same for all points of a centre.
    """
    shifted = np.asarray(points, float) * scale + np.array([11.3, 5.9, 2.3]) * seed
    distances = []
    numbers = []
    for point in shifted.tolist():
        nearest, centres = noise.voronoi(point)
        distances.append(nearest[0])
        x, y, z = centres[0]
        numbers.append(sin(x * 91.7 + y * 37.1 + z * 53.3) * 0.5 + 0.5)
    return np.array(distances), np.array(numbers)


def blisters(points, scale, seed=0, share=0.5, size=0.5):
    """Returns the heights, from 0 to 1, of round bubbles at points.

    `share` is the share of cells that have a bubble. `size` is the largest possible radius, in cells.
    """
    distance, number = cells(points, scale, seed)
    return smooth_step(size * (0.5 + 0.5 * number) - distance, 0, size) * (number < share)


def blurred(image, radius):
    """Averages each value of an array over the square around it, whose sides are `2 * radius + 1` long.

    The array has two or three dimensions. Its edges are repeated outwards.
    """
    for axis in (0, 1):
        first = np.repeat(np.take(image, [0], axis), radius + 1, axis)
        last = np.repeat(np.take(image, [-1], axis), radius, axis)
        sums = np.concatenate([first, image, last], axis).cumsum(axis, dtype=np.float64)
        length = image.shape[axis]
        ahead = np.take(sums, range(2 * radius + 1, length + 2 * radius + 1), axis)
        behind = np.take(sums, range(length), axis)
        image = (ahead - behind) / (2 * radius + 1)
    return image
