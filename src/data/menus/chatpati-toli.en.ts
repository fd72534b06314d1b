export const messages = {
  'chatpati-toli-pav-bhaji-pizza':
    'Buttery vegetable bhaji, raw onion and green chilli on a toasted base.',
  'chatpati-toli-tawa-bread-pizza':
    'The school-canteen classic: thick bread, capsicum and plenty of cheese.',
  'chatpati-toli-chilli-paneer-pizza': 'Wok-tossed paneer, green chilli and spring onion.',
  'chatpati-toli-masala-macaroni':
    'Macaroni from the street cart: tomato, peas, green chilli and a secret masala.',
  'chatpati-toli-chowmein-style-spaghetti':
    'Spaghetti tossed over a roaring flame with cabbage, soya sauce and vinegar.',
  'chatpati-toli-sprouted-moong-salad':
    'Moong sprouts, raw mango and lime with a pinch of black salt.',
  'chatpati-toli-masala-peanut-salad':
    'Warm peanuts, tomato, onion and a squeeze of lime in a paper cone.',
  'chatpati-toli-shakarkandi-chaat-salad':
    'Coal-roasted sweet potato with star fruit, chilli and tamarind.',
  'chatpati-toli-samosa-pair':
    'Two flaky samosas filled with potato and peas. With mint and tamarind chutneys.',
  'chatpati-toli-aloo-tikki-chaat': 'Crisp potato cakes under curd, tamarind and pomegranate.',
  'chatpati-toli-vada-pav':
    'Potato fritter, dry garlic chutney and a fried green chilli in a soft bun.',
  'chatpati-toli-chole-kulche': 'Dark, tangy, fiery chickpeas with two soft kulchas.',
  'chatpati-toli-chandni-chowk-egg-roll': 'A paratha fried with two eggs, onion and green chilli.',
  'chatpati-toli-chaat-platter':
    'Papdi, tikki, dahi bhalla and samosa chaat with four chutneys, one of them fiery. Feeds four.',
};
