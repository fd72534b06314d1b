/** What people ask before their first order. */
export const questions = [
  {
    id: 'how-fast',
    question: 'How long does a delivery take?',
    answer:
      'Usually 25 to 30 minutes. Every restaurant shows its own time, and once you have ordered, the tracking page counts down to the second.',
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'To browse, fill a cart and track an order by its ID, no. To place an order and to chat with your driver, yes: an email address and a password are enough.',
  },
  {
    id: 'two-restaurants',
    question: 'Can I order from two restaurants at once?',
    answer:
      'One order comes from one kitchen, so that it arrives hot and together. If you add a dish from another restaurant, we ask before anything is replaced.',
  },
  {
    id: 'card',
    question: 'What happens to my card details?',
    answer:
      'They are used for the order and then forgotten. Of the card number only the last four digits are kept, of the CVV nothing.',
  },
  {
    id: 'find-order',
    question: 'Where do I find my order ID?',
    answer:
      'It begins with FD and is shown as soon as your order is placed. Your orders are also listed under My Orders in the menu with your name.',
  },
  {
    id: 'driver',
    question: 'How do I reach my driver?',
    answer:
      'Open your order on the tracking page. From there you can write in the chat or call, and tell them about the gate, the dog or the bell.',
  },
  {
    id: 'fees',
    question: 'What does delivery cost?',
    answer:
      'A flat $2.99 per order, shown in the cart before you check out, together with 8 percent tax on the food.',
  },
] as const;
