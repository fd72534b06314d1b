import { actorOfApp } from './app.ts';

/** What the customer has read of their conversations. */
export const SeenMessagesActor = actorOfApp('seenMessages');
