import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ShownTimer } from './use-timers.ts';

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

type DelayProgressProps = { timer: ShownTimer; isRunning: boolean };

/**
 * Shows the filled part of a delay's bar, which grows while the delay runs. If the user prefers reduced
 * motion, the filled part does not grow, but shows the time that had elapsed at the last update.
 */
export function DelayProgress({ timer: { delay, elapsed }, isRunning }: DelayProgressProps) {
  return (
    <Box
      // A new key restarts the animation from the current position.
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
