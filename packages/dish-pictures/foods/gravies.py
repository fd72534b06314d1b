"""Gravies and dips in bowls. Lengths are in units of 10 cm."""

from math import pi

import numpy as np

from meshes import disc, make_mesh
from noises import blisters, fractal, smooth_step
from vessels import katori


def over_lumps(z, x, y, lumps):
    """Returns the heights `z` of a gravy at points, raised above pieces below its surface.

    Each of the `lumps` is given as (x, y, height, width).
    """
    for lump_x, lump_y, lump, width in lumps:
        z = z + lump * np.exp(-((x - lump_x) ** 2 + (y - lump_y) ** 2) / (width * width))
    return z


def gravy(
    table, look, radius, height, at=(0, 0), cream=1.0, oil=1.0, lumps=(), rough=0.025, seed=1
):
    """Fills a bowl with a gravy up to `height`.

    `cream` is the strength of a swirl of cream. `lumps` are bulges above pieces below the surface, each given
    as (x, y, height, width).
    """
    share, angle, faces = disc(90, 220)
    x, y = share * radius * np.cos(angle), share * radius * np.sin(angle)
    points = np.stack([x, y, 0 * x], 1)
    fine = fractal(points, 5, 4, seed)
    coarse = fractal(points, 2.2, 3, seed + 3)
    z = over_lumps(height + rough * fine + rough * 0.7 * coarse, x, y, lumps)
    z = z + 0.03 * smooth_step(share, 0.93, 1)
    swirl = np.zeros(len(x))
    if cream:
        bent_x, bent_y = x + 0.05 * coarse * radius, y + 0.05 * fine * radius
        away = np.hypot(bent_x + 0.08 * radius, bent_y + 0.02 * radius) / radius
        around = np.arctan2(bent_y + 0.02 * radius, bent_x + 0.08 * radius)
        for number in range(4):
            turn = (around + 2.4) % (2 * pi) + 2 * pi * number
            width = (0.042 + 0.016 * np.sin(turn * 1.3 + 1)) * (turn < 13.2)
            width = width * (1 - 0.9 * smooth_step(turn, 10.5, 13.2))
            line = np.abs(away - 0.02 - 0.044 * turn) / np.maximum(width, 1e-4)
            swirl = np.maximum(swirl, (1 - smooth_step(line, 0.35, 1.3)) * (width > 0.004))
        swirl = swirl * cream
        z = z + 0.012 * swirl
    pools = (
        oil
        * smooth_step(coarse + 0.4 * fine + 0.5 * smooth_step(share, 0.75, 1), 0.12, 0.5)
        * (1 - swirl)
    )
    mesh = make_mesh(look, np.stack([x, y, z], 1), faces, cream=swirl, oil=pools, tone=0.25 * fine)
    table.put(mesh, (*at, 0))


def oily_gravy(table, look, radius, height, oil=0.55, lumps=(), seed=1):
    """Fills a bowl with a thin gravy up to `height`. Spiced oil floats on it in drops and as a film.

    `oil` is roughly the share of the surface that the film covers. `lumps` are bulges above pieces below the
    surface, each given as (x, y, height, width).
    """
    share, angle, faces = disc(150, 320)
    x, y = share * radius * np.cos(angle), share * radius * np.sin(angle)
    points = np.stack([x, y, 0 * x + seed], 1)
    coarse = fractal(points, 2.4, 3, seed)
    fine = fractal(points, 9, 4, seed + 2)
    grains = fractal(points, 30, 3, seed + 4)
    z = over_lumps(height + 0.012 * coarse + 0.006 * fine, x, y, lumps)
    large = blisters(points, 6, seed, 0.5, 0.62)
    small = blisters(points, 13, seed + 5, 0.5, 0.6)
    drops = np.maximum(large, small)
    field = coarse + 0.35 * fine + 0.6 * smooth_step(share, 0.72, 1)
    low = np.quantile(field, 1 - oil)
    film = smooth_step(field, low, low + 0.18)
    floating = np.maximum(film, smooth_step(drops, 0.08, 0.16))
    z = z + 0.007 * floating + 0.008 * grains * (1 - floating) + 0.03 * smooth_step(share, 0.95, 1)
    tone = 0.25 * fine + 0.3 * grains * (1 - floating)
    table.put(make_mesh(look, np.stack([x, y, z], 1), faces, oil=floating, tone=tone))


def stew(table, look, radius, height, at=(0, 0), seed=1):
    """Fills a bowl with a thick stew. A ladle has left furrows in the stew, with ghee in them."""
    share, angle, faces = disc(130, 300)
    x, y = share * radius * np.cos(angle), share * radius * np.sin(angle)
    points = np.stack([x, y, 0 * x], 1)
    coarse = fractal(points, 2.4, 3, seed)
    along = np.stack([share * radius * 9, np.cos(angle) * 1.6, np.sin(angle) * 1.6], 1)
    fibres = fractal(along, 2.2, 4, seed + 2)
    grains = fractal(points, 16, 3, seed + 4)
    furrow = np.sin(share * 15 - angle + 1.2 * coarse)
    inner = 1 - smooth_step(share, 0.75, 1)
    z = height + 0.035 * furrow * inner + 0.02 * coarse * inner + 0.014 * fibres + 0.01 * grains
    ghee = smooth_step(-furrow + 0.9 * coarse, 0.55, 1.0) * smooth_step(share, 0.05, 0.3)
    z = z + 0.012 * ghee
    tone = 0.4 * fibres + 0.25 * grains + 0.1 * furrow
    mesh = make_mesh(look, np.stack([x, y, z], 1), faces, oil=ghee, tone=tone)
    table.put(mesh, (*at, 0))


def dip(table, look, at, radius=0.36, height=0.26, vessel="steel", seed=1):
    """Puts down a katori of chutney, curd or dal."""
    base = katori(table, vessel, radius, height, at)
    gravy(table, look, radius * 0.965, base + height * 0.82, at, 0, 0.6, rough=0.012, seed=seed)
