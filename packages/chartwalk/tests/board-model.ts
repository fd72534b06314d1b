/** Models the states board, with everything that a user and the server can do. */
import { boardMachine } from '../src/board/board-machine.ts';
import type { BoardPin, BoardPins } from '../src/gallery/board-data.ts';
import { defineModel } from '../src/model.ts';

export const pin: BoardPin = {
  number: 1,
  machine: 'faq',
  state: 'open',
  point: { project: '', variant: 'Phone', x: 40, y: 25, picture: 'aaaaaaaaaaaaaaaaaaaa' },
  note: 'The answer is cut off.',
  isResolved: false,
  date: '2026-11-28',
  author: 'Asha',
  now: { kind: 'same' },
};

export const onePin: BoardPins = {
  file: 'chartwalk.pins.json',
  pins: [pin],
  problems: [],
  isServed: true,
  canEdit: true,
};

const pictureId = { machine: 'faq', state: 'open', project: '', variant: 'Phone' };

export const boardModel = defineModel({
  machine: boardMachine,
  starts: {
    'on a board that a command serves': { input: { pins: onePin } },
    'on a board that is a file': {
      input: { pins: { ...onePin, isServed: false, canEdit: false } },
    },
  },
  moves: {
    'pin.placing': {
      samples: { 'a pin is begun on a picture': { pictureId, picture: 'aaaaaaaaaaaaaaaaaaaa' } },
    },
    'pin.moved': { samples: { 'the point is moved': { x: 10, y: 20 } } },
    'pin.placed': { samples: { 'the point is chosen': {} } },
    'pin.begun': {
      samples: { 'a pin about the state is begun': { machine: 'faq', state: 'open' } },
    },
    'pin.rewriting': {
      samples: {
        'pin 1 is edited': { number: 1 },
        'a pin that no longer exists is edited': { number: 9 },
      },
    },
    'note.changed': {
      samples: { 'a note is typed': { note: 'Too pale.' }, 'the note is emptied': { note: ' ' } },
    },
    'note.saved': { samples: { 'the note is saved': {} } },
    'pin.resolved': { samples: { 'pin 1 is resolved': { number: 1 } } },
    'pin.reopened': { samples: { 'pin 1 is reopened': { number: 1 } } },
    'pin.deleting': {
      samples: {
        'Delete is chosen for pin 1': { number: 1 },
        'Delete is chosen for a pin that no longer exists': { number: 9 },
      },
    },
    'pin.deleted': { samples: { 'the deletion is confirmed': {} } },
    'pin.cancelled': { samples: { 'it is cancelled': {} } },
    'note.continued': { samples: { 'the user goes back to the note': {} } },
    'saving.retried': { samples: { 'saving is tried again': {} } },
    'xstate.done.actor.save': { samples: { 'the server has saved the pins': onePin } },
    'xstate.error.actor.save': {
      samples: { 'the server refuses': new Error('Pin 1 is no longer in the file.') },
    },
  },
  // The pins are left out, because every walk has the same pin. The texts are left out, because guards read
  // only whether a note is empty.
  memory: ({ draft, doomed, pins }) => ({
    draft: draft && { isNew: draft.number === null, hasNote: draft.note.trim() !== '' },
    doomed,
    canEdit: pins.canEdit,
  }),
  invariants: {
    always: {
      'there is a draft while a point is chosen or a note is written': (snapshot) =>
        !(snapshot.matches('placing') || snapshot.matches('writing')) ||
        snapshot.context.draft !== null,
      'there is a change while something is saved': (snapshot) =>
        !(snapshot.matches('saving') || snapshot.matches('saveFailed')) ||
        snapshot.context.edit !== null,
      'a failed change has a reason': (snapshot) =>
        !snapshot.matches('saveFailed') || snapshot.context.failure !== null,
    },
    never: {
      'a board that is a file changes a pin': (snapshot) =>
        !snapshot.context.pins.canEdit && !snapshot.matches('readOnly'),
    },
  },
});
