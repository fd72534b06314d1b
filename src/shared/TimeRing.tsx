import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { visuallyHidden } from '@mui/utils';
import { messages } from './cancellation-messages.en.ts';

type TimeRingProps = {
  /** The remaining time in seconds. */
  seconds: number;
  /** The total time in seconds. */
  of: number;
};

/** The diameter of the ring in pixels. */
const SIZE = 44;

/** Shows the remaining seconds as a number in a ring that empties. */
export function TimeRing({ seconds, of }: TimeRingProps) {
  return (
    <Box sx={{ position: 'relative', width: SIZE, height: SIZE, flexShrink: 0 }}>
      <CircularProgress
        aria-hidden
        role="presentation"
        variant="determinate"
        enableTrackSlot
        size={SIZE}
        thickness={3.5}
        value={Math.min(100, (seconds / of) * 100)}
        sx={{ '& .MuiCircularProgress-circle': { transition: 'stroke-dashoffset 1s linear' } }}
      />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontSize: '0.875rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span aria-hidden>{seconds}</span>
        <span style={visuallyHidden}>{messages.secondsLeft(seconds)}</span>
      </Box>
    </Box>
  );
}
