import type { KeyboardEvent, MouseEvent } from 'react';
import { PinsContext, useSend } from './board-context.ts';
import { styleOfPoint } from './picture-style.ts';

/** The distance in percent that an arrow key moves the point. */
const STEP = 2;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (percentage: number) => Math.round(Math.min(100, Math.max(0, percentage)) * 10) / 10;

/** Returns the point of a click on the picture, in percent; null if a key caused the click. */
function pointOf({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail === 0) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: within(((clientX - left) / width) * 100),
    y: within(((clientY - top) / height) * 100),
  };
}

/** Covers a picture while the user chooses a point on it, with a click or with the arrow keys and Enter. */
export function PlacingLayer({ name }: { name: string }) {
  const send = useSend();
  const point = PinsContext.useSelector(({ context }) => context.draft?.point);
  if (!point) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    send({ type: 'pin.moved', x: within(point.x + move[0]), y: within(point.y + move[1]) });
  };
  return (
    <>
      <button
        type="button"
        className="placing"
        autoFocus
        aria-label={`Set the pin on ${name}`}
        aria-describedby="placing-help"
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const clicked = pointOf(event);
          if (clicked) send({ type: 'pin.moved', ...clicked });
          send({ type: 'pin.placed' });
        }}
      />
      <span className="pin new" style={styleOfPoint(point)}>
        +
      </span>
      <p id="placing-help" className="placing-help">
        Click the point, or move it with the arrow keys and press Enter. Escape cancels.
      </p>
      <p role="status" className="visually-hidden">
        {Math.round(point.x)} % from the left, {Math.round(point.y)} % from the top
      </p>
    </>
  );
}
