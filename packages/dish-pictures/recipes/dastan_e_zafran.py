"""The dishes of Dastan-e-Zafran, which are served in brass on a plum-coloured surface."""

import garnishes
import vessels
from foods import breads, cuts, fried, gravies, kebabs, pasta, pizzas, rice, salads
from recipes.kept import recipe


@recipe("dastan-e-zafran-shahi-paneer-naan-pizza", 1.26)
def shahi_paneer_naan_pizza(table):
    """Lays paneer in saffron cream with cashews on a blistered naan."""
    pizzas.base(table, "naan", 1.18, (-0.12, 0), 0.1, 1.0, 3, "naan", 0.1)
    pizzas.spread(table, "shahi cream", 0.95, (-0.12, 0), 0.05, 2, "naan", 0.02)
    cubes = [pizzas.seared_paneer("paneer", kind, (0.12, 0.11, 0.075), 0.7, 0.5) for kind in range(6)]
    with pizzas.cheese(
        table, "mozzarella", 0.94, (-0.12, 0), 0.5, 3.0, 0.04, 0.9, 4, "naan"
    ):
        table.scatter(cubes, 14, (-0.08, 0), 0.74, 12, 9, stretch=0.8, sink=0.0, seed=3)
    table.drizzle("saffron cream", table.zigzag((-0.06, 0), 0.7, 5, 30), 0.018, 6)
    nuts = [garnishes.cashew_half(kind) for kind in range(4)]
    table.scatter(nuts, 16, (-0.06, 0), 0.8, 25, 4, stretch=0.85, seed=6)
    threads = [garnishes.saffron_thread(kind) for kind in range(4)]
    table.scatter(threads, 26, (-0.06, 0), 0.8, 20, 2, stretch=0.85, seed=6)
    garnishes.coriander(table, 8, (-0.06, 0), 0.7, seed=9)


@recipe("dastan-e-zafran-mutton-keema-naan-pizza", 1.32, (-0.06, 0.0, 0.1))
def mutton_keema_naan_pizza(table):
    """Lays mutton mince with ginger and green chilli under golden cheese on a naan."""
    pizzas.base(table, "naan", 1.18, (-0.12, 0), 0.1, 1.2, 9, "naan", 0.1)
    pizzas.spread(table, "tomato sauce", 0.95, (-0.12, 0), 0.03, 4, "naan")
    crumbs = [kebabs.crumble("fried keema", kind, 0.036 + 0.008 * (kind % 3)) for kind in range(6)]
    clumps = [breads.mince(kind, (0.16, 0.12, 0.06), "fried keema") for kind in range(5)]
    with pizzas.cheese(table, "cheese", 0.97, (-0.12, 0), 0.88, 3.4, 0.035, 1.0, 5, "naan"):
        table.scatter(clumps, 16, (-0.06, 0), 0.8, 10, 12, stretch=0.8, seed=8)
    table.scatter(crumbs, 130, (-0.06, 0), 0.84, 60, 2, (0.8, 1.2), stretch=0.8, seed=3)
    garnishes.ginger(table, 16, (-0.06, 0), 0.74, seed=3, length=0.2)
    garnishes.chilli_slices(table, 11, (-0.06, 0), 0.75, size=(0.04, 0.055), seed=4)
    garnishes.coriander(table, 16, (-0.06, 0), 0.75, size=(0.06, 0.09), seed=2)


