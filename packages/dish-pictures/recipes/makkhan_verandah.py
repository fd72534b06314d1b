"""The dishes of Makkhan Verandah, which are served in brass on blue boards."""

import garnishes
import vessels
from foods import breads, drinks, fried, gravies, kebabs, pasta, pizzas
from recipes.kept import recipe


@recipe("makkhan-verandah-amritsari-kulcha-pizza", 1.07, (0, -0.04, 0.12))
def amritsari_kulcha_pizza(table):
    """Lays a crisp kulcha with potato, onion, cheese and pomegranate."""
    pizzas.base(table, "paratha", 1.22, rim=0.07, char=0.8, seed=3, rim_width=0.06)
    crumbs = [kebabs.crumble("potato crumble", kind, 0.028 + 0.009 * kind) for kind in range(5)]
    with pizzas.cheese(table, "cheese", 1.12, cover=0.6, scale=3.2, brown=1.0, seed=7):
        table.scatter(crumbs, 60, radius=0.95, tilt=180, tries=3, sink=0.0, seed=3)
    table.scatter(crumbs, 140, radius=0.93, tilt=180, tries=3, sink=0.01, seed=8)
    threads = [garnishes.shred("onion", kind, 0.28, 0.022, edged=True) for kind in range(5)]
    table.scatter(threads, 26, radius=0.9, tilt=10, tries=3, sink=0.01, seed=4)
    garnishes.pomegranate(table, 26, radius=0.92, seed=3, size=(0.75, 0.95))
    garnishes.coriander(table, 26, radius=0.92, size=(0.05, 0.09), seed=5)
    garnishes.strew(table, "seed", 70, radius=0.95, length=0.022, width=0.014)


@recipe("makkhan-verandah-bhatti-chicken-pizza", 1.07, (0, -0.04, 0.12))
def bhatti_chicken_pizza(table):
    """Lays chicken from the clay oven with cracked pepper, onion and white butter."""
    pizzas.base(table, "charred crust", 1.25, char=0.9, seed=15)
    pizzas.spread(table, "tomato sauce", 1.08)
    chunks = [kebabs.chunk("bhatti", kind, 0.19, 1.0) for kind in range(5)]
    with pizzas.cheese(table, "cheese", 1.06, cover=0.8, brown=1.0, seed=17):
        table.scatter(chunks, 15, radius=0.88, tilt=20, tries=8, sink=0.0, seed=7)
    threads = [garnishes.shred("onion", kind, 0.3, 0.02, edged=True) for kind in range(5)]
    table.scatter(threads, 18, radius=0.92, tilt=10, tries=3, sink=0.01, seed=5)
    for number, (x, y) in enumerate(((-0.3, 0.2), (0.38, -0.18), (0.1, 0.55))):
        table.drop(fried.mound("white butter", 0.1, 0.08, number), x, y)
    garnishes.strew(table, "black pepper", 180, radius=0.95, length=0.013)
    garnishes.chilli_slices(table, 10, radius=0.85, seed=9)


@recipe("makkhan-verandah-tomato-and-makkhan-pizza", 1.07, (0, -0.04, 0.12))
def tomato_and_makkhan_pizza(table):
    """Lays ripe tomato slices, country cheese and a melting knob of white butter."""
    pizzas.base(table, "crust", 1.25, char=0.6, seed=18)
    pizzas.spread(table, "tomato sauce", 1.1)
    slices = [garnishes.round_slice("tomato", 0.05, 7, 0.1, True, kind) for kind in range(3)]
    crumbs = [kebabs.crumble("paneer", kind, 0.075) for kind in range(4)]
    with pizzas.cheese(table, "mozzarella", 1.05, cover=0.7, brown=0.9, seed=21):
        table.scatter(crumbs, 12, radius=0.92, tilt=60, tries=4, seed=5)
        table.scatter(slices, 19, radius=0.9, tilt=6, tries=9, size=(0.2, 0.26), seed=5)
    pats = ((0.08, 0.1, 20), (-0.5, 0.34, 70), (0.52, 0.42, 130), (-0.3, -0.45, 100), (0.46, -0.4, 50))
    for number, (x, y, around) in enumerate(pats):
        table.pour("melted butter", (x, y - 0.02), 0.15, 0.01, 0.9, 1, 0.0, number + 3)
        pat = pizzas.seared_paneer("white butter", number, (0.1, 0.08, 0.035), 0, 0)
        table.drop(pat, x, y, (4, -4, around), 0.85, sink=0.02)
    leaves = [garnishes.oval_leaf("mint", kind, 0.6, 0) for kind in range(4)]
    table.scatter(leaves, 13, (0, 0), 0.85, 24, 2, (0.1, 0.17), 0, seed=3)


