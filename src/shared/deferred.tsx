import { Suspense, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenSettled } from '../services/when-settled.ts';
import { Boundary } from './Boundary.tsx';
import { TakenOver } from './early-input.tsx';
import { preloadable } from './preloadable.tsx';

/**
 * A part of a page that is not seen at first. Its code comes when the page has settled; where the
 * page was rendered at build time, all of it is there until then, links included.
 *
 * @param failure stands for the part when its code does not come
 */
export function deferred(load: () => Promise<ComponentType>, failure?: ReactNode): ComponentType {
  const { Component: Part } = preloadable(async () => {
    if (!import.meta.env.SSR) await new Promise<void>(whenSettled);
    return load();
  });
  return function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <Boundary failure={failure}>
        <div ref={place} data-waiting="" style={{ display: 'contents' }}>
          <Suspense fallback={null}>
            <Part />
            <TakenOver part={place} />
          </Suspense>
        </div>
      </Boundary>
    );
  };
}
