import { describe, expect, test } from 'vitest';
import { chartOf } from '../../packages/chartwalk/src/chart.ts';
import { createEmptyCoverage } from '../../packages/chartwalk/src/coverage.ts';
import { formatCoverage } from '../../packages/chartwalk/src/paths/format-coverage.ts';
import { formatReports } from '../../packages/chartwalk/src/paths/format-report.ts';
import { jointReport } from '../../packages/chartwalk/src/paths/joint-report.ts';
import { reportOf, statesIn } from '../../packages/chartwalk/src/paths/report.ts';
import { modelOf } from '../models-by-id.ts';
import { orderingModel } from '../models/ordering.ts';
import { impossibleOffer } from '../models/adding.ts';

describe('path reports', () => {
  test('a report lists the states, transitions and paths of a machine', () => {
    const { states, transitions } = chartOf(modelOf('cart').machine);
    const report = reportOf(modelOf('cart'), 'shortest');
    expect(report.states).toHaveLength(states.length - 1);
    expect(report.transitions).toEqual(transitions.map(({ name }) => name));
    expect(report.paths.length).toBeGreaterThan(0);
    expect(report.isCut).toBe(false);
  });

  test('a report for a target state contains only paths that end in that state', () => {
    const { paths } = reportOf(modelOf('checkout'), 'shortest', 'placed');
    expect(paths.map(({ steps }) => steps.at(-1)?.leadsTo)).toEqual(['placed']);
    expect(paths[0]?.steps.map(({ what }) => what)).toEqual([
      'at checkout, before it is known who is signed in',
      'Asha is signed in and has a full cart',
      'the complete form is sent',
      'the order is stored',
    ]);
  });

  test('a report for a target state contains one path, the shortest from any of the starts', () => {
    const { paths } = reportOf(modelOf('track-lookup'), 'shortest', 'lookup.cancelledSince');
    expect(paths.map(({ steps }) => steps.map(({ what }) => what))).toEqual([
      ['on the tracking page after checkout', 'another tab cancels the order'],
    ]);
    const text = formatReports(
      [reportOf(modelOf('session'), 'shortest', 'customer.signedOut')],
      'text',
    );
    expect(text).toMatch(/^session: the shortest path to customer\.signedOut\n {2}Path 1\n/);
    expect(text).not.toContain('Transitions');
  });

  test('a report includes each step’s payload, transitions and guard results', () => {
    const { paths } = reportOf(modelOf('adding'), 'shortest', 'impossible');
    const requested = '(anywhere) — adding.orderRepeated';
    expect(paths[0]?.steps[2]).toEqual({
      what: 'an order is repeated from a restaurant that no longer exists',
      event: { name: 'adding.orderRepeated', payload: { offer: impossibleOffer } },
      followedBy: [],
      transitions: [
        {
          name: `${requested} [isImpossible] → impossible`,
          source: '',
          trigger: 'adding.orderRepeated',
          targets: ['impossible'],
          guard: 'isImpossible',
        },
      ],
      guards: [
        {
          guard: 'isImpossible',
          side: 'passed',
          transition: `${requested} [isImpossible] → impossible`,
        },
      ],
      leadsTo: 'impossible',
    });
    const asked = formatReports(
      [reportOf(modelOf('adding'), 'shortest', 'askingAboutChanges')],
      'markdown',
    );
    expect(asked).toContain('   - event `adding.orderRepeated` with `{"offer":');
    expect(asked).toContain(`   - takes \`${requested} [isChanged] → askingAboutChanges\``);
    expect(asked).toContain('   - guard `isChanged` passed');
    expect(asked).toContain(
      `   - guard \`isImpossible\` refused \`${requested} [isImpossible] → impossible\``,
    );
  });

  test('a report shows which events follow an event, and includes the message of an error', () => {
    const text = formatReports(
      [reportOf(modelOf('cart'), 'shortest', 'guestItems.offered')],
      'text',
    );
    expect(text).toMatch(/event {2}cart\.changed with \{.*\n +then {2}cart\.added/);
    const { steps = [] } =
      reportOf(modelOf('checkout'), 'shortest').paths.find((path) =>
        path.steps.some(({ what }) => what === 'the browser refuses to store the order'),
      ) ?? {};
    expect(steps.map(({ event }) => event?.payload)).toContainEqual({
      error: 'The quota is exceeded.',
    });
  });

  test('a report of several machines names the machine of each transition', () => {
    const report = jointReport(orderingModel);
    const text = formatReports([report], 'text');
    expect(report.invariants.map(({ breach }) => breach)).toEqual(
      report.invariants.map(() => null),
    );
    expect(text).toContain('session: customer.signedOut, signOut.none, service.');
    expect(text).toContain(
      'takes  checkout: form.order.placing — xstate.done.actor.placeOrder → placed',
    );
    expect(text).toContain('takes  cart: (anywhere) — cart.ordered → stays');
  });

  test('no path in a report of simple paths visits a state twice', () => {
    const { paths } = reportOf(modelOf('notice'), 'simple');
    expect(paths.map(({ steps }) => steps.map(({ leadsTo }) => leadsTo))).toEqual([
      ['hidden', 'shown', 'dismissed'],
    ]);
  });

  test('a report that leaves out some of the simple paths says that there are more', () => {
    const report = reportOf(modelOf('open-layers'), 'simple');
    expect(report.isCut).toBe(true);
    expect(formatReports([report], 'text')).toContain('there are more');
  });

  test('a report can be formatted as text, Markdown and JSON', () => {
    const report = reportOf(modelOf('notice'), 'shortest');
    expect(formatReports([report], 'text')).toContain('notice: 3 states, 4 transitions, 2 paths\n');
    expect(formatReports([report], 'markdown')).toContain('### Path 1\n\n1. on a page, connected');
    expect(JSON.parse(formatReports([report], 'json'))).toEqual([report]);
  });
});

test('statesIn returns the dotted path of each state', () => {
  expect(statesIn(modelOf('session').machine)).toContain('service.observing.confirming');
});

describe('formatCoverage', () => {
  const { machine } = modelOf('map-tiles');
  const nothing = createEmptyCoverage(machine);
  const everything = {
    ...nothing,
    states: Object.fromEntries(Object.keys(nothing.states).map((name) => [name, true])),
    transitions: Object.fromEntries(Object.keys(nothing.transitions).map((name) => [name, true])),
    paths: 3,
  };

  test('shows the coverage of each machine, on its screen and in Chromium', () => {
    const records = { screen: { 'map-tiles': everything }, browser: { 'map-tiles': nothing } };
    const [, screen, browser] = formatCoverage(['map-tiles'], records, 'text').split('\n');
    expect(screen).toMatch(
      /^map-tiles +screen +100 % \(3\/3\) +100 % \(3\/3\) +no guards +not counted/,
    );
    expect(browser).toMatch(/^map-tiles +Chromium +0 % \(0\/3\) +0 % \(0\/3\)/);
  });

  test('counts pairs of consecutive transitions, and shows the time and the commit of the measurement', () => {
    const [first = '', second = ''] = Object.keys(nothing.transitions);
    const measured = { at: '2026-11-23T19:40:00.000Z', commit: '90890e0', isChanged: true };
    const counted = { ...everything, pairs: { [first]: { [second]: 2, [first]: 0 } }, measured };
    const table = formatCoverage(
      ['map-tiles'],
      { screen: { 'map-tiles': counted }, browser: {} },
      'text',
    );
    expect(table).toContain('50 % (1/2)');
    expect(table).toContain('23 Nov 2026, 19:40 UTC at 90890e0, with changes');
    const old = formatCoverage(
      ['map-tiles'],
      { screen: { 'map-tiles': everything }, browser: {} },
      'text',
    );
    expect(old).toContain('by an earlier version');
  });

  test('shows how often each part of one machine was walked', () => {
    const [first = ''] = Object.keys(nothing.transitions);
    const times = { states: {}, transitions: { [first]: 12 }, guards: {} };
    const records = { screen: { 'map-tiles': { ...everything, times } }, browser: {} };
    expect(formatCoverage(['map-tiles'], records, 'text', true)).toContain(
      `transition  yes     12     ${first}`,
    );
    expect(formatCoverage(['map-tiles'], records, 'markdown', true)).toContain(
      `| transition | yes | 12 | ${first} |`,
    );
  });

  test('includes a machine that was not measured', () => {
    const table = formatCoverage(['map-tiles'], { screen: {}, browser: {} }, 'markdown');
    expect(table).toContain('| map-tiles | screen | not measured |');
  });

  test('never rounds up to 100 %', () => {
    const almost = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`state ${index}`, index > 0]),
    );
    const records = { screen: { 'map-tiles': { ...nothing, states: almost } }, browser: {} };
    expect(formatCoverage(['map-tiles'], records, 'text')).toContain('99 % (999/1000)');
  });
});
