/** Tests the opening of several JSON files at once. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CatalogueProvider } from '../src/page/CatalogueContext.tsx';
import { useOpening } from '../src/page/use-opening.ts';

// Charts are arranged in a worker, which only a browser has.
vi.mock('../src/drawing/arrange.ts', () => ({
  arrange: () => new Promise(() => {}),
}));

// Storage is cleared, because the page would otherwise restore the machines that an earlier test opened.
beforeEach(() => sessionStorage.clear());

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <CatalogueProvider production={new Map()}>{children}</CatalogueProvider>
    </MemoryRouter>
  );
}

const lamp = '{ "id": "lamp", "initial": "off", "states": { "off": {} } }';

test.each([
  ['before', ['list.json', 'lamp.json']],
  ['after', ['lamp.json', 'list.json']],
])(
  'a file without a machine is reported if it is opened %s a file with a machine',
  async (_, names) => {
    const { result } = renderHook(() => ({ ...useOpening(), path: useLocation().pathname }), {
      wrapper: Page,
    });
    const files = names.map(
      (name) => new File([name === 'lamp.json' ? lamp : 'milk, bread'], name),
    );
    await act(() => result.current.openFiles(files));
    const { snapshot, path } = result.current;
    expect(path).toBe('/lamp');
    expect(snapshot.matches('refused')).toBe(true);
    expect(snapshot.context).toMatchObject({ name: 'list', text: 'milk, bread' });
  },
);
