/** Tests the live view of the statecharts page with the messages of an inspected tab. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type * as flowModule from '@xyflow/react';
import type { ReactFlowProps } from '@xyflow/react';
import { MemoryRouter } from 'react-router-dom';
import type { Chart } from '../src/chart.ts';
import { draw } from '../src/examination/draw.ts';
import type { InspectedActor, InspectionMessage } from '../src/live/protocol.ts';
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

vi.mock('../src/live/subscribe.ts', () => ({
  subscribe: (receive: (messages: InspectionMessage[]) => void) => {
    queueMicrotask(() => receive(said));
    return { say: () => {}, end: () => {} };
  },
}));
// Charts are arranged in a worker, which only a browser has.
vi.mock('../src/drawing/arrange.ts', () => ({
  arrange: (chart: Chart) => draw(chart),
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

// The live view is loaded in advance, because the tests would otherwise wait for the live view.
await modeModules.live();

function openPage(address: string, ...actors: InspectedActor[]) {
  said = actors.map((actor) => ({ type: 'actor', actor }));
  render(
    <MemoryRouter initialEntries={[address]}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
}

test('an actor’s link opens the chart of its machine, even if the machine has another name on this page', async () => {
  // `/live` is a URL of the page itself, so this machine is listed by the name of its export.
  openPage('/live', inspectedActor({ machine: 'live', value: 'following' }));
  await userEvent.click(await screen.findByRole('link', { name: 'live' }));
  expect(screen.getByRole('heading', { level: 1, name: 'liveMachine' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Live' })).toHaveTextContent('Now: following');
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
