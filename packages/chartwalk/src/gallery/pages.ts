/**
 * Writes the gallery's pages as text. They need no server and no script, and all their URLs are relative.
 */
import type { Chart, ChartState } from '../chart.ts';
import type { Drawing, DrawnState, Rectangle } from '../drawing/layout.ts';
import { escaped } from '../export/svg-tags.ts';
import { MARGIN } from '../export/svg.ts';
import { fileNameOf, pictureAddress, schemes, sizes } from './shots.ts';
import type { Scheme, Shot } from './shots.ts';

/** The usual size of the part of the chart that is shown around a state, in pixels of the drawing. */
const VIEW = { width: 460, height: 300 };

type ShownState = { state: ChartState; shot: Shot } | { state: ChartState; reason: string };
export type ShownMachine = {
  id: string;
  chart: Chart;
  drawing: Drawing;
  states: ShownState[];
  /** The test that walks the machine on the mounted screen. */
  screen: string | undefined;
};

/** Texts about the whole gallery. */
export type Gallery = {
  /** The project's name. */
  title: string;
  /** The date on which the gallery was created, and the version of the code. */
  made: string;
};

export const fileOf = (id: string) => `${fileNameOf(id)}.html`;
export const chartAddress = (id: string, scheme: Scheme) =>
  `charts/${fileNameOf(id)}${scheme === 'dark' ? '-dark' : ''}.svg`;

const shotsIn = ({ states }: ShownMachine) =>
  states.flatMap((shown) => ('shot' in shown ? shown.shot : []));

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body>
${body}
</body>
</html>
`;
}

function chartPicture(id: string, fragment = '', style = ''): string {
  const dark = `${chartAddress(id, 'dark')}${fragment}`;
  const light = `${chartAddress(id, 'light')}${fragment}`;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}"><img src="${light}" alt="" loading="lazy"${style}></picture>`;
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
const share = (part: number, all: number) => `${((part / all) * 100).toFixed(2)}%`;

/** Returns the part of the chart that is shown around a state. */
function viewOf({ width, height }: Drawing, state: DrawnState): Rectangle {
  const wide = Math.min(width + 2 * MARGIN, Math.max(VIEW.width, state.width + 80));
  const high = Math.min(height + 2 * MARGIN, Math.max(VIEW.height, state.height + 80));
  return {
    x: Math.round(between(-MARGIN, state.x + state.width / 2 - wide / 2, width + MARGIN - wide)),
    y: Math.round(between(-MARGIN, state.y + state.height / 2 - high / 2, height + MARGIN - high)),
    width: Math.round(wide),
    height: Math.round(high),
  };
}

/**
 * Returns the chart around a state. The state is marked by a frame, which is visible in every colour scheme.
 */
function chartAround(id: string, drawing: Drawing, path: string): string {
  const drawn = drawing.states.find(({ state }) => state.path === path);
  if (!drawn) return '';
  const view = viewOf(drawing, drawn);
  const frame = [
    `left:${share(drawn.x - view.x, view.width)}`,
    `top:${share(drawn.y - view.y, view.height)}`,
    `width:${share(drawn.width, view.width)}`,
    `height:${share(drawn.height, view.height)}`,
  ].join(';');
  const fragment = `#svgView(viewBox(${view.x},${view.y},${view.width},${view.height}))`;
  const style = ` style="aspect-ratio:${view.width}/${view.height}"`;
  return `<a class="chart" href="${chartAddress(id, 'light')}" aria-label="The whole chart of ${escaped(id)}">${chartPicture(id, fragment, style)}<span class="here" style="${frame}"></span></a>`;
}

function pictures(id: string, path: string, picture: string): string {
  return sizes
    .flatMap(({ device, width, height }) =>
      schemes.map((scheme) => {
        const address = pictureAddress(picture, device, scheme);
        const alt = `${id} in ${path}: ${device}, ${scheme}`;
        return `<figure class="${device}"><a href="${address}"><img src="${address}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy"></a><figcaption>${device}, ${scheme}</figcaption></figure>`;
      }),
    )
    .join('\n');
}

function proofOf({ machine, walk, file, test }: Shot, screen: string | undefined): string {
  const walked = `<code>${escaped(file)}</code> › ${escaped(test)}`;
  if (machine === walk) return walked;
  const way = walk === 'a tour' ? 'on a tour' : `by the way, on a walk of ${escaped(walk)}`;
  const proof = screen ? `<code>${escaped(screen)}</code>` : 'no walk';
  return `${proof}. The picture was taken ${way}: ${walked}`;
}

