import { jointInvariantsOf } from '../joint-model.ts';
import type { AnyJointModel } from '../joint-model.ts';
import { breachesIn } from './invariants.ts';
import type { Breach } from './invariants.ts';
import { jointWalkable } from './joint-steps.ts';

/** Returns the shortest path from a start to a breach of each invariant of a joint model. */
export function jointBreachesOf(model: AnyJointModel, start: string): Breach[] {
  return breachesIn(jointWalkable(model, start), jointInvariantsOf(model), start);
}
