import chutneys from './dishes/chatpati-toli-samosa-pair.large.avif?no-inline';
import rumali from './dishes/coal-and-rumali-chicken-seekh-roll.large.avif?no-inline';
import lassi from './dishes/makkhan-verandah-mango-lassi.large.avif?no-inline';
import naan from './dishes/neem-and-nigella-garlic-naan-with-dal-makhani-dip.large.avif?no-inline';
import kebabs from './dishes/neem-and-nigella-hara-bhara-kebab.large.avif?no-inline';
import samosas from './dishes/neem-and-nigella-vegetable-samosa-trio.large.avif?no-inline';
import { messages } from './articles.en.ts';
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
  ...messages.articles['a-night-with-the-nihari'],
  category: messages.categories.kitchens,
  author: messages.authors.farah,
  date: '2026-11-12',
  minutes: 9,
  picture: nihari,
};

export const articles: readonly Article[] = [
  {
    id: 'how-rumali-got-so-thin',
    ...messages.articles['how-rumali-got-so-thin'],
    category: messages.categories.craft,
    author: messages.authors.kabir,
    date: '2026-11-04',
    minutes: 5,
    picture: pictureOf('coal-and-rumali-chicken-seekh-roll', rumali),
  },
  {
    id: 'four-chutneys-worth-learning',
    ...messages.articles['four-chutneys-worth-learning'],
    category: messages.categories.recipes,
    author: messages.authors.meenakshi,
    date: '2026-10-28',
    minutes: 6,
    picture: pictureOf('chatpati-toli-samosa-pair', chutneys),
  },
  {
    id: 'samosa-a-family-tree',
    ...messages.articles['samosa-a-family-tree'],
    category: messages.categories.history,
    author: messages.authors.farah,
    date: '2026-10-19',
    minutes: 8,
    picture: pictureOf('neem-and-nigella-vegetable-samosa-trio', samosas),
  },
  {
    id: 'vegetarian-kebabs-that-hold',
    ...messages.articles['vegetarian-kebabs-that-hold'],
    category: messages.categories.recipes,
    author: messages.authors.kabir,
    date: '2026-10-07',
    minutes: 4,
    picture: pictureOf('neem-and-nigella-hara-bhara-kebab', kebabs),
  },
  {
    id: 'the-last-mango-of-the-year',
    ...messages.articles['the-last-mango-of-the-year'],
    category: messages.categories.seasons,
    author: messages.authors.meenakshi,
    date: '2026-09-21',
    minutes: 3,
    picture: pictureOf('makkhan-verandah-mango-lassi', lassi),
  },
  {
    id: 'a-day-at-the-tandoor',
    ...messages.articles['a-day-at-the-tandoor'],
    category: messages.categories.kitchens,
    author: messages.authors.kabir,
    date: '2026-09-10',
    minutes: 7,
    picture: pictureOf('neem-and-nigella-garlic-naan-with-dal-makhani-dip', naan),
  },
];

export const articleCategories = [
  { slug: 'kitchens', name: messages.categories.kitchens, count: 14 },
  { slug: 'recipes', name: messages.categories.recipes, count: 23 },
  { slug: 'craft', name: messages.categories.craft, count: 9 },
  { slug: 'history', name: messages.categories.history, count: 11 },
  { slug: 'seasons', name: messages.categories.seasons, count: 8 },
];

export const popularPosts = [
  { id: 'biryani-without-fear', title: messages.popularPosts['biryani-without-fear'], minutes: 11 },
  { id: 'chaat-at-home', title: messages.popularPosts['chaat-at-home'], minutes: 5 },
  { id: 'what-spicy-means', title: messages.popularPosts['what-spicy-means'], minutes: 6 },
];
