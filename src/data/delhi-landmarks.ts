/**
 * Delhi's larger parks and its metro lines, from OpenStreetMap (Open Database License 1.0).
 * `src/commands/delhi-landmarks.mjs` writes `delhi-landmarks.json`.
 */
import landmarks from './delhi-landmarks.json';
import { createDecoder } from './map-lines.ts';
import type { MapLine } from './map-lines.ts';

/** Returns the outlines of the parks, and the metro lines. */
export function decodeLandmarks(): { parks: MapLine[]; metroLines: MapLine[] } {
  const decode = createDecoder();
  return { parks: decode(landmarks.parks), metroLines: decode(landmarks.metroLines) };
}
