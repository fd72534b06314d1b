import { greeting } from '../fixtures.ts';
import { storeElsewhere } from './storage.ts';

function driverMessage(timestamp: number) {
  return { ...greeting, id: String(timestamp), timestamp };
}

/** Stores driver messages with these times for an order, as another tab would. */
export function storeDriverMessages(orderId: string, times: readonly number[]): void {
  storeElsewhere(`chat_${orderId}`, times.map(driverMessage));
}
