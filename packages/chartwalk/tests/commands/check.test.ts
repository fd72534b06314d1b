/** Runs `chartwalk check` on another project, which the test creates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../commands/check.mjs', import.meta.url));

test('chartwalk check finds and simulates a project’s machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-project-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "checked", "type": "module" }');
    writeFileSync(
      join(folder, 'toggle.ts'),
      `import { createMachine } from 'xstate';
       export const toggle = createMachine({ id: 'toggle', initial: 'off',
         states: { off: { on: { SWITCH: 'on' } }, on: { on: { SWITCH: 'off' } } } });`,
    );
    const said = execFileSync(process.execPath, [command, folder], { encoding: 'utf8' });
    expect(said).toMatch(/^toggle\.ts +toggle +yes +yes +all +clear +yes +2 steps/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
