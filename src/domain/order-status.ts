import type { OrderStatus } from './entities.ts';

type StatusText = { label: string; description: string };

const texts: Readonly<Record<OrderStatus, StatusText>> = {
  confirmed: { label: 'Order Confirmed', description: 'Restaurant has received your order' },
  preparing: { label: 'Preparing', description: 'Your food is being prepared' },
  ready: { label: 'Ready for Pickup', description: 'Food is ready, waiting for driver' },
  picked_up: { label: 'Picked Up', description: 'Driver has picked up your order' },
  on_the_way: { label: 'On the Way', description: 'Driver is heading to your location' },
  delivered: { label: 'Delivered', description: 'Order has been delivered' },
  cancelled: { label: 'Cancelled', description: 'Order has been cancelled' },
};

/** How a status is named and described to the customer. */
export function describeStatus(status: OrderStatus): StatusText {
  return texts[status];
}

/** Delivered and cancelled orders are past; all others are active. */
export function isPastStatus(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}
