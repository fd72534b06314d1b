/** Stores the page's texts in the browser. */

type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null if there is none or if the browser stores nothing. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, if the browser allows it. */
export function writeStorage(area: StorageArea, key: string, text: string): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // The browser stores nothing, so the text is lost when the page is closed.
  }
}
