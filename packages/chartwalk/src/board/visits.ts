/** Remembers in the browser which pictures the user saw on the last visit to a board. */

/**
 * The time at which the user first saw a run, and the hashes of its pictures. `toPictureKey` makes the keys
 * of the hashes.
 */
export type Visit = { run: string; at: string; pictures: Readonly<Record<string, string>> };

/** The visits to the run that was shown last and to the run before it. */
export type Visits = { last: Visit; before: Visit | null };

/** Returns the stored visits; null if there are none or if they can't be read. */
export function readVisits(text: string | null): Visits | null {
  if (text === null) return null;
  try {
    const visits = JSON.parse(text) as Partial<Visits> | null;
    return typeof visits?.last?.pictures === 'object' ? (visits as Visits) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the stored visits, updated for this opening of the page. While the board shows the same run, the
 * earlier visit remains the baseline, so opening the page again hides no change.
 */
export function visit(stored: Visits | null, current: Visit): Visits {
  if (stored?.last.run === current.run) return stored;
  return { last: current, before: stored?.last ?? null };
}
