import type { DriverReplies } from '../domain/driver-reply.ts';

export const driverGreeting =
  'Namaste! I’m your FoodDash driver for this order. Ask me anything, any time.';

/** The eight things the simulated driver says. */
export const driverReplies: DriverReplies = {
  position: [
    'I’m quite close, about five minutes away.',
    'Just past the last big signal now. Traffic is light, so not long.',
  ],
  bell: ['Sure, I’ll ring the bell when I’m at your door.', 'One ring of the bell. Got it!'],
  door: [
    'No problem, I’ll leave it at the door and send you a message.',
    'Okay, at the door it is. I’ll put it where it stays dry.',
  ],
  other: [
    'Got it, thank you for telling me!',
    'Noted! I’ll get back to you at the next stop if anything changes.',
  ],
};
