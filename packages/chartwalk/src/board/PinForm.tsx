import { PinsContext, useSend } from './board-context.ts';
import { returnFocus } from './return-focus.ts';

export function PinForm() {
  const send = useSend();
  const draft = PinsContext.useSelector(({ context }) => context.draft);
  if (!draft) return null;
  const label = draft.number === null ? 'Note of the new pin' : `Note of pin ${draft.number}`;
  return (
    <form
      ref={returnFocus}
      className="note"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'note.saved' });
      }}
    >
      <label>
        <span>{label}</span>
        <textarea
          rows={4}
          required
          autoFocus
          value={draft.note}
          onChange={({ target }) => send({ type: 'note.changed', note: target.value })}
        />
      </label>
      <div className="buttons">
        <button type="submit" className="primary">
          Save pin
        </button>
        <button type="button" onClick={() => send({ type: 'pin.cancelled' })}>
          Discard
        </button>
      </div>
    </form>
  );
}
