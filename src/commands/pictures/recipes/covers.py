"""Spreads of several dishes: the covers of the restaurants and the home page's first picture.

What matters lies in the middle band, since screens show these pictures from 1.8 to 2.6 times as wide as high.
"""

import garnishes
import vessels
from foods import breads, gravies, kebabs
from recipes import (
    chatpati_toli,
    coal_and_rumali,
    dastan_e_zafran,
    makkhan_verandah,
    neem_and_nigella,
)
from recipes.kept import cover


def butter_chicken(table):
    """Lays a copper pot of butter chicken with its swirl of cream."""
    vessels.handi(table, "copper", 0.86, 0.5)
    places = [(-0.46, 0.22), (-0.08, 0.5), (0.4, 0.38), (0.54, -0.1), (-0.42, -0.3)]
    lumps = [(x, y, 0.05, 0.2) for x, y in places]
    gravies.gravy(table, "makhani", 0.855, 0.41, lumps=lumps)
    for number, (x, y) in enumerate(places):
        table.put(
            kebabs.chunk("butter chicken", number, 0.18, 0.7), (x, y, 0.42), (10, -8, 70 * number)
        )
    garnishes.coriander(table, 6, (0.05, 0.15), 0.45, seed=5)
    garnishes.strew(table, "fenugreek", 50, (0, 0), 0.6, 0.022, 0.013)


@cover("cover-neem-and-nigella", "neem-and-nigella")
def neem_and_nigella_cover(table):
    """Butter chicken with naan, paneer tikka and kachumber."""
    with table.moved((0.05, 0.0, 0), size=0.95):
        butter_chicken(table)
    table.put(breads.flatbread("naan", 2, 0.7), (-0.95, 0.55, 0.2), (6, -8, 60))
    table.put(breads.flatbread("naan", 5, 0.7), (-1.15, 0.25, 0.3), (6, -8, 50))
    with table.moved((1.42, 0.1, 0), size=0.68):
        neem_and_nigella.achari_paneer_tikka(table)
    with table.moved((-1.35, -0.55, 0), size=0.5):
        neem_and_nigella.kachumber_salad(table)
    garnishes.sprig(table, (0.55, -0.85), 160, 0.9)


@cover("cover-coal-and-rumali", "coal-and-rumali")
def coal_and_rumali_cover(table):
    """Rolls in the middle, prawns on the right, paneer shashlik on the left."""
    with table.moved((0.0, -0.05, 0), size=0.8):
        coal_and_rumali.chicken_seekh_roll(table)
    with table.moved((1.48, 0.1, 0), size=0.66):
        coal_and_rumali.tandoori_prawns(table)
    with table.moved((-1.5, 0.12, 0), size=0.68):
        coal_and_rumali.paneer_shashlik(table)


@cover("cover-dastan-e-zafran", "dastan-e-zafran")
def dastan_e_zafran_cover(table):
    """A kebab platter between haleem and saffron fettuccine."""
    with table.moved((0.0, 0.0, 0), size=0.8):
        dastan_e_zafran.kebab_platter(table)
    with table.moved((-1.55, 0.05, 0), size=0.62):
        dastan_e_zafran.haleem_cup(table)
    with table.moved((1.55, 0.05, 0), size=0.64):
        dastan_e_zafran.saffron_chicken_fettuccine(table)


@cover("cover-chatpati-toli", "chatpati-toli")
def chatpati_toli_cover(table):
    """Vada pav in the middle, aloo tikki chaat on the left, chole kulche on the right."""
    with table.moved((0.0, -0.1, 0), size=0.66):
        chatpati_toli.vada_pav(table)
    with table.moved((-1.4, 0.1, 0), size=0.74):
        chatpati_toli.aloo_tikki_chaat(table)
    with table.moved((1.5, 0.15, 0), size=0.68):
        chatpati_toli.chole_kulche(table)


@cover("cover-makkhan-verandah", "makkhan-verandah")
def makkhan_verandah_cover(table):
    """Drumsticks in the middle, a lassi on the left, stuffed chillies in batter on the right."""
    with table.moved((0.05, 0.0, 0), size=0.8):
        makkhan_verandah.tangdi_kebab(table)
    with table.moved((-1.4, 0.0, 0), size=0.6):
        makkhan_verandah.mango_lassi(table)
    with table.moved((1.55, 0.05, 0), size=0.68):
        makkhan_verandah.mirchi_pakora(table)


@cover("hero", "neem-and-nigella", 0.74)
def hero(table):
    """A full table: butter chicken, samosas, a roll, pizza and lassi."""
    with table.moved((-0.1, -0.1, 0), size=0.86):
        butter_chicken(table)
    with table.moved((1.3, 0.35, 0), size=0.66):
        neem_and_nigella.paneer_tikka_pizza(table)
    with table.moved((-1.5, 0.3, 0), size=0.62):
        chatpati_toli.samosa_pair(table)
    with table.moved((1.35, -0.95, 0), size=0.42):
        dastan_e_zafran.pomegranate_and_mint_salad(table)
    table.put(breads.flatbread("naan", 2, 0.6), (-1.05, -0.75, 0.12), (6, -8, 20))
    garnishes.sprig(table, (0.55, -0.95), 160, 0.9)
