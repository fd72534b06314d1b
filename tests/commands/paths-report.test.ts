import { describe, expect, test, vi } from 'vitest';
import { chartOf } from '../../src/statecharts/chart.ts';
import { nothingCovered } from '../../src/statecharts/coverage.ts';
import { modelOf } from '../../src/statecharts/models.ts';
import { formatCoverage, formatReports, machineIds, reportOf, statesOf } from '../paths/report.ts';

// The cart has many places to come to, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a report', () => {
  test.each(machineIds)('of %s lists its states, its transitions and paths', (id) => {
    const { states, transitions } = chartOf(modelOf(id).machine);
    const report = reportOf(id, 'shortest');
    expect(report.states).toHaveLength(states.length - 1);
    expect(report.transitions).toEqual(transitions.map(({ name }) => name));
    expect(report.paths.length).toBeGreaterThan(0);
    expect(report.isCut).toBe(false);
  });

  test('of the ways to a state has only paths that end there', () => {
    const { paths } = reportOf('checkout', 'shortest', 'placed');
    expect(paths.map(({ steps }) => steps.at(-1)?.leadsTo)).toEqual(['placed']);
    expect(paths[0]?.steps.map(({ what }) => what)).toEqual([
      'at checkout, before it is known who is there',
      'Asha is there with a full cart',
      'the complete form is sent',
      'the order is stored',
    ]);
  });

  test('of simple paths comes to no place twice', () => {
    const { paths } = reportOf('placement-alert', 'simple');
    expect(paths.map(({ steps }) => steps.map(({ leadsTo }) => leadsTo))).toEqual([
      ['waiting', 'shown', 'dismissed'],
    ]);
  });

  test('of more simple paths than anybody reads says that there are more', () => {
    const report = reportOf('cart', 'simple');
    expect(report.isCut).toBe(true);
    expect(formatReports([report], 'text')).toContain('there are more');
  });

  test('can be read by people and by programs', () => {
    const report = reportOf('newsletter', 'shortest');
    expect(formatReports([report], 'text')).toContain(
      'newsletter: 2 states, 1 transition, 1 path\n',
    );
    expect(formatReports([report], 'markdown')).toContain(
      '### Path 1\n\n1. at the newsletter form',
    );
    expect(JSON.parse(formatReports([report], 'json'))).toEqual([report]);
  });
});

test('states go by their dotted paths', () => {
  expect(statesOf('session')).toContain('signedIn.signingOut');
});

describe('the table of coverage', () => {
  const { machine } = modelOf('menu');
  const nothing = nothingCovered(machine);
  const everything = {
    ...nothing,
    states: Object.fromEntries(Object.keys(nothing.states).map((name) => [name, true])),
    transitions: Object.fromEntries(Object.keys(nothing.transitions).map((name) => [name, true])),
    paths: 3,
  };

  test('says what was seen, and where', () => {
    const records = { screen: { menu: everything }, browser: { menu: nothing } };
    const [, screen, browser] = formatCoverage(['menu'], records, 'text').split('\n');
    expect(screen).toMatch(/^menu +screen +100 % \(2\/2\) +100 % \(2\/2\)/);
    expect(browser).toMatch(/^menu +Chromium +0 % \(0\/2\) +0 % \(0\/2\)/);
  });

  test('does not pass over a machine that nobody measured', () => {
    const table = formatCoverage(['menu'], { screen: {}, browser: {} }, 'markdown');
    expect(table).toContain('| menu | screen | not measured |');
  });

  test('never rounds up to everything', () => {
    const almost = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`state ${index}`, index > 0]),
    );
    const records = { screen: { menu: { ...nothing, states: almost } }, browser: {} };
    expect(formatCoverage(['menu'], records, 'text')).toContain('99 % (999/1000)');
  });
});
