import type { Journey } from 'chartwalk/vitest';
import type { vegModeModel } from '../models/veg-mode.ts';

export const vegModeJourneys: readonly Journey<typeof vegModeModel>[] = [
  {
    name: 'veg mode turns on at once if the cart has only veg dishes',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has only veg dishes', 'idle', 'veg mode is on'],
    ],
  },
  {
    name: 'veg mode stays off if the customer closes its question, and turns on once the non-veg dish is removed @16.9',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has a non-veg dish', 'asking', 'the cart has 1 item'],
      ['the question is closed', 'idle', 'veg mode is off'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has a non-veg dish', 'asking'],
      ['the dish is removed', 'idle', 'the cart has 0 items'],
    ],
    end: 'veg mode is on',
  },
  {
    name: 'veg mode turns on if the customer chooses to leave the non-veg dish in the cart @16.9',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has a non-veg dish', 'asking'],
      ['the dish is kept', 'idle', 'the cart has 1 item'],
    ],
    end: 'veg mode is on',
  },
  {
    name: 'veg mode turns on if the cart can’t be checked',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['checking the cart fails', 'idle', 'veg mode is on'],
    ],
  },
  {
    name: 'veg mode turns on without a question if the customer opens another page while the cart is checked',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['another page is shown', 'idle', 'veg mode is on'],
    ],
  },
  {
    name: 'the question about non-veg dishes closes, and veg mode stays off, if another page is shown',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has a non-veg dish', 'asking'],
      ['another page is shown', 'idle', 'veg mode is off'],
    ],
  },
  {
    name: 'the question about non-veg dishes closes when another customer signs in',
    steps: [
      ['Asha signs in', 'idle'],
      ['veg mode is requested', 'checkingCart'],
      ['the cart has a non-veg dish', 'asking'],
      ['Bimal signs in', 'idle', 'veg mode is off'],
    ],
  },
];
