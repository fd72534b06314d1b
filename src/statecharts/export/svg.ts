/** A chart as an SVG picture that stands on its own. */
import type { Drawing, DrawnMark, DrawnState, DrawnTransition, Point } from '../drawing/layout.ts';
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
    .map(({ kind, text, baseline }) => {
      const { size, weight } = styleOf(kind);
      return tag(
        'text',
        {
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
  const isRegion = state.type === 'compound' || state.type === 'parallel';
  const frame = tag('rect', {
    x,
    y,
    width,
    height,
    rx: 10,
    fill: isRegion ? palette.group : palette.state,
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
  return tag(
    'g',
    { 'data-state': state.path },
    frame + innerFrame + writing(lines, x + PADDING.x, y, palette),
  );
}

function arrowAlong(
  points: readonly Point[],
  palette: Palette,
  attributes: Record<string, string> = {},
): string {
  return tag('path', {
    ...attributes,
    d: roundedPath(points),
    fill: 'none',
    stroke: palette.line,
    'stroke-width': 1.5,
    'marker-end': 'url(#arrow)',
  });
}

function drawLine({ transition, points }: DrawnTransition, palette: Palette): string {
  return arrowAlong(points, palette, { 'data-transition': transition.name });
}

function drawLabel({ label }: DrawnTransition, palette: Palette): string {
  const { lines, x, y, width, height } = label;
  const ground = tag('rect', { x, y, width, height, rx: 6, fill: palette.group });
  return ground + writing(lines, x + PADDING.x / 2, y, palette);
}

function drawMark({ kind, x, y, points }: DrawnMark, palette: Palette): string {
  const isInitial = kind === 'initial';
  const circle = tag('circle', {
    cx: x,
    cy: y,
    r: isInitial ? MARK_RADIUS : MARK_RADIUS - 1,
    fill: isInitial ? palette.line : palette.state,
    ...(isInitial ? {} : { stroke: palette.line, 'stroke-width': 1.5 }),
  });
  if (!isInitial) return circle;
  return circle + arrowAlong(points, palette);
}

/** The picture as SVG text; every state and transition carries its name in a data attribute. */
export function toSvg(drawing: Drawing, title: string, palette: Palette): string {
  const { width, height, states, transitions, marks } = drawing;
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
  const inside = states.flatMap(({ lines }) => [
    ...new Set(lines.flatMap(({ transition }) => transition ?? [])),
  ]);
  const parts = [
    tag('title', {}, escaped(title)),
    tag('defs', {}, arrow),
    tag('rect', { width, height, fill: palette.page }),
    ...states.map((state) => drawState(state, palette)),
    ...marks.map((mark) => drawMark(mark, palette)),
    ...transitions.map((transition) => drawLine(transition, palette)),
    ...transitions.map((transition) => drawLabel(transition, palette)),
    ...inside.map((name) => tag('g', { 'data-transition': name })),
  ];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      'font-family': FONT_FAMILY,
    },
    parts.join('\n'),
  );
}
