"""Defines the looks of foods, of vessels and of the surfaces below them, and builds Blender's shaders."""

from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Look:
    """Describes a surface. Colours are written as in CSS, without the `#`."""

    colours: str
    """The colours from dark to light.

    The grain and the vertex attribute `tone` choose the colour of each point.
    """
    grain: float = 5.0
    """The approximate number of spots of colour in 10 cm."""
    contrast: float = 1.0
    """The strength of the grain. A higher number shows more of the first and the last colour."""
    shine: tuple = (0.3, 0.5)
    """The minimum and the maximum roughness, from 0 (a mirror) to 1 (chalk)."""
    bump: float = 0.2
    """The strength of fine bumps."""
    bump_scale: float = 25.0
    bump_depth: float = 0.02
    glow: float = 0.0
    """The amount of light that travels through the inside, as in fat, cream and leaves."""
    coat: float = 0.0
    """The amount of oil or glaze on the surface."""
    coat_roughness: float = 0.12
    metal: float = 0.0
    clear: float = 0.0
    """The clearness of glass. The surface is opaque at 0, and a higher number weakens the reflections."""
    stretch: tuple = (1, 1, 1)
    """The factors by which the grain is finer along x, y and z. Wood has unequal factors."""
    layers: tuple = ()
    """The layers of colour above the base colour: (vertex attribute, colour, low, high, roughness or None).

    A layer begins to show at the attribute's value `low`, and hides everything below it at `high`.
    """


CHAR = ("char", "34170a", 0.28, 1.05, 0.45)
"""The layer that fire leaves on a kebab."""
SOFT_CHAR = ("char", "5a2c0e", 0.38, 0.9, 0.45)
"""The layer that fire leaves on bread and cream."""

GROUNDS = {
    "slate": Look("0f1113 1a1d20 2a2d2f", 1.6, 1, (0.4, 0.7), 0.3, 5, 0.05),
    "plum": Look("230a17 341021 48192f", 1.4, 1, (0.5, 0.75), 0.15, 9, 0.03),
    "walnut": Look(
        "26160d 3a2213 4e301b", 2.0, 0.8, (0.55, 0.72), 0.12, 14, stretch=(0.35, 3.5, 1)
    ),
    "blue boards": Look(
        "142230 1b2d3f 263c50", 2.0, 0.8, (0.55, 0.72), 0.1, 14, stretch=(0.35, 3.5, 1)
    ),
    "cinnamon": Look("3a2015 4f2d1e 64392a", 1.4, 0.8, (0.55, 0.8), 0.2, 9, 0.03),
    "banana": Look(
        "1c3010 284219 38541f",
        1.5,
        0.7,
        (0.58, 0.75),
        0.08,
        14,
        layers=(("rib", "4c5e2c", 0.4, 1.2, None),),
    ),
}

VESSELS = {
    "steel": Look("bdbbb6 d2cfc9", 3, 0.6, (0.34, 0.4), 0.0, 30, metal=1),
    "brass": Look("8a6636 a37e48 b8945c", 2, 0.6, (0.42, 0.5), 0.05, 5, 0.02, metal=1),
    "copper": Look("84492e 9e5d3e b27150", 2, 0.6, (0.4, 0.48), 0.06, 5, 0.02, metal=1),
    "clay": Look("6a2f1b 8d4a2c a8623e", 3, 1, (0.5, 0.75), 0.3, 25),
    "iron": Look("151413 242221 343130", 4, 1, (0.35, 0.55), 0.3, 26),
    "stoneware": Look("d8cfbe e6dece f1ebdf", 4, 1, (0.22, 0.4), 0.08, 20),
    "indigo": Look("14283f 1f3c5c 335a80", 3, 1, (0.2, 0.35), 0.1, 20, coat=0.3),
    "board": Look("6a4020 8c5a30 a87442", 2.0, 1.2, (0.45, 0.6), 0.25, 14, stretch=(0.4, 4, 1)),
    "sal leaf": Look("5f5c2c 76703a 8f8650", 3, 1, (0.45, 0.6), 0.35, 18, stretch=(1, 3, 1)),
    "paper": Look("efe6d3 f6efe0 fbf7ee", 3, 1, (0.6, 0.8), 0.2, 16),
    "newsprint": Look(
        "cfc6b2 ded6c3 e8e2d3",
        3,
        1,
        (0.7, 0.85),
        0.2,
        16,
        layers=(("ink", "4a4640", 0.4, 0.7, None),),
    ),
    "kraft": Look("bb8f5c c9a06d d4b07e", 3, 0.7, (0.65, 0.85), 0.12, 40),
    "label": Look(
        "b8331a c23a1e cc4426",
        3,
        0.6,
        (0.4, 0.6),
        0.1,
        20,
        layers=(("line", "fbeedd", 0.35, 0.6, None),),
    ),
    "glass": Look("ffffff ffffff", 1, 0, (0.02, 0.03), 0, clear=0.88),
}


def oily(oil, *values, **fields):
    """Returns the look of a sauce on which oil floats.

    `oil` contains the layer's colour, low, high and roughness. The other arguments are those of `Look`.
    """
    return Look(*values, layers=(("oil", *oil),), **fields)


