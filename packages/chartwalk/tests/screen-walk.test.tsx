/** Walks a small screen, once without a fault and once with each fault. */
import { afterEach, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import type { Actor } from 'xstate';
import { defineModel } from '../src/model.ts';
import { ControlPlan } from '../src/paths/controls.ts';
import { inspect } from '../src/paths/observed-actors.ts';
import { pathsOnScreen } from '../src/paths/path-model.ts';
import { ScreenWalks } from '../src/paths/screen-walk.ts';
import type { AnyWalks } from '../src/paths/screen-walk.ts';

const START = 'a page with a door';

const doorMachine = setup({
  types: {
    context: {} as { side: string | null },
    events: {} as
      | { type: 'door.opened'; side: 'front' | 'back' }
      | { type: 'door.locked' }
      | { type: 'door.closed' },
  },
}).createMachine({
  id: 'door',
  context: { side: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.opened': { target: 'open', actions: assign({ side: ({ event }) => event.side }) },
        'door.locked': { target: 'locked' },
      },
    },
    open: { on: { 'door.closed': { target: 'closed' } } },
    locked: {},
  },
});

const doorModel = defineModel({
  machine: doorMachine,
  starts: { [START]: {} },
  moves: {
    'door.opened': {
      samples: { 'the front is opened': { side: 'front' }, 'the back is opened': { side: 'back' } },
    },
    'door.closed': { samples: { 'the door is closed': {} } },
    'door.locked': { samples: { 'the door is locked': {} } },
  },
});

type Door = Actor<typeof doorMachine>;
type Button = { label: string; press: (door: Door) => void; isOff?: (door: Door) => boolean };

const buttons: Readonly<Record<string, Button>> = {
  front: { label: 'Front', press: (door) => door.send({ type: 'door.opened', side: 'front' }) },
  back: { label: 'Back', press: (door) => door.send({ type: 'door.opened', side: 'back' }) },
  frontInMenu: {
    label: 'Front in the menu',
    press: (door) => door.send({ type: 'door.opened', side: 'front' }),
  },
  backInMenu: {
    label: 'Back in the menu',
    press: (door) => door.send({ type: 'door.opened', side: 'back' }),
  },
  close: { label: 'Close', press: (door) => door.send({ type: 'door.closed' }) },
  lock: { label: 'Lock', press: (door) => door.send({ type: 'door.locked' }) },
};

let door: Door | undefined;

function unmount(): void {
  door?.stop();
  document.body.replaceChildren();
}
afterEach(unmount);

/** Mounts a screen of buttons. A button is disabled if the door can't take the button's event. */
function mount(changed: Partial<Record<string, Partial<Button>>> = {}): void {
  const mounted = createActor(doorMachine, { inspect }).start();
  door = mounted;
  const text = document.createElement('p');
  document.body.append(text);
  const shown = Object.entries(buttons).map(([name, button]) => {
    const { label, press, isOff } = { ...button, ...changed[name] };
    const element = document.createElement('button');
    element.textContent = label;
    element.addEventListener('click', () => press(mounted));
    document.body.append(element);
    return { element, name, isOff };
  });
  const show = () => {
    const state = mounted.getSnapshot().value;
    text.textContent = state;
    for (const { element, name, isOff } of shown) {
      const isOpener = /^(front|back|lock)/.test(name);
      element.disabled = isOff?.(mounted) ?? (isOpener ? state !== 'closed' : state !== 'open');
    }
  };
  mounted.subscribe(show);
  show();
}

function click(label: string): void {
  const found = [...document.querySelectorAll('button')].find((it) => it.textContent === label);
  if (!found) throw new Error(`There is no ${label}.`);
  found.click();
}

const shows = (state: string) => () => expect(document.querySelector('p')?.textContent).toBe(state);

const showsAnything = () => expect(document.querySelector('p')).not.toBeNull();
const never = () => false;

function closeAndLock(closed: Door): void {
  closed.send({ type: 'door.closed' });
  closed.send({ type: 'door.locked' });
}

const named = (side: string) => (side === 'front' ? 'Front' : 'Back');

