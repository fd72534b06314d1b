import { formatDayAndTime } from '../domain/day-and-time.ts';
import type { TimelineEntry } from '../domain/order-timeline.ts';

/** The day and time of an entry. Deliveries are marked as estimated. */
export function TimelineTime({ entry: { kind, date } }: { entry: TimelineEntry }) {
  return (
    <>
      <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time>
      {kind === 'delivered' && <span> (estimated)</span>}
    </>
  );
}
