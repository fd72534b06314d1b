/**
 * Tests how recorded histories become bug reports and journeys. A journey is a walk that a test repeats.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { createActor, fromPromise } from 'xstate';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { InspectedActor } from '../src/live/protocol.ts';
import { watchActors } from '../src/live/watch-actors.ts';
import { movesOf } from '../src/model.ts';
import { toBugReport } from '../src/recording/bug-report.ts';
import { toJourney } from '../src/recording/journey.ts';
import { recordMoments } from '../src/recording/record-moments.ts';
import { recordWalk } from '../src/recording/record-walk.ts';
import { samplesOf } from '../src/simulation/samples.ts';
import type { SimulatedEvent } from '../src/simulation/simulate.ts';
import { fromLink } from '../src/simulation/walk-link.ts';
import { innermost } from '../src/state-paths.ts';
import { loginMachine, noteMachine, sessionMachine } from './teahouse/machines.ts';
import type { LoginForm, LoginOutcome } from './teahouse/machines.ts';
import { asha, bimal, cartModel, loginForm, modelOf } from './teahouse/models.ts';
import { simulate } from './walks.ts';

const SESSION_WALK = join(import.meta.dirname, 'session-walk.test.ts');
const someoneThere = 'Asha signs in';
const PAGE = 'https://teahouse.example/statecharts';

/** Simulates the events to which the machine's model gives these phrases, and records the walk. */
function walked(id: string, ...phrases: string[]) {
  const model = modelOf(id);
  const samples = samplesOf(model);
  const events = phrases.map((phrase): SimulatedEvent => {
    const [move, all] = [...samples].find(([, each]) => phrase in each) ?? [];
    if (move === undefined) throw new Error(`Nothing is called ${phrase}.`);
    return { move, payload: all?.[phrase] };
  });
  return walkedWith(id, events);
}

function walkedWith(id: string, events: readonly SimulatedEvent[]) {
  const model = modelOf(id);
  const [start = ''] = Object.keys(model.starts);
  return recordWalk(model, start, simulate(model.machine, model.starts[start]?.input, events));
}

/** Starts an actor, and collects the messages that an inspected tab would send about the actor. */
function live(
  machine: AnyStateMachine,
  actors: Record<string, AnyActorLogic> = {},
  input?: unknown,
) {
  const moments: InspectedActor[] = [];
  const { inspect } = watchActors({
    tab: 'tab',
    tabLabel: () => '/restaurants',
    takesEvents: false,
    say: (message) => {
      if (message.type === 'actor') moments.push(message.actor);
    },
  });
  const actor = createActor(machine.provide({ actors } as never), { inspect, input }).start();
  return { actor, moments, record: () => recordMoments(modelOf(machine.id), moments) };
}

const phrasesOf = ({ steps }: ReturnType<typeof walked>) => steps.map(({ phrase }) => phrase);

/** Returns the code of a journey, formatted as the formatter would format it inside a test file. */
async function formatted(journey: string): Promise<string> {
  const { code } = await format(
    'walk.ts',
    `walkPaths(model, {\n  journeys: [\n${journey}  ],\n});\n`,
    { singleQuote: true, printWidth: 100 },
  );
  return code.slice(code.indexOf('['), code.lastIndexOf(']'));
}

const stepsIn = (code: string) => code.slice(code.indexOf('steps: ['), code.lastIndexOf('],'));

// A simulated walk --------------------------------------------------------------------------------

test('a simulated walk becomes the journey that session-walk.test.ts contains', async () => {
  const recording = walked(
    'visitor',
    'Asha is signed in',
    'Sign Out is chosen',
    'the identity service has signed out',
    'nobody is signed in',
    'Bimal is signed in',
  );
  const journey = toJourney(recording);
  expect(journey).toContain("['Asha is signed in', { signedIn: 'active' }],");
  const code = readFileSync(SESSION_WALK, 'utf8');
  expect(code).toContain(stepsIn(await formatted(journey)));
});