SAUCES = {
    "makhani": Look(
        "bc4a16 dc6c2a ec9850",
        4,
        1,
        (0.14, 0.3),
        0.22,
        16,
        glow=0.1,
        coat=0.4,
        layers=(("oil", "cc4408", 0.45, 1.1, 0.08), ("cream", "fff6e6", 0.25, 0.5, 0.25)),
    ),
    "tomato sauce": Look("7e2410 a43c18 c45f2c", 6, 1, (0.2, 0.4), 0.35, 22, coat=0.3),
    "bhaji": Look("a8320a c94e12 e07a26", 9, 1.2, (0.2, 0.4), 0.7, 22, 0.04, coat=0.4),
    "rogan gravy": oily(
        ("a02c06", 0.4, 1.0, 0.06), "5e1c08 86300c a84c18", 8, 1.1, (0.12, 0.3), 0.35, 24, coat=0.6
    ),
    "nihari": oily(
        ("9c2a06", 0.4, 1.0, 0.06), "5a1e0a 7e3212 a4501e", 5, 1, (0.12, 0.3), 0.3, 16, coat=0.6
    ),
    "nihari stew": oily(
        ("963006", 0.3, 0.8, 0.06), "4a1405 6e2409 8e3a10", 8, 1.1, (0.14, 0.3), 0.35, 26, coat=0.6
    ),
    "dal": Look(
        "3a140a 60260f 86401c",
        5,
        1,
        (0.14, 0.32),
        0.3,
        18,
        coat=0.5,
        layers=(("oil", "8a2c08", 0.3, 0.8, 0.06), ("cream", "fbeed8", 0.35, 0.62, 0.22)),
    ),
    "dal makhani": oily(
        ("9a4a0e", 0.3, 0.9, 0.08), "38180a 5a2c12 84501f", 6, 1, (0.14, 0.32), 0.35, 20, coat=0.5
    ),
    "haleem": Look(
        "74380f 9c5a1e bc7e36",
        9,
        1.2,
        (0.12, 0.3),
        0.5,
        24,
        0.03,
        coat=0.6,
        layers=(("oil", "c8760c", 0.35, 0.8, 0.05),),
    ),
    "chana": oily(
        ("74400f", 0.4, 1.0, 0.08), "3c170a 5c2810 7e3e18", 6, 1, (0.16, 0.36), 0.4, 20, coat=0.5
    ),
    "korma": Look("e2bd7c edd3a0 f8e8c6", 4, 1, (0.18, 0.32), 0.2, 16, glow=0.1, coat=0.35),
    "saffron cream": Look("e8c47c f2d9a2 f8e8c4", 4, 1, (0.18, 0.32), 0.2, 16, glow=0.06, coat=0.4),
    "shahi cream": Look("e88a24 f2a646 f9c67c", 4, 1, (0.18, 0.32), 0.25, 16, glow=0.1, coat=0.4),
    "saag": Look("173a0c 28591a 42792a", 9, 1.2, (0.22, 0.42), 0.7, 24, 0.03, coat=0.35),
    "green chutney": Look(
        "42561c 62742a 87934a", 12, 1.2, (0.4, 0.6), 0.7, 40, glow=0.03, coat=0.1
    ),
    "tamarind": Look("2a0b05 471708 64260f", 6, 1, (0.08, 0.18), 0.1, 18, coat=0.7),
    "red chutney": Look("7a1a0c 9e2c12 bc4e22", 12, 1.2, (0.3, 0.5), 0.6, 40, coat=0.15),
    "yoghurt": Look("f4efe2 fbf8f0 ffffff", 5, 1, (0.15, 0.3), 0.12, 20, glow=0.12, coat=0.2),
    "mint yoghurt": Look("b9cf86 cfdfa2 e2edc2", 7, 1, (0.16, 0.32), 0.2, 30, glow=0.1, coat=0.3),
    "nigella yoghurt": Look(
        "e9e3d2 f8f3e8 ffffff", 14, 1.2, (0.15, 0.3), 0.15, 30, glow=0.1, coat=0.2
    ),
    "pepper relish": Look("7a1408 a82410 cc4a1e", 10, 1.2, (0.15, 0.3), 0.6, 24, 0.04, coat=0.5),
    "jaggery": Look("5a2a0a 7e4212 a0601e", 6, 1, (0.1, 0.2), 0.1, 20, coat=0.6),
    "mango": Look("eda43a f4b854 f8cb78", 3, 0.8, (0.25, 0.4), 0.1, 14, glow=0.14, coat=0.25),
    "buttermilk": Look("fbefd2 fff6e2 fffaf0", 3, 0.6, (0.3, 0.45), 0.1, 14, glow=0.7, coat=0.2),
    "melted butter": Look("e8a91e f2c23c f8d76a", 4, 1, (0.06, 0.14), 0.1, 14, coat=0.6),
    "mint chutney": Look(
        "2c6a10 4c921e 8cc048", 12, 1.2, (0.16, 0.34), 0.5, 34, glow=0.06, coat=0.4
    ),
    "thick bhaji": Look(
        "8e2806 c4500e e07e22 f0ac48", 8, 1.4, (0.16, 0.36), 0.8, 20, 0.05, coat=0.5
    ),
    "rich saffron cream": Look(
        "e8a832 f4cc70 fbe6b0", 4, 1, (0.12, 0.26), 0.2, 16, glow=0.1, coat=0.5
    ),
}


def coated_pasta(colours, glow, sauce):
    """Returns the look of pasta to which a sauce clings in spots.

    `sauce` contains the colour, low and high of the layer of sauce.
    """
    layers = (("sauce", *sauce, 0.12),)
    return Look(colours, 4, 0.8, (0.14, 0.3), 0.15, 26, glow=glow, coat=0.5, layers=layers)


