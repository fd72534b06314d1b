import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { duration } from '../drawing/lines.ts';
import type { ShownTimer } from './use-timers.ts';

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

type DelayBarProps = { timer: ShownTimer; isRunning: boolean; label: string };

/** How much of a delay has passed; without motion, where it stood when time stopped last. */
export function DelayBar({ timer: { delay, elapsed }, isRunning, label }: DelayBarProps) {
  const share = delay > 0 ? elapsed / delay : 1;
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box
        // Begins anew from where it stands now.
        key={`${isRunning} ${elapsed}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={delay}
        aria-valuenow={Math.round(elapsed)}
        aria-valuetext={`${duration(Math.round(elapsed))} of ${duration(Math.round(delay))}`}
        sx={{ height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <Box
          sx={{
            height: '100%',
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            transform: `scaleX(${share})`,
            animation: isRunning ? `${fill} ${delay}ms linear -${elapsed}ms both` : 'none',
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {isRunning
          ? `Ends ${duration(Math.round(delay))} after it began`
          : `${duration(Math.round(elapsed))} of ${duration(Math.round(delay))}`}
      </Typography>
    </Box>
  );
}
