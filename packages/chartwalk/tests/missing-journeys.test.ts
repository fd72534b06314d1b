import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineModel } from '../src/model.ts';
import { followWithoutScreen } from '../src/paths/journeys.ts';
import type { AnyJourney } from '../src/paths/journeys.ts';
import { formatMissing, missingJourneys } from '../src/paths/missing-journeys.ts';
import { sessionModel } from './teahouse/models.ts';

const START = 'a page just opened';
const signsOut: AnyJourney = {
  name: 'a customer signs out',
  steps: [
    ['Asha is signed in', { signedIn: 'active' }],
    ['Sign Out is chosen', { signedIn: 'signingOut' }],
    ['the identity service has signed out', { signedIn: 'active' }],
  ],
};

const doorModel = defineModel({
  machine: setup({
    types: {
      context: {} as { isLocked: boolean },
      input: {} as { isLocked: boolean },
      events: {} as { type: 'opened' },
    },
    guards: { isUnlocked: ({ context }) => !context.isLocked },
  }).createMachine({
    id: 'door',
    context: ({ input }) => input,
    initial: 'closed',
    states: { closed: { on: { opened: { guard: 'isUnlocked', target: 'open' } } }, open: {} },
  }),
  starts: {
    'at a locked door': { input: { isLocked: true } },
    'at a door': { input: { isLocked: false } },
  },
  moves: { opened: { samples: { 'somebody opens it': {} } } },
});

/** Evaluates the printed code of journeys, as if the code were pasted into a project's tests. */
function pasted(codes: readonly { code: string }[]): AnyJourney[] {
  const list = codes.map(({ code }) => code).join('\n');
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the code that the command prints
  return new Function(`return [${list}];`)() as AnyJourney[];
}

describe('the missing journeys', () => {
  const missing = missingJourneys(sessionModel, [signsOut]);

  test('the missing journeys take all transitions that are in no journey yet', () => {
    expect(missing.transitions).toContain(
      'signedIn.signingOut — xstate.error.actor.signOut → signedIn.active',
    );
    expect(missing.transitions).toHaveLength(missing.all - 3);
    expect(new Set(missing.journeys.flatMap(({ takes }) => takes))).toEqual(
      new Set(missing.transitions),
    );
  });

  test('the suggested journeys pass once they are pasted in, and every transition then has a journey', () => {
    const added = pasted(missing.journeys);
    for (const { from = START, ...journey } of added) {
      expect(() =>
        followWithoutScreen(sessionModel, journey as never, from as typeof START),
      ).not.toThrow();
    }
    expect(missingJourneys(sessionModel, [signsOut, ...added])).toMatchObject({
      transitions: [],
      journeys: [],
    });
  });

  test('a missing journey names its start if the model has several starts', () => {
    const { 'at a door': first, ...others } = doorModel.starts;
    for (const starts of [doorModel.starts, { 'at a door': first, ...others }]) {
      const model = { ...doorModel, starts };
      expect(pasted(missingJourneys(model, []).journeys)).toMatchObject([
        { from: 'at a door', steps: [['somebody opens it', 'open']] },
      ]);
    }
  });

  test('transitions that no path of the model takes are listed as impossible', () => {
    const moves = { ...sessionModel.moves, 'session.signOutRequested': { samples: {} } };
    const { impossible } = missingJourneys(defineModel({ ...sessionModel, moves }), []);
    expect(impossible).toContain(
      'signedIn.active — session.signOutRequested → signedIn.signingOut',
    );
  });

  test('the transitions of a failing journey count as missing', () => {
    const wrong = { ...signsOut, steps: [['Asha is signed in', 'signedOut'] as const] };
    const { failures, transitions, all } = missingJourneys(sessionModel, [wrong]);
    expect(failures).toEqual([
      {
        name: 'a customer signs out',
        reason: 'after “Asha is signed in”, the state is signedIn.active',
      },
    ]);
    expect(transitions).toHaveLength(all);
  });

  test('the text gives the number of transitions without a journey, then the journeys, and a reminder to check each state in them', () => {
    const text = formatMissing([missing, missingJourneys(doorModel, [])]);
    expect(text).toMatch(/^visitor: \d+ of \d+ transitions are in no journey\.\n\n {4}\{\n/);
    expect(text).toContain('check that each is right');
    expect(text).not.toContain('has a journey through every transition');
    const complete = { ...missing, transitions: [], journeys: [] };
    expect(formatMissing([complete])).toBe('1 machine has a journey through every transition.');
  });
});
