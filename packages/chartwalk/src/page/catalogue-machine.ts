import { assign, fromCallback, setup } from 'xstate';
import type { AnyStateMachine, EventObject } from 'xstate';
import { readCatalogue } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import type { FileReading } from '../machines-in.ts';
import { followFiles } from './follow-files.ts';
import type { AbsentPackage, FileEvent } from './follow-files.ts';
import { storeOpenedTexts } from './opened-texts.ts';
import type { OpenedText } from './opened-texts.ts';

type Entries = ReadonlyMap<string, CatalogueEntry>;

/** A machine that the user opened, with the JSON that it was made from. */
export type Opened = OpenedText & { machine: AnyStateMachine };

type Context = {
  /** The entries of the project and of the page itself. */
  own: Entries;
  readings: Readonly<Record<string, FileReading>>;
  files: readonly string[];
  opened: readonly Opened[];
  /** All entries. The keys are their IDs. */
  entries: Entries;
  /** Sentences about the machines that have no chart, with the reasons. */
  failures: readonly string[];
  /** Sentences about packages that are not installed, each with the file that imports the package. */
  absent: readonly string[];
};

type Kept = Pick<Context, 'own' | 'readings' | 'opened' | 'entries'>;

/** Preserves the entries of unchanged machines, so that their charts stay in place on the screen. */
function unchanged(before: Entries, entries: Entries): Entries {
  return new Map(
    [...entries].map(([id, entry]) => {
      const known = before.get(id);
      const isSame = known?.machine === entry.machine && known.source === entry.source;
      return [id, isSame ? known : entry];
    }),
  );
}

function entriesOf({ own, readings, opened, entries: before }: Kept) {
  const entries = new Map(own);
  const failures: string[] = [];
  const seen = new Set<unknown>();
  const add = (
    machines: Readonly<Record<string, AnyStateMachine>>,
    origin: Pick<CatalogueEntry, 'group' | 'source'>,
  ) => {
    const taken = new Set(entries.keys());
    const read = readCatalogue(machines, { ...origin, taken });
    for (const [id, entry] of read.entries) entries.set(id, entry);
    for (const [id, reason] of read.failures) {
      failures.push(`${origin.source ?? 'What was opened'}: ${id} can’t be drawn. ${reason}`);
    }
  };
  // Files arrive in any order. They are sorted, so that machines get the same IDs after a reload.
  const byFile = Object.entries(readings)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([file, reading]) => (reading.kind === 'machines' ? [{ file, ...reading }] : []));
  // A file that only re-exports another file's machines adds nothing. Configs are remembered too, because an
  // invoked machine can be a copy of an exported one. A copy has the same config.
  const addFresh = (file: string, machines: [string, AnyStateMachine][]) => {
    for (const [, machine] of machines) seen.add(machine).add(machine.config);
    add(Object.fromEntries(machines), { group: 'files', source: file });
  };
  for (const { file, machines, failures: uncalled } of byFile) {
    addFresh(
      file,
      Object.entries(machines).filter(([, machine]) => !seen.has(machine)),
    );
    for (const failure of uncalled) failures.push(`${file}: ${failure}`);
  }
  // Invoked machines are added last. A machine that is both invoked and exported must be listed under the
  // file that exports it.
  for (const { file, invoked } of byFile) {
    addFresh(
      file,
      Object.entries(invoked).filter(([, { config }]) => !seen.has(config)),
    );
  }
  for (const { name, machine } of opened)
    add({ [name]: machine }, { group: 'opened', source: name });
  return { entries: unchanged(before, entries), failures };
}

export const catalogueMachine = setup({
  types: {
    input: {} as { own: Entries; lists: readonly string[]; opened: readonly Opened[] },
    context: {} as Context & { lists: readonly string[] },
    events: {} as
      | FileEvent
      | { type: 'files.failed'; error: unknown }
      | { type: 'machine.opened'; opened: Opened },
  },
  actors: {
    files: fromCallback<EventObject, { lists: readonly string[] }>(({ input, sendBack }) => {
      followFiles(input.lists, sendBack).catch((error: unknown) =>
        sendBack({ type: 'files.failed', error }),
      );
    }),
  },
  actions: {
    list: assign({ files: (_, files: readonly string[]) => files }),
    noteReadings: assign(({ context }, read: Context['readings']) => {
      const readings = { ...context.readings, ...read };
      return { readings, ...entriesOf({ ...context, readings }) };
    }),
    noteAbsent: assign(({ context }, { name, importer }: AbsentPackage) => {
      const sentence = `${importer} imports ${name}, which is not installed. An object that allows everything replaces it.`;
      return { absent: [...new Set([...context.absent, sentence])] };
    }),
    add: assign(({ context }, added: Opened) => {
      const opened = [...context.opened, added];
      return { opened, ...entriesOf({ ...context, opened }) };
    }),
    keep: ({ context }) =>
      storeOpenedTexts(context.opened.map(({ name, text }) => ({ name, text }))),
    logFailure: (_, { error }: { error: unknown }) => console.error(error),
  },
  guards: {
    isGivenFiles: ({ context }) => context.lists.length > 0,
    isAllRead: ({ context: { files, readings } }) => files.every((file) => file in readings),
  },
}).createMachine({
  id: 'catalogue',
  description: 'The machines that the page shows, and where they come from.',
  context: ({ input: { own, lists, opened } }) => {
    const kept = { own, readings: {}, opened, entries: own };
    return { ...kept, lists, files: [], absent: [], ...entriesOf(kept) };
  },
  initial: 'beginning',
  on: {
    'machine.opened': {
      actions: [{ type: 'add', params: ({ event }) => event.opened }, 'keep'],
    },
  },
  states: {
    beginning: { always: [{ guard: 'isGivenFiles', target: 'following' }, { target: 'own' }] },
    own: { description: 'The machines of this project.' },
    following: {
      description: 'The machines of the files that the command was given, as they are saved.',
      invoke: { src: 'files', input: ({ context }) => ({ lists: context.lists }) },
      initial: 'listing',
      on: {
        'files.read': {
          actions: { type: 'noteReadings', params: ({ event }) => event.readings },
        },
        'package.absent': {
          actions: { type: 'noteAbsent', params: ({ event }) => event.absent },
        },
        'files.failed': {
          target: 'cutOff',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      states: {
        listing: {
          on: {
            'files.listed': {
              target: 'reading',
              actions: { type: 'list', params: ({ event }) => event.files },
            },
          },
        },
        reading: { always: { guard: 'isAllRead', target: 'read' } },
        read: {},
      },
    },
    cutOff: { description: 'The command that serves the files has ended.' },
  },
});
