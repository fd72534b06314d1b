"""The dishes of Neem & Nigella, which are served in stoneware on dark wood."""

import garnishes
import vessels
from foods import breads, cuts, fried, gravies, kebabs, pasta, pizzas, salads
from recipes.kept import recipe


@recipe("neem-and-nigella-paneer-tikka-pizza", 1.07, (0, -0.04, 0.12))
def paneer_tikka_pizza(table):
    """Lays charred paneer, capsicum and onion over a tomato and fenugreek sauce."""
    pizzas.base(table, "crust", 1.27, char=0.8, seed=2)
    pizzas.spread(table, "tomato sauce", 1.1)
    cubes = [pizzas.seared_paneer("paneer tikka", kind, (0.15, 0.14, 0.1)) for kind in range(6)]
    peppers = [
        garnishes.onion_petal(kind, look, 0.1, 0.5, 0.03, 0.8)
        for kind in range(2)
        for look in ("green pepper", "red pepper", "green pepper")
    ]
    with pizzas.cheese(table, "cheese", 1.08, cover=0.8, seed=9):
        table.scatter(cubes, 16, radius=0.9, tilt=10, tries=8, sink=0.0, seed=3)
        table.scatter(peppers, 15, radius=0.92, tilt=20, tries=8, sink=-0.02, seed=5)
    threads = [garnishes.shred("onion", kind, 0.28, 0.018, edged=True) for kind in range(5)]
    table.scatter(threads, 12, radius=0.92, tilt=10, tries=3, sink=0.01, seed=6)
    garnishes.strew(table, "fenugreek", 130, radius=0.95, length=0.02, width=0.012)
    garnishes.coriander(table, 6, radius=0.9, seed=4)


@recipe("neem-and-nigella-butter-chicken-pizza", 1.07, (0, -0.04, 0.12))
def butter_chicken_pizza(table):
    """Lays butter chicken on a thin crust with mozzarella, cream and dried fenugreek."""
    pizzas.base(table, "crust", 1.27, rim=0.1, char=0.6, seed=5)
    pizzas.spread(table, "makhani", 1.13, height=0.05, rough=0.02)
    chunks = [kebabs.chunk("butter chicken", kind, 0.18, 0.65) for kind in range(5)]
    with pizzas.cheese(table, "mozzarella", 1.05, cover=0.72, scale=3.0, brown=0.8, seed=12):
        table.scatter(chunks, 15, radius=0.88, tilt=20, tries=8, sink=0.0, seed=9)
    table.drizzle("korma", table.zigzag((0, 0), 0.85, 5, 40), 0.014, 6)
    garnishes.strew(table, "fenugreek", 150, radius=0.95, length=0.02, width=0.012)
    garnishes.coriander(table, 5, radius=0.7, seed=6)


@recipe("neem-and-nigella-saag-and-corn-pizza", 1.07, (0, -0.04, 0.12))
def saag_and_corn_pizza(table):
    """Lays golden melted cheese with wilted spinach, plenty of sweet corn and toasted garlic."""
    pizzas.base(table, "crust", 1.27, char=0.8, seed=8)
    pizzas.spread(table, "saag", 1.1, height=0.05, rough=0.03)
    kernels = [garnishes.corn_kernel(kind, 0.5 * (kind == 3)) for kind in range(4)]
    leaves = [garnishes.oval_leaf("spinach", kind, 0.6, 0, 0.2) for kind in range(5)]
    with pizzas.cheese(table, "cheese", 1.09, cover=0.8, scale=3.0, brown=0.6, seed=9):
        table.scatter(leaves, 30, (0, 0), 0.95, 16, 3, (0.14, 0.22), 0.0, seed=4)
        table.scatter(kernels, 40, radius=0.95, tilt=60, tries=2, size=(0.95, 1.15), seed=5)
    table.scatter(leaves, 30, (0, 0), 0.94, 16, 4, (0.12, 0.19), 0.01, seed=9)
    table.scatter(kernels, 80, radius=0.97, tilt=60, tries=2, size=(0.95, 1.15), seed=6)
    slices = [garnishes.bean("garlic", kind, 0.05, (1.2, 0.8, 0.35)) for kind in range(3)]
    table.scatter(slices, 14, radius=0.9, tilt=20, seed=7)
    garnishes.strew(table, "chilli powder", 90, radius=0.95, length=0.014)


