"""Removes the grain from a rendered picture, because Debian's Blender lacks Open Image Denoise."""

import numpy as np

from noises import blurred


def shifted(image, down, right):
    """Moves a picture by whole pixels. Parts that leave the picture enter it again on the opposite side."""
    return np.roll(np.roll(image, down, 0), right, 1)


def denoised(passes, search=5, strictness=0.21):
    """Returns a clean picture from the passes `image`, `albedo`, `normal` and `depth`, all in linear light.

    The light, without the surfaces' colours, is averaged over pixels nearby. Pixels count more if their
    surroundings, colour, slope and depth are alike. A smaller `strictness` preserves more detail and more
    grain.
    """
    albedo = calmed(calmed(np.clip(passes["albedo"], 0, 1.2) + 0.03))
    image = np.maximum(passes["image"], 0)
    # A single pixel that is much brighter than its neighbours is darkened, because averaging would not
    # remove it.
    around = (9 * blurred(image, 1) - image) / 8
    light = np.log1p(np.minimum(image, 1.5 * around + 0.02) / albedo)
    depth = np.log1p(np.clip(passes["depth"][:, :, :1], 0, 100))
    normal = blurred(passes["normal"], 1).astype("f")
    colour = blurred(albedo, 1).astype("f")
    grey = light.mean(2, keepdims=True)
    mean = blurred(grey, 3)
    variance = np.maximum(blurred(grey * grey, 3) - mean * mean, 1e-5).astype("f")
    light, depth = light.astype("f"), depth.astype("f")

    result = blurred(light, 1).astype("f")
    source = light
    for tolerance in (strictness, strictness * 0.5):
        guide = result
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2] + (1,), "f")
        for down in range(-search, search + 1):
            for right in range(-search, search + 1):
                unlike = ((guide - shifted(guide, down, right)) ** 2).mean(2, keepdims=True)
                spread = tolerance**2 * (variance + shifted(variance, down, right)) * 0.5 + 2e-4
                doubt = blurred(unlike, 1) / spread
                doubt += ((normal - shifted(normal, down, right)) ** 2).sum(2, keepdims=True) / 0.05
                doubt += ((colour - shifted(colour, down, right)) ** 2).sum(2, keepdims=True) / 0.03
                doubt += (depth - shifted(depth, down, right)) ** 2 / 0.002
                doubt += (down * down + right * right) / (search * search * 0.9)
                weight = np.exp(-np.minimum(doubt, 40)).astype("f")
                total += weight * shifted(source, down, right)
                weights += weight
        result = total / weights
        source = result
    return np.expm1(result) * albedo


def calmed(albedo):
    """Smooths the surfaces' colours slightly, because depth of field makes them grainy."""
    total = np.zeros_like(albedo)
    weights = 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            beside = shifted(albedo, down, right)
            weight = np.exp(-((albedo - beside) ** 2).sum(2, keepdims=True) / 0.02)
            if not down and not right:
                weight = weight * 1.5
            total = total + weight * beside
            weights = weights + weight
    return total / weights
