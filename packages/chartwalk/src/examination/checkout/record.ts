/**
 * Records every machine that a test file of another project creates, and examines all of them after the
 * tests. `chartwalk check` runs this module as a setup file of Vitest, and reads the results.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { examine } from '../examine.ts';
import type { Finding } from '../examine.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's is an interface
  export interface ProvidedContext {
    findings: string;
    sources: string[];
  }
}

/** The machines by config. A machine and its copies from `provide` share a config and are examined once. */
const machines = new Map<unknown, { machine: AnyStateMachine; file: string }>();

// The command has inserted a call of `recordMachine` into the constructor of each copy of XState.
Object.assign(globalThis, {
  recordMachine: (machine: AnyStateMachine) => {
    if (machines.has(machine.config)) return;
    const { currentTestName = '', testPath = '' } = expect.getState();
    // Each module of `sources` is loaded by a test that has the module's name.
    const isModule = inject('sources').includes(currentTestName);
    machines.set(machine.config, { machine, file: isModule ? currentTestName : testPath });
  },
  // The test file that the command writes calls this function, because no packages can be imported from its
  // folder.
  loadSources: () => {
    test.each(inject('sources').map((file) => [file]))('%s', async (file) => {
      expect(await import(/* @vite-ignore */ file)).toBeDefined();
    });
  },
});

const warn = console.warn;

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  console.warn = () => {};
  const findings: (Finding & { file: string })[] = [];
  for (const { machine, file } of machines.values()) {
    // A machine whose constructor threw has no events and can't be used.
    // oxlint-disable-next-line no-await-in-loop -- in sequence, because ELK has one thread
    if (machine.events) findings.push({ ...(await examine(machine)), file });
  }
  console.warn = warn;
  writeFileSync(join(inject('findings'), `${randomUUID()}.json`), JSON.stringify(findings));
}, 600_000);
