import { lazy, Suspense, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { whenSettled } from '../services/when-settled.ts';
import { TakenOver } from './early-input.tsx';
import { Failure } from './Failure.tsx';

/**
 * A part of a page that is not seen at first. Its code comes when the page has settled; where the
 * page was rendered at build time, all of it is there until then, links included.
 *
 * @param failure stands for the part when its code does not come
 */
export function deferred(
  load: () => Promise<ComponentType>,
  failure: ReactNode = <Failure />,
): ComponentType {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await new Promise<void>(whenSettled);
    return { default: await load() };
  });
  return function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <ErrorBoundary fallback={failure} onError={(error) => console.error(error)}>
        <div ref={place} data-waiting="" style={{ display: 'contents' }}>
          <Suspense fallback={null}>
            <Part />
            <TakenOver part={place} />
          </Suspense>
        </div>
      </ErrorBoundary>
    );
  };
}
