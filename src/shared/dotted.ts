/**
 * The styles of a list of facts in a row, with dots between the facts. The dot before each fact is cut off at
 * the beginning of a line, so no line begins or ends with a dot.
 */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1em',
  clipPath: 'inset(0 0 0 1em)',
  '& > *::before': {
    content: '"·"',
    display: 'inline-block',
    width: '1em',
    textAlign: 'center',
    color: 'text.secondary',
  },
} as const;
