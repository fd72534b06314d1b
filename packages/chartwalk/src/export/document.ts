/** Every machine of the catalogue as one Markdown document. */
import { countsOf } from '../catalogue.ts';
import type { Chart } from '../chart.ts';
import { toMermaid } from './mermaid.ts';

function sectionOf(chart: Chart): string {
  const { states, transitions } = countsOf(chart);
  const counts = `${states} states, ${transitions} ${transitions === 1 ? 'transition' : 'transitions'}.`;
  return [
    `## ${chart.id}`,
    chart.description ?? '',
    `${counts} Source: [machines/${chart.id}.ts](../machines/${chart.id}.ts).`,
    `\`\`\`mermaid\n${toMermaid(chart)}\`\`\``,
  ].join('\n\n');
}

/** The text of docs/statecharts.md, for charts in the order of their ids. */
export function toDocument(charts: readonly Chart[]): string {
  const intro = [
    '# Statecharts',
    'The machines that run in production, drawn from their code by `npm run document`; a test fails when this page is stale. `npm run statecharts` opens the interactive page.',
    'Regions of a parallel state are separated by a dashed line. A transition out of “(anywhere)” is taken from every state around it. Notes list what a state invokes, what it does on entry and exit, and the events that it answers without leaving.',
    charts.map(({ id }) => `- [${id}](#${id})`).join('\n'),
  ].join('\n\n');
  return `${[intro, ...charts.map(sectionOf)].join('\n\n')}\n`;
}
