import type { OrderStatus } from '../domain/entities.ts';
import type { TimelineEntry } from '../domain/order-timeline.ts';

export const messages = {
  status: {
    confirmed: { label: 'Order Confirmed', description: 'Restaurant has received your order' },
    preparing: { label: 'Preparing', description: 'Your food is being prepared' },
    ready: { label: 'Ready for Pickup', description: 'Food is ready, waiting for driver' },
    picked_up: { label: 'Picked Up', description: 'Driver has picked up your order' },
    on_the_way: { label: 'On the Way', description: 'Driver is heading to your location' },
    delivered: { label: 'Delivered', description: 'Order has been delivered' },
    cancelled: { label: 'Cancelled', description: 'Order has been cancelled' },
  } satisfies Record<OrderStatus, { label: string; description: string }>,
  timeline: {
    placed: 'Placed',
    due: 'Estimated delivery',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<TimelineEntry['kind'], string>,
  orderNumber: (id: string) => `Order #${id}`,
  portions: (quantity: number, dish: string) => `${quantity}×\u00A0${dish}`,
  reorder: 'Reorder',
  reorderFrom: (restaurant: string, id: string) => `Reorder from ${restaurant}, order ${id}`,
  cancelledNotCharged: 'This order was cancelled. You weren’t charged.',
};
