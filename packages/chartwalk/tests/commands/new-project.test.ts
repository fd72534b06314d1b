/** Creates the README's example project from the README's code blocks, and runs its commands and tests. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, createProject, readmeFiles } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

let project: InstalledProject;

/** Returns the output of a command, which must not fail. */
const chartwalk = (...words: string[]) =>
  execFileSync(process.execPath, [command, ...words], { cwd: project.folder, encoding: 'utf8' });

beforeAll(() => {
  project = createProject(readmeFiles());
});

afterAll(() => project.remove());

test('chartwalk paths lists the paths of the README’s project', () => {
  expect(chartwalk('paths', '--all')).toContain('1. the switch is pressed → on');
  expect(chartwalk('paths')).toMatch(/^lamp +2 +2 +1 +2 /m);
});

test('chartwalk journeys prints the journeys that a project lacks', () => {
  expect(chartwalk('journeys', 'lamp')).toContain(`        ['the switch is pressed', 'off'],\n`);
});

test('the walk of the README’s project passes and records its coverage', () => {
  const { status, stdout } = project.runVitest();
  expect(stdout).toContain('include this journey: the lamp is switched on and off');
  expect(status).toBe(0);
  expect(chartwalk('coverage')).toMatch(/^lamp +screen +100 % \(2\/2\) +100 % \(2\/2\)/m);
});

test('a run of only some walks does not change the coverage record of the last full run', () => {
  const file = '.cache/path-coverage/screen/lamp.json';
  const whole = project.read(file);
  const { status, stdout } = project.runVitest('-t', 'include this journey');
  expect(status).toBe(0);
  expect(stdout).toContain('1 passed');
  expect(project.read(file)).toBe(whole);
});

test('the walk of the README’s project fails if a step leads to a different state from the one that the journey names', () => {
  const machine = 'machines/lamp.ts';
  const code = project.read(machine);
  project.change(machine, "target: 'off'", "target: 'on'");
  const { status, stdout } = project.runVitest();
  project.write(machine, code);
  expect(stdout).toContain(
    "expected { 'the switch is pressed': 'on' } to deeply equal { 'the switch is pressed': 'off' }",
  );
  expect(status).toBe(1);
});
