"""The dishes of Coal & Rumali, which are served on slate and black iron."""

from math import cos, pi, sin

import garnishes
import vessels
from foods import breads, gravies, kebabs, pizzas, rolls, salads
from recipes.kept import recipe


@recipe("coal-and-rumali-seekh-kebab-pizza", 1.07, (0, -0.04, 0.12))
def seekh_kebab_pizza(table):
    """Lays slices of seekh, red onion, green chilli and coriander on a charred base."""
    pizzas.base(table, "charred crust", 1.27, char=1.0)
    pizzas.spread(table, "tomato sauce", 1.1)
    pieces = [kebabs.seekh_slice("fried keema", kind, 0.13, 0.05) for kind in range(5)]
    with pizzas.cheese(table, "cheese", 1.08, cover=0.82, seed=3):
        table.scatter(pieces, 26, radius=0.9, tilt=10, tries=10, sink=0.0, seed=4)
    threads = [garnishes.shred("onion", kind, 0.3, 0.018, edged=True) for kind in range(5)]
    table.scatter(threads, 14, radius=0.9, tilt=10, tries=3, sink=0.01, seed=2)
    garnishes.chilli_slices(table, 9, radius=0.9, size=(0.04, 0.055), seed=3)
    garnishes.coriander(table, 16, radius=0.9, seed=5)


@recipe("coal-and-rumali-malai-chicken-tikka-pizza", 1.07, (0, -0.04, 0.12))
def malai_chicken_tikka_pizza(table):
    """Lays a white pizza with creamy chicken, roasted garlic and pools of mozzarella."""
    pizzas.base(table, "charred crust", 1.27, char=0.7, seed=4)
    pizzas.spread(table, "korma", 1.1)
    chunks = [kebabs.chunk("malai", kind, 0.17, 1.0, (1.15, 0.9, 0.8)) for kind in range(5)]
    cloves = [garnishes.bean("garlic", kind, 0.06, (1.35, 0.8, 0.8)) for kind in range(3)]
    with pizzas.cheese(table, "mozzarella", 1.08, cover=0.75, scale=3.2, brown=1.1, seed=6):
        for count, away in ((1, 0.05), (6, 0.42), (10, 0.83)):
            for number in range(count):
                around = 2 * pi * (number + 0.3 * away) / count
                nearer = away + 0.06 * (-1) ** number
                turn = (12 * (-1) ** number, 8, 77 * number)
                table.drop(
                    chunks[(number + count) % 5],
                    nearer * cos(around),
                    nearer * sin(around),
                    turn,
                )
        table.scatter(cloves, 12, radius=0.95, tilt=60, tries=4, seed=8)
    garnishes.coriander(table, 16, radius=0.92, size=(0.06, 0.09), seed=5)
    garnishes.strew(table, "black pepper", 110, radius=0.95, length=0.012)


@recipe("coal-and-rumali-charcoal-mushroom-pizza", 1.07, (0, -0.04, 0.12))
def charcoal_mushroom_pizza(table):
    """Lays smoked mushrooms, caramelised onion and red capsicum relish in small spoonfuls."""
    pizzas.base(table, "charred crust", 1.27, char=1.0, seed=7)
    pizzas.spread(table, "shahi cream", 1.1)
    slices = [garnishes.mushroom_slice(kind, "mushroom", 0.9) for kind in range(5)]
    with pizzas.cheese(
        table, "mozzarella", 1.08, cover=0.85, thickness=0.015, brown=1.0, seed=2
    ):
        table.scatter(
            slices, 22, radius=0.93, tilt=10, tries=16, size=(0.23, 0.28), seed=4
        )
    threads = [garnishes.shred("caramel onion", kind, 0.34, 0.018) for kind in range(6)]
    table.scatter(threads, 24, radius=0.95, tilt=12, tries=3, sink=0.01, seed=7)
    spoonfuls = ((-0.5, 0.4), (0.3, 0.56), (0.62, -0.1), (0.05, -0.5), (-0.6, -0.3), (-0.05, 0.06))
    for number, (x, y) in enumerate(spoonfuls):
        table.pour("pepper relish", (x, y), 0.11, 0.04, 0.3, number + 3, 0.02)
    garnishes.coriander(table, 6, radius=0.9, seed=11)


