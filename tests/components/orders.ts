import type { Order, User } from '../../src/domain/entities.ts';
import { openApp } from './app.tsx';
import { store } from './storage.ts';

export async function openTrackedOrder(tracked: Order, user: User | null = null): Promise<void> {
  store('orders', { [tracked.id]: tracked });
  await openApp({ url: `/track?id=${tracked.id}`, user });
}
