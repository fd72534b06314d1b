/** Describes a recording in a bug report, with a link that opens the same walk. */
import { addressOf } from '../catalogue.ts';
import { toLink } from '../simulation/walk-link.ts';
import type { Samples } from '../simulation/samples.ts';
import { innermost } from '../state-paths.ts';
import { triggerLabel } from '../drawing/lines.ts';
import { triggerNamed } from '../triggers.ts';
import type { RecordedStep, Recording } from './recording.ts';

const told = (value: RecordedStep['value']) => innermost(value).join(', ');

const inCode = (value: unknown) => `\`${JSON.stringify(value)}\``;

function describe({ phrase, others, move, carried, isUnlikely }: RecordedStep): string {
  const what = phrase ?? `**${triggerLabel(triggerNamed(move))}** (the model has no phrase for it)`;
  return [
    what,
    ...(others.length === 0 ? [] : [`or ${others.join(', or ')}`]),
    ...(carried === undefined ? [] : [`with ${inCode(carried)}`]),
    ...(isUnlikely ? ['which the model says can’t happen here'] : []),
  ].join(', ');
}

/** Returns the time of day in UTC, to the millisecond. */
const timeOf = (at: number) => new Date(at).toISOString().slice(11, 23);

function describeStep(step: RecordedStep, index: number): string {
  const when = step.at === null ? '' : `${timeOf(step.at)} `;
  return `${index + 1}. ${when}${describe(step)} → ${told(step.value)}`;
}

/**
 * Returns a link that opens the walk in the simulation; null if the walk does not begin at one of the model's
 * `starts`.
 */
function linkTo(
  { machine, start, walk }: Recording,
  samples: ReadonlyMap<string, Samples>,
  page: string,
): string | null {
  if (start === null) return null;
  const query = new URLSearchParams({ from: start, walk: toLink(walk, samples) });
  return `${page}#${addressOf(machine, 'simulate')}?${query}`;
}

/**
 * Returns the report in Markdown.
 *
 * @param page the URL of the statecharts page, without the `#` and everything after it
 */
export function toBugReport(
  recording: Recording,
  samples: ReadonlyMap<string, Samples>,
  page: string,
): string {
  const { machine, actor, path, start, startValue, steps, context } = recording;
  const origin = actor === null ? 'in the simulation' : `in the app, from ${actor}, on ${path}`;
  const link = linkTo(recording, samples, page);
  const end = steps.at(-1)?.value ?? startValue;
  return [
    `# ${machine}: (say in a sentence what is wrong)`,
    '',
    `Recorded ${origin}.`,
    '',
    '## What happened',
    '',
    `It started in ${told(startValue)}${start === null ? '' : ` (${start})`}.`,
    '',
    ...steps.map(describeStep),
    '',
    `It ended in ${told(end)}, with`,
    '',
    '```json',
    JSON.stringify(context, null, 2),
    '```',
    '',
    '## What should have happened',
    '',
    '(to be written)',
    '',
    ...(link === null
      ? ['The walk has no link: it did not begin at a start of the model.']
      : [`[Walk through it in the simulation](${link})`]),
    '',
  ].join('\n');
}