BREADS = {
    "naan": Look(
        "f8e2b4 f0cd90 e0ab60 c8863a",
        3,
        1,
        (0.3, 0.55),
        0.25,
        22,
        coat=0.18,
        coat_roughness=0.3,
        layers=(("brown", "c27a2c", 0.15, 0.95, 0.38), ("char", "3a1c0c", 0.45, 0.85, 0.55)),
    ),
    "butter naan": Look(
        "f8dca4 eec27a dc9c46 bc7428",
        4,
        1.1,
        (0.2, 0.42),
        0.3,
        22,
        coat=0.35,
        coat_roughness=0.22,
        layers=(("brown", "b06a20", 0.1, 0.9, 0.32), ("char", "3a1c0c", 0.42, 0.85, 0.5)),
    ),
    "crust": Look(
        "f8deac edc88a dca65a bf7f38",
        4,
        1,
        (0.42, 0.62),
        0.35,
        24,
        layers=(("brown", "b5702c", 0.2, 0.95, 0.5), ("char", "30170b", 0.45, 0.8, 0.6)),
    ),
    "charred crust": Look(
        "f2d6a2 e2b676 c8914c a0662e",
        4,
        1,
        (0.42, 0.62),
        0.4,
        24,
        layers=(("brown", "9a5a22", 0.2, 0.95, 0.5), ("char", "1e100a", 0.35, 0.7, 0.6)),
    ),
    "kulcha": Look(
        "f8e6c0 f0d29c dfae68 c48a42",
        3,
        1,
        (0.35, 0.6),
        0.22,
        24,
        coat=0.1,
        coat_roughness=0.3,
        layers=(("brown", "d09248", 0.25, 1.0, 0.45), ("char", "6a3a16", 0.5, 0.9, 0.5)),
    ),
    "paratha": Look(
        "f3cf88 e6b158 cc8630 9c5818",
        5,
        1.2,
        (0.26, 0.46),
        0.4,
        20,
        0.03,
        coat=0.3,
        coat_roughness=0.25,
        layers=(("brown", "a85c1a", 0.2, 0.95, 0.36), ("char", "4a220c", 0.5, 0.9, 0.5)),
    ),
    "rumali": Look(
        "fbeed4 f6e2bc eed09c e0b878",
        3,
        1,
        (0.4, 0.6),
        0.25,
        18,
        layers=(("brown", "b87a36", 0.35, 1.0, 0.5), ("char", "6a3c1a", 0.5, 0.9, 0.5)),
    ),
    "crisp rumali": Look(
        "f6d496 e8b764 d2923e a8662a",
        4,
        1,
        (0.35, 0.55),
        0.4,
        24,
        layers=(("brown", "a8622a", 0.25, 0.95, 0.45), ("char", "4a2410", 0.5, 0.85, 0.5)),
    ),
    "sheermal": Look(
        "f6b64e eb9a2e d67c1c b05a10",
        4,
        1,
        (0.26, 0.42),
        0.2,
        22,
        coat=0.35,
        coat_roughness=0.2,
        layers=(("brown", "a85a14", 0.25, 0.95, 0.35), ("hole", "7a3c0c", 0.3, 0.7, 0.5)),
    ),
    "pav": Look(
        "e6a850 d2842c b5641c 8e450f",
        3,
        1,
        (0.32, 0.5),
        0.18,
        34,
        coat=0.2,
        coat_roughness=0.3,
        layers=(("side", "f0d09a", 0.1, 1, 0.6), ("crumb", "fff3d8", 0.35, 0.6, 0.85)),
    ),
    "toast": Look(
        "f6d79c e8b868 d29440 b0702a",
        5,
        1,
        (0.45, 0.65),
        0.6,
        30,
        layers=(("crumb", "f4d69c", 0.3, 0.7, 0.8),),
    ),
    "papdi": Look("f2c878 e2a84c cb8630 a8641c", 6, 1, (0.3, 0.5), 0.4, 26, coat=0.2),
    "makhani coated pasta": coated_pasta("eab866 f4d08a fae2ae", 0.06, ("d8621a", 0.2, 0.85)),
    "rogan coated pasta": coated_pasta("e6ac5c f2ca84 fae0aa", 0.05, ("9c3a10", -0.1, 0.75)),
    "korma pasta": Look("e0bd7c edd3a0 f7e8c8", 4, 1, (0.2, 0.36), 0.15, 26, glow=0.1, coat=0.35),
    "masala pasta": Look("c8601a e29638 f4be62", 4, 1.3, (0.2, 0.36), 0.3, 26, glow=0.03, coat=0.45),
    "soy noodles": Look(
        "8a5426 b8803e d8ac68", 4, 1.3, (0.2, 0.36), 0.15, 26, glow=0.03, coat=0.45
    ),
    "tomato noodles": Look(
        "a8421c cc7a40 e4aa6c", 4, 1.3, (0.18, 0.34), 0.2, 26, glow=0.03, coat=0.5
    ),
    "lasagne": Look("f0cc80 f6da9a fbe6b6", 4, 0.8, (0.28, 0.45), 0.15, 20, glow=0.1, coat=0.2),
    "sauced nihari pasta": Look(
        "7a3410 b46c2c e0ae68", 4, 1.4, (0.14, 0.3), 0.2, 26, glow=0.06, coat=0.6
    ),
    "rich saffron pasta": Look(
        "e2a032 f4c65c fbe4a0", 4, 1.1, (0.14, 0.3), 0.15, 26, glow=0.1, coat=0.55
    ),
    "buttered kulcha": Look(
        "fae2aa f2ca82 e2a854 c88438",
        3,
        1.1,
        (0.22, 0.44),
        0.3,
        24,
        coat=0.35,
        coat_roughness=0.2,
        layers=(("brown", "b8702a", 0.2, 0.9, 0.35), ("char", "5a2c10", 0.4, 0.85, 0.45)),
    ),
}


def charred(*values, layer=CHAR, **fields):
    """Returns the look of a food whose only layer is the one that fire leaves.

    The other arguments are those of `Look`.
    """
    return Look(*values, layers=(layer,), **fields)


