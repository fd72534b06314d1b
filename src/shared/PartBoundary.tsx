import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadError } from './LoadError.tsx';

const usualFailure = <LoadError />;

type PartBoundaryProps = {
  children: ReactNode;
  /** Replaces the part if it fails or its code does not load. */
  failure?: ReactNode;
};

/** A part of the app that may load later than the page, and that may break without it. */
export function PartBoundary({ children, failure = usualFailure }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={failure} onError={(error) => console.error(error)}>
      {children}
    </ErrorBoundary>
  );
}
