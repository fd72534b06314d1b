import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import { formatTime } from '../../domain/day-and-time.ts';
import { formatCountdown, secondsUntil } from '../../domain/duration.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { visuallyHidden } from '../../shared/visually-hidden.ts';
import type { CountdownRef } from './use-countdown.ts';

/** The countdown in sight each second; said to screen readers on the minute only. */
export function StatusHeader({ countdown }: { countdown: CountdownRef }) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const { now, deadline } = useSelector(countdown, (snapshot) => snapshot.context);
  const seconds = secondsUntil(deadline, now);
  const minutes = Math.ceil(seconds / 60);
  const clock = formatCountdown(seconds);
  const spoken = isDelivered
    ? 'Delivered! Your order has been successfully delivered'
    : `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} until your delivery`;
  return (
    <Box
      component="section"
      aria-label="Delivery status"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        p: { xs: 2.5, sm: 4 },
        borderRadius: 6,
        background:
          'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
      }}
    >
      <Illustration src={isDelivered ? partyPopper : motorScooter} size={72} eager />
      <Box>
        <Typography variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isDelivered ? 'Delivered!' : `Delivery in ${clock}`}
        </Typography>
        <Typography variant="subtitle1">
          {isDelivered ? 'Your order has been successfully delivered' : 'Your order is on the way!'}
        </Typography>
      </Box>
      {!isDelivered && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textAlign: { sm: 'right' } }}>
          <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
            Estimated delivery time
          </Typography>
          <Typography
            component="p"
            role="timer"
            sx={{
              fontSize: 'clamp(2.5rem, 2rem + 2vw, 3.5rem)',
              fontWeight: 800,
              lineHeight: 1.1,
              letterSpacing: '-0.03em',
              fontVariantNumeric: 'tabular-nums',
              color: 'primary.main',
            }}
          >
            {clock}
          </Typography>
          <Typography variant="body2">at about {formatTime(new Date(deadline))}</Typography>
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {spoken}
      </Box>
    </Box>
  );
}
