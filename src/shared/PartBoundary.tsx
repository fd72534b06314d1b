import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadError } from './LoadError.tsx';

const usualFailure = <LoadError />;

type PartBoundaryProps = {
  children: ReactNode;
  /** The content that replaces the part if it fails or its code does not load. */
  failure?: ReactNode;
};

/**
 * Renders a part of the app whose code may load after the page. If the part fails, the rest of the page still
 * works.
 */
export function PartBoundary({ children, failure = usualFailure }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={failure} onError={(error) => console.error(error)}>
      {children}
    </ErrorBoundary>
  );
}
