/**
 * Follows the journeys of all machines without their screens. These tests kill mutants in which an event
 * leads to a wrong state. The tests of `tests/paths` follow the same journeys, but take too long to run for
 * every mutant.
 */
import { followJourneys } from 'chartwalk/vitest';
import { journeys } from '../journeys-by-id.ts';
import { modelOf } from '../models-by-id.ts';

for (const [id, ofMachine] of Object.entries(journeys)) followJourneys(modelOf(id), ofMachine);
