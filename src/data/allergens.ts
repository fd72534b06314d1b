import { inOrder } from '../domain/allergens.ts';
import type { Allergen } from '../domain/allergens.ts';

const none: readonly Allergen[] = [];

/**
 * The allergens that the restaurants declare. The keys are dish IDs, which begin with the restaurant's ID.
 */
const declared: Readonly<Record<string, readonly Allergen[]>> = {
  'chatpati-toli-pav-bhaji-pizza': ['gluten', 'milk'],
  'chatpati-toli-tawa-bread-pizza': ['gluten', 'milk'],
  'chatpati-toli-chilli-paneer-pizza': ['gluten', 'milk', 'soy'],
  'chatpati-toli-masala-macaroni': ['gluten'],
  'chatpati-toli-chowmein-style-spaghetti': ['gluten', 'soy'],
  'chatpati-toli-sprouted-moong-salad': none,
  'chatpati-toli-masala-peanut-salad': ['nuts'],
  'chatpati-toli-shakarkandi-chaat-salad': none,
  'chatpati-toli-samosa-pair': ['gluten'],
  'chatpati-toli-aloo-tikki-chaat': ['milk'],
  // The dry chutney is pounded with peanuts.
  'chatpati-toli-vada-pav': ['gluten', 'nuts'],
  'chatpati-toli-chole-kulche': ['gluten', 'milk'],
  'chatpati-toli-chandni-chowk-egg-roll': ['gluten', 'egg'],
  'chatpati-toli-chaat-platter': ['gluten', 'milk'],

  'coal-and-rumali-seekh-kebab-pizza': ['gluten', 'milk'],
  'coal-and-rumali-malai-chicken-tikka-pizza': ['gluten', 'milk'],
  'coal-and-rumali-charcoal-mushroom-pizza': ['gluten', 'milk'],
  'coal-and-rumali-laccha-onion-salad': none,
  'coal-and-rumali-charred-corn-salad': none,
  'coal-and-rumali-tandoori-chicken-salad': ['milk'],
  'coal-and-rumali-chicken-seekh-roll': ['gluten'],
  'coal-and-rumali-paneer-kathi-roll': ['gluten', 'milk'],
  'coal-and-rumali-double-egg-rumali-roll': ['gluten', 'egg'],
  'coal-and-rumali-rumali-tacos': ['gluten', 'milk'],
  'coal-and-rumali-paneer-shashlik': ['milk'],
  'coal-and-rumali-mutton-burra-chops': ['milk'],
  // Sulphites preserve the colour of the prawns.
  'coal-and-rumali-tandoori-prawns': ['crustaceans', 'sulphites'],
  'coal-and-rumali-dahi-ke-kebab': ['milk'],

  'dastan-e-zafran-shahi-paneer-naan-pizza': ['gluten', 'milk', 'nuts'],
  'dastan-e-zafran-mutton-keema-naan-pizza': ['gluten', 'milk'],
  // Fresh ribbon pasta contains egg, and dried pasta does not.
  'dastan-e-zafran-nihari-pappardelle': ['gluten', 'egg'],
  'dastan-e-zafran-saffron-chicken-fettuccine': ['gluten', 'milk', 'egg', 'nuts'],
  // Sulphites preserve the colour of the dried fruit.
  'dastan-e-zafran-navratan-korma-penne': ['gluten', 'milk', 'nuts', 'sulphites'],
  'dastan-e-zafran-pomegranate-and-mint-salad': none,
  'dastan-e-zafran-chicken-reshmi-salad': ['milk', 'nuts'],
  'dastan-e-zafran-galouti-kebab': ['milk'],
  'dastan-e-zafran-kebab-platter': ['gluten', 'milk', 'nuts'],
  'dastan-e-zafran-haleem-cup': ['gluten', 'milk'],
  'dastan-e-zafran-biryani-arancini': ['gluten', 'milk', 'egg', 'nuts'],
  'dastan-e-zafran-raan-slices': ['milk'],
  'dastan-e-zafran-subz-shami-kebab': ['gluten'],

  'makkhan-verandah-amritsari-kulcha-pizza': ['gluten', 'milk'],
  'makkhan-verandah-bhatti-chicken-pizza': ['gluten', 'milk'],
  'makkhan-verandah-tomato-and-makkhan-pizza': ['gluten', 'milk'],
  'makkhan-verandah-dal-makhani-lasagne': ['gluten', 'milk'],
  'makkhan-verandah-tandoori-chicken-spaghetti': ['gluten', 'milk'],
  'makkhan-verandah-gajar-mooli-salad': none,
  // Sulphites are used to clarify the jaggery.
  'makkhan-verandah-sarson-leaf-salad': ['sulphites'],
  'makkhan-verandah-amritsari-prawn-pakora': ['crustaceans', 'sulphites'],
  'makkhan-verandah-tangdi-kebab': ['milk'],
  'makkhan-verandah-bharwan-shimla-mirch': ['milk'],
  'makkhan-verandah-rajma-galouti': ['gluten', 'milk'],
  'makkhan-verandah-mirchi-pakora': none,
  'makkhan-verandah-keema-kulcha-pockets': ['gluten', 'milk'],
  'makkhan-verandah-mango-lassi': ['milk'],
  'makkhan-verandah-masala-chaas': ['milk'],

  'neem-and-nigella-paneer-tikka-pizza': ['gluten', 'milk'],
  // The makhani sauce is thickened with cashew.
  'neem-and-nigella-butter-chicken-pizza': ['gluten', 'milk', 'nuts'],
  'neem-and-nigella-saag-and-corn-pizza': ['gluten', 'milk'],
  'neem-and-nigella-butter-chicken-penne': ['gluten', 'milk', 'nuts'],
  'neem-and-nigella-makhani-paneer-fusilli': ['gluten', 'milk', 'nuts'],
  'neem-and-nigella-rogan-josh-rigatoni': ['gluten', 'milk'],
  'neem-and-nigella-kachumber-salad': none,
  'neem-and-nigella-spiced-chickpea-salad': none,
  'neem-and-nigella-chicken-tikka-salad': ['milk'],
  'neem-and-nigella-hara-bhara-kebab': ['nuts'],
  'neem-and-nigella-achari-paneer-tikka': ['milk'],
  'neem-and-nigella-half-tandoori-chicken': ['milk'],
  'neem-and-nigella-bharwan-mushroom-tikka': ['milk'],
  'neem-and-nigella-garlic-naan-with-dal-makhani-dip': ['gluten', 'milk'],
  'neem-and-nigella-vegetable-samosa-trio': ['gluten'],
};

/** Returns the declared allergens of a dish; undefined if nothing is declared about this dish. */
export function allergensOf(dishId: string): readonly Allergen[] | undefined {
  return Object.hasOwn(declared, dishId) ? declared[dishId] : undefined;
}

/** Returns all allergens that the restaurant declares for any of its dishes. */
export function allergensOfKitchen(restaurantId: string): readonly Allergen[] {
  const dishes = Object.entries(declared).filter(([id]) => id.startsWith(`${restaurantId}-`));
  return inOrder(dishes.flatMap(([, some]) => some));
}