MEATS = {
    "tikka": charred(
        "a8360a d45a14 e87e2c f2a654", 6, 1, (0.16, 0.36), 0.35, 14, glow=0.06, coat=0.45
    ),
    "tandoori": Look(
        "8c2a0e b0441a c8642a d89648",
        5,
        1,
        (0.16, 0.36),
        0.35,
        16,
        glow=0.05,
        coat=0.5,
        layers=(("gash", "6a1c0a", 0.3, 0.8, 0.35), CHAR, ("bone", "f2e4c8", 0.4, 0.6, 0.35)),
    ),
    "malai": Look(
        "c4741c dc9a40 eec07a f8dcae",
        6,
        1.2,
        (0.18, 0.36),
        0.35,
        18,
        glow=0.06,
        coat=0.45,
        layers=(
            ("gash", "a85c1a", 0.3, 0.8, 0.35),
            ("char", "96561c", 0.25, 1.1, 0.4),
            ("bone", "f6ead2", 0.4, 0.6, 0.35),
        ),
    ),
    "tangdi": Look(
        "8a3e0c c06a18 dc9434 eeb860",
        8,
        1.3,
        (0.12, 0.32),
        0.45,
        20,
        glow=0.05,
        coat=0.6,
        layers=(
            ("gash", "8e4614", 0.35, 0.9, 0.25),
            CHAR,
            ("bone", "dcc094", 0.4, 0.6, 0.4),
        ),
    ),
    "bhatti": charred(
        "8e3e0c b5601a d28630 e6a850", 7, 1.1, (0.2, 0.4), 0.5, 20, glow=0.04, coat=0.35
    ),
    "butter chicken": charred(
        "b8420c d8641c ea8a3c f4b070", 6, 1, (0.16, 0.34), 0.35, 14, glow=0.06, coat=0.5
    ),
    "seekh": charred("4a200e 6e3418 91501f b0702f", 9, 1.1, (0.2, 0.42), 0.7, 26, 0.03, coat=0.35),
    "chicken seekh": charred(
        "8a4414 b06420 cc8434 e2a452", 9, 1.1, (0.2, 0.42), 0.6, 26, 0.03, coat=0.35
    ),
    "keema": charred("4e2410 70381a 95522a", 10, 1.2, (0.2, 0.42), 0.6, 26, 0.03, coat=0.4),
    "mutton": charred("5c2a10 80421c a4602e c48a52", 7, 1.1, (0.14, 0.34), 0.45, 18, coat=0.55),
    "shank": charred(
        "4e1e0c 743418 98562e b87c4c", 9, 1.1, (0.12, 0.3), 0.4, 24, glow=0.03, coat=0.65
    ),
    "marrow bone": Look(
        "a8825a cfae80 e8d2a8",
        7,
        1,
        (0.2, 0.4),
        0.2,
        24,
        coat=0.35,
        layers=(("marrow", "b8783a", 0.35, 0.65, 0.12),),
    ),
    "chicken tikka": charred(
        "98280a c2440e e06c1e f0a048", 9, 1.1, (0.16, 0.36), 0.4, 26, glow=0.05, coat=0.45
    ),
    "burra": Look(
        "4c2010 723418 965028 b8783e",
        7,
        1.1,
        (0.14, 0.34),
        0.5,
        18,
        coat=0.55,
        layers=(("fat", "b8742e", 0.4, 0.9, 0.25), CHAR, ("bone", "f0e2c6", 0.4, 0.6, 0.4)),
    ),
    "galouti": charred(
        "602a0c 86451a ab6628 cc9050", 10, 1.1, (0.24, 0.46), 0.6, 30, 0.03, coat=0.3
    ),
    "prawn": Look(
        "a83110 ca4e1a e27630 f2aa6c",
        5,
        1,
        (0.14, 0.32),
        0.25,
        18,
        glow=0.1,
        coat=0.5,
        layers=(("tail", "a6340f", 0.3, 0.7, 0.3), CHAR),
    ),
    "tandoori tikka": charred(
        "98220a c4400e e0661c f09a48", 7, 1.2, (0.2, 0.42), 0.5, 22, glow=0.06, coat=0.35
    ),
    "reshmi tikka": Look(
        "b85a14 de8c30 f2b868 fadca4",
        7,
        1.2,
        (0.18, 0.38),
        0.4,
        22,
        glow=0.08,
        coat=0.4,
        layers=(("char", "8e400c", 0.35, 1.1, 0.3),),
    ),
    "burra crust": Look(
        "581c08 86300e b4521e d88a44",
        8,
        1.2,
        (0.16, 0.38),
        0.6,
        24,
        0.03,
        glow=0.03,
        coat=0.5,
        layers=(("fat", "dc9c4c", 0.4, 0.9, 0.2), CHAR, ("bone", "ead9b8", 0.4, 0.6, 0.4)),
    ),
    "prawn masala": Look(
        "8e1e06 c03c0c e2681c f4a45c",
        8,
        1.3,
        (0.18, 0.38),
        0.6,
        26,
        glow=0.1,
        coat=0.45,
        layers=(("tail", "b8320c", 0.3, 0.7, 0.3), CHAR),
    ),
    "fried keema": charred(
        "5e260c 8a4018 b4622a d49050", 10, 1.3, (0.18, 0.38), 0.6, 26, 0.03, coat=0.5
    ),
    "boti": charred(
        "6a220a 9c3e16 c66c32 e4a662", 7, 1.2, (0.16, 0.36), 0.5, 22, glow=0.03, coat=0.5
    ),
    "braised raan": Look(
        "74301a a05a3c bc7e5c d4a284",
        9,
        1.2,
        (0.1, 0.28),
        0.5,
        30,
        glow=0.06,
        coat=0.7,
        layers=(("crust", "5e240a", 0.3, 0.85, 0.2), ("bone", "e8d0a0", 0.4, 0.6, 0.4)),
    ),
}


def crisp_patty(colours, glow, *inside):
    """Returns the look of a patty with a crumbly crust. `inside` are the layers of its filling."""
    layers = (SOFT_CHAR, *inside)
    return Look(colours, 13, 1.1, (0.24, 0.44), 0.7, 40, 0.03, glow=glow, coat=0.35, layers=layers)


