/** Texts that the browser keeps for the page. */

type Place = 'localStorage' | 'sessionStorage';

/** Returns a stored value; null if there is none, or storage is not available. */
export function recalled(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it as far as the browser lets it. */
export function keep(place: Place, key: string, text: string): void {
  try {
    globalThis[place].setItem(key, text);
  } catch {
    // It is forgotten with the page.
  }
}
