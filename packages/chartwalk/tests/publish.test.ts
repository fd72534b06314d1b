/** Tests the messages that an inspected tab sends about its actors. */
import type { InspectionEvent } from 'xstate';
import { createActor, createMachine, fromCallback, fromPromise, sendTo } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANNEL } from '../src/live/protocol.ts';
import type { Delivery, InspectedActor, InspectionMessage, Past } from '../src/live/protocol.ts';
import { publishActors } from '../src/live/publish.ts';
import { eventually } from './eventually.ts';
import { checkoutMachine, faqMachine, loginMachine, menuMachine } from './teahouse/machines.ts';
import type {
  LoginForm,
  LoginOutcome,
  OrderRequest,
  PlaceOrderOutcome,
} from './teahouse/machines.ts';
import { checkoutForm, loginForm } from './teahouse/models.ts';

let heard: InspectionMessage[];
let channel: BroadcastChannel;
const opened: BroadcastChannel[] = [];
let page: EventTarget;
let inspect: (event: InspectionEvent) => void;

const inspected = { inspect: (event: InspectionEvent) => inspect(event) };
const told = () => heard.flatMap((message) => (message.type === 'actor' ? message.actor : []));
const ofMachine = (machine: string): InspectedActor[] =>
  told().filter((actor) => actor.machine === machine);
const deliveries = (): Delivery[] =>
  heard.flatMap((message) => (message.type === 'delivery' ? message.delivery : []));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
const say = (message: InspectionMessage) => channel.postMessage(message);

/** Waits until all earlier messages have arrived, by sending one more. The channel preserves the order. */
async function settle(): Promise<void> {
  const seen = told().length;
  createActor(faqMachine, inspected).start();
  await eventually(() =>
    expect(
      told()
        .slice(seen)
        .some(({ machine }) => machine === 'faq'),
    ).toBe(true),
  );
}

class NotedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/checkout', search: '?inspect' });
  vi.stubGlobal('BroadcastChannel', NotedChannel);
  heard = [];
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    heard.push(data);
  });
  inspect = publishActors();
});

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  vi.unstubAllGlobals();
});

test('a started actor is reported with everything that a chart shows', async () => {
  createActor(checkoutMachine, inspected).start();
  await settle();
  expect(ofMachine('checkout')).toEqual([
    {
      id: expect.any(String),
      tab: expect.any(String),
      tabLabel: '/checkout',
      sequence: 1,
      at: expect.any(Number),
      name: 'checkout',
      machine: 'checkout',
      parent: null,
      status: 'active',
      value: 'checkingCustomer',
      context: {
        userId: null,
        cups: 0,
        street: '',
        error: null,
        orderId: null,
      },
      tags: [],
      children: ['customerListener'],
      event: { type: 'xstate.init' },
      delivery: expect.any(Number),
      steps: [],
      takesEvents: true,
    },
  ]);
});

test('every event is reported with the transitions that it caused', async () => {
  const menu = createActor(menuMachine, inspected).start();
  menu.send({ type: 'menu.opened' });
  menu.send({ type: 'menu.closed' });
  await settle();
  const said = ofMachine('menu');
  expect(said.map(({ sequence, event, value }) => [sequence, event.type, value])).toEqual([
    [1, 'xstate.init', 'closed'],
    [2, 'menu.opened', 'open'],
    [3, 'menu.closed', 'closed'],
  ]);
  expect(said.map(({ steps }) => steps)).toEqual([
    [],
    [{ event: 'menu.opened', from: 'closed', taken: ['closed — menu.opened → open'] }],
    [{ event: 'menu.closed', from: 'open', taken: ['open — menu.closed → closed'] }],
  ]);
  expect(new Set(said.map(({ id }) => id)).size).toBe(1);
});

test('two actors of one machine have different ids and names', async () => {
  createActor(menuMachine, inspected).start();
  createActor(menuMachine, inspected).start().send({ type: 'menu.opened' });
  await settle();
  const menus = ofMachine('menu');
  expect(new Set(menus.map(({ id }) => id)).size).toBe(2);
  expect(menus.map(({ name, value }) => [name, value])).toEqual([
    ['menu', 'closed'],
    ['menu 2', 'closed'],
    ['menu 2', 'open'],
  ]);
});

test('an actor’s own name is added to the name of its machine, and secrets in an actor’s name are masked', async () => {
  createActor(menuMachine, { ...inspected, systemId: 'main' }).start();
  createActor(menuMachine, { ...inspected, id: 'of asha@example.com' }).start();
  createActor(menuMachine, { ...inspected, systemId: 'Menu' }).start();
  await settle();
  expect(ofMachine('menu').map(({ name }) => name)).toEqual([
    'menu (main)',
    'menu (of •••)',
    'menu',
  ]);
});

