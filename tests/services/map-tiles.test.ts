import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([undefined, ''])('without a tile server of one’s own (%j)', (value) => {
  test('the streets come from OpenStreetMap, which is named as their maker @7.12', async () => {
    vi.stubEnv('VITE_TILE_URL', value);
    vi.stubEnv('VITE_TILE_ATTRIBUTION', value);
    const { tileAttribution, tileUrl } = await import('../../src/services/map-tiles.ts');
    expect(tileUrl).toBe('https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(tileAttribution).toContain('OpenStreetMap');
  });
});

test('another tile server brings its own address and attribution @7.12', async () => {
  vi.stubEnv('VITE_TILE_URL', 'https://tiles.example.com/{z}/{x}/{y}.png');
  vi.stubEnv('VITE_TILE_ATTRIBUTION', 'Example Maps');
  const { tileAttribution, tileUrl } = await import('../../src/services/map-tiles.ts');
  expect(tileUrl).toBe('https://tiles.example.com/{z}/{x}/{y}.png');
  expect(tileAttribution).toBe('Example Maps');
});
