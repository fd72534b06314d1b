import type { User } from '../domain/entities.ts';
import { actorOfApp } from './app.ts';
import { messages } from './messages.en.ts';

/** The actor of the session, which knows the signed-in user. */
export const SessionActor = actorOfApp('session');

/** Returns the customer's name for the header and its menus. */
export function nameOf({ displayName }: User): string {
  return displayName || messages.user;
}

/** Returns the signed-in user, or null if no one is signed in or the session is still being restored. */
export function useUser(): User | null {
  return SessionActor.useSelector((session) => session.context.user);
}
