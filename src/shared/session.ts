import type { User } from '../domain/entities.ts';
import { actorOfApp } from './app.ts';

/** The signed-in user. */
export const SessionActor = actorOfApp('session');

/** How the header and its menus call a customer. */
export function nameOf({ displayName }: User): string {
  return displayName || 'User';
}

/** The signed-in user, or null. Null too while the session is being restored. */
export function useUser(): User | null {
  return SessionActor.useSelector((session) => session.context.user);
}