@recipe("dastan-e-zafran-nihari-pappardelle", 1.34, (0, 0.02, 0.2))
def nihari_pappardelle(table):
    """Lays wide ribbons in a dark nihari with a few pieces of mutton, ginger and green chilli."""
    vessels.plate(table, "brass", 1.16, rim=0.16)
    table.pour("nihari", (0, 0), 1.0, 0.05, 0.12)
    pasta.ribbon_nest(
        table, "sauced nihari pasta", (0, 0), 0.08, 130, 0.84, 0.34, 0.07, 0.12, 6, 0.6
    )
    table.pour("nihari", (0, 0.02), 0.7, 0.02, 1.0, 1, 0.01, 4)
    chunks = [cuts.morsel("shank", kind, 0.17, 0.2) for kind in range(5)]
    table.scatter(chunks, 9, (-0.03, 0.04), 0.46, 20, 8, sink=0.05, seed=3)
    table.drizzle("nihari", table.zigzag((0, 0), 0.5, 6, 30), 0.03, 4, 0.8)
    garnishes.ginger(table, 16, (-0.02, 0.06), 0.36, seed=3, length=0.22)
    garnishes.chilli_slices(table, 9, (0, 0), 0.6, seed=4)
    garnishes.coriander(table, 14, (0.0, 0.02), 0.6, seed=3)


@recipe("dastan-e-zafran-saffron-chicken-fettuccine", 1.34, (0, 0.02, 0.2))
def saffron_chicken_fettuccine(table):
    """Lays ribbons and chicken in saffron almond cream."""
    vessels.plate(table, "indigo", 1.16, rim=0.16)
    table.pour("rich saffron cream", (0, 0), 0.98, 0.06, 0.1)
    pasta.ribbon_nest(
        table, "rich saffron pasta", (0, 0), 0.08, 150, 0.84, 0.34, 0.048, 0.14, 5, 0.6
    )
    table.pour("rich saffron cream", (0.0, 0.0), 0.6, 0.025, 0.9, 1, 0.01, 4)
    chunks = [kebabs.chunk("reshmi tikka", kind, 0.15, 0.9) for kind in range(5)]
    table.scatter(chunks, 11, (0, 0), 0.56, 25, 8, middle=0.6, sink=0.03, seed=5)
    table.drizzle("rich saffron cream", table.zigzag((0, 0), 0.5, 5, 40), 0.018, 4, 0.7)
    flakes = [garnishes.almond_flake(kind) for kind in range(4)]
    table.scatter(flakes, 22, (0, 0), 0.65, 40, 3, seed=4)
    threads = [garnishes.saffron_thread(kind) for kind in range(4)]
    table.scatter(threads, 36, (0, 0), 0.6, 20, 2, seed=6)
    garnishes.coriander(table, 9, (0.0, 0.0), 0.6, seed=7)


@recipe("dastan-e-zafran-navratan-korma-penne", 1.15)
def navratan_korma_penne(table):
    """Lays penne in a white korma with nine vegetables, nuts and fruits."""
    vessels.bowl(table, "brass", 1.12, 0.34)
    table.pour("korma", (0, 0), 0.95, 0.08, 0.05)
    table.scatter(pasta.penne("korma pasta"), 46, (0, 0), 0.82, 40, 4, (0.95, 1.1), 0.03, seed=3)
    table.pour("korma", (0, 0.02), 0.62, 0.06, 0.3, 3, 0.03, 6)
    nine = [
        (garnishes.bean("pea", 1, 0.052), 24),
        (garnishes.dice("carrot", 1, 0.05), 16),
        (garnishes.dice("pineapple", 2, 0.055), 10),
        (garnishes.stick("green pepper", 1, 0.2, 0.024), 10),
        (garnishes.cashew_half(1), 11),
        (garnishes.raisin(1), 12),
        (pizzas.seared_paneer("paneer", 3, (0.08, 0.075, 0.06), 1.2), 9),
        (garnishes.pomegranate_seed(1), 14),
        (garnishes.almond_flake(2), 10),
    ]
    for number, (piece, count) in enumerate(nine):
        table.scatter([piece], count, (0, 0), 0.78, 60, 3, (0.95, 1.15), 0.025, seed=number + 4)
    garnishes.mint(table, 4, (0.05, 0.05), 0.2, seed=7)


