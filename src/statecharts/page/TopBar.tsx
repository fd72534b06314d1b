import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../shared/Logo.tsx';

/** The page's header: the way to the gallery, and what belongs to the view below it. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Stack
        direction="row"
        sx={{
          px: { xs: 2, md: 3 },
          py: 1,
          minHeight: 64,
          alignItems: 'center',
          gap: 1,
          flexWrap: 'wrap',
          // On a phone, two rows instead of three.
          '& .MuiButton-text': { minWidth: 0, px: { xs: 1, sm: 1.5 } },
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label="FoodDash Statecharts, all machines"
          sx={{ display: 'inline-flex', textDecoration: 'none', borderRadius: 2 }}
        >
          <Logo size={30} />
        </Box>
        {children}
      </Stack>
    </Box>
  );
}
