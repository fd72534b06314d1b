/** A rectangle within a picture, in percent of the picture's width and height. */
export type Area = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

const percent = (part: number, all: number) => Math.round((part / all) * 10_000) / 100;

/** Converts a rectangle within a picture from pixels into percent of the picture's size. */
export function toArea(
  { x, y, width, height }: Size & { x: number; y: number },
  picture: Size,
): Area {
  return {
    left: percent(x, picture.width),
    top: percent(y, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  };
}
