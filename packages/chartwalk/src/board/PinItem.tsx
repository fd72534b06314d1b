import type { BoardPin } from '../gallery/board-data.ts';
import { pictureAddress } from './addresses.ts';
import { PinsContext, useBoard, useCanPin, useSend } from './board-context.ts';
import { changedPart } from './ChangeBadge.tsx';
import { ChangedArea } from './LargePicture.tsx';
import { nameOfPicture } from './picture-name.ts';
import { PinForm } from './PinForm.tsx';
import { PinMarks } from './PinMarks.tsx';
import { returnFocus } from './return-focus.ts';

/** If the picture on which a pin was set differs from the current picture, shows both side by side. */
function PictureSince({ pin }: { pin: BoardPin }) {
  const { now, point, number } = pin;
  if (!point || now.kind === 'same') return null;
  const before = (
    <figure>
      <div className="frame">
        <img src={pictureAddress(point.picture)} alt={`Pin ${number} when it was set`} />
        <PinMarks pins={[pin]} />
      </div>
      <figcaption>When the pin was set</figcaption>
    </figure>
  );
  if (now.kind === 'gone') {
    return (
      <>
        <p className="badge gone">This picture no longer exists</p>
        <div className="pair">{before}</div>
      </>
    );
  }
  return (
    <>
      <p className="badge changed">Picture changed since, {changedPart(now.share)}</p>
      <div className="pair">
        {before}
        <figure>
          <div className="frame">
            <img src={pictureAddress(now.hash)} alt={`Pin ${number} now`} />
            <ChangedArea area={now.area} />
            <PinMarks pins={[pin]} />
          </div>
          <figcaption>Now</figcaption>
        </figure>
      </div>
    </>
  );
}

function DeleteQuestion({ number }: { number: number }) {
  const send = useSend();
  return (
    <div
      ref={returnFocus}
      role="alertdialog"
      aria-label={`Delete pin ${number}?`}
      className="question"
    >
      <p>Delete pin {number} and its note?</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => send({ type: 'pin.deleted' })}>
          Delete pin
        </button>
        <button type="button" autoFocus onClick={() => send({ type: 'pin.cancelled' })}>
          Keep it
        </button>
      </div>
    </div>
  );
}

function PinButtons({ number, isResolved }: Pick<BoardPin, 'number' | 'isResolved'>) {
  const send = useSend();
  const canPin = useCanPin();
  const which = <span className="visually-hidden"> pin {number}</span>;
  return (
    <div className="buttons">
      <button
        type="button"
        className="small"
        aria-disabled={!canPin}
        onClick={() => send({ type: isResolved ? 'pin.reopened' : 'pin.resolved', number })}
      >
        {isResolved ? 'Reopen' : 'Resolve'}
        {which}
      </button>
      <button
        type="button"
        className="small"
        aria-disabled={!canPin}
        onClick={() => send({ type: 'pin.rewriting', number })}
      >
        Edit{which}
      </button>
      <button
        type="button"
        className="small"
        aria-disabled={!canPin}
        onClick={() => send({ type: 'pin.deleting', number })}
      >
        Delete{which}
      </button>
    </div>
  );
}

export function PinItem({ pin }: { pin: BoardPin }) {
  const { number, note, point, isResolved, author, date } = pin;
  const { data } = useBoard();
  const mode = PinsContext.useSelector((snapshot) => snapshot.value);
  const isWriting = PinsContext.useSelector(
    (snapshot) => snapshot.matches('writing') && snapshot.context.draft?.number === number,
  );
  const isDoomed = PinsContext.useSelector(
    (snapshot) => snapshot.matches('askingToDelete') && snapshot.context.doomed === number,
  );
  const where = point ? nameOfPicture(point, data.projects) : 'The whole state';
  return (
    <li className={isResolved ? 'item resolved' : 'item'} id={`pin-${number}`}>
      <p className="signature">
        <span className={isResolved ? 'pin resolved' : 'pin'}>
          <span className="visually-hidden">Pin </span>
          {number}
        </span>
        {[where, author, date].filter(Boolean).join(' · ')}
        {isResolved && <span className="badge">resolved</span>}
      </p>
      {isWriting ? <PinForm /> : <p className="text">{note}</p>}
      <PictureSince pin={pin} />
      {isDoomed && <DeleteQuestion number={number} />}
      {mode !== 'readOnly' && !isDoomed && !isWriting && (
        <PinButtons number={number} isResolved={isResolved} />
      )}
    </li>
  );
}
