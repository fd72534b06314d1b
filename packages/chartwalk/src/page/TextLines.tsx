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
import { PressesContext } from './presses.ts';

const colours = { text: 'text.primary', muted: 'text.secondary', accent: 'primary.main' } as const;

const decorations: Readonly<Partial<Record<TransitionPaint, string>>> = {
  taken: 'underline',
  possible: 'underline dotted',
  missed: 'line-through',
  removed: 'line-through',
};

/** Left of the text, where a colour alone would say it. */
const signOf = (paint: TransitionPaint) =>
  isChange(paint) && {
    '&::before': { content: `"${signs[paint]}"`, position: 'absolute', left: -10 },
  };

type TextLinesProps = {
  lines: readonly Line[];
  left: number;
  /** Colour of what lies under the text, where a transition's line may lead through it. */
  ground?: string;
  paintOf: (line: Line) => TransitionPaint | undefined;
  /** Whether the sign of a change stands beside the text. */
  isSigned?: boolean;
};

/** Text exactly where it was measured to be. */
export function TextLines({ lines, left, ground, paintOf, isSigned = true }: TextLinesProps) {
  const { labels, press } = use(PressesContext);
  const told = new Set<string>();
  return lines.map((line) => {
    const { kind, text, baseline, transition } = line;
    if (text === '') return null;
    const { size, weight, colour } = styleOf(kind);
    const isEvent = kind === 'event';
    const paint = isEvent ? paintOf(line) : undefined;
    // A long name may take two lines: the first of them is the button.
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
          : pressable(name, () => press(transition)))}
        sx={{
          ...(name === undefined
            ? {}
            : {
                ...pressableStyle,
                // The line is less high than a finger is wide.
                '&::after': { content: '""', position: 'absolute', inset: '-4px -6px' },
                outline: '1px solid',
                outlineColor: 'var(--mui-palette-primary-main)',
                outlineOffset: '1px',
                borderRadius: '3px',
              }),
          position: 'absolute',
          left,
          // The line box is 1.5 times the size; its baseline lies at about 1.1 times.
          top: baseline - size * 1.1,
          lineHeight: 1.5,
          fontFamily: FONT_FAMILY,
          fontSize: size,
          fontWeight: weight,
          whiteSpace: 'pre',
          ...(ground !== undefined && { bgcolor: ground, boxShadow: `0 0 0 2px ${ground}` }),
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
