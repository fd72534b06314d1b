import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

export type Icon = ComponentType<SvgIconProps>;

/** Shows an icon on a tinted tile. It has no description, because the text beside it says the same. */
export function IconTile({ Icon }: { Icon: Icon }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 56,
        height: 56,
        borderRadius: 4,
        bgcolor: 'tint.main',
        color: 'primary.main',
      }}
    >
      <Icon sx={{ fontSize: 28 }} />
    </Box>
  );
}
