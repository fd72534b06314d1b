/** Takes pictures of the page in each state that a walk reaches. */
import { join, relative } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { triggerLabel } from '../drawing/lines.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { fewestOf } from '../paths/graph.ts';
import type { Path } from '../paths/path-model.ts';
import { innermost } from '../state-paths.ts';
import { triggerNamed } from '../triggers.ts';
import type { Shot } from './gallery-run.ts';
import { storePicture } from './stored-runs.ts';
import { hasShot, readSettings, writeShot } from './shots.ts';
import type { GalleryVariant } from './variants.ts';

type Walked = { path: Path };

/** Returns a few short paths that together reach every state that a picture can show. */
export function choosePathsThroughStates<Some extends Walked>(
  paths: readonly Some[],
  isSeen: (state: string) => boolean,
): Some[] {
  const walks = paths.map((walked) => {
    const { steps } = walked.path;
    const states = steps.flatMap(({ expected }) => innermost(expected.value)).filter(isSeen);
    return { walked, length: steps.length, coveredParts: [...new Set(states)] };
  });
  return fewestOf(walks).map(({ walked }) => walked);
}

type Moment = {
  page: Page;
  /** The ID of the machine that is walked, or `a tour`. */
  walk: string;
  /** All actors of the page. */
  actors: readonly InspectedActor[];
  start: string;
  steps: readonly string[];
  /**
   * Returns whether the pictures are meant to show this state of this machine. If not, the state merely happens
   * to be active when they are taken.
   */
  isPrimary: (machine: string, state: string) => boolean;
  /** The element to which the page is scrolled before a picture; undefined to show the top of the page. */
  scrollTarget: Locator | undefined;
  info: TestInfo;
};

/**
 * Returns the path of the test's file in the project. `info.file` would be a file of this tool, because this
 * tool declares the test.
 */
export function testFileOf({ config, titlePath: [file = ''] }: TestInfo): string {
  return relative('.', join(config.rootDir, file)).replaceAll('\\', '/');
}

/** Sets the size of all text on the page, as a multiple of the usual size. */
async function scaleText(page: Page, scale: number): Promise<void> {
  await page.evaluate((size) => {
    const { style } = document.documentElement;
    if (size === 1) style.removeProperty('font-size');
    else style.setProperty('font-size', `${size * 100}%`);
  }, scale);
}

/** The maximum number of pictures that are taken until two successive pictures are equal. */
const MAX_ATTEMPTS = 4;

/**
 * Takes a picture once the page no longer changes. After its size has changed, a page can need some frames to
 * arrange itself.
 */
async function takeSettledPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ scale: 'css', animations: 'disabled' });
  let picture = await take();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each picture is compared with the one before
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

async function takePicture(
  page: Page,
  { width, height, colorScheme = 'light', textScale = 1 }: GalleryVariant,
  scrollTarget: Locator | undefined,
): Promise<string> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await scaleText(page, textScale);
  if (scrollTarget && (await scrollTarget.isVisible())) await scrollTarget.scrollIntoViewIfNeeded();
  return storePicture(await takeSettledPicture(page));
}

/**
 * Takes a picture in each variant. Returns the hashes of the pictures. The keys are the names of the
 * variants.
 */
async function takePictures(
  page: Page,
  scrollTarget: Locator | undefined,
): Promise<Shot['pictures']> {
  const before = page.viewportSize();
  await page.evaluate(() => document.fonts.ready);
  const pictures: Record<string, string> = {};
  for (const variant of readSettings().variants) {
    // oxlint-disable-next-line no-await-in-loop -- all pictures are taken of one page, one after the other
    pictures[variant.name] = await takePicture(page, variant, scrollTarget);
  }
  await scaleText(page, 1);
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  return pictures;
}

/** Takes pictures of every state on this page that has no pictures yet. */
export async function takeStatePictures(moment: Moment): Promise<void> {
  const { page, walk, actors, start, steps, isPrimary, scrollTarget, info } = moment;
  const project = info.project.name;
  const source = { test: info.titlePath.slice(1).join(' › '), file: testFileOf(info) };
  const fresh = actors
    .flatMap((actor) =>
      innermost(actor.value).map((state) => {
        const { machine } = actor;
        return { actor, machine, state, project, isPrimary: isPrimary(machine, state) };
      }),
    )
    .filter((shot) => !hasShot({ ...shot, ...source }));
  if (fresh.length === 0) return;
  const pictures = await takePictures(page, scrollTarget);
  for (const { actor, ...key } of fresh) {
    const own = key.machine === walk ? steps.at(-1) : undefined;
    const { type } = actor.event;
    writeShot({
      ...key,
      walk,
      pictures,
      start,
      steps: [...steps],
      event: type === 'xstate.init' ? (own ?? 'started') : triggerLabel(triggerNamed(type)),
      ...source,
    });
  }
}
