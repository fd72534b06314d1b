import type { Journey } from 'chartwalk/vitest';
import type { checkoutModel } from '../models/checkout.ts';

/** Returns the machine's value, by default with the earlier addresses offered. */
const at = (
  order: 'editing' | 'placing',
  address: 'offered' | 'filled' | 'removed' = 'offered',
) => ({ form: { order, address } });

export const checkoutJourneys: readonly Journey<typeof checkoutModel>[] = [
  {
    name: 'an earlier address replaces the typed address, and Undo restores the typed address @19.2',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['an address is typed', at('editing')],
      ['the address of an earlier order is chosen', at('editing', 'filled')],
      ['the address of an earlier order is chosen', at('editing', 'filled')],
      [
        'the last address change is undone',
        at('editing'),
        'the typed street is restored, and is stored',
      ],
    ],
    end: 'the earlier address has the focus',
  },
  {
    name: 'an earlier address can be edited after it was filled in, and is stored for a reload',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['the form is sent without city and card', at('editing')],
      ['the address of an earlier order is chosen', at('editing', 'filled')],
      ['an address is typed', at('editing')],
    ],
    end: 'the city stays filled in, and the edited address is stored',
  },
  {
    name: 'an earlier address can be removed and restored, and another address can be filled in @19.4',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      [
        'the address of another order is removed',
        at('editing', 'removed'),
        'the removal is stored, and the next button has the focus',
      ],
      ['the last address change is undone', at('editing'), 'the restored address has the focus'],
      ['the address of another order is removed', at('editing', 'removed')],
      ['the address of an earlier order is chosen', at('editing', 'filled')],
    ],
  },
  {
    name: 'a visitor is redirected to the restaurants',
    steps: [['nobody is signed in', 'redirected']],
  },
  {
    name: 'a typed address is removed if the customer signs out, even while the order is being placed',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['an address is typed', at('editing')],
      ['the complete form is sent', at('placing')],
      ['nobody is signed in', at('placing')],
      ['the browser refuses to store the order', 'redirected'],
    ],
    end: 'no typed address is stored',
  },
  {
    name: 'placing an order continues if another tab empties the cart, and checkout ends if the order then fails @P.6',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['the complete form is sent', at('placing')],
      ['Asha’s cart is empty', at('placing')],
      ['the browser refuses to store the order', 'redirected'],
    ],
  },
  {
    name: 'an order can be placed after fields were missing and the browser refused to store it, and the cart is then empty @4.34',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['an address is typed', at('editing')],
      ['the form is sent without city and card', at('editing'), 'the city is marked as missing'],
      ['the city is added', at('editing'), 'the city is no longer marked'],
      ['the complete form is sent', at('placing')],
      ['the browser refuses to store the order', at('editing'), 'every field stays filled in'],
      ['the complete form is sent', at('placing')],
      ['the order is stored', 'placed'],
    ],
    end: 'the order is stored without the card number, and the cart and the typed address are no longer stored',
  },
  {
    name: 'an address that was typed before a reload is filled in again',
    steps: [['Asha is back after a reload, with a full cart and a typed address', at('editing')]],
    end: 'the typed street is restored, and is stored',
  },
  {
    name: 'another earlier address replaces the chosen address, and Undo restores the typed address',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['an address is typed', at('editing')],
      ['the address of an earlier order is chosen', at('editing', 'filled')],
      [
        'the address of another order is chosen instead',
        at('editing', 'filled'),
        'the other address is filled in',
      ],
      [
        'the last address change is undone',
        at('editing'),
        'the typed street is restored, and is stored',
      ],
    ],
  },
  {
    name: 'missing fields replace an earlier failure',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['the complete form is sent', at('placing')],
      ['the browser refuses to store the order', at('editing')],
      ['the form is sent without city and card', at('editing')],
    ],
  },
  {
    name: 'the mistakes and the address of one customer are gone when nobody is signed in',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['an address is typed', at('editing')],
      ['the form is sent without city and card', at('editing')],
      ['nobody is signed in', 'redirected'],
    ],
  },
  {
    name: 'the choice of an earlier address can still be undone after another tab empties the cart',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['the complete form is sent', at('placing')],
      ['the address of an earlier order is chosen', at('placing', 'filled')],
      ['Asha’s cart is empty', at('placing', 'filled')],
    ],
  },
  {
    name: 'the choice of an earlier address can no longer be undone after the customer signs out',
    steps: [
      ['Asha is signed in and has a full cart', at('editing')],
      ['the complete form is sent', at('placing')],
      ['the address of an earlier order is chosen', at('placing', 'filled')],
      ['nobody is signed in', at('placing')],
    ],
  },
];
