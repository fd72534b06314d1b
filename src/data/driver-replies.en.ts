export const messages = {
  greeting: 'Namaste! I’m bringing your order today. Message me any time.',
  greetingAfterDelivery: 'Namaste! I’ve delivered your order. Enjoy your meal!',
  replies: {
    position: [
      'I’m on my way. The countdown on your tracking page is the best guide.',
      'Traffic’s light today, so I should be there on time.',
    ],
    bell: ['Sure, I’ll ring the bell when I get there.', 'Will do! I’ll ring once.'],
    door: [
      'No problem, I’ll leave it at the door and message you.',
      'Okay, I’ll leave it at the door, somewhere dry.',
    ],
    other: ['Got it, thanks for letting me know!', 'Noted! I’ll message you if anything changes.'],
  },
  afterDelivery: [
    'I’ve delivered your order. I hope you like it!',
    'Your order’s already with you. Thank you, and enjoy your meal!',
  ],
};