@recipe("makkhan-verandah-dal-makhani-lasagne", 1.18, (0, 0, 0.3))
def dal_makhani_lasagne(table):
    """Lays a block of pasta sheets with black lentils between them, under grilled cheese."""
    vessels.plate(table, "brass", 1.15, rim=0.09)
    table.pour("dal", (-0.1, -0.2), 0.86, 0.025, 0.3, seed=4)
    beans = [garnishes.bean("dal", kind, 0.05, (1.3, 0.9, 0.8)) for kind in range(4)]
    table.scatter(beans, 90, (-0.1, -0.25), 0.72, 180, 2, sink=0.015, seed=6)
    table.drizzle("yoghurt", [(-0.78, -0.3), (-0.55, -0.5), (-0.25, -0.68), (0.1, -0.74)], 0.022, 6)
    with table.moved((0.02, 0.1, 0.06), (0, 0, 32)):
        for layer in range(3):
            level = 0.1 + 0.23 * layer
            table.put(pasta.layer_filling("dal", layer, (0.61, 0.49, 0.1)), (0, 0, level))
            if layer:
                table.put(
                    pasta.layer_filling("cheese", layer + 7, (0.6, 0.48, 0.03)),
                    (0, 0, level + 0.09),
                )
            kebabs.stud(table, beans, (0.6, 0.48), level, 0.07, layer + 2)
            table.put(pasta.lasagne_sheet(layer, (0.64, 0.52), 0.03), (0, 0, level + 0.125))
        table.put(pasta.cheese_lid(3, (0.67, 0.55), 0.26), (0, 0, 0.1 + 0.23 * 2 + 0.16))
    garnishes.coriander(table, 5, (0.02, 0.08), 0.3, seed=3)
    garnishes.strew(table, "fenugreek", 40, (0, -0.2), 0.8, 0.02, 0.012)


@recipe("makkhan-verandah-tandoori-chicken-spaghetti", 1.18)
def tandoori_chicken_spaghetti(table):
    """Lays spaghetti with smoky red chicken, tomato and green chilli."""
    vessels.plate(table, "brass", 1.22, rim=0.16)
    table.pour("tomato sauce", (0, 0), 0.9, 0.025, 0.3)
    pasta.long_nest(table, "tomato noodles", (0, 0), 0.08, 140, 0.84, 0.45, 0.023, 8, 0.3)
    table.pour("tomato sauce", (0, 0), 0.5, 0.01, 1.0, 1, 0.01, 5)
    chunks = [kebabs.chunk("tandoori", kind, 0.16, 0.9) for kind in range(5)]
    table.scatter(chunks, 11, (0, 0), 0.55, 25, 6, (0.9, 1.1), 0.04, 0.6, seed=5)
    halves = [garnishes.bean("tomato", kind, 0.11, (1, 1, 0.95), 0.0) for kind in range(2)]
    table.scatter(halves, 6, (0, 0), 0.7, 30, 5, (0.85, 1.0), 0.03, hollow=0.5, seed=7)
    garnishes.chilli_slices(table, 16, (0, 0), 0.65, seed=4)
    garnishes.coriander(table, 10, (0, 0), 0.6, seed=5)


@recipe("makkhan-verandah-gajar-mooli-salad", 1.26, (0, -0.02, 0.2))
def gajar_mooli_salad(table):
    """Lays a heap of carrot and white radish in shreds and thin batons, with green chilli, lime and coriander."""
    vessels.plate(table, "brass", 1.18, rim=0.12)
    shreds = []
    for kind in range(6):
        length = 0.5 + 0.07 * kind
        shreds.append(garnishes.stick("carrot", kind, length, 0.019, 0.014))
        shreds.append(garnishes.shred("carrot", kind, length, 0.026, 0.6, 0.35))
        shreds.append(garnishes.shred("carrot", kind + 6, length, 0.042, 0.2, 0.6))
        shreds.append(garnishes.stick("white radish", kind + 6, length, 0.019, 0.013))
        shreds.append(garnishes.shred("white radish", kind, length, 0.036, 0.2, 0.5))
    table.scatter(
        shreds, 420, (0, 0), 0.74, 22, 2, (0.75, 1.1), 0.02, 0.72, seed=3, give=0.34, roll=1
    )
    garnishes.chilli_slices(table, 9, (0, 0), 0.55, seed=6)
    garnishes.coriander(table, 12, (0, 0), 0.5, seed=4)
    garnishes.strew(table, "chaat masala", 110, radius=0.7, length=0.011)
    garnishes.lime(table, (0.72, -0.5), -25, 1.0)


