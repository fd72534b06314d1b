import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Arrow } from '../live/sequence.ts';
import { moveLabel } from './move-label.ts';
import { timeOfDay } from './time-of-day.ts';

type SequenceArrowProps = Arrow & {
  /** The names of the columns at which the arrow starts and ends. */
  fromName: string;
  toName: string;
  template: string;
  /** The URL of the moment to which the event led; null if the page no longer remembers the moment. */
  moment: string | null;
};

/** Shows a line from the middle of one column to the middle of another, or a loop within one column. */
function Line({ from, to }: Pick<Arrow, 'from' | 'to'>) {
  const columns = Math.abs(to - from) + 1;
  const isForward = to >= from;
  const head = {
    content: '""',
    position: 'absolute',
    width: 0,
    height: 0,
    border: '5px solid transparent',
  } as const;
  if (columns === 1) {
    return (
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          ml: '50%',
          width: 26,
          height: 12,
          border: '1.5px solid',
          borderColor: 'text.secondary',
          borderLeft: 'none',
          borderRadius: '0 6px 6px 0',
          '&::after': {
            ...head,
            left: -1,
            bottom: -6,
            borderRightColor: 'text.secondary',
            borderLeft: 'none',
          },
        }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        mx: `${50 / columns}%`,
        mb: '5px',
        borderBottom: '1.5px solid',
        borderColor: 'text.secondary',
        '&::after': {
          ...head,
          bottom: -5.75,
          ...(isForward
            ? { right: 0, borderLeftColor: 'text.secondary', borderRight: 'none' }
            : { left: 0, borderRightColor: 'text.secondary', borderLeft: 'none' }),
        },
      }}
    />
  );
}

/**
 * Shows an arrow for one event. This component is memoised, because a busy app adds events in every animation
 * frame, but earlier events stay the same.
 */
export const SequenceArrow = memo(function SequenceArrow({
  delivery,
  from,
  to,
  sender,
  receiver,
  fromName,
  toName,
  template,
  moment,
}: SequenceArrowProps) {
  const first = Math.min(from, to) + 2;
  const last = Math.max(from, to) + 3;
  const who = sender === null ? '' : ` from ${sender}`;
  const whom = receiver === null ? '' : ` to ${receiver}`;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: template,
        alignItems: 'end',
        py: 0.25,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        component="time"
        dateTime={new Date(delivery.at).toISOString()}
        sx={{ pl: 1, fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {timeOfDay(delivery.at)}
      </Box>
      <Box sx={{ gridColumn: `${first} / ${last}`, minWidth: 0 }}>
        <Box sx={{ textAlign: 'center', fontSize: 12.5, lineHeight: 1.3 }}>
          <span style={visuallyHidden}>
            {sender ?? fromName} to {receiver ?? toName}:{' '}
          </span>
          <ButtonBase
            {...(moment === null
              ? { component: 'span', disabled: true }
              : { component: Link, to: moment })}
            sx={{
              display: 'inline',
              minHeight: 24,
              lineHeight: '24px',
              px: 0.5,
              borderRadius: 1,
              font: 'inherit',
              fontWeight: 600,
              overflowWrap: 'anywhere',
              bgcolor: 'background.paper',
              textDecoration: moment === null ? 'none' : 'underline',
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            {moveLabel(delivery.event.type)}
          </ButtonBase>
          {(who !== '' || whom !== '') && (
            <Box
              component="span"
              aria-hidden
              sx={{ color: 'text.secondary', bgcolor: 'background.paper' }}
            >
              {who}
              {whom}
            </Box>
          )}
        </Box>
        <Line from={from} to={to} />
      </Box>
    </Box>
  );
});
