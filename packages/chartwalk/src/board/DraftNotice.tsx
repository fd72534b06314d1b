import { Link, useLocation, useMatch } from 'react-router-dom';
import { stateAddress } from './addresses.ts';
import { PinsContext } from './board-context.ts';
import { SaveFailure } from './SaveFailure.tsx';

/**
 * Leads back to a note that is not saved yet, and reports a failed change, after the user has closed the
 * state.
 */
export function DraftNotice() {
  const { search } = useLocation();
  const isStateOpen = useMatch('/:machine/:state') !== null;
  const draft = PinsContext.useSelector(({ context }) => context.draft);
  if (isStateOpen) return null;
  return (
    <>
      <SaveFailure />
      {draft && (
        <p className="notice">
          Your pin on {draft.machine} · {draft.state} is not saved yet.{' '}
          <Link to={{ pathname: stateAddress(draft.machine, draft.state), search }}>
            Back to the pin
          </Link>
        </p>
      )}
    </>
  );
}
