import { actorOfApp } from './app.ts';

/** The messages that the customer has read. */
export const SeenMessagesActor = actorOfApp('seenMessages');
