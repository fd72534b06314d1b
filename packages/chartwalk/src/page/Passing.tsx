import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ShownTimer } from './use-timers.ts';

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

type PassingProps = { timer: ShownTimer; isRunning: boolean };

/** The filled part of a bar; without motion, where it stood when time stopped last. */
export function Passing({ timer: { delay, elapsed }, isRunning }: PassingProps) {
  return (
    <Box
      // Begins anew from where it stands now.
      key={`${isRunning} ${elapsed}`}
      component="span"
      sx={{
        display: 'block',
        height: '100%',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: `scaleX(${delay > 0 ? elapsed / delay : 1})`,
        animation: isRunning ? `${fill} ${delay}ms linear -${elapsed}ms both` : 'none',
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}
