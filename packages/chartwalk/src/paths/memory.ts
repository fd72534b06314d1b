/**
 * Finds context fields that a guard reads but a model's `memory` omits. Paths treat snapshots with the same
 * state and the same memory as one place. If a field is omitted, guards may give different results in the
 * same place.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { restored } from '../dry-run.ts';
import type { AnyModel } from '../model.ts';
import { sidesOf, createStepAt, walkableFrom, walkableOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

export type Forgotten = {
  /** The context fields in which two snapshots of one place differ. */
  fields: readonly string[];
  /** The names of the transitions whose guards give different results for the two snapshots. */
  transitions: readonly string[];
};

type Context = Readonly<Record<string, unknown>>;
/**
 * The results of the guards for each event that is possible after a snapshot. The keys are the phrases of the
 * events.
 */
type Answers = ReadonlyMap<string, ReadonlySet<string>>;

const textOf = (value: unknown) => JSON.stringify(value) ?? '';

function differing(one: Context, other: Context): string[] {
  return Object.keys(one).filter(
    (field) => one[field] !== other[field] && textOf(one[field]) !== textOf(other[field]),
  );
}

function answersOf(model: AnyModel, walkSteps: readonly WalkStep[]): Answers {
  return new Map(
    walkSteps.map((walkStep) => {
      const { passed, refused } = sidesOf(model.machine, walkStep);
      const answers = [
        ...[...passed].map((name) => `+${name}`),
        ...[...refused].map((name) => `-${name}`),
      ];
      return [walkStep.sampledMove?.phrase ?? '', new Set(answers)];
    }),
  );
}

function answersAt(model: AnyModel, snapshot: AnyMachineSnapshot): Answers {
  const { next, start } = walkableFrom(model, createStepAt(snapshot));
  return answersOf(model, next(start));
}

/**
 * Compares the guards' results for two snapshots. Returns the transitions whose guards gave different results
 * for the same event.
 */
function disagreeing(here: Answers, there: Answers): string[] {
  const transitions = new Set<string>();
  for (const [phrase, answers] of here) {
    const others = there.get(phrase) ?? answers;
    for (const answer of [...answers, ...others]) {
      if (answers.has(answer) !== others.has(answer)) transitions.add(answer.slice(1));
    }
  }
  return [...transitions];
}

/** Returns a snapshot with one field of its context taken from another context. */
function withField(
  { machine }: AnyModel,
  snapshot: AnyMachineSnapshot,
  field: string,
  other: Context,
): AnyMachineSnapshot {
  const context = { ...snapshot.context, [field]: other[field] };
  return restored(machine, { ...snapshot, context });
}

/**
 * Returns each field that alone is enough to change the results of guards. If no field is enough, returns all
 * fields in which the snapshots differ.
 */
function decisive(
  model: AnyModel,
  one: AnyMachineSnapshot,
  other: AnyMachineSnapshot,
  answers: Answers,
): string[] {
  const fields = differing(one.context, other.context);
  const alone = fields.filter((field) => {
    const mixed = withField(model, one, field, other.context);
    return disagreeing(answers, answersAt(model, mixed)).length > 0;
  });
  return alone.length > 0 ? alone : fields;
}

/** The maximum number of contexts to check in one place, and in all places that one start can lead to. */
const MAX_VARIANTS = { perState: 20, perStart: 2000 };

/**
 * Returns each combination of fields that a model's memory omits. If a known place is reached with another
 * context, the search continues from that place, because an omitted field may matter only later.
 */
export function forgottenOf(model: AnyModel): Forgotten[] {
  const found = new Map<string, Forgotten>();
  for (const start of Object.keys(model.starts)) {
    const { start: first, next, stateKey } = walkableOf(model, start);
    const known = new Map<string, { walkStep: WalkStep; variants: Set<string> }>();
    const open = [first];
    let variants = 0;
    for (const walkStep of open) {
      const here = known.get(stateKey(walkStep));
      if (!here) {
        known.set(stateKey(walkStep), { walkStep, variants: new Set() });
        open.push(...next(walkStep));
      } else if (isNew(here, walkStep) && variants < MAX_VARIANTS.perStart) {
        variants += 1;
        open.push(...next(walkStep));
        const answers = answersOf(model, next(here.walkStep));
        const transitions = disagreeing(answers, answersOf(model, next(walkStep)));
        if (transitions.length === 0) continue;
        const fields = decisive(model, here.walkStep.expected, walkStep.expected, answers);
        found.set(fields.join(), { fields, transitions });
      }
    }
  }
  return [...found.values()];
}

/** Records the context with which a place is reached. Returns whether the context is new for this place. */
function isNew(
  { walkStep: known, variants }: { walkStep: WalkStep; variants: Set<string> },
  walkStep: WalkStep,
): boolean {
  const { context } = walkStep.expected as { context: Context };
  const fields = differing(known.expected.context, context);
  const variant = textOf(fields.map((field) => [field, context[field]]));
  if (walkStep.isLast || fields.length === 0 || variants.has(variant)) return false;
  if (variants.size >= MAX_VARIANTS.perState) return false;
  variants.add(variant);
  return true;
}

export function forgottenInWords({ fields, transitions }: Forgotten): string {
  const lacking = fields.map((field) => `\`${field}\``).join(' and ');
  return `\`memory\` lacks ${lacking}, which a guard reads: ${transitions.join('; ')}`;
}
