import { vi } from 'vitest';
import type { MockInstance } from 'vitest';
import type { Order } from '../../src/domain/entities.ts';

/** Texts that are not JSON objects: broken JSON, lists and plain values. */
export const unreadableTexts = [
  '',
  'not json',
  '{"cut": ',
  '[object Object]',
  'undefined',
  '[]',
  '[{}]',
  '42',
  '"text"',
  'true',
  'null',
];

/** The browser's error for full storage. */
export const storageIsFull = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** Makes storage refuse to write the keys for which the condition is true. By default, these are all keys. */
export function makeWritesFail(applies: (key: string) => boolean = () => true): void {
  const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(
    this: Storage,
    key: string,
    text: string,
  ) {
    if (applies(key)) throw storageIsFull;
    if (typeof setItem === 'function') setItem.call(this, key, text);
  });
}

export function makeReadsFail(): void {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  });
}

/** Silences warnings. Returns the mock that counts them. */
export function silenceWarnings(): MockInstance<typeof console.warn> {
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** Reports a storage event, as the browser does to other tabs. */
export function reportStorageEvent(key: string | null, storageArea: Storage = localStorage): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
}

/**
 * Reports that the page was restored from the back/forward cache. Such a page has missed all storage events
 * since it was left.
 */
export function reportShownAgain(): void {
  globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

export function orderWithId(id: string): Order {
  return {
    id,
    userId: 'asha',
    restaurant: { id: 'spice-route', name: 'Spice Route' },
    items: [{ id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 }],
    total: 17.03,
    totalINR: '₹1,413',
    deliveryAddress: {
      street: '2 Test Road',
      city: 'Delhi',
      zipCode: '110001',
      instructions: 'Ring twice.',
    },
    paymentMethod: {
      cardNumber: '•••• 4242',
      expiryDate: '09/29',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'preparing',
    createdAt: '2026-01-01T12:00:00.000Z',
    estimatedDelivery: '2026-01-01T12:30:00.000Z',
    driver: { name: 'Ravi', phone: '+91 11 5550 0101', vehicle: 'Scooter', rating: 4.9 },
  };
}
