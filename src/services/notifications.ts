/** Browser notifications, if the browser supports them and the customer wants them. */
import * as v from 'valibot';
import type { NotificationPermissionNow } from '../../machines/order-notifications.ts';
import { readValue, withLock, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

/** Returns the browser's permission for notifications. */
export function permissionNow(): NotificationPermissionNow {
  return 'Notification' in globalThis ? Notification.permission : 'absent';
}

/** Lets the browser ask the customer. */
export async function askPermission(): Promise<NotificationPermissionNow> {
  return Notification.requestPermission();
}

/** Calls back when the permission changes, in another tab or the browser's settings. */
export function watchPermission(
  onChange: (permission: NotificationPermissionNow) => void,
): () => void {
  let status: PermissionStatus | undefined;
  let hasEnded = false;
  const report = () => onChange(permissionNow());
  if (permissionNow() !== 'absent' && 'permissions' in navigator) {
    navigator.permissions.query({ name: 'notifications' }).then(
      (found) => {
        if (hasEnded) return;
        status = found;
        found.addEventListener('change', report);
      },
      // A browser that does not tell has nothing to report.
      () => {},
    );
  }
  return () => {
    hasEnded = true;
    status?.removeEventListener('change', report);
  };
}

export type Announcement = {
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  /** The same in every tab, so that one of them tells it. */
  key: string;
  title: string;
  body: string;
  /** The URL that a click opens. */
  path: string;
};

const TOLD = 'told_news';
const toldSchema = v.array(v.string());
const parseTold = createParser(toldSchema);

/** Whether no tab has told it yet; from here on, one has. */
function isFirstToTell(key: string): Promise<boolean> {
  return withLock(TOLD, () => {
    const told = readValue(TOLD, parseTold) ?? [];
    if (told.includes(key)) return false;
    try {
      writeValue(TOLD, [...told, key].slice(-50), parseTold);
    } catch (error) {
      // The browser itself shows only one with the same tag.
      console.warn('What was told is not kept.', error);
    }
    return true;
  });
}

async function registrationNow(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : undefined;
}

/** Those that this tab shows by itself, by their tags. */
const shown = new Map<string, Notification>();

/** Shows a notification, unless another tab has done so or the customer wants none. */
export async function announce(
  { tag, key, title, body, path }: Announcement,
  open: (path: string) => void,
): Promise<void> {
  if (permissionNow() !== 'granted' || !(await isFirstToTell(key))) return;
  const options = { tag, body, icon: '/icons/icon-192.png', data: { path } };
  const registration = await registrationNow();
  if (registration) {
    await registration.showNotification(title, options);
    return;
  }
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    notification.close();
    globalThis.focus();
    open(path);
  });
  shown.set(tag, notification);
}

/** Closes the notification with this tag, in whichever tab it was shown. */
export async function withdraw(tag: string): Promise<void> {
  shown.get(tag)?.close();
  shown.delete(tag);
  const registration = await registrationNow();
  const open = (await registration?.getNotifications({ tag })) ?? [];
  for (const notification of open) notification.close();
}
