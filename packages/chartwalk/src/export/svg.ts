/** Draws a chart as an SVG picture in the colours of a palette. */
import { isRegion } from '../chart.ts';
import { noMarks, signs } from '../comparison/change.ts';
import type { Change, ChangeMarks } from '../comparison/change.ts';
import type { Drawing, DrawnMark, DrawnState, DrawnTransition, Route } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { PADDING, styleOf } from '../drawing/lines.ts';
import type { Line } from '../drawing/lines.ts';
import { roundedPath } from '../drawing/path.ts';
import { FONT_FAMILY } from '../drawing/text.ts';
import { badges, legend, markers, strokeOf } from './svg-marks.ts';
import { escaped, tag } from './svg-tags.ts';

export const palettes = {
  light: {
    page: '#fbf8f4',
    state: '#ffffff',
    group: '#f6f0e8',
    outline: '#b8aca0',
    line: '#6b625a',
    text: '#1f1a17',
    muted: '#625a53',
    accent: '#c2410c',
    added: '#157a3b',
    removed: '#b91c1c',
    changed: '#955a05',
    moved: '#1d4ed8',
    renamed: '#7e22ce',
  },
  dark: {
    page: '#161210',
    state: '#2a2420',
    group: '#1d1815',
    outline: '#6f645b',
    line: '#a89d93',
    text: '#f6f1ec',
    muted: '#b9afa6',
    accent: '#fb923c',
    added: '#4ade80',
    removed: '#fca5a5',
    changed: '#fcd34d',
    moved: '#93c5fd',
    renamed: '#d8b4fe',
  },
};

export type Palette = (typeof palettes)['light'];

/** The margin around the chart in its picture, in pixels. */
export const MARGIN = 12;

function writing(
  lines: readonly Line[],
  x: number,
  y: number,
  palette: Palette,
  markOf: (line: Line) => Change | undefined = () => undefined,
): string {
  return lines
    .filter(({ text }) => text !== '')
    .map((line) => {
      const { kind, text, baseline, transition } = line;
      const { size, weight, colour } = styleOf(kind);
      const mark = kind === 'event' ? markOf(line) : undefined;
      const style = { 'font-size': size, 'font-weight': weight };
      const fill = palette[mark ?? colour];
      const sign = mark
        ? tag('text', { x: x - 10, y: y + baseline, ...style, fill }, signs[mark])
        : '';
      const written = tag(
        'text',
        {
          ...(kind === 'event' && transition !== undefined
            ? { 'data-transition': transition }
            : {}),
          x,
          y: y + baseline,
          ...style,
          fill,
          ...(mark === 'removed' ? { 'text-decoration': 'line-through' } : {}),
        },
        escaped(text),
      );
      return sign + written;
    })
    .join('');
}

const markIn =
  ({ transitions }: ChangeMarks) =>
  ({ transition }: Line) =>
    transition === undefined ? undefined : transitions.get(transition);

function drawState(drawn: DrawnState, palette: Palette, marks: ChangeMarks): string {
  const { state, lines, x, y, width, height } = drawn;
  const mark = marks.states.get(state.path);
  const frame = tag('rect', {
    x,
    y,
    width,
    height,
    rx: state.type === 'history' ? height / 2 : 10,
    fill: isRegion(state) ? palette.group : palette.state,
    ...(state.type === 'parallel' ? { 'stroke-dasharray': '7 4' } : {}),
    ...strokeOf(mark, palette, palette.outline),
  });
  const innerFrame =
    state.type === 'final'
      ? tag('rect', {
          x: x + 4,
          y: y + 4,
          width: width - 8,
          height: height - 8,
          rx: 7,
          fill: 'none',
          stroke: palette.outline,
        })
      : '';
  const text = isRegion(state) ? '' : writing(lines, x + PADDING.x, y, palette, markIn(marks));
  return tag('g', { 'data-state': state.path }, frame + innerFrame + text);
}

/** Draws a region's text on top of the lines that cross the region. */
function drawHeader(
  { state, lines, x, y }: DrawnState,
  palette: Palette,
  marks: ChangeMarks,
): string {
  if (!isRegion(state)) return '';
  const backgrounds = lines
    .filter(({ text }) => text !== '')
    .map(({ kind, baseline, width }) => {
      const { size } = styleOf(kind);
      return tag('rect', {
        x: x + PADDING.x - 2,
        y: y + baseline - size * 1.05,
        width: width + 4,
        height: size * 1.4,
        fill: palette.group,
      });
    });
  return backgrounds.join('') + writing(lines, x + PADDING.x, y, palette, markIn(marks));
}

function lineAlong({ points, hasTip }: Route, palette: Palette, mark?: Change): string {
  const arrow = mark ? `arrow-${mark}` : 'arrow';
  return tag('path', {
    d: roundedPath(points),
    fill: 'none',
    ...strokeOf(mark, palette, palette.line),
    ...(hasTip ? { 'marker-end': `url(#${arrow})` } : {}),
  });
}

