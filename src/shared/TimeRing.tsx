import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { visuallyHidden } from '@mui/utils';

type TimeRingProps = {
  /** The remaining time. */
  seconds: number;
  /** The total time. */
  of: number;
};

/** Pixels. */
const SIZE = 44;

/** Seconds that run out: a ring that empties, with their number in it. */
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
        <span style={visuallyHidden}>
          {seconds === 1 ? '1 second left' : `${seconds} seconds left`}
        </span>
      </Box>
    </Box>
  );
}
