/**
 * Reads the parts of an XState 5 machine, and changes them in copies. Only this module looks at the guards,
 * actions and targets of a transition, so only this module must change for another version of XState.
 */
import { not } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, guardName, logicName, isDelayAction, valueText } from './names.ts';
import { pathOf } from './state-paths.ts';

/** Returns a machine's root and every state in it. Every outer state precedes its inner states. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => collect(child as AnyStateNode)),
  ];
  return collect(machine.root);
}

const isCode = (value: unknown) => typeof value === 'function';

// Transitions -----------------------------------------------------------------------------------

const metaOf = (meta: unknown) => (meta === undefined ? null : valueText(meta));
const targetsOf = (nodes: readonly AnyStateNode[]) => nodes.map(({ path }) => pathOf(path));

/**
 * Returns every transition that a state declares, one for each branch, in the order in which the branches are
 * tried.
 */
export function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Returns the name of the declared guard. XState wraps the guard of a route in its own guard. */
function guardOf({ eventType, guard }: AnyTransitionDefinition): string | null {
  if (eventType !== 'xstate.route') return guardName(guard);
  const { guards } = (guard ?? {}) as { guards?: unknown[] };
  return guardName(guards?.[1]);
}

/** Returns whether a transition that listens to this descriptor takes events of this type, as in XState. */
export function matchesEvent(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1));
}

/**
 * Returns the transitions of a state that events of this type can take, in the order in which XState tries
 * them. Transitions without a wildcard come first. The others are sorted by the length of their descriptors,
 * longest first.
 */
export function candidatesOf(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  return [...node.transitions.keys()]
    .filter((descriptor) => matchesEvent(type, descriptor))
    .toSorted(
      (one, other) => Number(other === type) - Number(one === type) || other.length - one.length,
    )
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

export function isGuarded({ guard }: AnyTransitionDefinition): boolean {
  return Boolean(guard);
}

/**
 * Returns whether a machine never rests in the state. The machine leaves the state at once if an `always`
 * transition has no guard. It also does so if the state is final and an `onDone` transition of its parent has
 * no guard.
 */
export function isTransient({ always, type, parent }: AnyStateNode): boolean {
  // A final state of the root ends the machine, so the root has no `onDone`.
  const onDone =
    type === 'final' && parent?.parent
      ? parent.transitions.get(`xstate.done.state.${parent.id}`)
      : undefined;
  return [...(always ?? []), ...(onDone ?? [])].some(
    (definition) => definition.target && !isGuarded(definition),
  );
}

/** Returns everything about a transition except its trigger. */
export function readTransition(definition: AnyTransitionDefinition) {
  const { eventType, source: node, target, actions, description, meta, reenter } = definition;
  const branches = eventType === '' ? node.always : node.transitions.get(eventType);
  return {
    source: pathOf(node.path),
    targets: targetsOf(target ?? []),
    guard: guardOf(definition),
    actions: actions.map(actionName),
    description: description ?? null,
    meta: metaOf(meta),
    reenter,
    isForbidden: !target && actions.length === 0 && !reenter,
    order: { position: (branches ?? []).indexOf(definition) + 1, of: branches?.length ?? 1 },
  };
}

// States ----------------------------------------------------------------------------------------

/** Returns the keys of a target. A backslash before a dot makes the dot part of the key. */
const keysOf = (goal: string) =>
  goal.split(/(?<!\\)\./).map((key) => key.replaceAll(/\\(.)/g, '$1'));

/** Returns the declared targets of a history state, resolved as in XState. */
function declaredTargets(node: AnyStateNode): AnyStateNode[] {
  const { target } = node.config as { target?: string | string[] };
  return [target ?? []].flat().flatMap((goal) => {
    if (goal.startsWith('#')) return node.machine.getStateNodeById(goal);
    return (
      keysOf(goal).reduce<AnyStateNode | undefined>(
        (at, key) => at?.states[key] as AnyStateNode | undefined,
        node.parent,
      ) ?? []
    );
  });
}

/**
 * Returns the names of the actions, without those that XState adds to start and cancel delays. The chart
 * shows delays as triggers instead.
 */
function effectNames(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !isDelayAction(action)).map(actionName);
}

