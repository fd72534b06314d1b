import chutneys from './dishes/chatpati-toli-samosa-pair.large.avif?no-inline';
import rumali from './dishes/coal-and-rumali-chicken-seekh-roll.large.avif?no-inline';
import lassi from './dishes/makkhan-verandah-mango-lassi.large.avif?no-inline';
import naan from './dishes/neem-and-nigella-garlic-naan-with-dal-makhani-dip.large.avif?no-inline';
import kebabs from './dishes/neem-and-nigella-hara-bhara-kebab.large.avif?no-inline';
import samosas from './dishes/neem-and-nigella-vegetable-samosa-trio.large.avif?no-inline';
import { findCard } from './dish-cards.ts';
import { toDishPicture } from './pictures.ts';
import type { PictureSource } from './pictures.ts';
import { nihari } from './scenes.ts';

export type Article = {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** The day of publication in ISO 8601. */
  date: string;
  minutes: number;
  picture: PictureSource;
};

function pictureOf(dishId: string, large: string): PictureSource {
  return toDishPicture({ id: dishId, image: findCard(dishId) }, large);
}

export const featuredArticle: Article = {
  id: 'a-night-with-the-nihari',
  title: 'A night with the nihari',
  excerpt:
    'It goes on the fire at midnight and it’s ready at daybreak. We sat up with the pot in Nizamuddin and found out why nobody lifts the lid until the first rickshaw goes by.',
  category: 'Kitchens',
  author: 'Farah Siddiqui',
  date: '2026-11-12',
  minutes: 9,
  picture: nihari,
};

export const articles: readonly Article[] = [
  {
    id: 'how-rumali-got-so-thin',
    title: 'How rumali roti got so thin',
    excerpt:
      'Two hands, one toss and forty years of practice make a bread thin enough to read through.',
    category: 'Craft',
    author: 'Kabir Anand',
    date: '2026-11-04',
    minutes: 5,
    picture: pictureOf('coal-and-rumali-chicken-seekh-roll', rumali),
  },
  {
    id: 'four-chutneys-worth-learning',
    title: 'Four chutneys worth learning by heart',
    excerpt: 'Mint, tamarind, garlic, and the green one nobody has a name for. Ten minutes each.',
    category: 'Recipes',
    author: 'Meenakshi Iyer',
    date: '2026-10-28',
    minutes: 6,
    picture: pictureOf('chatpati-toli-samosa-pair', chutneys),
  },
  {
    id: 'samosa-a-family-tree',
    title: 'The samosa: a family tree',
    excerpt:
      'How a little triangle crossed five borders, from sambusak to singara, and kept its shape.',
    category: 'History',
    author: 'Farah Siddiqui',
    date: '2026-10-19',
    minutes: 8,
    picture: pictureOf('neem-and-nigella-vegetable-samosa-trio', samosas),
  },
  {
    id: 'vegetarian-kebabs-that-hold',
    title: 'Veg kebabs that hold together',
    excerpt: 'A cook in Hauz Khas on the three mistakes nearly everyone makes.',
    category: 'Recipes',
    author: 'Kabir Anand',
    date: '2026-10-07',
    minutes: 4,
    picture: pictureOf('neem-and-nigella-hara-bhara-kebab', kebabs),
  },
  {
    id: 'the-last-mango-of-the-year',
    title: 'The last mango of the year',
    excerpt: 'Why the late Chausa is worth the wait, and what to do with the ones that split.',
    category: 'Seasons',
    author: 'Meenakshi Iyer',
    date: '2026-09-21',
    minutes: 3,
    picture: pictureOf('makkhan-verandah-mango-lassi', lassi),
  },
  {
    id: 'a-day-at-the-tandoor',
    title: 'A day at the tandoor',
    excerpt:
      'Four hundred degrees, a wet cloth around one arm, and a fresh naan every ninety seconds.',
    category: 'Kitchens',
    author: 'Kabir Anand',
    date: '2026-09-10',
    minutes: 7,
    picture: pictureOf('neem-and-nigella-garlic-naan-with-dal-makhani-dip', naan),
  },
];

export const articleCategories = [
  { slug: 'kitchens', name: 'Kitchens', count: 14 },
  { slug: 'recipes', name: 'Recipes', count: 23 },
  { slug: 'craft', name: 'Craft', count: 9 },
  { slug: 'history', name: 'History', count: 11 },
  { slug: 'seasons', name: 'Seasons', count: 8 },
] as const;

export const popularPosts = [
  { id: 'biryani-without-fear', title: 'Biryani without fear', minutes: 11 },
  { id: 'chaat-at-home', title: 'Chaat at home, still crunchy', minutes: 5 },
  { id: 'what-spicy-means', title: 'What “spicy” means, city by city', minutes: 6 },
] as const;
