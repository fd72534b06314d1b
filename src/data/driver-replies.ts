import type { DriverReplies } from '../domain/driver-reply.ts';
import { messages } from './driver-replies.en.ts';

export const driverGreeting = messages.greeting;

/** The driver's first message if the customer opens the chat for the first time after the delivery. */
export const greetingAfterDelivery = messages.greetingAfterDelivery;

/** The simulated driver's replies, grouped by the kind of message that they answer. */
export const driverReplies: DriverReplies = messages.replies;

const { afterDelivery } = messages;

/** The driver's replies to messages of every kind after the delivery. */
export const repliesAfterDelivery: DriverReplies = {
  position: afterDelivery,
  bell: afterDelivery,
  door: afterDelivery,
  other: afterDelivery,
};