@recipe("makkhan-verandah-sarson-leaf-salad", 1.32)
def sarson_leaf_salad(table):
    """Lays young mustard leaves with jaggery dressing and roasted chana."""
    vessels.bowl(table, "brass", 1.08, 0.32)
    leaves = [garnishes.salad_leaf("mustard leaf", kind, 0.62, 0.2, 0.3) for kind in range(5)]
    leaves += [garnishes.salad_leaf("lettuce", kind, 0.5, 0.16, 0.2) for kind in range(6)]
    leaves += [garnishes.oval_leaf("mustard leaf", kind, 0.6, 0, 0.14) for kind in range(3)]
    leaves.append(garnishes.salad_leaf("red lettuce", 2, 0.5, 0.16, 0.3))
    threads = [garnishes.shred("onion", kind, 0.34, 0.018, edged=True) for kind in range(5)]
    grams = [
        garnishes.bean("chickpea", kind, 0.06, (1, 0.92, 0.9), 0.04, 0.14) for kind in range(5)
    ]
    table.scatter(leaves, 60, (0, 0), 0.8, 30, 3, (0.22, 0.34), 0.03, seed=4)
    table.scatter(leaves, 40, (0, 0), 0.66, 45, 2, (0.14, 0.26), 0.04, seed=6)
    table.scatter(threads, 18, (0, 0), 0.68, 25, 2, sink=0.01, seed=7)
    table.scatter(grams, 44, (0, 0), 0.74, 180, 5, (0.85, 1.15), 0.01, seed=5)
    table.drizzle("jaggery", table.zigzag((0, 0), 0.7, 11, 20), 0.014, 2, 0.7)
    flowers = [garnishes.petal_of_mustard(kind) for kind in range(3)]
    table.scatter(flowers, 9, (0, 0), 0.7, 30, 2, (0.04, 0.055), 0, seed=5)


@recipe("makkhan-verandah-amritsari-prawn-pakora", 1.3)
def amritsari_prawn_pakora(table):
    """Lays prawns in a crisp red batter, their tails free, with chutney and lime."""
    vessels.thali(table, "brass", 1.2)
    places = (
        (-0.7, 0.5, 350),
        (-0.12, 0.6, 40),
        (0.44, 0.5, 100),
        (-0.76, 0.0, 330),
        (-0.18, 0.1, 20),
        (0.4, 0.06, 60),
        (-0.54, -0.5, 350),
        (0.04, -0.42, 30),
    )
    for number, (x, y, around) in enumerate(places):
        table.drop(kebabs.battered_prawn(number % 5, 0.27), x, y, (14, -10, around), 1.08)
    gravies.dip(table, "green chutney", (0.66, -0.4), 0.28, 0.2, "copper")
    garnishes.lime(table, (0.42, -0.96), 12, 0.85)
    garnishes.strew(table, "seed", 60, radius=0.85, length=0.02, width=0.011)
    garnishes.coriander(table, 6, (0, 0), 0.7, seed=3)


@recipe("makkhan-verandah-tangdi-kebab", 1.28)
def tangdi_kebab(table):
    """Lays golden drumsticks, creamy and charred, with green cardamom."""
    vessels.thali(table, "brass", 1.22)
    for number, (x, y, around) in enumerate(
        ((-0.36, 0.46, 26), (-0.3, 0.02, 10), (-0.22, -0.44, -6))
    ):
        table.drop(kebabs.drumstick("tangdi", number, 1.12, 0.85), x, y, (10, 2, around), 1.3)
    pods = [garnishes.cardamom(kind) for kind in range(3)]
    table.scatter(pods, 7, (-0.52, -0.84), 0.2, 20, 3, stretch=0.5, seed=3)
    garnishes.onion_rings(table, 4, (0.36, -0.8), 0.13, 0.17)
    gravies.dip(table, "green chutney", (0.84, -0.14), 0.24, 0.17, "copper")
    garnishes.coriander(table, 8, (-0.3, 0), 0.5, seed=3)
    garnishes.lime(table, (-0.95, -0.3), 40, 0.9)


