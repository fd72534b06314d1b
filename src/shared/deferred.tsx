import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../services/when-idle.ts';

/**
 * A part of a page that is not seen at first. Its code comes when the browser has time; where the
 * page was rendered at build time, all of it is there until then, links included.
 */
export function deferred(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await new Promise<void>(whenIdle);
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
