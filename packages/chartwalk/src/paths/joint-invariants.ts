import { jointInvariantsOf } from '../joint-model.ts';
import type { AnyJointModel } from '../joint-model.ts';
import { breachesIn } from './invariants.ts';
import type { Breach } from './invariants.ts';
import { jointWalkable } from './joint-strides.ts';

/** Where machines together break what is said of them, by the shortest ways from a start. */
export function jointBreachesOf(model: AnyJointModel, start: string): Breach[] {
  return breachesIn(jointWalkable(model, start), jointInvariantsOf(model), start);
}
