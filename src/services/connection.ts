/**
 * Tells whether the browser is connected: now, where it is not, and at every change.
 *
 * @returns what ends it
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
