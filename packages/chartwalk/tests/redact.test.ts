/** Tests which data may leave an inspected tab, and which data is masked. */
import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { redact, redactEvent } from '../src/live/redact.ts';
import { checkoutForm, loginForm } from './teahouse/models.ts';

const MASK = '•••';

test('the secrets in forms are masked', () => {
  expect(redact({ type: 'login.submitted', form: loginForm })).toEqual({
    type: 'login.submitted',
    form: { email: MASK, password: MASK },
  });
  expect(redact(checkoutForm)).toEqual({
    street: '12 Lodhi Road',
    cardNumber: MASK,
    expiryDate: MASK,
    cvv: MASK,
    nameOnCard: MASK,
  });
  expect(redact({ orders: [{ id: 'T1', paymentMethod: checkoutForm, total: 24.57 }] })).toEqual({
    orders: [{ id: 'T1', paymentMethod: MASK, total: 24.57 }],
  });
});

test.each([
  'password',
  'Password',
  'newPassword',
  'password_repeated',
  'email',
  'emailAddress',
  'E-Mail',
  'cardNumber',
  'card_number',
  'card-number',
  'CARDNUMBER',
  'Card Number',
  'cvv',
  'CVV',
  'cvc',
  'expiryDate',
  'expiry',
  'expiration',
  'nameOnCard',
  'paymentMethod',
])('a field called %s is masked', (key) => {
  for (const secret of ['tandoor', ' ', 7, 0, ['tandoor'], { inside: 'tandoor' }]) {
    expect(redact({ [key]: secret })).toEqual({ [key]: MASK });
    expect(redact([{ deep: [{ [key]: secret }] }])).toEqual([{ deep: [{ [key]: MASK }] }]);
  }
});

test.each(['name', 'field', 'id'])(
  'the value of a form’s secret field is masked if the field’s name is stored under the key %s',
  (key) => {
    const typed = { type: 'form.fieldChanged', [key]: 'newPassword', value: 'tandoor' };
    expect(redact(typed)).toEqual({ ...typed, value: MASK });
    expect(redact({ fields: [{ [key]: 'city', value: 'Delhi' }] })).toEqual({
      fields: [{ [key]: 'city', value: 'Delhi' }],
    });
  },
);

test('a field called “discarded” is not masked as a card', () => {
  expect(redact({ discarded: ['naan'] })).toEqual({ discarded: ['naan'] });
});

test.each([null, undefined, ''])(
  'a secret field with the empty value %j is not masked',
  (nothing) => {
    expect(redact({ email: nothing })).toEqual({ email: nothing });
    expect(redact([{ form: { password: nothing, cvv: nothing } }])).toEqual([
      { form: { password: nothing, cvv: nothing } },
    ]);
  },
);

test.each([
  ['4242424242424242', MASK],
  ['4242 4242 4242 4242', MASK],
  ['4242-4242-4242-4242', MASK],
  ['4242.4242.4242.4242', MASK],
  ['4242  4242\u00A04242 4242', MASK],
  ['378282246310005', MASK],
  ['3782 822463 10005', MASK],
  ['30569309025904', MASK],
  ['My card 4242 4242 4242 4242, thanks', `My card ${MASK}, thanks`],
  ['asha@example.com', MASK],
  ['Asha.Rao+food@mail.example.co.in', MASK],
  ['Write to asha@example.com or <bimal@example.org>.', `Write to ${MASK} or <${MASK}>.`],
  ['mailto:asha@example.com', `mailto:${MASK}`],
  ["O'Brien@example.com", MASK],
])('the secret in the text %j is masked', (text, masked) => {
  expect(redact(text)).toBe(masked);
  expect(redact({ note: [text] })).toEqual({ note: [masked] });
});

test('a card number stored as a number is masked', () => {
  expect(redact({ typed: 4_242_424_242_424_242 })).toEqual({ typed: MASK });
});

test.each([
  'FD1234561234',
  '12 Lodhi Road, 110003',
  '+91 98765 43210',
  '2026-01-01T12:00:00.000Z',
  'Ring @ the lower bell',
  '',
])('the text %j is not masked', (text) => {
  expect(redact(text)).toBe(text);
});

test('timestamps, amounts and plain values stay unchanged', () => {
  const plain = { now: 1_767_268_800_000, total: 24.57, isOpen: true, user: null, none: undefined };
  expect(redact(plain)).toEqual(plain);
});

test('an email address used as a key is masked', () => {
  expect(JSON.stringify(redact({ 'asha@example.com': 1 }))).not.toContain('asha');
});

test('an error is reduced to its name and message, without secrets', () => {
  const error = new TypeError('No account for asha@example.com', { cause: { password: 'x' } });
  expect(redact({ error })).toEqual({
    error: { name: 'TypeError', message: `No account for ${MASK}` },
  });
});