function stateSection(
  { id, drawing, screen }: ShownMachine,
  state: ChartState,
  shot: Shot,
): string {
  const { path, description } = state;
  const steps = [shot.start, ...shot.steps].map((step) => `<li>${escaped(step)}</li>`).join('');
  const count = shot.steps.length === 1 ? '1 step' : `${shot.steps.length} steps`;
  const way =
    shot.steps.length === 0
      ? `<p class="quiet">A walk begins here: ${escaped(shot.start)}.</p>`
      : `<details><summary>The way here, ${count}</summary><ol>${steps}</ol></details>`;
  return `<section class="state" id="${escaped(path)}">
<h2><code>${escaped(path)}</code></h2>
${description === null ? '' : `<p>${escaped(description)}</p>`}
<div class="beside">
<div>
${chartAround(id, drawing, path)}
<dl>
<dt>Event that led here</dt><dd><code>${escaped(shot.event)}</code></dd>
<dt>Proved by</dt><dd>${proofOf(shot, screen)}</dd>
</dl>
${way}
</div>
<div class="pictures">
${pictures(id, path, shot.picture)}
</div>
</div>
</section>`;
}

function missingSection({ states }: ShownMachine): string {
  const rows = states.flatMap((shown) =>
    'reason' in shown
      ? `<tr><th scope="row"><code>${escaped(shown.state.path)}</code></th><td>${escaped(shown.reason)}.</td></tr>`
      : [],
  );
  if (rows.length === 0) return '';
  return `<section id="without-a-picture"><h2>Without a picture</h2><div class="scroll" tabindex="0"><table><thead><tr><th scope="col">State</th><th scope="col">Why</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

export function machinePage(machine: ShownMachine, { title }: Gallery): string {
  const { id, chart, states } = machine;
  const shown = shotsIn(machine);
  const links = states
    .flatMap((it) => ('shot' in it ? it.state.path : []))
    .map(
      (path) => `<li><a href="#${encodeURIComponent(path)}"><code>${escaped(path)}</code></a></li>`,
    );
  const sections = states.flatMap((it) =>
    'shot' in it ? stateSection(machine, it.state, it.shot) : [],
  );
  return page(
    `${id} · Gallery of states · ${title}`,
    `<header><nav><a href="index.html">All machines</a></nav>
<h1>${escaped(id)}</h1>
<p>${escaped(chart.description ?? '')}</p>
<p class="quiet">${shown.length} of ${states.length} states have a picture. <a href="${chartAddress(id, 'light')}">The whole chart</a></p></header>
<main>
${links.length > 1 ? `<nav aria-label="States"><ul class="links">${links.join('')}</ul></nav>` : ''}
${sections.join('\n')}
${missingSection(machine)}
</main>`,
  );
}

function machineCard(machine: ShownMachine): string {
  const { id, chart, states } = machine;
  const shots = shotsIn(machine);
  const [first] = shots;
  const picture = first
    ? `<picture><source media="(prefers-color-scheme: dark)" srcset="${pictureAddress(first.picture, 'desktop', 'dark')}"><img src="${pictureAddress(first.picture, 'desktop', 'light')}" alt="" loading="lazy"></picture>`
    : chartPicture(id);
  return `<li><a href="${fileOf(id)}"><span class="cover">${picture}</span><strong>${escaped(id)}</strong></a>
<p class="quiet">${shots.length} of ${states.length} states</p>
<p>${escaped(chart.description ?? '')}</p></li>`;
}

/** Returns the page of all machines, beginning with those that have pictures. */
export function indexPage(machines: readonly ShownMachine[], { title, made }: Gallery): string {
  const states = machines.flatMap((machine) => machine.states);
  const shots = machines.flatMap(shotsIn);
  const pictured = machines.filter((machine) => shotsIn(machine).length > 0);
  const others = machines.filter((machine) => shotsIn(machine).length === 0);
  const list = (heading: string, some: readonly ShownMachine[]) =>
    some.length === 0
      ? ''
      : `<section><h2>${heading}</h2><ul class="machines">${some.map(machineCard).join('\n')}</ul></section>`;
  return page(
    `Gallery of states · ${title}`,
    `<header><h1>Gallery of states</h1>
<p>Every state of the machines that shows on a screen, as walks of the app in a browser met it, on a phone and on a desktop, light and dark.</p>
<p class="quiet">${shots.length} of ${states.length} states of ${machines.length} machines have a picture; each of the others says why not. Made ${escaped(made)}.</p></header>
<main>
${list('With pictures', pictured)}
${list('Without pictures', others)}
</main>`,
  );
}
