import type { Journey } from 'chartwalk/vitest';
import type { dishNoteModel } from '../models/dish-note.ts';

export const dishNoteJourneys: readonly Journey<typeof dishNoteModel>[] = [
  {
    name: 'a note is cancelled with Escape, which leaves the cart open, and can then be saved @20.1',
    steps: [
      ['a note is started', 'writing'],
      ['the note is typed', 'writing'],
      ['the note is cancelled', 'idle', 'the button for adding a note has the focus'],
      ['a note is started', 'writing'],
      ['the note is typed', 'writing'],
      ['the note is saved', 'idle', 'the button for editing the note has the focus'],
    ],
    end: 'the note is shown and stored',
  },
  {
    name: 'a note that is being written is saved when the cart is closed @20.3',
    steps: [
      ['a note is started', 'writing'],
      ['the note is typed', 'writing'],
      ['the cart is closed', 'idle'],
    ],
    end: 'the note is stored',
  },
];