@recipe("neem-and-nigella-butter-chicken-penne", 1.18, (0, 0.03, 0.24))
def butter_chicken_penne(table):
    """Lays penne and pulled chicken in makhani sauce with cream."""
    vessels.plate(table, "stoneware", 1.22, rim=0.16)
    table.pour("makhani", (0, 0), 0.98, 0.04, 0.25)
    shapes = pasta.penne("makhani coated pasta")
    table.scatter(shapes, 58, (0, 0), 0.84, 40, 4, (0.98, 1.12), 0.03, 0.58, seed=3)
    table.pour("makhani", (0, 0), 0.85, 0.01, 0.7, 6, 0.015, 4, 100)
    chunks = [cuts.morsel("chicken tikka", kind, 0.13, 0.9) for kind in range(5)]
    table.scatter(chunks, 16, (0, 0), 0.66, 25, 6, (0.9, 1.15), 0.05, 0.55, seed=4)
    table.drizzle("yoghurt", table.zigzag((0, 0), 0.55, 7, 30), 0.012, 4, flat=0.35)
    garnishes.coriander(table, 16, (0, 0), 0.7, seed=3)
    garnishes.strew(table, "fenugreek", 110, radius=0.8, length=0.022, width=0.013)


@recipe("neem-and-nigella-makhani-paneer-fusilli", 1.2, (0, 0.05, 0.28))
def makhani_paneer_fusilli(table):
    """Lays fusilli and soft white paneer in makhani sauce, with a swirl of cream and a melting pat of butter."""
    vessels.bowl(table, "indigo", 1.1, 0.36)
    table.pour("makhani", (0, 0), 0.98, 0.16, 0.04)
    shapes = pasta.fusilli("makhani coated pasta")
    table.scatter(shapes, 76, (0, 0), 0.82, 40, 4, (0.98, 1.12), 0.03, 0.58, seed=3)
    table.pour("makhani", (0, 0), 0.85, 0.01, 0.7, 6, 0.015, 4, 100)
    cubes = [pizzas.seared_paneer("paneer", kind, (0.12, 0.11, 0.085), 0.9, 0.3) for kind in range(4)]
    table.scatter(cubes, 13, (0, 0), 0.74, 25, 6, sink=0.05, seed=6)
    table.drizzle("yoghurt", table.zigzag((0, 0), 0.6, 7, 30), 0.012, 4, flat=0.35)
    table.drop(pizzas.seared_paneer("butter", 2, (0.13, 0.1, 0.05), 0, 0), 0.04, 0.04, (6, -5, 20))
    garnishes.coriander(table, 16, (0, 0), 0.75, (0.07, 0.11), seed=3)
    garnishes.strew(table, "fenugreek", 90, radius=0.8, length=0.022, width=0.013)


@recipe("neem-and-nigella-rogan-josh-rigatoni", 1.2, (0, 0.03, 0.26))
def rogan_josh_rigatoni(table):
    """Lays mutton rogan josh with ginger over rigatoni."""
    vessels.plate(table, "indigo", 1.22, rim=0.16)
    table.pour("nihari", (0, 0), 0.98, 0.04, 0.25)
    shapes = pasta.rigatoni("rogan coated pasta")
    table.scatter(shapes, 50, (0, 0), 0.86, 40, 4, (0.8, 0.92), 0.03, 0.55, seed=6)
    table.pour("rogan gravy", (0, -0.02), 0.7, 0.02, 0.9, 2, 0.02, 5, 100)
    chunks = [cuts.morsel("boti", kind, 0.15, 0.4) for kind in range(6)]
    table.scatter(chunks, 14, (0, 0), 0.56, 25, 8, (0.9, 1.15), 0.05, 0.55, seed=2)
    table.drizzle("rogan gravy", table.zigzag((0, 0), 0.5, 6, 30), 0.03, 4, 0.8)
    garnishes.ginger(table, 24, (0, 0.04), 0.3, seed=3, length=0.26)
    garnishes.coriander(table, 18, (0, 0), 0.72, (0.07, 0.11), seed=2)
    garnishes.strew(table, "seed", 50, radius=0.75, length=0.026, width=0.01)


