/**
 * Reports at every change whether the browser is online. If the browser is offline at the start, reports that
 * at once.
 *
 * @returns a function to unsubscribe
 */
export function watchConnection(onChange: (isConnected: boolean) => void): () => void {
  const lose = () => onChange(false);
  const restore = () => onChange(true);
  globalThis.addEventListener('offline', lose);
  globalThis.addEventListener('online', restore);
  if (!navigator.onLine) lose();
  return () => {
    globalThis.removeEventListener('offline', lose);
    globalThis.removeEventListener('online', restore);
  };
}

/**
 * Returns whether the service worker answers this page's requests. The service worker does so once it has
 * cached the whole app.
 */
export function isSavedOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
