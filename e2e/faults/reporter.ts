/**
 * Writes docs/reliability.md after `npm run soak`. The page lists each fault, its tries and the data that was
 * not lost.
 */
import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TriedFault } from './fault.ts';

const file = new URL('../../docs/reliability.md', import.meta.url);

const today = new Date().toISOString().slice(0, 10);
const introduction = `# Reliability

This page lists the faults that the tests in \`e2e/faults\` inject in Chromium. They run against the build for
the emulators, which is the production build with the inspect client. \`npm run soak\` writes this page;
\`npm test\` runs a sample. A try counts only after the test has checked that the data survived. The result is “held” if every try ended as its row says. Damaged
text that is “set aside” is copied to another key of the browser’s storage. The last run was on
${today}.
`;

type Row = TriedFault & { result: string };

function toMarkdown(rows: readonly Row[]): string {
  const areas = new Set(rows.map(({ area }) => area));
  const sections = [...areas].map((area) => {
    const lines = rows
      .filter((row) => row.area === area)
      .map(
        ({ fault, tries, outcome, result }) => `| ${fault} | ${tries} | ${outcome} | ${result} |`,
      );
    return [
      `\n## ${area}\n`,
      '| Fault | Tries | The customer sees and keeps | Result |',
      '| --- | ---: | --- | --- |',
      ...lines,
    ].join('\n');
  });
  const tries = rows.reduce((sum, row) => sum + row.tries, 0);
  const counted = `\nIt counted ${tries.toLocaleString('en-IN')} tries of ${rows.length} faults.\n`;
  return `${introduction}${counted}${sections.join('\n')}\n`;
}

export default class ReliabilityReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'fault' || description === undefined) continue;
      const fault = JSON.parse(description) as TriedFault;
      const held = fault.tries > 0 ? 'held' : 'not tried';
      this.#rows.push({ ...fault, result: status === 'passed' ? held : status });
    }
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') return;
    // Sort the rows, because the workers finish in any order.
    const rows = this.#rows.toSorted(
      (a, b) => a.area.localeCompare(b.area) || a.fault.localeCompare(b.fault),
    );
    writeFileSync(file, toMarkdown(rows));
  }
}
