/** Where Firebase Authentication keeps who is signed in: here if it can, else in localStorage. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

const isSessionKey = (key: IDBValidKey) =>
  typeof key === 'string' && key.startsWith('firebase:authUser:');

async function storedKeys(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.addEventListener('error', () => reject(opening.error ?? new Error(DATABASE)));
    // It has never been there, and is not ours to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      try {
        const reading = database.transaction(STORE).objectStore(STORE).getAllKeys();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error(STORE)));
      } catch (error) {
        reject(error);
      } finally {
        database.close();
      }
    });
  });
}

/**
 * Whether an earlier visit was signed in, as far as this browser's storage tells: what can't be read
 * holds nobody.
 */
export async function isSessionRemembered(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some(isSessionKey)) return true;
    return (await storedKeys()).some(isSessionKey);
  } catch {
    return false;
  }
}
