/** Restores the configuration of a machine from its definition, which is the result of `machine.toJSON()`. */
import { isObject } from '../is-object.ts';

export type Json = Readonly<Record<string, unknown>>;

const objectsIn = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : []).map((each: unknown) => (isObject(each) ? each : {}));

/**
 * Returns whether the value is a definition. Unlike a configuration, a definition has the list `transitions`
 * in addition to `on`.
 */
export function isDefinition(value: Json): boolean {
  return Array.isArray(value['transitions']) && 'order' in value;
}

/**
 * Returns an action without XState's prefix in its name. An action that was code is called `inline`, because
 * JSON omits code.
 */
function nameOf(action: Json): Json {
  const { type } = action;
  if (typeof type !== 'string' || type === '') return { type: 'inline' };
  return { ...action, type: type.replace(/^xstate\./, '') };
}

/** Returns a new ID for every state, because XState's IDs are ambiguous if a key contains a dot. */
function idsOf(node: Json, ids = new Map<unknown, string>()): Map<unknown, string> {
  for (const state of Object.values((node['states'] ?? {}) as Json)) {
    if (!isObject(state)) continue;
    ids.set(state['id'], `state ${ids.size + 1}`);
    idsOf(state, ids);
  }
  return ids;
}

type Ids = ReadonlyMap<unknown, string>;

const referenceTo = (id: string) => `#${id.replaceAll('.', String.raw`\.`)}`;

function targetsOf(target: unknown, ids: Ids, rootId: string): { target?: string[] } {
  if (!Array.isArray(target)) return {};
  return {
    target: target.map((goal: unknown) => {
      const id = String(goal).replace(/^#/, '');
      return id === rootId ? referenceTo(rootId) : `#${ids.get(id) ?? id}`;
    }),
  };
}

function transitionOf(transition: Json, ids: Ids, rootId: string): Json {
  const { target, actions, guard, reenter, description, meta } = transition;
  return {
    ...targetsOf(target, ids, rootId),
    ...(guard === undefined || guard === null ? {} : { guard }),
    ...(objectsIn(actions).length > 0 ? { actions: objectsIn(actions).map(nameOf) } : {}),
    ...(reenter === true ? { reenter } : {}),
    ...(description === undefined ? {} : { description }),
    ...(meta === undefined ? {} : { meta }),
  };
}

/** Separates the events of a node from those that XState derived from `after` and `onDone`. */
function listenersOf({ on, id }: Json, ids: Ids, rootId: string) {
  const events: Record<string, Json[]> = {};
  const after: Record<string, Json[]> = {};
  let onDone: Json[] | undefined;
  const suffix = `.${String(id)}`;
  for (const [type, listed] of Object.entries(isObject(on) ? on : {})) {
    const transitions = objectsIn(listed).map((each) => transitionOf(each, ids, rootId));
    if (type === `xstate.done.state${suffix}`) onDone = transitions;
    else if (type.startsWith('xstate.after.') && type.endsWith(suffix)) {
      after[type.slice('xstate.after.'.length, -suffix.length)] = transitions;
    } else events[type] = transitions;
  }
  return { events, after, onDone };
}

/** Returns the actions, but leaves out the last ones, which XState itself added to start and cancel delays. */
function effectsOf(actions: unknown, delays: number): Json[] {
  const listed = objectsIn(actions);
  const own = listed.length - delays;
  return listed
    .filter(({ type }, index) => index < own || !/^xstate\.(?:raise|cancel)$/.test(String(type)))
    .map(nameOf);
}

function invocationOf({ src, id, input, systemId, onSnapshot }: Json): Json {
  const isCode = typeof src === 'string' && src.startsWith('xstate.invoke.');
  return { src: isCode ? 'inline' : src, id, input, systemId, onSnapshot };
}

const isKept = (value: unknown) => value !== undefined && value !== null;

function nodeConfig(node: Json, ids: Ids, rootId: string): Json {
  const { initial, states, type, history, description, meta, tags, output } = node;
  const { events, after, onDone } = listenersOf(node, ids, rootId);
  const delays = Object.keys(after).length;
  const children = Object.entries(isObject(states) ? states : {});
  const [goal] = isObject(initial) && Array.isArray(initial['target']) ? initial['target'] : [];
  const first = children.find(([, child]) => isObject(child) && `#${String(child['id'])}` === goal);
  return {
    ...(['parallel', 'final', 'history'].includes(String(type)) ? { type } : {}),
    ...(typeof history === 'string' ? { history } : {}),
    ...(first ? { initial: first[0] } : {}),
    ...(isKept(description) ? { description } : {}),
    ...(isKept(meta) ? { meta } : {}),
    ...(Array.isArray(tags) && tags.length > 0 ? { tags } : {}),
    ...(isKept(output) ? { output } : {}),
    entry: effectsOf(node['entry'], delays),
    exit: effectsOf(node['exit'], delays),
    invoke: objectsIn(node['invoke']).map(invocationOf),
    on: events,
    after,
    ...(onDone ? { onDone } : {}),
    ...(children.length > 0 && {
      states: Object.fromEntries(
        children.map(([key, child]) => {
          const state = isObject(child) ? child : {};
          return [key, { id: ids.get(state['id']), ...nodeConfig(state, ids, rootId) }];
        }),
      ),
    }),
  };
}

/**
 * Returns the configuration of a machine from its definition. A definition contains neither code nor
 * eventless transitions.
 */
export function configOf(definition: Json): Json {
  const { id } = definition;
  const rootId = typeof id === 'string' ? id : 'machine';
  return { id: rootId, ...nodeConfig(definition, idsOf(definition), rootId) };
}
