import type { Journey } from 'chartwalk/vitest';
import type { customerRecordModel } from '../models/customer-record.ts';

export const customerRecordJourneys: readonly Journey<typeof customerRecordModel>[] = [
  {
    name: 'a guest’s dish is saved when the customer signs in for the first time @4.38',
    steps: [
      ['a dish is added', 'inMemory'],
      ['Bimal signs in', 'saved'],
    ],
    end: 'the guest’s dish is saved for Bimal',
  },
  {
    name: 'a guest’s dish is only offered, and not saved, if another tab signs the customer in @4.38.1',
    steps: [
      ['a dish is added', 'inMemory'],
      ['another tab signs Bimal in', 'saved', 'the guest’s dish is offered'],
      ['the session reports the same customer again', 'saved'],
    ],
    end: 'nothing is saved for Bimal',
  },
  {
    name: 'a saved cart replaces the guest’s cart at sign-in, and disappears at sign-out @4.37',
    steps: [
      ['a dish is added', 'inMemory'],
      ['Asha signs in', 'saved', 'the button counts the saved cart'],
      ['the guest’s cart is discarded', 'saved'],
      ['the customer signs out', 'inMemory'],
    ],
    end: 'the cart has 0 items',
  },
  {
    name: 'a guest’s cart that was replaced by a saved cart is not offered to the next customer',
    steps: [
      ['a dish is added', 'inMemory'],
      ['Asha signs in', 'saved'],
      ['Bimal signs in', 'saved'],
    ],
  },
  {
    name: 'a dish that the browser refused to store causes a warning, and is saved with the next change @4.41',
    steps: [
      ['Asha signs in', 'saved'],
      ['another tab changes the cart', 'saved'],
      ['a dish is added that the browser refuses to store', 'unsaved'],
      ['the session reports the same customer again', 'unsaved'],
      ['another tab changes the cart', 'saved'],
      ['the dish is removed', 'saved'],
      ['a dish is added that the browser refuses to store', 'unsaved'],
      ['a dish is added', 'saved'],
    ],
    end: 'the dish is saved for Asha three times',
  },
  {
    name: 'a cart that another tab has changed is shown in this tab, but not to the next customer',
    steps: [
      ['Asha signs in', 'saved'],
      ['another tab changes the cart', 'saved', 'the dish from the other tab is shown'],
      ['Bimal signs in', 'saved'],
    ],
    end: 'the cart has 0 items',
  },
];
