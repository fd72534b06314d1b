/**
 * Follows the journeys of all machines without their screens. Mutants of a machine are killed here if they
 * lead an event elsewhere. The tests of `tests/paths` follow the same journeys, but take too long for this.
 */
import { followJourneys } from 'chartwalk/vitest';
import { journeys } from '../journeys-by-id.ts';
import { modelOf } from '../models-by-id.ts';

for (const [id, ofMachine] of Object.entries(journeys)) followJourneys(modelOf(id), ofMachine);
