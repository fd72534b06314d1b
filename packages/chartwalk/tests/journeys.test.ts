import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { followWithoutScreen, followJourneys } from '../src/paths/journeys.ts';
import type { Journey } from '../src/paths/journeys.ts';
import { menuModel, sessionModel } from './teahouse/models.ts';

const START = 'a page just opened';

const signsOut: Journey<typeof sessionModel> = {
  name: 'a customer signs out',
  steps: [
    ['Asha is signed in', { signedIn: 'active' }],
    ['Sign Out is chosen', { signedIn: 'signingOut' }],
    ['the identity service has signed out', { signedIn: 'active' }],
  ],
};

// The `end` of a journey is an assertion about the screen. `followJourneys` ignores it, because no screen is
// mounted.
followJourneys(menuModel, [
  { name: 'the menu is closed at first', startsIn: 'closed', steps: [] },
  {
    name: 'the menu is opened and closed',
    steps: [
      ['the menu is opened', 'open'],
      ['the menu is closed', 'closed'],
    ],
    end: 'the focus is on the button',
  },
]);

test('following a journey returns the microsteps of all its steps', () => {
  const microsteps = followWithoutScreen(sessionModel, signsOut, START);
  expect(microsteps.flatMap(({ taken }) => taken)).toHaveLength(3);
});

test('a journey fails if a step does not lead to the state that the journey names', () => {
  const steps = [['Asha is signed in', 'signedOut']] as const;
  expect(() => followWithoutScreen(sessionModel, { ...signsOut, steps }, START)).toThrow(
    "to deeply equal { 'Asha is signed in': 'signedOut' }",
  );
});

test('a journey fails if the machine does not start in the state that the journey names', () => {
  const journey = { ...signsOut, startsIn: 'signedOut' } as const;
  expect(() => followWithoutScreen(sessionModel, journey, START)).toThrow(START);
});

test('a journey fails if one of its events is impossible at that step', () => {
  const journey = { ...signsOut, steps: signsOut.steps.slice(1) };
  expect(() => followWithoutScreen(sessionModel, journey, START)).toThrow(
    '“Sign Out is chosen” can’t happen after: a page just opened.',
  );
});

const isSigningOut = (snapshot: SnapshotFrom<typeof sessionModel.machine>) =>
  snapshot.matches({ signedIn: 'signingOut' });

test('a journey fails if it breaks an invariant of its model', () => {
  const invariants = { never: { 'somebody signs out': isSigningOut } };
  const breach =
    '“somebody signs out” must never hold, but holds after: a page just opened, then Asha is signed in, then Sign Out is chosen, then the identity service has signed out';
  expect(() => followWithoutScreen({ ...sessionModel, invariants }, signsOut, START)).toThrow(
    expect.objectContaining({ actual: [breach] }),
  );
});