FRIED = {
    "pakora": Look("f2a63a df8a22 bf6414 8a3e0c", 7, 1.1, (0.26, 0.48), 0.7, 30, 0.03, coat=0.3),
    "red pakora": Look(
        "fac056 ee922c cc5a14 8e360c",
        9,
        1.3,
        (0.24, 0.46),
        1.0,
        34,
        0.04,
        coat=0.3,
        layers=(("tail", "c8461c", 0.4, 0.8, 0.2),),
    ),
    "samosa": Look(
        "f0bc5c e09c3a c47a24 90500f",
        5,
        1,
        (0.24, 0.44),
        0.4,
        30,
        coat=0.3,
        layers=(("brown", "8e4a12", 0.3, 1, None),),
    ),
    "potato cake": charred(
        "f0b850 dc9430 b86a1c 7e400f", 8, 1.2, (0.25, 0.45), 0.6, 26, 0.03, coat=0.35
    ),
    "hara bhara": Look(
        "46561a 617326 839040 b4b668",
        10,
        1.2,
        (0.26, 0.46),
        0.6,
        28,
        0.03,
        coat=0.35,
        layers=(
            ("sear", "9a561a", 0.1, 0.8, 0.32),
            ("filling", "8fb04a", 0.35, 0.65, 0.45),
            ("herb", "2f6a16", 0.3, 0.55, 0.4),
            ("char", "4e280c", 0.35, 0.95, 0.4),
        ),
    ),
    "bean patty": charred(
        "5c260e 8a4420 ae6a38 cf985e",
        9,
        1.1,
        (0.2, 0.4),
        0.6,
        30,
        0.03,
        coat=0.45,
        layer=SOFT_CHAR,
    ),
    "crumbed": Look(
        "f2b44e e0942e bf6c18 8c440f",
        14,
        1.3,
        (0.4, 0.6),
        0.9,
        42,
        0.04,
        layers=(("filling", "f8c552", 0.4, 0.6, 0.5),),
    ),
    "bhalla": Look("f3e2b8 e9cf98 d8b474", 6, 1, (0.35, 0.5), 0.3, 26, glow=0.05, coat=0.1),
    "sev": Look("f2b020 f8c43a fbd566", 6, 1, (0.4, 0.55), 0.2, 30),
    "fried onion": Look("4a1c08 7a3a10 a85a1e", 8, 1.2, (0.25, 0.4), 0.3, 26, coat=0.3),
    "crisp curd patty": crisp_patty(
        "f6bc4e e69428 c86a16 8e420c",
        0.55,
        ("filling", "fef0cf", 0.35, 0.65, 0.34),
        ("clot", "fffbf2", 0.3, 0.75, 0.28),
        ("herb", "3f8a1c", 0.3, 0.55, 0.35),
    ),
    "crisp gram patty": crisp_patty(
        "e8ae48 d08a24 ac6216 7c3e0c",
        0.22,
        ("filling", "eeb43a", 0.35, 0.65, 0.38),
        ("clot", "fcdc7c", 0.3, 0.75, 0.34),
        ("herb", "4f9a20", 0.3, 0.55, 0.35),
    ),
    "golden vada": Look(
        "fcd05a f4b034 de8c20 ac5c10",
        7,
        1,
        (0.24, 0.44),
        0.6,
        32,
        glow=0.05,
        coat=0.35,
        layers=(
            ("filling", "eebe48", 0.35, 0.7, 0.4),
            ("clot", "fbe08c", 0.3, 0.75, 0.36),
            ("herb", "4a8a1c", 0.25, 0.5, 0.4),
        ),
    ),
}

DAIRY = {
    "cheese": Look(
        "ecbf5c f5d78c fbe8b8",
        3,
        1,
        (0.16, 0.36),
        0.2,
        12,
        glow=0.12,
        coat=0.35,
        layers=(
            ("oil", "e6a03a", 0.3, 1.1, 0.08),
            ("brown", "bf7324", 0.1, 0.85, 0.3),
            ("scorch", "6a340f", 0.3, 0.9, 0.42),
        ),
    ),
    "mozzarella": Look(
        "f2d894 faeac0 fff6e0",
        3,
        1,
        (0.16, 0.3),
        0.15,
        12,
        glow=0.12,
        coat=0.35,
        layers=(
            ("oil", "f0c878", 0.3, 1.1, 0.08),
            ("brown", "ca8430", 0.1, 0.85, 0.3),
            ("scorch", "7e4414", 0.3, 0.9, 0.42),
        ),
    ),
    "paneer": Look(
        "e6c78a f0dcb0 f8ecd0",
        5,
        1,
        (0.3, 0.5),
        0.3,
        22,
        glow=0.06,
        coat=0.1,
        layers=(("char", "c8883c", 0.2, 0.8, 0.5),),
    ),
    "paneer tikka": charred(
        "d05a10 ea8420 f4ac48 fbdca4", 5, 1.1, (0.24, 0.46), 0.5, 22, glow=0.12, coat=0.28
    ),
    "achari paneer": charred(
        "c8860c e6a818 f3c238 fbe29a", 6, 1.2, (0.24, 0.46), 0.5, 22, glow=0.1, coat=0.28
    ),
    "butter": Look("f8dc7a fbe694 fdf0b8", 3, 0.8, (0.2, 0.34), 0.12, 12, glow=0.15, coat=0.2),
    "white butter": Look("fbf2d4 fdf7e4 fffcf2", 3, 0.8, (0.2, 0.34), 0.2, 12, glow=0.15, coat=0.2),
    "egg": Look(
        "f2b81e f8cc40 fbe080",
        4,
        1.2,
        (0.2, 0.36),
        0.35,
        16,
        glow=0.08,
        coat=0.35,
        layers=(("white", "fffaf0", 0.35, 0.65, 0.3), SOFT_CHAR),
    ),
    "glazed paneer": charred(
        "8a2808 bc4a0e e08a34 fae0b4", 6, 1.2, (0.1, 0.26), 0.35, 22, glow=0.08, coat=0.6
    ),
}


def pepper(skin, char):
    """Returns the look of a capsicum with a skin of these colours and burnt spots of the colour `char`."""
    layers = (("char", char, 0.5, 0.9, 0.5),)
    return Look(skin, 3, 1, (0.16, 0.32), 0.12, 14, coat=0.4, layers=layers)


def leaf(
    colours,
    rib,
    grain=4,
    contrast=1.1,
    shine=(0.26, 0.42),
    bump=0.25,
    bump_scale=26,
    rib_from=0.5,
    **fields,
):
    """Returns the look of a leaf. The default numbers are those of lettuce.

    `rib` is the colour of the ribs. They begin to show at the value `rib_from` of the attribute `rib`.
    """
    layers = (("rib", rib, rib_from, 1, None),)
    return Look(colours, grain, contrast, shine, bump, bump_scale, layers=layers, **fields)


