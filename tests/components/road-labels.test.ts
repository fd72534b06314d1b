import { describe, expect, it } from 'vitest';
import { decodeRoads } from '../../src/data/delhi-roads.ts';
import { placeLabels } from '../../src/features/tracking/road-labels.ts';

const widthOf = (name: string) => 6.5 * name.length;
const road = (name: string, ...line: number[]) => ({ roadClass: 'trunk', name, line }) as const;

describe('placeLabels', () => {
  it('places names along roads that are long and straight enough', () => {
    expect(placeLabels([road('Ring Road', 0, 0, 100, 100)], 17, widthOf)).toMatchObject([
      { name: 'Ring Road', angle: Math.PI / 4 },
    ]);
    expect(placeLabels([road('Ring Road', 0, 0, 40, 0)], 17, widthOf)).toEqual([]);
    expect(placeLabels([road('Ring Road', 0, 0, 35, 0, 35, 35)], 17, widthOf)).toEqual([]);
  });

  it('never places a name upside down', () => {
    const [label] = placeLabels([road('Ring Road', 100, 0, 0, 0)], 17, widthOf);
    expect(Math.abs(label?.angle ?? NaN)).toBeLessThan(0.001);
  });

  it('omits names that would cover earlier names', () => {
    const roads = [road('Ring Road', 0, 0, 70, 0), road('Vikas Marg', 0, 10, 70, 10)];
    expect(placeLabels(roads, 17, widthOf).map(({ name }) => name)).toEqual(['Ring Road']);
  });

  it.each([12, 13, 14, 15, 16])('never lets names overlap at zoom %i', (zoom) => {
    const labels = placeLabels(decodeRoads(), zoom, widthOf);
    expect(labels.length).toBeGreaterThan(10);
    const ends = labels.map(({ x, y, angle, width }) =>
      [-0.5, -0.25, 0, 0.25, 0.5].map((part) => ({
        x: x + part * width * Math.cos(angle),
        y: y + part * width * Math.sin(angle),
      })),
    );
    const touching = ends.flatMap((points, index) =>
      ends
        .slice(index + 1)
        .filter((others) =>
          points.some((a) => others.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 14)),
        ),
    );
    expect(touching).toEqual([]);
  });
});
