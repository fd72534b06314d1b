/** Runs `chartwalk mutate` in a project with the README's lamp. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn } from '../readme.ts';

const { resolve } = createRequire(import.meta.url);
const tool = join(import.meta.dirname, '../..');
let project: string;

const mutate = (...words: string[]) =>
  spawnSync(process.execPath, [join(tool, 'commands/chartwalk.mjs'), 'mutate', ...words], {
    cwd: project,
    encoding: 'utf8',
  });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'chartwalk-mutate-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(tool, join(project, 'node_modules/chartwalk'));
  symlinkSync(dirname(resolve('xstate/package.json')), join(project, 'node_modules/xstate'));
  for (const [path, code] of codeIn(readFileSync(join(tool, 'README.md'), 'utf8'))) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  }
  const config = readFileSync(join(project, 'chartwalk.config.ts'), 'utf8');
  const journeys = `journeys: async () => ({
    journeys: { lamp: [{ name: 'on', steps: [['the switch is pressed', 'on']] }] },
  }),`;
  writeFileSync(
    join(project, 'chartwalk.config.ts'),
    config.replace('  models: {', `  ${journeys}\n  models: {`),
  );
});

afterAll(() => rmSync(project, { recursive: true }));

test('chartwalk mutate prints the scores and writes a record', () => {
  const { stdout, status } = mutate('lamp', '--json', 'records/mutants.json', '--at-least', '97');
  expect(stdout).toMatch(/^lamp +100\.0 % +4\/4 +50\.0 % +0 +0$/m);
  expect(status).toBe(0);
  const record = JSON.parse(readFileSync(join(project, 'records/mutants.json'), 'utf8'));
  expect(record.machines[0].mutants).toHaveLength(4);
});

test('chartwalk mutate fails if the score is lower than requested', () => {
  const path = join(project, 'models/lamp.ts');
  const model = readFileSync(path, 'utf8');
  // Without samples, nothing happens to the lamp, so no walk catches anything.
  writeFileSync(path, model.replace("{ 'the switch is pressed': {} }", '{}'));
  const config = readFileSync(join(project, 'chartwalk.config.ts'), 'utf8');
  writeFileSync(
    join(project, 'chartwalk.config.ts'),
    config.replace(/journeys: async[\s\S]*?\}\),/, ''),
  );
  expect(mutate().status).toBe(0);
  const { status, stderr } = mutate('--at-least', '97');
  expect(status).toBe(1);
  expect(stderr).toContain('The score is 0.00 %, which is less than 97 %.');
});

test('chartwalk mutate lists the known machines if a name is unknown', () => {
  const { status, stderr } = mutate('lantern');
  expect(status).toBe(2);
  expect(stderr).toContain('called lantern. These are there:\n  lamp');
});
