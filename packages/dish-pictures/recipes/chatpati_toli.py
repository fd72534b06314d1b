"""The dishes of Chatpati Toli, which are served in steel and leaf bowls on a banana leaf."""

import garnishes
import vessels
from foods import breads, chaat, fried, gravies, kebabs, pasta, pizzas, rolls, salads
from recipes.kept import recipe


@recipe("chatpati-toli-pav-bhaji-pizza", 1.14, (0, -0.04, 0.12))
def pav_bhaji_pizza(table):
    """Lays thick red bhaji, raw onion, green chilli and butter on a toasted base."""
    pizzas.base(table, "crust", 1.25, rim=0.1, char=0.6, seed=11)
    pizzas.spread(table, "thick bhaji", 1.06, height=0.08, rough=0.06)
    peas = [garnishes.bean("pea", kind, 0.052) for kind in range(3)]
    table.scatter(peas, 30, radius=0.92, tilt=180, tries=2, sink=0.045, seed=5)
    lumps = [kebabs.crumble("thick bhaji", kind, 0.06) for kind in range(4)]
    lumps += [garnishes.dice("tomato", kind, 0.05) for kind in range(3)]
    lumps += [garnishes.dice("carrot", kind, 0.04) for kind in range(2)]
    table.scatter(lumps, 90, radius=0.95, tilt=180, tries=2, sink=0.035, seed=6)
    for number, (x, y) in enumerate(((0.05, -0.02), (-0.52, 0.34), (0.5, 0.36), (-0.1, -0.62))):
        table.pour("melted butter", (x, y), 0.3 if number == 0 else 0.16, 0.015, 0.6, 2, 0.0, 3)
    bits = [garnishes.onion_petal(kind, "onion", 0.036, 0.6, 0.022) for kind in range(4)]
    table.scatter(bits, 70, radius=0.92, tilt=40, tries=2, size=(0.7, 1.2), sink=0.01, seed=4)
    garnishes.chilli_slices(table, 12, radius=0.88, size=(0.04, 0.055), seed=3)
    table.drop(pizzas.seared_paneer("butter", 1, (0.15, 0.13, 0.08), 0), 0.05, 0.02, (5, -5, 30))
    garnishes.coriander(table, 22, radius=0.9, seed=5)


@recipe("chatpati-toli-tawa-bread-pizza", 1.24, (0, 0.12, 0.2))
def tawa_bread_pizza(table):
    """Lays thick squares of bread with capsicum and plenty of cheese."""
    vessels.skillet(table, 1.25)
    for number, (x, y, around) in enumerate(
        ((-0.52, 0.34, 12), (0.55, 0.3, -8), (-0.02, -0.42, 4))
    ):
        table.put(breads.bread_slab(number, (0.5, 0.46, 0.12)), (x, y, 0.15), (0, 0, around))
        pizzas.spread(table, "tomato sauce", 0.44, (x, y), 0.02, number + 1, "square", 0.01, 0.03)
        pieces = [
            garnishes.onion_petal(kind, look, 0.06, 0.5, 0.03, 0.5)
            for kind in range(2)
            for look in ("green pepper", "red pepper", "yellow pepper")
        ]
        with pizzas.cheese(
            table, "cheese", 0.47, (x, y), 0.86, 3.5, 0.05, 0.9, number + 3, "square"
        ):
            table.scatter(pieces, 9, (x, y), 0.38, 20, 3, (1.1, 1.4), seed=number + 2)
        table.scatter(pieces, 11, (x, y), 0.38, 30, 3, sink=0.015, seed=number + 4)
        rings = [garnishes.shred("onion", kind, 0.2, 0.02, edged=True) for kind in range(3)]
        table.scatter(rings, 5, (x, y), 0.34, 20, 3, seed=number + 9)
    garnishes.strew(table, "chilli powder", 60, radius=0.8, length=0.014)
    garnishes.strew(table, "fenugreek", 90, radius=0.8, length=0.02, width=0.012, seed=4)


