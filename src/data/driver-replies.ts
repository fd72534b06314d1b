import type { DriverReplies } from '../domain/driver-reply.ts';
import { messages } from './driver-replies.en.ts';

export const driverGreeting = messages.greeting;

/** The simulated driver's replies, by the kind of message that they answer. */
export const driverReplies: DriverReplies = messages.replies;
