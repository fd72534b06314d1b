import type { Journey } from 'chartwalk/vitest';
import type { SnapshotFrom } from 'xstate';
import type { cartModel } from '../models/cart.ts';

type Value = SnapshotFrom<typeof cartModel.machine>['value'];

/** Returns the machine's value, by default with nothing offered and a closed drawer. */
function at(others: Partial<Value> = {}): Value {
  return { removal: 'none', guestItems: 'none', drawer: 'closed', ...others };
}

export const cartJourneys: readonly Journey<typeof cartModel>[] = [
  {
    name: 'a new cart replaces the previous cart',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['a new order with Dastan-e-Zafran is started', at()],
      ['the cart is opened', at({ drawer: 'open' })],
    ],
    end: 'the drawer lists only the new dish',
  },
  {
    name: 'a removed dish is restored in the drawer with its quantity',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the quantity is increased', at(), 'the cart has 2 items'],
      ['the cart is opened', at({ drawer: 'open' })],
      ['the dish is removed', at({ removal: 'offered', drawer: 'open' }), 'the cart has 0 items'],
      ['the removal is undone', at({ drawer: 'open' }), 'the cart has 2 items'],
    ],
    end: 'the plus button has the focus',
  },
  {
    name: 'a note is restored with its removed dish @20.4',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the cart is opened', at({ drawer: 'open' })],
      ['a note is written for the dish', at({ drawer: 'open' })],
      ['the dish is removed', at({ removal: 'offered', drawer: 'open' })],
      ['the removal is undone', at({ drawer: 'open' })],
    ],
    end: 'the note is shown',
  },
  {
    name: 'a dish removed on its page can be restored until it is added again or the offer is dismissed',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the dish is removed', at({ removal: 'offered' }), 'the cart has 0 items'],
      ['the removal is undone', at(), 'the plus button has the focus'],
      ['the dish is removed', at({ removal: 'offered' }), 'the cart has 0 items'],
      ['the removal is dismissed', at(), 'the cart button has the focus'],
      ['a dish of Coal & Rumali is added', at()],
      ['the dish is removed', at({ removal: 'offered' })],
      ['a dish of Coal & Rumali is added', at(), 'the cart has 1 item'],
      ['the dish is removed', at({ removal: 'offered' })],
      ['the cart is closed or another page is shown', at()],
    ],
  },
  {
    name: 'a dish that veg mode removes can be restored',
    steps: [
      ['Asha signs in', at()],
      ['a dish of Coal & Rumali is added', at()],
      ['veg mode removes the dish', at({ removal: 'offered' })],
      ['the removal is undone', at()],
    ],
  },
  {
    name: 'a removed dish can no longer be restored after another dish is added',
    steps: [
      ['Asha signs in', at()],
      ['a dish of Coal & Rumali is added', at()],
      ['the dish is removed', at({ removal: 'offered' })],
      ['a salad of Coal & Rumali is added', at()],
    ],
  },
  {
    name: 'a removed dish can no longer be restored after the other dishes are ordered',
    steps: [
      ['Asha signs in', at()],
      ['a dish of Coal & Rumali is added', at()],
      ['a salad of Coal & Rumali is added', at()],
      ['the dish is removed', at({ removal: 'offered' })],
      ['the order is placed', at()],
    ],
  },
  {
    name: 'a dish that one customer removed is not offered to the next customer',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['Asha signs in', at()],
      ['the dish is removed', at({ removal: 'offered' })],
      ['Bimal signs in', at()],
    ],
  },
  {
    name: 'a repeated order opens the cart @2.74',
    steps: [
      ['Asha signs in', at()],
      ['an order from Coal & Rumali is repeated', at({ drawer: 'open' })],
      ['the cart is closed or another page is shown', at()],
    ],
  },
  {
    name: 'a customer can replace the saved cart with the dish they added as a guest @4.39',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['Asha signs in and has a saved cart', at({ guestItems: 'offered' }), 'the cart has 2 items'],
      ['the items just picked are restored', at(), 'the cart has 1 item'],
    ],
    end: 'the dish is saved in Asha’s cart',
  },
  {
    name: 'a customer can discard the dish they added as a guest, and it is not offered to the next customer @4.39',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['Asha signs in and has a saved cart', at({ guestItems: 'offered' })],
      ['the items just picked are discarded', at()],
      ['the customer signs out', at()],
      ['a dish of Coal & Rumali is added', at()],
      ['Asha signs in and has a saved cart', at({ guestItems: 'offered' })],
      ['Bimal signs in', at()],
    ],
  },
  {
    name: 'a guest who signs in from the cart finds the saved cart open @18.2',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the cart is opened', at({ drawer: 'open' })],
      ['Sign In is chosen in the cart', at({ drawer: { signingIn: 'inDialog' } })],
      [
        'Asha signs in and has a saved cart',
        at({ drawer: 'open', guestItems: 'offered' }),
        'the drawer lists the saved dish',
      ],
      ['the items just picked are restored', at({ drawer: 'open' }), 'the cart has 1 item'],
    ],
    end: 'the drawer offers checkout, and its close button has the focus',
  },
  {
    name: 'a guest who closes the sign-in dialog finds the cart closed, even after signing in later @18.3',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the cart is opened', at({ drawer: 'open' })],
      ['Sign Up is chosen in the cart', at({ drawer: { signingIn: 'inDialog' } })],
      ['the sign-in dialog is dismissed', at()],
      ['Asha signs in', at()],
    ],
  },
  {
    name: 'the cart can be opened again if the sign-in dialog never appeared',
    steps: [
      ['a dish of Coal & Rumali is added', at()],
      ['the cart is opened', at({ drawer: 'open' })],
      ['Sign In is chosen in the cart', at({ drawer: { signingIn: 'inDialog' } })],
      ['the cart is opened', at({ drawer: 'open' })],
    ],
  },
];