@recipe("chatpati-toli-chilli-paneer-pizza", 1.14, (0, -0.04, 0.12))
def chilli_paneer_pizza(table):
    """Lays glazed brown paneer from the wok with capsicum, green chilli and spring onion."""
    pizzas.base(table, "crust", 1.25, char=0.8, seed=13)
    pizzas.spread(table, "tomato sauce", 1.1, height=0.03)
    with pizzas.cheese(table, "cheese", 1.07, cover=0.86, brown=0.9, seed=15):
        pass
    cubes = [
        pizzas.seared_paneer("glazed paneer", kind, (0.13, 0.12, 0.1), 0.7, 0.8)
        for kind in range(6)
    ]
    table.scatter(cubes, 20, radius=0.9, tilt=15, tries=12, sink=0.03, give=0.1, seed=5)
    peppers = [
        garnishes.onion_petal(kind, look, 0.085, 0.5, 0.03, 0.7)
        for kind in range(2)
        for look in ("green pepper", "red pepper", "onion")
    ]
    table.scatter(peppers, 26, radius=0.95, tilt=25, tries=6, sink=0.015, seed=5)
    garnishes.spring_onion(table, 30, radius=0.95, size=(0.035, 0.05), seed=3)
    garnishes.chilli_slices(table, 14, radius=0.88, size=(0.04, 0.055), seed=7)
    garnishes.strew(table, "seed", 90, radius=0.9, length=0.018, width=0.012)


@recipe("chatpati-toli-masala-macaroni", 1.16, (0, 0.06, 0.34))
def masala_macaroni(table):
    """Lays elbow macaroni from the street cart in an orange masala with peas."""
    vessels.bowl(table, "steel", 1.1, 0.34)
    table.pour("bhaji", (0, 0), 0.9, 0.08, 0.05)
    table.scatter(
        pasta.macaroni("masala pasta"), 105, (0, 0), 0.82, 60, 3, (1.0, 1.15), 0.02, 0.6, seed=3
    )
    peas = [garnishes.bean("pea", kind, 0.06) for kind in range(3)]
    table.scatter(peas, 42, (0, 0), 0.78, 180, 3, seed=5)
    cubes = [garnishes.dice("tomato", kind, 0.06) for kind in range(3)]
    table.scatter(cubes, 24, (0, 0), 0.75, 60, 3, seed=6)
    bits = [garnishes.dice("onion", kind, 0.035) for kind in range(3)]
    table.scatter(bits, 26, (0, 0), 0.75, 60, 3, seed=8)
    garnishes.chilli_slices(table, 10, (0, 0), 0.65, seed=4)
    garnishes.coriander(table, 14, (0, 0), 0.65, seed=4)


@recipe("chatpati-toli-chowmein-style-spaghetti", 1.28)
def chowmein_style_spaghetti(table):
    """Lays brown soya noodles tossed with cabbage, carrot and capsicum."""
    vessels.bowl(table, "steel", 1.08, 0.26)
    pasta.long_nest(table, "soy noodles", (0, 0), 0.1, 150, 0.86, 0.4, 0.026, 4, 0.5)
    shreds = [garnishes.shred("cabbage", kind, 0.42, 0.035, 0.4, 0.4) for kind in range(5)]
    shreds += [garnishes.stick("carrot", kind, 0.36, 0.018) for kind in range(3)]
    shreds += [garnishes.shred("green pepper", kind, 0.36, 0.028, 0.6, 0.3) for kind in range(3)]
    shreds += [garnishes.shred("red pepper", kind, 0.34, 0.026, 0.6, 0.3) for kind in range(2)]
    table.scatter(shreds, 66, (0, 0), 0.72, 18, 2, (0.8, 1.1), 0.05, seed=3, give=0.4, roll=0)
    garnishes.spring_onion(table, 44, (0, 0), 0.7, (0.04, 0.055), seed=3)
    garnishes.strew(table, "black pepper", 90, (0, 0), 0.75, 0.011)


