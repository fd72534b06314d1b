import { actorOfApp } from './app.ts';

/** The actor that stores which messages the customer has read. */
export const SeenMessagesActor = actorOfApp('seenMessages');