test.each([
  ['checkout', ['Asha is there with two cups', 'the form is sent without a card']],
  ['login', ['Sign In is chosen', 'the eye is clicked', 'the filled-in form is sent']],
  ['note', ['the note is opened', 'the note is closed']],
])('a journey of %s needs no further formatting', async (id, phrases) => {
  const journey = toJourney(walked(id, ...phrases));
  expect(phrases.every((phrase) => journey.includes(phrase))).toBe(true);
  expect(await formatted(journey)).toBe(`[\n${journey}  `);
});

test('a journey names its start if the model has several starts', () => {
  const model = modelOf('note');
  const [, second = ''] = Object.keys(model.starts);
  const steps = simulate(model.machine, model.starts[second]?.input, []);
  expect(toJourney(recordWalk(model, second, steps))).toContain(`from: '${second}',`);
  expect(toJourney(walked('visitor', 'Asha is signed in'))).not.toContain('from:');
});

test('an event that another event caused is part of the walk, but not a step of the journey', () => {
  const model = cartModel;
  const samples = samplesOf(model);
  const changed = { move: 'cart.changed', payload: samples.get('cart.changed')?.[someoneThere] };
  const there = walkedWith('cart', [changed]);
  expect(phrasesOf(there)).toEqual([someoneThere]);
  const [cup = ''] = Object.keys(samples.get('cart.cupAdded') ?? {});
  const added = { move: 'cart.cupAdded', payload: samples.get('cart.cupAdded')?.[cup] };
  const [start = ''] = Object.keys(model.starts);
  const before = simulate(model.machine, undefined, [changed]).at(-1)?.snapshot;
  const [follower] =
    movesOf(model)
      .find(([name]) => name === 'cart.cupAdded')?.[1]
      .followedBy?.(before as never, added.payload) ?? [];
  const { type: move = '', ...payload } = follower ?? {};
  const steps = simulate(model.machine, undefined, [changed, added, { move, payload }]);
  expect(steps).toHaveLength(4);
  const recording = recordWalk(model, start, steps);
  expect(phrasesOf(recording)).toEqual([someoneThere, cup]);
  expect(recording.walk.map((event) => event.move)).toEqual([
    'cart.changed',
    'cart.cupAdded',
    'cart.changed',
  ]);
});

test('an event is recorded as a step even if a guard refused it', () => {
  const { actor, record } = live(loginMachine);
  actor.send({ type: 'login.opened', mode: 'login' });
  actor.send({ type: 'login.submitted', form: { ...loginForm, password: '' } });
  expect(phrasesOf(record())).toEqual(['Sign In is chosen', 'the form is sent without a password']);
});

test('a custom payload is marked with a TODO for the author, and its secrets are masked', () => {
  const recording = walkedWith('login', [
    { move: 'login.opened', payload: { mode: 'login' } },
    {
      move: 'login.submitted',
      payload: { form: { ...loginForm, password: 'tandoor-8', email: 'bimal@example.com' } },
    },
  ]);
  const journey = toJourney(recording);
  expect(phrasesOf(recording)).toEqual([null, null]);
  expect(journey).toContain(
    "// TODO The model has no phrase for this: login.opened. Its payload was { mode: 'login' }.",
  );
  const report = toBugReport(recording, samplesOf(modelOf('login')), PAGE);
  for (const text of [journey, report, decodeURIComponent(report)]) {
    expect(text).toContain('login.submitted');
    expect(text).toContain('•••');
    expect(text).not.toMatch(/tandoor|bimal@/);
  }
});

// A live session ----------------------------------------------------------------------------------

test('each event of a live session gets the phrase that the model has for this event and payload', () => {
  const { actor, record } = live(sessionMachine, {
    signOut: fromPromise(() => new Promise(() => {})),
  });
  actor.send({ type: 'session.userChanged', user: asha });
  actor.send({ type: 'session.signOutRequested' });
  actor.send({ type: 'session.userChanged', user: bimal });
  const recording = record();
  expect(recording).toMatchObject({ start: 'a page just opened', path: '/restaurants' });
  expect(phrasesOf(recording)).toEqual([
    'Asha is signed in',
    'Sign Out is chosen',
    'Bimal is signed in',
  ]);
  expect(toJourney(recording)).not.toContain('TODO Is this');
});

