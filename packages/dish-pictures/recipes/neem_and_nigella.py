"""The dishes of Neem & Nigella, which are served in stoneware on dark wood."""

import garnishes
import vessels
from foods import breads, fried, gravies, kebabs, pasta, pizzas, salads
from recipes.kept import recipe


@recipe("neem-and-nigella-paneer-tikka-pizza", 1.07, (0, -0.04, 0.12))
def paneer_tikka_pizza(table):
    """Charred paneer, capsicum and onion over a tomato and fenugreek sauce."""
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
    """Butter chicken on a thin crust with mozzarella, cream and dried fenugreek."""
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
    """Green spinach, sweet corn and a little smoked cheese."""
    pizzas.base(table, "crust", 1.27, char=0.8, seed=8)
    pizzas.spread(table, "saag", 1.12, height=0.06, rough=0.035)
    kernels = [garnishes.corn_kernel(kind, 0.7 * (kind % 2)) for kind in range(4)]
    with pizzas.cheese(
        table, "cheese", 1.05, cover=0.5, scale=3.4, thickness=0.03, brown=1.0, seed=4
    ):
        table.scatter(kernels, 120, radius=0.95, tilt=60, tries=2, size=(0.7, 0.95), seed=5)
    slices = [garnishes.bean("garlic", kind, 0.05, (1.2, 0.8, 0.35)) for kind in range(3)]
    table.scatter(slices, 18, radius=0.95, tilt=20, seed=7)
    garnishes.strew(table, "chilli powder", 60, radius=0.95, length=0.014)


@recipe("neem-and-nigella-butter-chicken-penne", 1.13, (0, 0.03, 0.26))
def butter_chicken_penne(table):
    """Penne and pulled chicken in makhani sauce with cream."""
    vessels.plate(table, "stoneware", 1.22, rim=0.16)
    table.pour("makhani", (0, 0), 0.9, 0.03, 0.3)
    table.scatter(
        pasta.penne("makhani pasta"), 60, (0, 0), 0.78, 40, 4, (0.98, 1.12), 0.03, 0.6, seed=3
    )
    table.pour("makhani", (0, 0), 0.72, 0.02, 0.9, 1, 0.01, 6)
    chunks = [kebabs.chunk("butter chicken", kind, 0.16, 0.9) for kind in range(5)]
    table.scatter(chunks, 11, (0, 0), 0.56, 25, 6, (0.9, 1.15), 0.05, 0.6, seed=4)
    table.drizzle("yoghurt", table.zigzag((0, 0), 0.45, 4, 30), 0.014, 5, flat=0.35)
    garnishes.coriander(table, 8, (0, 0), 0.5, seed=3)
    garnishes.strew(table, "fenugreek", 80, radius=0.7, length=0.022, width=0.013)


@recipe("neem-and-nigella-makhani-paneer-fusilli", 1.2, (0, 0.05, 0.28))
def makhani_paneer_fusilli(table):
    """Fusilli and soft white paneer in tomato, with a swirl of butter."""
    vessels.bowl(table, "indigo", 1.1, 0.36)
    table.pour("makhani", (0, 0), 0.95, 0.12, 0.04)
    table.scatter(
        pasta.fusilli("pink pasta"), 80, (0, 0), 0.8, 40, 4, (0.98, 1.12), 0.03, 0.6, seed=3
    )
    table.pour("makhani", (0, 0), 0.55, 0.02, 0.9, 1, 0.01, 6)
    cubes = [pizzas.seared_paneer("paneer", kind, (0.1, 0.1, 0.08), 0.8, 0.5) for kind in range(4)]
    table.scatter(cubes, 11, (0, 0), 0.68, 25, 6, sink=0.04, seed=6)
    table.drizzle("melted butter", table.zigzag((0, 0), 0.45, 5, 25), 0.03, 4)
    garnishes.mint(table, 7, (0, 0), 0.55, (0.13, 0.18), seed=3)


@recipe("neem-and-nigella-rogan-josh-rigatoni", 1.14, (0, 0.06, 0.32))
def rogan_josh_rigatoni(table):
    """Mutton rogan josh with ginger over rigatoni."""
    vessels.plate(table, "indigo", 1.22, rim=0.16)
    table.pour("rogan", (0, 0), 0.92, 0.03, 0.3)
    table.scatter(
        pasta.rigatoni("rogan pasta"), 40, (0, 0), 0.8, 40, 4, (0.98, 1.1), 0.03, 0.58, seed=6
    )
    chunks = [kebabs.chunk("rogan lamb", kind, 0.18, 0.3) for kind in range(5)]
    table.scatter(chunks, 9, (0, 0), 0.5, 25, 6, (0.9, 1.1), 0.06, 0.6, seed=2)
    table.pour("rogan", (0.02, -0.03), 0.48, 0.035, 0.8, 2, 0.02, 5)
    garnishes.ginger(table, 26, (0, 0), 0.4, seed=3, length=0.32)
    garnishes.coriander(table, 10, (0, 0), 0.6, seed=2)
    garnishes.strew(table, "seed", 40, radius=0.7, length=0.026, width=0.01)


