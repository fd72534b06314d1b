import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { floatingFailure } from './Failure.tsx';
import { useEver } from './use-ever.ts';

/** A drawer, dialog or menu whose code comes when it is first opened; what breaks in it stays there. */
export function Overlay({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const wasOpen = useEver(isOpen);
  return (
    <Boundary failure={isOpen && floatingFailure} resetKey={isOpen}>
      <Suspense fallback={null}>{wasOpen && children}</Suspense>
    </Boundary>
  );
}
