import { triggerNamed } from '../triggers.ts';
import { triggerLabel } from '../drawing/lines.ts';

/**
 * Returns a move's name as the chart shows it. For example, `xstate.done.actor.loadCart` becomes `loadCart
 * done`.
 */
export function moveLabel(move: string): string {
  return move === 'xstate.init' ? 'started' : triggerLabel(triggerNamed(move));
}