VEGETABLES = {
    "green pepper": pepper("2f7414 4f9a20 7ebb3c", "1e160c"),
    "red pepper": pepper("9e1006 c8220e de4a20", "241008"),
    "yellow pepper": pepper("e89a0a f4b41c f9cc4c", "301a08"),
    "onion": Look(
        "f6eaec f2dfe5 e8c8d4",
        4,
        1,
        (0.18, 0.35),
        0.06,
        20,
        glow=0.2,
        coat=0.25,
        layers=(("edge", "94406e", 0.4, 1.0, None), ("char", "2c140c", 0.5, 0.9, 0.5)),
    ),
    "pickled onion": Look(
        "f0a0b4 e47a9a d2547c",
        4,
        1,
        (0.16, 0.3),
        0.06,
        20,
        glow=0.2,
        coat=0.35,
        layers=(("edge", "b81e5c", 0.3, 0.8, None),),
    ),
    "caramel onion": Look(
        "7a3a0e a45c1c c88436", 5, 1.2, (0.14, 0.28), 0.15, 20, glow=0.1, coat=0.5
    ),
    "tomato": Look(
        "a81408 cc2410 e04a22",
        4,
        1,
        (0.12, 0.26),
        0.08,
        14,
        glow=0.1,
        coat=0.5,
        layers=(("flesh", "e8583a", 0.3, 0.7, 0.2), ("seed", "f2c268", 0.4, 0.7, 0.15), CHAR),
    ),
    "cucumber": Look(
        "dcecb0 cfe49a bfda84",
        5,
        1,
        (0.18, 0.34),
        0.1,
        20,
        glow=0.15,
        coat=0.25,
        layers=(("rind", "2c6a1c", 0.4, 0.7, 0.3), ("seed", "eef4cf", 0.3, 0.7, 0.2)),
    ),
    "radish": Look(
        "fbf6f2 fefcfa ffffff",
        5,
        1,
        (0.2, 0.35),
        0.08,
        20,
        glow=0.15,
        coat=0.2,
        layers=(("rind", "d2265a", 0.4, 0.7, 0.3),),
    ),
    "white radish": Look("e4e2d0 efede0 f8f6ee", 5, 1, (0.2, 0.35), 0.12, 20, glow=0.15, coat=0.25),
    "carrot": Look(
        "c8500e de6a1e ec8c40", 5, 1, (0.2, 0.36), 0.15, 20, glow=0.1, coat=0.25, stretch=(4, 1, 1)
    ),
    "ginger": Look(
        "efcf78 f6de98 fbebc0", 6, 1, (0.25, 0.4), 0.15, 20, glow=0.12, coat=0.2, stretch=(4, 1, 1)
    ),
    "green chilli": Look(
        "355f1a 50802a 779c48",
        5,
        1,
        (0.14, 0.3),
        0.15,
        16,
        glow=0.06,
        coat=0.45,
        layers=(("seed", "f2eec0", 0.4, 0.7, 0.3), ("char", "5a3a14", 0.5, 0.9, 0.4)),
    ),
    "corn": Look(
        "dc9a1a efb832 f8d478",
        4,
        1,
        (0.14, 0.3),
        0.1,
        20,
        glow=0.12,
        coat=0.4,
        layers=(("char", "3a1c08", 0.4, 0.85, 0.45),),
    ),
    "pea": Look("567c2a 709838 92b45c", 4, 1, (0.18, 0.32), 0.12, 20, glow=0.1, coat=0.35),
    "chickpea": Look("d8a44c e8bc6a f2d292", 4, 1.1, (0.22, 0.4), 0.15, 22, glow=0.06, coat=0.3),
    "moong": Look(
        "6a8a24 8aa83a aac25a",
        5,
        1,
        (0.25, 0.42),
        0.15,
        24,
        glow=0.08,
        coat=0.2,
        layers=(("tail", "fbf6e2", 0.3, 0.7, 0.3),),
    ),
    "green mango": Look(
        "d6dd7a e4e896 f0f2b8",
        5,
        1,
        (0.18, 0.32),
        0.15,
        20,
        glow=0.15,
        coat=0.3,
        layers=(("rind", "4f8a24", 0.4, 0.7, 0.3),),
    ),
    "mango flesh": Look("f49408 faac1c fdc24a", 4, 1, (0.14, 0.28), 0.1, 16, glow=0.15, coat=0.4),
    "scored mango": Look(
        "ee8408 f8a818 fdc446",
        4,
        1,
        (0.14, 0.28),
        0.1,
        16,
        glow=0.15,
        coat=0.4,
        layers=(("skin", "e0701a", 0.4, 0.8, 0.35),),
    ),
    "pineapple": Look("f2c21e f8d448 fbe486", 6, 1, (0.16, 0.3), 0.25, 20, glow=0.12, coat=0.35),
    "sweet potato": Look(
        "d8741c ec9232 f6b058",
        5,
        1,
        (0.22, 0.4),
        0.3,
        20,
        glow=0.08,
        coat=0.25,
        layers=(("rind", "6a2a1e", 0.4, 0.7, 0.5), CHAR),
    ),
    "star fruit": Look(
        "cdbb44 dfd06a efe6a0",
        5,
        1,
        (0.14, 0.28),
        0.1,
        18,
        glow=0.2,
        coat=0.4,
        layers=(("rind", "8f9a3a", 0.4, 0.8, 0.25),),
    ),
    "pomegranate": Look("640a18 9a1428 c63c50", 3, 1, (0.06, 0.14), 0.05, 14, glow=0.15, coat=0.6),
    "mushroom": Look(
        "9a683a c0905c e2c090",
        5,
        1,
        (0.22, 0.4),
        0.25,
        22,
        coat=0.35,
        layers=(("skin", "4e2a12", 0.3, 0.8, 0.35), ("gill", "8a6440", 0.3, 0.45, 0.5), CHAR),
    ),
    "roast mushroom": Look(
        "4a2814 7e5230 b88c5c",
        5,
        1.1,
        (0.2, 0.38),
        0.3,
        20,
        glow=0.05,
        coat=0.4,
        layers=(("gill", "4a2c1a", 0.4, 0.7, 0.5), CHAR),
    ),
    "stuffing": Look(
        "d8a042 efcb7c faeac0",
        12,
        1.3,
        (0.35, 0.5),
        0.7,
        32,
        0.03,
        glow=0.06,
        layers=(("herb", "5a8a2a", 0.35, 0.55, 0.5), SOFT_CHAR),
    ),
    "potato filling": Look(
        "e8b83a f0cc5c f6dd8a",
        10,
        1.3,
        (0.35, 0.5),
        0.6,
        30,
        0.03,
        glow=0.04,
        layers=(("herb", "4f7a1c", 0.3, 0.5, 0.5), SOFT_CHAR),
    ),
    "potato crumble": Look(
        "d09a34 e6bd4e f5dc8c",
        12,
        1.2,
        (0.3, 0.45),
        0.6,
        30,
        0.03,
        glow=0.06,
        coat=0.2,
        layers=(SOFT_CHAR,),
    ),
    "cabbage": Look("dbe8a8 e8f0c4 f4f8e0", 5, 1, (0.2, 0.36), 0.1, 20, glow=0.15, coat=0.2),
    "garlic": charred(
        "e0b468 eecb8c f8e2b8", 5, 1.1, (0.22, 0.38), 0.15, 20, glow=0.12, coat=0.3, layer=SOFT_CHAR
    ),
    "lettuce": leaf("3f8416 66aa2a a2cc54", "d2e69a", rib_from=0.45),
    "red lettuce": leaf("5a1420 7e2430 6a7a2a", "cfd690", contrast=1.2),
    "spinach": leaf(
        "1c4c0e 2e6e18 5a9c34", "8ab85a", 5, 1.1, (0.2, 0.36), 0.3, 26, glow=0.05, coat=0.4
    ),
    "young lettuce": leaf(
        "4c9618 7cbc34 b8dc6a", "e4f0b8", shine=(0.24, 0.4), rib_from=0.45, glow=0.1, coat=0.2
    ),
    "mustard leaf": leaf("33641c 50862c 80ac4c", "a8cc74", bump=0.35),
    "coriander": leaf("2f5a1a 49782a 6e9846", "88a862", 12, 1, (0.3, 0.48), 0.2, 60),
    "mint": leaf("1f6a1e 34882c 58a846", "7ab862", 8, 1, (0.3, 0.46), 0.35, 40),
    "curry leaf": leaf("1e4a12 2f6a1c 4a8a2c", "86b452", 6, 1, (0.2, 0.36), 0.15, 40, coat=0.3),
    "spring onion": Look(
        "4f9a20 74b83a a8d070",
        5,
        1,
        (0.2, 0.36),
        0.1,
        24,
        glow=0.1,
        coat=0.25,
        layers=(("pale", "eef6d8", 0.4, 0.8, 0.3),),
    ),
    "lime": Look(
        "456a22 5f8430 86a04c",
        8,
        1,
        (0.22, 0.38),
        0.3,
        60,
        coat=0.25,
        layers=(("pith", "f0f0d8", 0.4, 0.6, 0.5), ("pulp", "d4db98", 0.4, 0.7, 0.12)),
    ),
    "mustard flower": Look("e8b80a f4d01c fae04a", 4, 1, (0.35, 0.5), 0.1, 30, glow=0.1),
    "rose": Look("a80e34 cc2450 e85a80", 4, 1.1, (0.35, 0.5), 0.15, 30, glow=0.1),
    "stem": Look("4a7a1e 62942c 86b044", 5, 1, (0.3, 0.5), 0.15, 30),
    "fresh lettuce": leaf(
        "4a9416 7abf30 b8de6a", "e6f2b8", shine=(0.2, 0.36), rib_from=0.45, glow=0.14, coat=0.25
    ),
    "masala chickpea": Look(
        "8a4612 be7c32 e4b46c", 4, 1.2, (0.14, 0.3), 0.25, 22, glow=0.05, coat=0.5
    ),
}

