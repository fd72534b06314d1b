import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Failure } from './Failure.tsx';
import { allowAnotherTry } from './preloadable.tsx';

type CatcherProps = { children: ReactNode; failure: ReactNode; resetKey: string };
type CatcherState = { isBroken: boolean };

/** Written by hand: it is part of the first load, and needs little of what packages for it can. */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { isBroken: false };

  static getDerivedStateFromError(): CatcherState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    allowAnotherTry(error);
  }

  override componentDidUpdate({ resetKey }: CatcherProps, { isBroken }: CatcherState): void {
    // Broken already before the key changed: it would otherwise be tried without end.
    // oxlint-disable-next-line no-did-update-set-state -- what is shown now has to go first
    if (isBroken && resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.failure : this.props.children;
  }
}

const usualFailure = <Failure />;

type BoundaryProps = {
  children: ReactNode;
  /** Stands for the part when it broke or its code did not come. */
  failure?: ReactNode;
  /** When this changes, the part is tried again; so it is when the customer goes somewhere. */
  resetKey?: boolean;
};

/** What goes wrong in a part of the app stays in that part. */
export function Boundary({ children, failure = usualFailure, resetKey }: BoundaryProps) {
  const { key } = useLocation();
  return (
    <Catcher failure={failure} resetKey={key + resetKey}>
      {children}
    </Catcher>
  );
}