@recipe("coal-and-rumali-laccha-onion-salad", 1.36)
def laccha_onion_salad(table):
    """Lays ringlets of pink onion with lime, coriander and chaat masala."""
    vessels.plate(table, "iron", 1.15)
    rings = [garnishes.onion_ring(kind, "onion", 1.0, 0.12, 0.05) for kind in range(5)]
    table.scatter(
        rings, 70, radius=0.72, tilt=24, tries=6, size=(0.15, 0.34), sink=0.04, give=0.4, seed=3
    )
    garnishes.lime(table, (0.62, -0.6), -25, 1.15)
    garnishes.lime(table, (0.25, -0.78), 10, 1.15)
    garnishes.coriander(table, 16, radius=0.65, seed=4)
    whole = [(-0.75, -0.55, 20)]
    for x, y, around in whole:
        garnishes.whole_chilli(table, (x, y), around, 3, 0.8)
    garnishes.strew(table, "chaat masala", 260, radius=0.8, length=0.011, seed=6)


@recipe("coal-and-rumali-charred-corn-salad", 1.18)
def charred_corn_salad(table):
    """Lays corn from the coals with tomato, lime and coriander, and a charred cob behind."""
    vessels.bowl(table, "iron", 1.08, 0.34)
    kernels = [garnishes.corn_kernel(kind, char) for kind in range(3) for char in (0.0, 1.2)]
    table.scatter(
        kernels, 480, radius=0.84, tilt=180, tries=2, size=(1.0, 1.25), middle=0.62, sink=0, seed=2
    )
    cubes = [garnishes.dice("tomato", kind, 0.065) for kind in range(4)]
    table.scatter(cubes, 26, radius=0.75, tilt=40, tries=3, seed=4)
    garnishes.coriander(table, 16, radius=0.7, seed=4)
    table.drop(salads.corn_cob(), 0.2, 0.62, (0, -8, 14))
    garnishes.lime(table, (0.78, -0.62), -25, 1.2)
    garnishes.strew(table, "chilli powder", 90, radius=0.75, length=0.01, seed=6)


@recipe("coal-and-rumali-tandoori-chicken-salad", 1.36, (0, 0.02, 0.2))
def tandoori_chicken_salad(table):
    """Lays pulled tandoori chicken over crisp leaves with a mint and curd dressing."""
    vessels.plate(table, "stoneware", 1.16, rim=0.14)
    salads.bed_of_leaves(table, 34, (0, 0), 0.82, (0.3, 0.4), 34, 3, 0, "fresh lettuce")
    cuts = [garnishes.round_slice("cucumber", 0.05, 0, 0.08, kind=kind) for kind in range(3)]
    table.scatter(cuts, 9, radius=0.84, tilt=30, tries=4, size=(0.15, 0.19), hollow=0.6, seed=3)
    pieces = [
        kebabs.chunk("tandoori tikka", kind, 0.135, 1.0, (1.5, 0.8, 0.5)) for kind in range(6)
    ]
    pieces += [kebabs.pulled("tandoori tikka", kind, 0.36) for kind in range(6)]
    table.scatter(pieces, 38, radius=0.62, tilt=30, tries=5, size=(0.85, 1.15), middle=0.6, seed=5)
    wedges = [garnishes.dice("tomato", kind, 0.07) for kind in range(4)]
    table.scatter(wedges, 9, radius=0.75, tilt=60, tries=4, seed=6)
    threads = [garnishes.shred("onion", kind, 0.34, 0.02, edged=True) for kind in range(5)]
    table.scatter(threads, 18, radius=0.7, tilt=20, tries=3, seed=8)
    salads.dress(table, "mint yoghurt", (0, 0), 0.66, 40, seed=4)
    gravies.dip(table, "mint yoghurt", (-0.78, -0.5), 0.24, 0.18, "copper")
    garnishes.mint(table, 6, radius=0.6, seed=3)
    garnishes.lime(table, (0.72, -0.55), -25, 1.0)


