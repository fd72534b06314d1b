import { assign, setup } from 'xstate';
import type { RecordDefinition } from '../src/domain/record-definition.ts';
import { unprovided } from './unprovided.ts';

type SignedIn = { type: 'record.signedIn'; userId: string };

export type RecordEvent<Value, Operation> =
  | SignedIn
  | { type: 'record.signedOut' }
  | { type: 'record.operated'; operation: Operation }
  | { type: 'record.changedElsewhere'; value: Value }
  | { type: 'record.replacedForgotten' };

export type RecordContext<Value, Operation> = {
  userId: string | null;
  /** What the customer sees: the stored value with the pending operations applied. */
  value: Value;
  stored: Value;
  /** Not stored yet. If a guest's value is not stored, it stays pending until somebody signs in. */
  pending: readonly Operation[];
  /** How many of the pending operations are being stored. */
  sent: number;
  /** What a guest had and the saved value took the place of. */
  replaced: Value | null;
};

export type LoadOutcome<Value> = { kind: 'found'; value: Value } | { kind: 'none' };
/** Whose value it is: null stands for the guest of this browser. */
export type OwnerInput = { userId: string | null };
export type StoreInput<Operation> = OwnerInput & { operations: readonly Operation[] };
export type StoreOutcome<Value> = { kind: 'stored'; value: Value } | { kind: 'failed' };

type RecordOptions<Value, Operation> = RecordDefinition<Value, Operation> & {
  id: string;
  description: string;
  /** At sign-in, a guest's value is added to the saved one, or the saved one replaces it. */
  guestValue: 'added' | 'replaced';
};