@recipe("neem-and-nigella-kachumber-salad", 1.18, (0, 0.08, 0.34))
def kachumber_salad(table):
    """Cucumber, tomato and onion diced small with lime and roasted cumin."""
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
    """Chickpeas, tomato and mint in a tamarind dressing."""
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


@recipe("neem-and-nigella-chicken-tikka-salad", 1.15)
def chicken_tikka_salad(table):
    """Warm chicken tikka with leaves, radish and nigella curd."""
    vessels.plate(table, "stoneware", 1.22, rim=0.14)
    salads.bed_of_leaves(table, 26, radius=0.85, seed=9, red=0.25)
    cuts = [garnishes.round_slice("radish", 0.035, 0, 0.12, kind=kind) for kind in range(3)]
    table.scatter(cuts, 16, radius=0.82, tilt=35, tries=4, size=(0.13, 0.17), hollow=0.3, seed=3)
    chunks = [kebabs.chunk("tikka", kind, 0.2, 0.95) for kind in range(5)]
    table.scatter(chunks, 10, (0, 0), 0.72, 25, 9, sink=0.04, hollow=0.2, seed=8)
    table.drizzle("nigella yoghurt", table.zigzag((0, 0), 0.7, 6, -20), 0.034, 6)
    breads.nigella(table, 70, (0, 0), 0.75)
    garnishes.coriander(table, 6, (0, 0), 0.6, seed=5)


@recipe("neem-and-nigella-hara-bhara-kebab", 1.3)
def hara_bhara_kebab(table):
    """Green patties of spinach and peas, each with a cashew on top."""
    vessels.plate(table, "stoneware", 1.18, rim=0.09)
    for number, (x, y) in enumerate(
        ((-0.62, 0.4), (0.04, 0.56), (0.66, 0.32), (-0.34, -0.16), (0.36, -0.2))
    ):
        table.drop(
            kebabs.patty("green patty", number, 0.37, 0.14, 0.055, 0.95), x, y, (4, -4, 60 * number)
        )
        table.drop(garnishes.cashew_half(number), x, y, (8, 0, 60 * number), 1.15)
    gravies.dip(table, "red chutney", (-0.72, -0.5), 0.26, 0.18, "steel")
    garnishes.lime(table, (0.78, -0.6), -30, 0.9)
    garnishes.coriander(table, 5, (-0.1, -0.6), 0.4, seed=2)


@recipe("neem-and-nigella-achari-paneer-tikka", 1.16, (0, 0.08, 0.22))
def achari_paneer_tikka(table):
    """Yellow paneer with pickling spices, charred at the edges, on two skewers."""
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


@recipe("neem-and-nigella-half-tandoori-chicken", 1.2)
def half_tandoori_chicken(table):
    """Half a chicken red from the tandoor, cut into leg, drumstick and breast, with lime and onion."""
    vessels.plate(table, "iron", 1.25)
    rings = [garnishes.onion_ring(kind, height=0.1) for kind in range(4)]
    table.scatter(rings, 16, (0.1, -0.1), 0.85, 25, 3, size=(0.16, 0.24), seed=4)
    for number, (x, y, around) in enumerate(((-0.28, 0.42, 24), (-0.18, -0.06, 8))):
        table.drop(kebabs.drumstick("tandoori", number + 3, 1.1, 0.9), x, y, (10, 2, around), 1.25)
    for number, (x, y, around) in enumerate(((0.55, 0.34, -30), (0.36, -0.52, 20), (-0.5, -0.52, 60))):
        breast = kebabs.chunk("tandoori", number + 4, 0.34, 0.95, (1.3, 0.9, 0.62))
        table.drop(breast, x, y, (6, 4, around), 1.0)
    gravies.dip(table, "green chutney", (0.9, -0.2), 0.22, 0.16, "steel")
    garnishes.lime(table, (0.8, -0.62), -30, 1.0)
    garnishes.coriander(table, 9, (0, 0), 0.6, seed=3)
    garnishes.strew(table, "chaat masala", 120, radius=0.9, length=0.011)


