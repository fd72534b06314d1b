/** Finds the machines, the parents and the names of the actors in a running program. */
import type { Actor, AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';

type Running = Partial<Actor<AnyActorLogic>> & { _parent?: AnyActorRef };

/**
 * Returns the machine that an actor runs; undefined for promises and callbacks. A machine is recognised by
 * its properties rather than its class, because another project uses its own copy of XState.
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

/** Matches the names that XState generates for unnamed actors. */
const generatedId = /^(?:\d+\.|x:\d+$)/;

/** Returns the name by which the surrounding code refers to an actor: its system ID, its ID or its source. */
export function nameOf(actor: object): string {
  const { id = '', src, systemId } = actor as Running;
  if (systemId !== undefined) return systemId;
  if (!generatedId.test(id)) return id;
  return typeof src === 'string' ? src : (machineOf(actor)?.id ?? 'inline');
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Returns the ID of an actor's machine, followed by the actor's own name in brackets if it differs from that
 * ID, for example `record (favourites)`.
 */
export function fullName(machine: string, own: string): string {
  return plain(own) === plain(machine) ? machine : `${machine} (${own})`;
}
