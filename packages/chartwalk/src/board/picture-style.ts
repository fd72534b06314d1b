/** Places elements on a picture. */
import type { Area } from '../gallery/area.ts';

const percent = (part: number) => `${part}%`;

export const styleOfArea = ({ left, top, width, height }: Area) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

export const styleOfPoint = ({ x, y }: { x: number; y: number }) => ({
  left: percent(x),
  top: percent(y),
});
