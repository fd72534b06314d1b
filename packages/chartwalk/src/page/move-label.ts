import { triggerNamed } from '../triggers.ts';
import { triggerLabel } from '../drawing/lines.ts';

/**
 * Returns the name of a move (an event, an outcome or a delay) as the chart shows it, such as `loadCart done`
 * for `xstate.done.actor.loadCart`.
 */
export function moveLabel(move: string): string {
  return move === 'xstate.init' ? 'started' : triggerLabel(triggerNamed(move));
}
