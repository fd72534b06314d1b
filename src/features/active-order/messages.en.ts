import { plural } from '../../domain/plural.ts';

export const messages = {
  title: 'Your active orders',
  wasDelivered: (restaurant: string) => `Your order from ${restaurant} has been delivered.`,

  delivered: 'Delivered!',
  deliveryIn: (minutes: number) => `Delivery in ${minutes} min`,
  /** The text of the narrow button. It breaks into two lines at its only ordinary space. */
  deliveryInOnTwoLines: (minutes: number) => `Delivery\u00A0in ${minutes}\u00A0min`,
  track: 'Track',
  trackOrder: (restaurant: string, id: string) => `Track your order from ${restaurant}, ${id}`,
  trackOrderIn: (minutes: number, restaurant: string, id: string) =>
    `Delivery in ${minutes} min. Track your order from ${restaurant}, ${id}`,
  view: 'View',
  viewOrder: (restaurant: string, id: string) => `View your order from ${restaurant}, ${id}`,
  viewDelivered: (restaurant: string, id: string) =>
    `Delivered! View your order from ${restaurant}, ${id}`,

  onTheWay: (count: number) =>
    plural(count, { one: '1 order on the way', other: `${count} orders on the way` }),
  nextDeliveryIn: (minutes: number) => `Next in ${minutes} min`,
  someDelivered: (count: number) => `${count} delivered`,
  allDelivered: (count: number) =>
    plural(count, { one: '1 order delivered', other: `${count} orders delivered` }),
  enjoy: 'Enjoy your meal!',
  unread: (count: number) =>
    plural(count, { one: ', 1 unread message', other: `, ${count} unread messages` }),
};