DRY_GOODS = {
    "rice": Look("fbeecf fff8e8 ffffff", 9, 1, (0.3, 0.5), 0, glow=0.1),
    "saffron rice": Look("ee9c16 f6b43a fbd27a", 12, 1, (0.3, 0.5), 0, glow=0.1),
    "kidney bean": Look("4a0e14 701a20 94302e", 4, 1, (0.14, 0.28), 0.08, 20, coat=0.45),
    "urad": Look("38180c 5a2a14 7e4622", 5, 1, (0.16, 0.32), 0.15, 22, coat=0.45),
    "cashew": charred(
        "e6bc78 f0d09a f8e4c0", 4, 1, (0.3, 0.45), 0.12, 20, glow=0.1, coat=0.15, layer=SOFT_CHAR
    ),
    "almond": Look(
        "f2dcb0 f8ead0 fdf6e8",
        4,
        1,
        (0.3, 0.45),
        0.12,
        20,
        glow=0.1,
        layers=(("rind", "a8642a", 0.4, 0.7, 0.5),),
    ),
    "cardamom": Look("6f8a34 93ab50 bccb80", 6, 1, (0.35, 0.5), 0.2, 24, stretch=(1, 4, 4)),
    "pistachio": Look("7a9a2c 98b84a bccf78", 6, 1, (0.35, 0.5), 0.2, 24),
    "peanut": Look("a85028 c46a38 dc9058", 5, 1.1, (0.3, 0.46), 0.2, 24, coat=0.25),
    "pale peanut": Look("e2b06a eec488 f6daae", 5, 1.1, (0.3, 0.46), 0.2, 24, coat=0.25),
    "raisin": Look("4a2408 7a4414 a86a28", 5, 1, (0.18, 0.34), 0.5, 26, 0.03, coat=0.3),
    "saffron": Look("a81c04 cc3408 e86a18", 20, 1, (0.3, 0.5), 0),
    "nigella": Look("0e0d0d 181616 242020", 9, 1, (0.4, 0.55), 0),
    "seed": Look("a87434 c4924c dcb274", 9, 1, (0.4, 0.55), 0.2, 40),
    "cumin": Look("5a3812 7a5220 9a7030", 9, 1, (0.4, 0.55), 0.2, 40),
    "roast cumin powder": Look("4a2c0e 6a441a 8a6230", 30, 1, (0.5, 0.8), 0.6, 80),
    "chaat masala": Look("8e3210 b5501c d07a34", 30, 1, (0.5, 0.8), 0.6, 80),
    "chilli powder": Look("a82208 cc3a0c e0601c", 30, 1, (0.5, 0.8), 0.6, 80),
    "black pepper": Look("16120e 2a221a 4a3c2c", 30, 1.2, (0.5, 0.8), 0.4, 80),
    "fenugreek": Look("3a4a14 56661e 7a8434", 20, 1, (0.5, 0.8), 0.4, 60),
}

LOOKS = GROUNDS | VESSELS | SAUCES | BREADS | MEATS | FRIED | DAIRY | VEGETABLES | DRY_GOODS

made = {}


def forget():
    """Discards the materials of a scene that no longer exists."""
    made.clear()


def material(name):
    """Returns the Blender material of the look with this name. Each material is built once for a scene."""
    if name not in made:
        made[name] = Builder(name, LOOKS[name]).build()
    return made[name]


