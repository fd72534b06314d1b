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

export async function createAccount(
  email: string,
  password: string,
  displayName: string,
): Promise<void> {
  // Other tabs hear of an account when it is stored, and only once: that waits for the name.
  await setPersistence(auth, inMemoryPersistence);
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName }).catch((error: unknown) => {
      console.error('The account was made, but its display name was not stored.', error);
    });
  } finally {
    await rememberSession();
  }
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
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signOutUser(): Promise<void> {
  await signOut(auth);
}
