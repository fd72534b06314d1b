import type { Plugin } from 'vite';

export type ScreenFault = {
  /** A clause that describes the fault, such as “the cart bar closes the cart”. */
  name: string;
  kind: string;
  file: string;
  from: string;
  to: string;
  /** The name of the file in `tests/paths` whose walks should catch the fault. */
  walk: string;
};

type Replacement = Pick<ScreenFault, 'file' | 'from' | 'to'>;

/**
 * The replacements that every run makes. They store this run's coverage in a folder of its own, so that the
 * coverage of other runs is not overwritten.
 */
export const always: readonly Replacement[] = [
  {
    file: 'packages/chartwalk/src/paths/coverage-record.ts',
    from: "resolve('.cache/path-coverage')",
    to: "resolve('.cache/screen-faults/path-coverage')",
  },
];

/**
 * Returns the code of a file after the replacement.
 *
 * @throws if the code does not contain the replaced text exactly once
 */
export function replaceIn(code: string, { file, from, to }: Replacement): string {
  const count = code.split(from).length - 1;
  if (count !== 1) throw new Error(`${file} contains “${from}” ${count} times.`);
  return code.replace(from, () => to);
}

/** Changes source files while they are loaded, so that no file on the disk changes. */
export function applyFault(fault: ScreenFault | undefined): Plugin {
  const replacements = fault ? [...always, fault] : always;
  return {
    name: 'fooddash:apply-fault',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const changed = replacements
        .filter(({ file }) => path.endsWith(`/${file}`))
        .reduce(replaceIn, code);
      return changed === code ? null : changed;
    },
  };
}
