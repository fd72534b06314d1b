import type { Journey } from 'chartwalk/vitest';
import type { addingModel } from '../models/adding.ts';

export const addingJourneys: readonly Journey<typeof addingModel>[] = [
  {
    name: 'a guest without dietary restrictions adds a non-veg dish without a question',
    steps: [['a dish with meat is picked', 'idle', 'the cart has 1 item']],
  },
  {
    name: 'veg mode adds a veg dish without a question, and a non-veg dish only if the customer agrees @16.10',
    steps: [
      ['Asha signs in, in veg mode', 'idle'],
      ['a salad is picked', 'findingConcerns'],
      ['the ingredients are known', 'idle', 'the cart has 1 item'],
      ['a dish with meat is picked', 'findingConcerns', 'the cart has 1 item'],
      ['the ingredients are known', 'askingAboutDiet', 'the cart has 1 item'],
      ['the answer is no', 'idle', 'the cart has 1 item'],
      ['a dish with meat is picked', 'findingConcerns'],
      ['the ingredients are known', 'askingAboutDiet'],
      ['another page is shown', 'idle', 'the cart has 1 item'],
      ['a dish with meat is picked', 'findingConcerns'],
      ['the ingredients are known', 'askingAboutDiet'],
      ['the answer is yes', 'idle', 'the cart has 2 items'],
    ],
  },
  {
    name: 'a dish that is picked during the lookup of another dish is added after that dish, with its own question @16.10',
    steps: [
      ['Asha signs in, in veg mode', 'idle'],
      ['a salad is picked', 'findingConcerns'],
      ['a dish with meat is picked', 'findingConcerns', 'the cart has 0 items'],
      ['the ingredients are known', 'findingConcerns', 'the cart has 1 item'],
      ['the ingredients are known', 'askingAboutDiet', 'the cart has 1 item'],
      ['the answer is yes', 'idle', 'the cart has 2 items'],
    ],
  },
  {
    name: 'a repeated order can be added without its non-veg dishes @16.10',
    steps: [
      ['Asha signs in, in veg mode', 'idle'],
      ['an unchanged order is repeated', 'findingConcerns'],
      ['the ingredients are known', 'askingAboutDiet'],
      ['the dishes without conflicts are added', 'idle', 'the cart has 1 item'],
    ],
    end: 'the cart shows the salad',
  },
  {
    name: 'a customer is asked about a dish if its ingredients can’t be loaded @16.16',
    steps: [
      ['Asha signs in, in veg mode', 'idle'],
      ['a dish with meat is picked', 'findingConcerns'],
      ['looking up the ingredients fails unexpectedly', 'askingAboutDiet', 'the cart has 0 items'],
      ['the answer is yes', 'idle', 'the cart has 1 item'],
    ],
  },
  {
    name: 'a question to Asha closes when Bimal signs in, and her diet does not apply to him @16.11',
    steps: [
      ['Asha signs in, in veg mode', 'idle'],
      ['a dish with meat is picked', 'findingConcerns'],
      ['the ingredients are known', 'askingAboutDiet'],
      ['Bimal signs in', 'idle', 'the cart has 0 items'],
      ['a dish with meat is picked', 'idle', 'the cart has 1 item'],
    ],
  },
  {
    name: 'an unchanged order is added to the cart at once and opens the cart @2.74 @20.8',
    steps: [
      ['Asha signs in', 'idle'],
      ['an unchanged order is repeated', 'idle', 'the cart has 2 items'],
    ],
    end: 'the cart is open',
  },
  {
    name: 'a changed order is added at today’s prices, and only if the customer agrees @20.8 @P.21',
    steps: [
      ['Asha signs in', 'idle'],
      ['a changed order is repeated', 'askingAboutChanges'],
      ['the answer is no', 'idle', 'no cart is stored'],
      ['a changed order is repeated', 'askingAboutChanges'],
      ['another page is shown', 'idle', 'no cart is stored'],
      ['a changed order is repeated', 'askingAboutChanges'],
      ['the answer is yes', 'idle'],
    ],
    end: 'the open cart has the dish twice',
  },
  {
    name: 'a customer who agreed to replace the cart is not asked again',
    steps: [
      ['Asha signs in', 'idle'],
      ['another tab begins an order with Dastan-e-Zafran', 'idle'],
      ['a changed order is repeated', 'askingAboutChanges'],
      ['the answer is yes', 'idle'],
    ],
  },
  {
    name: 'an order can’t be repeated if its restaurant no longer exists @20.9',
    steps: [
      ['Asha signs in', 'idle'],
      ['an order is repeated from a restaurant that no longer exists', 'impossible'],
      ['the answer is no', 'idle', 'no cart is stored'],
      ['an order is repeated from a restaurant that no longer exists', 'impossible'],
      ['another page is shown', 'idle', 'the other page is shown'],
    ],
  },
  {
    name: 'a dish from another restaurant replaces the cart only if the customer agrees @4.35 @4.36',
    steps: [
      ['Asha signs in', 'idle'],
      ['another tab begins an order with Dastan-e-Zafran', 'idle'],
      ['a dish with meat is picked', 'askingToReplace'],
      ['the answer is no', 'idle', 'the cart has 1 item'],
      ['a dish with meat is picked', 'askingToReplace'],
      ['another page is shown', 'idle', 'the cart has 1 item'],
      ['a dish with meat is picked', 'askingToReplace'],
      ['the answer is yes', 'idle'],
    ],
    end: 'the stored cart has only the dish with meat',
  },
  {
    name: 'the question about replacing the cart closes if another tab empties the cart',
    steps: [
      ['Asha signs in', 'idle'],
      ['another tab begins an order with Dastan-e-Zafran', 'idle'],
      ['a dish with meat is picked', 'askingToReplace'],
      ['another tab empties the cart', 'idle'],
    ],
  },
];
