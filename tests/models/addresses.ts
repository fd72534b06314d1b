import { defineModel } from 'chartwalk';
import { addressesMachine } from '../../machines/addresses.ts';
import { addressesRecord } from '../../src/domain/earlier-addresses.ts';
import type { AddressesOperation } from '../../src/domain/earlier-addresses.ts';
import { asha, pastAddressOrders } from '../fixtures.ts';
import { customerRecordInvariants, customerRecordMoves } from './customer-record.ts';

const [latest = '', second = '', third = ''] = pastAddressOrders.map(({ id }) => id);
const forget: AddressesOperation = { type: 'forgotten', orderIds: [latest] };
const remember: AddressesOperation = { type: 'remembered', orderIds: [latest] };

const moves = customerRecordMoves(addressesRecord, {
  name: 'list of forgotten addresses',
  saved: [third],
  elsewhere: [second, third],
});

export const addressesModel = defineModel({
  machine: addressesMachine,
  starts: { 'at checkout, before it is known who is there': {} },
  moves: {
    ...moves,
    // Checkout goes with the customer.
    'record.signedOut': { ...moves['record.signedOut'], isLast: true },
    'record.operated': {
      samples: {
        'the latest address is forgotten': { operation: forget },
        'it is offered again': { operation: remember },
      },
      when: (snapshot, { operation }) =>
        snapshot.context.userId === asha.uid &&
        snapshot.context.pending.length < 2 &&
        snapshot.context.value.includes(latest) === (operation.type === 'remembered'),
    },
    // What a guest would forget joins the saved list, so nothing is replaced.
    'record.replacedForgotten': { samples: {} },
  },
  memory: ({ userId, value, stored, pending, sent }) => ({ userId, value, stored, pending, sent }),
  invariants: customerRecordInvariants(addressesRecord),
});