@recipe("chatpati-toli-sprouted-moong-salad", 1.22)
def sprouted_moong_salad(table):
    """Lays moong sprouts with raw mango and lime in a clay bowl."""
    vessels.bowl(table, "clay", 1.06, 0.34)
    sprouts = [salads.sprout(kind) for kind in range(3)]
    table.scatter(sprouts, 330, (0, 0), 0.8, 60, 2, (0.9, 1.1), 0.01, 0.6, seed=3, give=0.18)
    cubes = [garnishes.dice("green mango", kind, 0.065, 0, True) for kind in range(4)]
    table.scatter(cubes, 16, (0, 0), 0.7, 60, 3, seed=4)
    bits = [garnishes.dice("onion", kind, 0.045) for kind in range(3)]
    table.scatter(bits, 18, (0, 0), 0.7, 60, 3, seed=6)
    garnishes.coriander(table, 14, (0, 0), 0.65, seed=5)
    garnishes.strew(table, "chaat masala", 130, radius=0.7, length=0.011)
    garnishes.lime(table, (0.5, -0.42), -25, 1.05)
    garnishes.whole_chilli(table, (-0.62, -0.3), 30, 2, 0.6)


@recipe("chatpati-toli-masala-peanut-salad", 1.28)
def masala_peanut_salad(table):
    """Lays warm peanuts with tomato and onion spilling from a paper cone."""
    with table.moved((-1.1, 0.56, 0.48), (0, 4, -32)):
        table.put(salads.paper_cone(1.5, 0.5), hidden=True)
    nuts = [salads.peanut_half(kind) for kind in range(6)]
    extras = nuts + nuts + nuts
    extras += [garnishes.dice("tomato", 1, 0.07), garnishes.dice("tomato", 2, 0.06)]
    extras += [garnishes.dice("onion", 1, 0.05), garnishes.dice("onion", 2, 0.045)]
    table.scatter(extras, 105, (0.06, -0.12), 0.36, 180, 2, (1.1, 1.35), 0.0, 0.6, seed=5)
    table.scatter(extras, 110, (0.36, -0.34), 0.46, 180, 3, (1.1, 1.35), 0.0, 0.6, seed=3)
    table.scatter(nuts, 22, (0.45, -0.4), 0.66, 180, 3, (1.1, 1.3), 0.0, seed=8)
    garnishes.coriander(table, 14, (0.3, -0.15), 0.55, seed=5)
    garnishes.chilli_slices(table, 10, (0.3, -0.15), 0.5, seed=3)
    garnishes.strew(table, "chilli powder", 120, (0.3, -0.15), 0.6, 0.011)
    garnishes.lime(table, (-0.62, -0.55), 25, 1.05)


@recipe("chatpati-toli-shakarkandi-chaat-salad", 1.16, (0, 0.1, 0.42))
def shakarkandi_chaat_salad(table):
    """Lays coal-roasted sweet potato with star fruit, chilli and tamarind in a leaf bowl."""
    vessels.leaf_bowl(table, 1.06, 0.32)
    cubes = [garnishes.dice("sweet potato", kind, 0.14, 1.0, kind % 2 == 0) for kind in range(6)]
    table.scatter(cubes, 56, (0, 0), 0.72, 60, 4, (0.85, 1.05), 0.02, 0.6, seed=3)
    table.scatter([salads.star_slice()], 8, (0.05, -0.1), 0.62, 34, 2, (0.19, 0.24), 0.03, hollow=0.2, seed=4)
    table.drizzle("tamarind", table.zigzag((0, 0), 0.66, 7, 30), 0.03, 4)
    garnishes.chilli_slices(table, 14, (0, 0), 0.6, seed=4)
    garnishes.coriander(table, 12, (0, 0), 0.6, seed=4)
    garnishes.pomegranate(table, 16, (0, 0), 0.6, 3)
    garnishes.strew(table, "chaat masala", 160, radius=0.7, length=0.012)


@recipe("chatpati-toli-samosa-pair", 1.3, (0, 0.1, 0.22))
def samosa_pair(table):
    """Lays two samosas on newspaper, one broken open, with green and tamarind chutney."""
    vessels.paper_sheet(table, "newsprint", (1.25, 1.0), (0, 0), 8, 5)
    table.drop(fried.samosa(3, 1.16), -0.46, 0.08, (-34, 0, -10), give=0.02)
    fried.broken_samosa(table, (0.46, 0.2), -8, 8, 1.16, 0.42)
    gravies.dip(table, "green chutney", (-0.1, -0.56), 0.27, 0.18, "steel")
    gravies.dip(table, "tamarind", (0.5, -0.52), 0.27, 0.18, "steel", 5)
    garnishes.whole_chilli(table, (-0.95, -0.45), 14, 4, 0.55, 0.9)
    garnishes.coriander(table, 4, (-0.6, -0.66), 0.14, seed=3)


