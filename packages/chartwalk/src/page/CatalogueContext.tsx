import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { readCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { readMachine } from '../opening/read-machine.ts';
import { catalogueMachine } from './catalogue-machine.ts';
import type { Opened } from './catalogue-machine.ts';
import { fileLists, showsOnlyFiles } from './given-files.ts';
import { readOpenedTexts } from './opened-texts.ts';
import { ownMachines } from './own-machines.ts';

/** Returns the machines that were opened earlier in this tab and can still be read. */
function openedBefore(): Opened[] {
  return readOpenedTexts().flatMap(({ name, text }) => {
    const read = readMachine(text);
    return read.kind === 'machine' ? [{ name, text, machine: read.machine }] : [];
  });
}

/**
 * Returns the machines of the project and of the page itself. Returns none if `chartwalk open` was given
 * files, because the page then shows only those files.
 */
function ownEntries(production: Catalogue['entries']): Catalogue['entries'] {
  if (showsOnlyFiles) return new Map();
  const taken = new Set(production.keys());
  const page = readCatalogue(ownMachines, { group: 'page', source: null, taken });
  return new Map([...production, ...page.entries]);
}

export const CatalogueContext = createActorContext(catalogueMachine);

type CatalogueProviderProps = {
  /** The machines of the project. */
  production: Catalogue['entries'];
  children: ReactNode;
};

/** Provides the catalogue of machines that the page shows. The catalogue is created only once. */
export function CatalogueProvider({ production, children }: CatalogueProviderProps) {
  const [input] = useState(() => ({
    own: ownEntries(production),
    lists: fileLists,
    opened: openedBefore(),
  }));
  return <CatalogueContext.Provider options={{ input }}>{children}</CatalogueContext.Provider>;
}