/** A machine that follows who is signed in, and keeps a value of theirs in the browser. */
export function createCustomerRecordMachine<Value, Operation>(
  options: RecordOptions<Value, Operation>,
) {
  const { empty, isEmpty, apply, toOperations, guestValue } = options;
  const isGuestStored = toOperations !== undefined;
  const initialContext: RecordContext<Value, Operation> = {
    userId: null,
    value: empty,
    stored: empty,
    pending: [],
    sent: 0,
    replaced: null,
  };
  const pendingAfter = (outcome: LoadOutcome<Value>, pending: readonly Operation[]) =>
    outcome.kind === 'found' && guestValue === 'replaced' ? [] : pending;
  return setup({
    types: {
      context: {} as RecordContext<Value, Operation>,
      events: {} as RecordEvent<Value, Operation>,
      tags: {} as 'loading' | 'unsaved',
    },
    actors: {
      /** Sends `record.signedIn` and `record.signedOut` when another customer, or nobody, is there. */
      sessionListener: unprovided.callback<RecordEvent<Value, Operation>>('sessionListener'),
      /** Sends `record.changedElsewhere` when another tab changes what is stored for them. */
      otherTabsListener: unprovided.callback<RecordEvent<Value, Operation>, OwnerInput>(
        'otherTabsListener',
      ),
      load: unprovided.promise<LoadOutcome<Value>, OwnerInput>('load'),
      /** Applies the operations to what is stored by now, and answers with the result. */
      store: unprovided.promise<StoreOutcome<Value>, StoreInput<Operation>>('store'),
    },
    actions: {
      rememberUser: assign({ userId: (_, userId: string) => userId }),
      /** What the guest sees joins the customer's value, stored or not. */
      takeOver: assign(({ context }, userId: string) => ({
        userId,
        pending: toOperations?.(context.value) ?? context.pending,
      })),
      startOver: assign((_, userId: string | null) => ({ ...initialContext, userId })),
      applyOperation: assign(({ context }, operation: Operation) => ({
        value: apply(context.value, operation),
        pending: [...context.pending, operation],
      })),
      adoptStored: assign(({ context }, stored: Value) => ({
        stored,
        value: context.pending.reduce(apply, stored),
      })),
      adoptLoaded: assign(({ context }, outcome: LoadOutcome<Value>) => {
        const stored = outcome.kind === 'found' ? outcome.value : empty;
        const pending = pendingAfter(outcome, context.pending);
        const isReplaced = pending !== context.pending && !isEmpty(context.value);
        return {
          stored,
          pending,
          value: pending.reduce(apply, stored),
          replaced: isReplaced ? context.value : null,
        };
      }),
      markSent: assign({ sent: ({ context }) => context.pending.length }),
      adoptOutcome: assign(({ context }, outcome: StoreOutcome<Value>) => {
        // Stryker disable next-line ConditionalExpression,StringLiteral: The guard hasFailed stands before it; the question narrows the type for the compiler.
        if (outcome.kind === 'failed') return {};
        const pending = context.pending.slice(context.sent);
        return { stored: outcome.value, pending, value: pending.reduce(apply, outcome.value) };
      }),
      forgetReplaced: assign({ replaced: null }),
      logFailure: unprovided.action<{ error: unknown }>('logFailure'),
    },
    guards: {
      isGuests: ({ context }) => context.userId === null,
      isCustomers: ({ context }) => context.userId !== null,
      hasSomethingToStore: ({ context }, outcome: LoadOutcome<Value>) =>
        pendingAfter(outcome, context.pending).length > 0,
      hasFailed: (_, outcome: StoreOutcome<Value>) => outcome.kind === 'failed',
      hasUnsent: ({ context }) => context.pending.length > context.sent,
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: initialContext,
    invoke: { src: 'sessionListener' },
    initial: isGuestStored ? 'owned' : 'guest',
    on: {
      'record.operated': {
        actions: { type: 'applyOperation', params: ({ event }) => event.operation },
      },
      // Nothing is replaced where a guest's value is added.
      ...(guestValue === 'replaced' && {
        'record.replacedForgotten': { actions: 'forgetReplaced' },
      }),
    },
    states: {
      ...(isGuestStored
        ? ({} as { guest: object })
        : {
            guest: {
              description: 'Kept in memory only.',
              on: {
                'record.signedIn': {
                  target: 'owned',
                  actions: {
                    type: 'rememberUser',
                    params: ({ event }: { event: SignedIn }) => event.userId,
                  },
                },
              },
            },
          }),
      owned: {
        ...(isGuestStored && { description: 'By a customer, or by the guest of this browser.' }),
        initial: 'loading',
        invoke: {
          src: 'otherTabsListener',
          input: ({ context }) => ({ userId: context.userId }),
        },
        on: {
          'record.signedIn': [
            ...(isGuestStored
              ? [
                  {
                    guard: 'isGuests' as const,
                    target: 'owned',
                    reenter: true,
                    actions: {
                      type: 'takeOver' as const,
                      params: ({ event }: { event: SignedIn }) => event.userId,
                    },
                  },
                ]
              : []),
            {
              description: 'Another customer: the session reports nothing else.',
              target: 'owned',
              reenter: true,
              actions: { type: 'startOver', params: ({ event }) => event.userId },
            },
          ],
          'record.signedOut': isGuestStored
            ? {
                guard: 'isCustomers',
                target: 'owned',
                reenter: true,
                actions: { type: 'startOver', params: null },
              }
            : { target: 'guest', actions: { type: 'startOver', params: null } },
        },
        states: {
          loading: {
            tags: ['loading'],
            invoke: {
              src: 'load',
              input: ({ context }) => ({ userId: context.userId }),
              onDone: [
                {
                  guard: { type: 'hasSomethingToStore', params: ({ event }) => event.output },
                  target: 'storing',
                  actions: { type: 'adoptLoaded', params: ({ event }) => event.output },
                },
                {
                  target: 'kept',
                  actions: { type: 'adoptLoaded', params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: 'unsaved',
                actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          kept: {
            on: {
              'record.operated': {
                target: 'storing',
                actions: { type: 'applyOperation', params: ({ event }) => event.operation },
              },
              'record.changedElsewhere': {
                actions: { type: 'adoptStored', params: ({ event }) => event.value },
              },
            },
          },
          storing: {
            description: 'What another tab changes meanwhile is part of the answer.',
            entry: 'markSent',
            invoke: {
              src: 'store',
              input: ({ context }) => ({
                userId: context.userId,
                operations: context.pending,
              }),
              onDone: [
                {
                  guard: { type: 'hasFailed', params: ({ event }) => event.output },
                  target: 'unsaved',
                },
                {
                  guard: 'hasUnsent',
                  target: 'storing',
                  reenter: true,
                  actions: { type: 'adoptOutcome', params: ({ event }) => event.output },
                },
                {
                  target: 'kept',
                  actions: { type: 'adoptOutcome', params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: 'unsaved',
                actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          unsaved: {
            description: 'The browser refused to keep it; it lives until the page closes.',
            tags: ['unsaved'],
            on: {
              'record.operated': {
                target: 'storing',
                actions: { type: 'applyOperation', params: ({ event }) => event.operation },
              },
              'record.changedElsewhere': {
                description: 'Another tab could store something: so may this one.',
                target: 'storing',
                actions: { type: 'adoptStored', params: ({ event }) => event.value },
              },
            },
          },
        },
      },
    },
  });
}