@recipe("makkhan-verandah-bharwan-shimla-mirch", 1.3, (0, 0, 0.28))
def bharwan_shimla_mirch(table):
    """Lays whole green capsicums filled with spiced potato and paneer, roasted."""
    vessels.plate(table, "copper", 1.2, rim=0.09)
    for number, (x, y) in enumerate(((-0.46, 0.28), (0.48, 0.3), (0.02, -0.36))):
        table.put(fried.whole_pepper(number, 0.46, 0.42), (x, y, 0.05), (0, 0, 50 * number))
        table.put(
            fried.mound("potato filling", 0.34, 0.13, number, 1.0, 1.0),
            (x, y, 0.57),
            (0, 0, 40 * number),
        )
        cubes = [garnishes.dice("paneer", kind, 0.045) for kind in range(3)]
        table.scatter(cubes, 7, (x, y), 0.2, 40, 3, sink=0.02, seed=number + 3)
        garnishes.coriander(table, 3, (x, y), 0.16, (0.07, 0.1), seed=number + 2)
    garnishes.lime(table, (-0.62, -0.42), 30, 0.95)
    garnishes.onion_rings(table, 4, (0.62, -0.44), 0.14, 0.18, turn=20)
    garnishes.strew(table, "chilli powder", 60, radius=0.8, length=0.011)


@recipe("makkhan-verandah-rajma-galouti", 1.36)
def rajma_galouti(table):
    """Lays smooth brown kidney-bean patties with a few whole beans, onion and ginger, on tiny parathas."""
    vessels.thali(table, "brass", 1.2)
    places = ((-0.52, 0.42), (0.32, 0.5), (-0.34, -0.26), (0.52, -0.2))
    for number, (x, y) in enumerate(places):
        table.drop(breads.flaky_paratha(number, 0.45, 0.05), x, y, (0, 0, 50 * number))
        cake = kebabs.patty("bean patty", number, 0.36, 0.12, 0.03, 0.6)
        kebabs.studded_patty(table, cake, (x, y), 0.37, number)
        garnishes.ginger(table, 4, (x, y), 0.1, number + 2, 0.17)
        garnishes.coriander(table, 1, (x + 0.03, y), 0.03, (0.09, 0.11), seed=number)
    garnishes.onion_rings(table, 3, (-0.78, -0.5), size=0.15, turn=-50, seed=4)
    garnishes.lime(table, (0.62, -0.74), 20, 0.9)
    gravies.dip(table, "green chutney", (0.14, -0.82), 0.22, 0.16, "copper")


@recipe("makkhan-verandah-mirchi-pakora", 1.25)
def mirchi_pakora(table):
    """Lays long green chillies in besan batter, one cut to show potato."""
    vessels.thali(table, "brass", 1.22)
    for number, (x, y, around) in enumerate(
        ((-0.7, 0.56, 6), (-0.82, 0.22, -9), (-0.62, 0.4, 16), (-0.85, -0.14, 5), (-0.5, 0.12, -14))
    ):
        length = 1.4 - 0.09 * (number % 3)
        height = table.drop(fried.long_fritter("pakora", number, length, 0.2), x, y, (0, 0, around))
        table.put(garnishes.chilli_stem(), (x, y, height), (0, 0, around), 1.3, hidden=True)
    with table.moved((-0.12, -0.56, 0.26), (0, 0, 48)):
        table.put(fried.long_fritter("pakora", 6, 0.8, 0.22, True))
        table.put(fried.cut_chilli(0.2), (0.005, 0, 0))
    with table.moved((0.42, -0.72, 0.26), (0, 0, 60)):
        table.put(fried.long_fritter("pakora", 9, 0.7, 0.21, True))
        table.put(fried.cut_chilli(0.19), (0.005, 0, 0))
    gravies.dip(table, "red chutney", (-0.78, -0.52), 0.27, 0.2, "copper")
    garnishes.strew(table, "chaat masala", 130, radius=0.8, length=0.011)
    garnishes.coriander(table, 5, (0.5, -0.6), 0.3, seed=3)


