import { greeting } from '../fixtures.ts';
import { storeElsewhere } from './storage.ts';

function driverMessage(timestamp: number) {
  return { ...greeting, id: String(timestamp), timestamp };
}

/** By now, the driver of this order has written at these times, as another tab has stored it. */
export function keepDriverMessages(orderId: string, times: readonly number[]): void {
  storeElsewhere(`chat_${orderId}`, times.map(driverMessage));
}
