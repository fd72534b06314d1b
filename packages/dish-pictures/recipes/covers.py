"""Pictures of several dishes, which are the covers of the restaurants and the home page's first picture.

A cover is cropped to different ratios of width to height. The ratio is 3.3 to 4 on phones, and 2 to 2.6 on
cards. The main dishes are therefore in the middle band, and the dishes behind and in front only fill the frame.
The ratio of the home page's first picture is 1.3 to 2.5.
"""

import garnishes
from foods import breads, drinks, gravies
from recipes import (
    chatpati_toli,
    coal_and_rumali,
    dastan_e_zafran,
    makkhan_verandah,
    neem_and_nigella,
)
from recipes.kept import cover, scene


def set_out(table, *dishes):
    """Lays dishes. Each dish is given as (recipe, x, y, size)."""
    for lay, x, y, size in dishes:
        with table.moved((x, y, 0), size=size):
            lay(table)


@cover("cover-neem-and-nigella", "neem-and-nigella")
def neem_and_nigella_cover(table):
    """Lays butter chicken pizza, tandoori chicken and paneer tikka, with salads, naan, samosas and penne."""
    set_out(
        table,
        (neem_and_nigella.butter_chicken_pizza, 0.0, -0.02, 0.86),
        (neem_and_nigella.half_tandoori_chicken, -1.74, 0.1, 0.68),
        (neem_and_nigella.achari_paneer_tikka, 1.74, 0.14, 0.72),
        (neem_and_nigella.garlic_naan, -0.8, 1.6, 0.6),
        (neem_and_nigella.vegetable_samosa_trio, 0.72, 1.66, 0.56),
        (neem_and_nigella.butter_chicken_penne, 2.05, 1.62, 0.56),
        (neem_and_nigella.kachumber_salad, -1.0, -1.34, 0.52),
        (neem_and_nigella.spiced_chickpea_salad, 1.0, -1.34, 0.53),
    )
    gravies.dip(table, "green chutney", (-0.02, -1.26), 0.25, 0.18, "steel")
    garnishes.sprig(table, (0.44, -1.2), 165, 0.8)


@cover("cover-coal-and-rumali", "coal-and-rumali")
def coal_and_rumali_cover(table):
    """Lays seekh rolls between paneer shashlik and prawns, with pizza, chops, onion and corn."""
    set_out(
        table,
        (coal_and_rumali.chicken_seekh_roll, 0.0, -0.05, 0.8),
        (coal_and_rumali.tandoori_prawns, 1.8, 0.28, 0.67),
        (coal_and_rumali.paneer_shashlik, -1.86, 0.1, 0.68),
        (coal_and_rumali.seekh_kebab_pizza, -0.6, 1.55, 0.62),
        (coal_and_rumali.mutton_burra_chops, 0.92, 1.6, 0.6),
        (coal_and_rumali.laccha_onion_salad, -1.0, -1.34, 0.48),
        (coal_and_rumali.charred_corn_salad, 0.95, -1.32, 0.5),
    )
    garnishes.lime(table, (0.18, -1.02), 12, 0.8)
    garnishes.whole_chilli(table, (-0.5, -1.1), 6, 3, 0.4)
    garnishes.sprig(table, (1.5, -0.78), 190, 0.9)


@cover("cover-dastan-e-zafran", "dastan-e-zafran")
def dastan_e_zafran_cover(table):
    """Lays a kebab platter between haleem and saffron fettuccine, with arancini, pomegranate, galouti and raan."""
    set_out(
        table,
        (dastan_e_zafran.kebab_platter, 0.0, 0.0, 0.72),
        (dastan_e_zafran.haleem_cup, -1.64, -0.02, 0.6),
        (dastan_e_zafran.saffron_chicken_fettuccine, 1.7, 0.1, 0.6),
        (dastan_e_zafran.biryani_arancini, 0.62, 1.56, 0.54),
        (dastan_e_zafran.pomegranate_and_mint_salad, -0.78, 1.5, 0.55),
        (dastan_e_zafran.shahi_paneer_naan_pizza, 2.0, 1.52, 0.56),
        (dastan_e_zafran.galouti_kebab, -0.85, -1.36, 0.5),
        (dastan_e_zafran.raan_slices, 0.9, -1.36, 0.52),
    )
    table.put(breads.sheermal(3, 0.55), (-1.95, 1.25, 0.06))
    petals = [garnishes.petal_of_rose(kind) for kind in range(4)]
    table.scatter(petals, 9, (0.02, -1.15), 0.24, 25, 2, (0.07, 0.1), 0, seed=5)
    garnishes.sprig(table, (1.5, -0.78), 190, 0.9, "mint")


