import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { duration } from '../drawing/lines.ts';
import { DelayProgress } from './Passing.tsx';
import type { ShownTimer } from './use-timers.ts';

type DelayBarProps = { timer: ShownTimer; isRunning: boolean; label: string };

export function DelayBar({ timer, isRunning, label }: DelayBarProps) {
  const { delay, elapsed } = timer;
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={delay}
        aria-valuenow={Math.round(elapsed)}
        aria-valuetext={`${duration(Math.round(elapsed))} of ${duration(Math.round(delay))}`}
        sx={{ height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <DelayProgress timer={timer} isRunning={isRunning} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {isRunning
          ? `Ends ${duration(Math.round(delay))} after it began`
          : `${duration(Math.round(elapsed))} of ${duration(Math.round(delay))}`}
      </Typography>
    </Box>
  );
}
