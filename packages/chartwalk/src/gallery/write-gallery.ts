/** Writes the gallery into `gallery/index.html`, with every picture beside its chart. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { withModules } from '../../commands/module-runner.mjs';
import { chartOf, isRegion } from '../chart.ts';
import { drawInNode, fontAddress } from '../drawing/draw-in-node.ts';
import { withFontAt } from '../export/svg-tags.ts';
import { palettes, toSvg } from '../export/svg.ts';
import type { ProjectConfig } from '../project.ts';
import { chartAddress, fileOf, indexPage, machinePage } from './pages.ts';
import type { ShownMachine } from './pages.ts';
import { reasonOf, walksOf } from './reasons.ts';
import { galleryFolder, readShots, schemes } from './shots.ts';
import type { Shot } from './shots.ts';

async function shownOf(
  project: ProjectConfig,
  machine: AnyStateMachine,
  shots: ReadonlyMap<string, Shot>,
): Promise<ShownMachine> {
  const chart = chartOf(machine);
  const { id } = chart;
  const walks = walksOf(project, machine);
  // Only innermost states have pictures, because such a picture also shows the states around them.
  const places = chart.states.filter(
    (state) => state.path !== '' && !isRegion(state) && state.type !== 'history',
  );
  return {
    id,
    chart,
    drawing: await drawInNode(chart),
    screen: walks.screen,
    states: places.map((state) => {
      const shot = shots.get(`${id} ${state.path}`);
      return shot ? { state, shot } : { state, reason: reasonOf(project, id, state.path, walks) };
    }),
  };
}

function version(): string {
  const date = new Date().toISOString().slice(0, 10);
  try {
    const commit = execFileSync(
      'git',
      ['describe', '--always', '--dirty=, with changes', '--exclude=*'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return `${date}, at ${commit.trim()}`;
  } catch {
    return date;
  }
}

function write(address: string, text: string): void {
  const file = join(galleryFolder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export default async function writeGallery(): Promise<void> {
  // The project's modules are written for Vite, so Playwright can't load them.
  const { config } = await withModules(
    process.cwd(),
    (load) => load(resolve('chartwalk.config.ts')) as Promise<{ config: ProjectConfig }>,
  );
  const gallery = { title: config.title, made: version() };
  const shots = readShots();
  const machines = await Promise.all(
    Object.values(config.machines)
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map((machine) => shownOf(config, machine, shots)),
  );
  const font = fontAddress();
  for (const machine of machines) {
    const { id, drawing } = machine;
    write(fileOf(id), machinePage(machine, gallery));
    for (const scheme of schemes) {
      write(chartAddress(id, scheme), withFontAt(toSvg(drawing, id, palettes[scheme]), font));
    }
  }
  write('index.html', indexPage(machines, gallery));
  for (const [file, name] of [
    ['../gallery/gallery.css', 'gallery.css'],
    ['../fonts/figtree-common.woff2', 'figtree.woff2'],
  ] as const) {
    copyFileSync(fileURLToPath(new URL(file, import.meta.url)), join(galleryFolder, name));
  }
  console.warn(`\nThe gallery of states is in ${join(galleryFolder, 'index.html')}`);
}
