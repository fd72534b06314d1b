/** Marks the changes of a machine in its picture. */
import { kindsOfChange, signs } from '../comparison/change.ts';
import type { Change, ChangeMarks } from '../comparison/change.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { badgeOf } from '../drawing/badge.ts';
import { tag } from './svg-tags.ts';

type Colours = Readonly<Record<Change | 'line' | 'page' | 'text', string>>;

export const dashesOfChanges: Readonly<Partial<Record<Change, string>>> = {
  removed: '6 4',
  moved: '2 3',
  renamed: '8 3 2 3',
};

/** Returns the stroke of a line or frame. The stroke has the colour `own` if nothing has changed. */
export function strokeOf(
  mark: Change | undefined,
  palette: Colours,
  own: string,
): Record<string, string | number> {
  if (!mark) return { stroke: own, 'stroke-width': 1.5 };
  const dash = dashesOfChanges[mark];
  return {
    stroke: palette[mark],
    'stroke-width': 2.5,
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
  };
}

const tip = (id: string, fill: string) =>
  tag(
    'marker',
    {
      id,
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto-start-reverse',
    },
    tag('path', { d: 'M 0 0.5 L 8 4 L 0 7.5 z', fill }),
  );

/**
 * Returns an arrow's tip in each colour that lines have, because a tip can't inherit its line's colour in
 * some viewers.
 */
export function markers(palette: Colours, marks: ChangeMarks): string {
  const used = new Set(marks.transitions.values());
  return [
    tip('arrow', palette.line),
    ...[...used].map((mark) => tip(`arrow-${mark}`, palette[mark])),
  ].join('');
}

function badge(mark: Change, { x, y, width, height }: Rectangle, palette: Colours): string {
  const text = tag(
    'text',
    {
      x: x + width / 2,
      y: y + height * 0.74,
      'text-anchor': 'middle',
      'font-size': 10,
      'font-weight': 700,
      fill: palette.page,
    },
    width < 20 ? signs[mark] : `${signs[mark]} ${mark}`,
  );
  const background = { x, y, width, height, rx: height / 2, fill: palette[mark] };
  return tag('rect', background) + text;
}

const DISC = 14;

/** Returns the badges of marked states and labels, which must be drawn on top of everything else. */
export function badges(drawing: Drawing, marks: ChangeMarks, palette: Colours): string[] {
  const ofStates = drawing.states.map((drawn) => {
    const mark = marks.states.get(drawn.state.path);
    return mark ? badge(mark, badgeOf(drawing, drawn), palette) : '';
  });
  const ofLabels = drawing.transitions.map(({ transition, label: { x, y } }) => {
    const mark = marks.transitions.get(transition.name);
    const box = { x: x - DISC / 2, y: y - DISC / 2, width: DISC, height: DISC };
    return mark ? badge(mark, box, palette) : '';
  });
  return [...ofStates, ...ofLabels];
}

const LEGEND = { height: 34, entry: 96, sample: 26 };

/** Returns the legend of colours, lines and signs, below the chart; empty if nothing is marked. */
export function legend(
  drawing: { height: number },
  marks: ChangeMarks,
  palette: Colours,
): { parts: string[]; width: number; height: number } {
  const used = new Set([...marks.states.values(), ...marks.transitions.values()]);
  const shown = kindsOfChange.filter((mark) => used.has(mark));
  if (shown.length === 0) return { parts: [], width: 0, height: 0 };
  const y = drawing.height + LEGEND.height - 12;
  const parts = shown.map((mark, index) => {
    const x = index * LEGEND.entry;
    const line = tag('path', {
      d: `M ${x} ${y} h ${LEGEND.sample}`,
      fill: 'none',
      ...strokeOf(mark, palette, palette.line),
    });
    const text = tag(
      'text',
      {
        x: x + LEGEND.sample + 6,
        y: y + 4,
        'font-size': 12,
        'font-weight': 600,
        fill: palette.text,
      },
      `${signs[mark]} ${mark}`,
    );
    return line + text;
  });
  return { parts, width: shown.length * LEGEND.entry, height: LEGEND.height };
}
