/**
 * The realtime database and storage clients, initialised with the project's configuration. No
 * product data passes through them yet, and neither connects before its first use.
 */
import { getDatabase } from 'firebase/database';
import { getStorage } from 'firebase/storage';
import { firebaseApp } from './firebase.ts';

export function initializeClients(): void {
  const { databaseURL, storageBucket } = firebaseApp.options;
  if (databaseURL) getDatabase(firebaseApp);
  if (storageBucket) getStorage(firebaseApp);
}
