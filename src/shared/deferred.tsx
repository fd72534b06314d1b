import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../services/when-idle.ts';

const firstSigns = ['pointerdown', 'focusin', 'keydown'] as const;

/** When the browser has time, or at the first sign that somebody wants something of the page. */
function whenIdleOrWanted(run: () => void): void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    run();
  };
  for (const sign of firstSigns) addEventListener(sign, once, { signal: controller.signal });
  whenIdle(once);
}

/**
 * A part of a page that is not seen at first. Its code comes when the browser has time; where the
 * page was rendered at build time, all of it is there until then, links included.
 */
export function deferred(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await new Promise<void>(whenIdleOrWanted);
    return { default: await load() };
  });
  return function Deferred() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}