test('functions and symbols, which can’t be sent, are left out', () => {
  const sent = redact({
    call: () => {},
    sign: Symbol('sign'),
    list: [() => {}],
    deep: { call() {} },
  });
  expect(() => structuredClone(sent)).not.toThrow();
});

test('a long list is truncated', () => {
  const list = Array.from({ length: 60 }, (_, index) => index);
  expect(redact(list)).toEqual([...list.slice(0, 50), '… 10 more']);
});

test('an object with many keys is truncated', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`key${index}`, index]),
  );
  expect(Object.keys(redact(wide) as object).length).toBeLessThanOrEqual(201);
});

test.each([
  ['words', 'word '.repeat(200_000)],
  ['one word', 'a'.repeat(1_000_000)],
  ['one number', '1'.repeat(1_000_000)],
  ['at signs', '@'.repeat(1_000_000)],
  ['email addresses', 'asha@example.com'.repeat(100_000)],
])('a very long text of %s is truncated quickly', (_, text) => {
  const sent = redact(text) as string;
  expect(sent.length).toBeLessThan(5000);
  expect(sent).not.toContain('asha');
});

test.each(['asha@example.com', '4242 4242 4242 4242'])(
  'the truncated version of a long text with the secret %s contains no part of that secret',
  (secret) => {
    for (let before = 1960; before <= 2010; before += 1) {
      const sent = redact(
        `${'word '.repeat(before / 5)}${'x'.repeat(before % 5)} ${secret} ${'end '.repeat(900)}`,
      );
      expect(sent).not.toMatch(/asha|4242/);
    }
  },
);

test('a deeply nested object is truncated', () => {
  let deep: unknown = 'bottom';
  for (let level = 0; level < 10_000; level += 1) deep = { deep };
  expect(JSON.stringify(redact(deep))).not.toContain('bottom');
});

test('a circular reference is replaced with an ellipsis', () => {
  const cart: Record<string, unknown> = { items: [1] };
  cart['self'] = cart;
  cart['list'] = [cart];
  expect(redact(cart)).toEqual({ items: [1], self: '…', list: ['…'] });
});

test('an object with many circular references is redacted to a limited size', () => {
  const nodes: Record<string, unknown>[] = Array.from({ length: 20 }, () => ({}));
  for (const node of nodes)
    for (const [index, other] of nodes.entries()) node[`to${index}`] = other;
  const sent = redact(nodes);
  expect(JSON.stringify(sent).length).toBeLessThan(1_000_000);
});

test('a value that occurs in two places is shown in both', () => {
  const dish = { name: 'Naan' };
  expect(redact({ first: dish, second: dish })).toEqual({ first: dish, second: dish });
});

test('an actor in the context is replaced by the result of its toJSON, and the fields after the actor are still shown', () => {
  const child = createMachine({ id: 'child', context: { password: 'tandoor-8' } });
  const parent = createMachine({
    context: ({ spawn }) => ({
      refs: Array.from({ length: 40 }, (_, index) => spawn(child, { id: `child ${index}` })),
      dish: { name: 'Naan' },
    }),
  });
  const sent = redact(createActor(parent).start().getSnapshot().context);
  expect(sent).toMatchObject({ dish: { name: 'Naan' } });
  expect(JSON.stringify(sent)).toContain('"id":"child 39"');
  expect(JSON.stringify(sent).length).toBeLessThan(5000);
});

test('dates, maps and sets are shown with their contents, without secrets', () => {
  const shown = {
    date: new Date('2026-11-29T10:00:00Z'),
    map: new Map<unknown, unknown>([
      ['password', 'tandoor-8'],
      ['dish', { name: 'Naan', cvv: '123' }],
      [1, 'asha@example.com'],
    ]),
    set: new Set(['Naan', 'asha@example.com']),
  };
  expect(redact(shown)).toEqual({
    date: '2026-11-29T10:00:00.000Z',
    map: [
      { key: 'password', value: MASK },
      { key: 'dish', value: { name: 'Naan', cvv: MASK } },
      { key: 1, value: MASK },
    ],
    set: ['Naan', MASK],
  });
});

test('in the result of toJSON, secrets are masked, and a circular reference becomes an ellipsis', () => {
  const form = { toJSON: (): unknown => ({ name: 'password', value: 'tandoor-8', around: form }) };
  expect(redact({ form })).toEqual({ form: { name: 'password', value: MASK, around: '…' } });
});

test('a snapshot event is reduced to the state and the redacted context of its actor', () => {
  const machine = { config: { states: {} } };
  const snapshot = { status: 'active', value: 'open', context: { email: 'a@b.in' }, machine };
  expect(redactEvent({ type: 'xstate.snapshot.cart', snapshot } as { type: string })).toEqual({
    type: 'xstate.snapshot.cart',
    snapshot: { value: 'open', context: { email: MASK } },
  });
});
