import { actorOfApp } from './app.ts';

/** The record of the messages that the customer has read. */
export const SeenMessagesActor = actorOfApp('seenMessages');