function drawLines(
  { transition, routes }: DrawnTransition,
  palette: Palette,
  { transitions }: ChangeMarks,
): string {
  const mark = transitions.get(transition.name);
  const lines = routes.map((route) => lineAlong(route, palette, mark)).join('');
  return tag('g', { 'data-transition': transition.name }, lines);
}

function drawLabel(
  { transition, label }: DrawnTransition,
  palette: Palette,
  { transitions }: ChangeMarks,
): string {
  const { lines, x, y, width, height } = label;
  const mark = transitions.get(transition.name);
  const background = tag('rect', {
    x,
    y,
    width,
    height,
    rx: 6,
    fill: palette.group,
    ...(mark ? { ...strokeOf(mark, palette, palette.line), 'stroke-width': 1.5 } : {}),
  });
  return background + writing(lines, x + PADDING.x / 2, y, palette);
}

function drawMark({ kind, x, y, routes }: DrawnMark, palette: Palette): string {
  const lines = routes.map((route) => lineAlong(route, palette)).join('');
  if (kind === 'history') return lines;
  const isRing = kind === 'anywhere';
  if (kind === 'fork') {
    const side = 2 * MARK_RADIUS;
    const corner = { x: x - MARK_RADIUS, y: y - MARK_RADIUS };
    return tag('rect', { ...corner, width: side, height: side, rx: 3, fill: palette.line });
  }
  const circle = tag('circle', {
    cx: x,
    cy: y,
    r: isRing ? MARK_RADIUS - 1 : MARK_RADIUS,
    fill: isRing ? palette.state : palette.line,
    ...(isRing ? { stroke: palette.line, 'stroke-width': 1.5 } : {}),
  });
  return circle + lines;
}

function picture({ width, height }: Drawing, palette: Palette, parts: readonly string[]): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-MARGIN} ${-MARGIN} ${Math.ceil(width) + 2 * MARGIN} ${Math.ceil(height) + 2 * MARGIN}`,
      width: Math.ceil(width) + 2 * MARGIN,
      height: Math.ceil(height) + 2 * MARGIN,
      'font-family': FONT_FAMILY,
    },
    [
      tag('rect', {
        x: -MARGIN,
        y: -MARGIN,
        width: width + 2 * MARGIN,
        height: height + 2 * MARGIN,
        fill: palette.page,
      }),
      ...parts,
    ].join('\n'),
  );
}

/**
 * Returns the picture as SVG text. Every state and transition has its name in a data attribute.
 *
 * @param marks the changes to highlight and to explain in a legend
 */
export function toSvg(
  drawing: Drawing,
  title: string,
  palette: Palette,
  marks: ChangeMarks = noMarks,
): string {
  const { states, transitions } = drawing;
  const explained = legend(drawing, marks, palette);
  const size = {
    ...drawing,
    width: Math.max(drawing.width, explained.width),
    height: drawing.height + explained.height,
  };
  return picture(size, palette, [
    tag('title', {}, escaped(title)),
    tag('defs', {}, markers(palette, marks)),
    ...states.map((state) => drawState(state, palette, marks)),
    ...drawing.marks.map((mark) => drawMark(mark, palette)),
    ...transitions.map((transition) => drawLines(transition, palette, marks)),
    ...states.map((state) => drawHeader(state, palette, marks)),
    ...transitions.map((transition) => drawLabel(transition, palette, marks)),
    ...badges(drawing, marks, palette),
    ...explained.parts,
  ]);
}

/**
 * Returns a picture without words, as SVG text. Its lines are thick enough to be visible if the picture is
 * `width` pixels wide.
 */
export function toThumbnail(drawing: Drawing, palette: Palette, width: number): string {
  const stroke = Math.max(1.5, (drawing.width / width) * 1.2);
  const boxes = drawing.states.map(({ state, x, y, width: boxWidth, height }) =>
    tag('rect', {
      x,
      y,
      width: boxWidth,
      height,
      rx: 6 * stroke,
      fill: isRegion(state) ? palette.group : palette.state,
      stroke: palette.outline,
      'stroke-width': stroke,
    }),
  );
  const lines = [...drawing.transitions, ...drawing.marks].flatMap(({ routes }) =>
    routes.map(({ points }) =>
      tag('path', {
        d: roundedPath(points),
        fill: 'none',
        stroke: palette.line,
        'stroke-width': stroke,
      }),
    ),
  );
  const dots = drawing.marks.flatMap(({ kind, x, y }) =>
    kind === 'history'
      ? []
      : tag('circle', {
          cx: x,
          cy: y,
          r: MARK_RADIUS * Math.max(1, stroke / 2),
          fill: palette.accent,
        }),
  );
  return picture(drawing, { ...palette, page: 'none' }, [...boxes, ...lines, ...dots]);
}
