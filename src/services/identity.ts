/**
 * The identity service, which is Firebase Authentication. Each function loads the Firebase SDK only when it
 * is called. `machines/session.ts` decides when `connect` is called.
 */
import type { AuthForm, AuthOutcome } from '../../machines/auth-modal.ts';
import { connectionProblem } from '../domain/auth-problem.ts';
import type { AuthProblem } from '../domain/auth-problem.ts';
import type { User } from '../domain/entities.ts';
import { isIdentityConfigured } from './identity-configuration.ts';
import { rememberedUser } from './remembered-user.ts';
import { whenIdle } from './when-idle.ts';

type Credentials = Pick<AuthForm, 'email' | 'password'>;

async function loadFirebase() {
  return import('./firebase.ts');
}

async function initializeClientsWhenIdle(): Promise<void> {
  await whenIdle();
  try {
    const clients = await import('./firebase-clients.ts');
    clients.initializeClients();
  } catch (error) {
    console.warn('The database and storage clients did not load.', error);
  }
}

export const isConfigured = isIdentityConfigured;

type UserObserver = {
  /** Reports the user. `isRemembered` is false if the browser remembers no customer. */
  report: (user: User | null, isRemembered: boolean) => void;
  /** Reports that Firebase did not load. No other report follows. */
  fail: () => void;
};

/**
 * Loads Firebase, and reports the user once the user is known and at every change. The database and storage
 * clients load afterwards, when the browser is idle.
 *
 * @returns a function to unsubscribe
 */
export function connect({ report, fail }: UserObserver): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const start = async () => {
    try {
      const { onUserChanged } = await loadFirebase();
      if (signal.aborted) return;
      const end = onUserChanged((user) => report(user, rememberedUser() !== null));
      signal.addEventListener('abort', end);
      void initializeClientsWhenIdle();
    } catch (error) {
      console.error('The identity service did not load.', error);
      fail();
    }
  };
  void start();
  return () => ending.abort();
}

async function problemOf(error: unknown): Promise<AuthProblem> {
  const isOnline = navigator.onLine;
  try {
    const { identityProblem } = await import('./identity-errors.ts');
    return identityProblem(error, isOnline);
  } catch {
    return connectionProblem(isOnline);
  }
}

async function attempt(run: () => Promise<void>): Promise<AuthOutcome> {
  if (!isIdentityConfigured) return { kind: 'failed', problem: { code: 'notConfigured' } };
  try {
    await run();
    return { kind: 'succeeded' };
  } catch (error) {
    return { kind: 'failed', problem: await problemOf(error) };
  }
}

export async function logIn({ email, password }: Credentials): Promise<AuthOutcome> {
  return attempt(async () => {
    const { signInWithPassword } = await loadFirebase();
    await signInWithPassword(email, password);
  });
}

/** Creates an account with a display name, and signs in. */
export async function signUp({
  email,
  password,
  fullName,
}: Credentials & Pick<AuthForm, 'fullName'>): Promise<AuthOutcome> {
  return attempt(async () => {
    const { createAccount } = await loadFirebase();
    await createAccount(email, password, fullName);
  });
}

/**
 * Requests an email with a link for setting a new password. The email is sent only if an account with this
 * email exists.
 */
export async function requestPasswordReset({
  email,
}: Pick<AuthForm, 'email'>): Promise<AuthOutcome> {
  return attempt(async () => {
    const { requestPasswordResetEmail } = await loadFirebase();
    await requestPasswordResetEmail(email);
  });
}

/** @throws an error if the identity service can't be loaded or refuses the request */
export async function logOut(): Promise<void> {
  const { signOutUser } = await loadFirebase();
  await signOutUser();
}
