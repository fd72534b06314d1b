/** A browser with notifications, as the tests play it. */
import { vi } from 'vitest';
import type { NotificationPermissionNow } from '../../machines/order-notifications.ts';

/** Those on the customer's screen. */
export const onScreen = new Map<string, { title: string; body: string; click: () => void }>();
/** All that were ever shown, by title. */
export const everShown: string[] = [];

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
    everShown.push(title);
    onScreen.set(tag, { title, body, click: () => this.dispatchEvent(new Event('click')) });
  }
  close() {
    onScreen.delete(this.#tag);
  }
}

/** From here on, the browser has this to say of notifications. */
export function playNotifications(found: NotificationPermissionNow): void {
  onScreen.clear();
  everShown.length = 0;
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

/** Sets the customer's answer to the browser's prompt. */
export function willAnswer(next: NotificationPermission): void {
  answer = next;
}

/** The customer changes it in the browser's settings. */
export function changeSettings(next: NotificationPermission): void {
  permission = next;
  status.dispatchEvent(new Event('change'));
}

/** The window of this tab is looked at, or not any more. */
export function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
