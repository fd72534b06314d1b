import { assign, not, setup } from 'xstate';
import type { ClockTicked } from './facts.ts';
import { unprovided } from './unprovided.ts';

export type OrderCancellationEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.dismissed' }
  | ClockTicked;

export type CancelOrderOutcome = { kind: 'cancelled' | 'tooLate' };

type CustomersOrder = { orderId: string; userId: string };

export const orderCancellationMachine = setup({
  types: {
    /**
     * `before` is the latest time that an earlier visit stored. If no time is stored, `before` is the time
     * when the order was placed. The machine calls `now` once, at the start.
     */
    input: {} as CustomersOrder & { before: number; deadline: number; now: () => number },
    /** All times are in milliseconds since the epoch. */
    context: {} as CustomersOrder & {
      deadline: number;
      /** The time that the clock reported before `now`. At the start, this is the input's `before`. */
      before: number;
      now: number;
    },
    events: {} as OrderCancellationEvent,
    tags: {} as 'dialog',
  },
  actors: {
    clock: unprovided.callback<ClockTicked>('clock'),
    /** Cancels the stored order, unless its deadline has passed. */
    cancelOrder: unprovided.promise<CancelOrderOutcome, CustomersOrder>('cancelOrder'),
  },
  actions: {
    rememberTime: assign(({ context }, now: number) => ({ before: context.now, now })),
    /** Stores the time, so that setting the clock back and reloading does not restore the offer. */
    storeTime: unprovided.action<number>('storeTime'),
    /** Notifies this tab of the cancellation, because the browser notifies only the other tabs. */
    announceCancellation: unprovided.action('announceCancellation'),
  },
  guards: {
    isInTime: ({ context }) => context.before <= context.now && context.now < context.deadline,
    /**
     * Returns whether the time for cancelling is over. If the clock was set back, we can't know, so the time
     * counts as over.
     */
    isTooLate: not('isInTime'),
    isCancelled: (_, outcome: CancelOrderOutcome) => outcome.kind === 'cancelled',
  },
}).createMachine({
  id: 'order-cancellation',
  description:
    'Cancels an order within a minute. The deadline is checked on the screen and again when the change is stored. Setting the clock back ends the offer.',
  context: ({ input: { orderId, userId, before, deadline, now } }) => ({
    orderId,
    userId,
    deadline,
    before,
    now: now(),
  }),
  initial: 'quiet',
  states: {
    quiet: {
      description:
        'Nothing is offered. The order was placed more than a minute ago or in the future, or the clock was set back since an earlier visit.',
      always: { guard: 'isInTime', target: 'inTime' },
    },
    inTime: {
      initial: 'open',
      invoke: { src: 'clock' },
      on: {
        'clock.ticked': {
          actions: [
            { type: 'rememberTime', params: ({ event }) => event.now },
            { type: 'storeTime', params: ({ event }) => event.now },
          ],
        },
      },
      states: {
        open: {
          always: { guard: 'isTooLate', target: '#order-cancellation.tooLate.onPage' },
          on: { 'cancellation.requested': { target: 'asking' } },
        },
        asking: {
          tags: ['dialog'],
          always: { guard: 'isTooLate', target: '#order-cancellation.tooLate.inDialog' },
          on: {
            'cancellation.confirmed': { target: '#order-cancellation.cancelling' },
            'cancellation.dismissed': { target: 'open' },
          },
        },
        failed: {
          description: 'Saving failed. The order stays active, and the customer can try again.',
          tags: ['dialog'],
          always: { guard: 'isTooLate', target: '#order-cancellation.tooLate.inDialog' },
          on: {
            'cancellation.confirmed': { target: '#order-cancellation.cancelling' },
            'cancellation.dismissed': { target: 'open' },
          },
        },
      },
    },
    cancelling: {
      tags: ['dialog'],
      invoke: {
        src: 'cancelOrder',
        input: ({ context: { orderId, userId } }) => ({ orderId, userId }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'cancelled',
          },
          { target: 'tooLate.inDialog' },
        ],
        onError: {
          target: 'inTime.failed',
        },
      },
    },
    cancelled: {
      type: 'final',
      description: 'The page now shows a cancelled order.',
      entry: 'announceCancellation',
    },
    tooLate: {
      initial: 'onPage',
      states: {
        onPage: { description: 'A sentence on the page replaces the expired offer.' },
        inDialog: {
          description: 'The time ended while the dialog was open.',
          tags: ['dialog'],
          on: { 'cancellation.dismissed': { target: 'onPage' } },
        },
      },
    },
  },
});
