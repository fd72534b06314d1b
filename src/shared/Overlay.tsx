import {
  Suspense,
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { floatingFailure } from './Failure.tsx';

const ExitContext = createContext(() => {});

/** What a drawer or dialog calls when it has gone out of sight: then nothing of it is kept. */
export function useOverlayExit(): () => void {
  return useContext(ExitContext);
}

/** A drawer, dialog or menu whose code comes when it is first opened; what breaks in it stays there. */
export function Overlay({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  const exit = useCallback(() => setIsThere(false), []);
  // Deferred: what takes the place of a fallback waits a third of a second in React, what comes into
  // a deferred render does not.
  const isShown = useDeferredValue(isThere);
  return (
    <ExitContext value={exit}>
      <Boundary failure={isOpen && floatingFailure} resetKey={isOpen}>
        <Suspense fallback={null}>{isShown && children}</Suspense>
      </Boundary>
    </ExitContext>
  );
}
