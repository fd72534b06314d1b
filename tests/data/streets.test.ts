import { describe, expect, it } from 'vitest';
import { driverPositions } from '../../src/data/streets.ts';

describe('the streets of the simulated driver', () => {
  it('the list contains at least three different streets @2.99', () => {
    expect(driverPositions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(driverPositions).size).toBe(driverPositions.length);
  });

  it.each(driverPositions)(
    'the streets include %s, which is neither blank nor padded',
    (position) => {
      expect(position).toBe(position.trim());
      expect(position).not.toBe('');
    },
  );
});
