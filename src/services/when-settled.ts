import { whenIdle } from './when-idle.ts';

const firstSigns = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
] as const;

/** Milliseconds. */
const PATIENCE = 3000;

let hasSettled = false;
const putOff: (() => void)[] = [];

/**
 * From now on nothing is put off. To be called where the page itself goes on to another one: React
 * does not show it before it has taken over every part of the first.
 */
export function settle(): void {
  hasSettled = true;
  for (const run of putOff.splice(0)) run();
}

function waitForSigns(): void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const once = () => {
    controller.abort();
    clearTimeout(patience);
    settle();
  };
  const patience = setTimeout(() => whenIdle(once), PATIENCE);
  for (const sign of firstSigns) addEventListener(sign, once, options);
}

/**
 * Calls back at the first sign that somebody wants something of the page, or when it has been there
 * for a while, and at once after that: for work that would only hold up the page's beginning.
 */
export function whenSettled(run: () => void): void {
  if (hasSettled) {
    run();
    return;
  }
  if (putOff.length === 0) waitForSigns();
  putOff.push(run);
}
