"""Pictures for pages that show no dish of a menu: a delivery, an empty thali, and nihari for the blog."""

import garnishes
import parcels
import vessels
from foods import breads, cuts, gravies, kebabs
from recipes.kept import scene


def butter_chicken(table):
    """Fills a bowl with a radius of 0.86 units with butter chicken, 0.41 units high."""
    places = [(-0.46, 0.22), (-0.08, 0.5), (0.4, 0.38), (0.54, -0.1), (-0.42, -0.3)]
    lumps = [(x, y, 0.05, 0.2) for x, y in places]
    gravies.gravy(table, "makhani", 0.855, 0.41, lumps=lumps)
    for number, (x, y) in enumerate(places):
        table.put(
            kebabs.chunk("butter chicken", number, 0.18, 0.7), (x, y, 0.42), (10, -8, 70 * number)
        )
    garnishes.coriander(table, 6, (0.05, 0.15), 0.45, seed=5)
    garnishes.strew(table, "fenugreek", 50, (0, 0), 0.6, 0.022, 0.013)


@scene("parcel", "house", 0.81, (0.03, 0.12, 0.5))
def parcel(table):
    """Puts down a paper bag, a steel tiffin and two kraft bowls, one of them open with butter chicken."""
    parcels.bag(table, (0.5, 0.72), -8)
    parcels.tiffin(table, (-0.72, 0.62), 24, tiers=2)
    parcels.closed_bowl(table, (1.02, -0.22), 0.42, 0.34)
    parcels.kraft_bowl(table, (0.02, -0.36), 0.66, 0.42)
    with table.moved((0.02, -0.36, 0), size=0.74):
        butter_chicken(table)
    naan = breads.flatbread("naan", 5, 0.5, "teardrop", 0.08, 0.9)
    table.put(naan, (-1.05, -0.28, 0.09), (0, 0, 120))
    garnishes.sprig(table, (-0.62, -0.86), 170, 0.9)
    garnishes.lime(table, (0.78, -0.92), -25, 0.9)


@scene("empty-thali", "house", 0.93, (0, 0, 0.08))
def empty_thali(table):
    """Puts down a polished thali with three empty katoris, a wedge of lime and a sprig of coriander."""
    vessels.thali(table, "brass", 1.25)
    for x, y in ((-0.62, 0.52), (0.0, 0.72), (0.62, 0.52)):
        vessels.katori(table, "brass", 0.29, 0.22, (x, y))
    garnishes.lime(table, (0.62, -0.34), -22, 1.1)
    garnishes.sprig(table, (-0.1, -0.42), 165, 1.2)


@scene("nihari", "dastan-e-zafran", 1.2, (0.06, 0.06, 0.28))
def nihari(table):
    """Puts down a pot of nihari with ginger, coriander and green chilli, and khameeri roti."""
    for kind, x, y, height, lean, turn in ((4, 0.62, 1.16, 0.1, 0, 30), (7, 1.02, 0.72, 0.2, 6, -20)):
        roti = breads.flatbread("naan", kind, 0.66, "round", 0.09, 1.0, 0.1)
        table.put(roti, (x, y, height), (lean, 0, turn))
    pot = (-0.16, -0.02)
    vessels.handi(table, "copper", 0.96, 0.46, pot)
    with table.moved((*pot, 0)):
        shanks = [
            (-0.42, 0.34, 20, 0.3),
            (0.36, 0.42, -30, 0.3),
            (0.46, -0.2, 65, 0.29),
            (-0.5, -0.22, -70, 0.27),
            (-0.02, -0.44, 10, 0.24),
        ]
        lumps = [(x, y, 0.05, 0.36) for x, y, _, _ in shanks]
        gravies.oily_gravy(table, "nihari stew", 0.955, 0.37, oil=0.3, lumps=lumps, seed=4)
        for number, (x, y, around, size) in enumerate(shanks):
            meat = cuts.morsel("shank", number, size, 0.25, (1.25, 0.85, 0.66), 0.05, 0.05)
            table.put(meat, (x, y, 0.39), (6, -6, around))
        table.put(cuts.marrow_bone(1, 0.19, 0.26), (0.02, 0.36, 0.46), (-6, 10, 0))
        garnishes.ginger(table, 26, (0.02, -0.06), 0.24, seed=3, length=0.26)
        garnishes.coriander(table, 16, (0, 0), 0.62, (0.07, 0.11), seed=4)
        garnishes.chilli_slices(table, 12, (0, -0.05), 0.6, (0.045, 0.06), seed=6)
    garnishes.lime(table, (0.98, -0.42), -25, 1.15)
    garnishes.whole_chilli(table, (0.66, -0.78), 20, 2, 0.6)
    garnishes.sprig(table, (-0.86, -0.92), 160, 1.0)
