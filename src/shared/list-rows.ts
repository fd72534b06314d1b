import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/**
 * Picks the rows in sight and, wherever it is, the row that has the focus with one on either side:
 * so that Tab finds the next one.
 *
 * @param focused the row's index; -1 where none has the focus
 */
export function rowsWithNeighbours(focused: number, count: number): (range: Range) => number[] {
  const kept = [focused - 1, focused, focused + 1].filter(
    (row) => focused >= 0 && row >= 0 && row < count,
  );
  return (range) =>
    [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
}
