export const messages = {
  'makkhan-verandah-amritsari-kulcha-pizza':
    'A crisp potato kulcha for a base, with onion, cheese and pomegranate seeds.',
  'makkhan-verandah-bhatti-chicken-pizza':
    'Chicken from the clay oven with cracked pepper, onion and white butter.',
  'makkhan-verandah-tomato-and-makkhan-pizza':
    'Ripe tomatoes, country cheese and a melting knob of white butter.',
  'makkhan-verandah-dal-makhani-lasagne':
    'Sheets of pasta layered with creamy black lentils and cheese.',
  'makkhan-verandah-tandoori-chicken-spaghetti':
    'Spaghetti tossed with smoky chicken, tomato and green chilli.',
  'makkhan-verandah-gajar-mooli-salad':
    'Gajar and mooli batons with lime, salt and fresh coriander.',
  'makkhan-verandah-sarson-leaf-salad': 'Young mustard leaves, jaggery dressing and roasted chana.',
  'makkhan-verandah-amritsari-prawn-pakora':
    'Prawns in a red chilli and ajwain batter, fried until shatteringly crisp.',
  'makkhan-verandah-tangdi-kebab': 'Chicken drumsticks in curd, cream and green cardamom.',
  'makkhan-verandah-bharwan-shimla-mirch':
    'Capsicum filled with spiced potato and paneer, roasted whole.',
  'makkhan-verandah-rajma-galouti':
    'Soft kidney-bean patties with ginger, served on tiny parathas.',
  'makkhan-verandah-mirchi-pakora':
    'Long green chillies stuffed with tangy potato and fried in besan batter.',
  'makkhan-verandah-keema-kulcha-pockets':
    'Warm kulchas filled with mutton mince, peas and green chilli.',
  'makkhan-verandah-mango-lassi': 'Alphonso mango and thick curd, churned ice-cold.',
  'makkhan-verandah-masala-chaas':
    'A tall glass of salted buttermilk with roasted cumin and curry leaf.',
};
