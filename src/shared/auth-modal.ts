import { authModalMachine } from '../../machines/auth-modal.ts';
import { createActorContext } from './actors.ts';

/** The app-wide sign-in and sign-up dialog; `app/AppActors` gives it the identity service. */
export const AuthModalContext = createActorContext(authModalMachine);
