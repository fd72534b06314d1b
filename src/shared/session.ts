import { sessionMachine } from '../../machines/session.ts';
import type { User } from '../domain/entities.ts';
import { createActorContext } from './actors.ts';

/** The app-wide session; `app/AppActors` gives it the identity service. */
export const SessionContext = createActorContext(sessionMachine);

/** How the header and its menus call a customer. */
export function nameOf({ displayName }: User): string {
  return displayName || 'User';
}

/** The signed-in user, or null. Null too while the session is being restored. */
export function useUser(): User | null {
  return SessionContext.useSelector((session) => session.context.user);
}
