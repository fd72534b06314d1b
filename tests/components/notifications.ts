/** A test double of the browser's notifications. */
import { vi } from 'vitest';
import type { NotificationPermissionNow } from '../../machines/order-notifications.ts';

/** The notifications on the customer's screen. */
export const onScreen = new Map<string, { title: string; body: string; click: () => void }>();
/** The titles of all notifications that were ever shown. */
export const shownTitles: string[] = [];

let permission: NotificationPermission = 'default';
let answer: NotificationPermission = 'default';
let status = new EventTarget();

class PlayedNotification extends EventTarget {
  static get permission() {
    return permission;
  }
  static requestPermission() {
    permission = answer;
    return Promise.resolve(answer);
  }
  #tag: string;
  constructor(title: string, { tag = '', body = '' }: NotificationOptions) {
    super();
    this.#tag = tag;
    shownTitles.push(title);
    onScreen.set(tag, { title, body, click: () => this.dispatchEvent(new Event('click')) });
  }
  close() {
    onScreen.delete(this.#tag);
  }
}

/** Installs the test double with this permission. */
export function mockNotifications(found: NotificationPermissionNow): void {
  onScreen.clear();
  shownTitles.length = 0;
  status = new EventTarget();
  if (found === 'absent') {
    Reflect.deleteProperty(globalThis, 'Notification');
    return;
  }
  permission = found;
  vi.stubGlobal('Notification', PlayedNotification);
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: () => Promise.resolve(status) },
  });
}

/** Sets the customer's answer to the browser's next permission prompt. */
export function willAnswer(next: NotificationPermission): void {
  answer = next;
}

/** Changes the permission, as the customer does in the browser's settings. */
export function changeSettings(next: NotificationPermission): void {
  permission = next;
  status.dispatchEvent(new Event('change'));
}

export function setVisibility(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
