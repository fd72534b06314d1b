/** Knows whether the phone's menu was open when the customer changed the language in it. */

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
