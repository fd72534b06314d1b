/** Puts every picture beside its chart: `gallery/index.html`. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../../machines/index.ts';
import { chartOf, isRegion } from '../../packages/chartwalk/src/chart.ts';
import { drawInNode, fontAddress } from '../../packages/chartwalk/src/drawing/draw-in-node.ts';
import { withFontAt } from '../../packages/chartwalk/src/export/svg-tags.ts';
import { palettes, toSvg } from '../../packages/chartwalk/src/export/svg.ts';
import { chartAddress, fileOf, indexPage, machinePage } from './pages.ts';
import type { ShownMachine } from './pages.ts';
import { reasonOf, walksOf } from './reasons.ts';
import { galleryFolder, readShots, schemes } from './shots.ts';
import type { Shot } from './shots.ts';

const source = (path: string) => join(import.meta.dirname, '../..', path);

async function shownOf(
  exportName: string,
  machine: AnyStateMachine,
  shots: ReadonlyMap<string, Shot>,
): Promise<ShownMachine> {
  const chart = chartOf(machine);
  const { id } = chart;
  const walks = walksOf(exportName);
  // Where a machine stands is told by the innermost states.
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
      return shot ? { state, shot } : { state, reason: reasonOf(id, state.path, walks) };
    }),
  };
}

function version(): string {
  const date = new Date().toISOString().slice(0, 10);
  try {
    const commit = execFileSync(
      'git',
      ['describe', '--always', '--dirty=, with changes', '--exclude=*'],
      {
        encoding: 'utf8',
        cwd: source('.'),
      },
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

/** The pages of all machines, from the pictures that there are. */
export default async function writeGallery(): Promise<void> {
  const shots = readShots();
  const machines = await Promise.all(
    Object.entries<AnyStateMachine>(catalogue)
      .toSorted(([, one], [, other]) => one.id.localeCompare(other.id))
      .map(([name, machine]) => shownOf(name, machine, shots)),
  );
  const font = fontAddress();
  for (const machine of machines) {
    const { id, drawing } = machine;
    write(fileOf(id), machinePage(machine));
    for (const scheme of schemes) {
      write(chartAddress(id, scheme), withFontAt(toSvg(drawing, id, palettes[scheme]), font));
    }
  }
  write('index.html', indexPage(machines, version()));
  copyFileSync(source('e2e/gallery/gallery.css'), join(galleryFolder, 'gallery.css'));
  copyFileSync(source('src/fonts/figtree-common.woff2'), join(galleryFolder, 'figtree.woff2'));
  console.warn(`\nThe gallery of states is in ${join(galleryFolder, 'index.html')}`);
}
