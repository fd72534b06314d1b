import { drawInNode, fontAddress } from '../drawing/draw-in-node.ts';
import { palettes, toSvg } from '../export/svg.ts';
import { withFontAt } from '../export/svg-tags.ts';
import { noMarks } from './change.ts';
import { pictureNames } from './markdown.ts';
import { mergeCharts } from './merge.ts';
import { comparisonOf } from './record.ts';
import type { MachineChange } from './record.ts';

/**
 * Returns a machine's pictures with their file names. Each picture shows both charts merged into one, in
 * light or dark colours.
 */
export async function picturesOf(machine: MachineChange): Promise<[file: string, svg: string][]> {
  const { id, before, after } = machine;
  const comparison = comparisonOf(machine);
  const known = after ?? before;
  if (!known) return [];
  const { chart, marks } = comparison ? mergeCharts(comparison) : { chart: known, marks: noMarks };
  const drawing = await drawInNode(chart);
  const font = fontAddress();
  return (['light', 'dark'] as const).map((scheme) => {
    const svg = toSvg(drawing, `${id}, before and after`, palettes[scheme], marks);
    return [pictureNames(id)[scheme], withFontAt(svg, font)];
  });
}
