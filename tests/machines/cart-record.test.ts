import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartRecordMachine } from '../../machines/cart-record.ts';
import type { CartRecordEvent } from '../../machines/cart-record.ts';
import type { LoadOutcome, OwnerInput } from '../../machines/customer-record.ts';
import type { Cart, CartItem } from '../../src/domain/entities.ts';
import { controlledListener, controlledPromise, noodleBar, spiceRoute } from './helpers.ts';

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, quantity: 1 };
const ramen: CartItem = { id: 'ramen', name: 'Ramen', price: 9, quantity: 1 };

test('a saved cart takes the place of what a guest picked', async () => {
  const session = controlledListener<CartRecordEvent>();
  const load = controlledPromise<LoadOutcome<Cart>, OwnerInput>();
  const saved: Cart = { restaurant: noodleBar, items: [ramen] };
  const machine = cartRecordMachine.provide({
    actors: {
      sessionListener: session.logic,
      otherTabsListener: controlledListener<CartRecordEvent, OwnerInput>().logic,
      load: load.logic,
    },
  });
  const actor = createActor(machine).start();
  const operation = { type: 'itemsAdded', restaurant: spiceRoute, items: [dal] } as const;
  actor.send({ type: 'record.operated', operation });
  session.report({ type: 'record.signedIn', userId: 'asha' });
  await load.resolve({ kind: 'found', value: saved });
  expect(actor.getSnapshot().context).toMatchObject({
    value: saved,
    replaced: { restaurant: spiceRoute, items: [dal] },
  });
});
