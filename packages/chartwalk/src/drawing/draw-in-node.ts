/**
 * Arranges and draws charts without a browser, for commands that write pictures. ELK runs in this process,
 * and the widths of the letters are constants.
 */
import { readFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../chart.ts';
import { layOut } from './layout.ts';
import type { Drawing } from './layout.ts';
import type { Measure } from './text.ts';

/**
 * The widths of the characters U+20 to U+7E in Figtree as Chromium draws them, in thousandths of the font
 * size.
 */
const widths = {
  regular: [
    247, 298, 320, 629, 563, 786, 644, 200, 352, 352, 481, 623, 226, 417, 208, 389, 641, 413, 559,
    544, 621, 575, 566, 537, 614, 566, 253, 259, 623, 623, 623, 504, 989, 677, 611, 721, 688, 592,
    543, 760, 751, 271, 515, 610, 520, 846, 774, 776, 579, 780, 626, 614, 552, 707, 693, 960, 614,
    604, 641, 324, 389, 324, 551, 438, 221, 510, 586, 541, 586, 546, 369, 587, 558, 232, 269, 485,
    220, 851, 558, 580, 591, 578, 338, 466, 378, 558, 520, 784, 475, 526, 491, 385, 257, 385, 567,
  ],
  bold: [
    238, 313, 412, 631, 554, 813, 648, 245, 382, 382, 488, 632, 257, 408, 249, 432, 649, 422, 579,
    556, 633, 581, 580, 555, 612, 580, 302, 305, 632, 632, 632, 514, 992, 715, 613, 725, 700, 589,
    554, 743, 749, 289, 553, 666, 537, 858, 773, 787, 603, 789, 645, 606, 584, 703, 723, 985, 679,
    646, 632, 344, 432, 344, 581, 434, 263, 533, 596, 546, 596, 554, 393, 601, 569, 262, 291, 538,
    246, 872, 568, 582, 601, 592, 379, 466, 403, 568, 556, 835, 536, 576, 477, 394, 256, 394, 667,
  ],
};

/** The width of any other character. The widest special character in charts has this width. */
const OTHERS = 750;

/** Measures text in Figtree without kerning. The result is never much narrower than the text in a browser. */
export const figtreeMeasure: Measure = (text, { size, weight }) => {
  const known = weight > 500 ? widths.bold : widths.regular;
  const thousandths = Array.from(text, (sign) => known[(sign.codePointAt(0) ?? 0) - 32] ?? OTHERS);
  return (thousandths.reduce((sum, width) => sum + width, 0) * size) / 1000;
};

const elk = new ELK();

export function drawInNode(chart: Chart): Promise<Drawing> {
  return layOut(chart, elk, figtreeMeasure);
}

/** Returns the page's font as a data URL, to embed it in a picture. */
export function fontAddress(): string {
  const file = new URL('../fonts/figtree-common.woff2', import.meta.url);
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}
