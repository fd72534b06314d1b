"""The packaging of orders: a paper bag, kraft bowls and a steel tiffin. Lengths are in units of 10 cm."""

from math import pi

import numpy as np

from meshes import along_path, disc, grid_faces, lathe, make_mesh, tube
from noises import bump_at, fractal, smooth_step
from vessels import bowl


def bag(table, at=(0, 0), turn=0, half=(0.6, 0.34), height=1.4):
    """Puts down a kraft paper bag with a folded top. `half` is the bag's half-width and half-depth."""
    rows, sides = 90, 240
    up = np.repeat(np.linspace(0, 1, rows), sides)
    angle = np.tile(np.linspace(0, 2 * pi, sides, endpoint=False), rows)
    corner = (np.abs(np.cos(angle)) ** 14 + np.abs(np.sin(angle)) ** 14) ** (-1 / 14)
    across, along = corner * np.cos(angle), corner * np.sin(angle)
    closing = smooth_step(up, 0.5, 0.86)
    depth = half[1] * (1 - closing) + 0.025 * closing
    points = np.stack([across * half[0], along * half[1], up * height], 1)
    folds = fractal(points, 2.2, 3, 4)
    crumple = np.abs(fractal(points, 5, 3, 8))
    gusset = 0.3 * half[1] * closing * (1 - np.abs(along)) * (np.abs(across) > 0.96)
    x = across * (half[0] - gusset) * (1 + 0.012 * folds)
    y = along * depth * (1 + 0.05 * folds * (1 - closing)) + 0.012 * crumple * (1 - closing)
    creases = bump_at(np.abs(across), 1, 0.02) + bump_at(up, 0.86, 0.012)
    vertices = np.stack([x, y, 0.005 + up * height * (1 + 0.01 * folds)], 1)
    faces = grid_faces(rows, sides, closed=True)
    body = make_mesh("kraft", vertices, faces, tone=0.25 * folds + 0.3 * crumple + 0.2 * creases)
    with table.moved((*at, 0), (0, 0, turn)):
        table.put(body)
        fold_of_bag(table, half[0], height)
        seal(table, (0, -half[1] - 0.03, 0.36 * height), 0.2)


def fold_of_bag(table, half_width, height):
    """Adds the top of a bag, which is folded towards the camera."""
    rows, columns = 24, 90
    down, across = (
        grid.ravel()
        for grid in np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    )
    turn = np.minimum(down / 0.18, 1) * pi
    straight = np.maximum(down - 0.18, 0) * 0.3 * height
    points = np.stack([across, down, 0 * down], 1)
    folds = fractal(points, 2.5, 3, 6)
    x = across * half_width * 1.012
    y = -0.03 + 0.035 * np.cos(turn) - 0.03 * down - 0.01 * folds * down
    z = height + 0.035 * np.sin(turn) - straight + 0.01 * folds
    mesh = make_mesh("kraft", np.stack([x, y, z], 1), grid_faces(rows, columns), tone=0.3 * folds)
    table.put(mesh)


def seal(table, at, radius=0.2):
    """Adds a round, upright label that faces the camera."""
    share, angle, faces = disc(24, 72)
    x, z = share * radius * np.cos(angle), share * radius * np.sin(angle)
    ring = bump_at(share, 0.82, 0.05)
    vertices = np.stack([x, -0.004 + 0 * x, z], 1)
    mesh = make_mesh("label", vertices, [face[::-1] for face in faces], line=ring)
    table.put(mesh, at)


def kraft_bowl(table, at=(0, 0), radius=0.62, height=0.42):
    """Puts down an open delivery bowl of kraft paper with a rolled rim."""
    bowl(table, "kraft", radius, height, at, base=0.68)
    angle = np.linspace(0, 2 * pi, 97)
    circle = np.stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle + height], 1)
    table.put(tube("kraft", circle, 0.03, 12, 200), (*at, 0))


def closed_bowl(table, at=(0, 0), radius=0.5, height=0.36):
    """Puts down a delivery bowl with a flat lid."""
    kraft_bowl(table, at, radius, height)
    lid = [
        (0.001, 0.02),
        (radius * 0.82, 0.02),
        (radius * 0.88, 0.05),
        (radius * 0.98, 0.06),
        (radius + 0.05, 0.05),
        (radius + 0.06, 0.02),
        (radius + 0.055, -0.05),
    ]
    table.put(lathe("kraft", lid, 112, 6), (*at, height))


def handle(reach, height, thickness=0.032):
    """Makes an arch of wire over the x axis, from x = -`reach` to x = `reach`."""
    corners = [(-1, 0, 0), (-1, 0, 0.6), (-0.6, 0, 1), (0.6, 0, 1), (1, 0, 0.6), (1, 0, 0)]
    path = along_path(np.array(corners) * [reach, 1, height], 90)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    outward = np.stack([-ahead[:, 2], 0 * ahead[:, 1], ahead[:, 0]], 1)
    angle = np.linspace(0, 2 * pi, 16, endpoint=False)
    ring = outward[:, None] * np.cos(angle)[None, :, None]
    ring = ring + np.array([0, 1, 0]) * np.sin(angle)[None, :, None]
    vertices = (path[:, None] + thickness * ring).reshape(-1, 3)
    return make_mesh("steel", vertices, grid_faces(90, 16, closed=True))


def tiffin(table, at=(0, 0), turn=0, radius=0.44, tier=0.34, tiers=3):
    """Puts down a steel tiffin of several tiers, with clamps and a handle."""
    height = tier * tiers
    profile = [(0.001, 0), (radius * 0.94, 0)]
    for number in range(tiers):
        low = number * tier
        profile += [
            (radius * 0.97, low + 0.02),
            (radius * 0.985, low + tier * 0.5),
            (radius * 0.985, low + tier - 0.06),
            (radius * 1.03, low + tier - 0.045),
            (radius * 1.03, low + tier - 0.015),
            (radius * 0.95, low + tier),
        ]
    profile += [
        (radius, height + 0.02),
        (radius * 0.97, height + 0.07),
        (radius * 0.7, height + 0.12),
        (radius * 0.3, height + 0.14),
        (0.001, height + 0.14),
    ]
    with table.moved((*at, 0), (0, 0, turn)):
        table.put(lathe("steel", profile, 128, 8))
        for side in (-1, 1):
            strap = [(side * radius * 1.06, 0, 0.05), (side * radius * 1.06, 0, height + 0.1)]
            table.put(tube("steel", strap, 0.05, 12, 30, 0.35), hidden=True)
        table.put(handle(radius * 1.06, 0.42), (0, 0, height))
        knob = [(0.001, 0), (0.05, 0), (0.04, 0.03), (0.07, 0.06), (0.06, 0.1), (0.001, 0.11)]
        table.put(lathe("steel", knob, 48, 6), (0, 0, height + 0.13))
