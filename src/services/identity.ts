/**
 * Who the customer is, as Firebase Authentication knows it. The Firebase SDK is loaded on first use
 * and never before the first paint.
 */
import type { AuthForm, AuthOutcome } from '../../machines/auth-modal.ts';
import type { User } from '../../machines/entities.ts';
import { isIdentityConfigured } from './identity-configuration.ts';
import { NOT_CONFIGURED, unreachableSentence } from './identity-outages.ts';
import { isSessionRemembered } from './remembered-session.ts';
import { whenIdle } from './when-idle.ts';
import { whenSettled } from './when-settled.ts';

type Observer = (user: User | null) => void;
type Credentials = Pick<AuthForm, 'email' | 'password'>;

const observers = new Set<Observer>();
/** Undefined until the identity service has said who it is. */
let current: User | null | undefined;
/** While an account is being made it has no display name yet, and nobody should see it so. */
let isSigningUp = false;
let loading: ReturnType<typeof loadFirebase> | undefined;

function announce(user: User | null): void {
  current = user;
  for (const observer of observers) observer(user);
}

async function loadFirebase() {
  const firebase = await import('./firebase.ts');
  firebase.onUserChanged((user) => {
    if (!isSigningUp) announce(user);
  });
  whenSettled(() => {
    import('./firebase-clients.ts').then(
      ({ initializeClients }) => initializeClients(),
      (error: unknown) => console.warn('The database and storage clients are not there.', error),
    );
  });
  return firebase;
}

/** A load that failed is tried again the next time. */
async function connectFirebase() {
  loading ??= loadFirebase();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Without the service nobody is signed in, until the connection is back. */
function followUser(): void {
  connectFirebase().catch((error: unknown) => {
    console.error('The identity service did not load.', error);
    announce(null);
    globalThis.addEventListener('online', followUser, { once: true });
  });
}

/**
 * Whom the browser remembers, the service has to confirm. Where it remembers nobody, nobody waits for
 * the service to say so; it comes when the page has settled, for a sign-in here or in another tab.
 */
async function restoreUser(): Promise<void> {
  if (!(await isSessionRemembered())) {
    if (current === undefined) announce(null);
    await new Promise<void>(whenSettled);
  }
  followUser();
}

/**
 * Tells who is signed in, once that is known, and again at every change.
 *
 * @returns what ends it
 */
export function observeUser(observer: Observer): () => void {
  observers.add(observer);
  if (current !== undefined) observer(current);
  else if (isIdentityConfigured) whenIdle(() => void restoreUser());
  else announce(null);
  return () => observers.delete(observer);
}

async function sentenceFor(error: unknown): Promise<string> {
  const isOnline = navigator.onLine;
  try {
    const { identityErrorSentence } = await import('./identity-errors.ts');
    return identityErrorSentence(error, isOnline);
  } catch {
    return unreachableSentence(isOnline);
  }
}

async function attempt(run: () => Promise<void>): Promise<AuthOutcome> {
  if (!isIdentityConfigured) return { kind: 'failed', message: NOT_CONFIGURED };
  try {
    await run();
    return { kind: 'succeeded' };
  } catch (error) {
    return { kind: 'failed', message: await sentenceFor(error) };
  }
}

export async function logIn({ email, password }: Credentials): Promise<AuthOutcome> {
  return attempt(async () => {
    const { signInWithPassword } = await connectFirebase();
    await signInWithPassword(email, password);
  });
}

/** Makes an account and gives it its display name before anybody is told of it. */
export async function signUp({
  email,
  password,
  fullName,
}: Credentials & Pick<AuthForm, 'fullName'>): Promise<AuthOutcome> {
  return attempt(async () => {
    const { createAccount, currentUser } = await connectFirebase();
    isSigningUp = true;
    try {
      await createAccount(email, password, fullName);
    } finally {
      isSigningUp = false;
      announce(currentUser());
    }
  });
}

/** @throws when the identity service can't be loaded or refuses */
export async function logOut(): Promise<void> {
  const { signOutUser } = await connectFirebase();
  await signOutUser();
}
