import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import type { InspectedActor } from '../live/protocol.ts';
import { innermost } from '../state-paths.ts';
import { moveLabel } from './move-label.ts';
import { timeOfDay } from './time-of-day.ts';

type MomentProps = {
  moment: InspectedActor;
  isShown: boolean;
  onChoose: (sequence: number) => void;
};

/**
 * Shows one moment in the history of an actor. A moment is the actor's state after an event. This component
 * is memoised, because a busy app adds a moment in every animation frame, but earlier moments stay the same.
 */
const Moment = memo(
  function Moment({ moment, isShown, onChoose }: MomentProps) {
    const { sequence, event, value, at } = moment;
    return (
      <ButtonBase
        aria-current={isShown ? 'step' : undefined}
        onClick={() => onChoose(sequence)}
        sx={{
          display: 'block',
          width: '100%',
          px: 1,
          py: 0.5,
          minHeight: 28,
          borderRadius: 1,
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: 13,
          lineHeight: 1.4,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          '&[aria-current]': { bgcolor: 'tint.main' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {moveLabel(event.type)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {innermost(value).join(', ')}
        </Box>{' '}
        <Box
          component="time"
          dateTime={new Date(at).toISOString()}
          sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}
        >
          {timeOfDay(at)}
        </Box>
      </ButtonBase>
    );
  },
  (before, after) => before.moment === after.moment && before.isShown === after.isShown,
);

type MomentsProps = {
  past: readonly InspectedActor[];
  shown: number;
  onChoose: (sequence: number) => void;
};

/** Shows the history of an actor, newest first. Clicking an entry shows the chart at that moment. */
export function Moments({ past, shown, onChoose }: MomentsProps) {
  return (
    <Box
      component="ol"
      reversed
      start={past.at(-1)?.sequence}
      sx={{
        listStyle: 'decimal',
        // The padding leaves room for the numbers and for the outline of the focused entry.
        pl: 4.5,
        pr: 0.5,
        py: 0.5,
        maxHeight: 264,
        overflowY: 'auto',
        fontSize: 13,
        '& li::marker': { color: 'text.secondary' },
      }}
    >
      {past.toReversed().map((moment) => (
        <li key={moment.sequence}>
          <Moment moment={moment} isShown={moment.sequence === shown} onChoose={onChoose} />
        </li>
      ))}
    </Box>
  );
}
