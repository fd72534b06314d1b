export const messages = {
  'how-fast': {
    question: 'How long does a delivery take?',
    answer:
      '30 min or less. Most orders take 25 to 30 min. Each restaurant shows its own time, and once you’ve ordered, the tracking page counts down the minutes and seconds.',
  },
  account: {
    question: 'Do I need an account?',
    answer:
      'You can browse, fill a cart and track an order without one. To place an order or chat with your driver, sign up with your name, email and a password.',
  },
  'two-restaurants': {
    question: 'Can I order from two restaurants at once?',
    answer:
      'No. Each order comes from one restaurant, so everything arrives hot and together. If you add a dish from another one, we’ll ask before we empty your cart.',
  },
  card: {
    question: 'What happens to my card details?',
    answer:
      'We store only the last four digits, the expiry date and the name on the card, never the full number or the CVV.',
  },
  'find-order': {
    question: 'Where do I find my order ID?',
    answer:
      'It starts with FD, and you’ll see it as soon as you’ve placed your order. You can always find it again under My Orders, in your account menu.',
  },
  driver: {
    question: 'How do I reach my driver?',
    answer:
      'Open your order on the tracking page. You can call or chat with your driver from there, and warn them about the gate, the dog or the broken bell.',
  },
  fees: {
    question: 'What does delivery cost?',
    answer:
      'A flat $2.99 / ₹248 per order, shown in your cart. At checkout, 8% tax on the food is added.',
  },
};
