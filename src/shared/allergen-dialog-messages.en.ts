export const messages = {
  title: 'Which allergens do you avoid?',
  text: 'We’ll check with you before you add a dish that contains one of these.',
  guestStorage:
    'Your browser remembers your allergens and veg mode until you clear its data. Sign in to save them to your account.',
  done: 'Done',
};
