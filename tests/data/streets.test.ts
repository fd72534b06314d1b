import { describe, expect, it } from 'vitest';
import { driverPositions } from '../../src/data/streets.ts';

describe('the streets of the simulated driver', () => {
  it('the list of the driver’s streets contains at least three different streets @2.99', () => {
    expect(driverPositions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(driverPositions).size).toBe(driverPositions.length);
  });

  it.each(driverPositions)('the street %s is neither blank nor padded with spaces', (position) => {
    expect(position).toBe(position.trim());
    expect(position).not.toBe('');
  });
});