@recipe("neem-and-nigella-kachumber-salad", 1.18, (0, 0.08, 0.34))
def kachumber_salad(table):
    """Lays cucumber, tomato and onion diced small with lime and roasted cumin."""
    vessels.bowl(table, "stoneware", 1.05, 0.34)
    pieces = [garnishes.dice("cucumber", kind, 0.06, 0, True) for kind in range(5)]
    pieces += [garnishes.dice("tomato", kind, 0.06) for kind in range(3)]
    pieces += [garnishes.dice("onion", kind, 0.045) for kind in range(3)]
    table.scatter(pieces, 480, (0, 0), 0.82, 180, 2, (0.8, 1.2), 0.005, 0.6, seed=3)
    garnishes.coriander(table, 18, (0, 0), 0.7, seed=5)
    garnishes.strew(table, "cumin", 110, radius=0.75, length=0.026, width=0.009)
    garnishes.lime(table, (0.72, -0.5), -25, 1.1)
    garnishes.chilli_slices(table, 10, (0, 0), 0.7, seed=5)


@recipe("neem-and-nigella-spiced-chickpea-salad", 1.22)
def spiced_chickpea_salad(table):
    """Lays chickpeas, tomato and mint in a tamarind dressing."""
    vessels.bowl(table, "stoneware", 1.05, 0.34)
    peas = [
        garnishes.bean("chickpea", kind, 0.072, (1, 0.92, 0.9), 0.04, 0.12) for kind in range(5)
    ]
    table.scatter(peas, 290, (0, 0), 0.82, 180, 2, (0.9, 1.1), 0.005, 0.6, seed=3)
    cubes = [garnishes.dice("tomato", kind, 0.058) for kind in range(4)]
    table.scatter(cubes, 34, (0, 0), 0.75, 60, 3, seed=4)
    threads = [garnishes.shred("onion", kind, 0.28, 0.022, edged=True) for kind in range(5)]
    table.scatter(threads, 22, (0, 0), 0.72, 30, 3, seed=6)
    table.drizzle("tamarind", table.zigzag((0, 0), 0.72, 7, 50), 0.026, 4)
    garnishes.mint(table, 9, (0, 0), 0.65, (0.1, 0.14), seed=5)


@recipe("neem-and-nigella-chicken-tikka-salad", 1.2, (0, 0.02, 0.2))
def chicken_tikka_salad(table):
    """Lays warm chicken tikka on crisp leaves with thin radish, onion and a nigella curd dressing."""
    vessels.plate(table, "stoneware", 1.22, rim=0.14)
    salads.bed_of_leaves(
        table, 40, radius=0.98, size=(0.36, 0.5), tilt=36, seed=9, red=0.0, look="young lettuce"
    )
    salads.bed_of_leaves(table, 8, radius=0.85, seed=4, red=0.9, look="young lettuce")
    radishes = [garnishes.round_slice("radish", 0.03, 0, 0.08, kind=kind) for kind in range(3)]
    table.scatter(
        radishes, 20, radius=0.88, tilt=16, tries=4, size=(0.12, 0.16), hollow=0.62, seed=3
    )
    chunks = [cuts.morsel("chicken tikka", kind, 0.165, 1.0) for kind in range(6)]
    table.scatter(chunks, 14, (0, 0), 0.72, 25, 9, sink=0.03, hollow=0.1, seed=8)
    threads = [garnishes.shred("onion", kind, 0.34, 0.018, edged=True) for kind in range(5)]
    table.scatter(threads, 12, radius=0.8, tilt=20, tries=3, sink=0.01, seed=6)
    table.drizzle("yoghurt", table.zigzag((0, 0), 0.74, 15, -20), 0.014, 3, 0.6, flat=0.4)
    breads.nigella(table, 120, (0, 0), 0.8)
    garnishes.coriander(table, 10, (0, 0), 0.7, seed=5)
    garnishes.lime(table, (0.86, -0.42), -30, 0.95)


@recipe("neem-and-nigella-hara-bhara-kebab", 1.3, (0, 0.0, 0.16))
def hara_bhara_kebab(table):
    """Lays green patties with brown fried tops, each with a cashew, and a broken one that shows its filling."""
    vessels.plate(table, "stoneware", 1.18, rim=0.09)
    places = ((-0.66, 0.42), (0.02, 0.62), (0.68, 0.36), (-0.3, 0.02), (0.38, -0.06))
    for number, (x, y) in enumerate(places):
        cake = kebabs.fried_patty("hara bhara", number, 0.38, 0.14, 1.0)
        lean = (-14, 6, 60 * number) if number > 2 else (4, -4, 60 * number)
        table.drop(cake, x, y, lean)
        table.drop(garnishes.cashew_half(number), x, y, (8, 0, 60 * number), 1.15)
    half = kebabs.halved_patty("hara bhara", 5, 0.39, 0.16)
    table.drop(half, -0.24, -0.5, (14, 0, -12))
    gravies.dip(table, "mint yoghurt", (0.44, -0.66), 0.27, 0.19, "steel")
    garnishes.onion_rings(table, 4, (-0.86, -0.3), 0.1, 0.18, turn=-60)
    garnishes.lime(table, (0.86, -0.34), -30, 0.9)
    garnishes.coriander(table, 9, (0, 0.1), 0.7, seed=2)


