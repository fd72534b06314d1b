"""Removes the grain from a rendered picture with Intel's Open Image Denoise, which Debian's Blender lacks.

The network's weights come from Open Image Denoise 2 (`rt_hdr_alb_nrm`). The network's structure, the
brightness curve and the exposure are as in Open Image Denoise's own code.
"""

import struct

import numpy as np

STEPS = 16
"""The network halves a picture four times, so its input's width and height are multiples of this number."""

BRIGHTEST = 65504
"""The brightest value that the brightness curve covers."""

GREY = np.array([0.212671, 0.71516, 0.072169])
"""The shares of red, green and blue in the brightness of a colour."""


def read_weights(file):
    """Reads a file of weights (TZA, version 2). Returns an array for each name, such as `dec_conv0.bias`."""
    data = file.read_bytes()
    magic, version, _, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or version != 2:
        raise ValueError(f"{file} has no weights of version 2.")

    def read(kind):
        nonlocal at
        value = struct.unpack_from(f"<{kind}", data, at)
        at += struct.calcsize(f"<{kind}")
        return value

    weights = {}
    (count,) = read("I")
    for _ in range(count):
        (length,) = read("H")
        name = read(f"{length}s")[0].decode()
        (dimensions,) = read("B")
        shape = read(f"{dimensions}I")
        read(f"{dimensions}s")
        kind, start = read("cQ")
        stored = {b"h": "<f2", b"f": "<f4"}[kind]
        values = np.frombuffer(data, stored, int(np.prod(shape)), start)
        weights[name] = values.reshape(shape).astype("f")
    return weights


def convolved(planes, weights, name):
    """Applies the layer `name`, a convolution with 3 x 3 weights, and sets negative values to 0."""
    kernels, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    # NumPy multiplies fast only if each matrix is contiguous.
    kernels = np.ascontiguousarray(np.moveaxis(kernels, (2, 3), (0, 1)))
    count, height, width = planes.shape
    framed = np.pad(planes, ((0, 0), (1, 1), (1, 1)))
    result = np.repeat(bias[:, None], height * width, 1)
    for down in range(3):
        for right in range(3):
            beside = framed[:, down : down + height, right : right + width]
            result += kernels[down, right] @ beside.reshape(count, -1)
    return np.maximum(result, 0, out=result).reshape(-1, height, width)


def halved(planes):
    """Returns planes of half the width and height, with the largest of every 2 x 2 values."""
    count, height, width = planes.shape
    return planes.reshape(count, height // 2, 2, width // 2, 2).max((2, 4))


def run_network(planes, weights):
    """Runs the network on three planes each for the picture, the surfaces' colours and their normals.

    Returns the three planes of the clean picture.
    """

    def layer(name, planes):
        return convolved(planes, weights, name)

    levels = [planes]
    planes = layer("enc_conv0", planes)
    for number in (1, 2, 3, 4):
        planes = halved(layer(f"enc_conv{number}", planes))
        levels.append(planes)
    levels.pop()
    planes = layer("enc_conv5b", layer("enc_conv5a", planes))
    for number in (4, 3, 2, 1):
        doubled = planes.repeat(2, 1).repeat(2, 2)
        planes = np.concatenate([doubled, levels.pop()])
        planes = layer(f"dec_conv{number}b", layer(f"dec_conv{number}a", planes))
    return layer("dec_conv0", planes)


def to_perceived(light):
    """Converts linear light to the brightness that people perceive, as the network expects it."""
    low = 1.41283765e3 * light
    middle = 1.64593172 * light**4.31384981e-1 - 2.94139609e-3
    high = 1.92653254e-1 * np.log(light + 6.26026094e-3) + 9.98620152e-1
    return np.where(light <= 1.5794576e-6, low, np.where(light <= 3.22087631e-2, middle, high))


def to_light(perceived):
    """Reverses `to_perceived`."""
    low = perceived / 1.41283765e3
    middle = (np.maximum(perceived + 2.94139609e-3, 0) / 1.64593172) ** (1 / 4.31384981e-1)
    high = np.exp((perceived - 9.98620152e-1) / 1.92653254e-1) - 6.26026094e-3
    return np.where(perceived <= 2.23151711e-3, low, np.where(perceived <= 3.70974749e-1, middle, high))


def exposure_of(image):
    """Returns the factor that makes a picture as bright as the pictures that the network was trained on."""
    height, width, _ = image.shape
    grey = (image @ GREY)[: height // STEPS * STEPS, : width // STEPS * STEPS]
    blocks = grey.reshape(height // STEPS, STEPS, -1, STEPS).mean((1, 3))
    return 0.18 / 2 ** np.log2(blocks[blocks > 1e-8]).mean()


def denoised(passes, weights):
    """Returns a clean picture from the passes `image`, `albedo` and `normal`, all in linear light."""
    image = np.maximum(passes["image"], 0)
    exposure = exposure_of(image)
    brightest = to_perceived(np.array(BRIGHTEST))
    colours = to_perceived(image * exposure) / brightest
    albedo = np.clip(passes["albedo"], 0, 1)
    normal = np.clip(passes["normal"], -1, 1) * 0.5 + 0.5
    planes = np.moveaxis(np.concatenate([colours, albedo, normal], 2), 2, 0).astype("f")
    _, height, width = planes.shape
    framed = np.pad(planes, ((0, 0), (0, -height % STEPS), (0, -width % STEPS)), mode="edge")
    clean = np.moveaxis(run_network(framed, weights), 0, 2)[:height, :width]
    return to_light(clean * brightest).astype(float) / exposure
