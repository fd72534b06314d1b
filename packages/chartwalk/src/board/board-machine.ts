import { assign, fromPromise, setup } from 'xstate';
import type { BoardPins } from '../gallery/board-data.ts';
import type { PictureId } from '../gallery/gallery-run.ts';
import type { PinEdit, PinPoint } from '../gallery/pins.ts';
import { sendEdit } from './send-edit.ts';
import { messageOf } from '../error-message.ts';

/** The pin that the user is setting or rewriting. */
export type Draft = {
  /** The number of the pin; null for a new pin. */
  number: number | null;
  machine: string;
  state: string;
  point: PinPoint | null;
  note: string;
};

/** The position at which a new pin first appears, so that the arrow keys can move it from there. */
const MIDDLE = { x: 50, y: 50 };

type Context = {
  pins: BoardPins;
  draft: Draft | null;
  /** The number of the pin that will be deleted if the user confirms. */
  doomed: number | null;
  /** The change that is being saved, or that could not be saved. */
  edit: PinEdit | null;
  /** The reason why the last change was not saved. */
  failure: string | null;
};

const draftOf = (context: Context, number: number): Draft | null => {
  const pin = context.pins.pins.find((each) => each.number === number);
  if (!pin) return null;
  const { machine, state, point, note } = pin;
  return { number, machine, state, point, note };
};

function editOf({ draft }: Context): PinEdit | null {
  if (!draft) return null;
  const { number, note, ...pictureId } = draft;
  return number === null
    ? { kind: 'add', pin: { ...pictureId, note } }
    : { kind: 'rewrite', number, note };
}

export const boardMachine = setup({
  types: {
    input: {} as { pins: BoardPins },
    context: {} as Context,
    events: {} as
      /** The user wants to set a pin on this picture. */
      | { type: 'pin.placing'; pictureId: PictureId; picture: string }
      | { type: 'pin.moved'; x: number; y: number }
      | { type: 'pin.placed' }
      /** The user begins a pin about a whole state. */
      | { type: 'pin.begun'; machine: string; state: string }
      | { type: 'pin.rewriting'; number: number }
      | { type: 'note.changed'; note: string }
      | { type: 'note.saved' }
      | { type: 'pin.resolved'; number: number }
      | { type: 'pin.reopened'; number: number }
      | { type: 'pin.deleting'; number: number }
      | { type: 'pin.deleted' }
      | { type: 'pin.cancelled' }
      | { type: 'note.continued' }
      | { type: 'saving.retried' },
  },
  actors: {
    save: fromPromise<BoardPins, { edit: PinEdit | null }>(({ input }) => sendEdit(input.edit)),
  },
  actions: {
    beginOnPicture: assign(
      (_, { pictureId, picture }: { pictureId: PictureId; picture: string }) => {
        const { machine, state, project, variant } = pictureId;
        const point = { project, variant, ...MIDDLE, picture };
        return { draft: { number: null, machine, state, point, note: '' } };
      },
    ),
    beginOnState: assign((_, { machine, state }: { machine: string; state: string }) => ({
      draft: { number: null, machine, state, point: null, note: '' },
    })),
    beginRewriting: assign(({ context }, { number }: { number: number }) => ({
      draft: draftOf(context, number),
    })),
    movePoint: assign(({ context: { draft } }, { x, y }: { x: number; y: number }) => ({
      draft: draft && { ...draft, point: draft.point && { ...draft.point, x, y } },
    })),
    write: assign(({ context: { draft } }, { note }: { note: string }) => ({
      draft: draft && { ...draft, note },
    })),
    planNote: assign(({ context }) => ({ edit: editOf(context) })),
    planResolving: assign((_, { number }: { number: number }) => ({
      edit: { kind: 'resolve' as const, number },
    })),
    planReopening: assign((_, { number }: { number: number }) => ({
      edit: { kind: 'reopen' as const, number },
    })),
    planDeletion: assign(({ context: { doomed } }) => ({
      edit: doomed === null ? null : { kind: 'delete' as const, number: doomed },
    })),
    doom: assign((_, { number }: { number: number }) => ({ doomed: number })),
    accept: assign((_, { pins }: { pins: BoardPins }) => ({ pins })),
    clear: assign({ draft: null, doomed: null, edit: null, failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: messageOf(error),
    })),
  },
  guards: {
    isReadOnly: ({ context }) => !context.pins.canEdit,
    hasNote: ({ context }) => context.draft !== null && context.draft.note.trim() !== '',
    hasDraft: ({ context }) => context.draft !== null,
    isThere: ({ context }, { number }: { number: number }) => draftOf(context, number) !== null,
  },
}).createMachine({
  id: 'board',
  description: 'The pins of the states board: setting, rewriting, resolving and deleting them.',
  context: ({ input }) => ({
    pins: input.pins,
    draft: null,
    doomed: null,
    edit: null,
    failure: null,
  }),
  initial: 'viewing',
  states: {
    readOnly: { description: 'No server can write the pins file. Pins are shown and exported.' },
    viewing: {
      entry: 'clear',
      always: { guard: 'isReadOnly', target: 'readOnly' },
      on: {
        'pin.placing': {
          target: 'placing',
          actions: { type: 'beginOnPicture', params: ({ event }) => event },
        },
        'pin.begun': {
          target: 'writing',
          actions: { type: 'beginOnState', params: ({ event }) => event },
        },
        'pin.rewriting': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'beginRewriting', params: ({ event }) => event },
        },
        'pin.resolved': {
          target: 'saving',
          actions: { type: 'planResolving', params: ({ event }) => event },
        },
        'pin.reopened': {
          target: 'saving',
          actions: { type: 'planReopening', params: ({ event }) => event },
        },
        'pin.deleting': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'askingToDelete',
          actions: { type: 'doom', params: ({ event }) => event },
        },
      },
    },
    placing: {
      description: 'The user chooses a point on a picture, with a pointer or the arrow keys.',
      on: {
        'pin.moved': { actions: { type: 'movePoint', params: ({ event }) => event } },
        'pin.placed': { target: 'writing' },
        'pin.cancelled': { target: 'viewing' },
      },
    },
    writing: {
      on: {
        'note.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'note.saved': { guard: 'hasNote', target: 'saving', actions: 'planNote' },
        'pin.cancelled': { target: 'viewing' },
      },
    },
    askingToDelete: {
      on: {
        'pin.deleted': { target: 'saving', actions: 'planDeletion' },
        'pin.cancelled': { target: 'viewing' },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { edit } }) => ({ edit }),
        onDone: {
          target: 'viewing',
          actions: { type: 'accept', params: ({ event }) => ({ pins: event.output }) },
        },
        onError: {
          target: 'saveFailed',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
      },
    },
    saveFailed: {
      description: 'The change is not in the file. Nothing that was written is lost.',
      on: {
        'saving.retried': { target: 'saving' },
        'note.continued': { guard: 'hasDraft', target: 'writing' },
        'pin.cancelled': { target: 'viewing' },
      },
    },
  },
});