@recipe("coal-and-rumali-chicken-seekh-roll", 1.14, (0, 0.1, 0.2))
def chicken_seekh_roll(table):
    """Lays two seekhs with pickled onion and green chutney in rumali roti, cut on the slant."""
    vessels.board(table, size=(1.25, 0.9), turn=-6)
    for number, (x, y, around) in enumerate(((0.66, -0.02, -46), (0.1, -0.46, -50))):
        with table.moved((x, y, 0.42), (0, 0, around)):
            table.put(rolls.wrapper("rumali", number, 1.3, 0.3))
            table.put(rolls.heart("green chutney", number, 0.24))
            table.put(kebabs.seekh("chicken seekh", number, 1.0, 0.135, False), (-0.38, 0.08, 0.07))
            table.put(kebabs.seekh("chicken seekh", number + 4, 1.0, 0.125, False), (-0.34, -0.11, -0.08))
            threads = garnishes.shred("pickled onion", number, 0.22, 0.025)
            leaf = garnishes.coriander_leaf(2)
            rolls.fill(table, [(threads, 8, 1.0), (leaf, 3, 0.06)], 0.22, seed=number + 2)
            table.put(rolls.sleeve("paper", number, 0.85, 0.325), (-0.68, 0, 0))
    threads = [garnishes.onion_ring(kind, "pickled onion", height=0.14) for kind in range(4)]
    table.scatter(threads, 7, (-0.72, -0.42), 0.28, 15, size=(0.12, 0.2), seed=3)
    gravies.dip(table, "green chutney", (0.62, 0.62), 0.25, 0.2, "iron")
    garnishes.coriander(table, 5, (0.75, -0.6), 0.25, seed=2)


@recipe("coal-and-rumali-paneer-kathi-roll", 1.15, (0, 0.08, 0.18))
def paneer_kathi_roll(table):
    """Lays griddled paneer, capsicum and onion in a flaky paratha."""
    vessels.board(table, size=(1.25, 0.9), turn=5)
    for number, (x, y, around) in enumerate(((0.66, -0.02, -46), (0.1, -0.46, -50))):
        with table.moved((x, y, 0.44), (0, 0, around)):
            table.put(rolls.wrapper("paratha", number + 2, 1.4, 0.3, 1.4, 0.05))
            table.put(rolls.heart("red chutney", number, 0.25))
            cube = pizzas.seared_paneer("paneer tikka", number, (0.105, 0.1, 0.095))
            green, red = garnishes.dice("green pepper", 1, 0.06), garnishes.dice(
                "red pepper", 2, 0.06
            )
            onion = garnishes.shred("onion", number, 0.2, 0.025, edged=True)
            rolls.fill(
                table,
                [(cube, 9, 1.0), (green, 3, 1.0), (red, 3, 1.0), (onion, 5, 1.0)],
                0.24,
                seed=number + 5,
            )
    garnishes.whole_chilli(table, (-0.98, -0.25), -24, 2, 0.7)
    gravies.dip(table, "green chutney", (0.62, 0.62), 0.24, 0.2, "iron")
    garnishes.coriander(table, 4, (0.72, -0.6), 0.22, seed=2)


@recipe("coal-and-rumali-double-egg-rumali-roll", 1.2)
def double_egg_rumali_roll(table):
    """Lays two eggs fried onto the roti, rolled with onion, lime and black pepper."""
    vessels.skillet(table, 1.22)
    for number, (x, y, around) in enumerate(((0.66, -0.02, -46), (0.1, -0.46, -50))):
        with table.moved((x, y, 0.38), (0, 0, around)):
            table.put(rolls.wrapper("rumali", number + 5, 1.45, 0.29, 1.5, 0.025))
            for layer in range(2):
                radius = 0.205 - 0.035 * layer
                egg = rolls.wrapper("egg", number + 7 + layer, 1.35, radius, 1.1, 0.022, char=0.7)
                table.put(egg, (0.02, 0, 0), (70 * layer, 0, 0))
            table.put(rolls.heart("mint yoghurt", number, 0.18))
            onions = [garnishes.shred("onion", kind, 0.2, 0.02, edged=True) for kind in range(4)]
            fillings = [(onion, 6, 1.0) for onion in onions]
            rolls.fill(table, fillings + [(garnishes.coriander_leaf(1), 6, 0.09)], 0.16, seed=number)
    garnishes.onion_rings(table, 3, (-0.86, -0.5), 0.13, 0.18)
    garnishes.lime(table, (-0.5, -0.62), 24, 0.9)
    garnishes.strew(table, "black pepper", 160, radius=1.0, length=0.012)
    garnishes.coriander(table, 5, (0.1, -0.1), 0.6, seed=2)


