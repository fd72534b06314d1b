/**
 * Passes this page's unsaved data to the page in another language, which replaces this page in the tab. The
 * tab's storage contains the data only while the other page loads.
 */

const KEY = 'handed_over';

export function storeForNextPage(value: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch (error) {
    console.warn('The other language starts without this page’s input.', error);
  }
}

/** Returns the JSON that the previous page has handed over, and removes it. */
export function takeStoredInput(): string | null {
  try {
    const json = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return json;
  } catch {
    return null;
  }
}
