/** Remembers in the browser which pictures the user saw on the last visit to a board. */

/**
 * The hashes of a run's pictures, with keys of project, machine, state and variant, and the time at which the
 * user first saw the run.
 */
export type Visit = { run: string; at: string; pictures: Readonly<Record<string, string>> };

/** The stored visits: to the run that was shown last, and to the run before that one. */
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
 * earlier visit stays the one to compare with, so that opening the page again hides no change.
 */
export function visit(stored: Visits | null, current: Visit): Visits {
  if (stored?.last.run === current.run) return stored;
  return { last: current, before: stored?.last ?? null };
}
