/**
 * Firebase Authentication. The app loads this module on demand, so the first load contains no Firebase code.
 */
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  updateProfile,
} from 'firebase/auth';
import type { Auth, Persistence, User as FirebaseUser } from 'firebase/auth';
import type { User } from '../domain/entities.ts';
import { language } from '../domain/language.en.ts';
import { authEmulatorUrl } from './identity-configuration.ts';

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

const options = authEmulatorUrl ? emulatorOptions : projectOptions;

function openAuth(app: FirebaseApp, persistence: Persistence[]): Auth {
  const opened = initializeAuth(app, { persistence });
  // Firebase writes its emails in this language.
  opened.languageCode = language.code;
  if (authEmulatorUrl) connectAuthEmulator(opened, authEmulatorUrl, { disableWarnings: true });
  return opened;
}

export const firebaseApp = initializeApp(options);

const auth = openAuth(firebaseApp, [
  indexedDBLocalPersistence,
  browserLocalPersistence,
  inMemoryPersistence,
]);

function toUser(user: FirebaseUser | null): User | null {
  return user && { uid: user.uid, displayName: user.displayName, email: user.email };
}

/**
 * Reports the user once the user is known, and at every change in this tab or another.
 *
 * @returns a function to unsubscribe
 */
export function onUserChanged(report: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => report(toUser(user)));
}

async function setDisplayName(user: FirebaseUser, displayName: string): Promise<void> {
  const store = () => updateProfile(user, { displayName });
  try {
    await store().catch(store);
  } catch (error) {
    console.error('The account was made, but its display name was not stored.', error);
  }
}

/**
 * Creates an account, sets its display name, and only then signs in, so that no tab sees the account without
 * its name.
 */
export async function createAccount(
  email: string,
  password: string,
  displayName: string,
): Promise<void> {
  const app = initializeApp(options, `sign-up ${performance.now()}`);
  try {
    const signUpAuth = openAuth(app, [inMemoryPersistence]);
    const { user } = await createUserWithEmailAndPassword(signUpAuth, email, password);
    await setDisplayName(user, displayName);
    await updateCurrentUser(auth, user);
  } finally {
    await deleteApp(app);
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** The error codes that reveal whether an account exists. Errors with these codes are not reported. */
const ACCOUNT_REVEALING_CODES: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
]);

/**
 * Requests an email with a link for setting a new password. The result does not reveal whether an account
 * exists.
 */
export async function requestPasswordResetEmail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!ACCOUNT_REVEALING_CODES.has((error as { code?: unknown } | null)?.code)) throw error;
  }
}

export async function signOutUser(): Promise<void> {
  await signOut(auth);
}
