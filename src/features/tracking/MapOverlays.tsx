import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import pushpin from '../../data/illustrations/round-pushpin.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { OVER_MAP } from './map-styles.ts';

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 rgb(22 163 74 / 0.5); }
  to { box-shadow: 0 0 0 9px rgb(22 163 74 / 0); }
`;

const bounce = keyframes`
  from { transform: translateY(0); }
  to { transform: translateY(-9px); }
`;

/** Says that the map moves by itself. */
export function LiveCard() {
  return (
    <Paper
      className={OVER_MAP}
      elevation={3}
      sx={{
        position: 'absolute',
        zIndex: 1000,
        top: 12,
        right: 12,
        px: 1.75,
        py: 0.75,
        borderRadius: 999,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: '#16a34a',
          animation: `${pulse} 1.4s ease-out infinite`,
        }}
      />
      <Typography component="span" sx={{ fontWeight: 700, fontSize: '0.9375rem' }}>
        Live
      </Typography>
    </Paper>
  );
}

/** A pin that bounces while the delivery goes on. */
export function BouncingPin() {
  return (
    <Box
      aria-hidden
      className={OVER_MAP}
      sx={{
        position: 'absolute',
        zIndex: 1000,
        left: 16,
        bottom: 20,
        // As high as it bounces.
        pt: '9px',
        pointerEvents: 'none',
      }}
    >
      <Box sx={{ animation: `${bounce} 600ms ease-in-out infinite alternate` }}>
        <Illustration src={pushpin} size={44} eager />
      </Box>
    </Box>
  );
}
