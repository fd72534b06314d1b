/**
 * Finds out whether the page in the other language can be loaded, before the customer leaves this page. Each
 * language has its own service worker, so a language that the customer has never opened needs a network.
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
  // If no service worker exists for this scope, the browser returns the English one, which serves all other
  // paths.
  return registration?.scope === scope && registration.active !== null;
}

/**
 * Returns whether a page in the other language can be loaded. If it can't, notifies the watchers that the
 * page is missing.
 */
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
 * Reports whether the page in the other language is missing. After a failed load, the page counts as missing
 * until the customer tries again or the browser is back online. The first report comes at once.
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
