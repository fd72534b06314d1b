import Box from '@mui/material/Box';
import { use } from 'react';
import { signs } from '../comparison/change.ts';
import { styleOf } from '../drawing/lines.ts';
import type { Line } from '../drawing/lines.ts';
import { FONT_FAMILY } from '../drawing/text.ts';
import { isChange } from './paint.ts';
import type { TransitionPaint } from './paint.ts';
import { paintColours } from './paint-colours.ts';
import { pressable, pressableStyle } from './pressable.ts';
import { TransitionButtonsContext } from './presses.ts';

const colours = { text: 'text.primary', muted: 'text.secondary', accent: 'primary.main' } as const;

const decorations: Readonly<Partial<Record<TransitionPaint, string>>> = {
  taken: 'underline',
  possible: 'underline dotted',
  missed: 'line-through',
  removed: 'line-through',
};

/** Returns the style of a sign to the left of the text. The sign means the same as the text's colour. */
const signOf = (paint: TransitionPaint) =>
  isChange(paint) && {
    '&::before': { content: `"${signs[paint]}"`, position: 'absolute', left: -10 },
  };

type TextLinesProps = {
  lines: readonly Line[];
  left: number;
  /**
   * The colour behind the text, which hides the lines of transitions; undefined if no line can cross the
   * text.
   */
  background?: string;
  paintOf: (line: Line) => TransitionPaint | undefined;
  /** Whether a symbol for the change, such as + or −, appears beside the text. */
  isSigned?: boolean;
};

/** Shows text exactly at the place that the layout has given it. */
export function TextLines({ lines, left, background, paintOf, isSigned = true }: TextLinesProps) {
  const { labels, takeTransition } = use(TransitionButtonsContext);
  const told = new Set<string>();
  return lines.map((line) => {
    const { kind, text, baseline, transition } = line;
    if (text === '') return null;
    const { size, weight, colour } = styleOf(kind);
    const isEvent = kind === 'event';
    const paint = isEvent ? paintOf(line) : undefined;
    // A long name may take two lines, but only its first line is a button.
    const isFirst = isEvent && transition !== undefined && !told.has(transition);
    if (isFirst) told.add(transition);
    const name = isFirst ? labels.get(transition) : undefined;
    return (
      <Box
        key={baseline}
        component="span"
        {...(isEvent && transition !== undefined
          ? { 'data-transition': transition, 'data-paint': paint }
          : {})}
        {...(name === undefined || transition === undefined
          ? {}
          : pressable(name, () => takeTransition(transition)))}
        sx={{
          ...(name === undefined
            ? {}
            : {
                ...pressableStyle,
                // The clickable area is enlarged, because a line of text is smaller than a fingertip.
                '&::after': { content: '""', position: 'absolute', inset: '-4px -6px' },
                outline: '1px solid',
                outlineColor: 'var(--mui-palette-primary-main)',
                outlineOffset: '1px',
                borderRadius: '3px',
              }),
          position: 'absolute',
          left,
          // A line box is 1.5 times as high as the font size, and its baseline is at about 1.1 times the font
          // size.
          top: baseline - size * 1.1,
          lineHeight: 1.5,
          fontFamily: FONT_FAMILY,
          fontSize: size,
          fontWeight: weight,
          whiteSpace: 'pre',
          ...(background !== undefined && {
            bgcolor: background,
            boxShadow: `0 0 0 2px ${background}`,
          }),
          color: paint ? paintColours[paint] : colours[colour],
          textDecoration: (paint && decorations[paint]) ?? 'none',
          ...(isSigned && paint !== undefined && signOf(paint)),
        }}
      >
        {text}
      </Box>
    );
  });
}
