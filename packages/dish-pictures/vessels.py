"""Plates, bowls, cups and boards. Radii and heights are in units of 10 cm."""

from math import pi

import numpy as np

from meshes import disc, lathe, make_mesh, rounded, sheet, sphere, thickened
from noises import fractal


def plate(table, look="stoneware", radius=1.3, at=(0, 0), rim=0.1):
    profile = [
        (0.001, 0.035),
        (radius * 0.5, 0.035),
        (radius * 0.76, 0.038),
        (radius * 0.88, 0.06),
        (radius * 0.97, rim),
        (radius, rim + 0.01),
        (radius * 1.005, rim - 0.005),
        (radius * 0.85, 0.02),
        (radius * 0.6, 0),
        (0.001, 0),
    ]
    table.put(lathe(look, profile, 128, 8), (*at, 0))


def thali(table, look="brass", radius=1.35, at=(0, 0)):
    """Puts down a metal tray with an upright rim."""
    profile = [
        (0.001, 0.03),
        (radius * 0.6, 0.03),
        (radius * 0.93, 0.03),
        (radius * 0.965, 0.06),
        (radius * 0.985, 0.15),
        (radius, 0.165),
        (radius * 1.012, 0.15),
        (radius * 0.99, 0.04),
        (radius * 0.9, 0),
        (0.001, 0),
    ]
    table.put(lathe(look, profile, 128, 8), (*at, 0))


def bowl(table, look="stoneware", radius=1.1, height=0.42, at=(0, 0), base=0.5):
    """Puts down a wide bowl with a thin bottom."""
    profile = [
        (0.001, 0.05),
        (radius * base, 0.05),
        (radius * (base + 0.25), 0.05 + height * 0.18),
        (radius * 0.92, height * 0.62),
        (radius, height),
        (radius + 0.02, height + 0.012),
        (radius + 0.035, height - 0.005),
        (radius * 0.96, height * 0.55),
        (radius * (base + 0.27), height * 0.12),
        (radius * base, 0),
        (0.001, 0),
    ]
    table.put(lathe(look, profile, 112, 8), (*at, 0))


def katori(table, look="steel", radius=0.36, height=0.26, at=(0, 0)):
    """Puts down a small bowl on the pieces below, and returns the height of the bowl's foot."""
    profile = [
        (0.001, 0.03),
        (radius * 0.7, 0.03),
        (radius * 0.9, height * 0.25),
        (radius * 0.97, height * 0.7),
        (radius, height),
        (radius + 0.022, height + 0.008),
        (radius + 0.025, height - 0.015),
        (radius * 0.95, height * 0.25),
        (radius * 0.72, 0),
        (0.001, 0),
    ]
    return table.drop(lathe(look, profile, 72, 6), *at, give=0.05)


def handi(table, look="copper", radius=0.95, height=0.5, at=(0, 0)):
    """Puts down a cooking pot with a broad lip."""
    profile = [
        (0.001, 0.03),
        (radius * 0.6, 0.04),
        (radius * 0.9, height * 0.35),
        (radius * 0.98, height * 0.75),
        (radius, height * 0.95),
        (radius + 0.08, height),
        (radius + 0.1, height - 0.02),
        (radius * 1.03, height * 0.85),
        (radius * 1.0, height * 0.6),
        (radius * 0.93, height * 0.25),
        (radius * 0.6, 0),
        (0.001, 0),
    ]
    table.put(lathe(look, profile, 112, 6), (*at, 0))


def leaf_bowl(table, radius=1.05, height=0.34, at=(0, 0)):
    """Puts down a dona, which is a pleated bowl of dried sal leaves in which street food is sold."""
    share, angle, faces = disc(40, 168)
    points = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    coarse = fractal(points, 1.5, 2, 4)
    pleat = np.abs((angle * 9 / pi) % 2 - 1)
    wall = np.clip((share - 0.55) / 0.45, 0, 1)
    away = radius * share * (1 + 0.035 * wall * (pleat - 0.5)) * (1 + 0.03 * coarse * wall)
    height_here = 0.03 + height * wall**1.3 * (1 + 0.12 * coarse) + 0.02 * pleat * wall
    vertices = np.stack([away * np.cos(angle), away * np.sin(angle), height_here], 1)
    mesh = make_mesh("sal leaf", vertices, faces, tone=0.3 * coarse + 0.25 * (pleat - 0.5))
    table.put(thickened(mesh, 0.025), (*at, 0))


def board(table, look="board", size=(1.35, 0.95), at=(0, 0), turn=0, height=0.07):
    """Puts down a board with round corners. `size` is the board's half-width and half-depth."""
    directions, faces = sphere(6)
    body = directions * rounded(directions, 9, 9)[:, None]
    squared = np.sign(body) * np.minimum(np.abs(body) * 1.06, 1)
    mesh = make_mesh(look, squared * [*size, height], faces, tone=0)
    table.put(mesh, (*at, height), (0, 0, turn))


def skillet(table, radius=1.2, at=(0, 0)):
    """Puts down a sizzler plate of black iron."""
    return plate(table, "iron", radius, at, rim=0.12)


def glass(table, radius=0.45, height=1.5, at=(0, 0), foot=0.8):
    profile = [
        (0.001, 0.06),
        (radius * foot * 0.9, 0.06),
        (radius * foot, 0.1),
        (radius * (foot + 1) / 2, height * 0.5),
        (radius, height),
        (radius + 0.02, height + 0.012),
        (radius + 0.035, height),
        (radius * (foot + 1) / 2 + 0.035, height * 0.5),
        (radius * foot + 0.035, 0.08),
        (radius * foot, 0),
        (0.001, 0),
    ]
    table.put(lathe("glass", profile, 96, 6), (*at, 0))


def paper_sheet(table, look="paper", size=(1.2, 0.9), at=(0, 0), turn=0, seed=1):
    """Lays a crumpled sheet of paper on the table. `size` is the sheet's half-width and half-depth."""
    across, along, faces = sheet(90, 90)
    x, y = across * size[0], along * size[1]
    points = np.stack([x, y, 0 * x + seed], 1)
    folds = np.abs(fractal(points, 1.6, 3, seed))
    height = 0.05 + 0.045 * folds + 0.05 * (np.abs(across) ** 8 + np.abs(along) ** 8) * folds
    mesh = make_mesh(look, np.stack([x, y, height], 1), faces, tone=0.3 * folds)
    table.put(thickened(mesh, 0.012), (*at, 0), (0, 0, turn))
