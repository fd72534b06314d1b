export const messages = {
  'coal-and-rumali-seekh-kebab-pizza':
    'Minced mutton seekh off the skewer, red onion, green chilli and mint chutney on a charred base.',
  'coal-and-rumali-malai-chicken-tikka-pizza':
    'Creamy chicken tikka, roasted garlic and mozzarella. Mild enough for everyone.',
  'coal-and-rumali-charcoal-mushroom-pizza':
    'Coal-smoked mushrooms, caramelised onion and a spoon of roasted capsicum relish.',
  'coal-and-rumali-laccha-onion-salad':
    'Ringlets of pink onion, lime, coriander and a dusting of chaat masala.',
  'coal-and-rumali-charred-corn-salad': 'Corn from the coals with tomato, lime and smoked salt.',
  'coal-and-rumali-tandoori-chicken-salad':
    'Pulled tandoori chicken over crisp leaves with a mint and curd dressing.',
  'coal-and-rumali-chicken-seekh-roll':
    'Two fiery chicken seekhs, pickled onion and green chutney rolled in rumali roti.',
  'coal-and-rumali-paneer-kathi-roll': 'Griddled paneer, capsicum and onion in a flaky paratha.',
  'coal-and-rumali-double-egg-rumali-roll':
    'Two eggs fried onto the roti, with onion, lime and black pepper.',
  'coal-and-rumali-rumali-tacos':
    'Three crisp rumali shells with mint and chilli chutney. Share them, if you must.',
  'coal-and-rumali-paneer-shashlik':
    'Paneer, capsicum and tomato off one long skewer, basted with mustard oil.',
  'coal-and-rumali-mutton-burra-chops':
    'Mutton chops marinated overnight in red chilli and black cardamom, grilled until the edges crackle.',
  'coal-and-rumali-tandoori-prawns':
    'Jumbo prawns in ajwain and red chilli, straight from the fire.',
  'coal-and-rumali-dahi-ke-kebab':
    'Hung-curd patties with roasted chana. Crisp outside, soft as a cloud inside.',
};
