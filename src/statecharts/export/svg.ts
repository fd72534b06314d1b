/** A chart as an SVG picture that stands on its own. */
import { isRegion } from '../chart.ts';
import type { Drawing, DrawnMark, DrawnState, DrawnTransition, Route } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { PADDING, styleOf } from '../drawing/lines.ts';
import type { Line, LineKind } from '../drawing/lines.ts';
import { roundedPath } from '../drawing/path.ts';
import { FONT_FAMILY } from '../drawing/text.ts';

export type Palette = {
  page: string;
  state: string;
  group: string;
  outline: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
};

export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    page: '#fbf8f4',
    state: '#ffffff',
    group: '#f6f0e8',
    outline: '#b8aca0',
    line: '#6b625a',
    text: '#1f1a17',
    muted: '#625a53',
    accent: '#c2410c',
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
  },
};

const MARGIN = 12;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const attribute = (value: string | number) =>
  `"${typeof value === 'number' ? Math.round(value * 10) / 10 : escaped(value)}"`;

function tag(name: string, attributes: Record<string, string | number>, inner = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}=${attribute(value)}`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

const colours: Readonly<Record<LineKind, keyof Palette>> = {
  title: 'text',
  description: 'muted',
  tags: 'accent',
  effect: 'muted',
  event: 'text',
  guard: 'muted',
  actions: 'muted',
  gap: 'muted',
};

function writing(lines: readonly Line[], x: number, y: number, palette: Palette): string {
  return lines
    .filter(({ text }) => text !== '')
    .map(({ kind, text, baseline, transition }) => {
      const { size, weight } = styleOf(kind);
      return tag(
        'text',
        {
          ...(kind === 'event' && transition !== undefined
            ? { 'data-transition': transition }
            : {}),
          x,
          y: y + baseline,
          'font-size': size,
          'font-weight': weight,
          fill: palette[colours[kind]],
        },
        escaped(text),
      );
    })
    .join('');
}

function drawState({ state, lines, x, y, width, height }: DrawnState, palette: Palette): string {
  const frame = tag('rect', {
    x,
    y,
    width,
    height,
    rx: state.type === 'history' ? height / 2 : 10,
    fill: isRegion(state) ? palette.group : palette.state,
    stroke: palette.outline,
    'stroke-width': 1.5,
    ...(state.type === 'parallel' ? { 'stroke-dasharray': '7 4' } : {}),
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
  const text = isRegion(state) ? '' : writing(lines, x + PADDING.x, y, palette);
  return tag('g', { 'data-state': state.path }, frame + innerFrame + text);
}

/** A region's text, over the lines that lead through it. */
function drawHeader({ state, lines, x, y }: DrawnState, palette: Palette): string {
  if (!isRegion(state)) return '';
  const grounds = lines
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
  return grounds.join('') + writing(lines, x + PADDING.x, y, palette);
}

function lineAlong(
  { points, hasTip }: Route,
  palette: Palette,
  attributes: Record<string, string> = {},
): string {
  return tag('path', {
    ...attributes,
    d: roundedPath(points),
    fill: 'none',
    stroke: palette.line,
    'stroke-width': 1.5,
    ...(hasTip ? { 'marker-end': 'url(#arrow)' } : {}),
  });
}

function drawLines({ transition, routes }: DrawnTransition, palette: Palette): string {
  const lines = routes.map((route) => lineAlong(route, palette)).join('');
  return tag('g', { 'data-transition': transition.name }, lines);
}

function drawLabel({ label }: DrawnTransition, palette: Palette): string {
  const { lines, x, y, width, height } = label;
  const ground = tag('rect', { x, y, width, height, rx: 6, fill: palette.group });
  return ground + writing(lines, x + PADDING.x / 2, y, palette);
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

/** The picture as SVG text; every state and transition carries its name in a data attribute. */
export function toSvg(drawing: Drawing, title: string, palette: Palette): string {
  const { states, transitions, marks } = drawing;
  const arrow = tag(
    'marker',
    {
      id: 'arrow',
      viewBox: '0 0 8 8',
      refX: 7,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto-start-reverse',
    },
    tag('path', { d: 'M 0 0.5 L 8 4 L 0 7.5 z', fill: palette.line }),
  );
  return picture(drawing, palette, [
    tag('title', {}, escaped(title)),
    tag('defs', {}, arrow),
    ...states.map((state) => drawState(state, palette)),
    ...marks.map((mark) => drawMark(mark, palette)),
    ...transitions.map((transition) => drawLines(transition, palette)),
    ...states.map((state) => drawHeader(state, palette)),
    ...transitions.map((transition) => drawLabel(transition, palette)),
  ]);
}

/** Boxes and lines without words, as SVG text: readable as a shape at the given width in pixels. */
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
