/**
 * Formats rows as lines of text with aligned columns.
 *
 * @param {string[][]} rows the rows; the first row is the heading and has a cell for each column
 */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
