/**
 * Makes mutants of a machine. A mutant is a copy with one fault, of a kind that somebody could introduce while
 * changing the chart.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionName } from '../chart.ts';
import { actionName } from '../names.ts';
import { pathOf } from '../state-paths.ts';
import {
  actionListsOf,
  copyOf,
  definitionsOf,
  delaysOf,
  dropTransition,
  haveSameOutcome,
  isGuarded,
  lengthenDelay,
  negateGuard,
  nextBranch,
  nodesOf,
  otherTarget,
  getActionEffect,
  readTransition,
  sendToOtherTarget,
  swapWithNextBranch,
} from '../structure.ts';
import type { ActionList } from '../structure.ts';

export type Mutant = {
  /** The part that was changed: the name of a transition, the state and kind of some actions, or a delay. */
  where: string;
  /** The change as a clause, such as “is dropped”. */
  change: string;
  /**
   * The name of the transition that a walk must take to notice the change; null for actions of a state and
   * for delays.
   */
  transition: string | null;
  /** The reason why the mutant can survive even if the walks have no gap; null if there is none. */
  excuse: string | null;
  /**
   * The excuse to use if the mutant has the same state and context as the machine after every event of the
   * model.
   */
  excuseIfSame?: string;
  /**
   * Returns a mutated copy of `original`, which is the machine itself or the machine with other
   * implementations.
   */
  make: (original: AnyStateMachine) => AnyStateMachine;
};

/** The reasons why walks without a screen can't be expected to notice a mutant. */
export const excuses = {
  sameOutcome: 'equivalent: both branches lead to the same state with the same actions',
  ignored: 'equivalent: the transition blocks an event that nothing else listens to',
  effect: 'not visible here: the action acts only outside the machine, and walks run no effects',
  guards: 'unknown: no event of the model lets both branches pass, so their order may not matter',
  samePlace: 'unknown: the machine moves on to the same state after every event of the model',
  choice: 'not visible here: the action chooses actions that change nothing in the machine',
  delay: 'not visible here: walks end delays themselves, whatever their length',
  order:
    'unknown: the actions set different context keys, or keys that cannot be read off, so their order may not matter',
  outside:
    'unknown: one of the actions acts only outside the machine, so their order may not matter',
} as const;

type Change = Omit<Mutant, 'make'> & { apply: (definition: AnyTransitionDefinition) => void };

const allDefinitions = (machine: AnyStateMachine) => nodesOf(machine).flatMap(definitionsOf);

/** Returns whether an outer state or a wildcard also listens to the transition's event. */
function isHandledElsewhere({ source, eventType }: AnyTransitionDefinition): boolean {
  for (let node: AnyStateNode | undefined = source; node; node = node.parent) {
    const others = [...node.transitions.keys()].filter(
      (type) => node !== source || type !== eventType,
    );
    if (others.some((type) => type === eventType || type.endsWith('*'))) return true;
  }
  return false;
}

/**
 * Returns the excuse for a mutant that does not take this branch of a trigger; null if a walk should notice
 * the mutant.
 */
function excuseOfSkipping(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): string | null {
  const next = nextBranch(definition);
  if (next) {
    const isRepeated = !isGuarded(next) && haveSameOutcome(definition, next);
    return isRepeated ? excuses.sameOutcome : null;
  }
  const { targets, reenter, isForbidden } = readTransition(definition);
  if (targets.length > 0 || reenter || isHandledElsewhere(definition)) return null;
  if (isForbidden) return excuses.ignored;
  const isEffect = definition.actions.every(
    (action) => getActionEffect(machine, action).kind === 'nothing',
  );
  return isEffect ? excuses.effect : null;
}

function changesOf(machine: AnyStateMachine, definition: AnyTransitionDefinition): Change[] {
  const where = transitionName(machine, definition);
  const { guard } = readTransition(definition);
  const change = (words: string, apply: Change['apply'], excuse: string | null): Change => ({
    where,
    change: words,
    transition: where,
    excuse,
    apply,
  });
  const skipped = excuseOfSkipping(machine, definition);
  const changes = [change('is dropped', dropTransition, skipped)];
  const other = otherTarget(definition);
  if (other) {
    changes.push({
      ...change(`leads to ${pathOf(other.path)}`, sendToOtherTarget, null),
      excuseIfSame: excuses.samePlace,
    });
  }
  if (guard !== null) changes.push(change('has its guard negated', negateGuard, skipped));
  const next = nextBranch(definition);
  if (next) {
    const excuse = haveSameOutcome(definition, next) ? excuses.sameOutcome : null;
    const words = `is tried after the next branch, ${transitionName(machine, next)}`;
    changes.push({
      ...change(words, swapWithNextBranch, excuse),
      excuseIfSame: excuses.guards,
    });
  }
  return changes;
}

