/**
 * The realtime database and storage clients, which are initialised with the project's configuration. They
 * don't transfer any product data yet, and don't connect before their first use.
 */
import { getDatabase } from 'firebase/database';
import { getStorage } from 'firebase/storage';
import { firebaseApp } from './firebase.ts';

export function initializeClients(): void {
  const { databaseURL, storageBucket } = firebaseApp.options;
  if (databaseURL) getDatabase(firebaseApp);
  if (storageBucket) getStorage(firebaseApp);
}
