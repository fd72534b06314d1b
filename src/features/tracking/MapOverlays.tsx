import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import pushpin from '../../data/illustrations/round-pushpin.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { COVERED, OVER_MAP } from './map-styles.ts';
import { messages } from './messages.en.tsx';

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 rgb(22 163 74 / 0.5); }
  to { box-shadow: 0 0 0 9px rgb(22 163 74 / 0); }
`;

const bounce = keyframes`
  from { transform: translateY(0); }
  to { transform: translateY(-6px); }
`;

/** Says that the driver's marker moves by itself and that the drive is a demo. */
export function LiveCard() {
  return (
    <Paper
      className={OVER_MAP}
      elevation={3}
      sx={{
        px: 1.75,
        minHeight: 44,
        borderRadius: 999,
        border: '1px solid',
        borderColor: 'divider',
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
        {messages.map.live}
      </Typography>
      <Typography component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {messages.map.demo}
      </Typography>
    </Paper>
  );
}

/** Shows a small pin that bounces in the corner of the map, as decoration. */
export function BouncingPin() {
  return (
    <Box
      aria-hidden
      className={OVER_MAP}
      sx={{
        position: 'absolute',
        zIndex: 1000,
        left: 12,
        bottom: `calc(12px + var(${COVERED}, 0px))`,
        display: 'grid',
        placeItems: 'end center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 2,
        pointerEvents: 'none',
      }}
    >
      <Box sx={{ animation: `${bounce} 600ms ease-in-out infinite alternate` }}>
        <Illustration src={pushpin} size={24} />
      </Box>
    </Box>
  );
}
