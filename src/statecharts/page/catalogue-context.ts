import { createActorContext } from '@xstate/react';
import { entries as production, readCatalogue } from '../catalogue.ts';
import { readMachine } from '../opening/read-machine.ts';
import { catalogueMachine } from './catalogue-machine.ts';
import type { Opened } from './catalogue-machine.ts';
import { fileLists, isGiven } from './follow-files.ts';
import { recallOpened } from './opened-texts.ts';
import { ownMachines } from './own-machines.ts';

/** What still makes a machine. */
function openedBefore(): Opened[] {
  return recallOpened().flatMap(({ name, text }) => {
    const read = readMachine(text);
    return read.kind === 'machine' ? [{ name, text, machine: read.machine }] : [];
  });
}

/** The product's machines and the page's; where files were given, only those. */
function ownEntries() {
  if (isGiven) return new Map();
  const taken = new Set(production.keys());
  const page = readCatalogue(ownMachines, { group: 'page', source: null, taken });
  return new Map([...production, ...page.entries]);
}

export const CatalogueContext = createActorContext(catalogueMachine, {
  input: { own: ownEntries(), lists: fileLists, opened: openedBefore() },
});
