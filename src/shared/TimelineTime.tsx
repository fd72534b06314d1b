import { formatDayAndTime } from '../domain/day-and-time.ts';
import type { TimelineEntry } from '../domain/order-timeline.ts';
import { messages } from './order-messages.en.ts';

/** Shows the day and time of an entry. The time of a delivery is marked as estimated. */
export function TimelineTime({ entry: { kind, date } }: { entry: TimelineEntry }) {
  return (
    <>
      <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time>
      {kind === 'delivered' && <span>{` ${messages.estimated}`}</span>}
    </>
  );
}
