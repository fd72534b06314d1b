/** Browser notifications, if the browser supports them and the customer wants them. */
import * as v from 'valibot';
import type { NotificationPermissionNow } from '../../machines/order-notifications.ts';
import { language } from '../domain/language.en.ts';
import { holdLock, readValue, withLock, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

export function permissionNow(): NotificationPermissionNow {
  return 'Notification' in globalThis ? Notification.permission : 'absent';
}

/** Shows the browser's prompt for the permission, and returns the customer's answer. */
export async function askPermission(): Promise<NotificationPermissionNow> {
  return Notification.requestPermission();
}

/**
 * Calls back when the permission changes in another tab or in the browser's settings. Returns a function to
 * unsubscribe.
 */
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
      // If the browser rejects the query, changes of the permission are not reported.
      () => {},
    );
  }
  return () => {
    hasEnded = true;
    status?.removeEventListener('change', report);
  };
}

export type Announcement = {
  /** A notification replaces an earlier notification with the same tag. */
  tag: string;
  /** Identifies the news in every tab, so that only one tab shows the notification. */
  key: string;
  title: string;
  body: string;
  /** The path in the app that a click opens. */
  path: string;
};

const NOTIFIED = 'told_news';
const notifiedSchema = v.array(v.string());
const parseNotified = createParser(notifiedSchema);

/**
 * Returns whether this tab is the first to show this notification, and stores that the notification is shown.
 * A lock decides between open tabs, because a tab may not yet be able to read the key that another tab has
 * just stored. Tabs that are opened later read the stored keys.
 */
async function isFirstToNotify(key: string): Promise<boolean> {
  if (!(await holdLock(`${NOTIFIED}/${key}`))) return false;
  return withLock(NOTIFIED, () => {
    const notified = readValue(NOTIFIED, parseNotified) ?? [];
    if (notified.includes(key)) return false;
    try {
      writeValue(NOTIFIED, [...notified, key].slice(-50), parseNotified);
    } catch (error) {
      // Two tabs may now show the notification, but the browser displays only one notification per tag.
      console.warn('The sent notifications could not be stored.', error);
    }
    return true;
  });
}

async function registrationNow(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : undefined;
}

/** The notifications that this tab shows without a service worker. The keys are their tags. */
const shown = new Map<string, Notification>();

/** Shows a notification, unless another tab has shown it or the customer has not allowed notifications. */
export async function announce(
  { tag, key, title, body, path }: Announcement,
  open: (path: string) => void,
): Promise<void> {
  if (permissionNow() !== 'granted' || !(await isFirstToNotify(key))) return;
  const options = {
    tag,
    body,
    lang: language.code,
    icon: '/icons/icon-192.png',
    data: { path: language.basePath + path },
  };
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

/** Closes the notification with this tag if this tab or the service worker has shown it. */
export async function withdraw(tag: string): Promise<void> {
  shown.get(tag)?.close();
  shown.delete(tag);
  const registration = await registrationNow();
  const open = (await registration?.getNotifications({ tag })) ?? [];
  for (const notification of open) notification.close();
}
