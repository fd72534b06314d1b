/** The service worker: FoodDash without a network, and its newer versions. */

let apply: (() => Promise<void>) | undefined;

/** An hour: a tab that stays open hears of a new version too. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/**
 * Installs the service worker. Where there can be none, nothing ever happens.
 *
 * @param onFound called when a new version waits to take over
 * @param reload called when it did, in whichever tab it was accepted
 */
export async function watchForUpdates(onFound: () => void, reload: () => void): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  apply = registerSW({
    onNeedRefresh: onFound,
    onNeedReload: reload,
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

/** Lets the version that waits take over, and loads the page again. */
export async function applyUpdate(): Promise<void> {
  await apply?.();
}
