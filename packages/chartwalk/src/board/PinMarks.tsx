import type { BoardPin } from '../gallery/board-data.ts';
import { styleOfPoint } from './picture-style.ts';

/** Shows the numbers of pins on a picture, without controls. */
export function PinMarks({ pins }: { pins: readonly BoardPin[] }) {
  return pins.map(({ number, point, isResolved }) =>
    point ? (
      <span
        key={number}
        className={isResolved ? 'pin resolved' : 'pin'}
        style={styleOfPoint(point)}
      >
        {number}
      </span>
    ) : null,
  );
}
