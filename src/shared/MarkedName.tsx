import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The width of the mark and of the gap before it. */
const MARK_ROOM = '1.5em';

type MarkedNameProps = { name: string; mark: ReactNode };

/**
 * Shows a dish's name with its mark. The name ends with padding that has room for the mark, and a negative
 * margin moves the mark into this padding. The mark therefore never wraps to a line of its own.
 */
export function MarkedName({ name, mark }: MarkedNameProps) {
  return (
    <>
      <Box component="span" sx={{ paddingInlineEnd: MARK_ROOM }}>
        {name}
      </Box>
      <Box component="span" sx={{ marginInlineStart: `calc(0.3em - ${MARK_ROOM})` }}>
        {mark}
      </Box>
    </>
  );
}
