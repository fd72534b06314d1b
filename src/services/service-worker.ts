/** The service worker, which makes FoodDash work offline and installs new versions. */

let apply: (() => Promise<void>) | undefined;

/**
 * The interval between checks for a new version, in milliseconds. Without these checks, a tab that stays open
 * would not find a new version.
 */
const CHECK_INTERVAL = 60 * 60 * 1000;

type UpdateNews = {
  /** Called when a new version waits to take over. */
  onFound: () => void;
  /** Called when the new version has taken over, whichever tab accepted it. */
  onTakeover: () => void;
  /** Called when code of this tab's version is requested and can't be loaded. */
  onPartMissing: () => void;
};

let reportTakeover = () => {};

/**
 * Installs the service worker and reports its updates. Does nothing if the browser does not support service
 * workers.
 */
export async function watchForUpdates({
  onFound,
  onTakeover,
  onPartMissing,
}: UpdateNews): Promise<void> {
  reportTakeover = onTakeover;
  globalThis.addEventListener('vite:preloadError', onPartMissing);
  const { registerSW } = await import('virtual:pwa-register');
  apply = registerSW({
    onNeedRefresh: onFound,
    onNeedReload: onTakeover,
    onRegisteredSW(_address, registration) {
      if (!registration) return;
      setInterval(() => {
        // The check fails while the browser is offline, which is not an error.
        registration.update().catch(() => {});
      }, CHECK_INTERVAL);
    },
    onRegisterError: (error: unknown) => console.warn('FoodDash can’t be kept offline.', error),
  });
}

/** Lets the waiting version take over. */
export async function applyUpdate(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // If no version is waiting, another tab has already applied the update. The browser does not notify a tab
  // without a service worker, so this call reports the update.
  if (!waiting) {
    reportTakeover();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reportTakeover();
  });
  await apply?.();
}

export function reload(): void {
  location.reload();
}
