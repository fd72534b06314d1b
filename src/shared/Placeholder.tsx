import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type PlaceholderProps = {
  sx: SystemStyleObject<Theme>;
  /** What will be there: it takes its room, and is not seen. */
  children?: ReactNode;
};

/** Keeps the room of what is still to come. It is part of the first load, where MUI's is too much. */
export function Placeholder({ sx, children }: PlaceholderProps) {
  return (
    <Box
      aria-hidden
      sx={{ borderRadius: 2, bgcolor: 'action.hover', '& > *': { visibility: 'hidden' }, ...sx }}
    >
      {children}
    </Box>
  );
}
