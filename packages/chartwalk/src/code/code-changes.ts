/** Finds the parts of a machine whose code has changed, even if its chart has not. */
import type { AnyStateMachine } from 'xstate';
import { transitionName } from '../chart.ts';
import { namedPieces } from './implementations.ts';
import type { Modules } from './modules.ts';
import { changeOf } from './piece.ts';
import type { CodeChange, Piece } from './piece.ts';
import { pieceOfValue, textsIn } from './values.ts';
import type { Comparison } from '../comparison/compare.ts';
import { pathOf } from '../state-paths.ts';
import {
  codeOfStart,
  codeOfState,
  codeOfTransition,
  definitionsOf,
  forEachKind,
  implementationsOf,
  nodesOf,
} from '../structure.ts';
import type { KindOfCode } from '../structure.ts';

/** A loaded machine of one version, with the modules of that version. */
export type CodeOfMachine = { machine: AnyStateMachine; file: string; modules: Modules };

export type CodeChanges = {
  /** The code changes of named implementations. The keys are their kinds and names. */
  named: Readonly<Record<KindOfCode, ReadonlyMap<string, CodeChange>>>;
  /** The changes of the inline code or parameters of transitions. The keys are the later names. */
  transitions: ReadonlyMap<string, CodeChange>;
  /** The changes of the code that runs on entry to states. The keys are the later paths. */
  entered: ReadonlyMap<string, CodeChange>;
  left: ReadonlyMap<string, CodeChange>;
  /** The change of the initial context; null if it is the same. */
  start: CodeChange | null;
};

type Versions = Readonly<Record<'before' | 'after', CodeOfMachine>>;

/**
 * The code of a transition, a state or an implementation in both versions, with its name in the later one.
 */
type Pair = readonly [name: string, before: readonly Piece[], after: readonly Piece[]];

/**
 * Returns the changes of these pairs. Before the comparison, renamed implementations get their later names in
 * the earlier code.
 */
function changesOf(
  { before, after }: Versions,
  renames: ReadonlyMap<string, string>,
  pairs: readonly Pair[],
): Map<string, CodeChange> {
  return new Map(
    pairs.flatMap(([name, was, is]) => {
      const change = changeOf(
        { modules: before.modules, pieces: was.map((piece) => withLaterTexts(piece, renames)) },
        { modules: after.modules, pieces: is },
      );
      return change ? [[name, change] as const] : [];
    }),
  );
}

function withLaterTexts(piece: Piece, renames: ReadonlyMap<string, string>): Piece {
  if (renames.size === 0) return piece;
  const expression = piece.expression.replaceAll(/"([^"\\]*)"/g, (text, name: string) => {
    const later = renames.get(name);
    return later === undefined ? text : JSON.stringify(later);
  });
  return { ...piece, expression };
}

function changesOfNamed(
  versions: Versions,
  renames: ReadonlyMap<string, string>,
  kind: KindOfCode,
): Map<string, CodeChange> {
  const { before, after } = versions;
  const was = namedPieces(before.modules, before.file, before.machine)[kind];
  const is = namedPieces(after.modules, after.file, after.machine)[kind];
  const pairs = [...is].flatMap(([name, pieces]): Pair[] => {
    const earlier = was.get(name);
    return earlier ? [[name, earlier, pieces]] : [];
  });
  const changes = changesOf(versions, renames, pairs);
  // A guard may combine other guards, and an action may run other actions. If an inner guard or action
  // changes, the outer one counts as changed, too.
  const all = Object.entries(implementationsOf(after.machine)[kind]).map(
    ([name, implementation]) => [name, new Set(textsIn(implementation))] as const,
  );
  for (let size = -1; size < changes.size;) {
    ({ size } = changes);
    for (const [name, texts] of all) {
      if (changes.has(name)) continue;
      const inner = [...changes.keys()].filter((other) => texts.has(other));
      if (inner.length > 0) changes.set(name, { because: inner.map((it) => `\`${it}\``) });
    }
  }
  return changes;
}

const definitionsIn = (machine: AnyStateMachine) =>
  new Map(
    nodesOf(machine)
      .flatMap(definitionsOf)
      .map((definition) => [transitionName(machine, definition), codeOfTransition(definition).own]),
  );

const statesIn = (machine: AnyStateMachine, when: 'entering' | 'leaving') =>
  new Map(nodesOf(machine).map((node) => [pathOf(node.path), codeOfState(node)[when].own]));

const startOf = (machine: AnyStateMachine) => new Map([['', codeOfStart(machine)]]);

/** Returns the code of the values that exist in both versions, under their later names. */
function paired(
  { before, after }: Versions,
  names: Iterable<readonly [before: string, after: string]>,
  valuesIn: (machine: AnyStateMachine) => ReadonlyMap<string, unknown>,
): Pair[] {
  const [was, is] = [valuesIn(before.machine), valuesIn(after.machine)];
  return [...names].flatMap(([old, now]): Pair[] =>
    was.has(old) && is.has(now)
      ? [[now, [pieceOfValue(was.get(old), before.file)], [pieceOfValue(is.get(now), after.file)]]]
      : [],
  );
}

/**
 * Finds the changed code of a machine that exists in both versions. States and transitions that already
 * differ in the charts are left out.
 */
export function findCodeChanges(versions: Versions, comparison: Comparison): CodeChanges {
  const { pairs, renames, states, transitions } = comparison;
  const { guards, actions, actors, delays } = renames;
  const laterNames = new Map([...guards, ...actions, ...actors, ...delays]);
  const charted = new Set([
    ...states.map(({ after }) => after?.path),
    // A transition whose parts were only renamed is not left out, because its code may have changed, too.
    ...transitions.flatMap(({ change, after }) => (change === 'renamed' ? [] : after?.name)),
  ]);
  const changesIn = (
    names: Iterable<readonly [before: string, after: string]>,
    valuesIn: (machine: AnyStateMachine) => ReadonlyMap<string, unknown>,
  ) => {
    const uncharted = [...names].filter(([, after]) => !charted.has(after));
    return changesOf(versions, laterNames, paired(versions, uncharted, valuesIn));
  };
  return {
    named: forEachKind((kind) => changesOfNamed(versions, laterNames, kind)),
    transitions: changesIn(
      pairs.transitions.map(([was, is]) => [was.name, is.name]),
      definitionsIn,
    ),
    entered: changesIn(pairs.states, (machine) => statesIn(machine, 'entering')),
    left: changesIn(pairs.states, (machine) => statesIn(machine, 'leaving')),
    start: changesOf(versions, laterNames, paired(versions, [['', '']], startOf)).get('') ?? null,
  };
}
