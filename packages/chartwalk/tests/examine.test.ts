/** Examines machines as `chartwalk check` does. An idiom is a way to use a feature of XState. */
import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { examine } from '../src/examination/examine.ts';
import { idioms } from './idioms.ts';
import { idiomMachines, machines } from './machines.ts';

const { 'a machine that needs input': needsInput } = idioms;

const drawnAndExported = {
  charted: true,
  arranged: true,
  lost: [],
  hidden: [],
  exported: true,
  refused: null,
};

/** The names of the machines whose simulation took no step. */
const idle: string[] = [];

test.each(idiomMachines)(
  '%s: the machine is drawn and exported, and simulated unless it needs input',
  async (name, machine) => {
    const finding = await examine(machine);
    expect(finding).toMatchObject({ ...drawnAndExported, simulated: machine !== needsInput });
    if (finding.steps === 0) idle.push(name);
  },
);

test('the simulation takes steps in every example machine, unless the machine has no events or needs input', () => {
  expect(idle.toSorted()).toEqual([
    'a machine that needs input',
    'branches in their order',
    'initial actions',
    'routes',
  ]);
});

test.each(machines)('%s: the machine is drawn and exported', async (_, machine) => {
  expect(await examine(machine)).toMatchObject(drawnAndExported);
});

test('a machine that needs input is not simulated, and the reason is reported', async () => {
  const { simulated, needs } = await examine(needsInput);
  expect(simulated).toBe(false);
  expect(needs).toMatch(/^The machine does not start without input: TypeError: /);
});

test('a machine that XState rejects is reported with XState’s reason', async () => {
  const invalid = createMachine({ id: 'invalid', initial: 'nowhere', states: { a: {} } });
  expect(await examine(invalid)).toMatchObject({
    charted: false,
    refused: expect.stringContaining('Initial state node "nowhere" not found') as string,
  });
});

test('a machine that never stops taking transitions is drawn, and reported as an infinite loop', async () => {
  const endless = createMachine({
    id: 'endless',
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  });
  const { arranged, needs } = await examine(endless);
  expect(arranged).toBe(true);
  expect(needs).toContain('Infinite loop');
});
