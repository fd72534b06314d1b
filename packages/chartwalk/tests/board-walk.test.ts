import { walkMachine } from '../src/paths/walk-alone.ts';
import { boardModel } from './board-model.ts';

walkMachine(boardModel, {
  journeys: [
    {
      name: 'a pin is set on a picture and saved',
      from: 'on a board that a command serves',
      steps: [
        ['a pin is begun on a picture', 'placing'],
        ['the point is moved', 'placing'],
        ['the point is chosen', 'writing'],
        ['a note is typed', 'writing'],
        ['the note is saved', 'saving'],
        ['the server has saved the pins', 'viewing'],
      ],
    },
    {
      name: 'a note that was not saved is still there, and can be discarded',
      from: 'on a board that a command serves',
      steps: [
        ['a pin about the state is begun', 'writing'],
        ['a note is typed', 'writing'],
        ['the note is saved', 'saving'],
        ['the server refuses', 'saveFailed'],
        ['the user goes back to the note', 'writing'],
        ['the note is saved', 'saving'],
        ['the server refuses', 'saveFailed'],
        ['saving is tried again', 'saving'],
        ['the server refuses', 'saveFailed'],
        ['it is cancelled', 'viewing'],
      ],
    },
    {
      name: 'a pin without a note is not saved',
      from: 'on a board that a command serves',
      steps: [
        ['pin 1 is edited', 'writing'],
        ['the note is emptied', 'writing'],
        ['the note is saved', 'writing'],
        ['it is cancelled', 'viewing'],
      ],
    },
    {
      name: 'a pin is deleted only after a confirmation',
      from: 'on a board that a command serves',
      steps: [
        ['Delete is chosen for pin 1', 'askingToDelete'],
        ['it is cancelled', 'viewing'],
        ['Delete is chosen for pin 1', 'askingToDelete'],
        ['the deletion is confirmed', 'saving'],
        ['the server has saved the pins', 'viewing'],
      ],
    },
    {
      name: 'a pin is resolved and reopened',
      from: 'on a board that a command serves',
      steps: [
        ['pin 1 is resolved', 'saving'],
        ['the server has saved the pins', 'viewing'],
        ['pin 1 is reopened', 'saving'],
        ['the server has saved the pins', 'viewing'],
      ],
    },
    {
      name: 'choosing a point is cancelled',
      from: 'on a board that a command serves',
      steps: [
        ['a pin is begun on a picture', 'placing'],
        ['it is cancelled', 'viewing'],
      ],
    },
    {
      name: 'a pin that no longer exists can be neither edited nor deleted',
      from: 'on a board that a command serves',
      steps: [
        ['a pin that no longer exists is edited', 'viewing'],
        ['Delete is chosen for a pin that no longer exists', 'viewing'],
      ],
    },
    {
      name: 'a board that is a file only shows its pins',
      from: 'on a board that is a file',
      steps: [],
    },
  ],
});
