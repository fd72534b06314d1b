export const messages = {
  'neem-and-nigella-paneer-tikka-pizza':
    'Tandoor-charred paneer, capsicum and onion on a tomato sauce with chilli and fenugreek.',
  'neem-and-nigella-butter-chicken-pizza':
    'Butter chicken on a thin crust with mozzarella and dried fenugreek.',
  'neem-and-nigella-saag-and-corn-pizza':
    'Garlicky spinach, sweet corn and a little smoked cheese.',
  'neem-and-nigella-butter-chicken-penne':
    'Penne in a slow-cooked makhani sauce, with smoky pulled chicken.',
  'neem-and-nigella-makhani-paneer-fusilli':
    'Fusilli, soft paneer and slow-cooked tomato with a swirl of butter.',
  'neem-and-nigella-rogan-josh-rigatoni':
    'Mutton rogan josh with Kashmiri chilli, fennel and ginger over rigatoni.',
  'neem-and-nigella-kachumber-salad':
    'Cucumber, tomato and onion diced small, with lime and roasted cumin.',
  'neem-and-nigella-spiced-chickpea-salad': 'Chickpeas, tomato and mint in a tamarind dressing.',
  'neem-and-nigella-chicken-tikka-salad':
    'Warm chicken tikka with salad leaves, radish and nigella curd.',
  'neem-and-nigella-hara-bhara-kebab': 'Spinach, pea and potato patties with cashew and ginger.',
  'neem-and-nigella-achari-paneer-tikka': 'Paneer in fiery pickling spices, charred at the edges.',
  'neem-and-nigella-half-tandoori-chicken':
    'Red with Kashmiri chilli, smoky from the tandoor, served with lime and onion.',
  'neem-and-nigella-bharwan-mushroom-tikka':
    'Mushrooms stuffed with paneer and herbs, then roasted.',
  'neem-and-nigella-garlic-naan-with-dal-makhani-dip':
    'Hot buttered naan with black lentils that cook all day.',
  'neem-and-nigella-vegetable-samosa-trio':
    'Three hand-crimped samosas with potato, peas and toasted coriander seed.',
};
