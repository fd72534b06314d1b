/** Tests charts with folded states. A folded state is drawn as a box that hides the states inside it. */
import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../src/chart.ts';
import { foldable, foldChart, foldsAround } from '../src/drawing/fold.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { hiddenBy, lostLines } from '../src/examination/geometry.ts';
import { findParts, hiddenParts } from '../src/page/find-parts.ts';
import { foldPaint } from '../src/page/fold-paint.ts';
import type { StatePaint, TransitionPaint } from '../src/page/paint.ts';
import { charts, idiomCharts } from './machines.ts';

const chart = chartOf(
  createMachine({
    id: 'order',
    initial: 'cart',
    on: { resumed: '.paying.card.typing' },
    states: {
      cart: { on: { checkout: 'paying' } },
      paying: {
        initial: 'card',
        on: { helped: {}, restarted: { target: 'paying', reenter: true } },
        states: {
          card: {
            initial: 'typing',
            states: {
              typing: {
                on: { typed: 'checking', cancelled: '#order.cart', note: { actions: 'a' } },
              },
              checking: { on: { accepted: '#order.placed', cancelled: '#order.cart' } },
            },
          },
          past: { type: 'history', target: 'card.checking' },
        },
      },
      placed: { on: { reopened: 'paying.past' } },
    },
  } as never),
);
const lines = (paths: string[]) =>
  foldChart(chart, new Set(paths)).transitions.map(
    ({ source, trigger, targets, others = [] }) =>
      `${source || 'anywhere'} ${'event' in trigger ? trigger.event : trigger.kind} ${targets.join()}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  );
const statesWith = (paths: string[]) =>
  foldChart(chart, new Set(paths)).states.map(({ path, hidden }) =>
    hidden === undefined ? path : `${path}: ${hidden}`,
  );

describe('a chart with folded states', () => {
  test('every state with states inside it can be folded, except the machine', () => {
    expect(foldable(chart)).toEqual(['paying', 'paying.card']);
  });

  test('foldChart returns the same chart if no state is folded', () => {
    expect(foldChart(chart, new Set(['cart', 'nowhere']))).toBe(chart);
  });

  test('a folded state is drawn as one box that shows the number of hidden states', () => {
    expect(statesWith(['paying'])).toEqual(['', 'cart', 'paying: 4', 'placed']);
    expect(statesWith(['paying.card'])).toEqual([
      '',
      'cart',
      'paying',
      'paying.card: 2',
      'paying.past',
      'placed',
    ]);
    expect(statesWith(['paying', 'paying.card'])).toEqual(statesWith(['paying']));
  });

  test('lines to a folded state end at its box, lines that look the same are joined, and lines inside the box are hidden', () => {
    expect(lines(['paying'])).toEqual([
      'anywhere resumed paying',
      'cart checkout paying',
      'paying helped ',
      'paying restarted paying',
      'paying cancelled cart and 1 more',
      'paying accepted placed',
      'placed reopened paying',
    ]);
  });

  test('the line from a history state to its default target ends at the box that hides the target', () => {
    const past = foldChart(chart, new Set(['paying.card'])).states.find(
      ({ path }) => path === 'paying.past',
    );
    expect(past?.historyDefaults).toEqual(['paying.card']);
  });

  test('foldsAround finds only the folded states around a hidden state or transition', () => {
    const all = new Set(foldable(chart));
    const typing = chart.states.find(({ path }) => path === 'paying.card.typing');
    const past = chart.states.find(({ path }) => path === 'paying.past');
    const checkout = chart.transitions.find(({ source }) => source === 'cart');
    expect(typing && foldsAround(chart, all, typing)).toEqual(['paying', 'paying.card']);
    expect(past && foldsAround(chart, all, past)).toEqual(['paying']);
    expect(checkout && foldsAround(chart, all, checkout)).toEqual([]);
  });

  test.each([...charts, ...idiomCharts].filter(([, it]) => foldable(it).length > 0))(
    '%s: the drawing has every line, whichever states are folded',
    async (_, it) => {
      const regions = foldable(it);
      const choices = [regions, ...regions.map((path) => [path])];
      for (const paths of choices) {
        const folded = foldChart(it, new Set(paths));
        // oxlint-disable-next-line no-await-in-loop -- one drawing after another
        const drawing = await drawInNode(folded);
        expect(lostLines(folded, drawing)).toEqual([]);
        expect(hiddenBy(drawing)).toEqual([]);
      }
    },
  );
});

describe('a drawing with folded states', async () => {
  const drawing = await drawInNode(foldChart(chart, new Set(['paying'])));
  const nameOf = (text: string) =>
    chart.transitions.find(({ name }) => name.includes(text))?.name ?? '';

  test('highlighting a hidden state highlights the folded box around it, and highlighting a transition highlights the joined line that contains it', () => {
    const other = nameOf('checking — cancelled');
    const paint = foldPaint(drawing, {
      isPast: true,
      states: new Map<string, StatePaint>([['paying.card.checking', 'active']]),
      transitions: new Map<string, TransitionPaint>([[other, 'taken']]),
    });
    expect(paint.isPast).toBe(true);
    expect(paint.states.get('paying')).toBe('active');
    expect(paint.transitions.get(nameOf('typing — cancelled'))).toBe('taken');
  });

  test('a folded state is shown as missed if any state inside it is missed', () => {
    const states = new Map<string, StatePaint>([
      ['paying', 'covered'],
      ['paying.card', 'missed'],
      ['placed', 'covered'],
    ]);
    const paint = foldPaint(drawing, { states, transitions: new Map() });
    expect([paint.states.get('paying'), paint.states.get('placed')]).toEqual(['missed', 'covered']);
  });

  test('the search also finds hidden states and transitions, and lists them after the visible ones', () => {
    const hidden = hiddenParts(chart, drawing);
    expect(findParts(drawing, 'card')).toEqual([]);
    expect(findParts(drawing, 'state card typing', hidden)).toEqual(['state paying.card.typing']);
    expect(findParts(drawing, 'cancelled', hidden)).toEqual([
      nameOf('typing — cancelled'),
      nameOf('checking — cancelled'),
    ]);
    expect(findParts(drawing, 'note', hidden)).toEqual([nameOf('note')]);
  });
});
