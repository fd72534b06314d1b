import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type PlaceholderProps = {
  sx: SystemStyleObject<Theme>;
  /** Invisible content that takes up the same space as the content that is loading. */
  children?: ReactNode;
};

/**
 * Reserves space for content that is still loading. MUI's Skeleton is not used, because it is too large for
 * the first load.
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
