import type { Invariants } from 'chartwalk';
import type { LoadOutcome, RecordContext, StoreOutcome } from '../../machines/customer-record.ts';
import type { RecordDefinition } from '../../src/domain/record-definition.ts';
import { asha, bimal } from '../fixtures.ts';

type Examples<Value> = {
  /** As in "a saved cart". */
  name: string;
  saved: Value;
  /** What another tab makes of it. */
  elsewhere: Value;
};

/** What can happen to each customer record. The operations are the record's own. */
export function customerRecordMoves<Value, Operation>(
  { apply }: RecordDefinition<Value, Operation>,
  { name, saved, elsewhere }: Examples<Value>,
) {
  type Snapshot = { context: RecordContext<Value, Operation> };
  const found: LoadOutcome<Value> = { kind: 'found', value: saved };
  const none: LoadOutcome<Value> = { kind: 'none' };
  const failed: StoreOutcome<Value> = { kind: 'failed' };
  return {
    'record.signedIn': {
      samples: { 'Asha signs in': { userId: asha.uid }, 'Bimal signs in': { userId: bimal.uid } },
      when: ({ context }: Snapshot, { userId }: { userId: string }) =>
        context.userId === (userId === asha.uid ? null : asha.uid),
    },
    'record.signedOut': {
      samples: { 'the customer signs out': {} },
      when: ({ context }: Snapshot) => context.userId !== null,
    },
    'record.changedElsewhere': {
      samples: { [`another tab changes the ${name}`]: { value: elsewhere } },
    },
    'record.replacedForgotten': {
      samples: { [`the guest’s ${name} is let go`]: {} },
      when: ({ context }: Snapshot) => context.replaced !== null,
    },
    'xstate.done.actor.load': {
      samples: { [`a saved ${name} is found`]: found, [`no ${name} was saved`]: none },
    },
    'xstate.error.actor.load': {
      samples: { [`looking for a saved ${name} breaks down`]: new Error('The shelf has fallen.') },
    },
    'xstate.done.actor.store': {
      samples: {
        [`the browser stores the ${name}`]: ({
          context: { stored, pending, sent },
        }: Snapshot): StoreOutcome<Value> => ({
          kind: 'stored',
          value: pending.slice(0, sent).reduce(apply, stored),
        }),
        [`the browser refuses to store the ${name}`]: failed,
      },
    },
    'xstate.error.actor.store': {
      samples: { [`storing the ${name} breaks down`]: new Error('The shelf has fallen.') },
    },
  };
}

/** What holds of each customer record. */
export function customerRecordInvariants<Value, Operation>({
  isEmpty,
  toOperations,
}: RecordDefinition<Value, Operation>) {
  type Snapshot = {
    context: RecordContext<Value, Operation>;
    matches: (state: 'guest' | { owned: 'storing' }) => boolean;
  };
  const invariants: Invariants<Snapshot> = {
    // A guest's value that is stored is owned, too.
    ...(!toOperations && {
      always: {
        'it is owned exactly while somebody is signed in': (snapshot) =>
          snapshot.matches('guest') === (snapshot.context.userId === null),
      },
    }),
    never: {
      'more is being stored than there is to store': (snapshot) =>
        snapshot.matches({ owned: 'storing' }) &&
        snapshot.context.sent > snapshot.context.pending.length,
      'the next customer finds something of the last one’s': ({ context }, before) =>
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== context.userId &&
        !isEmpty(context.value),
    },
  };
  return invariants;
}
