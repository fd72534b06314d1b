/** Measures text and breaks it into lines. */

export const FONT_FAMILY = "'Figtree Variable', system-ui, sans-serif";

export type TextStyle = { size: number; weight: number };

/** Returns the width of a text in pixels of the drawing. */
export type Measure = (text: string, style: TextStyle) => number;

/** Returns a function that measures with the page's font, which must have been loaded. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser can’t measure text.');
  const known = new Map<string, number>();
  return (text, { size, weight }) => {
    const font = `${weight} ${size}px ${FONT_FAMILY}`;
    const key = `${font} ${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    context.font = font;
    const measured = context.measureText(text).width;
    known.set(key, measured);
    return measured;
  };
}

/** Breaks text between words. A word that is wider than `width` gets its own line. */
export function wrap(text: string, style: TextStyle, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
