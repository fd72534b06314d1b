import { plural } from '../domain/plural.ts';

export const messages = {
  changedYourMind: 'Changed your mind?',
  cancelOrder: 'Cancel order',
  cancelOrderNumber: (id: string) => `Cancel order ${id}`,
  isTooLate: 'The restaurant has started cooking, so it’s too late to cancel.',
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: '1 second left', other: `${seconds} seconds left` }),
  title: 'Cancel this order?',
  text: (restaurant: string) =>
    `If you cancel, ${restaurant} won’t start cooking and you won’t be charged.`,
  tooLateTitle: 'Too late to cancel',
  tooLateText: (restaurant: string) =>
    `${restaurant} has started cooking, so your order is coming as planned.`,
  notSaved:
    'Your browser couldn’t save the cancellation, so your order is still active. Please try again.',
  confirm: 'Yes, cancel order',
  tryAgain: 'Try again',
  keep: 'Keep my order',
  ok: 'OK',
};