@cover("cover-chatpati-toli", "chatpati-toli")
def chatpati_toli_cover(table):
    """Lays a platter of chaat between vada pav and samosas, with pizza, macaroni, tikki and chole."""
    set_out(
        table,
        (chatpati_toli.chaat_platter, 0.35, 0.0, 0.72),
        (chatpati_toli.vada_pav, -1.42, -0.1, 0.6),
        (chatpati_toli.samosa_pair, 2.04, 0.36, 0.6),
        (chatpati_toli.pav_bhaji_pizza, -0.82, 1.42, 0.6),
        (chatpati_toli.masala_macaroni, 0.98, 1.56, 0.55),
        (chatpati_toli.aloo_tikki_chaat, 1.44, -1.2, 0.6),
        (chatpati_toli.chole_kulche, -0.6, -1.47, 0.5),
    )
    garnishes.sprig(table, (0.5, -1.2), 165, 0.9)
    garnishes.lime(table, (-1.36, -1.0), -20, 0.75)


@cover("cover-makkhan-verandah", "makkhan-verandah")
def makkhan_verandah_cover(table):
    """Lays drumsticks between lassi and chillies in batter, with pizza, stuffed capsicum, radish and rajma."""
    set_out(
        table,
        (makkhan_verandah.tangdi_kebab, 0.1, 0.0, 0.75),
        (makkhan_verandah.mirchi_pakora, 1.8, 0.1, 0.64),
        (makkhan_verandah.glass_of_lassi, -1.22, 0.12, 0.66),
        (makkhan_verandah.glass_of_lassi, -1.84, 0.42, 0.66),
        (makkhan_verandah.tomato_and_makkhan_pizza, 0.76, 1.62, 0.6),
        (makkhan_verandah.bharwan_shimla_mirch, -0.76, 1.62, 0.6),
        (makkhan_verandah.gajar_mooli_salad, -0.58, -1.4, 0.52),
        (makkhan_verandah.rajma_galouti, 0.98, -1.38, 0.52),
    )
    for x, y, turn in ((-1.04, -0.6, -20), (-1.6, -0.42, 30)):
        with table.moved((x, y, 0), size=0.68):
            drinks.mango_half(table, (0, 0), turn)
    garnishes.sprig(table, (-1.34, -1.08), 170, 0.8, "mint")
    garnishes.sprig(table, (0.32, -1.1), 165, 0.8)


@scene("hero", "neem-and-nigella", 0.7, (0, 0, 0.1), shape=(1.5, 1.5))
def hero(table):
    """Lays dishes from all menus: pizza, tandoori chicken, kebabs, chaat, rolls, lassi and salad."""
    set_out(
        table,
        (neem_and_nigella.paneer_tikka_pizza, -0.06, -0.08, 0.9),
        (neem_and_nigella.half_tandoori_chicken, 1.76, 0.16, 0.72),
        (dastan_e_zafran.haleem_cup, -1.74, 0.16, 0.7),
        (makkhan_verandah.glass_of_lassi, 0.7, 1.2, 0.64),
        (chatpati_toli.aloo_tikki_chaat, -1.04, -1.36, 0.6),
        (coal_and_rumali.chicken_seekh_roll, 1.14, -1.48, 0.62),
        (chatpati_toli.chaat_platter, 0.05, 2.5, 0.6),
        (coal_and_rumali.paneer_shashlik, 1.7, 1.9, 0.64),
        (dastan_e_zafran.pomegranate_and_mint_salad, -2.0, 1.95, 0.56),
        (neem_and_nigella.garlic_naan, -0.86, 1.5, 0.6),
    )
    gravies.dip(table, "red chutney", (-0.1, -1.42), 0.27, 0.19, "steel")
    garnishes.sprig(table, (1.9, -0.72), 190, 0.9)
    garnishes.lime(table, (-1.5, -0.66), 20, 0.78)