@recipe("neem-and-nigella-achari-paneer-tikka", 1.16, (0, 0.08, 0.22))
def achari_paneer_tikka(table):
    """Lays yellow paneer with pickling spices, charred at the edges, on two skewers."""
    vessels.plate(table, "iron", 1.25)
    for row, y in enumerate((0.38, -0.22)):
        with table.moved((0, y, 0.34), (0, 0, -16)):
            table.put(kebabs.skewer(2.35))
            x = -0.92
            for number, kind in enumerate("PoPgPoP" if row else "PgPoPgP"):
                if kind == "P":
                    cube = kebabs.block("achari paneer", number + 7 * row, (0.18, 0.23, 0.2), 1.0)
                    table.put(cube, (x + 0.18, 0, 0), (5 * (-1) ** number, 4, 3))
                    x += 0.38
                else:
                    look = {"g": "green pepper", "o": "onion"}[kind]
                    table.put(
                        garnishes.onion_petal(number, look, 0.23, 0.3, 0.03, 0.8),
                        (x + 0.04, 0, 0),
                        (5, 84, 6),
                    )
                    x += 0.09
    breads.nigella(table, 160, (0, 0), 0.9)
    garnishes.strew(table, "seed", 90, (0, 0.1), 0.9, 0.024, 0.01)
    garnishes.coriander(table, 6, (0, 0.1), 0.7, seed=7)
    garnishes.lime(table, (0.72, -0.76), -20, 1.0)


@recipe("neem-and-nigella-half-tandoori-chicken", 1.26, (0, 0.02, 0.2))
def half_tandoori_chicken(table):
    """Lays half a chicken red from the tandoor, cut into leg, drumstick and breast, with lime and onion."""
    vessels.plate(table, "iron", 1.25)
    rings = [garnishes.onion_ring(kind, height=0.1) for kind in range(4)]
    table.scatter(rings, 22, (0.05, -0.1), 0.95, 25, 3, size=(0.16, 0.24), seed=4)
    for number, (x, y, around) in enumerate(((-0.28, 0.42, 24), (-0.18, -0.06, 8))):
        table.drop(kebabs.drumstick("tandoori", number + 3, 1.1, 1.0), x, y, (10, 2, around), 1.25)
    for number, (x, y, around) in enumerate(((0.55, 0.36, -30), (0.4, -0.46, 20), (-0.5, -0.52, 60))):
        breast = cuts.morsel("tandoori", number + 4, 0.31, 1.1, (1.35, 0.95, 0.62), 0.025, 0.045)
        table.drop(breast, x, y, (6, 4, around), 1.0)
    gravies.dip(table, "green chutney", (0.92, -0.16), 0.24, 0.17, "steel")
    garnishes.lime(table, (0.84, -0.62), -30, 1.0)
    garnishes.lime(table, (-0.02, -0.86), 24, 0.9)
    garnishes.coriander(table, 18, (0, 0), 0.75, seed=3)
    garnishes.strew(table, "chaat masala", 160, radius=0.9, length=0.012)


@recipe("neem-and-nigella-bharwan-mushroom-tikka", 1.32, (0, 0.02, 0.2))
def bharwan_mushroom_tikka(table):
    """Lays roasted brown mushroom caps, heaped with browned paneer and herbs, with slices that show the shape."""
    vessels.plate(table, "iron", 1.22)
    rings = [garnishes.onion_ring(kind, height=0.08) for kind in range(4)]
    table.scatter(rings, 6, (0.34, -0.7), 0.3, 20, 3, size=(0.13, 0.19), seed=4)
    places = ((-0.72, 0.34), (0.0, 0.56), (0.7, 0.36), (-0.46, -0.26), (0.24, -0.16))
    crumbs = [garnishes.dice("paneer", kind, 0.03, 0.9) for kind in range(4)]
    for number, (x, y) in enumerate(places):
        cap = fried.mushroom_cup(number, 0.4, "roast mushroom")
        rim = 0.25 + table.drop(cap, x, y, (14, -5, 60 * number))
        table.put(
            fried.mound("stuffing", 0.33, 0.2, number, 2.0, 1.3),
            (x, y, rim - 0.05),
            (8, 0, 50 * number),
        )
        table.scatter(crumbs, 14, (x, y - 0.02), 0.22, 60, 2, (0.6, 1.2), 0.015, seed=number + 5)
        garnishes.coriander(table, 5, (x, y), 0.2, (0.06, 0.09), seed=number + 2)
        garnishes.strew(table, "chilli powder", 14, (x, y), 0.22, 0.013, seed=number)
    slices = [garnishes.mushroom_slice(kind, "mushroom", 0.7) for kind in range(3)]
    for number, (x, y, around) in enumerate(((-0.34, -0.66, 14), (0.02, -0.6, -20), (-0.16, -0.76, 30))):
        table.drop(slices[number], x, y, (10, -6, around), 0.2)
    gravies.dip(table, "green chutney", (0.82, -0.36), 0.25, 0.18, "steel")
    garnishes.lime(table, (-0.86, -0.5), 24, 0.95)


