import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { typography } from '../../typography.en.ts';

type StepProps = {
  kind: 'confirmed' | 'prepared' | 'onItsWay' | 'delivered';
  /** The completed part of the step, from 0 to 1. */
  share: number;
};

function stepsOf(isDelivered: boolean, share: number): StepProps[] {
  return [
    { kind: 'confirmed', share: 1 },
    { kind: 'prepared', share: 1 },
    isDelivered ? { kind: 'delivered', share: 1 } : { kind: 'onItsWay', share },
  ];
}

/** Shows one segment of the progress bar, with the name of the step below the segment. */
function Step({ kind, share }: StepProps) {
  const { title, text } = messages.progress[kind];
  const isDone = share === 1;
  return (
    <Box component="li" aria-current={isDone ? undefined : 'step'}>
      <Box
        sx={{
          height: 8,
          mb: 1,
          borderRadius: 999,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{
            height: '100%',
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            '@media (forced-colors: active)': {
              bgcolor: 'Highlight',
              forcedColorAdjust: 'none',
            },
          }}
          style={{ transform: `scaleX(${share})` }}
        />
      </Box>
      <Box key={kind} sx={{ animation: appear }}>
        <Typography
          sx={{ fontWeight: 700, fontSize: '0.9375rem', lineHeight: typography.lineHeight(1.25) }}
        >
          {title}
          <span style={visuallyHidden}>
            {` ${isDone ? messages.progress.completed : messages.progress.inProgress}`}
          </span>
        </Typography>
        <Typography sx={{ fontSize: '0.8125rem', lineHeight: 1.35, mt: 0.25 }}>{text}</Typography>
      </Box>
    </Box>
  );
}

type DeliveryProgressProps = {
  countdown: CountdownRef;
  /** The time at which the order was placed, in milliseconds since the epoch. */
  placedAt: number;
};

/**
 * Shows the three steps of a delivery as one bar. The segment of the last step fills up until the countdown
 * ends.
 */
export function DeliveryProgress({ countdown, placedAt }: DeliveryProgressProps) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const share = useSelector(countdown, ({ context: { now, deadline } }) =>
    shareOf(now - placedAt, deadline - placedAt),
  );
  return (
    <Box component="section" aria-label={messages.progress.label} sx={{ flexBasis: '100%' }}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          // With large text, the steps are one below the other.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))',
          columnGap: 1,
          rowGap: 1.5,
        }}
      >
        {stepsOf(isDelivered, share).map((step, index) => (
          <Step key={index === 2 ? 'delivery' : step.kind} {...step} />
        ))}
      </Box>
    </Box>
  );
}

/** Returns the elapsed part of the delivery, rounded to hundredths and limited to 0.05 to 0.99. */
function shareOf(passed: number, total: number): number {
  const share = Math.round((passed / total) * 100) / 100;
  return Math.min(0.99, Math.max(0.05, Number.isFinite(share) ? share : 0));
}
