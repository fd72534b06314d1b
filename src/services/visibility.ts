/** Tracks whether any FoodDash tab is visible. Each visible tab holds a shared Web Lock. */
import { onEverySecond } from './clock.ts';

const LOCK = 'looking';

function holdWhileLooking() {
  let release: (() => void) | undefined;
  return (isVisible: boolean) => {
    if (!isVisible || !('locks' in navigator)) {
      release?.();
      release = undefined;
    } else if (!release) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(LOCK, { mode: 'shared' }, () => held);
    }
  };
}

async function isVisibleInAnotherTab(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

/**
 * Reports whether the customer is looking at any FoodDash tab. Reports this every second, and when this tab
 * is shown or hidden.
 *
 * @param report receives the time in milliseconds since the epoch, and whether any tab is visible
 * @returns a function to unsubscribe
 */
export function watchVisibility(report: (now: number, isLooking: boolean) => void): () => void {
  const hold = holdWhileLooking();
  let hasEnded = false;
  const tick = (now: number) => {
    const isVisible = document.visibilityState === 'visible';
    hold(isVisible);
    if (isVisible) report(now, true);
    else {
      void isVisibleInAnotherTab().then((isLooking) => {
        // When the browser answers, this tab may be visible again, or the caller may have unsubscribed.
        if (!hasEnded && document.visibilityState !== 'visible') report(now, isLooking);
      });
    }
  };
  tick(Date.now());
  const end = onEverySecond(tick);
  return () => {
    hasEnded = true;
    end();
    hold(false);
  };
}
