/** What people ask before their first order. */
export const questions = [
  {
    id: 'how-fast',
    question: 'How long does a delivery take?',
    answer:
      'Usually 25 to 30 minutes. Each restaurant shows its own time, and once you’ve ordered, the tracking page counts down to the second.',
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'Not to browse, fill a cart or track an order by its ID. To place an order or chat with your driver, you do. All it takes is your name, an email address and a password.',
  },
  {
    id: 'two-restaurants',
    question: 'Can I order from two restaurants at once?',
    answer:
      'Each order comes from one kitchen, so everything arrives hot and at the same time. If you add a dish from somewhere else, we’ll ask before we replace anything.',
  },
  {
    id: 'card',
    question: 'What happens to my card details?',
    answer:
      'With your order we keep the last four digits, the expiry date and the name on the card. We never keep the full number or the CVV.',
  },
  {
    id: 'find-order',
    question: 'Where do I find my order ID?',
    answer:
      'It starts with FD, and you’ll see it as soon as you’ve placed your order. You can always find it again under My Orders, in the menu with your name.',
  },
  {
    id: 'driver',
    question: 'How do I reach my driver?',
    answer:
      'Open your order on the tracking page. You can call or chat from there, and warn them about the gate, the dog or the broken bell.',
  },
  {
    id: 'fees',
    question: 'What does delivery cost?',
    answer:
      'A flat $2.99 per order. You’ll see it in your cart before you check out, where we add 8 percent tax on the food.',
  },
] as const;
