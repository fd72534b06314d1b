import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { Order } from '../../domain/entities.ts';
import { cookingTimes } from '../../domain/order-status.ts';
import { CheckCircleIcon } from '../../shared/icons.tsx';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { typography } from '../../typography.en.ts';

type StepProps = {
  kind: 'confirmed' | 'prepared' | 'onItsWay' | 'delivered';
  /** The completed part of the step, from 0 to 1. */
  share: number;
};

/** In a container of this width, the steps are one below the other, with their names on one line. */
const NARROW = '@container (max-width: 27rem)';

/** Returns what screen readers say about a step. Sighted customers see how far its segment is filled. */
function stateOf(share: number): string {
  if (share === 0) return messages.progress.pending;
  return share === 1 ? messages.progress.completed : messages.progress.inProgress;
}

/**
 * Shows one segment of the progress bar, with the name of the step below the segment. If the steps are one
 * below the other, a circle beside the name replaces the segment.
 */
function Step({ kind, share }: StepProps) {
  const { title, text } = messages.progress[kind];
  const isInProgress = share > 0 && share < 1;
  // While the restaurant cooks, the text “Your order is ready” is not true yet.
  const isTextHidden = kind === 'prepared' && isInProgress;
  return (
    <Box
      component="li"
      aria-current={isInProgress ? 'step' : undefined}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 0.5,
        rowGap: 0.5,
        '& > :last-child': { gridColumn: '1 / -1' },
        [NARROW]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'start',
          columnGap: 1.25,
          '& > :nth-of-type(2)': { mt: share === 1 ? '1px' : '2.5px' },
          '& > :first-of-type': { display: 'none' },
          '& > :last-child': { gridColumn: 'auto' },
        },
      }}
    >
      <Box
        sx={{
          height: 8,
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
      <Box
        sx={{
          // The circle of an uncompleted step is as large as the disc of the tick within its icon.
          width: share === 1 ? 18 : 15,
          height: share === 1 ? 18 : 15,
          m: share === 1 ? 0 : '1.5px',
          ...(share < 1 && {
            borderRadius: '50%',
            border: '2px solid',
            borderColor: 'primary.main',
            bgcolor: 'background.paper',
            overflow: 'hidden',
            [NARROW]: {
              backgroundImage:
                'conic-gradient(var(--mui-palette-primary-main) var(--share), transparent 0)',
            },
          }),
        }}
      >
        <CheckCircleIcon
          sx={{
            display: 'block',
            fontSize: 18,
            color: 'primary.main',
            visibility: share === 1 ? 'visible' : 'hidden',
          }}
        />
      </Box>
      <Box
        key={kind}
        sx={{ animation: appear, color: share === 0 ? 'text.secondary' : 'text.primary' }}
      >
        <Typography
          sx={{
            fontWeight: isInProgress ? 800 : 600,
            fontSize: '0.9375rem',
            [NARROW]: { fontWeight: isInProgress ? 800 : 700 },
            lineHeight: typography.lineHeight(1.25),
          }}
        >
          {title}
          <span style={visuallyHidden}>{` ${stateOf(share)}`}</span>
        </Typography>
        {/* A hidden text keeps its room, so that nothing moves when the step is completed. */}
        <Typography
          sx={{
            fontSize: '0.8125rem',
            lineHeight: 1.35,
            mt: 0.25,
            visibility: isTextHidden ? 'hidden' : 'visible',
          }}
        >
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

type DeliveryProgressProps = {
  countdown: CountdownRef;
  order: Pick<Order, 'createdAt' | 'estimatedDelivery'>;
};

/**
 * Shows the three steps of a delivery as one bar. The second segment fills up while the restaurant cooks.
 * Afterwards, the last segment fills up until the countdown ends.
 */
export function DeliveryProgress({ countdown, order }: DeliveryProgressProps) {
  const { start, end } = cookingTimes(order);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const cooked = useSelector(countdown, ({ context: { now } }) => shareOf(now, start, end));
  const delivered = useSelector(countdown, ({ context: { now, deadline } }) =>
    shareOf(now, end, deadline),
  );
  return (
    <Box
      component="section"
      aria-label={messages.progress.label}
      sx={{
        flex: '1 1 100%',
        containerType: 'inline-size',
        // If the header is wide, the steps are beside the arrival time.
        '@container (min-width: 60rem)': { flex: '4 1 30rem' },
      }}
    >
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: 1,
          rowGap: 1.25,
          [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Step kind="confirmed" share={1} />
        <Step kind="prepared" share={cooked} />
        <Step kind={isDelivered ? 'delivered' : 'onItsWay'} share={delivered} />
      </Box>
    </Box>
  );
}

/**
 * Returns the completed part of a step at this time. While a step is in progress, the result is between 0.05
 * and 0.99, in hundredths.
 */
function shareOf(now: number, start: number, end: number): number {
  if (now < start) return 0;
  if (now >= end) return 1;
  const share = Math.round(((now - start) / (end - start)) * 100) / 100;
  return Math.min(0.99, Math.max(0.05, share));
}
