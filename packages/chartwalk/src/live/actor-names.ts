/** Kinds and names of the actors of a running program. */
import type { Actor, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';

type Running = Partial<Actor<AnyActorLogic>> & { _parent?: AnyActorRef };

/**
 * The machine that an actor runs; undefined for promises and callbacks, whose input may be secret.
 * Told by what it has: another project brings a copy of XState of its own.
 */
export function machineOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as Running;
  if (typeof logic !== 'object' || logic === null) return undefined;
  return 'root' in logic && 'getTransitionData' in logic
    ? (logic as unknown as AnyStateMachine)
    : undefined;
}

export function parentOf(actor: object): AnyActorRef | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState
  return (actor as Running)._parent;
}

/** The name that XState generates for an unnamed actor. */
const generatedId = /^(?:\d+\.|x:\d+$)/;

/** The name that the code around an actor has for it. */
export function nameOf(actor: object): string {
  const { id = '', src, systemId } = actor as Running;
  if (systemId !== undefined) return systemId;
  if (!generatedId.test(id)) return id;
  return typeof src === 'string' ? src : (machineOf(actor)?.id ?? 'inline');
}
