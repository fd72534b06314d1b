export const messages = {
  description: 'Your active and past FoodDash orders.',
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in to view your orders',
  createAccount: 'Create account',
  trackWithId: 'Track with an order ID',

  tabs: 'Orders',
  activeTab: (count: number) => `Active Orders (${count})`,
  pastTab: (count: number) => `Past Orders (${count})`,
  noActiveTitle: 'No Active Orders',
  noActiveText: "You don't have any active orders right now",
  orderFood: 'Order Food',
  noPastTitle: 'No Past Orders',
  noPastText: 'Your order history will appear here',
  wasDelivered: (restaurant: string) => `Your order from ${restaurant} has been delivered.`,
  wasCancelled: (id: string) => `Order #${id} was cancelled. You weren’t charged.`,

  sample: 'Sample order. You didn’t place it.',
  placedAt: (id: string, time: string) => `Order #${id} · placed at ${time}`,
  deliveringTo: (address: string) => `Delivering to ${address}`,
  track: (id: string) => `Track Order ${id}`,

  delivered: {
    mark: 'Delivered',
    endedAt: (id: string, time: string) => `Order #${id} · Delivered ${time}`,
    placedAt: (id: string, time: string) => `Order #${id} · Placed ${time} · Delivered`,
    untimed: (id: string) => `Order #${id} · Delivered`,
  },
  cancelled: {
    mark: 'Cancelled',
    endedAt: (id: string, time: string) => `Order #${id} · Cancelled ${time} · not charged`,
    placedAt: (id: string, time: string) =>
      `Order #${id} · Placed ${time} · Cancelled · not charged`,
    untimed: (id: string) => `Order #${id} · Cancelled · not charged`,
  },
  viewReceipt: 'View Receipt',
  viewReceiptOf: (id: string) => `View Receipt for order ${id}`,
};
