import { plural } from '../../domain/plural.ts';

export const messages = {
  description: 'Stories from Delhi’s kitchens: recipes, craft, history and what’s in season.',
  heading: 'Stories, still steaming',
  text: 'Stories from the restaurants we deliver for and the people who run them.',
  featured: (category: string) => `Featured · ${category}`,
  read: 'Read the article',
  readTitle: (title: string) => `Read the article: ${title}`,
  readingTime: (minutes: number) =>
    plural(minutes, { one: '1 min read', other: `${minutes} min read` }),
  latest: 'Latest articles',
  loadMore: 'Load More',
  search: 'Search articles',
  categories: 'Categories',
  popular: 'Popular articles',
};
