/** Stores the page's texts in the browser. */

type Place = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null if there is none or if the browser stores nothing. */
export function recalled(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, if the browser allows it. */
export function keep(place: Place, key: string, text: string): void {
  try {
    globalThis[place].setItem(key, text);
  } catch {
    // The browser stores nothing, so the text is lost when the page is closed.
  }
}
