import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lints each piece of code in a separate file, and returns the pieces that the rule refuses.
 * @param rule the names of the plugin and the rule, as in `translated-text/own-element`
 */
export function findRefused(rule: string, pieces: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fooddash-lint-'));
  try {
    const config = join(folder, 'oxlint.json');
    const plugin = join(process.cwd(), `src/commands/lint/${rule.split('/')[0]}.mjs`);
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [plugin],
        categories: { correctness: 'off' },
        rules: { [rule]: 'warn' },
      }),
    );
    for (const [index, piece] of pieces.entries()) {
      writeFileSync(join(folder, `piece-${index}.tsx`), piece);
    }
    const report = execFileSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'unix', folder], {
      encoding: 'utf8',
    });
    return pieces.filter((_, index) => report.includes(`piece-${index}.tsx:`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
