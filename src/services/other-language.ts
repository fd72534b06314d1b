/**
 * Finds out whether the page in the other language can be loaded, before the customer leaves this page. Each
 * language has its own service worker, so a language that the customer has never read needs a network.
 */
import { watchConnection } from './connection.ts';

/** The maximum wait for an answer from the network, in milliseconds. */
const MAX_WAIT_MS = 5000;

let isMissing = false;
const watchers = new Set<(isMissing: boolean) => void>();

function report(value: boolean): void {
  isMissing = value;
  for (const watcher of watchers) watcher(value);
}

/** Returns whether the browser has saved every page below a base path. */
async function isSaved(basePath: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const scope = new URL(basePath || '/', location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // The service worker in English answers for every path that no other service worker serves.
  return registration?.scope === scope && registration.active !== null;
}

/** Returns whether a page in the other language can be loaded. Reports to the watchers if it can't. */
export async function canLoad(path: string, basePath: string): Promise<boolean> {
  report(false);
  try {
    if (await isSaved(basePath)) return true;
    await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(MAX_WAIT_MS) });
    return true;
  } catch {
    report(true);
    return false;
  }
}

/**
 * Reports whether the customer has asked for a page that could not be loaded, first at once and then after
 * every change. Reports false when the browser is online again.
 *
 * @returns a function to unsubscribe
 */
export function watchMissingLanguage(watcher: (isMissing: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(isMissing);
  const unwatch = watchConnection((isConnected) => isConnected && report(false));
  return () => {
    watchers.delete(watcher);
    unwatch();
  };
}
