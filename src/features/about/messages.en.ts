export const messages = {
  description: 'How FoodDash grew from one scooter in Delhi, what we care about, and who we are.',
  /** The lines of the heading. */
  heading: ['One scooter,', 'one city,', 'one warm dinner'],
  story: 'Our story',
  beginning:
    'FoodDash started on a wet July evening in Lajpat Nagar. Our founder, Ananya, waited two hours for a biryani, and nobody could tell her where it was. The next week she bought a scooter and brought her neighbours their dinner herself, sending them an update at every red light.',
  today:
    'We have more scooters now, but we still tell you where your food is, all the way to your door.',
  mission: {
    title: 'Our mission',
    text: 'To bring Delhi’s good cooking to your door while it’s still hot, and to be honest about when it will get there.',
  },
  vision: {
    title: 'Our vision',
    text: 'A city where a small restaurant with one great dish is as easy to find as a famous one.',
  },
  values: {
    title: 'Our values',
    clarity: {
      title: 'No guessing',
      text: 'People forgive a late dinner. They don’t forgive silence.',
    },
    freshness: {
      title: 'Drivers wait, food doesn’t',
      text: 'Our drivers arrive before your food is ready, so it never sits under a heat lamp.',
    },
    fairness: {
      title: 'Pay drivers fairly',
      text: 'Our drivers see what a trip pays before they accept it.',
    },
    privacy: {
      title: 'Collect less data',
      text: 'We ask only for what your order needs.',
    },
  },
  team: 'The people behind your dinner',
  invitation: {
    title: 'Hungry now?',
    text: 'Five Delhi restaurants, each delivering in 30 min or less.',
  },
};