def linear(colour):
    """Converts a CSS colour to linear red, green, blue and alpha."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    return [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ] + [1]


class Builder:
    """Builds the nodes of one material."""

    def __init__(self, name, look):
        """Starts from Blender's default shader."""
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.look = look
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.place = self.coordinates()

    def build(self):
        look = self.look
        colour = self.base_colour()
        roughness = self.ranged(self.noise(look.grain * 2.3), 0.3, 0.7, *look.shine)
        for attribute, tint, low, high, layer_roughness in look.layers:
            share = self.layer_share(attribute, low, high)
            colour = self.mixed(share, colour, tint)
            if layer_roughness is not None:
                kept = self.maths("MULTIPLY", self.maths("SUBTRACT", 1, share), roughness)
                roughness = self.maths("ADD", kept, self.maths("MULTIPLY", share, layer_roughness))
        self.link(colour, self.shader.inputs["Base Color"])
        self.link(roughness, self.shader.inputs["Roughness"])
        if look.glow:
            # A little emitted light imitates light that travels through the inside, because the real effect
            # is slow to compute and grainy.
            self.link(colour, self.shader.inputs["Emission"])
            self.shader.inputs["Emission Strength"].default_value = look.glow * 0.5
        self.shader.inputs["Clearcoat"].default_value = look.coat
        self.shader.inputs["Clearcoat Roughness"].default_value = look.coat_roughness
        self.shader.inputs["Metallic"].default_value = look.metal
        if look.bump:
            self.add_bump()
        if look.clear:
            self.let_light_through()
        return self.material

    def base_colour(self):
        """Returns the colour that the grain and the attribute `tone` choose."""
        look = self.look
        ramp = self.tree.nodes.new("ShaderNodeValToRGB")
        colours = look.colours.split()
        while len(ramp.color_ramp.elements) < len(colours):
            ramp.color_ramp.elements.new(0.5)
        for number, (element, colour) in enumerate(zip(ramp.color_ramp.elements, colours)):
            element.position = 0.12 + 0.76 * number / max(len(colours) - 1, 1)
            element.color = linear(colour)
        grain = self.maths("SUBTRACT", self.noise(look.grain, distortion=0.3), 0.5)
        chosen = self.maths("ADD", self.maths("MULTIPLY", grain, 1.6 * look.contrast), 0.5)
        self.link(self.maths("ADD", chosen, self.attribute("tone")), ramp.inputs[0])
        return ramp.outputs[0]

    def layer_share(self, attribute, low, high):
        """Returns the share (0 to 1) that a layer covers at each point. The layer has a ragged edge."""
        ragged = self.maths("SUBTRACT", self.noise(self.look.grain * 4), 0.5)
        value = self.maths(
            "ADD",
            self.attribute(attribute),
            self.maths("MULTIPLY", ragged, 0.35 * (high - low) + 0.06),
        )
        return self.ranged(value, low, high, 0, 1)

    def add_bump(self):
        """Makes the surface look uneven without moving its points."""
        look = self.look
        bump = self.tree.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = look.bump
        bump.inputs["Distance"].default_value = look.bump_depth
        fine = self.maths("MULTIPLY", self.noise(look.bump_scale * 4, detail=3), 0.3)
        self.link(
            self.maths("ADD", self.noise(look.bump_scale, detail=8), fine), bump.inputs["Height"]
        )
        self.link(bump.outputs[0], self.shader.inputs["Normal"])

    def let_light_through(self):
        """Makes the surface clear except for its reflections, like thin glass."""
        clear = self.tree.nodes.new("ShaderNodeBsdfTransparent")
        mirror = self.tree.nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = self.look.shine[0]
        slant = self.tree.nodes.new("ShaderNodeLayerWeight")
        slant.inputs["Blend"].default_value = 0.12
        mix = self.tree.nodes.new("ShaderNodeMixShader")
        self.link(
            self.maths("MULTIPLY", slant.outputs["Fresnel"], 1 / self.look.clear), mix.inputs[0]
        )
        self.link(clear.outputs[0], mix.inputs[1])
        self.link(mirror.outputs[0], mix.inputs[2])
        self.link(mix.outputs[0], self.tree.nodes["Material Output"].inputs["Surface"])

    def coordinates(self):
        """Returns the coordinates of a point in its object.

        Each copy of a mesh gets a random offset, because copies with the same grain would look identical.
        """
        place = self.tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        number = self.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        stretched = self.tree.nodes.new("ShaderNodeVectorMath")
        stretched.operation = "MULTIPLY"
        self.link(place, stretched.inputs[0])
        stretched.inputs[1].default_value = self.look.stretch
        shifted = self.tree.nodes.new("ShaderNodeVectorMath")
        self.link(stretched.outputs[0], shifted.inputs[0])
        self.link(self.maths("MULTIPLY", number, 17), shifted.inputs[1])
        return shifted.outputs[0]

    def noise(self, scale, detail=6, distortion=0.0):
        """Returns smooth noise from 0 to 1."""
        node = self.tree.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = 0.6
        node.inputs["Distortion"].default_value = distortion
        self.link(self.place, node.inputs["Vector"])
        return node.outputs["Fac"]

    def attribute(self, name):
        """Returns the number that the mesh stores for each vertex under this name."""
        node = self.tree.nodes.new("ShaderNodeAttribute")
        node.attribute_name = name
        return node.outputs["Fac"]

    def ranged(self, value, low, high, least, most):
        """Maps the value `low` to `least`, the value `high` to `most`, and the values between them evenly."""
        node = self.tree.nodes.new("ShaderNodeMapRange")
        for name, number in (
            ("From Min", low),
            ("From Max", high),
            ("To Min", least),
            ("To Max", most),
        ):
            node.inputs[name].default_value = number
        self.link(value, node.inputs["Value"])
        return node.outputs[0]

    def mixed(self, share, colour, tint):
        """Mixes a tint into a colour. `share` is the share of the tint, from 0 to 1."""
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        self.link(share, node.inputs[0])
        self.link(colour, node.inputs[1])
        node.inputs[2].default_value = linear(tint)
        return node.outputs[0]

    def maths(self, operation, first, second):
        """Returns the result of an operation on two operands, which are numbers or outputs of nodes."""
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for place, value in enumerate((first, second)):
            if isinstance(value, (int, float)):
                node.inputs[place].default_value = value
            else:
                self.link(value, node.inputs[place])
        return node.outputs[0]

    def link(self, output, entry):
        self.tree.links.new(output, entry)
