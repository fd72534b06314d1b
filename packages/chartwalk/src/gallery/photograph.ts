/** Takes pictures of the page in each state that a walk reaches. */
import { join, relative } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { triggerLabel } from '../drawing/lines.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { fewestOf } from '../paths/graph.ts';
import type { Path } from '../paths/path-model.ts';
import { innermost } from '../state-paths.ts';
import { triggerNamed } from '../triggers.ts';
import { galleryFolder, hasShot, pictureAddress, schemes, sizes, writeShot } from './shots.ts';

/** Whether `chartwalk gallery` runs the walks only to take pictures. */
export const isGallery = process.env['GALLERY'] !== undefined;

type Walked = { path: Path };

/** Returns a few short paths that together reach every state that a picture can show. */
export function throughEveryState<Some extends Walked>(
  paths: readonly Some[],
  isSeen: (state: string) => boolean,
): Some[] {
  const walks = paths.map((walked) => {
    const { steps } = walked.path;
    const states = steps.flatMap(({ expected }) => innermost(expected.value)).filter(isSeen);
    return { walked, length: steps.length, ground: [...new Set(states)] };
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
  /** Returns whether the pictures are taken in order to show this state of this machine. */
  isMeant: (machine: string, state: string) => boolean;
  /** The element that the pictures scroll to; undefined to show the top of the page. */
  look: Locator | undefined;
  info: TestInfo;
};

let count = 0;

/**
 * Returns the path of the test's file in the project. `info.file` would be a file of this tool, because this
 * tool declares the test.
 */
function fileOf({ config, titlePath: [file = ''] }: TestInfo): string {
  return relative('.', join(config.rootDir, file)).replaceAll('\\', '/');
}

async function takePictures(page: Page, picture: string, look: Locator | undefined): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(() => document.fonts.ready);
  /* oxlint-disable no-await-in-loop -- all pictures are taken of one page, one after the other */
  for (const { device, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      if (look && (await look.isVisible())) await look.scrollIntoViewIfNeeded();
      await page.screenshot({
        path: join(galleryFolder, pictureAddress(picture, device, colorScheme)),
        type: 'jpeg',
        quality: 82,
        scale: 'css',
        animations: 'disabled',
      });
    }
  }
  /* oxlint-enable no-await-in-loop */
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/** Takes pictures of every state on this page that has no pictures yet. */
export async function photograph(moment: Moment): Promise<void> {
  const { page, walk, actors, start, steps, isMeant, look, info } = moment;
  const fresh = actors
    .flatMap((actor) =>
      innermost(actor.value).map((state) => {
        const { machine } = actor;
        return { actor, machine, state, isMeant: isMeant(machine, state) };
      }),
    )
    .filter((shot) => !hasShot(shot));
  if (fresh.length === 0) return;
  count += 1;
  const picture = `${walk.replaceAll(' ', '-')}-${info.workerIndex}-${count}`;
  await takePictures(page, picture, look);
  for (const { actor, ...key } of fresh) {
    const own = key.machine === walk ? steps.at(-1) : undefined;
    const { type } = actor.event;
    writeShot({
      ...key,
      walk,
      picture,
      start,
      steps: [...steps],
      event: type === 'xstate.init' ? (own ?? 'started') : triggerLabel(triggerNamed(type)),
      test: info.titlePath.slice(1).join(' › '),
      file: fileOf(info),
    });
  }
}