@recipe("dastan-e-zafran-pomegranate-and-mint-salad", 1.2)
def pomegranate_and_mint_salad(table):
    """Lays pomegranate, cucumber and torn mint in a brass bowl."""
    vessels.bowl(table, "brass", 1.06, 0.32)
    cuts = [garnishes.round_slice("cucumber", 0.055, 6, 0.09, kind=kind) for kind in range(3)]
    table.scatter(cuts, 34, (0, 0), 0.78, 25, 4, (0.19, 0.24), 0.02, seed=3)
    garnishes.pomegranate(table, 250, (0, 0), 0.72, 3, (1.0, 1.3))
    table.scatter(cuts, 7, (0, 0), 0.7, 30, 3, (0.19, 0.23), 0.04, hollow=0.4, seed=13)
    garnishes.pomegranate(table, 50, (0, 0), 0.65, 9, (1.0, 1.3))
    garnishes.mint(table, 12, (0, 0), 0.65, (0.1, 0.15), seed=5)
    petals = [garnishes.petal_of_rose(kind) for kind in range(3)]
    table.scatter(petals, 5, (0, 0), 0.55, 25, 2, (0.09, 0.13), 0, seed=5)


@recipe("dastan-e-zafran-chicken-reshmi-salad", 1.28, (0, 0.02, 0.18))
def chicken_reshmi_salad(table):
    """Lays pale chicken tikka, almonds and leaves in cardamom curd."""
    vessels.plate(table, "brass", 1.18, rim=0.14)
    salads.bed_of_leaves(table, 30, (0, 0), 0.82, (0.3, 0.4), 34, 6, 0.3, "fresh lettuce")
    chunks = [
        kebabs.chunk("reshmi tikka", kind, 0.17, 1.0, (1.2, 0.85, 0.7)) for kind in range(6)
    ]
    table.scatter(chunks, 17, (0, 0), 0.68, 25, 9, (0.85, 1.05), sink=0.03, seed=5)
    salads.dress(table, "yoghurt", (0, 0), 0.66, 40, seed=6)
    gravies.dip(table, "yoghurt", (0.76, -0.46), 0.24, 0.18, "copper")
    flakes = [garnishes.almond_flake(kind) for kind in range(4)]
    table.scatter(flakes, 30, (0, 0), 0.75, 40, 3, (0.8, 1.05), seed=4)
    garnishes.pomegranate(table, 34, (0, 0), 0.78, 3)
    garnishes.mint(table, 6, (0, 0), 0.6, (0.1, 0.13), seed=5)
    pods = [garnishes.cardamom(kind) for kind in range(3)]
    table.scatter(pods, 5, (0, 0), 0.7, 20, 3, (0.7, 0.8), seed=8)


@recipe("dastan-e-zafran-galouti-kebab", 1.3)
def galouti_kebab(table):
    """Lays smooth dark patties on small saffron breads, with onion and mint."""
    vessels.thali(table, "brass", 1.18)
    for number, (x, y) in enumerate(((-0.58, 0.36), (0.16, 0.5), (-0.28, -0.26), (0.5, -0.12))):
        table.drop(breads.flaky_paratha(number, 0.42, 0.05, "sheermal"), x, y, (0, 0, 50 * number))
        table.drop(
            kebabs.patty("galouti", number, 0.36, 0.12, 0.03, 0.6), x, y, (3, -4, 60 * number)
        )
        garnishes.onion_rings(table, 1, (x, y), size=0.11, seed=number + 2)
        garnishes.mint(table, 2, (x + 0.03, y - 0.04), 0.05, (0.1, 0.13), seed=number)
    gravies.dip(table, "green chutney", (0.78, -0.62), 0.24, 0.16, "copper")
    garnishes.lime(table, (-0.85, -0.42), 40, 0.9)


