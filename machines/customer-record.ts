import { assign, sendTo, setup } from 'xstate';
import type { CartOperation } from '../src/domain/cart.ts';
import type { Cart } from '../src/domain/entities.ts';
import type { RecordDefinition } from '../src/domain/record-definition.ts';
import type { SessionChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

export type RecordContext<Value, Operation> = {
  /** The ID of the value's owner; null for the guest. */
  userId: string | null;
  /** The value on the screen: the stored value, changed by the pending operations. */
  value: Value;
  /**
   * The operations that are not stored yet. The machine sends them to the storage again with the next
   * operation.
   */
  pending: readonly Operation[];
  /** The guest's value if the customer's saved value has replaced it at sign-in; otherwise null. */
  replaced: Value | null;
};

/**
 * A request to the storage. `storage.opened` opens the value of a new owner. `storage.followed` does the same
 * after another tab has signed a customer in or out. `storage.operated` changes the current owner's value.
 */
export type StorageRequest<Operation> = {
  type: 'storage.opened' | 'storage.followed' | 'storage.operated';
  userId: string | null;
  /**
   * The operations to apply to the stored value. At sign-in, these are the guest's pending operations. If
   * another tab has signed the customer in, they are not applied to a value that can't be merged, such as a
   * cart.
   */
  operations: readonly Operation[];
};

type Answer<Value, Operation> = Pick<
  RecordContext<Value, Operation>,
  'userId' | 'value' | 'pending'
> & {
  /** The guest's value, if the saved value has just replaced it. */
  replaced?: Value;
};

/** The storage's answer to a request. */
export type StorageReport<Value, Operation> =
  /** The guest's value is only in memory, so all operations stay pending. */
  | ({ type: 'record.held' } & Answer<Value, Operation>)
  | ({ type: 'record.stored' } & Answer<Value, Operation>)
  /** The browser refused to store the value. */
  | ({ type: 'record.refused' } & Answer<Value, Operation>);

export type RecordEvent<Value, Operation> =
  | SessionChanged
  | { type: 'record.changed'; operation: Operation }
  | { type: 'record.changedInOtherTab' }
  | { type: 'record.replacedDiscarded' }
  | StorageReport<Value, Operation>;

/**
 * Creates the machine of a customer record, which is a value that the browser stores for a customer, such as
 * the cart. The states are the same for all records, but the types of the value and of its operations differ.
 */
export function createCustomerRecordMachine<Value, Operation>() {
  return setup({
    types: {
      context: {} as RecordContext<Value, Operation>,
      events: {} as RecordEvent<Value, Operation>,
      input: {} as Pick<RecordDefinition<Value, Operation>, 'empty'>,
      tags: {} as 'unsaved',
    },
    actors: {
      /**
       * Opens the guest's value at the start. Answers each request at once with a report. Sends
       * `record.changedInOtherTab` when another tab changes the owner's stored value.
       */
      storage: unprovided.callback<StorageRequest<Operation>>('storage'),
    },
    actions: {
      ask: sendTo('storage', (_, request: StorageRequest<Operation>) => request),
      adopt: assign(
        ({ context }, { userId, value, pending, replaced }: Answer<Value, Operation>) => ({
          userId,
          value,
          pending,
          replaced: replaced ?? context.replaced,
        }),
      ),
      forgetReplaced: assign({ replaced: null }),
    },
    guards: {
      isAnotherOwner: ({ context }, userId: string | null) => context.userId !== userId,
    },
  }).createMachine({
    id: 'customer-record',
    description:
      'A value with an owner, such as the cart or the favourites. The states say whether it is saved.',
    context: ({ input }) => ({ userId: null, value: input.empty, pending: [], replaced: null }),
    invoke: { id: 'storage', src: 'storage' },
    initial: 'inMemory',
    on: {
      'session.changed': {
        description:
          'When the owner changes, only a guest’s pending changes move to the new owner.',
        guard: { type: 'isAnotherOwner', params: ({ event }) => event.userId },
        actions: [
          'forgetReplaced',
          {
            type: 'ask',
            params: ({ context, event: { userId, isReported } }) => ({
              type: isReported ? 'storage.opened' : 'storage.followed',
              userId,
              operations: context.userId === null ? context.pending : [],
            }),
          },
        ],
      },
      'record.changed': {
        actions: {
          type: 'ask',
          params: ({ context: { userId, pending }, event }) => ({
            type: 'storage.operated',
            userId,
            operations: [...pending, event.operation],
          }),
        },
      },
      'record.changedInOtherTab': {
        description: 'Another tab has saved a value, so this tab tries again to save.',
        actions: {
          type: 'ask',
          params: ({ context: { userId, pending } }) => ({
            type: 'storage.operated',
            userId,
            operations: pending,
          }),
        },
      },
      'record.held': {
        target: '.inMemory',
        actions: { type: 'adopt', params: ({ event }) => event },
      },
      'record.stored': {
        target: '.saved',
        actions: { type: 'adopt', params: ({ event }) => event },
      },
      'record.refused': {
        target: '.unsaved',
        actions: { type: 'adopt', params: ({ event }) => event },
      },
      'record.replacedDiscarded': { actions: 'forgetReplaced' },
    },
    states: {
      inMemory: {
        description: 'The guest’s value is only in memory and is lost when the page closes.',
      },
      saved: { description: 'The browser has saved the value, for a customer or for the guest.' },
      unsaved: {
        description: 'Saving failed, so the value is lost when the page closes.',
        tags: ['unsaved'],
      },
    },
  });
}

export type CustomerRecordMachine<Value, Operation> = ReturnType<
  typeof createCustomerRecordMachine<Value, Operation>
>;

/**
 * The tools that read every machine need one instance of this machine. This instance uses the cart's types. The
 * app itself creates a machine for each record.
 */
export const customerRecordMachine = createCustomerRecordMachine<Cart, CartOperation>();