const walksOf = (mounting: () => void, states: AnyWalks['states'] = {}): AnyWalks => ({
  mounts: { [START]: mounting },
  runs: {
    'door.opened': {
      'on the page': (sample) => click(named((sample as { side: string }).side)),
      'in the menu': (sample) => click(`${named((sample as { side: string }).side)} in the menu`),
    },
    'door.closed': () => click('Close'),
    'door.locked': () => click('Lock'),
  },
  states: { closed: shows('closed'), open: shows('open'), locked: shows('locked'), ...states },
});

const waitFor = async (check: () => unknown) => check();

/** Walks all paths. Returns the findings, the names of the paths and the controls that were never pressed. */
async function walkAll(walks: AnyWalks) {
  const onScreen = new ScreenWalks({ unmount, waitFor }, doorModel, walks);
  const plan = new ControlPlan(walks.runs);
  const usual = [...pathsOnScreen(doorModel, [START]).values()]
    .flat()
    .map((path) => plan.planPath(path));
  const paths = [...usual, ...plan.planRemaining(doorModel, START)];
  for (const { steps } of paths) {
    const taken = steps.map(({ sampledMove, control, expected }) => ({
      sampledMove,
      control,
      expected,
      value: expected.value,
    }));
    // oxlint-disable-next-line no-await-in-loop -- one walk after the other
    await onScreen.walk(START, taken, false);
  }
  return { onScreen, names: paths.map(({ name }) => name), left: plan.getUnpressed() };
}

test('the walks press every control with every payload that it can send', async () => {
  const { names, left } = await walkAll(walksOf(mount));
  for (const control of [
    'the front is opened (on the page)',
    'the front is opened (in the menu)',
    'the back is opened (on the page)',
    'the back is opened (in the menu)',
  ]) {
    expect(names.join('; ')).toContain(control);
  }
  expect(left).toEqual([]);
});

test('a control that no screen shows is reported', async () => {
  const { runs, ...walks } = walksOf(mount);
  const unseen = { when: never, run: () => {} };
  const opened = { ...(runs['door.opened'] as object), 'behind the house': unseen };
  const { left } = await walkAll({ ...walks, runs: { ...runs, 'door.opened': opened } });
  expect(left).toEqual(['door.opened (behind the house)']);
});

test('a walk fails if one of two controls sends the wrong payload, even if the state is the same', async () => {
  const { press } = buttons['front'] as Button;
  await expect(walkAll(walksOf(() => mount({ backInMenu: { press } })))).rejects.toThrow(
    "“the back is opened (in the menu)” should send door.opened { side: 'back' }, but the screen sent door.opened { side: 'front' }.",
  );
});

test('a walk fails if a control sends a second event, even if the machine ignores it', async () => {
  await expect(walkAll(walksOf(() => mount({ close: { press: closeAndLock } })))).rejects.toThrow(
    '“the door is closed” should send door.closed, but the screen also sent door.locked.',
  );
});

test('a walk fails if a control does nothing, and the error says that the screen sent nothing', async () => {
  await expect(walkAll(walksOf(() => mount({ lock: { press: () => {} } })))).rejects.toThrow(
    '“the door is locked” should send door.locked, but the screen sent nothing.',
  );
});

test('a control is reported if it can be pressed while the machine ignores its event, unless a reason is given', async () => {
  const { onScreen } = await walkAll(walksOf(() => mount({ close: { isOff: never } })));
  expect(onScreen.ignored.list({})).toEqual([
    '“Close” can be pressed in closed, where the machine ignores door.closed',
    '“Close” can be pressed in locked, where the machine ignores door.closed',
  ]);
  expect(onScreen.ignored.list({ 'door.closed': 'The button stays.' })).toEqual([]);
  const { onScreen: right } = await walkAll(walksOf(mount));
  expect(right.ignored.list({})).toEqual([]);
});

test('an assertion that also holds in a neighbouring state is reported', async () => {
  const { onScreen } = await walkAll(walksOf(mount, { open: showsAnything }));
  expect(onScreen.neighbours.list([])).toEqual(['what open asserts also holds in closed']);
});
