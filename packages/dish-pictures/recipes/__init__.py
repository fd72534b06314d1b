"""The recipes of all pictures, by the picture's ID. Each recipe lays one or several dishes on the table."""

from recipes.kept import RECIPES
from recipes import (
    chatpati_toli,
    coal_and_rumali,
    covers,
    dastan_e_zafran,
    house,
    makkhan_verandah,
    neem_and_nigella,
)

__all__ = [
    "RECIPES",
    "chatpati_toli",
    "coal_and_rumali",
    "covers",
    "dastan_e_zafran",
    "house",
    "makkhan_verandah",
    "neem_and_nigella",
]
