import type { DriverReplies } from '../domain/driver-reply.ts';

export const driverGreeting = 'Namaste! I’m bringing your order today. Message me any time.';

/** The eight things the simulated driver says. */
export const driverReplies: DriverReplies = {
  position: [
    'Pretty close now, about five minutes away.',
    'Just past the last big signal. Traffic’s light, so it won’t be long.',
  ],
  bell: ['Sure, I’ll ring the bell when I get there.', 'Will do! I’ll ring once.'],
  door: [
    'No problem, I’ll leave it at the door and message you.',
    'Okay, I’ll leave it at the door, somewhere dry.',
  ],
  other: ['Got it, thanks for letting me know!', 'Noted! I’ll message you if anything changes.'],
};
