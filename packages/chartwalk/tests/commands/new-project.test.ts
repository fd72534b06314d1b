/** Creates the README's example project from the README's code blocks, and runs its commands and tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn } from '../readme.ts';

const { resolve } = createRequire(import.meta.url);
const tool = join(import.meta.dirname, '../..');
const vitest = join(dirname(resolve('vitest/package.json')), 'vitest.mjs');
let project: string;

const chartwalk = (...words: string[]) =>
  execFileSync(process.execPath, [join(tool, 'commands/chartwalk.mjs'), ...words], {
    cwd: project,
    encoding: 'utf8',
  });

/**
 * Runs Vitest without the variables of this run, because it would otherwise consider itself part of this run.
 */
function runVitest(...options: string[]) {
  const env = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$)/.test(name));
  return spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose', ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), NO_COLOR: '1' },
  });
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'chartwalk-project-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(tool, join(project, 'node_modules/chartwalk'));
  for (const name of ['vitest', 'xstate']) {
    const folder = dirname(resolve(`${name}/package.json`));
    symlinkSync(folder, join(project, 'node_modules', name));
  }
  for (const [path, code] of codeIn(readFileSync(join(tool, 'README.md'), 'utf8'))) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  }
});

afterAll(() => rmSync(project, { recursive: true }));

test('chartwalk paths lists the paths of the README’s project', () => {
  expect(chartwalk('paths', '--all')).toContain('1. the switch is pressed → on');
  expect(chartwalk('paths')).toMatch(/^lamp +2 +2 +1 +2 /m);
});

test('chartwalk journeys prints the journeys that a project lacks', () => {
  expect(chartwalk('journeys', 'lamp')).toContain(`        ['the switch is pressed', 'off'],\n`);
});

test('the walk of the README’s project passes and records its coverage', () => {
  const { status, stdout } = runVitest();
  expect(stdout).toContain('include this journey: the lamp is switched on and off');
  expect(status).toBe(0);
  expect(chartwalk('coverage')).toMatch(/^lamp +screen +100 % \(2\/2\) +100 % \(2\/2\)/m);
});

test('a run of some walks leaves the record of the last whole run as it is', () => {
  const file = join(project, '.cache/path-coverage/screen/lamp.json');
  const whole = readFileSync(file, 'utf8');
  const { status, stdout } = runVitest('-t', 'include this journey');
  expect(status).toBe(0);
  expect(stdout).toContain('1 passed');
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('the walk of the README’s project fails if the machine leads to another state than the journey says', () => {
  const machine = join(project, 'machines/lamp.ts');
  const code = readFileSync(machine, 'utf8');
  writeFileSync(machine, code.replace("target: 'off'", "target: 'on'"));
  const { status, stdout } = runVitest();
  writeFileSync(machine, code);
  expect(stdout).toContain(
    "expected { 'the switch is pressed': 'on' } to deeply equal { 'the switch is pressed': 'off' }",
  );
  expect(status).toBe(1);
});
