/** Writes the browser's storage before the app starts, and reads it back. */
import type { Page } from '@playwright/test';
import type { Cart, Order } from '../../src/domain/entities.ts';

/** Stores a value before the next page loads, unless the storage already has a value under this key. */
export async function seedStorage(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, content]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, content);
    },
    [key, text] as const,
  );
}

/** Stores a value before the next page loads, but never again, because later pages must see the app's changes. */
export async function seedStorageOnce(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, content]) => {
      const mark = `seeded ${name}`;
      if (sessionStorage.getItem(mark) === null) localStorage.setItem(name, content);
      sessionStorage.setItem(mark, 'once');
    },
    [key, JSON.stringify(value)] as const,
  );
}

export async function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

export async function storedOrders(page: Page): Promise<Record<string, Order>> {
  return JSON.parse((await readStorage(page, 'orders')) ?? '{}') as Record<string, Order>;
}

export const savedCart: Cart = {
  restaurant: { id: 'coal-and-rumali', name: 'Coal & Rumali', cuisine: 'Kebabs & Rolls' },
  items: [
    {
      id: 'coal-and-rumali-chicken-seekh-roll',
      name: 'Chicken Seekh Roll',
      price: 5.49,
      quantity: 3,
    },
  ],
};

/** A cart with one dish. */
export const pizzaCart: Cart = {
  restaurant: { id: 'neem-and-nigella', name: 'Neem & Nigella', cuisine: 'North Indian' },
  items: [
    {
      id: 'neem-and-nigella-paneer-tikka-pizza',
      name: 'Paneer Tikka Pizza',
      price: 9.49,
      quantity: 1,
    },
  ],
};

/** Returns an order that is due in this many minutes. If the number is negative, the order was delivered. */
export function sampleOrder(id: string, minutesLeft: number): Order {
  const deadline = Date.now() + minutesLeft * 60_000;
  return {
    id,
    restaurant: { id: 'neem-and-nigella', name: 'Neem & Nigella' },
    items: [
      {
        id: 'neem-and-nigella-paneer-tikka-pizza',
        name: 'Paneer Tikka Pizza',
        price: 9.49,
        quantity: 2,
      },
      { id: 'neem-and-nigella-kachumber-salad', name: 'Kachumber Salad', price: 3.49, quantity: 1 },
    ],
    total: 27.26,
    deliveryAddress: {
      street: '7 Lodhi Road',
      city: 'New Delhi',
      zipCode: '110003',
      instructions: 'Second floor, the blue door',
    },
    paymentMethod: {
      cardNumber: '•••• 1111',
      expiryDate: '12/34',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'confirmed',
    createdAt: new Date(deadline - 30 * 60_000).toISOString(),
    estimatedDelivery: new Date(deadline).toISOString(),
    driver: {
      name: 'Arjun Rawat',
      phone: '+91 98765 43210',
      vehicle: 'Honda Activa · DL 3S AB 4821',
      rating: 4.8,
    },
  };
}
