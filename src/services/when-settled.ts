import { whenIdle } from './when-idle.ts';

const firstSigns = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Milliseconds. */
const PATIENCE = 3000;

/**
 * Calls back at the first sign that somebody wants something of the page, or when it has been there
 * for a while: for work that would only hold up its beginning.
 */
export function whenSettled(run: () => void): void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const once = () => {
    // A sign may come while the browser is not idle yet.
    if (controller.signal.aborted) return;
    controller.abort();
    clearTimeout(patience);
    run();
  };
  const patience = setTimeout(() => whenIdle(once), PATIENCE);
  for (const sign of firstSigns) addEventListener(sign, once, options);
}
