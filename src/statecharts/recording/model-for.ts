import type { AnyStateMachine } from 'xstate';
import type { AnyModel } from '../model.ts';
import { findModel } from '../models.ts';

/** The model of a machine; where nobody has written one, one that has no word for anything. */
export function modelFor(machine: AnyStateMachine, id: string): AnyModel {
  return findModel(id) ?? { machine, starts: { 'the start': {} }, moves: {} };
}