test('an actor that was never started is not reported, even when it is stopped', async () => {
  createActor(menuMachine, inspected);
  createActor(menuMachine, inspected).stop();
  await settle();
  expect(ofMachine('menu')).toEqual([]);
  say({ type: 'hello' });
  await settle();
  expect(ofMachine('menu')).toEqual([]);
});

test('a stopped actor is reported as stopped, and is not reported to a page that is opened later', async () => {
  const menu = createActor(menuMachine, inspected).start();
  menu.stop();
  await settle();
  expect(ofMachine('menu').map(({ status }) => status)).toEqual(['active', 'stopped']);
  heard = [];
  say({ type: 'hello' });
  await eventually(() => expect(ofMachine('faq')).not.toEqual([]));
  expect(ofMachine('menu')).toEqual([]);
});

test('a page that is opened late receives the current state of every actor', async () => {
  const menu = createActor(menuMachine, inspected).start();
  menu.send({ type: 'menu.opened' });
  createActor(checkoutMachine, inspected).start();
  await settle();
  const before = told();
  heard = [];
  say({ type: 'hello' });
  await eventually(() => expect(told()).toHaveLength(3));
  expect(told()).toEqual(
    before.filter(({ machine, value }) => machine !== 'menu' || value === 'open'),
  );
});

test('a finished actor is reported as done', async () => {
  const countdown = createMachine({
    id: 'countdown',
    initial: 'counting',
    states: { counting: { always: 'delivered' }, delivered: { type: 'final' } },
  });
  createActor(countdown, inspected).start();
  await settle();
  expect(ofMachine('countdown').at(-1)).toMatchObject({ status: 'done', value: 'delivered' });
});

const ignoreError = { error: () => {} };
const breakingMachine = createMachine({
  id: 'breaking',
  initial: 'whole',
  states: {
    whole: {
      on: {
        tapped: {},
        dropped: {
          target: 'broken',
          actions: () => {
            throw new Error('It broke.');
          },
        },
      },
    },
    broken: {},
  },
});

test('if an actor’s action throws, the actor is reported as failed, together with the event that caused the failure', async () => {
  const actor = createActor(breakingMachine, inspected);
  actor.subscribe(ignoreError);
  actor.start();
  actor.send({ type: 'tapped' });
  actor.send({ type: 'dropped' });
  actor.send({ type: 'tapped' });
  await settle();
  expect(
    ofMachine('breaking').map(({ status, event, value }) => [status, event.type, value]),
  ).toEqual([
    ['active', 'xstate.init', 'whole'],
    ['active', 'tapped', 'whole'],
    ['error', 'dropped', 'whole'],
  ]);
  const dropped = deliveries().find(({ event }) => event.type === 'dropped');
  expect(ofMachine('breaking').at(-1)?.delivery).toBe(dropped?.number);
});

test('an actor is reported as failed if its first action throws', async () => {
  const actor = createActor(
    createMachine({
      id: 'breaking',
      entry: () => {
        throw new Error('It broke.');
      },
    }),
    inspected,
  );
  actor.subscribe(ignoreError);
  actor.start();
  await settle();
  expect(ofMachine('breaking').at(-1)?.status).toBe('error');
});

test('a page that is opened late receives the earlier moments of only the last twenty ended actors, and does not list these actors as running', async () => {
  const done = createMachine({ id: 'done', initial: 'end', states: { end: { type: 'final' } } });
  for (let count = 0; count < 15; count += 1) {
    createActor(done, inspected).start();
    const actor = createActor(breakingMachine, inspected);
    actor.subscribe(ignoreError);
    actor.start().send({ type: 'dropped' });
  }
  await settle();
  heard = [];
  say({ type: 'hello' });
  await eventually(() => expect(ofMachine('faq')).not.toEqual([]));
  expect(told().map(({ machine }) => machine)).toEqual(['faq']);
  const past = heard.flatMap((message) => (message.type === 'past' ? message.past.actors : []));
  const ids = past.flatMap(({ id, machine }) => (machine === 'faq' ? [] : id));
  expect(new Set(ids).size).toBe(20);
});

const ashaIsThere = fromCallback(({ sendBack }) =>
  sendBack({ type: 'checkout.customerKnown', userId: 'asha', cups: 1 }),
);

