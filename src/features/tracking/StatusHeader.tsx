import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import { formatTime } from '../../domain/day-and-time.ts';
import { formatCountdown, secondsUntil } from '../../domain/duration.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';
import type { CountdownRef } from './use-countdown.ts';

/** Shows the time at which the order is due, larger than anything else on the page. */
function ArrivalTime({ deadline }: { deadline: number }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>
        {messages.arrival.estimatedTime}
      </Typography>
      <Typography
        sx={{
          fontSize: 'min(clamp(2.5rem, 2.2rem + 1.2vw, 3.25rem), 15vw)',
          fontWeight: 800,
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
          fontVariantNumeric: 'tabular-nums',
          color: 'primary.main',
        }}
      >
        {formatTime(new Date(deadline))}
      </Typography>
    </>
  );
}

type StatusHeaderProps = {
  countdown: CountdownRef;
  /** Whether the reader is a friend with a tracking link. */
  isFollowed?: boolean;
  /** The steps of the delivery and the actions, each in its own row. */
  children?: ReactNode;
};

/**
 * Shows the arrival time and a countdown in seconds. `ArrivalAnnouncement` announces both to screen readers.
 */
export function StatusHeader({ countdown, isFollowed = false, children }: StatusHeaderProps) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const { now, deadline } = useSelector(countdown, (snapshot) => snapshot.context);
  const texts = isFollowed ? messages.arrival.followed : messages.arrival.own;
  return (
    <Box
      component="section"
      aria-label={messages.arrival.label}
      sx={{
        containerType: 'inline-size',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.5,
        px: { xs: 2, sm: 3 },
        py: { xs: 1.5, sm: 2.5 },
        borderRadius: 6,
        background:
          'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
      }}
    >
      <Box
        key={isDelivered ? 'delivered' : 'running'}
        sx={{ flex: '1 1 10rem', minWidth: 0, animation: appear }}
      >
        {!isDelivered && <ArrivalTime deadline={deadline} />}
        <Box role={isDelivered ? undefined : 'timer'} sx={{ mt: isDelivered ? 0 : 0.5 }}>
          <Typography
            variant="h2"
            sx={{
              fontSize: isDelivered ? '2rem' : { xs: '1.25rem', sm: '1.5rem' },
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {isDelivered
              ? messages.arrival.delivered
              : messages.arrival.countdown(formatCountdown(secondsUntil(deadline, now)))}
          </Typography>
        </Box>
        <Typography sx={{ lineHeight: 1.45 }}>
          {isDelivered ? texts.delivered : texts.onItsWay}
        </Typography>
      </Box>
      <Illustration src={isDelivered ? partyPopper : motorScooter} size={72} />
      {children}
    </Box>
  );
}
