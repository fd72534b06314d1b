/**
 * Delhi's main roads, from OpenStreetMap (Open Database License 1.0). `src/commands/delhi-roads.mjs` writes
 * `delhi-roads.json` and describes its format.
 */
import roads from './delhi-roads.json';
import { messages } from './delhi-roads.en.ts';
import { createDecoder } from './map-lines.ts';
import type { MapLine } from './map-lines.ts';

export type RoadClass = 'motorway' | 'trunk' | 'primary';

export type Road = {
  roadClass: RoadClass;
  /** The name of the road; empty if it has none. */
  name: string;
  line: MapLine;
};

/** Returns every line of every road. A road with separate carriageways has several parallel lines. */
export function decodeRoads(): Road[] {
  const decode = createDecoder();
  return roads.flatMap((road) => {
    const [roadClass = '', englishName = '', lines = ''] = road.split('|');
    const name = messages.roadName(englishName);
    return decode(lines).map((line) => ({ roadClass: roadClass as RoadClass, name, line }));
  });
}