test('a machine’s promises are reported by name, without their input', async () => {
  const placeOrder = fromPromise<PlaceOrderOutcome, OrderRequest>(() => new Promise(() => {}));
  const actors = { customerListener: ashaIsThere, placeOrder };
  const checkout = createActor(checkoutMachine.provide({ actors }), inspected);
  checkout.start();
  checkout.send({
    type: 'checkout.submitted',
    form: { ...checkoutForm, nameOnCard: 'Canary' },
  });
  await settle();
  expect(new Set(told().map(({ machine }) => machine))).toEqual(new Set(['checkout', 'faq']));
  expect(ofMachine('checkout').at(-1)).toMatchObject({
    value: 'placing',
    children: ['customerListener', 'placeOrder'],
  });
  expect(JSON.stringify(heard)).toContain('12 Lodhi Road');
  expect(JSON.stringify(heard)).not.toMatch(/Canary|4242|12\/99|"123"/);
});

test('generated event types are replaced by the names that the machine uses', async () => {
  const placeOrder = fromPromise<PlaceOrderOutcome, OrderRequest>(() =>
    Promise.reject(new Error('asha@example.com')),
  );
  const silent = checkoutMachine.provide({
    actors: { customerListener: ashaIsThere, placeOrder },
  });
  const checkout = createActor(silent, inspected).start();
  checkout.send({ type: 'checkout.submitted', form: checkoutForm });
  await eventually(() => expect(ofMachine('checkout')).toHaveLength(4));
  const last = ofMachine('checkout').at(-1);
  expect(last?.event).toEqual({
    type: 'xstate.error.actor.placeOrder',
    actorId: expect.any(String),
    error: { name: 'Error', message: '•••' },
  });
  expect(last?.steps[0]?.taken).toEqual(['placing — xstate.error.actor.placeOrder → editing']);
});

test('the password and email address of a sign-in are never sent', async () => {
  const logIn = fromPromise<LoginOutcome, LoginForm>(() => new Promise(() => {}));
  const login = createActor(loginMachine.provide({ actors: { logIn } }), inspected).start();
  login.send({ type: 'login.opened', mode: 'login' });
  login.send({ type: 'login.submitted', form: loginForm });
  await settle();
  expect(ofMachine('login').at(-1)?.children).toEqual(['pageListener', 'logIn']);
  expect(deliveries().map(({ event }) => event.type)).toContain('login.submitted');
  expect(JSON.stringify(heard)).not.toContain(loginForm.password);
  expect(JSON.stringify(heard)).not.toContain(loginForm.email);
});

test('a tab reports that its page was closed, and reports its actors again when the page is restored', async () => {
  const menu = createActor(menuMachine, inspected).start();
  await settle();
  const tab = ofMachine('menu')[0]?.tab;
  heard = [];
  page.dispatchEvent(new Event('pagehide'));
  // Later events of a closed page must not be reported, because the page would then seem to be open.
  menu.send({ type: 'menu.opened' });
  await eventually(() => expect(heard).toEqual([{ type: 'left', tab }]));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await eventually(() => expect(ofMachine('menu')).toHaveLength(1));
  await settle();
  expect(ofMachine('menu')).toHaveLength(1);
});

test('an event that contains functions and symbols can be reported to another tab', async () => {
  const menu = createActor(menuMachine, inspected).start();
  menu.send({ type: 'menu.opened', anchor: () => {}, sign: Symbol('x') } as never);
  await settle();
  expect(ofMachine('menu').at(-1)).toMatchObject({ value: 'open' });
});

// Parents of actors and senders of events ---------------------------------------------------------

const tasks = () => heard.flatMap((message) => (message.type === 'task' ? message.task : []));

/** The machine `outer` invokes this machine, and a promise with a secret input. */
const inner = createMachine({
  id: 'inner',
  initial: 'idle',
  states: { idle: { on: { knock: 'knocked' } }, knocked: {} },
});
const outer = createMachine({
  id: 'outer',
  invoke: [
    { id: 'inner', src: inner },
    {
      id: 'login',
      src: fromPromise<string, unknown>(async () => 'tandoor-8'),
      input: { password: 'tandoor-8' },
    },
  ],
  on: { 'door.found': { actions: sendTo('inner', { type: 'knock' }) } },
});

test('an actor is reported with its parent, and a promise only with its name, status and parent', async () => {
  createActor(outer, inspected).start();
  await eventually(() => expect(tasks().at(-1)?.status).toBe('done'));
  const [above] = ofMachine('outer');
  const [below] = ofMachine('inner');
  expect(above?.parent).toBeNull();
  expect(below?.parent).toBe(above?.id);
  expect(tasks().map(({ name, status, parent }) => [name, status, parent])).toEqual([
    ['login', 'active', above?.id],
    ['login', 'done', above?.id],
  ]);
  expect(JSON.stringify(tasks())).not.toContain('tandoor');
});

