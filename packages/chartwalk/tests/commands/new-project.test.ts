/**
 * Creates the README's example project from the README's code blocks, and runs chartwalk's commands and the
 * project's tests in it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOfVitest } from '../../commands/listed-tests.mjs';
import { command, createProject, readmeFiles } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
let project: InstalledProject;

/** Returns the output of a chartwalk command. Throws an error if the command fails. */
const chartwalk = (...words: string[]) =>
  execFileSync(process.execPath, [command, ...words], { cwd: project.folder, encoding: 'utf8' });

beforeAll(() => {
  project = createProject(readmeFiles(), ['@playwright/test', 'vitest', 'xstate']);
});

afterAll(() => project.remove());

test('`chartwalk paths` lists the paths of the README’s project', () => {
  expect(chartwalk('paths', '--all')).toContain('1. the switch is pressed → on');
  expect(chartwalk('paths')).toMatch(/^lamp +2 +2 +1 +2 /m);
});

test('`chartwalk journeys` prints the journeys that a project lacks', () => {
  expect(chartwalk('journeys', 'lamp')).toContain(`        ['the switch is pressed', 'off'],\n`);
});

test('the walk of the README’s project passes and records its coverage', () => {
  const { status, stdout } = project.runVitest();
  expect(stdout).toContain('include this journey: the lamp is switched on and off');
  expect(status).toBe(0);
  expect(chartwalk('coverage')).toMatch(/^lamp +screen +100 % \(2\/2\) +100 % \(2\/2\)/m);
});

/** Returns the parsed record of coverage. */
const coverage = () => JSON.parse(chartwalk('coverage', '--json'));

test('a run of only some walks does not change the coverage record of the last full run', () => {
  const whole = chartwalk('coverage', '--json');
  const { status, stdout } = project.runVitest('-t', 'include this journey');
  expect(status).toBe(0);
  expect(stdout).toContain('1 passed');
  expect(chartwalk('coverage', '--json')).toBe(whole);
});

/** Turns the lamp's code into the code of a second machine, whose ID contains a slash. */
const ofHouse = (code: string) =>
  code.replaceAll(/lamp(?=M|\.ts)/g, 'house').replace("id: 'lamp'", "id: 'house/lamp'");

test('the coverage of a machine counts only test files that still exist and still walk that machine, even if its ID contains a slash', () => {
  for (const folder of ['machines', 'models']) {
    project.write(`${folder}/house.ts`, ofHouse(project.read(`${folder}/lamp.ts`)));
  }
  project.write(
    'chartwalk.config.ts',
    `import { defineProject } from 'chartwalk';
import { houseMachine } from './machines/house.ts';
import { lampMachine } from './machines/lamp.ts';
import { houseModel } from './models/house.ts';
import { lampModel } from './models/lamp.ts';

export const config = defineProject({
  title: 'Lamps',
  machines: { houseMachine, lampMachine },
  models: { houseModel, lampModel },
});
`,
  );
  const walk = project.read('tests/lamp.test.ts');
  project.write('tests/house.test.ts', ofHouse(walk));
  const second = 'tests/again/lamp.test.ts';
  project.write(second, walk.replace('../models', '../../models'));
  expect(project.runVitest().status).toBe(0);
  expect(coverage().screen).toMatchObject({
    'house/lamp': { paths: 1, journeys: 1 },
    lamp: { paths: 2, journeys: 2 },
  });

  rmSync(join(project.folder, second));
  project.write('tests/house.test.ts', walk);
  expect(project.runVitest().status).toBe(0);
  const { screen } = coverage();
  expect(Object.keys(screen)).toEqual(['lamp']);
  expect(screen).toMatchObject({ lamp: { paths: 2, journeys: 2 } });
});

test('a run of only some browser tests does not remove the coverage record of the last full run', () => {
  const file = '.cache/path-coverage/browser/e2e_lamp.e2e.ts/lamp.json';
  const record = { testFile: 'e2e/lamp.e2e.ts', coverage: { machine: 'lamp' } };
  project.write(file, JSON.stringify(record));
  project.write(
    'playwright.config.ts',
    "export default { testDir: 'e2e', testMatch: '*.e2e.ts' };",
  );
  project.write(
    'e2e/lamp.e2e.ts',
    `import { expect, test } from '@playwright/test';
import { walkerInBrowser } from 'chartwalk/playwright';
import { lampModel } from '../models/lamp.ts';

walkerInBrowser({ test, expect })(lampModel, {
  prepare: async () => {},
  mounts: { 'in a dark room': async () => {} },
  runs: { 'lamp.pressed': async () => {} },
  states: { off: async () => {}, on: async () => {} },
});
`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [playwright, 'test', '--reporter=list', '-g', 'assert something in every state'],
    { cwd: project.folder, encoding: 'utf8', env: environmentOfVitest() },
  );
  expect(stdout).toContain('1 passed');
  expect(JSON.parse(project.read(file))).toEqual(record);
});
