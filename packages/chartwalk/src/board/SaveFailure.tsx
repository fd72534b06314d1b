import { PinsContext, useSend } from './board-context.ts';

/** Says that a change is being saved, or why it was not saved and what the user can do. */
export function SaveFailure() {
  const send = useSend();
  const isSaving = PinsContext.useSelector((snapshot) => snapshot.matches('saving'));
  const hasFailed = PinsContext.useSelector((snapshot) => snapshot.matches('saveFailed'));
  const { failure, draft } = PinsContext.useSelector(({ context }) => context);
  return (
    <>
      <p role="status" className={isSaving ? 'quiet' : 'visually-hidden'}>
        {isSaving && 'Saving…'}
      </p>
      {hasFailed && (
        <div role="alert" className="notice error">
          <p>The change is not saved. {failure}</p>
          <div className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => send({ type: 'saving.retried' })}
            >
              Save again
            </button>
            {draft && (
              <button type="button" onClick={() => send({ type: 'note.continued' })}>
                Back to the note
              </button>
            )}
            <button type="button" onClick={() => send({ type: 'pin.cancelled' })}>
              Discard the change
            </button>
          </div>
        </div>
      )}
    </>
  );
}
