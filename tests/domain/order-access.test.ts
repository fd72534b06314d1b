import { expect, test } from 'vitest';
import { accessTo } from '../../src/domain/order-access.ts';

const asha = { uid: 'asha' };
const bimal = { uid: 'bimal' };

test.each([
  [
    'the customer who placed the order',
    { userId: 'asha' },
    asha,
    'viewer',
    'chat cancel share notify',
  ],
  ['another customer', { userId: 'asha' }, bimal, 'someoneElse', ''],
  ['a visitor', { userId: 'asha' }, null, 'someoneElse', ''],
  ['a customer if the order has no owner', {}, asha, 'nobody', 'chat share'],
  ['a visitor if the order has no owner', {}, null, 'nobody', ''],
])('accessTo grants the right permissions to %s @14.4', (_, order, viewer, owner, allowed) => {
  const may = (what: string) => allowed.split(' ').includes(what);
  expect(accessTo(order, viewer)).toEqual({
    owner,
    mayChat: may('chat'),
    mayCancel: may('cancel'),
    mayShare: may('share'),
    mayBeNotified: may('notify'),
  });
});
