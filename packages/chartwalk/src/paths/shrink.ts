/** Uses delta debugging to shorten a list of moves that leads to a failure. */

/**
 * A list of moves that leads to a failure, and the error of the failure. Moves that can't happen, and moves
 * after the failure, are not in the list.
 */
type Failing<Move> = { moves: readonly Move[]; error: unknown };

/** Carries out these moves from the beginning. Returns the failure; null if there is none. */
export type Attempt<Move> = (moves: readonly Move[]) => Promise<Failing<Move> | null>;

/** The limits of the search. When one is reached, the shortest list so far is the result. */
type ShrinkLimits = { tries: number; milliseconds: number };

export type Shrunk<Move> = Failing<Move> & { tries: number };

function split<Move>(moves: readonly Move[], parts: number): Move[][] {
  const size = Math.ceil(moves.length / parts);
  return Array.from({ length: Math.ceil(moves.length / size) }, (_, index) =>
    moves.slice(index * size, (index + 1) * size),
  );
}

/** Returns the lists to try next: each part alone, and then all moves except those of one part. */
function candidatesOf<Move>(parts: readonly Move[][]): Move[][] {
  const rests = parts.map((_, index) => parts.toSpliced(index, 1).flat());
  // If there are only two parts, the list without one part is the other part, so `rests` already contains
  // both.
  return parts.length === 2 ? rests.toReversed() : [...parts, ...rests];
}

/**
 * Returns a list of moves that still fails. If any one of the moves were left out, the list would no longer
 * fail. Every candidate for the list is really carried out. If a limit is reached, the list may contain
 * needless moves.
 *
 * @param shortcuts returns further candidates for a list, which may contain other moves
 */
export async function shrink<Move>(
  failing: Failing<Move>,
  attempt: Attempt<Move>,
  limits: ShrinkLimits,
  shortcuts: (moves: readonly Move[]) => readonly (readonly Move[])[] = () => [],
): Promise<Shrunk<Move>> {
  const end = performance.now() + limits.milliseconds;
  const tried = new Set<string>();
  let best = failing;
  const isOver = () => tried.size >= limits.tries || performance.now() > end;

  /** Takes the first of the candidates that is shorter and fails. Returns whether there is one. */
  const improve = async (candidates: readonly (readonly Move[])[]): Promise<boolean> => {
    for (const candidate of candidates) {
      const key = JSON.stringify(candidate);
      if (candidate.length >= best.moves.length || tried.has(key)) continue;
      if (isOver()) return false;
      tried.add(key);
      // oxlint-disable-next-line no-await-in-loop -- one try after another, because each needs the screen
      const found = await attempt(candidate);
      if (found && found.moves.length < best.moves.length) {
        best = found;
        return true;
      }
    }
    return false;
  };

  const reduce = async () => {
    let parts = 2;
    while (best.moves.length > 0) {
      const { length } = best.moves;
      const pieces = split(best.moves, Math.min(parts, length));
      const candidates = length === 1 ? [[]] : candidatesOf(pieces);
      // oxlint-disable-next-line no-await-in-loop -- each round begins with the result of the previous one
      if (await improve(candidates)) parts = Math.max(parts - 1, 2);
      else if (parts >= length) return;
      else parts = Math.min(parts * 2, length);
    }
  };

  await improve([[]]);
  await reduce();
  // oxlint-disable-next-line no-await-in-loop -- likewise
  while (await improve(shortcuts(best.moves))) await reduce();
  return { ...best, tries: tried.size };
}
