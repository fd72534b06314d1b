import type { Journey } from 'chartwalk/vitest';
import type { checkoutModel } from '../models/checkout.ts';

const offered = (order: 'editing' | 'placing') =>
  ({ form: { order, address: 'offered' } }) as const;
const editing = (choice: 'offered' | 'filled' | 'forgotten') =>
  ({ form: { order: 'editing', address: choice } }) as const;

export const checkoutJourneys: readonly Journey<typeof checkoutModel>[] = [
  {
    name: 'an earlier address replaces the typed one, and Undo restores it @19.2',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['an address is typed', offered('editing')],
      ['the address of an earlier order is chosen', editing('filled')],
      ['the address of an earlier order is chosen', editing('filled')],
      ['that is undone', editing('offered'), 'the typed street is back'],
    ],
    end: 'the earlier address has the focus',
  },
  {
    name: 'an earlier address can be edited after it was filled in, and is stored for a reload',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['the form is sent without city and card', offered('editing')],
      ['the address of an earlier order is chosen', editing('filled')],
      ['an address is typed', editing('offered')],
    ],
    end: 'the city stays filled in, and the edited address is stored',
  },
  {
    name: 'an earlier address can be removed and restored, and another one can be filled in @19.4',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      [
        'the address of another order is forgotten',
        editing('forgotten'),
        'the removal is stored, and the next button has the focus',
      ],
      ['that is undone', editing('offered'), 'the restored address has the focus'],
      ['the address of another order is forgotten', editing('forgotten')],
      ['the address of an earlier order is chosen', editing('filled')],
    ],
  },
  {
    name: 'a visitor is redirected to the restaurants',
    steps: [['nobody is signed in', 'redirected']],
  },
  {
    name: 'a typed address is removed if the customer signs out, even while the order is being placed',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['an address is typed', offered('editing')],
      ['the complete form is sent', offered('placing')],
      ['nobody is signed in', offered('placing')],
      ['the browser refuses to store the order', 'redirected'],
    ],
    end: 'no typed address is stored',
  },
  {
    name: 'a typed address is removed once the order is placed',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['an address is typed', offered('editing')],
      ['the complete form is sent', offered('placing')],
      ['the order is stored', 'placed'],
    ],
    end: 'no typed address is stored',
  },
  {
    name: 'an order is still being placed if another tab empties the cart, and checkout ends if it fails @P.6',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['the complete form is sent', offered('placing')],
      ['Asha’s cart is empty', offered('placing')],
      ['the browser refuses to store the order', 'redirected'],
    ],
  },
  {
    name: 'an order that the browser refused to store can be placed again, and is stored once',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['the complete form is sent', offered('placing')],
      [
        'the browser refuses to store the order',
        offered('editing'),
        'an alert explains the failure',
      ],
      ['the complete form is sent', offered('placing')],
      ['the order is stored', 'placed'],
    ],
    end: 'one order is stored',
  },
  {
    name: 'an order is placed after missing fields are filled in and a refusal of the browser to store it',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      [
        'the form is sent without city and card',
        offered('editing'),
        'the city is marked as missing',
      ],
      ['the city is added', offered('editing'), 'the city is no longer marked'],
      ['the complete form is sent', offered('placing')],
      ['the browser refuses to store the order', offered('editing')],
      ['the complete form is sent', offered('placing')],
      ['the order is stored', 'placed'],
    ],
    end: 'the order is stored without the card number, and the cart is empty',
  },
  {
    name: 'the checkout form stays filled in if the order can’t be stored',
    steps: [
      ['Asha is there with a full cart', offered('editing')],
      ['the complete form is sent', offered('placing')],
      ['the browser refuses to store the order', offered('editing')],
    ],
    end: 'an alert explains the failure, and every field stays filled in',
  },
];
