import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([undefined, ''])('without a configured tile server (%j)', (value) => {
  test('the tiles and their attribution are OpenStreetMap’s @7.12', async () => {
    vi.stubEnv('VITE_TILE_URL', value);
    vi.stubEnv('VITE_TILE_ATTRIBUTION', value);
    const { tileAttribution, tileUrl } = await import('../../src/services/map-tiles.ts');
    expect(tileUrl).toBe('https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(tileAttribution).toContain('OpenStreetMap');
  });
});

test('a configured tile server has its own URL and attribution @7.12', async () => {
  vi.stubEnv('VITE_TILE_URL', 'https://tiles.example.com/{z}/{x}/{y}.png');
  vi.stubEnv('VITE_TILE_ATTRIBUTION', 'Example Maps');
  const { tileAttribution, tileUrl } = await import('../../src/services/map-tiles.ts');
  expect(tileUrl).toBe('https://tiles.example.com/{z}/{x}/{y}.png');
  expect(tileAttribution).toBe('Example Maps');
});
