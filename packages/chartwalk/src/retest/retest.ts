/** Exports, as one module, the functions that `chartwalk retest` needs. Vite runs the module. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { readVersion } from '../comparison/read-version.ts';
import type { Version } from '../comparison/record.ts';
import { galleryFolder } from '../gallery/shots.ts';
import { walksOf as testsThatWalk } from '../gallery/reasons.ts';
import { modelsById } from '../model.ts';
import type { ProjectConfig } from '../project.ts';
import { chooseWalks } from './choose.ts';
import { toShell, vitestArguments } from './command-line.ts';
import { formatRetest, hasGaps } from './format-retest.ts';
import { findChanges, screensOf } from './record.ts';
import type { ChangedMachine, RetestedMachine, RetestRecord } from './record.ts';
import { journeyTests } from './walks.ts';
import type { ListedTest } from './walks.ts';

/** Returns the names that the project's configuration gives to the models of these machines. */
function modelNames(
  { models }: ProjectConfig,
  machines: readonly Pick<ChangedMachine, 'id'>[],
): string[] {
  return Object.entries(models).flatMap(([name, { machine }]) =>
    machines.some(({ id }) => id === machine.id) ? name : [],
  );
}

export type Tests = { listed: readonly ListedTest[]; alone: ReadonlySet<string> };

/** Returns the link to the states board with a search for the machine; null if there is no board. */
function boardOf(id: string): string | null {
  const board = join(galleryFolder, 'index.html');
  if (!existsSync(board)) return null;
  return `${relative(process.cwd(), board)}#/?search=${encodeURIComponent(id)}`;
}

const browserTest = (config: ProjectConfig, machine: AnyStateMachine) =>
  testsThatWalk(config, machine).browser ?? null;

async function retestMachines(
  config: ProjectConfig,
  changed: readonly ChangedMachine[],
  { listed, alone }: Tests,
): Promise<RetestedMachine[]> {
  const models = modelsById(config.models);
  const { journeys } = (await config.journeys?.()) ?? { journeys: {} };
  return changed.map(({ machine, ...it }) => {
    const model = machine ? models.get(machine.id) : undefined;
    if (!machine || !model) {
      const gaps = it.changes.flatMap(({ parts }, index) =>
        parts.slice(0, 1).map((part) => ({ change: index + 1, part, path: null })),
      );
      const nothing = { walks: [], screens: [], gallery: null, browser: null };
      return { ...it, ...nothing, gaps, all: 0, hasModel: false, unknownJourneys: [] };
    }
    const tested = { model, journeys: journeys[machine.id] ?? [], tests: listed, alone };
    const { walks, gaps, all } = chooseWalks(tested, it.changes);
    const isUnknown = (test: ListedTest) => !all.some((walk) => walk.test === test);
    return {
      ...it,
      walks,
      gaps,
      all: all.length,
      hasModel: true,
      unknownJourneys: journeyTests(machine.id, listed)
        .filter(isUnknown)
        .map(({ name }) => name),
      screens: screensOf(walks, it.changes),
      gallery: boardOf(machine.id),
      browser: browserTest(config, machine),
    };
  });
}

function recordOf(
  versions: { before: Version; after: Version },
  machines: readonly RetestedMachine[],
  failures: RetestRecord['failures'],
): RetestRecord {
  const tests = machines.flatMap(({ walks }) => walks.map(({ walk }) => walk.test));
  return {
    format: 'chartwalk-retest/1',
    ...versions,
    machines,
    failures,
    command: tests.length === 0 ? [] : ['npx', 'vitest', ...vitestArguments(tests)],
  };
}

export const retest = {
  findChanges,
  formatRetest,
  hasGaps,
  modelNames,
  readVersion,
  recordOf,
  retestMachines,
  toShell,
};
