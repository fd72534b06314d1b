import { formatDayAndTime } from '../domain/day-and-time.ts';
import type { OrderMoment } from '../domain/order-moments.ts';

/** The day and time of something that happened to an order. That of a delivery is the estimated one. */
export function Moment({ moment: { label, date } }: { moment: OrderMoment }) {
  return (
    <>
      <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time>
      {label === 'Delivered' && <span>, as estimated</span>}
    </>
  );
}
