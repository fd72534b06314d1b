import { describe, expect, test } from 'vitest';
import { createEmptyCoverage } from '../src/coverage.ts';
import type { Coverage } from '../src/coverage.ts';
import { reportOf } from '../src/paths/report.ts';
import { formatSummary } from '../src/paths/summary.ts';
import { menuModel, sessionModel } from './teahouse/models.ts';

const session = reportOf(sessionModel, 'shortest');
const nothing = createEmptyCoverage(sessionModel.machine);
const [first = ''] = Object.keys(nothing.states);
const everything = (names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, true]));
const everyTransition = everything(nothing.transitions);
const measured = { at: '2026-11-23T19:40:00.000Z', commit: '90890e0', isChanged: false };

const summaryWith = (coverage: Coverage) =>
  formatSummary([session], { screen: { visitor: coverage }, browser: {} });

describe('the summary of paths', () => {
  test('the summary counts the states, transitions, paths and steps of each machine', () => {
    const menu = reportOf(menuModel, 'shortest');
    const steps = menu.paths.flatMap((path) => path.steps.slice(1)).length;
    expect(formatSummary([menu], undefined)).toMatch(
      new RegExp(`^menu +2 +2 +${menu.paths.length} +${steps} +none +not measured`, 'm'),
    );
  });

  test('the summary shows the coverage of the last test run, and names the states that were not walked', () => {
    const states = { ...everything(nothing.states), [first]: false };
    const text = summaryWith({ ...nothing, states, transitions: everyTransition, measured });
    expect(text).toMatch(/^visitor .* \d\d % +100 % /m);
    expect(text).toContain(`Not walked on the screen\n  visitor: ${first}\n`);
    expect(text).toContain('by the last test runs, 23 Nov 2026, 19:40 UTC at 90890e0.');
  });

  test('the summary names only a few states and transitions that were not walked, and says how to list the others', () => {
    const text = summaryWith(nothing);
    expect(text).toMatch(/visitor: \d+ more, which --coverage --machine visitor lists/);
    expect(text.match(/^ {2}visitor: /gm)).toHaveLength(5);
  });

  test('the summary says what to do if no test run has measured coverage', () => {
    expect(formatSummary([session], undefined)).toContain('run the path tests');
  });

  test('the summary shows broken invariants, and the fields that the model’s memory lacks', () => {
    const broken = {
      ...session,
      invariants: [
        { kind: 'never', claim: 'it rains', breach: '“it rains” must never hold, but holds' },
      ],
      forgotten: ['`memory` lacks `user`'],
    } as const;
    const text = formatSummary([broken], undefined);
    expect(text).toMatch(/^visitor .* 1 BROKEN /m);
    expect(text).toContain(
      'Wrong\n  visitor: “it rains” must never hold, but holds\n  visitor: `memory` lacks `user`\n',
    );
  });
});
