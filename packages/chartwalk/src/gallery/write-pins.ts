/** Writes the pins into the gallery's folder, for users who open the board without a server. */
import type { BoardPins } from './board-data.ts';
import { writeText } from './board-files.ts';
import type { GalleryRun } from './gallery-run.ts';
import { pinsToMarkdown } from './pins-markdown.ts';
import { boardPins, copyPinnedPictures } from './pins-store.ts';
import { galleryFolder, galleryPictures } from './shots.ts';

/**
 * Writes the pins as Markdown, and copies the pictures that they were set on. Returns the pins as the page
 * shows them without a server.
 */
export function writePins(run: GalleryRun): BoardPins {
  const pins = boardPins(run, false);
  copyPinnedPictures(pins, galleryPictures);
  writeText(galleryFolder, 'pins.md', pinsToMarkdown(pins.pins));
  return pins;
}