@recipe("coal-and-rumali-rumali-tacos", 1.18, (0, 0.1, 0.25))
def rumali_tacos(table):
    """Lays three crisp rumali shells with chicken tikka, pickled onion and two chutneys."""
    vessels.board(table, size=(1.25, 0.85), turn=0)
    for number, x in enumerate((-0.66, 0.0, 0.66)):
        with table.moved((x, -0.02 + 0.05 * number, 0.16), (-14, 0, 62)):
            table.put(breads.taco_shell(number, 0.56, 0.2))
            for place in range(7):
                along = -0.36 + 0.12 * place
                high = 0.36 - 0.5 * along**2
                piece = kebabs.chunk("tikka", place, 0.145)
                table.put(
                    piece, (along, 0.05 * (-1) ** place, high), (20 * place, 30 * place, 50 * place)
                )
                thread = garnishes.shred("pickled onion", place, 0.24, 0.026)
                table.put(
                    thread,
                    (along + 0.04, -0.07 * (-1) ** place, high + 0.1),
                    (30, 10 * place, 70 * place),
                )
                if place % 2:
                    leaf = garnishes.coriander_leaf(place % 5)
                    table.put(leaf, (along, 0.02, high + 0.15), (20, 10, 60 * place), 0.1)
            for place in range(5):
                drop = garnishes.bean("mint yoghurt", place, 0.035, (1.6, 1, 0.6))
                table.put(
                    drop,
                    (-0.28 + 0.14 * place, 0.02, 0.43 - 0.4 * (-0.28 + 0.14 * place) ** 2),
                    (0, 0, 50 * place),
                )
    gravies.dip(table, "green chutney", (0.62, 0.78), 0.22, 0.17, "iron")
    gravies.dip(table, "red chutney", (0.12, 0.85), 0.22, 0.17, "iron", 4)
    garnishes.lime(table, (1.0, -0.7), -30, 0.95)
    garnishes.onion_rings(table, 3, (-1.0, -0.78), 0.14, 0.15, "pickled onion")


def shashlik(table, order, first):
    """Lays a skewer along the x axis.

    Each letter of `order` is a piece: P is paneer, t is tomato, g and r are capsicum, and o is onion. The kinds
    of paneer begin at `first`.
    """
    table.put(kebabs.skewer(2.9), (0.2, 0, 0))
    x = -1.0
    for number, letter in enumerate(order):
        if letter == "P":
            cube = kebabs.block("paneer tikka", first + number, (0.15, 0.27, 0.25))
            table.put(cube, (x + 0.14, 0, 0), (4 * (-1) ** number, 0, 3))
            x += 0.29
        elif letter == "t":
            ball = garnishes.bean("tomato", number, 0.2, (0.8, 1, 1), 0.0)
            table.put(ball, (x + 0.14, 0, 0.02))
            x += 0.29
        else:
            look = {"g": "green pepper", "r": "red pepper", "o": "onion"}[letter]
            petal = garnishes.onion_petal(number, look, 0.27, 0.25, 0.032, 0.9)
            table.put(petal, (x + 0.05, 0, 0.02), (5, 84, 8))
            x += 0.11


@recipe("coal-and-rumali-paneer-shashlik", 1.32, (-0.03, 0.0, 0.24))
def paneer_shashlik(table):
    """Lays paneer, capsicum, onion and tomato on one long skewer, and a second skewer behind it."""
    vessels.skillet(table, 1.25)
    for y, order, first in ((-0.16, "PgPtoPrPtgPo", 0), (0.46, "ProPtgPoPrtP", 3)):
        with table.moved((-0.13, y, 0.31), (0, 0, 14), 0.84):
            shashlik(table, order, first)
    garnishes.coriander(table, 12, (0, 0.1), 0.6, seed=4)
    garnishes.onion_rings(table, 4, (0.1, -0.6), 0.13, 0.16, seed=4)
    garnishes.lime(table, (-0.5, -0.62), 25, 1.0)
    gravies.dip(table, "mint chutney", (0.72, -0.36), 0.26, 0.18, "copper")
    garnishes.strew(table, "chaat masala", 90, (0, 0.1), 0.7, length=0.011)


