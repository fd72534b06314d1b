import type { BoardPin } from '../gallery/board-data.ts';

/** Shows the numbers of pins on a picture, without controls. */
export function PinMarks({ pins }: { pins: readonly BoardPin[] }) {
  return pins.map(({ number, point, isResolved }) =>
    point ? (
      <span
        key={number}
        className={isResolved ? 'pin resolved' : 'pin'}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      >
        {number}
      </span>
    ) : null,
  );
}
