"""Renders dishes.

Usage: blender -b -P render.py -- --to FOLDER --weights FILE [--size 960x720] [--samples 16] DISH ...
"""

import argparse
import struct
import sys
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy
import numpy as np

import materials
import meshes
import stage
from denoise import denoised, read_weights
from noises import blurred, smooth_step
from recipes import RECIPES
from table import Table

PASSES = {
    "image": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
}
"""Blender's names for the passes that the denoiser reads."""

EXPOSURE = 2.1
"""The brightness of the picture. A white plate in the window's light becomes nearly white on the screen."""

SATURATION = 1.1
"""The factor by which colours become stronger after tone mapping."""

CLARITY = 0.55
"""The strength of the added contrast between shapes of a few millimetres and their surroundings."""

SHARPNESS = 0.22
"""The strength with which edges are sharpened, as a share of their own contrast."""

CONTRAST = 0.45
"""The strength of the added contrast between lights and shadows, from 0 (none) to 1 (a full S-curve)."""

VIVIDNESS = 1.12
"""The factor by which colours become stronger after the contrast has been added."""

WARMTH = (1.02, 1, 0.975)
"""The final factors of red, green and blue."""


SIZES = {"": (640, 480), ".card": (400, 300)}
"""The sizes in pixels of the two files of a dish's picture, by the endings of their names."""


def prepare(width, height, samples):
    """Empties Blender and sets up its renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    for maker in meshes.MAKERS:
        maker.cache_clear()
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = width, height
    render.threads_mode = "FIXED"
    render.threads = 2
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = 7
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces = 4
    cycles.transparent_max_bounces = 8
    cycles.filter_width = 1.9
    cycles.sample_clamp_direct = 5
    cycles.sample_clamp_indirect = 2
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.use_denoising = False


def render_passes(folder, width, height):
    """Renders the scene and returns its passes as arrays.

    The first row of an array is the bottom of the picture.
    """
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[-1])
    bpy.ops.render.render()

    passes = {}
    for name in PASSES:
        file = folder / f"{name}{scene.frame_current:04d}.exr"
        image = bpy.data.images.load(str(file))
        pixels = np.empty(width * height * 4, "f")
        image.pixels.foreach_get(pixels)
        passes[name] = pixels.reshape(height, width, 4)[:, :, :3].astype(float)
        bpy.data.images.remove(image)
        file.unlink()
    folder.rmdir()
    return passes


def developed(light):
    """Converts linear light to the values of a PNG, with soft highlights, deep shadows and warm colours."""
    exposed = np.maximum(light, 0) * EXPOSURE
    grey = exposed @ np.array([0.2126, 0.7152, 0.0722])
    curve = lambda values: 1 - np.exp(-(values**1.12))
    apart = curve(exposed)
    together = exposed * (curve(grey) / np.maximum(grey, 1e-6))[:, :, None]
    mapped = 0.65 * apart + 0.35 * np.minimum(together, 1)
    grey = (mapped @ np.array([0.2126, 0.7152, 0.0722]))[:, :, None]
    mapped = np.clip(grey + (mapped - grey) * SATURATION, 0, 1)
    encoded = np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)
    return (graded(encoded) * 255 + 0.5).astype(np.uint8)


def softened(picture, share):
    """Blurs a picture as a lens does. `share` is the radius, as a share of the picture's width."""
    radius = max(1, round(picture.shape[1] * share))
    for _ in range(3):
        picture = blurred(picture, radius)
    return picture


def graded(picture):
    """Gives a picture clearer shapes, more contrast and warmer colours. The picture's values are 0 to 1."""
    brightness = picture.mean(2, keepdims=True)
    shapes = brightness - softened(brightness, 0.025)
    picture = picture + CLARITY * shapes * (1 - np.abs(2 * brightness - 1))
    picture = picture + SHARPNESS * (picture - softened(picture, 0.0015))
    picture = np.clip(picture, 0, 1)
    picture = picture + CONTRAST * (smooth_step(picture, 0, 1) - picture)
    grey = (picture @ np.array([0.2126, 0.7152, 0.0722]))[:, :, None]
    picture = grey + (picture - grey) * VIVIDNESS
    return np.clip(picture * WARMTH, 0, 1)


def smaller(picture, width, height):
    """Reduces a picture of bytes to a smaller size, with Lanczos filtering."""

    def weights(before, after):
        scale = before / after
        middles = (np.arange(after) + 0.5) * scale - 0.5
        away = (np.arange(before)[None] - middles[:, None]) / scale
        table = np.sinc(away) * np.sinc(away / 3) * (np.abs(away) < 3)
        return table / table.sum(1, keepdims=True)

    rows, columns = weights(picture.shape[0], height), weights(picture.shape[1], width)
    mixed = np.einsum("ab,bcd->acd", rows, picture.astype(float))
    mixed = np.einsum("ab,cbd->cad", columns, mixed)
    return np.clip(mixed + 0.5, 0, 255).astype(np.uint8)


def write_png(file, pixels):
    """Writes rows of red, green and blue bytes as a PNG. The first row is the top of the picture."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, content):
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    file.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def shaped(size, recipe):
    """Returns the width and height, in pixels, of a recipe's picture.

    `size` is the size of a dish's picture.
    """
    return tuple(round(pixels * times) for pixels, times in zip(size, recipe.shape))


def render_dish(dish, folder, width, height, samples, weights):
    """Renders one dish as `folder/dish.png` and `folder/dish.card.png`, and prints the time.

    The picture is reduced to the sizes of the files. A picture that is smaller than both keeps its size.
    """
    started = time.time()
    recipe = RECIPES[dish]
    width, height = shaped((width, height), recipe)
    prepare(width, height, samples)
    table = Table()
    stage.GROUNDS[recipe.ground](table)
    recipe.lay(table)
    stage.add_camera(recipe.closeness, recipe.target)
    stage.add_light()
    built = time.time()
    passes = render_passes(folder / f".{dish}", width, height)
    rendered = time.time()
    picture = developed(denoised(passes, weights))[::-1]
    for ending, size in SIZES.items():
        size = shaped(size, recipe)
        if width > size[0]:
            write_png(folder / f"{dish}{ending}.png", smaller(picture, *size))
        elif not ending:
            write_png(folder / f"{dish}.png", picture)
    print(
        f"rendered {dish}: {built - started:.0f} s to build, {rendered - built:.0f} s to render, "
        f"{time.time() - rendered:.0f} s to clean",
        flush=True,
    )


def main():
    """Reads the arguments after `--` and renders each dish."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--size", default="960x720")
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("dishes", nargs="*")
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    width, height = (int(part) for part in chosen.size.split("x"))
    chosen.to.mkdir(parents=True, exist_ok=True)
    weights = read_weights(chosen.weights)
    for dish in chosen.dishes:
        render_dish(dish, chosen.to, width, height, chosen.samples, weights)


main()
