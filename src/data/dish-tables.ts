/**
 * What lies beside each dish. `src/commands/food-pictures.mjs` makes one picture of each dish with what
 * lies beside it, `src/data/dishes/*.webp`.
 */
import type { MenuItem } from '../../machines/entities.ts';
import { illustrations } from './illustrations.ts';
import type { IllustrationName } from './illustrations.ts';
import type { Picture } from './scenes.ts';

/** Chosen so that no two dishes look alike. */
const besides: Readonly<Record<string, readonly IllustrationName[]>> = {
  'coal-and-rumali-seekh-kebab-pizza': ['meatOnBone', 'hotPepper'],
  'coal-and-rumali-malai-chicken-tikka-pizza': ['poultryLeg', 'cheeseWedge'],
  'coal-and-rumali-charcoal-mushroom-pizza': ['pizzaVegetable', 'onion'],
  'coal-and-rumali-laccha-onion-salad': ['leafyGreen', 'onion'],
  'coal-and-rumali-charred-corn-salad': ['tomato', 'leafyGreen'],
  'coal-and-rumali-tandoori-chicken-salad': ['poultryLeg', 'leafyGreen'],
  'coal-and-rumali-chicken-seekh-roll': ['poultryLeg', 'hotPepper'],
  'coal-and-rumali-paneer-kathi-roll': ['cheeseWedge', 'bellPepper'],
  'coal-and-rumali-double-egg-rumali-roll': ['flatbread', 'onion'],
  'coal-and-rumali-rumali-tacos': ['poultryLeg', 'onion'],
  'coal-and-rumali-paneer-shashlik': ['cheeseWedge', 'tomato'],
  'coal-and-rumali-mutton-burra-chops': ['hotPepper', 'onion'],
  'coal-and-rumali-tandoori-prawns': ['hotPepper', 'friedShrimp'],
  'coal-and-rumali-dahi-ke-kebab': ['falafel', 'peaPod'],
  'dastan-e-zafran-shahi-paneer-naan-pizza': ['cheeseWedge', 'flatbread'],
  'dastan-e-zafran-mutton-keema-naan-pizza': ['cutOfMeat', 'flatbread'],
  'dastan-e-zafran-nihari-pappardelle': ['meatOnBone', 'hotPepper'],
  'dastan-e-zafran-saffron-chicken-fettuccine': ['poultryLeg', 'peanuts'],
  'dastan-e-zafran-navratan-korma-penne': ['carrot', 'peaPod'],
  'dastan-e-zafran-pomegranate-and-mint-salad': ['cucumber', 'leafyGreen'],
  'dastan-e-zafran-chicken-reshmi-salad': ['poultryLeg', 'peanuts'],
  'dastan-e-zafran-galouti-kebab': ['cutOfMeat', 'onion'],
  'dastan-e-zafran-kebab-platter': ['flatbread', 'meatOnBone'],
  'dastan-e-zafran-haleem-cup': ['onion', 'cutOfMeat'],
  'dastan-e-zafran-biryani-arancini': ['poultryLeg', 'falafel'],
  'dastan-e-zafran-raan-slices': ['cutOfMeat', 'onion'],
  'dastan-e-zafran-subz-shami-kebab': ['falafel', 'onion'],
  'chatpati-toli-pav-bhaji-pizza': ['potOfFood', 'onion'],
  'chatpati-toli-tawa-bread-pizza': ['cheeseWedge', 'bellPepper'],
  'chatpati-toli-chilli-paneer-pizza': ['cheeseWedge', 'hotPepper'],
  'chatpati-toli-masala-macaroni': ['tomato', 'peaPod'],
  'chatpati-toli-chowmein-style-spaghetti': ['spaghetti', 'leafyGreen'],
  'chatpati-toli-sprouted-moong-salad': ['mango', 'greenSalad'],
  'chatpati-toli-masala-peanut-salad': ['tomato', 'onion'],
  'chatpati-toli-shakarkandi-chaat-salad': ['hotPepper', 'tomato'],
  'chatpati-toli-samosa-pair': ['dumpling', 'peaPod'],
  'chatpati-toli-aloo-tikki-chaat': ['falafel', 'tomato'],
  'chatpati-toli-vada-pav': ['potato', 'hotPepper'],
  'chatpati-toli-chole-kulche': ['flatbread', 'beans'],
  'chatpati-toli-chandni-chowk-egg-roll': ['cooking', 'hotPepper'],
  'chatpati-toli-chaat-platter': ['dumpling', 'potato'],
  'neem-and-nigella-paneer-tikka-pizza': ['cheeseWedge', 'bellPepper'],
  'neem-and-nigella-butter-chicken-pizza': ['poultryLeg', 'tomato'],
  'neem-and-nigella-saag-and-corn-pizza': ['earOfCorn', 'pizzaVegetable'],
  'neem-and-nigella-butter-chicken-penne': ['poultryLeg', 'tomato'],
  'neem-and-nigella-makhani-paneer-fusilli': ['cheeseWedge', 'tomato'],
  'neem-and-nigella-rogan-josh-rigatoni': ['cutOfMeat', 'hotPepper'],
  'neem-and-nigella-kachumber-salad': ['tomato', 'onion'],
  'neem-and-nigella-spiced-chickpea-salad': ['greenSalad', 'tomato'],
  'neem-and-nigella-chicken-tikka-salad': ['poultryLeg', 'onion'],
  'neem-and-nigella-hara-bhara-kebab': ['leafyGreen', 'potato'],
  'neem-and-nigella-achari-paneer-tikka': ['hotPepper', 'bellPepper'],
  'neem-and-nigella-half-tandoori-chicken': ['poultryLeg', 'hotPepper'],
  'neem-and-nigella-bharwan-mushroom-tikka': ['brownMushroom', 'cheeseWedge'],
  'neem-and-nigella-garlic-naan-with-dal-makhani-dip': ['potOfFood', 'beans'],
  'neem-and-nigella-vegetable-samosa-trio': ['dumpling', 'potato'],
  'makkhan-verandah-amritsari-kulcha-pizza': ['flatbread', 'potato'],
  'makkhan-verandah-bhatti-chicken-pizza': ['poultryLeg', 'onion'],
  'makkhan-verandah-tomato-and-makkhan-pizza': ['pizzaVegetable', 'cheeseWedge'],
  'makkhan-verandah-dal-makhani-lasagne': ['beans', 'cheeseWedge'],
  'makkhan-verandah-tandoori-chicken-spaghetti': ['poultryLeg', 'hotPepper'],
  'makkhan-verandah-gajar-mooli-salad': ['carrot', 'leafyGreen'],
  'makkhan-verandah-sarson-leaf-salad': ['greenSalad', 'peanuts'],
  'makkhan-verandah-amritsari-prawn-pakora': ['friedShrimp', 'hotPepper'],
  'makkhan-verandah-tangdi-kebab': ['poultryLeg', 'peaPod'],
  'makkhan-verandah-bharwan-shimla-mirch': ['potato', 'cheeseWedge'],
  'makkhan-verandah-rajma-galouti': ['falafel', 'flatbread'],
  'makkhan-verandah-mirchi-pakora': ['hotPepper', 'potato'],
  'makkhan-verandah-keema-kulcha-pockets': ['cutOfMeat', 'peaPod'],
  'makkhan-verandah-mango-lassi': ['cupWithStraw', 'mango'],
  'makkhan-verandah-masala-chaas': ['cucumber', 'leafyGreen'],
};

/** Where the things beside a dish lie: in two corners that lie opposite, either way. */
const corners = [
  [
    { x: 84, y: 16, size: 62, turn: 18 },
    { x: 14, y: 86, size: 56, turn: -20 },
  ],
  [
    { x: 16, y: 18, size: 62, turn: -18 },
    { x: 86, y: 84, size: 56, turn: 16 },
  ],
] as const;

/** The illustrations of one dish in a square frame, from back to front: its own is in front. */
export function picturesOf({ id, image }: Pick<MenuItem, 'id' | 'image'>): readonly Picture[] {
  const places = corners[id.length % 2] ?? corners[0];
  const beside = (besides[id] ?? []).flatMap((name, index) => {
    const place = places[index];
    return place ? [{ src: illustrations[name], ...place }] : [];
  });
  return [...beside, { src: image, x: 50, y: 52, size: 80, turn: 0 }];
}
