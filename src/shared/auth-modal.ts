import { actorOfApp } from './app.ts';

/** The actor of the sign-in and sign-up dialog. */
export const AuthModalActor = actorOfApp('authModal');