/** Returns everything about a state except its transitions. */
export function readState(node: AnyStateNode) {
  const { parent, type } = node;
  return {
    path: pathOf(node.path),
    key: node.key,
    parent: parent ? pathOf(parent.path) : null,
    type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    description: node.description ?? null,
    tags: [...node.tags],
    entry: effectNames(node.entry),
    exit: effectNames(node.exit),
    invokes: invocationsOf(node).map(({ name }) => name),
    initialActions: type === 'compound' ? effectNames(node.initial.actions) : [],
    output: node.output === undefined ? null : valueText(node.output),
    meta: metaOf(node.meta),
    history: type === 'history' ? node.history || ('shallow' as const) : null,
    historyDefaults: type === 'history' ? targetsOf(declaredTargets(node)) : [],
  };
}

// Names that may lack an implementation -----------------------------------------------------------

type Invocation = { id: string; name: string };

const namesOfInvocations = new WeakMap<AnyStateNode, Invocation[]>();

const declaredInvocations = ({ config }: AnyStateNode) =>
  [config.invoke ?? []].flat() as { src: unknown; id?: string; input?: unknown }[];

/** Returns the actors that run while a state is active, each with a name that is unique in that state. */
export function invocationsOf(node: AnyStateNode): Invocation[] {
  const known = namesOfInvocations.get(node);
  if (known) return known;
  const configs = declaredInvocations(node);
  const taken = new Set<string>();
  const named = node.invoke.map(({ id }, index) => {
    const { src, id: ownId } = configs[index] ?? {};
    const isRepeated = configs.filter((other) => other.src === src).length > 1;
    const wanted = typeof src === 'string' && !isRepeated ? src : (ownId ?? logicName(src));
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted} ${count}`;
    taken.add(name);
    return { id, name };
  });
  namesOfInvocations.set(node, named);
  return named;
}

function namesIn(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function' || (typeof guard === 'object' && guard !== null)) {
    const { guards, type } = guard as { guards?: unknown; type?: unknown };
    if (Array.isArray(guards)) return guards.flatMap(namesIn);
    return typeof guard === 'object' && typeof type === 'string' ? [type] : [];
  }
  return [];
}

/** Returns the names in a transition's guard, including those within `and`, `or` and `not`. */
export function guardNames({ guard }: AnyTransitionDefinition): string[] {
  return namesIn(guard);
}

function spawned(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    const { type, src } = (action ?? {}) as { type?: unknown; src?: unknown };
    return type === 'xstate.spawnChild' && typeof src === 'string' ? [src] : [];
  });
}

/** Returns the names of the actors that a state invokes, or that its actions and transitions spawn. */
export function actorNames(node: AnyStateNode): string[] {
  return [
    ...declaredInvocations(node).flatMap(({ src }) =>
      typeof src === 'string' && !src.startsWith('xstate.invoke.') ? [src] : [],
    ),
    ...[
      node.entry,
      node.exit,
      ...definitionsOf(node).map((definition) => definition.actions),
    ].flatMap(spawned),
  ];
}

// Code ----------------------------------------------------------------------------------------------

/**
 * The code that a transition or a state runs: the guards and actions that it refers to by name, and the
 * values and functions in its own definition.
 */
export type UsedCode = {
  guards: readonly string[];
  actions: readonly string[];
  own: unknown;
};

const namesOfActions = (actions: readonly unknown[]) =>
  actions.flatMap((action) => {
    const { type } = (action ?? {}) as { type?: unknown };
    return typeof action === 'string' ? action : typeof type === 'string' ? type : [];
  });

function usedByActions(actions: readonly unknown[], own: unknown = null): UsedCode {
  const visible = actions.filter((action) => !isDelayAction(action));
  return { guards: [], actions: namesOfActions(visible), own: [visible, own] };
}

export function codeOfTransition(definition: AnyTransitionDefinition): UsedCode {
  const { guard, actions } = definition;
  return {
    guards: guardNames(definition),
    actions: namesOfActions(actions),
    own: [guard ?? null, actions],
  };
}

/**
 * Returns the code that runs when a machine enters the state, and the code that runs when it leaves the
 * state.
 */
export function codeOfState(node: AnyStateNode): { entering: UsedCode; leaving: UsedCode } {
  const { type, entry, exit, output } = node;
  const initially = type === 'compound' ? node.initial.actions : [];
  const inputs = declaredInvocations(node).map(({ input }) => input ?? null);
  return {
    entering: usedByActions([...entry, ...initially], [inputs, output ?? null]),
    leaving: usedByActions(exit),
  };
}

/** Returns the code that a machine needs when it starts: its initial context. */
export function codeOfStart({ config }: AnyStateMachine): unknown {
  return config.context ?? null;
}

/** The kinds of named implementations. */
export const kindsOfCode = ['guards', 'actions', 'actors', 'delays'] as const;

export type KindOfCode = (typeof kindsOfCode)[number];

export function forEachKind<Value>(
  valueOf: (kind: KindOfCode) => Value,
): Readonly<Record<KindOfCode, Value>> {
  return {
    guards: valueOf('guards'),
    actions: valueOf('actions'),
    actors: valueOf('actors'),
    delays: valueOf('delays'),
  };
}

/** Returns the implementations of a machine, by kind and name. */
export function implementationsOf(
  machine: AnyStateMachine,
): Readonly<Record<KindOfCode, Readonly<Record<string, unknown>>>> {
  return machine.implementations;
}

// Changes of a copy --------------------------------------------------------------------------------

/**
 * Returns a copy of a machine. The functions below can change the definitions of the copy without changing
 * the original.
 */
export function copyOf(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({});
}

function branchesWith({ eventType, source }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}

function setBranches(
  { eventType, source }: AnyTransitionDefinition,
  branches: AnyTransitionDefinition[],
): void {
  if (eventType === '') source.always = branches;
  else if (branches.length > 0) source.transitions.set(eventType, branches);
  else source.transitions.delete(eventType);
}

export function dropTransition(definition: AnyTransitionDefinition): void {
  setBranches(
    definition,
    branchesWith(definition).filter((branch) => branch !== definition),
  );
}

/** Returns the branch of the same trigger that is tried after this one; undefined if this one is the last. */
export function nextBranch(
  definition: AnyTransitionDefinition,
): AnyTransitionDefinition | undefined {
  const branches = branchesWith(definition);
  return branches[branches.indexOf(definition) + 1];
}

export function swapWithNextBranch(definition: AnyTransitionDefinition): void {
  const next = nextBranch(definition);
  if (!next) return;
  const swapped = new Map([
    [definition, next],
    [next, definition],
  ]);
  setBranches(
    definition,
    branchesWith(definition).map((branch) => swapped.get(branch) ?? branch),
  );
}

export function negateGuard(definition: AnyTransitionDefinition): void {
  definition.guard = not(definition.guard as never) as never;
}

/**
 * Returns the sibling state after the transition's target, or the first sibling if the target is the last.
 * Returns undefined if there is not exactly one target, if the target has no sibling, or if its parent is a
 * parallel state.
 */
export function otherTarget({ target }: AnyTransitionDefinition): AnyStateNode | undefined {
  const [only] = target ?? [];
  if (!only?.parent || target?.length !== 1) return undefined;
  const beside = (Object.values(only.parent.states) as AnyStateNode[]).filter(
    ({ type }) => type !== 'history',
  );
  if (only.parent.type !== 'compound') return undefined;
  const other = beside[(beside.indexOf(only) + 1) % beside.length];
  return other === only ? undefined : other;
}

export function sendToOtherTarget(definition: AnyTransitionDefinition): void {
  const other = otherTarget(definition);
  if (other) definition.target = [other];
}

const hasCode = (value: unknown): boolean =>
  isCode(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasCode));

const isSameAction = (one: unknown, other: unknown) =>
  one === other ||
  (!hasCode(one) && !hasCode(other) && JSON.stringify(one) === JSON.stringify(other));

const areSame = (
  some: readonly unknown[],
  others: readonly unknown[],
  isSame: (one: unknown, other: unknown) => boolean,
) => some.length === others.length && some.every((one, at) => isSame(one, others[at]));

/** Returns whether two transitions lead to the same states with the same actions. */
export function haveSameOutcome(
  one: AnyTransitionDefinition,
  other: AnyTransitionDefinition,
): boolean {
  return (
    one.reenter === other.reenter &&
    areSame(one.target ?? [], other.target ?? [], Object.is) &&
    areSame(one.actions, other.actions, isSameAction)
  );
}

/** A list of actions in a copy of a machine. */
export type ActionList = {
  /** The transition that runs the actions, or the time at which their state runs them. */
  when: AnyTransitionDefinition | 'entry' | 'exit' | 'initial';
  node: AnyStateNode;
  actions: readonly unknown[];
  set: (actions: readonly unknown[]) => void;
};

/** Returns all lists of actions of a state, without the actions that XState adds for delays. */
export function actionListsOf(node: AnyStateNode): ActionList[] {
  const listIn = (
    when: ActionList['when'],
    holder: object,
    key: 'actions' | 'entry' | 'exit',
  ): ActionList => {
    const all = (holder as Record<string, readonly unknown[]>)[key] ?? [];
    const set = (actions: readonly unknown[]) =>
      Object.assign(holder, { [key]: [...actions, ...all.filter(isDelayAction)] });
    return { when, node, actions: all.filter((action) => !isDelayAction(action)), set };
  };
  return [
    listIn('entry', node, 'entry'),
    listIn('exit', node, 'exit'),
    ...(node.type === 'compound' ? [listIn('initial', node.initial, 'actions')] : []),
    ...definitionsOf(node).map((definition) => listIn(definition, definition, 'actions')),
  ];
}

/** The kind of change that an action makes in its own machine. */
export type ActionEffect =
  | { kind: 'nothing' }
  /** `keys` is null if only the action's code knows them. */
  | { kind: 'context'; keys: readonly string[] | null }
  | { kind: 'events or actors' }
  /** The action's code chooses further actions. */
  | { kind: 'unknown' };

/** Returns what an action changes in its own machine. A delayed event changes nothing yet. */
export function getActionEffect(machine: AnyStateMachine, action: unknown): ActionEffect {
  const { type: name } = (action ?? {}) as { type?: string };
  const known: Readonly<Record<string, unknown>> = machine.implementations.actions;
  const { type, assignment, delay } = ((isCode(action)
    ? action
    : known[typeof action === 'string' ? action : (name ?? '')]) ?? {}) as {
    type?: string;
    assignment?: unknown;
    delay?: unknown;
  };
  if (type === 'xstate.assign') {
    return {
      kind: 'context',
      keys: isCode(assignment) ? null : Object.keys(assignment as object),
    };
  }
  if (type === 'xstate.enqueueActions') return { kind: 'unknown' };
  const isImmediate = type === 'xstate.raise' && delay === undefined;
  return isImmediate || type === 'xstate.spawnChild' || type === 'xstate.stopChild'
    ? { kind: 'events or actors' }
    : { kind: 'nothing' };
}

/** Returns the delays of a state's transitions, each as a name or as a number of milliseconds. */
export function delaysOf(node: AnyStateNode): (string | number)[] {
  return [...new Set(node.after.flatMap(({ delay }) => delay as string | number))];
}

/**
 * Makes a named delay, or the delay of one state, a second longer in a copy of a machine. The longer delay is
 * written into the states of the copy. A change of the implementations would be lost, because `@xstate/react`
 * replaces those of a running machine.
 */
export function lengthenDelay(
  copy: AnyStateMachine,
  path: readonly string[],
  delay: string | number,
): void {
  const longer = (...all: never[]) => {
    const delays: Readonly<Record<string, unknown>> = copy.implementations.delays;
    const known = delays[delay];
    return 1000 + Number(isCode(known) ? (known as (...all: never[]) => unknown)(...all) : known);
  };
  for (const node of nodesOf(copy)) {
    if (typeof delay === 'number' && pathOf(node.path) !== pathOf(path)) continue;
    for (const action of node.entry as unknown as { delay?: unknown }[]) {
      if (!isDelayAction(action) || action.delay !== delay) continue;
      action.delay = typeof delay === 'number' ? delay + 1000 : longer;
    }
  }
}

// The configuration --------------------------------------------------------------------------------

const listOf = (values: unknown) => [values].flat();

/**
 * Replaces a function in a configuration's JSON with the function's name, if XState accepts a name at that
 * place. Omits the function otherwise.
 */
export function withoutCode(key: string, value: unknown): unknown {
  if (key === 'guard' && isCode(value)) return { type: guardName(value) };
  if (['actions', 'entry', 'exit'].includes(key) && listOf(value).some(isCode)) {
    return listOf(value).map((action) => (isCode(action) ? { type: actionName(action) } : action));
  }
  if (key === 'on' && typeof value === 'object' && value !== null) {
    // The value undefined forbids an event, but JSON omits it. An empty transition has the same effect.
    return Object.fromEntries(Object.entries(value).map(([event, it]) => [event, it ?? {}]));
  }
  if (key === 'invoke') {
    const invocations = listOf(value) as { id?: string; src: unknown }[];
    return invocations.map((invocation) => {
      const { id, src } = invocation;
      const name = typeof src === 'string' ? src : (id ?? logicName(src));
      return Object.assign({}, invocation, { src: name });
    });
  }
  return isCode(value) ? undefined : value;
}
