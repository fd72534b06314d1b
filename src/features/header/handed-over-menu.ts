/** Remembers whether the customer changed the language in the phone's menu, which then opens again. */

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