@recipe("chatpati-toli-aloo-tikki-chaat", 1.5)
def aloo_tikki_chaat(table):
    """Lays crisp potato cakes under curd, tamarind, sev and pomegranate."""
    vessels.leaf_bowl(table, 1.02, 0.22)
    for number, (x, y) in enumerate(((-0.36, 0.22), (0.4, 0.2), (0.0, -0.32))):
        table.drop(
            kebabs.patty("potato cake", number, 0.4, 0.16, 0.05, 0.5), x, y, (6, -5, 60 * number)
        )
    for number, (x, y) in enumerate(((-0.3, 0.2), (0.36, 0.18), (0.02, -0.28))):
        table.pour("yoghurt", (x, y), 0.34, 0.05, 0.4, 3, 0.015, number + 2)
    table.drizzle("tamarind", table.zigzag((0, 0), 0.62, 7, 25), 0.036, 4)
    table.drizzle("green chutney", table.zigzag((0.03, 0.02), 0.55, 5, -40, 3), 0.03, 4)
    garnishes.sev(table, 150, (0, 0), 0.55, 3)
    garnishes.pomegranate(table, 30, (0, 0), 0.62, 4)
    garnishes.coriander(table, 12, (0, 0), 0.55, seed=4)
    garnishes.strew(table, "chaat masala", 90, radius=0.65, length=0.011)


@recipe("chatpati-toli-vada-pav", 1.12, (0.02, 0.02, 0.42))
def vada_pav(table):
    """Lays a potato fritter with dry garlic chutney in a soft bun, fried chillies beside it."""
    table.put(breads.bun(False, 3, 0.62, 0.4), (-0.16, 0.05, 0.36), (0, 0, 20))
    chutney = fried.mound("red chutney", 0.58, 0.07, 3)
    table.put(chutney, (-0.16, -0.02, 0.36))
    table.put(fried.mound("mint chutney", 0.55, 0.08, 5), (-0.15, -0.1, 0.39))
    table.put(fried.fritter("golden vada", 2, 0.52, 0.82), (-0.12, -0.2, 0.66))
    table.put(breads.bun(True, 5, 0.62, 0.4), (-0.2, 0.22, 0.92), (-24, 3, 20))
    table.put(fried.fritter("golden vada", 6, 0.44, 0.92, (-0.3, -0.75, 0.8)), (0.86, 0.3, 0.4))
    table.put(fried.fritter("golden vada", 9, 0.4, 0.92), (0.7, -0.38, 0.34))
    garnishes.whole_chilli(table, (0.05, -0.92), 16, 3, 0.85, 0.6, 1.1)
    garnishes.whole_chilli(table, (-0.98, -0.42), -34, 9, 0.8, 0.6, 1.1)
    table.put(fried.mound("chilli powder", 0.26, 0.13, 4), (-0.62, -0.8, -0.01))
    garnishes.strew(table, "chilli powder", 220, (-0.62, -0.8), 0.27, 0.011, seed=3, middle=0.8)
    garnishes.strew(table, "chilli powder", 70, (-0.5, -0.76), 0.42, 0.012, seed=4)
    garnishes.strew(table, "chilli powder", 120, (-0.14, -0.34), 0.3, 0.011, seed=6)
    garnishes.coriander(table, 5, (-0.1, -0.5), 0.24, seed=3)


