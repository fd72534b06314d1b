import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import { formatTime } from '../../domain/day-and-time.ts';
import { formatCountdown, secondsUntil } from '../../domain/duration.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { appear } from './appear.ts';
import { tintedCard } from './tinted-card.ts';
import type { CountdownRef } from './use-countdown.ts';

type ClockProps = { clock: string; deadline: number };

/** The minutes and seconds that are left, large, and the time of day when they end. */
function Clock({ clock, deadline }: ClockProps) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: { xs: 'space-between', sm: 'flex-end' },
        columnGap: 2,
        textAlign: { sm: 'right' },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.35 }}>
          Estimated delivery time
        </Typography>
        <Typography variant="body2">{`around ${formatTime(new Date(deadline))}`}</Typography>
      </Box>
      <Typography
        component="p"
        role="timer"
        sx={{
          fontSize: 'clamp(2.5rem, 2.2rem + 1.2vw, 3.25rem)',
          fontWeight: 800,
          lineHeight: 1,
          letterSpacing: '-0.03em',
          fontVariantNumeric: 'tabular-nums',
          color: 'primary.main',
        }}
      >
        {clock}
      </Typography>
    </Box>
  );
}

type StatusHeaderProps = {
  countdown: CountdownRef;
  /** Whether a friend reads it: the order is not theirs. */
  isFollowed?: boolean;
  /** The actions, in their own row. */
  children?: ReactNode;
};

/** The countdown in sight each second; said to screen readers on the minute only. */
export function StatusHeader({ countdown, isFollowed = false, children }: StatusHeaderProps) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const { now, deadline } = useSelector(countdown, (snapshot) => snapshot.context);
  const seconds = secondsUntil(deadline, now);
  const minutes = Math.ceil(seconds / 60);
  const clock = formatCountdown(seconds);
  const order = isFollowed ? 'The order' : 'Your order';
  const spoken = isDelivered
    ? `Delivered! ${order} has been successfully delivered`
    : `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} until ${isFollowed ? 'the' : 'your'} delivery`;
  return (
    <Box
      component="section"
      aria-label="Delivery status"
      sx={{ ...tintedCard, alignItems: 'center', columnGap: 3, rowGap: 1 }}
    >
      <Box
        key={isDelivered ? 'delivered' : 'running'}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1.5, sm: 2 },
          minWidth: 0,
          animation: appear,
        }}
      >
        <Illustration src={isDelivered ? partyPopper : motorScooter} size={56} eager />
        <Box>
          <Typography
            variant="h2"
            sx={{
              fontSize: { xs: '1.375rem', sm: '1.625rem' },
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {isDelivered ? 'Delivered!' : `Delivery in ${clock}`}
          </Typography>
          <Typography sx={{ lineHeight: 1.45 }}>
            {isDelivered ? `${order} has been successfully delivered` : `${order} is on the way!`}
          </Typography>
        </Box>
      </Box>
      {!isDelivered && <Clock clock={clock} deadline={deadline} />}
      {children}
      <Box role="status" sx={visuallyHidden}>
        {spoken}
      </Box>
    </Box>
  );
}
