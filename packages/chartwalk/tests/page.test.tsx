import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { chartOf } from '../src/chart.ts';
import { noCode } from '../src/comparison/named-code.ts';
import { PageBoundary } from '../src/page/PageBoundary.tsx';
import { StatechartsApp } from '../src/page/StatechartsApp.tsx';
import { readProject } from '../src/page/project-context.ts';

// Pictures are arranged in a worker, which only a browser has.
vi.mock('../src/page/Thumbnail.tsx', () => ({ Thumbnail: () => null }));
vi.mock('../src/drawing/arrange.ts', () => ({
  arrange: () => new Promise(() => {}),
}));
vi.mock('../src/page/MachinePage.tsx', () => ({
  MachinePage: () => {
    throw failure;
  },
}));
vi.mock('../src/page/LivePage.tsx', () => ({ LivePage: () => null }));
vi.mock('../src/live/subscribe.ts', () => ({ subscribe: () => () => {} }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sounds = {
  title: 'Sounds',
  logo: '/logo.svg',
  machines: {
    sound: createMachine({ id: 'sound', initial: 'a', states: { a: {} } }),
    invalid: createMachine({ id: 'invalid', initial: 'nowhere', states: { a: {} } }),
  },
  models: {},
};
const project = readProject(sounds);

const failure = new Error('The chart fell over.');

function Broken(): never {
  throw failure;
}

test('a statecharts page without errors is shown unchanged', () => {
  render(<PageBoundary>Every machine</PageBoundary>);
  expect(screen.getByText('Every machine')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a statecharts page that breaks shows a message, logs the error and can be reloaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\. Reload the page/);
  expect(log.mock.calls).toContainEqual([failure]);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the gallery shows why a machine has no chart, and still lists the other machines', () => {
  render(
    <MemoryRouter>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^invalid has no chart: .*Initial state node "nowhere" not found/,
  );
  expect(screen.getByRole('heading', { name: 'sound' })).toBeInTheDocument();
});

function Address() {
  return <output>{useLocation().search}</output>;
}

const count = () => screen.getAllByRole('status')[0];
const headings = () =>
  within(screen.getByRole('list', { name: 'Machines' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('the gallery’s search limits the list to the machines that contain all words, and is stored in the URL', async () => {
  const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, bright: {} } });
  render(
    <MemoryRouter>
      <StatechartsApp
        project={readProject({ ...sounds, machines: { ...sounds.machines, lamp } })}
      />
      <Address />
    </MemoryRouter>,
  );
  const field = screen.getByRole('searchbox', { name: /^Search machines/ });
  expect(headings()).toEqual(['lamp', 'sound']);
  await userEvent.type(field, 'BRIGHT lamp');
  expect(headings()).toEqual(['lamp']);
  expect(count()).toHaveTextContent(/^1 machine$/);
  expect(screen.getByText('?search=BRIGHT+lamp')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^lamp/ })).toHaveAttribute('href', '/lamp');
  await userEvent.type(field, ' no such thing');
  expect(count()).toHaveTextContent('nothing is called “BRIGHT lamp no such thing”');
});

test('the gallery shows the search that the URL contains, as after going back in the browser’s history', () => {
  render(
    <MemoryRouter initialEntries={['/?search=nothing']}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('searchbox', { name: /^Search machines/ })).toHaveValue('nothing');
});

test.each(['/no-such-machine', '/__proto__'])(
  'the unknown URL %s leads to the gallery',
  (address) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <StatechartsApp project={project} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeInTheDocument();
  },
);

function recordOfChanges() {
  const [before, after] = [{}, { entry: 'beep' }].map((config) => chartOf(createMachine(config)));
  const code = { before: noCode, after: noCode };
  const texts = { file: 'a.ts', change: 'changed', codeChanges: [] };
  const change = { ...texts, before, after, code, coverage: null };
  return {
    format: 'statecharts-changes/3',
    before: { name: 'main', commit: '1234567' },
    after: { name: 'the working tree', commit: null },
    machines: [
      { ...change, id: 'sound' },
      { ...change, id: 'elsewhere' },
    ],
    otherCode: [],
    same: 0,
    failures: [],
  };
}

test.each([
  ['/changes', 'npx chartwalk diff main...HEAD'],
  ['/changes/sound', 'No comparison was made in this folder yet.'],
])('the page %s explains how to compare versions', async (address, sentence) => {
  vi.stubGlobal('fetch', async () => new Response('Not here', { status: 404 }));
  render(
    <MemoryRouter initialEntries={[address]}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the changes page reports that it can’t read the record, and offers to try again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ format: 'something else' }));
  render(
    <MemoryRouter initialEntries={['/changes']}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be read');
  expect(String(log.mock.calls[0]?.[0])).toContain('made by another version');
  vi.stubGlobal('fetch', async () => Response.json(recordOfChanges()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Changed machines' })).toBeVisible();
});

test('a changed machine links to its chart if the page has a chart of the machine', async () => {
  vi.stubGlobal('fetch', async () => Response.json(recordOfChanges()));
  render(
    <MemoryRouter initialEntries={['/changes/sound']}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Chart' })).toHaveAttribute('href', '/sound');
  await userEvent.click(screen.getByRole('link', { name: 'All changes' }));
  await userEvent.click(screen.getByRole('link', { name: /^elsewhere/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'elsewhere' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Chart' })).not.toBeInTheDocument();
});

test('the page shows the error of a machine whose view breaks, and still links to the other machines', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/sound']}>
      <StatechartsApp project={project} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'sound can’t be shown: Error: The chart fell over.',
  );
  expect(screen.getByRole('link', { name: /all machines/ })).toBeInTheDocument();
});
