/** Runs `chartwalk mutate` in the README's example project, whose only machine is a lamp. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, readmeFiles } from './installed-project.ts';
import type { InstalledProject } from './installed-project.ts';

let project: InstalledProject;

const mutate = (...words: string[]) => project.chartwalk('mutate', ...words);

beforeAll(() => {
  project = createProject(readmeFiles(), ['xstate']);
  const journeys = `journeys: async () => ({
    journeys: { lamp: [{ name: 'on', steps: [['the switch is pressed', 'on']] }] },
  }),`;
  project.change('chartwalk.config.ts', '  models: {', `  ${journeys}\n  models: {`);
});

afterAll(() => project.remove());

test('`chartwalk mutate` prints the scores and writes a record', () => {
  const { stdout, status } = mutate('lamp', '--json', 'records/mutants.json', '--at-least', '97');
  expect(stdout).toMatch(/^lamp +100\.0 % +4\/4 +50\.0 % +0 +0$/m);
  expect(status).toBe(0);
  const record = JSON.parse(project.read('records/mutants.json'));
  expect(record.machines[0].mutants).toHaveLength(4);
});

test('`chartwalk mutate` fails if the score is lower than requested', () => {
  // If the model has no samples, its walks send the lamp no events, and therefore catch no mutant.
  project.change('models/lamp.ts', "{ 'the switch is pressed': {} }", '{}');
  const config = project.read('chartwalk.config.ts');
  project.write('chartwalk.config.ts', config.replace(/journeys: async[\s\S]*?\}\),/, ''));
  const { status, stderr } = mutate('--at-least', '97');
  expect(status).toBe(1);
  expect(stderr).toContain('The score is 0.00 %, which is less than 97 %.');
});

test('`chartwalk mutate` lists the known machines if a name is unknown', () => {
  const { status, stderr } = mutate('lantern');
  expect(status).toBe(2);
  expect(stderr).toContain('called lantern. These are there:\n  lamp');
});
