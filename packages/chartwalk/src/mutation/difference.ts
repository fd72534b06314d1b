/**
 * Looks for a difference between a machine and its mutant in every place that the model can reach, not only
 * on the walks. Each step of a path leads to a place, which is a state with the model's memory.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { dryRun, restored } from '../dry-run.ts';
import type { AnyModel } from '../model.ts';
import { getAllSteps } from '../paths/graph.ts';
import { inWords } from '../paths/path-model.ts';
import { getModelMemory, walkableOf } from '../paths/walk-steps.ts';
import type { WalkStep } from '../paths/walk-steps.ts';
import type { Difference } from './record.ts';

type Result =
  | { error: string }
  | { state: unknown; memory: unknown; context: Readonly<Record<string, string>> };

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // `JSON.stringify` throws an error for circular values and BigInts, so all of these count as equal.
    return '';
  }
}

/** Returns the result of a step's events after the snapshot `from`. */
function resultOf(model: AnyModel, from: AnyMachineSnapshot, { events }: WalkStep): Result {
  const { machine } = model;
  const { step } = dryRun(machine);
  try {
    let snapshot = restored(machine, from);
    for (const event of events) ({ snapshot } = step(snapshot, event));
    return {
      state: [snapshot.value, snapshot.status],
      memory: getModelMemory(model, snapshot),
      context: Object.fromEntries(
        Object.entries(snapshot.context).map(([field, held]) => [field, textOf(held)]),
      ),
    };
  } catch (error) {
    return { error: String(error) };
  }
}

/**
 * Returns the first part in which two results differ: the state, the memory or the context; null if none
 * differs.
 */
function differingPart(one: Result, other: Result): Omit<Difference, 'after'> | null {
  if ('error' in one || 'error' in other) {
    return isDeepStrictEqual(one, other) ? null : { part: 'state', fields: [] };
  }
  if (!isDeepStrictEqual(one.state, other.state)) return { part: 'state', fields: [] };
  if (!isDeepStrictEqual(one.memory, other.memory)) return { part: 'memory', fields: [] };
  const all = Object.keys({ ...one.context, ...other.context });
  const fields = all.filter((field) => one.context[field] !== other.context[field]);
  return fields.length > 0 ? { part: 'context', fields } : null;
}

function phrasesTo({ before, sampledMove }: WalkStep): string[] {
  return before ? phrasesTo(before).concat(sampledMove?.phrase ?? '') : [];
}

type Known = {
  walkStep: WalkStep;
  from: AnyMachineSnapshot;
  phrases: readonly string[];
  result: Result;
};

/**
 * Returns every step of a model with its result. The steps with the fewest events before them come first.
 */
function knownOf(model: AnyModel): Known[] {
  const known: Known[] = [];
  for (const start of Object.keys(model.starts)) {
    for (const walkStep of getAllSteps(walkableOf(model, start))) {
      const from = walkStep.before?.expected;
      const phrases = [start, ...phrasesTo(walkStep)];
      if (from) known.push({ walkStep, from, phrases, result: resultOf(model, from, walkStep) });
    }
  }
  return known.toSorted((one, other) => one.phrases.length - other.phrases.length);
}

/**
 * Returns a function that finds the clearest difference between the model and a mutated one. The function
 * returns null if the state and the context are the same after every event, in every place that the model
 * reaches.
 */
export function differenceFrom(model: AnyModel): (mutated: AnyModel) => Difference | null {
  let known: Known[] | undefined;
  return (mutated) => {
    known ??= knownOf(model);
    const found: Partial<Record<Difference['part'], Difference>> = {};
    for (const { walkStep, from, phrases, result } of known) {
      const differing = differingPart(result, resultOf(mutated, from, walkStep));
      if (differing) found[differing.part] ??= { ...differing, after: inWords(phrases) };
      if (found.state) break;
    }
    return found.state ?? found.memory ?? found.context ?? null;
  };
}