test('an event with an unknown payload gets the phrase of an event that leads to the same state, and the phrase is marked as a guess', () => {
  const { actor, record } = live(sessionMachine);
  actor.send({
    type: 'session.userChanged',
    user: { ...asha, uid: 'chitra', name: 'Chitra' },
  });
  const [step] = record().steps;
  expect(step).toMatchObject({
    phrase: 'an account without a name is signed in',
    others: ['Asha is signed in', 'Bimal is signed in'],
    value: { signedIn: 'active' },
  });
  const journey = toJourney(record());
  expect(journey).toMatch(/\/\/ TODO Is this what happened\? Its payload was \{ user: \{.*Chitra/);
  expect(journey).toContain("// TODO Or was it 'Asha is signed in' or 'Bimal is signed in'?");
});

test('the outcome of a promise is recorded by its phrase, without secrets', async () => {
  const outcome: LoginOutcome = { kind: 'failed', message: 'No account matches.' };
  const { actor, record } = live(loginMachine, {
    logIn: fromPromise<LoginOutcome, LoginForm>(async () => outcome),
  });
  actor.send({ type: 'login.opened', mode: 'login' });
  actor.send({ type: 'login.submitted', form: { ...loginForm, password: 'tandoor-8' } });
  await Promise.resolve().then(() => Promise.resolve());
  expect(phrasesOf(record())).toEqual([
    'Sign In is chosen',
    'the filled-in form is sent',
    'no account matches',
  ]);
  expect(JSON.stringify(record())).not.toContain('tandoor');
});

test('an event that no state listens to is not recorded as a step', () => {
  const { actor, record } = live(sessionMachine);
  actor.send({ type: 'session.signOutRequested' });
  actor.send({ type: 'session.userChanged', user: asha });
  expect(phrasesOf(record())).toEqual(['Asha is signed in']);
});

test('the code of a journey warns its author if the beginning of the session is no longer remembered', () => {
  const { actor, moments, record } = live(sessionMachine);
  actor.send({ type: 'session.userChanged', user: asha });
  expect(record().start).toBe('a page just opened');
  const late = recordMoments(modelOf('visitor'), moments.slice(1));
  expect(late.start).toBeNull();
  expect(toJourney(late)).toContain('TODO No start of the model is where this began');
  expect(toBugReport(late, new Map(), PAGE)).toContain('The walk has no link');
});

test.each(Object.entries(modelOf('note').starts))(
  'a session that began %s is recorded from this start, because its first context is the same',
  (start, { input }) => {
    expect(live(noteMachine, {}, input).record().start).toBe(start);
  },
);

test('if the first context of a session belongs to no start, the session is recorded from a start with the same state', () => {
  const [first] = Object.keys(modelOf('note').starts);
  expect(live(noteMachine, {}, { text: 'Hot' }).record().start).toBe(first);
});

// The bug report ----------------------------------------------------------------------------------

test('a bug report describes the walk in words, and its link opens the same walk', () => {
  const recording = walked('visitor', 'Asha is signed in', 'Sign Out is chosen');
  const samples = samplesOf(modelOf('visitor'));
  const report = toBugReport(recording, samples, PAGE);
  expect(report).toContain('1. Asha is signed in → signedIn.active');
  expect(report).toContain('2. Sign Out is chosen → signedIn.signingOut');
  expect(report).toContain('"email": "•••"');
  const [, link = ''] = /\((https:[^)]*)\)/.exec(report) ?? [];
  expect(link.startsWith(`${PAGE}#/visitor/simulate?`)).toBe(true);
  const parameters = new URLSearchParams(link.slice(link.indexOf('?')));
  const model = modelOf('visitor');
  const events = fromLink(parameters.get('walk') ?? '', samples);
  const end = simulate(model.machine, undefined, events).at(-1)?.snapshot;
  expect(innermost(end?.value ?? '')).toEqual(['signedIn.signingOut']);
  expect(parameters.get('from')).toBe('a page just opened');
});
