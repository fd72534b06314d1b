/**
 * Reports whether the browser is online: at every change, and at once if it is offline.
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
 * Returns whether the service worker answers this page's requests. It does so once it has cached the whole app.
 */
export function isSavedOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
