/**
 * Follows the journeys of all machines without their screens. Mutants of a machine are killed here if they
 * lead an event elsewhere. The tests of `tests/paths` follow the same journeys, but take too long for this.
 */
import { followJourneys } from 'chartwalk/vitest';
import type { Journey } from 'chartwalk/vitest';
import type { AnyModel } from 'chartwalk';
import { modelOf } from '../models-by-id.ts';

const modules = import.meta.glob<Record<string, readonly Journey<AnyModel>[]>>('../journeys/*.ts', {
  eager: true,
});

for (const [path, journeys] of Object.entries(modules)) {
  const id = path.replace(/^.*\/|\.ts$/g, '');
  followJourneys(modelOf(id), Object.values(journeys).flat());
}
