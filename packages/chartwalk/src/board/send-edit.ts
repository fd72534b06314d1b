import type { BoardPins } from '../gallery/board-data.ts';
import type { PinEdit } from '../gallery/pins.ts';

/**
 * Asks the server of this page to change the pins file. Returns all pins after the change.
 *
 * @throws an error with a sentence for the user
 */
export async function sendEdit(edit: PinEdit | null): Promise<BoardPins> {
  const response = await fetch('pins', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(edit),
  }).catch(() => {
    throw new Error(
      'The command that serves this board has ended. Start chartwalk gallery --open again, then save again.',
    );
  });
  const answer = (await response.json()) as BoardPins | { problem: string };
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}
