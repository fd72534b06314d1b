/**
 * Writes docs/reliability.md after a whole run of the browser tests: what went wrong, how often it was
 * tried, and what was kept. In a soak, which is a part of them only, it prints the table instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { formatTable } from '../../src/commands/table.mjs';
import type { Fault } from './fault.ts';

const file = new URL('../../docs/reliability.md', import.meta.url);

const introduction = `# Reliability

What was made to go wrong in Chromium, on the production build, by the tests in \`e2e/faults\`. A whole
run of \`npm test\` writes this page; \`npm run soak\` tries ten times as often what is counted here in
hundreds, and prints its own table.
`;

type Row = Fault & { result: string };

const isSoak = process.env['SOAK'] !== undefined;

function toMarkdown(rows: readonly Row[]): string {
  const areas = new Set(rows.map(({ area }) => area));
  const sections = [...areas].map((area) => {
    const lines = rows
      .filter((row) => row.area === area)
      .map(({ fault, tries, kept, result }) => `| ${fault} | ${tries} | ${kept} | ${result} |`);
    return [
      `\n## ${area}\n`,
      '| Fault | Tries | What the customer sees and keeps | Result |',
      '| --- | ---: | --- | --- |',
      ...lines,
    ].join('\n');
  });
  return `${introduction}${sections.join('\n')}\n`;
}

export default class ReliabilityReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'fault' || description === undefined) continue;
      const fault = JSON.parse(description) as Fault;
      this.#rows.push({ ...fault, result: status === 'passed' ? 'held' : status });
    }
  }

  onEnd(): void {
    // Workers finish in any order.
    const rows = this.#rows.toSorted(
      (a, b) => a.area.localeCompare(b.area) || a.fault.localeCompare(b.fault),
    );
    if (rows.length === 0) return;
    if (isSoak) {
      const cells = rows.map(({ fault, tries, result }) => [fault, String(tries), result]);
      process.stdout.write(`\n${formatTable([['Fault', 'Tries', 'Result'], ...cells])}\n`);
      return;
    }
    const text = toMarkdown(rows);
    if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(file, text);
  }
}
