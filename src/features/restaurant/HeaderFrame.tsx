import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The size of the picture. On a phone, the picture is a strip across the screen. On wider screens, it is as
 * high as the text beside it.
 */
export const pictureSize = { height: { xs: 76, sm: '100%' }, minHeight: { sm: 220, md: 264 } };

/** Shows the frame around a restaurant's picture and facts, or around their placeholder. */
export function HeaderFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 11fr) minmax(0, 9fr)' },
        alignItems: 'center',
        mx: { xs: -2, sm: 0 },
        borderRadius: { sm: 6 },
        overflow: 'hidden',
        border: { sm: '1px solid' },
        borderColor: { sm: 'divider' },
        bgcolor: { sm: 'background.paper' },
        '& > :first-of-type': { order: { sm: 1 }, alignSelf: 'stretch' },
      }}
    >
      {picture}
      <Box
        sx={{
          minWidth: 0,
          px: { xs: 2, sm: 3, md: 5 },
          pt: { xs: 1, sm: 3 },
          pb: { xs: 0, sm: 3 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
