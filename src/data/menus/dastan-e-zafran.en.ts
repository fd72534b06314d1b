export const messages = {
  'dastan-e-zafran-shahi-paneer-naan-pizza':
    'Paneer in saffron cream and cashew on a blistered naan.',
  'dastan-e-zafran-mutton-keema-naan-pizza':
    'Spiced mutton mince, ginger and green chilli under golden, bubbling cheese.',
  'dastan-e-zafran-nihari-pappardelle':
    'Wide ribbons of pasta in mutton nihari that simmers overnight, with ginger and green chilli.',
  'dastan-e-zafran-saffron-chicken-fettuccine':
    'Chicken in a silky almond cream with Kashmiri saffron.',
  'dastan-e-zafran-navratan-korma-penne':
    'Nine kinds of vegetables, nuts and fruit in a mild white korma.',
  'dastan-e-zafran-pomegranate-and-mint-salad':
    'Pomegranate, cucumber and torn mint with a rosewater dressing.',
  'dastan-e-zafran-chicken-reshmi-salad':
    'Tender chicken tikka, almonds and salad leaves in cardamom curd.',
  'dastan-e-zafran-galouti-kebab': 'Mutton minced so fine it melts, scented with clove and mace.',
  'dastan-e-zafran-kebab-platter':
    'Mutton galouti, chicken reshmi and mutton boti for two, with warm sheermal to wrap them in.',
  'dastan-e-zafran-haleem-cup':
    'Wheat, lentils and mutton cooked down until smooth, with fried onion and lime.',
  'dastan-e-zafran-biryani-arancini':
    'Saffron biryani rice rolled around chicken korma and fried crisp.',
  'dastan-e-zafran-raan-slices': 'Leg of mutton braised with rose and black cumin, carved thin.',
  'dastan-e-zafran-subz-shami-kebab':
    'Chana dal and vegetable patties with mint and onion in the middle.',
};
