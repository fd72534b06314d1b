import { describe, expect, it } from 'vitest';
import { driverPositions } from '../../src/data/streets.ts';

describe('where the simulated driver says to be', () => {
  it('are several places, no two alike @2.99', () => {
    expect(driverPositions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(driverPositions).size).toBe(driverPositions.length);
  });

  it.each(driverPositions)('%s is a text to show', (position) => {
    expect(position).toBe(position.trim());
    expect(position).not.toBe('');
  });
});
