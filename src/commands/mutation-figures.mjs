/**
 * What `docs/mutation.md` says of a mutation report: the figures of each file, and each mutant that no
 * test told from the original, with the reason.
 */

/** @typedef {{ line: number, column: number }} Position both counted from 1 */
/** @typedef {{ status: string, replacement?: string, location: { start: Position, end: Position } }} Mutant */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report */
/** @typedef {{ file: string, original: string, replacement: string }} Change */
/** @typedef {Change & { line: number }} Survivor */
/** @typedef {Change & { reason: string }} Explanation */

/** @param {Mutant[]} mutants */
function figuresOf(mutants) {
  /** @param {string} status */
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, survived, timeout, uncovered] = [
    count('Killed'),
    count('Survived'),
    count('Timeout'),
    count('NoCoverage'),
  ];
  const all = killed + survived + timeout + uncovered;
  const score = all === 0 ? '–' : `${((100 * (killed + timeout)) / all).toFixed(2)} %`;
  return [all, killed, survived, timeout, uncovered, score];
}

/** @param {readonly (string | number)[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A table with a row for each file, and one for all of them.
 * @param {Report} report
 */
export function figuresTable({ files }) {
  const names = Object.keys(files).toSorted();
  return [
    row(['file', 'mutants', 'killed', 'survived', 'timeout', 'no coverage', 'score']),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...names.map((name) => row([`\`${name}\``, ...figuresOf(files[name]?.mutants ?? [])])),
    row(['all', ...figuresOf(Object.values(files).flatMap(({ mutants }) => mutants))]),
  ].join('\n');
}

/**
 * With the lines that the mutant changes, before and after, each as one line.
 * @param {string} file
 * @param {string} source
 * @param {Mutant} mutant
 * @returns {Survivor}
 */
function survivorOf(file, source, { replacement = '', location: { start, end } }) {
  const lines = source.split('\n');
  const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1);
  const after = (lines[end.line - 1] ?? '').slice(end.column - 1);
  return {
    file,
    line: start.line,
    original: oneLine(lines.slice(start.line - 1, end.line).join('\n')),
    replacement: oneLine(`${before}${replacement}${after}`),
  };
}

/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The mutants that the tests did not tell from the original, in the order of the files.
 * @param {Report} report
 * @returns {Survivor[]}
 */
export function survivorsOf({ files }) {
  return Object.keys(files)
    .toSorted()
    .flatMap((file) => {
      const { source, mutants } = files[file] ?? { source: '', mutants: [] };
      return mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .toSorted((a, b) => a.location.start.line - b.location.start.line)
        .map((mutant) => survivorOf(file, source, mutant));
    });
}

/**
 * @param {readonly Survivor[]} survivors
 * @param {readonly Explanation[]} explanations
 */
export function survivorsList(survivors, explanations) {
  if (survivors.length === 0) return 'None.';
  return survivors
    .map((survivor) => {
      const reason = explanationOf(survivor, explanations)?.reason ?? '**No reason given yet.**';
      const { file, line, original, replacement } = survivor;
      return `- \`${file}:${line}\`: \`${original}\`\n  becomes \`${replacement}\`. ${reason}`;
    })
    .join('\n');
}

/**
 * The survivors that nobody has given a reason for, and the reasons whose mutant is gone.
 * @param {readonly Survivor[]} survivors
 * @param {readonly Explanation[]} explanations
 */
export function mismatchesOf(survivors, explanations) {
  const used = new Set(survivors.map((survivor) => explanationOf(survivor, explanations)));
  return {
    unexplained: survivors.filter((survivor) => !explanationOf(survivor, explanations)),
    outdated: explanations.filter((explanation) => !used.has(explanation)),
  };
}

/**
 * @param {Change} change
 * @param {readonly Explanation[]} explanations
 */
function explanationOf({ file, original, replacement }, explanations) {
  return explanations.find(
    (known) =>
      known.file === file && known.original === original && known.replacement === replacement,
  );
}

/**
 * The document with something new between the comments that name a section's beginning and end.
 * @param {string} markdown
 * @param {string} section
 * @param {string} content
 */
export function withSection(markdown, section, content) {
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [markdown.indexOf(begin), markdown.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no section "${section}".`);
  return `${markdown.slice(0, from + begin.length)}\n\n${content}\n\n${markdown.slice(to)}`;
}
