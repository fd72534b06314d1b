import { expect, test } from 'vitest';
import { describeMissingEvent, describeWrongEvent } from '../src/paths/sent-events.ts';
import type { ExpectedEvents, Sent } from '../src/paths/sent-events.ts';

const asked: ExpectedEvents = {
  phrase: 'Sign Up is chosen (in the menu)',
  event: { type: 'auth.opened', mode: 'signup' },
  followedBy: [],
  besides: [],
};

const onScreen = (type: string, payload: object = {}): Sent => ({
  event: { type, ...payload },
  isFromScreen: true,
});
const byActor = (type: string, payload: object = {}): Sent => ({
  event: { type, ...payload },
  isFromScreen: false,
});

test('the sentence about a wrong payload contains the payload that the screen sent', () => {
  expect(describeWrongEvent(asked, [onScreen('auth.opened', { mode: 'login' })])).toBe(
    "“Sign Up is chosen (in the menu)” should send auth.opened { mode: 'signup' }, but the screen sent auth.opened { mode: 'login' }.",
  );
});

test('the sentence about a wrong payload contains only the fields that differ', () => {
  const form = { street: '12 Lodhi Road', city: 'New Delhi' };
  const sent = [onScreen('form.sent', { form, isDraft: true })];
  const wanted: ExpectedEvents = { ...asked, event: { type: 'form.sent', form, isDraft: false } };
  expect(describeWrongEvent(wanted, sent)).toContain('sent form.sent { isDraft: true }.');
});

test('a wrong or additional event of the screen is reported in a sentence', () => {
  const right = onScreen('auth.opened', { mode: 'signup' });
  expect(describeWrongEvent(asked, [onScreen('auth.closed')])).toContain(
    'but the screen sent auth.closed.',
  );
  expect(describeWrongEvent(asked, [right, onScreen('auth.closed')])).toContain(
    'but the screen also sent auth.closed.',
  );
  expect(describeWrongEvent(asked, [right])).toBeNull();
});

test('further events that the step allows, and additional fields in a payload, are not reported', () => {
  const wanted: ExpectedEvents = {
    ...asked,
    followedBy: [{ type: 'cart.changed', items: ['chai'] }],
    besides: ['field.typed'],
  };
  const sent = [
    onScreen('field.typed', { text: 'a' }),
    onScreen('auth.opened', { mode: 'signup', at: 5 }),
    onScreen('cart.changed', { items: ['chai'] }),
    byActor('clock.ticked'),
  ];
  expect(describeWrongEvent(wanted, sent)).toBeNull();
  const other = [...sent, onScreen('cart.changed', { items: ['samosa'] })];
  expect(describeWrongEvent(wanted, other)).toContain('also sent cart.changed');
});

test('only the last event of the expected type counts, because a text is typed letter by letter', () => {
  const wanted: ExpectedEvents = { ...asked, event: { type: 'field.typed', text: 'ab' } };
  const [first, last] = ['a', 'ab'].map((text) => onScreen('field.typed', { text }));
  expect(describeWrongEvent(wanted, [first, last] as Sent[])).toBeNull();
  expect(describeWrongEvent(wanted, [last, first] as Sent[])).toContain(
    "sent field.typed { text: 'a' }.",
  );
});

test('the expected payload can contain matchers such as `expect.any`', () => {
  const wanted: ExpectedEvents = {
    ...asked,
    event: { type: 'layer.opened', id: expect.any(String) },
  };
  expect(describeWrongEvent(wanted, [onScreen('layer.opened', { id: 'r1' })])).toBeNull();
  expect(describeWrongEvent(wanted, [onScreen('layer.opened', { id: 1 })])).toContain(
    'sent layer.opened',
  );
});

test('a missing event is reported, unless the step expects no event or XState itself sends it', () => {
  expect(describeMissingEvent(asked, [])).toContain('but the screen sent nothing.');
  expect(describeMissingEvent(asked, [byActor('auth.opened', { mode: 'login' })])).toBeNull();
  expect(describeMissingEvent({ ...asked, event: null }, [])).toBeNull();
  expect(
    describeMissingEvent({ ...asked, event: { type: 'xstate.done.actor.logIn' } }, []),
  ).toBeNull();
});

test('if a step expects nothing but an actor’s outcome, any event from the screen is reported as wrong', () => {
  const outcome: ExpectedEvents = {
    ...asked,
    event: { type: 'xstate.done.actor.logIn', output: 1 },
  };
  expect(describeWrongEvent(outcome, [onScreen('auth.closed')])).toBe(
    '“Sign Up is chosen (in the menu)” should send nothing, but the screen sent auth.closed.',
  );
  expect(describeWrongEvent(outcome, [byActor('xstate.done.actor.0.logIn')])).toBeNull();
});