@recipe("makkhan-verandah-keema-kulcha-pockets", 1.42, (0, -0.02, 0.2))
def keema_kulcha_pockets(table):
    """Lays halved kulchas filled with mutton mince and peas."""
    vessels.plate(table, "brass", 1.22, rim=0.09)
    crumbs = [kebabs.crumble("fried keema", kind, 0.03 + 0.005 * kind) for kind in range(5)]
    pieces = crumbs * 3 + [garnishes.bean("pea", 1, 0.042), garnishes.dice("onion", 1, 0.03)] * 2
    pieces += [garnishes.chilli_slice(1), garnishes.dice("tomato", 1, 0.035)]
    for number, (x, y, around, lift) in enumerate(
        ((-0.5, 0.2, 14, 0.27), (0.46, 0.2, -14, 0.27), (0.0, -0.36, 0, 0.27))
    ):
        with table.moved((x, y, lift), (36, 0, around)):
            table.put(breads.pocket(number, 0.54, "buttered kulcha"))
            table.put(breads.mince(number, (0.44, 0.12, 0.14), "fried keema"))
            kebabs.fill_pocket(table, pieces, 0.46, number)
    breads.nigella(table, 90, (0, 0.3), 0.9)
    garnishes.coriander(table, 16, (0, 0.1), 0.8, size=(0.05, 0.08), seed=3)
    table.scatter(crumbs, 14, (0.2, -0.78), 0.3, 60, 2, stretch=0.3, seed=4)
    gravies.dip(table, "green chutney", (0.78, -0.52), 0.24, 0.17, "copper")
    garnishes.onion_rings(table, 5, (-0.2, -0.86), 0.15, 0.2, turn=-10)
    garnishes.lime(table, (-0.82, -0.55), 30, 0.9)


def glass_of_lassi(table, at=(0, 0)):
    """Puts down a tall glass of mango lassi with mango, pistachio and saffron on top."""
    drinks.drink(table, "mango", at, 0.52, 1.45, 0.93, 0.74)
    cubes = [garnishes.dice("mango flesh", kind, 0.075) for kind in range(3)]
    table.scatter(cubes, 7, at, 0.2, 40, 3, seed=3)
    bits = [garnishes.bean("pistachio", kind, 0.03, (1.3, 0.8, 0.5)) for kind in range(3)]
    table.scatter(bits, 22, at, 0.36, 60, 2, seed=4)
    threads = [garnishes.saffron_thread(kind) for kind in range(4)]
    table.scatter(threads, 10, at, 0.3, 20, 2, seed=6)


@recipe("makkhan-verandah-mango-lassi", 1.05, (0, 0, 0.68))
def mango_lassi(table):
    """Puts down a glass of mango lassi with pistachio and saffron, and a cut mango beside it."""
    glass_of_lassi(table, (0, 0.05))
    drinks.mango_half(table, (0.92, -0.32), -20)
    drinks.mango_half(table, (-0.95, -0.1), 35)
    garnishes.sprig(table, (-0.45, -0.72), 160, 1.0, "mint")


@recipe("makkhan-verandah-masala-chaas", 1.06, (0, 0, 0.74))
def masala_chaas(table):
    """Puts down a glass of buttermilk with roasted cumin and mint, and a sprig of curry leaves beside it."""
    drinks.drink(table, "buttermilk", (0, 0.05), 0.48, 1.5, 0.93, 0.8, froth=0.075, seed=4)
    garnishes.strew(table, "cumin", 60, (-0.08, 0.0), 0.26, 0.026, 0.011)
    garnishes.strew(table, "roast cumin powder", 160, (-0.08, 0.0), 0.24, 0.01)
    garnishes.crown_of_mint(table, (0.16, 0.12))
    garnishes.curry_sprig(table, (0.62, -0.5), 24, 1.15)
    katori_at = (-0.86, -0.3)
    vessels.katori(table, "brass", 0.3, 0.2, katori_at)
    garnishes.strew(table, "cumin", 260, katori_at, 0.25, 0.036, 0.013, seed=7)
    garnishes.strew(table, "cumin", 26, (-0.55, -0.72), 0.16, 0.036, 0.013)
