import type { OrderStatus } from '../domain/entities.ts';

export const statusTexts: Readonly<Record<OrderStatus, { label: string; description: string }>> = {
  confirmed: { label: 'Order Confirmed', description: 'Restaurant has received your order' },
  preparing: { label: 'Preparing', description: 'Your food is being prepared' },
  ready: { label: 'Ready for Pickup', description: 'Food is ready, waiting for driver' },
  picked_up: { label: 'Picked Up', description: 'Driver has picked up your order' },
  on_the_way: { label: 'On the Way', description: 'Driver is heading to your location' },
  delivered: { label: 'Delivered', description: 'Order has been delivered' },
  cancelled: { label: 'Cancelled', description: 'Order has been cancelled' },
};
