export const messages = {
  categories: {
    kitchens: 'Kitchens',
    recipes: 'Recipes',
    craft: 'Craft',
    history: 'History',
    seasons: 'Seasons',
  },
  authors: {
    farah: 'Farah Siddiqui',
    kabir: 'Kabir Anand',
    meenakshi: 'Meenakshi Iyer',
  },
  articles: {
    'a-night-with-the-nihari': {
      title: 'A night with the nihari',
      excerpt:
        'It goes on the fire at midnight and it’s ready at daybreak. We sat up with the pot in Nizamuddin and found out why nobody lifts the lid until the first rickshaw goes by.',
    },
    'how-rumali-got-so-thin': {
      title: 'How rumali roti got so thin',
      excerpt:
        'Two hands, one toss and forty years of practice make a bread thin enough to read through.',
    },
    'four-chutneys-worth-learning': {
      title: 'Four chutneys worth learning by heart',
      excerpt: 'Mint, tamarind, garlic, and the green one nobody has a name for. Ten minutes each.',
    },
    'samosa-a-family-tree': {
      title: 'The samosa: a family tree',
      excerpt:
        'How a little triangle crossed five borders, from sambusak to singara, and kept its shape.',
    },
    'vegetarian-kebabs-that-hold': {
      title: 'Veg kebabs that hold together',
      excerpt: 'A cook in Hauz Khas on the three mistakes nearly everyone makes.',
    },
    'the-last-mango-of-the-year': {
      title: 'The last mango of the year',
      excerpt:
        'Why Chausa mangoes, the last to ripen, are worth the wait, and what to do with any that split.',
    },
    'a-day-at-the-tandoor': {
      title: 'A day at the tandoor',
      excerpt:
        'Four hundred degrees, a wet cloth around one arm, and a fresh naan every ninety seconds.',
    },
  },
  popularPosts: {
    'biryani-without-fear': 'Biryani without fear',
    'chaat-at-home': 'Chaat at home, still crunchy',
    'what-spicy-means': 'What “spicy” means, city by city',
  },
};