@recipe("neem-and-nigella-bharwan-mushroom-tikka", 1.28)
def bharwan_mushroom_tikka(table):
    """Roasted mushroom caps in a yellow marinade, heaped with paneer and herbs."""
    vessels.plate(table, "iron", 1.22)
    rings = [garnishes.onion_ring(kind, height=0.08) for kind in range(4)]
    table.scatter(rings, 7, (0.1, -0.5), 0.6, 20, 3, size=(0.13, 0.19), seed=4)
    places = ((-0.74, 0.3), (0.0, 0.52), (0.74, 0.3), (-0.42, -0.3), (0.34, -0.28))
    crumbs = [garnishes.dice("paneer", kind, 0.034, 0.8) for kind in range(3)]
    for number, (x, y) in enumerate(places):
        cap = fried.mushroom_cup(number, 0.4, "tangdi")
        rim = 0.33 + table.drop(cap, x, y, (10, -5, 60 * number))
        table.put(
            fried.mound("stuffing", 0.33, 0.24, number, 2.0, 1.0),
            (x, y - 0.01, rim - 0.07),
            (0, 0, 50 * number),
        )
        table.scatter(crumbs, 6, (x, y), 0.2, 40, 2, sink=0.03, seed=number + 5)
        garnishes.coriander(table, 3, (x, y), 0.16, (0.06, 0.09), seed=number + 2)
    gravies.dip(table, "green chutney", (0.82, -0.5), 0.23, 0.17, "steel")
    garnishes.lime(table, (-0.86, -0.55), 24, 0.95)
    garnishes.strew(table, "chilli powder", 60, radius=0.8, length=0.011)


@recipe("neem-and-nigella-garlic-naan-with-dal-makhani-dip", 1.36, (0, 0.08, 0.15))
def garlic_naan(table):
    """Buttered naan with garlic and coriander beside a bowl of dal makhani."""
    vessels.board(table, size=(1.3, 0.95), turn=-5)
    first = breads.flatbread("naan", 3, 0.78, "teardrop", 0.11, 0.9)
    second = breads.flatbread("naan", 6, 0.78, "teardrop", 0.11, 0.9)
    table.put(first, (-0.42, 0.38, 0.24), (4, -4, 150))
    table.put(second, (-0.42, -0.12, 0.36), (8, 4, 172))
    bits = [garnishes.dice("garlic", kind, 0.022) for kind in range(3)]
    table.scatter(bits, 60, (-0.4, -0.1), 0.6, 30, 2, stretch=0.7, seed=3)
    garnishes.coriander(table, 16, (-0.42, -0.05), 0.55, (0.06, 0.09), seed=3)
    vessels.handi(table, "copper", 0.5, 0.36, (0.66, 0.1))
    gravies.gravy(
        table,
        "dal",
        0.495,
        0.3,
        (0.66, 0.1),
        1.0,
        0.8,
        [(0.2 * (n % 5 - 2), 0.2 * (n // 5 - 2), 0.02, 0.05) for n in range(25)],
        seed=3,
    )
    garnishes.coriander(table, 2, (0.74, 0.16), 0.1, (0.06, 0.08), seed=3)
    cloves = [garnishes.bean("garlic", kind, 0.075, (1.3, 0.85, 0.85)) for kind in range(3)]
    table.scatter(cloves, 4, (0.55, -0.72), 0.2, 20, 3, seed=3)
    garnishes.whole_chilli(table, (-0.25, -0.86), 5, 2, 0.7)


@recipe("neem-and-nigella-vegetable-samosa-trio", 1.24, (0, 0.12, 0.22))
def vegetable_samosa_trio(table):
    """Three samosas, one broken open, with coriander seed and green chutney."""
    vessels.plate(table, "indigo", 1.24, rim=0.08)
    table.drop(fried.samosa(5, 1.1), 0.04, 0.34, (-26, 0, 4), give=0.02)
    table.drop(fried.samosa(12, 1.1), -0.56, -0.14, (-36, 0, -14), give=0.02)
    fried.broken_samosa(table, (0.46, -0.04), 10, 9, 1.1, 0.42)
    gravies.dip(table, "green chutney", (0.6, -0.64), 0.26, 0.18, "steel")
    seeds = [garnishes.bean("seed", kind, 0.026, (1, 0.9, 0.9)) for kind in range(3)]
    table.scatter(seeds, 34, (-0.02, -0.72), 0.24, 180, 2, stretch=0.6, seed=4)
    garnishes.coriander(table, 4, (0.05, -0.62), 0.2, seed=6)