@recipe("neem-and-nigella-garlic-naan-with-dal-makhani-dip", 1.36, (0, 0.08, 0.15))
def garlic_naan(table):
    """Lays buttered naan with garlic and coriander beside a bowl of dal makhani with whole lentils and cream."""
    vessels.board(table, size=(1.3, 0.95), turn=-5)
    first = breads.flatbread("butter naan", 3, 0.78, "teardrop", 0.11, 1.0)
    second = breads.flatbread("butter naan", 6, 0.78, "teardrop", 0.12, 1.0)
    table.put(first, (-0.42, 0.4, 0.24), (4, -4, 150))
    table.put(second, (-0.44, -0.14, 0.36), (8, 4, 172))
    bits = [garnishes.dice("garlic", kind, 0.018, 0.7) for kind in range(4)]
    table.scatter(bits, 110, (-0.42, -0.1), 0.62, 30, 2, (0.7, 1.3), stretch=0.7, seed=3)
    garnishes.coriander(table, 30, (-0.42, -0.06), 0.6, (0.05, 0.085), seed=3)
    pot = (0.62, 0.06)
    vessels.handi(table, "copper", 0.56, 0.36, pot)
    gravies.gravy(table, "dal makhani", 0.555, 0.3, pot, 0.0, 0.8, rough=0.03, seed=3)
    lentils = [garnishes.bean("urad", kind, 0.034, (1.3, 0.95, 0.85)) for kind in range(4)]
    table.scatter(lentils, 110, pot, 0.5, 180, 1, (0.85, 1.15), 0.045, seed=6)
    swirl = [(0.4, 0.1), (0.5, 0.28), (0.72, 0.26), (0.84, 0.04), (0.68, -0.16), (0.48, -0.08), (0.6, 0.1)]
    table.drizzle("yoghurt", swirl, 0.022, 4, flat=0.4)
    table.drop(pizzas.seared_paneer("butter", 1, (0.085, 0.07, 0.035), 0, 0), 0.66, 0.06, (6, -4, 20))
    sticks = [garnishes.stick("ginger", kind, 0.2, 0.009) for kind in range(3)]
    table.scatter(sticks, 7, pot, 0.2, 20, 2, sink=0, seed=5)
    garnishes.coriander(table, 6, pot, 0.34, (0.06, 0.08), seed=3)
    garnishes.onion_rings(table, 3, (0.4, -0.72), 0.13, 0.17)
    garnishes.whole_chilli(table, (-0.3, -0.84), 5, 2, 0.7)


@recipe("neem-and-nigella-vegetable-samosa-trio", 1.24, (0, 0.12, 0.22))
def vegetable_samosa_trio(table):
    """Lays three samosas, one broken open, with coriander seed and green chutney."""
    vessels.plate(table, "indigo", 1.24, rim=0.08)
    table.drop(fried.samosa(5, 1.1), 0.04, 0.34, (-26, 0, 4), give=0.02)
    table.drop(fried.samosa(12, 1.1), -0.56, -0.14, (-36, 0, -14), give=0.02)
    fried.broken_samosa(table, (0.46, -0.04), 10, 9, 1.1, 0.42)
    gravies.dip(table, "green chutney", (0.6, -0.64), 0.26, 0.18, "steel")
    seeds = [garnishes.bean("seed", kind, 0.026, (1, 0.9, 0.9)) for kind in range(3)]
    table.scatter(seeds, 34, (-0.02, -0.72), 0.24, 180, 2, stretch=0.6, seed=4)
    garnishes.coriander(table, 4, (0.05, -0.62), 0.2, seed=6)
