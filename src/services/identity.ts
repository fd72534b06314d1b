/**
 * Who the customer is, as Firebase Authentication knows it. The Firebase SDK is loaded when it is
 * needed: for a customer who was signed in before, and for whoever opens the sign-in dialog.
 */
import type { AuthForm, AuthOutcome } from '../../machines/auth-modal.ts';
import type { User } from '../domain/entities.ts';
import { isIdentityConfigured } from './identity-configuration.ts';
import { NOT_CONFIGURED, unreachableSentence } from './identity-outages.ts';
import {
  isStorageCleared,
  rememberedUser,
  rememberUser,
  watchRememberedUser,
} from './remembered-user.ts';
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

/**
 * Reports who is signed in, and again at every change. Whoever this browser remembers is reported at
 * once, and confirmed or corrected when the page works and Firebase has answered. A visitor is reported
 * at once too; for them, Firebase is loaded when it is needed, or when another tab signs in.
 *
 * @param onNeeded subscribes to the moments when Firebase is needed; returns what ends that
 * @returns what ends it
 */
export function observeUser(
  report: (user: User | null) => void,
  onNeeded: (connect: () => void) => () => void,
): () => void {
  if (!isIdentityConfigured) {
    report(null);
    return () => {};
  }
  const ending = new AbortController();
  const { signal } = ending;
  const remembered = rememberedUser();
  // As last reported here: a browser that refuses to remember anybody says nothing about a change.
  let known = remembered;
  let isConnected = false;
  const connect = async () => {
    if (isConnected) return;
    isConnected = true;
    try {
      const { onUserChanged, signOutUser } = await loadFirebase();
      if (signal.aborted) return;
      let isFirstReport = true;
      const end = onUserChanged((user) => {
        const isSignedOut = isFirstReport && remembered && rememberedUser() === null;
        isFirstReport = false;
        if (user && isSignedOut) {
          // In another tab, while Firebase confirmed the customer here, which signs them in again.
          void signOutUser();
          return;
        }
        rememberUser(user);
        known = rememberedUser();
        report(user);
      });
      signal.addEventListener('abort', end);
      void initializeClientsWhenIdle();
    } catch (error) {
      isConnected = false;
      console.error('The identity service did not load.', error);
      // Who is remembered stays.
      if (!remembered) report(null);
    }
  };
  const connectRemembered = () => {
    if (rememberedUser() !== null) void connect();
  };
  const connectNow = () => void connect();
  /** Firebase asks every 800 ms what other tabs did; until then, this tab would be another customer's. */
  const followOtherTabs = () => {
    if (isStorageCleared()) return;
    const user = rememberedUser();
    const isChanged = JSON.stringify(user) !== JSON.stringify(known);
    known = user;
    if (isChanged && user !== undefined) report(user);
    connectRemembered();
  };
  signal.addEventListener('abort', onNeeded(connectNow));
  signal.addEventListener('abort', watchRememberedUser(followOtherTabs));
  // What did not load without a connection is tried again with one.
  globalThis.addEventListener('online', connectRemembered, { signal });
  if (remembered === undefined) connectNow();
  else report(remembered);
  if (remembered) void whenIdle().then(connectNow);
  return () => ending.abort();
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
    const { signInWithPassword } = await loadFirebase();
    await signInWithPassword(email, password);
  });
}

/** Makes an account with a display name, and signs in. */
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

/** Has the link to a new password sent to an address, if an account uses it. */
export async function requestPasswordReset({
  email,
}: Pick<AuthForm, 'email'>): Promise<AuthOutcome> {
  return attempt(async () => {
    const { requestPasswordResetEmail } = await loadFirebase();
    await requestPasswordResetEmail(email);
  });
}

/** @throws when the identity service can't be loaded or refuses */
export async function logOut(): Promise<void> {
  const { signOutUser } = await loadFirebase();
  await signOutUser();
}