@recipe("chatpati-toli-chole-kulche", 1.3, (0, 0.02, 0.2))
def chole_kulche(table):
    """Lays dark chickpeas in a bowl with two soft kulchas, onion and chilli."""
    vessels.paper_sheet(table, "sal leaf", (1.3, 1.05), (0, 0), 6, 4)
    stack = ((3, (-0.3, 0.55, 0.17), (6, 4, 0)), (7, (-0.54, 0.02, 0.25), (10, 6, 40)))
    for kind, place, turn in stack:
        kulcha = breads.flatbread("buttered kulcha", kind, 0.56, "round", 0.07, 0.9, 0.08)
        table.put(kulcha, place, turn)
    breads.nigella(table, 40, (-0.5, 0.2), 0.48)
    garnishes.coriander(table, 12, (-0.5, 0.2), 0.45, (0.06, 0.09), seed=3)
    vessels.bowl(table, "steel", 0.7, 0.36, (0.42, 0.0))
    gravies.gravy(table, "chana", 0.66, 0.3, (0.42, 0.0), 0, 1.0, seed=3)
    peas = [
        garnishes.bean("masala chickpea", kind, 0.062, (1, 0.92, 0.9), 0.06, 0.12)
        for kind in range(5)
    ]
    table.scatter(peas, 84, (0.42, 0.0), 0.58, 180, 3, (0.9, 1.15), 0.06, 0.6, seed=3)
    table.pour("chana", (0.42, 0.02), 0.34, 0.012, 0.9, 1, 0.01, 6)
    garnishes.ginger(table, 12, (0.42, 0.02), 0.3, seed=4)
    garnishes.onion_rings(table, 3, (0.36, -0.1), 0.1, 0.12, seed=6)
    garnishes.coriander(table, 10, (0.42, 0.0), 0.42, seed=5)
    garnishes.onion_rings(table, 5, (-0.52, -0.56), 0.13, 0.17, seed=3)
    garnishes.lime(table, (-0.06, -0.66), 10, 1.0)
    garnishes.whole_chilli(table, (-0.98, -0.42), -20, 2, 0.5)


@recipe("chatpati-toli-chandni-chowk-egg-roll", 1.18, (0, 0.08, 0.2))
def chandni_chowk_egg_roll(table):
    """Lays a paratha fried with eggs, rolled with onion and green chilli in paper."""
    for number, (x, y, around) in enumerate(((0.66, -0.02, -46), (0.1, -0.46, -50))):
        with table.moved((x, y, 0.38), (0, 0, around)):
            table.put(rolls.wrapper("paratha", number + 9, 1.35, 0.31, 1.3, 0.04))
            table.put(
                rolls.wrapper("egg", number + 3, 1.2, 0.212, 1.15, 0.024, char=0.7), (0.02, 0, 0)
            )
            table.put(rolls.heart("green chutney", number, 0.21), (0.03, 0, 0))
            onions = [garnishes.shred("onion", kind, 0.24, 0.02, edged=True) for kind in range(4)]
            fillings = [(onion, 8, 1.0) for onion in onions]
            fillings += [(garnishes.chilli_slice(1), 7, 0.05), (garnishes.coriander_leaf(1), 5, 0.1)]
            rolls.fill(table, fillings, 0.2, seed=number)
            table.put(rolls.sleeve("newsprint", number, 0.85, 0.35), (-0.52, 0, 0))
    garnishes.onion_rings(table, 3, (-0.78, -0.4), 0.15, 0.17)
    garnishes.whole_chilli(table, (0.45, -0.72), 24, 2, 0.55)
    gravies.dip(table, "red chutney", (0.68, 0.58), 0.24, 0.17, "steel")


@recipe("chatpati-toli-chaat-platter", 1.24)
def chaat_platter(table):
    """Lays papdi, tikki, dahi bhalla and samosa chaat around four chutneys."""
    vessels.thali(table, "steel", 1.36)
    for number, (look, x, y) in enumerate(
        (
            ("green chutney", -0.22, 0.2),
            ("tamarind", 0.24, 0.2),
            ("red chutney", -0.22, -0.24),
            ("yoghurt", 0.24, -0.24),
        )
    ):
        gravies.dip(table, look, (x, y), 0.22, 0.2, "steel", number + 2)
    chaat.papdi_chaat(table, (-0.72, 0.42), 0.44)
    chaat.tikki_chaat(table, (0.74, 0.42))
    chaat.dahi_bhalla(table, (-0.68, -0.46))
    chaat.samosa_chaat(table, (0.68, -0.5))
    chaat.papdi_chaat(table, (0.0, 0.8), 0.26)
    chaat.papdi_chaat(table, (0.0, -0.78), 0.26)
