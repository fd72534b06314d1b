import { actorOfApp } from './app.ts';

/** The sign-in and sign-up dialog. */
export const AuthModalActor = actorOfApp('authModal');
