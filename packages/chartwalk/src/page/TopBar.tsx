import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useProject } from './project-context.ts';

export function TopBar({ children }: { children?: ReactNode }) {
  const { title, logo } = useProject();
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
          // These narrower buttons let the header fit into two rows on a phone.
          '& .MuiButton-text': { minWidth: 0, px: { xs: 1, sm: 1.5 } },
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={`${title} Statecharts, all machines`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.25,
            borderRadius: 2,
            color: 'text.primary',
            fontSize: 19,
            fontWeight: 800,
            textDecoration: 'none',
          }}
        >
          {logo !== undefined && <img src={logo} alt="" width={30} height={30} />}
          {title}
        </Box>
        {children}
      </Stack>
    </Box>
  );
}