@recipe("coal-and-rumali-mutton-burra-chops", 1.42, (0.03, 0.02, 0.16))
def mutton_burra_chops(table):
    """Lays charred rib chops in a red crust, their bones to the right, on onion rings."""
    vessels.skillet(table, 1.22)
    rings = [garnishes.onion_ring(kind, "onion", height=0.14) for kind in range(4)]
    table.scatter(rings, 16, (-0.05, 0.0), 0.8, 20, size=(0.16, 0.26), sink=0.03, give=0.4, seed=3)
    places = ((-0.1, 0.56, 22), (-0.52, 0.2, 12), (-0.02, 0.0, 4), (-0.5, -0.34, -4))
    for number, (x, y, around) in enumerate(places):
        table.drop(kebabs.chop(number), x, y, (20, -3, around), 1.08, give=0.2)
    garnishes.onion_rings(table, 4, (0.3, -0.52), 0.14, 0.17)
    garnishes.lime(table, (0.62, -0.5), -25, 1.0)
    garnishes.coriander(table, 14, (-0.2, 0.1), 0.6, seed=3)
    garnishes.strew(table, "chaat masala", 120, (-0.2, 0.1), 0.7, length=0.011)


@recipe("coal-and-rumali-tandoori-prawns", 1.4, (0, 0.03, 0.14))
def tandoori_prawns(table):
    """Lays jumbo prawns in a charred red masala, straight from the fire."""
    vessels.skillet(table, 1.22)
    places = (
        (-0.55, 0.46, 40),
        (0.02, 0.5, 70),
        (0.56, 0.4, 100),
        (-0.66, -0.02, 10),
        (-0.1, 0.0, 20),
        (0.46, -0.08, 50),
        (-0.4, -0.44, 0),
        (0.16, -0.48, 30),
    )
    for number, (x, y, around) in enumerate(places):
        body = kebabs.prawn(number % 4, 0.31, "prawn masala", 1.0)
        table.drop(body, x, y, (12, -8, around), 1.05)
    garnishes.onion_rings(table, 4, (0.6, -0.5), 0.1, 0.15)
    garnishes.lime(table, (0.68, -0.44), -20, 0.95)
    garnishes.lime(table, (-0.84, -0.5), 20, 0.95)
    garnishes.coriander(table, 16, radius=0.75, seed=3)
    garnishes.strew(table, "seed", 60, radius=0.8, length=0.016, width=0.01)
    garnishes.strew(table, "chilli powder", 120, radius=0.9, length=0.011)


@recipe("coal-and-rumali-dahi-ke-kebab", 1.5, (0, 0.02, 0.2))
def dahi_ke_kebab(table):
    """Lays golden hung-curd patties, one broken to show its soft white inside, with mint chutney."""
    vessels.skillet(table, 1.15)
    salads.bed_of_leaves(table, 9, (0, 0.52), 0.66, (0.28, 0.36), 20, 4, 0, "fresh lettuce")
    places = (
        (-0.6, 0.44, 14),
        (0.02, 0.5, 12),
        (-0.68, -0.06, 20),
        (-0.1, 0.06, 22),
        (-0.46, -0.46, 6),
    )
    for number, (x, y, lean) in enumerate(places):
        cake = kebabs.crisp_patty("crisp curd patty", number, 0.33, 0.12)
        table.drop(cake, x, y, (lean, -4, 50 * number))
    for x, y, around, kind in ((0.14, -0.34, -10, 7), (0.52, 0.06, 22, 9)):
        half = kebabs.crisp_patty("crisp curd patty", kind, 0.33, 0.15, 42)
        table.drop(half, x, y, (0, 0, around), give=0.05)
    gravies.dip(table, "mint chutney", (0.7, -0.38), 0.26, 0.19, "copper")
    garnishes.onion_rings(table, 4, (0.62, 0.52), 0.1, 0.15, turn=-50, seed=5)
    garnishes.coriander(table, 10, (-0.3, 0.1), 0.5, seed=3)
    garnishes.mint(table, 3, (-0.02, -0.62), 0.14, (0.09, 0.12), seed=3)
    garnishes.strew(table, "chaat masala", 120, (-0.2, 0.1), 0.7, 0.011)
