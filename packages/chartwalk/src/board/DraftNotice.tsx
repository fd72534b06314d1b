import { Link, useLocation, useMatch } from 'react-router-dom';
import { stateAddress } from './addresses.ts';
import { PinsContext } from './board-context.ts';
import { SaveFailure } from './SaveFailure.tsx';

/**
 * Links to a pin that is not saved yet, and reports a change that could not be saved. Appears only while no
 * state's dialog is open.
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
