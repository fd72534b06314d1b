/** Finds the parts of a machine whose code has changed, even if its chart has not. */
import type { AnyStateMachine } from 'xstate';
import { essenceOf } from '../../commands/changed-code.mjs';
import { transitionName } from '../chart.ts';
import type { Comparison } from '../comparison/compare.ts';
import { pathOf } from '../state-paths.ts';
import {
  codeOfStart,
  codeOfState,
  codeOfTransition,
  definitionsOf,
  implementationsOf,
  nodesOf,
} from '../structure.ts';
import type { KindOfCode } from '../structure.ts';
import { codeText, namesOf, stringsOf } from './code-text.ts';
import { codeBehind } from './declarations.ts';
import type { Modules } from './declarations.ts';

/** A machine of one version, with the modules of that version. */
export type CodeOfMachine = { machine: AnyStateMachine; file: string; modules: Modules };

/** A changed part, and the changed declarations that it refers to. The list is empty if its own code changed. */
export type CodeChange = { because: readonly string[] };

export type CodeChanges = {
  /** The named implementations whose code has changed, by their names. */
  named: Readonly<Record<KindOfCode, ReadonlyMap<string, CodeChange>>>;
  /** The transitions with changed inline code or changed parameters, by their later names. */
  transitions: ReadonlyMap<string, CodeChange>;
  /** The states that do something else when they are entered, by their later paths. */
  entered: ReadonlyMap<string, CodeChange>;
  left: ReadonlyMap<string, CodeChange>;
  /** The change of the initial context; null if it is the same. */
  start: CodeChange | null;
};

type Used = Readonly<Record<'before' | 'after', unknown>>;
type Versions = Readonly<Record<'before' | 'after', CodeOfMachine>>;

async function isSameCode(before: string, after: string): Promise<boolean> {
  if (before === after) return true;
  return (await essenceOf('before.js', before)) === (await essenceOf('after.js', after));
}

/** Returns the change of a value that both versions have; null if it is the same. */
async function changeOf({ before, after }: Versions, used: Used): Promise<CodeChange | null> {
  const [was, is] = [codeText(used.before), codeText(used.after)];
  if (!(await isSameCode(`_ = ${was.text}`, `_ = ${is.text}`))) return { because: [] };
  const old = codeBehind(before.modules, before.file, namesOf(was));
  const now = codeBehind(after.modules, after.file, namesOf(is));
  const because: string[] = [];
  for (const [name, code] of now) {
    const earlier = old.get(name);
    // oxlint-disable-next-line no-await-in-loop -- most declarations are the same, which takes no time
    if (earlier !== undefined && !(await isSameCode(earlier, code))) because.push(name);
  }
  return because.length > 0 ? { because } : null;
}

/** Returns the changed values of those that both versions have. */
async function changesOf(
  versions: Versions,
  used: readonly (readonly [name: string, used: Used])[],
): Promise<Map<string, CodeChange>> {
  const changes = new Map<string, CodeChange>();
  for (const [name, each] of used) {
    // oxlint-disable-next-line no-await-in-loop -- in order, so that the output is always the same
    const change = await changeOf(versions, each);
    if (change) changes.set(name, change);
  }
  return changes;
}

async function changesOfNamed(versions: Versions, kind: KindOfCode) {
  const [before, after] = [
    implementationsOf(versions.before.machine)[kind],
    implementationsOf(versions.after.machine)[kind],
  ];
  const used = Object.keys(after).flatMap((name) =>
    Object.hasOwn(before, name)
      ? [[name, { before: before[name], after: after[name] }] as const]
      : [],
  );
  const changes = await changesOf(versions, used);
  // A guard may combine others, and an action may run others.
  for (let size = -1; size < changes.size;) {
    ({ size } = changes);
    for (const [name, implementation] of Object.entries(after)) {
      if (changes.has(name)) continue;
      const code = codeText(implementation);
      const strings = new Set([...stringsOf(code), ...stringsIn(code.text)]);
      const inner = [...changes.keys()].filter((other) => strings.has(other));
      if (inner.length > 0) changes.set(name, { because: inner.map((it) => `\`${it}\``) });
    }
  }
  return changes;
}

const stringsIn = (text: string) =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, inner = '']) => inner);

const definitionsIn = (machine: AnyStateMachine) =>
  new Map(
    nodesOf(machine)
      .flatMap(definitionsOf)
      .map((definition) => [transitionName(machine, definition), codeOfTransition(definition).own]),
  );

const statesIn = (machine: AnyStateMachine, when: 'entering' | 'leaving') =>
  new Map(nodesOf(machine).map((node) => [pathOf(node.path), codeOfState(node)[when].own]));

/** Returns the values of the parts that both versions have, by their later names. */
function paired(
  names: Iterable<readonly [before: string, after: string]>,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): [name: string, used: Used][] {
  return [...names].flatMap(([was, is]) =>
    before.has(was) && after.has(is)
      ? [[is, { before: before.get(was), after: after.get(is) }] satisfies [string, Used]]
      : [],
  );
}

/** Finds the changed code of a machine that exists in both versions. */
export async function findCodeChanges(
  versions: Versions,
  { pairs }: Pick<Comparison, 'pairs'>,
): Promise<CodeChanges> {
  const { before, after } = versions;
  const transitions = [...pairs.transitions].map(([was, is]) => [was.name, is.name] as const);
  const changesOfStates = (when: 'entering' | 'leaving') =>
    changesOf(
      versions,
      paired(pairs.states, statesIn(before.machine, when), statesIn(after.machine, when)),
    );
  return {
    named: {
      guards: await changesOfNamed(versions, 'guards'),
      actions: await changesOfNamed(versions, 'actions'),
      delays: await changesOfNamed(versions, 'delays'),
      actors: await changesOfNamed(versions, 'actors'),
    },
    transitions: await changesOf(
      versions,
      paired(transitions, definitionsIn(before.machine), definitionsIn(after.machine)),
    ),
    entered: await changesOfStates('entering'),
    left: await changesOfStates('leaving'),
    start: await changeOf(versions, {
      before: codeOfStart(before.machine),
      after: codeOfStart(after.machine),
    }),
  };
}
