import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
import { minutesUntil } from '../../domain/duration.ts';
import { messages } from './messages.en.tsx';
import type { CountdownRef } from './use-countdown.ts';

type ArrivalAnnouncementProps = {
  countdown: CountdownRef;
  /** Whether the reader is a friend with a tracking link. */
  isFollowed?: boolean;
};

/**
 * Announces the remaining time once a minute, and finally that the order was delivered. Screen readers
 * announce only a change of an element, so the same element must stay in the page when the order is
 * delivered.
 */
export function ArrivalAnnouncement({ countdown, isFollowed = false }: ArrivalAnnouncementProps) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const minutes = useSelector(countdown, ({ context }) =>
    minutesUntil(context.deadline, context.now),
  );
  const texts = isFollowed ? messages.arrival.followed : messages.arrival.own;
  return (
    <Box role="status" sx={visuallyHidden}>
      {isDelivered ? texts.announcement : texts.remaining(minutes)}
    </Box>
  );
}