test('a callback that throws is reported as failed', async () => {
  const listener = fromCallback(({ receive }) => {
    receive(() => {
      throw new Error('It broke.');
    });
  });
  const machine = createMachine({
    id: 'listening',
    invoke: { id: 'listener', src: listener, onError: { actions: () => {} } },
    on: { knocked: { actions: sendTo('listener', { type: 'knocked' }) } },
  });
  createActor(machine, inspected).start().send({ type: 'knocked' });
  await settle();
  expect(tasks().map(({ name, status }) => [name, status])).toEqual([
    ['listener', 'active'],
    ['listener', 'error'],
  ]);
});

test('each event is reported with its sender and receiver, in the order of sending', async () => {
  const actor = createActor(outer, inspected).start();
  actor.send({ type: 'door.found' });
  await eventually(() => expect(tasks().at(-1)?.status).toBe('done'));
  await settle();
  const [above] = ofMachine('outer');
  const [below] = ofMachine('inner');
  const [login] = tasks();
  expect(
    deliveries()
      .filter(({ to }) => to !== ofMachine('faq')[0]?.id)
      .map(({ from, to, event }) => [from, to, event.type]),
  ).toEqual([
    [null, above?.id, 'xstate.init'],
    [above?.id, below?.id, 'xstate.init'],
    [above?.id, login?.id, 'xstate.init'],
    [null, above?.id, 'door.found'],
    [above?.id, below?.id, 'knock'],
    [login?.id, above?.id, 'xstate.done.actor.login'],
  ]);
  const numbers = deliveries().map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  const knock = deliveries().find(({ event }) => event.type === 'knock');
  expect(ofMachine('inner').at(-1)).toMatchObject({ value: 'knocked', delivery: knock?.number });
});

test('a forwarded event is a separate delivery for each actor that receives it', async () => {
  const cook = createMachine({ id: 'cook', on: { ordered: { actions: () => {} } } });
  const waiter = createMachine({
    id: 'waiter',
    invoke: { id: 'cook', src: cook },
    on: { ordered: { actions: sendTo('cook', ({ event }) => event) } },
  });
  createActor(waiter, inspected).start().send({ type: 'ordered' });
  await settle();
  const orders = deliveries().filter(({ event }) => event.type === 'ordered');
  const moments = [ofMachine('waiter').at(-1), ofMachine('cook').at(-1)];
  expect(moments.map((moment) => [moment?.id, moment?.delivery])).toEqual(
    orders.map(({ to, number }) => [to, number]),
  );
});

test('a page that is opened late also receives earlier moments, ended actors and deliveries', async () => {
  const menu = createActor(menuMachine, inspected).start();
  menu.send({ type: 'menu.opened' });
  menu.stop();
  await settle();
  heard = [];
  say({ type: 'hello' });
  await eventually(() => expect(ofMachine('faq')).not.toEqual([]));
  const [past] = heard.flatMap((message): Past[] =>
    message.type === 'past' ? [message.past] : [],
  );
  expect(past?.actors.map(({ machine, value, status }) => [machine, value, status])).toEqual([
    ['menu', 'closed', 'active'],
    ['menu', 'open', 'active'],
    ['menu', 'open', 'stopped'],
    ['faq', 'closed', 'active'],
  ]);
  expect(past?.deliveries.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'menu.opened',
    'xstate.init',
  ]);
});

// Events from outside, in development --------------------------------------------------------------

const answers = () =>
  heard.flatMap((message) =>
    message.type === 'answer' ? [[message.number, message.refusal]] : [],
  );

test('an event that the page requests is sent and answered', async () => {
  const menu = createActor(menuMachine, inspected).start();
  await settle();
  const actor = ofMachine('menu')[0]?.id ?? '';
  say({ type: 'wish', number: '1', actor, event: { type: 'menu.opened' } });
  await eventually(() => expect(answers()).toEqual([['1', null]]));
  expect(menu.getSnapshot().value).toBe('open');
});

test.each([
  ['one of XState’s own events', { type: 'xstate.done.actor.load' }, /own events/],
  ['an event without a type', { type: '' }, /needs a type/],
  ['no event at all', null as never, /needs a type/],
])('the request to send %s is refused, and the page gets the reason', async (_, event, why) => {
  createActor(menuMachine, inspected).start();
  await settle();
  say({ type: 'wish', number: '1', actor: ofMachine('menu')[0]?.id ?? '', event });
  await eventually(() => expect(answers()).toEqual([['1', expect.stringMatching(why)]]));
});

test('a request for an ended actor is refused, and a request for another tab is not answered', async () => {
  createActor(menuMachine, inspected).start().stop();
  await settle();
  const actor = ofMachine('menu')[0]?.id ?? '';
  say({ type: 'wish', number: '1', actor: 'another-tab:1', event: { type: 'menu.opened' } });
  say({ type: 'wish', number: '2', actor, event: { type: 'menu.opened' } });
  await eventually(() => expect(answers()).toEqual([['2', expect.stringMatching(/has stopped/)]]));
});
