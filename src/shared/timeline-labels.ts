import type { TimelineEntry } from '../domain/order-timeline.ts';

export const timelineLabels: Readonly<Record<TimelineEntry['kind'], string>> = {
  placed: 'Placed',
  due: 'Estimated delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
