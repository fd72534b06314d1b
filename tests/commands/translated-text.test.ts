import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fooddash-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lints these, each on a line of its own, and returns those that the rule refuses. */
function refused(lines: readonly string[]): string[] {
  const config = join(folder, 'oxlint.json');
  const code = join(folder, 'code.tsx');
  const plugin = join(process.cwd(), 'src/commands/lint/translated-text.mjs');
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [plugin],
      categories: { correctness: 'off' },
      rules: { 'translated-text/own-element': 'warn' },
    }),
  );
  writeFileSync(code, lines.map((line, index) => `const x${index} = ${line};`).join('\n'));
  const report = execFileSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'unix', code], {
    encoding: 'utf8',
  });
  return lines.filter((_, index) => report.includes(`code.tsx:${index + 1}:`));
}

describe('the lint rule for translated text', () => {
  test('refuses text that changes beside something else, and text behind what comes and goes @23.10 @P.23', () => {
    const unsafe = [
      '<h1>{count} found</h1>',
      "<p>A new version. {isGuest && 'Sign in.'}</p>",
      '<p>{isWrong && <Icon />}{help}</p>',
      '<p>{isOpen && <Icon />} Open now</p>',
      "<p>{isDay ? 'Day' : 'Night'}<Icon /></p>",
      '<p>{isDay ? day : night}<Icon /></p>',
      "<Button>{isBusy ? 'Wait' : 'Send'}</Button>",
      '<Button startIcon={<Icon />}>{label}</Button>',
      '<>{`${count} left`}</>',
      'isLate ? <Button>OK</Button> : <><Button>Keep</Button><Icon /></>',
      '<Tab label={`Past (${count})`} />',
    ];
    expect(refused(unsafe)).toEqual(unsafe);
  });

  test('allows text that is all of its element, and fixed text before what comes and goes', () => {
    expect(
      refused([
        '<h1>{`${count} found`}</h1>',
        "<p>{isOpen ? 'Open' : 'Closed'}</p>",
        '<p>{help}</p>',
        '<p>A flat <Price /> at checkout.</p>',
        '<p>Veg {isOn && <Icon />}</p>',
        '<p>{isWrong && <Icon />}<span>{help}</span></p>',
        '<Button>Undo</Button>',
        '<Button><span>{label}</span></Button>',
        '<Tab label={<span>{label}</span>} />',
      ]),
    ).toEqual([]);
  });
});
