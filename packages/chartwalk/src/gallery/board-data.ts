/**
 * Defines the data of the states board, a page with pictures of every state. `chartwalk gallery` writes the
 * data into a script beside the page.
 */
import type { Area } from './area.ts';
import type { PixelChange } from './compare-pixels.ts';
import type { Difference } from './differences.ts';
import type { PictureId, Shot } from './gallery-run.ts';
import type { Pin } from './pins.ts';
import type { GalleryVariant } from './variants.ts';

/** The part of the chart's picture that is shown around a state. */
export type ChartView = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The position and size of the state's box within this part of the picture. */
  frame: Area;
};

export type BoardShot = Omit<Shot, 'machine' | 'state' | 'isPrimary'>;

export type BoardState = {
  path: string;
  description: string | null;
  view: ChartView | null;
  shots: readonly BoardShot[];
  /**
   * The reason why the state has no picture, as a sentence without its full stop; null if it has a picture.
   */
  reason: string | null;
};

export type BoardMachine = {
  id: string;
  description: string | null;
  /** The URLs of the chart's picture, relative to the page. */
  chart: { light: string; dark: string };
  /** The file of the test that walks the machine on the mounted screen. */
  screen: string | null;
  states: readonly BoardState[];
};

/** An earlier run, and how the shown run differs from it. */
export type EarlierRun = {
  /** The time of the run, which identifies it. */
  takenAt: string;
  name: string;
  byPicture: Readonly<Record<string, Difference>>;
  gone: readonly (PictureId & { hash: string })[];
};

export type BoardData = {
  title: string;
  /** The name and the time of the shown run. */
  run: { name: string; takenAt: string };
  variants: readonly GalleryVariant[];
  projects: readonly string[];
  /** A word for the property in which the Playwright projects differ, such as `Language`. */
  projectLabel: string;
  machines: readonly BoardMachine[];
  earlier: readonly EarlierRun[];
  /** The time of the earlier run that the user has named with `--since`; null if none is named. */
  since: string | null;
};

/** The current picture at a pin's place, compared with the picture that the pin was set on. */
export type PinnedPicture =
  | { kind: 'same' }
  | ({ kind: 'changed'; hash: string } & PixelChange)
  /** The shown run has no picture at this place. */
  | { kind: 'gone' };

export type BoardPin = Pin & { now: PinnedPicture };

export type BoardPins = {
  /** The name of the project's file with the pins. */
  file: string;
  pins: readonly BoardPin[];
  /** Sentences about the parts of the file that can't be read. */
  problems: readonly string[];
  /** Whether a chartwalk command serves the page. That command also serves the statecharts page. */
  isServed: boolean;
  /**
   * Whether the user can change the pins. This is possible if a chartwalk command serves the page and can
   * read the pins file.
   */
  canEdit: boolean;
};
