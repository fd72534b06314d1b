/** Writes every machine of a project into one Markdown document. */
import { countsOf } from '../catalogue.ts';
import type { Chart } from '../chart.ts';
import { toMermaid } from './mermaid.ts';
import { formatCount } from '../words.ts';

type Document = {
  /** The project's introduction, which precedes all machines. */
  intro: string;
  /** Returns the path of a machine's file, relative to the document. */
  pathOf: (machineId: string) => string;
};

function sectionOf(chart: Chart, { pathOf }: Document): string {
  const { states, transitions } = countsOf(chart);
  const counts = `${formatCount(states, 'state')}, ${formatCount(transitions, 'transition')}.`;
  const path = pathOf(chart.id);
  return [
    `## ${chart.id}`,
    chart.description ?? '',
    `${counts} Source: [${path.replace(/^(?:\.\.?\/)+/, '')}](${path}).`,
    `\`\`\`mermaid\n${toMermaid(chart)}\`\`\``,
  ].join('\n\n');
}

/** Returns the document's text, for charts that are sorted by ID. */
export function toDocument(charts: readonly Chart[], document: Document): string {
  const intro = [
    '# Statecharts',
    document.intro,
    'Regions of a parallel state are separated by a dashed line. A transition out of “(anywhere)” can be taken from every state inside the box that contains it. Notes list what a state invokes, what it does on entry and exit, and the events that it answers without leaving.',
    charts.map(({ id }) => `- [${id}](#${id})`).join('\n'),
  ].join('\n\n');
  return `${[intro, ...charts.map((chart) => sectionOf(chart, document))].join('\n\n')}\n`;
}
