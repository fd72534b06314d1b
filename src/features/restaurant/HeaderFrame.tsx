import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type HeaderFrameProps = {
  picture: ReactNode;
  /** A control in the upper corner of the picture. */
  corner?: ReactNode;
  title: ReactNode;
  children: ReactNode;
};

/**
 * Shows the frame around a restaurant's picture, name and facts, or around their placeholder. On a phone, the
 * picture is behind the name, and a longer name makes the picture higher. On wider screens, the picture is as
 * high as the text beside it.
 */
export function HeaderFrame({ picture, corner, title, children }: HeaderFrameProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 11fr) minmax(0, 9fr)' },
        gridTemplateRows: { xs: 'auto', sm: '1fr auto auto 1fr' },
        mx: { xs: -2, sm: 0 },
        borderRadius: { sm: 6 },
        overflow: 'hidden',
        border: { sm: '1px solid' },
        borderColor: { sm: 'divider' },
        bgcolor: { sm: 'background.paper' },
        '& > *': { minWidth: 0, px: { xs: 2, sm: 3, md: 5 } },
        '& > :first-of-type': {
          gridArea: { xs: '1 / 1', sm: '1 / 2 / -1' },
          px: 0,
          // The picture's own size must not affect the size of the frame.
          contain: 'size',
          minHeight: { xs: 110, sm: 208 },
        },
      }}
    >
      {picture}
      <Box
        sx={{
          gridArea: { xs: '1 / 1', sm: '2 / 1' },
          display: 'flex',
          alignItems: { xs: 'end', sm: 'center' },
          gap: 1.5,
          pt: { xs: 7, sm: 3 },
          pb: { xs: 1, sm: 0 },
          zIndex: 0,
          color: { xs: 'common.white', sm: 'text.primary' },
          background: { xs: 'linear-gradient(transparent, rgb(0 0 0 / 0.8) 80%)', sm: 'none' },
          printColorAdjust: 'exact',
        }}
      >
        {title}
      </Box>
      <Box
        sx={{
          gridArea: { xs: '2 / 1', sm: '3 / 1' },
          pt: { xs: 0.75, sm: 1, md: 1.5 },
          pb: { xs: 0, sm: 3 },
        }}
      >
        {children}
      </Box>
      <Box sx={{ position: 'absolute', top: 8, insetInlineEnd: 0, px: { xs: 1.5, sm: 1 } }}>
        {corner}
      </Box>
    </Box>
  );
}
