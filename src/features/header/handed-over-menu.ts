/**
 * Remembers whether the customer changed the language in the phone's menu. If so, the menu opens again in the
 * new language.
 */

let wasOpen = false;

export function receiveOpenMenu(): void {
  wasOpen = true;
}

/** Prevents the menu from opening again on the next page. */
export function forgetOpenMenu(): void {
  wasOpen = false;
}

export function wasMenuOpen(): boolean {
  return wasOpen;
}
