export const messages = {
  description:
    'Delivery, live tracking and a simple checkout: what FoodDash does and how it works.',
  heading: 'From the stove to your table',
  text: 'Three things done well, every day: delivery, live tracking and easy checkout.',
  services: {
    title: 'Our services',
    delivery: {
      title: 'Delivery to your door',
      text: 'Five restaurants, from Connaught Place to Rajouri Garden. They pack every dish so that crisp food stays crisp.',
    },
    tracking: {
      title: 'Live tracking',
      text: 'A second-by-second countdown, your driver on the map, and a chat in case your driver can’t find your gate.',
    },
    checkout: {
      title: 'Simple checkout',
      text: 'Address, card, done. You see every fee before you pay, in dollars and in rupees.',
    },
  },
  steps: {
    title: 'How it works',
    choose: {
      title: 'Choose',
      text: 'Search for a dish or a restaurant. You’ll see the delivery time and the delivery fee up front.',
    },
    order: {
      title: 'Order',
      text: 'Check the total, enter your address and place your order.',
    },
    track: {
      title: 'Track',
      text: 'Watch the countdown and the map, and message your driver.',
    },
    eat: {
      title: 'Eat',
      text: 'At your door in 30 min or less, still hot.',
    },
  },
  questions: {
    title: 'Frequently asked questions',
    text: 'These are the questions we hear most often.',
  },
  tracking: {
    title: 'Hungry now?',
    text: 'Order dinner, or track an order that’s on its way.',
    orderNow: 'Order Now',
  },
};
