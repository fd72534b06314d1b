/** The service worker: FoodDash without a network, and its newer versions. */

let apply: (() => Promise<void>) | undefined;

/** An hour: a tab that stays open hears of a new version too. */
const CHECK_INTERVAL = 60 * 60 * 1000;

type UpdateNews = {
  /** A new version waits to take over. */
  onFound: () => void;
  /** It did, in whichever tab it was accepted. */
  onTakeover: () => void;
  /** Code of the version that this tab runs was asked for and can't be had. */
  onPartMissing: () => void;
};

let tellOfTakeover = () => {};

/** Installs the service worker. If there can be none, nothing ever happens. */
export async function watchForUpdates({
  onFound,
  onTakeover,
  onPartMissing,
}: UpdateNews): Promise<void> {
  tellOfTakeover = onTakeover;
  globalThis.addEventListener('vite:preloadError', onPartMissing);
  const { registerSW } = await import('virtual:pwa-register');
  apply = registerSW({
    onNeedRefresh: onFound,
    onNeedReload: onTakeover,
    onRegisteredSW(_address, registration) {
      if (!registration) return;
      setInterval(() => {
        // Offline there is nothing to find.
        registration.update().catch(() => {});
      }, CHECK_INTERVAL);
    },
    onRegisterError: (error: unknown) => console.warn('FoodDash can’t be kept offline.', error),
  });
}

/** Lets the version that waits take over. */
export async function applyUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Another tab was faster; a tab that no worker serves yet is not told of it.
  if (!waiting) {
    tellOfTakeover();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') tellOfTakeover();
  });
  await apply?.();
}

/** Loads this tab again: in the version that has taken over. */
export function reload(): void {
  location.reload();
}