@recipe("dastan-e-zafran-kebab-platter", 1.26, (0, 0.02, 0.14))
def kebab_platter(table):
    """Lays galouti, reshmi and boti in three rows on a tray, with sheermal to wrap them in."""
    vessels.thali(table, "brass", 1.24)
    table.put(breads.sheermal(1, 0.58), (-0.56, 0.56, 0.1), (4, 6, 0))
    table.put(breads.sheermal(2, 0.58), (-0.12, 0.66, 0.2), (6, 8, 20))
    for number in range(5):
        cake = kebabs.patty("galouti", number, 0.25, 0.09, 0.025, 0.6)
        table.drop(cake, -0.84 + 0.3 * number, -0.02 - 0.05 * number, (22, -4, 60 * number))
    for number in range(7):
        piece = kebabs.chunk("reshmi tikka", number, 0.18, 1.0)
        place = (0.3 + 0.16 * (number // 2) + 0.2 * (number % 2), 0.58 - 0.18 * (number // 2))
        table.drop(piece, *place, (10, 5, 40 * number), sink=0.01)
    for number in range(8):
        x, y = -0.78 + 0.2 * number, -0.42 - 0.2 * (number % 2)
        table.drop(kebabs.chunk("boti", number, 0.165, 0.8), x, y, (10, 5, 70 * number))
    gravies.dip(table, "mint chutney", (0.82, -0.42), 0.24, 0.17, "copper")
    garnishes.onion_rings(table, 5, (-0.1, 0.2), 0.12, 0.13, seed=4)
    garnishes.mint(table, 7, (0, -0.1), 0.8, (0.1, 0.13), seed=4)
    garnishes.coriander(table, 10, (-0.1, -0.4), 0.6, seed=6)
    garnishes.lime(table, (-0.86, 0.2), 45, 0.8)


@recipe("dastan-e-zafran-haleem-cup", 1.28, (0, 0.05, 0.27))
def haleem_cup(table):
    """Lays smooth haleem in a clay cup with fried onion, ginger and lime."""
    vessels.plate(table, "brass", 1.12, rim=0.08)
    vessels.handi(table, "clay", 0.78, 0.6, (0, 0.05))
    gravies.stew(table, "haleem", 0.8, 0.52, (0, 0.05), 3)
    shreds = [kebabs.pulled("mutton", kind, 0.2) for kind in range(6)]
    table.scatter(shreds, 26, (0, 0.05), 0.62, 12, 3, (0.6, 1.0), 0.045, seed=7)
    garnishes.birista(table, 44, (0.06, 0.2), 0.26, 3)
    garnishes.ginger(table, 14, (-0.28, -0.1), 0.2, 3)
    garnishes.coriander(table, 8, (0.1, 0.0), 0.5, seed=6)
    garnishes.chilli_slices(table, 6, (0.3, -0.2), 0.2, seed=5)
    garnishes.lime(table, (0.42, -0.2), -20, 0.75)
    garnishes.lime(table, (-0.78, -0.62), 30, 0.95)
    garnishes.birista(table, 16, (0.62, -0.78), 0.22, 5)
    garnishes.sprig(table, (0.05, -0.92), 170, 0.9)


@recipe("dastan-e-zafran-biryani-arancini", 1.3)
def biryani_arancini(table):
    """Lays crisp balls of saffron rice, one cut to show rice and chicken."""
    vessels.plate(table, "brass", 1.15, rim=0.1)
    for number, (x, y) in enumerate(((-0.58, 0.36), (0.16, 0.52), (-0.12, -0.02))):
        table.drop(fried.rice_ball(number, 0.36), x, y, (0, 0, 70 * number))
    towards = (-0.15, -0.8, 0.6)
    middle = (0.55, -0.08, 0.43)
    table.put(fried.rice_ball(6, 0.4, towards), middle)
    ahead = [part / 1.011 for part in towards]
    face = tuple(place - 0.01 * part for place, part in zip(middle, ahead))
    rice.grains_on_face(table, face, towards, 0.33, 330, 0.7, 3)
    for number, (x, z) in enumerate(((-0.08, 0.03), (0.08, -0.03), (0.02, 0.1))):
        table.put(
            kebabs.chunk("butter chicken", number, 0.075, 0.2),
            (middle[0] + x, middle[1] - 0.05, middle[2] + z),
            (0, 0, 50 * number),
        )
    gravies.dip(table, "nigella yoghurt", (-0.58, -0.42), 0.28, 0.18, "copper")
    garnishes.birista(table, 12, (0.1, -0.72), 0.22, 5)
    garnishes.mint(table, 6, (0.1, -0.6), 0.5, seed=2)
    threads = [garnishes.saffron_thread(kind) for kind in range(4)]
    table.scatter(threads, 12, (0.0, -0.75), 0.5, 20, 2, seed=6)


@recipe("dastan-e-zafran-raan-slices", 1.32, (0, 0.04, 0.2))
def raan_slices(table):
    """Lays a leg of mutton, carved thin, with its bone behind, with rose petals and juices."""
    vessels.plate(table, "brass", 1.2, rim=0.1)
    table.pour("nihari", (0.0, -0.1), 1.0, 0.03, 0.15)
    table.put(kebabs.roast_joint(), (0.18, 0.46, 0.3), (0, -4, 14))
    for number in range(8):
        table.put(
            kebabs.carved_slice(number),
            (-0.68 + 0.19 * number, -0.2 + 0.03 * number, 0.17 + 0.015 * number),
            (34, -12 - 4 * (number % 2), 68 - 4 * number),
            0.94 + 0.05 * (number % 3),
        )
    garnishes.coriander(table, 12, (-0.1, -0.2), 0.7, seed=4)
    garnishes.onion_rings(table, 4, (-0.74, -0.5), 0.12, 0.14, turn=-20, seed=3)
    petals = [garnishes.petal_of_rose(kind) for kind in range(4)]
    table.scatter(petals, 6, (0, -0.3), 0.7, 25, 2, (0.05, 0.07), 0, seed=5)
    garnishes.strew(table, "cumin", 60, (0, -0.1), 0.8, 0.022, 0.008)


@recipe("dastan-e-zafran-subz-shami-kebab", 1.45, (0, 0.0, 0.18))
def subz_shami_kebab(table):
    """Lays patties of chana dal with peas and carrot, one open to show mint and onion in its middle."""
    vessels.plate(table, "copper", 1.12, rim=0.09)
    bits = [garnishes.bean("pea", 1, 0.03), garnishes.dice("carrot", 1, 0.022)]
    bits += [garnishes.bean("corn", 2, 0.028)]
    places = ((-0.58, 0.44), (0.06, 0.52), (-0.68, -0.04), (-0.06, 0.06), (-0.44, -0.46))
    for number, (x, y) in enumerate(places):
        cake = kebabs.crisp_patty("crisp gram patty", number, 0.34, 0.12)
        table.drop(cake, x, y, (16, -4, 60 * number))
        table.scatter(bits, 12, (x, y), 0.26, 180, 1, (0.9, 1.2), 0.025, seed=number + 2)
    for x, y, around, kind in ((0.14, -0.34, -10, 7), (0.52, 0.06, 22, 9)):
        half = kebabs.crisp_patty("crisp gram patty", kind, 0.34, 0.15, 42, 1.4)
        table.drop(half, x, y, (0, 0, around), give=0.05)
        herbs = [garnishes.dice("onion", 1, 0.024), garnishes.grain("mint", 0.04, 0.02, 1)]
        herbs += [garnishes.bean("pea", 1, 0.03), garnishes.dice("carrot", 1, 0.024)]
        table.scatter(herbs, 24, (x, y - 0.02), 0.2, 60, 1, sink=0.012, stretch=0.4, seed=kind)
    gravies.dip(table, "mint chutney", (0.7, -0.38), 0.26, 0.18, "brass")
    garnishes.onion_rings(table, 4, (0.6, 0.5), 0.1, 0.14, turn=-60, seed=3)
    garnishes.mint(table, 6, (-0.3, 0.1), 0.55, (0.09, 0.12), seed=3)