function mutantsOfTransitions(machine: AnyStateMachine): Mutant[] {
  return allDefinitions(machine).flatMap((definition, index) =>
    changesOf(machine, definition).map(({ apply, ...mutant }) =>
      Object.assign(mutant, {
        make: (original: AnyStateMachine) => {
          const copy = copyOf(original);
          const own = allDefinitions(copy)[index];
          if (own) apply(own);
          return copy;
        },
      }),
    ),
  );
}

const times = {
  entry: 'on entry',
  exit: 'on exit',
  initial: 'when its initial state is entered',
} as const;

/** Returns the excuse for swapping two actions; null if a walk should notice the swap. */
function excuseOfOrder(machine: AnyStateMachine, one: unknown, other: unknown): string | null {
  const [first, second] = [getActionEffect(machine, one), getActionEffect(machine, other)];
  if (first.kind === 'nothing' || second.kind === 'nothing') return excuses.outside;
  if (first.kind === 'unknown' || second.kind === 'unknown') return excuses.order;
  if (first.kind !== 'context' || second.kind !== 'context') return null;
  const isShared = first.keys?.some((key) => second.keys?.includes(key));
  return isShared ? null : excuses.order;
}

const allLists = (machine: AnyStateMachine): ActionList[] =>
  nodesOf(machine).flatMap(actionListsOf);

function mutantsOfActions(machine: AnyStateMachine): Mutant[] {
  return allLists(machine).flatMap(({ when, node, actions }, index) => {
    const transition = typeof when === 'string' ? null : transitionName(machine, when);
    const where =
      typeof when === 'string'
        ? `${pathOf(node.path) || '(the machine)'} ${times[when]}`
        : transitionName(machine, when);
    const mutant = (
      change: string,
      excuse: string | null,
      changed: readonly unknown[],
    ): Mutant => ({
      where,
      change,
      transition,
      excuse,
      make: (original) => {
        const copy = copyOf(original);
        allLists(copy)[index]?.set(changed);
        return copy;
      },
    });
    const dropped = actions.map((action, at) => {
      const { kind } = getActionEffect(machine, action);
      const change = `does not run ${actionName(action)}`;
      const excuse = kind === 'nothing' ? excuses.effect : null;
      const made = mutant(change, excuse, actions.toSpliced(at, 1));
      return kind === 'unknown' ? Object.assign(made, { excuseIfSame: excuses.choice }) : made;
    });
    const swapped = actions.slice(1).map((second, at) => {
      const first = actions[at];
      return mutant(
        `runs ${actionName(second)} before ${actionName(first)}`,
        excuseOfOrder(machine, first, second),
        actions.toSpliced(at, 2, second, first),
      );
    });
    return dropped.concat(swapped);
  });
}

function mutantsOfDelays(machine: AnyStateMachine): Mutant[] {
  const named = new Set<string>();
  return nodesOf(machine).flatMap((node) =>
    delaysOf(node).flatMap((delay) => {
      if (typeof delay === 'string' && named.has(delay)) return [];
      if (typeof delay === 'string') named.add(delay);
      return {
        where: typeof delay === 'string' ? delay : `${pathOf(node.path)} after ${delay} ms`,
        change: 'takes a second longer',
        transition: null,
        excuse: excuses.delay,
        make: (original: AnyStateMachine) => {
          const copy = copyOf(original);
          lengthenDelay(copy, node.path, delay);
          return copy;
        },
      };
    }),
  );
}

/** Returns every mutant of a machine. The mutants themselves are made one at a time, by their `make`. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [
    ...mutantsOfTransitions(machine),
    ...mutantsOfActions(machine),
    ...mutantsOfDelays(machine),
  ];
}
