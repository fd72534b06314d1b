import type { Palette } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import { LeafletMap } from '../../src/features/tracking/LeafletMap.tsx';
import { NAME_COLOUR } from '../../src/features/tracking/base-map-layer.ts';
import { theme } from '../../src/theme.ts';
import { giveMapSize } from './map-size.ts';

const nothing = () => {};
const fillText = vi.fn<(name: string) => void>();

beforeEach(() => {
  giveMapSize();
  // jsdom has no canvas.
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
    },
  );
  const context = new Proxy(
    { fillText, measureText: (name: string) => ({ width: 6 * name.length }) },
    { get: (own, name) => Reflect.get(own, name) ?? nothing, set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fillText.mockClear();
});

function map(areTilesMissing: boolean) {
  const [sample] = restaurants;
  if (!sample) throw new Error('There is no sample restaurant.');
  return (
    <LeafletMap
      restaurant={sample}
      driverName="Ravi"
      driver={sample.location}
      street="Janpath"
      stops={[sample.location]}
      position={null}
      hasDestination
      areTilesMissing={areTilesMissing}
      onTileEvent={() => {}}
    />
  );
}

test('the map shows the names of roads only if no street tiles cover them @2.103', () => {
  const { rerender } = render(map(false));
  expect(document.querySelector('canvas')).toBeInTheDocument();
  expect(fillText).not.toHaveBeenCalled();
  rerender(map(true));
  expect(fillText).toHaveBeenCalledWith('Ring Road', 0, 0);
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(['light', 'dark'] as const)(
  'the road names and the notice about missing streets are readable in the %s scheme @2.103',
  (scheme) => {
    const schemes = Reflect.get(theme, 'colorSchemes') as Record<
      typeof scheme,
      { palette: Palette }
    >;
    const { palette } = schemes[scheme];
    expect(NAME_COLOUR).toBe('text-primary');
    const onMap = Object.values(palette.map).map((colour) =>
      contrast(palette.text.primary, colour),
    );
    expect(Math.min(...onMap)).toBeGreaterThanOrEqual(4.5);
    const notice = contrast(palette.text.secondary, palette.background.default);
    expect(notice).toBeGreaterThanOrEqual(4.5);
  },
);
