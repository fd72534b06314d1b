"""Pictures for pages that show no dish. They show a delivery and an empty thali on FoodDash's own surface."""

import garnishes
import parcels
import vessels
from foods import breads
from recipes.covers import butter_chicken_itself
from recipes.kept import scene


@scene("parcel", "house", 0.81, (0.03, 0.12, 0.5))
def parcel(table):
    """A paper bag, a steel tiffin and two kraft bowls, one of them open with butter chicken."""
    parcels.bag(table, (0.5, 0.72), -8)
    parcels.tiffin(table, (-0.72, 0.62), 24, tiers=2)
    parcels.closed_bowl(table, (1.02, -0.22), 0.42, 0.34)
    parcels.kraft_bowl(table, (0.02, -0.36), 0.66, 0.42)
    with table.moved((0.02, -0.36, 0), size=0.74):
        butter_chicken_itself(table)
    naan = breads.flatbread("naan", 5, 0.5, "teardrop", 0.08, 0.9)
    table.put(naan, (-1.05, -0.28, 0.09), (0, 0, 120))
    garnishes.sprig(table, (-0.62, -0.86), 170, 0.9)
    garnishes.lime(table, (0.78, -0.92), -25, 0.9)


@scene("empty-thali", "house", 0.93, (0, 0, 0.08))
def empty_thali(table):
    """A polished thali with three empty katoris, a wedge of lime and a sprig of coriander."""
    vessels.thali(table, "brass", 1.25)
    for x, y in ((-0.62, 0.52), (0.0, 0.72), (0.62, 0.52)):
        vessels.katori(table, "brass", 0.29, 0.22, (x, y))
    garnishes.lime(table, (0.62, -0.34), -22, 1.1)
    garnishes.sprig(table, (-0.1, -0.42), 165, 1.2)
