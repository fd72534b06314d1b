/** Formats a recording as a journey, to be pasted among the handwritten journeys. */
import { literal } from './literal.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** The maximum width of a line of code. */
const WIDTH = 100;
/** The indentation of a journey in its file. */
const INDENT = ' '.repeat(4);

const commented = (text: string) => `    // ${text}`;

/** Returns remarks on a step for the author to check. */
function remarksOf({ phrase, others, carried, move, value, isUnlikely }: RecordedStep): string[] {
  const what = carried === undefined ? '' : ` Its payload was ${literal(carried)}.`;
  if (phrase === null) {
    const led = `It led to ${literal(value)}.`;
    return [`TODO The model has no phrase for this: ${move}.${what} ${led}`];
  }
  const or = others.map((other) => literal(other)).join(' or ');
  return [
    ...(carried === undefined ? [] : [`TODO Is this what happened?${what}`]),
    ...(others.length === 0 ? [] : [`TODO Or was it ${or}? Both lead to the same state.`]),
    ...(isUnlikely ? ['TODO The model says that this can’t happen here.'] : []),
  ];
}

function linesOfStep(step: RecordedStep): string[] {
  const remarks = remarksOf(step).map(commented);
  if (step.phrase === null) return remarks;
  const parts = [literal(step.phrase), literal(step.value)];
  const line = `    [${parts.join(', ')}],`;
  if (INDENT.length + line.length <= WIDTH) return [...remarks, line];
  return [...remarks, '    [', ...parts.map((part) => `      ${part},`), '    ],'];
}

function remarkOnStart({ start, startValue }: Recording): string[] {
  if (start !== null) return [];
  return [
    `  // TODO No start of the model is where this began: ${literal(startValue)}, or it is forgotten.`,
  ];
}

/** Returns the journey's code. The code is formatted, but a part that is wider than a line is not broken. */
export function toJourney(recording: Recording): string {
  const { actor, path, start, hasOtherStarts, steps } = recording;
  const lines = [
    ...(actor === null ? [] : [`// Recorded from ${actor}, on ${path}.`]),
    '{',
    `  name: 'TODO say in a clause what happens',`,
    ...(start !== null && hasOtherStarts ? [`  from: ${literal(start)},`] : []),
    ...remarkOnStart(recording),
    '  steps: [',
    ...steps.flatMap(linesOfStep),
    '  ],',
    '},',
  ];
  return `${lines.map((line) => `${INDENT}${line}`).join('\n')}\n`;
}
