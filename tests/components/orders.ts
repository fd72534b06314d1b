import type { Order, User } from '../../machines/entities.ts';
import { openApp } from './app.tsx';
import { coal, coalDish, store } from './kitchen.ts';

/** An order that is on its way for years, unless told otherwise. */
export function order(changes: Partial<Order> = {}): Order {
  return {
    id: 'FD1234561234',
    userId: 'asha',
    restaurant: { id: coal.id, name: coal.name },
    items: [{ ...coalDish, quantity: 2 }],
    total: 24.57,
    deliveryAddress: {
      street: '12 Lodhi Road',
      city: 'New Delhi',
      zipCode: '110003',
      instructions: 'Ring the lower bell',
    },
    paymentMethod: {
      cardNumber: '•••• 4242',
      expiryDate: '12/99',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'confirmed',
    createdAt: '2026-01-01T12:00:00.000Z',
    estimatedDelivery: '2099-01-01T12:30:00.000Z',
    driver: { name: 'Ravi', phone: '+91 11 5550 0101', vehicle: 'Scooter', rating: 4.9 },
    ...changes,
  };
}

/** Opens the tracking page of a stored order. */
export async function openTrackedOrder(tracked: Order, user: User | null = null): Promise<void> {
  store('orders', { [tracked.id]: tracked });
  await openApp({ address: `/track?id=${tracked.id}`, user });
}
