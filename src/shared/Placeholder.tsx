import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type PlaceholderProps = {
  sx: SystemStyleObject<Theme>;
  /** The future content: it takes up its room and is invisible. */
  children?: ReactNode;
};

/**
 * Reserves the room of content that is still loading. It is part of the first load, and MUI's would be too
 * large there.
 */
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
