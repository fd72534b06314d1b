/** Tests the live view of the statecharts page with the messages of an inspected tab. */
import { act, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as flowModule from '@xyflow/react';
import type { ReactFlowProps } from '@xyflow/react';
import { MemoryRouter } from 'react-router-dom';
import type { Chart } from '../src/chart.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import type { Delivery, InspectedActor, InspectionMessage } from '../src/live/protocol.ts';
import type { StateNodeType } from '../src/page/StateNode.tsx';
import { StatechartsApp } from '../src/page/StatechartsApp.tsx';
import { modeModules } from '../src/page/mode-modules.ts';
import { readProject } from '../src/page/project-context.ts';
import { inspectedActor } from './inspected-actor.ts';
import { menuMachine } from './teahouse/machines.ts';
import { menuModel } from './teahouse/models.ts';

const project = readProject({
  title: 'Tea house',
  logo: '/logo.svg',
  machines: { menuMachine },
  models: { menuModel },
});
let said: InspectionMessage[] = [];
/** Sends messages to the page, as an inspected tab does. */
let tell: (...messages: InspectionMessage[]) => void = () => {};
/** The events that the page has sent to the inspected tab, which accepts all of them. */
let sent: object[] = [];

vi.mock('../src/live/subscribe.ts', () => ({
  subscribe: (receive: (messages: InspectionMessage[]) => void) => {
    tell = (...messages) => act(() => receive(messages));
    queueMicrotask(() => receive(said));
    const say = (message: InspectionMessage) => {
      if (message.type !== 'wish') return;
      sent.push(message.event);
      const { number } = message;
      queueMicrotask(() => tell({ type: 'answer', number, refusal: null }));
    };
    return { say, end: () => {} };
  },
}));
// Charts are arranged in a worker, which only a browser has.
vi.mock('../src/drawing/arrange.ts', () => ({
  arrange: (chart: Chart) => drawInNode(chart),
}));
// React Flow needs the sizes of elements, which jsdom lacks, so this mock renders only the states.
vi.mock('@xyflow/react', async (importOriginal) => ({
  ...(await importOriginal<typeof flowModule>()),
  Handle: () => null,
  ReactFlow: ({ nodes = [], nodeTypes }: ReactFlowProps<StateNodeType>) =>
    nodes.map(({ id, type, data, ariaLabel }) => {
      const Node = nodeTypes?.[type ?? 'state'] as React.ComponentType<{ data: unknown }>;
      return (
        <div key={id} role="group" aria-label={ariaLabel ?? id}>
          <Node data={data} />
        </div>
      );
    }),
}));

// Load the code of the live view now, so that no test has to wait for it.
await modeModules.live();

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const reportOf = (actor: InspectedActor): InspectionMessage => ({ type: 'actor', actor });

function openPage(address: string, ...actors: InspectedActor[]) {
  said = actors.map(reportOf);
  return openPageThatHears(address);
}

function openPageThatHears(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
}

test('an actor’s link opens the chart of its machine, even if the machine has another name on this page', async () => {
  // This machine's ID is `live`, but the page already uses the URL `/live`. The machine is therefore listed
  // by the name of its export.
  openPage('/live', inspectedActor({ machine: 'live', value: 'following' }));
  await userEvent.click(await screen.findByRole('link', { name: 'live' }));
  expect(screen.getByRole('heading', { level: 1, name: 'liveMachine' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Live' })).toHaveTextContent('Now: following');
});

test.each(['/menu', '/menu/no-such-mode'])('the URL %s leads to the machine', (address) => {
  openPage(address);
  expect(document.title).toBe('menu · Statecharts · Tea house');
  expect(screen.getByRole('heading', { level: 1, name: 'menu' })).toBeInTheDocument();
});

test('the chart of an earlier moment does not mark a state as active now', async () => {
  openPage(
    '/menu/live',
    inspectedActor(),
    inspectedActor({ sequence: 2, value: 'open', event: { type: 'menu.opened' } }),
  );
  expect(await screen.findByRole('group', { name: /^state open, active now/ })).toHaveTextContent(
    'now',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  const closed = screen.getByRole('group', {
    name: /^state closed,.* active at an earlier moment/,
  });
  expect(closed).toHaveTextContent('earlier');
  expect(closed).not.toHaveTextContent('now');
});

test('an entry of the history shows the chart, the event and the context of its moment until “Back to now” is clicked', async () => {
  openPage(
    '/menu/live',
    inspectedActor({ context: { problems: [] } }),
    inspectedActor({
      sequence: 2,
      value: 'open',
      event: { type: 'menu.opened', password: '' } as InspectedActor['event'],
      context: { problems: [{ code: 'emailMissing' }] },
    }),
  );
  const live = await screen.findByRole('region', { name: 'Live' });
  const entry = (name: RegExp) => within(live).getByRole('button', { name });
  expect(live).toHaveTextContent('Now: open');
  expect(within(live).getByRole('list')).toHaveTextContent(/menu\.opened open.*started closed/);
  expect(within(live).getByLabelText('What changed')).toHaveTextContent(
    'problems[0] (added){"code":"emailMissing"}',
  );
  // Passwords are masked, but an empty password is shown as empty.
  expect(screen.getByRole('group', { name: 'Last event' })).toHaveTextContent('"password": ""');

  await userEvent.click(entry(/^started/));
  expect(live).toHaveTextContent('Then: closed');
  expect(screen.getByRole('group', { name: 'Context' })).toHaveTextContent('"problems": []');

  // The moment stays selected when the app continues.
  tell(reportOf(inspectedActor({ sequence: 3, event: { type: 'menu.closed' } })));
  expect(entry(/^menu\.closed/)).toBeVisible();
  expect(live).toHaveTextContent('Then: closed');
  await userEvent.click(entry(/^Later$/));
  expect(entry(/^menu\.opened/)).toHaveAttribute('aria-current', 'step');
  await userEvent.click(within(live).getByText('Context before'));
  expect(screen.getByRole('group', { name: 'Context before' })).toHaveTextContent('"problems": []');
  await userEvent.click(entry(/^Back to now$/));
  expect(live).toHaveTextContent('Now: closed');
  expect(entry(/^Back to now$/)).toBeDisabled();
});

test('a URL with a moment shows that moment, as after a reload', async () => {
  openPage(
    '/menu/live?actor=one%3A1&moment=1',
    inspectedActor(),
    inspectedActor({ sequence: 2, value: 'open', event: { type: 'menu.opened' } }),
  );
  const live = await screen.findByRole('region', { name: 'Live' });
  expect(live).toHaveTextContent('Then: closed');
  expect(within(live).getByRole('button', { name: /^menu\.opened/ })).toBeVisible();
});

const kitchen = inspectedActor({ id: 'one:2', machine: 'kitchen', parent: 'one:1' });
const delivery = (number: number, changes: Partial<Delivery>): InspectionMessage => ({
  type: 'delivery',
  delivery: {
    tab: 'one',
    number,
    at: 1_767_268_800_000 + number,
    from: null,
    to: 'one:1',
    event: { type: 'menu.opened' },
    ...changes,
  },
});

test('the sequence diagram shows the events of the chosen actors in order of time, and each event leads to its moment', async () => {
  said = [
    reportOf(inspectedActor()),
    reportOf(kitchen),
    reportOf(
      inspectedActor({ sequence: 2, value: 'open', event: { type: 'menu.opened' }, delivery: 1 }),
    ),
    delivery(2, { from: 'one:1', to: 'one:2', event: { type: 'kitchen.asked' } }),
    delivery(1, {}),
  ];
  openPageThatHears('/live/sequence');
  const list = await screen.findByRole('list', { name: 'Events' });
  const events = () => within(list).queryAllByRole('listitem');
  expect(events().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/outside to menu: menu\.opened$/),
    expect.stringMatching(/menu to kitchen: kitchen\.asked$/),
  ]);

  const actors = screen.getByRole('combobox', { name: 'Actors' });
  await userEvent.click(actors);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(events()).toEqual([]);
  await userEvent.type(actors, 'menu');
  await userEvent.click(screen.getByRole('option', { name: 'menu' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(list).getByRole('link', { name: 'menu.opened' }));
  expect(screen.getByRole('heading', { level: 1, name: 'menu' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Live' })).toHaveTextContent('Then: open');
});

test('if no events have been sent, a sentence replaces the sequence diagram', async () => {
  openPage('/live/sequence');
  expect(await screen.findByText('No events have been sent yet.')).toBeInTheDocument();
});

test('the list of a machine’s actors and the tree use the same names for tabs', async () => {
  openPage(
    '/live',
    inspectedActor({ id: 'one:1', tab: 'one', machine: 'kitchen' }),
    inspectedActor({ id: 'two:1', tab: 'two' }),
    inspectedActor({ id: 'three:1', tab: 'three' }),
  );
  const tab = await screen.findByRole('region', { name: 'On / (tab 3)' });
  await userEvent.click(within(tab).getByRole('link', { name: 'menu' }));
  expect(await screen.findByRole('combobox', { name: 'Actor' })).toHaveTextContent(
    'menu on / (tab 3): closed',
  );
});

test('the tree shows each actor below its parent, and a switch also shows stopped actors, whose links still work', async () => {
  openPage(
    '/live',
    inspectedActor({ id: 'one:1', machine: 'house', value: 'open' }),
    inspectedActor({ id: 'one:2', parent: 'one:1' }),
  );
  const tab = await screen.findByRole('region', { name: 'On /' });
  const house = within(tab).getAllByRole('listitem')[0] ?? tab;
  expect(house).toHaveTextContent(/^house.*open/);
  expect(within(house).getByRole('listitem')).toHaveTextContent(/^menu.*closed/);
  expect(screen.getByRole('status')).toHaveTextContent('2 actors in the inspected tabs');

  tell(reportOf(inspectedActor({ id: 'one:2', parent: 'one:1', sequence: 2, status: 'stopped' })));
  expect(screen.queryByText(/\(stopped\)/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Show stopped actors' }));
  const stopped = screen.getByText(/\(stopped\)/).closest('li') ?? tab;
  await userEvent.click(within(stopped).getByRole('link', { name: 'menu' }));
  const live = await screen.findByRole('region', { name: 'Live' });
  expect(live).toHaveTextContent('This actor has stopped');
});

async function openForm() {
  await userEvent.click(await screen.findByText('Send an event'));
  return within(screen.getByRole('form', { name: 'Send an event' }));
}

test('the live view asks the developer once before it sends an event to an app in development', async () => {
  const page = openPage('/menu/live', inspectedActor({ takesEvents: true }));
  let form = await openForm();
  const send = () => form.getByRole('button', { name: 'Send' });
  const askedAs = { name: 'Send events to the running app?' };
  expect(send()).toBeDisabled();
  await userEvent.click(form.getByRole('combobox', { name: 'Event' }));
  await userEvent.click(screen.getByRole('option', { name: 'menu.opened' }));
  const payload = form.getByRole('textbox', { name: 'Payload' });
  await userEvent.clear(payload);
  await userEvent.click(payload);
  await userEvent.paste('{ "by": ');
  expect(form.getByText(/This is not JSON yet\./)).toBeInTheDocument();
  expect(send()).toBeDisabled();
  await userEvent.paste('"hand" }');

  await userEvent.click(send());
  const question = await screen.findByRole('dialog', askedAs);
  await userEvent.click(within(question).getByRole('button', { name: 'Don’t send' }));
  await waitForElementToBeRemoved(question);
  expect(send()).toHaveFocus();
  expect(sent).toEqual([]);

  await userEvent.click(send());
  await userEvent.click(await screen.findByRole('button', { name: 'Send events' }));
  expect(await form.findByText('The app received menu.opened.')).toBeInTheDocument();
  expect(sent).toEqual([{ by: 'hand', type: 'menu.opened' }]);

  // The page asks for permission once per session, so it does not ask again after a reload.
  page.unmount();
  openPage('/menu/live', inspectedActor({ takesEvents: true }));
  form = await openForm();
  await userEvent.type(form.getByRole('combobox', { name: 'Event' }), 'menu.closed{Escape}');
  await userEvent.click(send());
  expect(await form.findByText('The app received menu.closed.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', askedAs)).not.toBeInTheDocument();
});

test('the history of an actor is copied as a journey and as a bug report', async () => {
  const user = userEvent.setup();
  openPage(
    '/menu/live',
    inspectedActor(),
    inspectedActor({
      sequence: 2,
      value: 'open',
      event: { type: 'menu.opened' },
      steps: [{ event: 'menu.opened', from: 'closed', taken: ['closed.on.menu.opened'] }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Copy as journey' }));
  expect(await screen.findByText(/^Copied\./)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain("['the menu is opened', 'open'],");
  await user.click(screen.getByRole('button', { name: 'Copy as bug report' }));
  await vi.waitFor(async () => {
    const report = await navigator.clipboard.readText();
    expect(report).toContain('## What happened');
    expect(report).toContain('Recorded in the app, from menu, on /.');
    expect(report).toMatch(/1\. [\d:.]+ the menu is opened → open/);
  });
});
