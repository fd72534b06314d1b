/** Faulty machines, one for each invariant of the models. The checks must find each fault. */
import { assign, StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { NOON } from '../fixtures.ts';
import { cancelledOrder } from '../models/track-lookup.ts';

type Config = { [key: string]: unknown };
type Fault = (machine: AnyStateMachine) => AnyStateMachine;

function put(config: unknown, [key = '', ...rest]: readonly (string | number)[], value: unknown) {
  const copy: Config = Array.isArray(config) ? ([...config] as never) : { ...(config as Config) };
  copy[key] = rest.length === 0 ? value : put(copy[key], rest, value);
  return copy;
}

/** Replaces a part of the machine's definition. */
const rewired =
  (path: readonly (string | number)[], value: unknown): Fault =>
  (machine) =>
    new StateMachine(
      put(machine.config, path, value) as never,
      machine.implementations as never,
    ) as AnyStateMachine;

const states = (...names: string[]) => names.flatMap((name) => ['states', name]);

const acting =
  (action: string, instead: unknown): Fault =>
  (machine) =>
    machine.provide({ actions: { [action]: instead } } as never);

const guarding =
  (guard: string, answer: boolean): Fault =>
  (machine) =>
    machine.provide({ guards: { [guard]: () => answer } } as never);

const both =
  (one: Fault, other: Fault): Fault =>
  (machine) =>
    other(one(machine));

const setting = (action: string, fields: Config) =>
  acting(
    action,
    assign(() => fields),
  );

type Kept = {
  userId: string | null;
  cart: { restaurant: unknown; items: object[] };
  replaced: unknown;
};

const followingWrongly = (change: (kept: Kept) => Config) =>
  acting(
    'followRecord',
    assign((_, kept: Kept) => ({ ...kept, ...change(kept) })),
  );

const withItems = (fields: Config) =>
  followingWrongly(({ cart }) => ({
    cart: { ...cart, items: cart.items.map((item) => ({ ...item, ...fields })) },
  }));

/** Replaces an action by one that stores the whole event, with its secrets, in the context. */
const tellingAll = (action: string) =>
  acting(
    action,
    assign({ problems: ({ event }) => [{ code: 'unknown', message: JSON.stringify(event) }] }),
  );

/**
 * The faults. The outer key is the ID of the machine, and the inner key is the invariant that the fault
 * breaks.
 */
export const faults: Record<string, Record<string, Fault>> = {
  adding: {
    'every question is about a dish or an order': setting('rememberOffer', {
      offer: null,
      selection: null,
    }),
    'a question about the diet is asked without a conflict': guarding('hasConcerns', true),
    'a dish that one customer picked is remembered for the next customer': setting('forget', {}),
    'a question about replacing an empty cart is asked': guarding('needsReplaceQuestion', true),
    'a question for one customer is shown to the next customer': guarding(
      'isOfAnotherCustomer',
      false,
    ),
    'no question is open': both(
      guarding('isOfAnotherCustomer', false),
      rewired([...states('askingAboutDiet'), 'on'], {}),
    ),
  },
  'auth-modal': {
    'a password is in the context': tellingAll('showProblems'),
    'an error is shown while a form is being sent': setting('clearProblems', {}),
    'an error of one form is shown in the next form': setting('clearProblems', {}),
    'the dialog is closed': rewired(states('form', 'passwordReset'), {
      initial: 'editing',
      tags: ['open'],
      states: { editing: {} },
    }),
  },
  cart: {
    'there is at least one of each dish in the cart': withItems({ quantity: 0 }),
    'all dishes are from the restaurant that the cart names': followingWrongly(({ cart }) => ({
      cart: { ...cart, restaurant: null },
    })),
    'a removed dish is not offered to the next customer': followingWrongly(() => ({})),
    'the subtotal is negative': withItems({ price: -1 }),
    'nothing covers the page': rewired([...states('drawer', 'open'), 'on'], {}),
  },
  checkout: {
    'an order is known if and only if it is placed': setting('rememberOrder', { order: null }),
    'a second order is placed after the first': rewired(
      [...states('form', 'order', 'placing'), 'invoke', 'onDone', 'target'],
      'editing',
    ),
    'the form is empty and without errors for the next customer': acting('clearErrors', assign({})),
    'a failure is shown beside missing fields': acting('clearErrors', assign({})),
    'an error is shown while the order is placed': acting('clearErrors', assign({})),
    'the card number is in the context': tellingAll('clearErrors'),
    'checkout ends': both(rewired(states('placed'), {}), rewired(states('redirected'), {})),
  },
  countdown: {
    'the remaining time never increases': acting(
      'rememberTime',
      assign({ now: (_, now: number) => (now > NOON + 60_000 ? NOON : now) }),
    ),
    'the order is delivered while time is left': guarding('isDeadlineReached', true),
    'the order is delivered': guarding('isDeadlineReached', false),
  },
  'customer-record': {
    'a customer’s value is in memory only': rewired(['on', 'record.stored', 'target'], '.inMemory'),
    'a saved value has pending changes': rewired(['on', 'record.refused', 'target'], '.saved'),
    'a value that one customer can restore is offered to the next customer': acting(
      'forgetReplaced',
      assign({}),
    ),
  },
  geolocation: {
    'a position is known if one was found': setting('rememberOutcome', { position: null }),
    'a reason for the failure is known if and only if the last request failed': acting(
      'clearFailure',
      assign({}),
    ),
    'a position that was found stays known': rewired(
      [...states('locating'), 'entry'],
      assign({ position: null }),
    ),
    'the browser has answered': rewired([...states('idle'), 'on'], {}),
  },
  'home-demo': {
    'the progress is from 0 to 100 percent': acting(
      'advance',
      assign({ progress: ({ context }) => context.progress + 3 }),
    ),
    'the demo leaves the restaurant at 25 percent': acting('reset', assign({})),
    'the food is delivered at 100 percent, and not before': guarding('reachesTheDoor', true),
    'the food is at the door': acting(
      'advance',
      assign({ progress: ({ context }) => Math.min(context.progress + 2, 90) }),
    ),
  },
  'my-orders': {
    'a receipt is open without an order': setting('rememberReceipt', { receiptOrder: null }),
    'an uncancelled order is reported as cancelled': acting(
      'setOrders',
      assign((_, orders: { id: string }[]) => ({ orders, cancelledId: orders[0]?.id })),
    ),
  },
  'order-cancellation': {
    'an order is cancelled after its minute': guarding('isTooLate', false),
    'cancelling is offered after the minute': guarding('isTooLate', false),
    'cancelling is offered after the clock was set back': guarding('isTooLate', false),
  },
  'order-status': {
    'a delivered order is on its way again': rewired(states('delivered'), {
      after: { untilConfirmed: { target: 'confirmed' } },
    }),
    'the order is delivered': rewired(['on'], {}),
  },
  session: {
    'a user is known if and only if somebody is signed in': setting('setUser', { user: null }),
    'it becomes unknown again whether somebody is signed in': rewired(
      [...states('customer', 'signedOut'), 'tags'],
      ['unknown'],
    ),
    'it is known whether somebody is signed in': both(
      rewired([...states('customer', 'signedOut'), 'tags'], ['unknown']),
      rewired([...states('customer', 'signedIn'), 'tags'], ['unknown']),
    ),
  },
  'track-lookup': {
    'the shown order is the requested order': setting('rememberOrder', {
      order: { ...cancelledOrder, id: 'FD9' },
    }),
    'an order is known if one was found': setting('rememberOrder', { order: null }),
    'a blank ID is looked up': guarding('isRequested', true),
    'the alert about a placed order is open without an ID': rewired(
      [...states('alert', 'opened'), 'on'],
      {},
    ),
    'the alert about a placed order is open for a cancelled order': guarding('isCancelled', false),
    'the alert about a placed order is open although the order was not found': rewired(
      [...states('alert', 'opened'), 'always', 0],
      { guard: 'isCancelled', target: 'over' },
    ),
  },
  'veg-mode': {
    'a question is asked without a dish': guarding('hasDishes', true),
    'the dishes of one customer are remembered for the next customer': setting('forgetDishes', {}),
    'a question for one customer is shown to the next customer': guarding(
      'isOfAnotherCustomer',
      false,
    ),
    'no question is open': both(
      guarding('isOfAnotherCustomer', false),
      rewired([...states('asking'), 'on'], {}),
    ),
  },
};
