import { defineModel } from 'chartwalk';
import { createActor } from 'xstate';
import { appMachine } from '../../machines/app.ts';
import { authModalMachine } from '../../machines/auth-modal.ts';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import { sessionMachine } from '../../machines/session.ts';
import { cartRecord } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import { dietRecord } from '../../src/domain/diet.ts';
import type { Diet, DietOperation } from '../../src/domain/diet.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { coal, coalDish } from '../fixtures.ts';

const dialog = createActor(authModalMachine);
const closed = dialog.getSnapshot();
dialog.start().send({ type: 'auth.opened', mode: 'login' });
const open = dialog.getSnapshot();

const added = { restaurant: coal, items: [{ ...coalDish, quantity: 1 }] };

export const appModel = defineModel({
  machine: appMachine,
  starts: { 'a page just opened': {} },
  moves: {
    'page.changed': { samples: { 'another page is shown': {} } },
    'signIn.requested': { samples: { 'Sign In is chosen in the cart': { mode: 'login' } } },
    'signIn.dismissed': { samples: { 'the customer closes the sign-in dialog': {} } },
    'xstate.snapshot.authModal': {
      samples: { 'the sign-in dialog opens': open, 'the sign-in dialog closes': closed },
    },
    'xstate.snapshot.session': {
      samples: { 'the session changes': createActor(sessionMachine).getSnapshot() },
    },
    'xstate.snapshot.cartRecord': {
      samples: {
        'the stored cart changes': createActor(createCustomerRecordMachine<Cart, CartOperation>(), {
          input: cartRecord,
        }).getSnapshot(),
      },
    },
    'xstate.snapshot.diet': {
      samples: {
        'the stored diet changes': createActor(createCustomerRecordMachine<Diet, DietOperation>(), {
          input: dietRecord,
        }).getSnapshot(),
      },
    },
    'cart.operated': {
      samples: { 'the cart is changed': { operation: { type: 'itemsAdded', ...added } } },
    },
    'cart.replacedForgotten': { samples: { 'the items just picked are discarded': {} } },
    'adding.finished': {
      samples: {
        'a dish can be added to the cart': {
          operation: { type: 'itemsAdded', ...added },
          isOrder: false,
        },
        'an order can be added to the cart': {
          operation: { type: 'itemsAdded', ...added },
          isOrder: true,
        },
      },
    },
    'vegMode.turnedOn': {
      samples: { 'veg mode is turned on': { without: [{ ...coalDish, quantity: 1 }] } },
    },
  },
});
