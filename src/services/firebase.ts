/** Firebase Authentication. Loaded on demand only: nothing of this is part of the first load. */
import { initializeApp } from 'firebase/app';
import type { FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { User as FirebaseUser } from 'firebase/auth';
import type { User } from '../../machines/entities.ts';
import { authEmulatorUrl } from './identity-configuration.ts';
import { onceMore } from './once-more.ts';

const emulatorOptions: FirebaseOptions = {
  apiKey: 'demo-key',
  projectId: 'demo-fooddash',
  databaseURL: 'https://demo-fooddash.firebaseio.com',
  storageBucket: 'demo-fooddash.appspot.com',
};

const projectOptions: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
  databaseURL: import.meta.env.VITE_FIREBASE_DATABASE_URL,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
};

export const firebaseApp = initializeApp(authEmulatorUrl ? emulatorOptions : projectOptions);

const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});

if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });

function toUser(user: FirebaseUser | null): User | null {
  return user && { uid: user.uid, displayName: user.displayName, email: user.email };
}

/** Reports the user once known and at every change, in this tab or another. */
export function onUserChanged(report: (user: User | null) => void): void {
  onAuthStateChanged(auth, (user) => report(toUser(user)));
}

/** The user as known now, with the display name once it is set. */
export function currentUser(): User | null {
  return toUser(auth.currentUser);
}

/** What is on its way. */
const sent = new Map<string, Promise<void>>();

/** A customer who closes the dialog and asks for the same again waits for the first answer. */
async function sendOnce(request: readonly string[], send: () => Promise<void>): Promise<void> {
  const key = JSON.stringify(request);
  const answer = sent.get(key) ?? send().finally(() => sent.delete(key));
  sent.set(key, answer);
  return answer;
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** The e-mail address of a sign-up that got no answer: its account may have been made. */
let unanswered: string | undefined;

/** Makes the account, or signs in to the one that a try without an answer made. */
async function makeUser(email: string, password: string): Promise<FirebaseUser> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return user;
  } catch (error) {
    if (hasCode(error, 'auth/network-request-failed')) unanswered = email;
    if (!hasCode(error, 'auth/email-already-in-use') || email !== unanswered) throw error;
    const { user } = await signInWithEmailAndPassword(auth, email, password).catch(
      (refusal: unknown) => {
        // Somebody else's, then.
        throw hasCode(refusal, 'auth/network-request-failed') ? refusal : error;
      },
    );
    return user;
  }
}

async function nameUser(user: FirebaseUser, displayName: string): Promise<void> {
  if (user.displayName) return;
  try {
    await onceMore(() => updateProfile(user, { displayName }));
  } catch (error) {
    console.error('The account was made, but its display name was not stored.', error);
  }
}

export async function createAccount(
  email: string,
  password: string,
  displayName: string,
): Promise<void> {
  return sendOnce(['create', email, password, displayName], async () => {
    // Other tabs hear of an account when it is stored, and only once: that waits for the name.
    await setPersistence(auth, inMemoryPersistence);
    try {
      await nameUser(await makeUser(email, password), displayName);
    } finally {
      await rememberSession();
    }
  });
}

/** Keeps the session in the first place that the browser lets us write to. */
async function rememberSession(): Promise<void> {
  try {
    await setPersistence(auth, indexedDBLocalPersistence);
  } catch {
    await setPersistence(auth, browserLocalPersistence).catch((error: unknown) => {
      console.warn('The session ends with this page.', error);
    });
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  return sendOnce(['sign in', email, password], async () => {
    await signInWithEmailAndPassword(auth, email, password);
  });
}

export async function signOutUser(): Promise<void> {
  await signOut(auth);
}
