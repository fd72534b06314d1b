/** Knows whether the phone's menu was open when the customer changed the language in it. */

let wasOpen = false;

export function receiveOpenMenu(): void {
  wasOpen = true;
}

export function wasMenuOpen(): boolean {
  return wasOpen;
}
