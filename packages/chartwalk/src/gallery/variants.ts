import { GalleryProblem } from './gallery-problem.ts';

/** A variant in which the gallery shows each state, such as a phone in dark mode. */
export type GalleryVariant = {
  /** The name on the board, such as `Phone dark`. It is unique. */
  name: string;
  /** The size of the browser's window in CSS pixels. */
  width: number;
  height: number;
  /** The colour scheme that the browser asks for; light by default. */
  colorScheme?: 'light' | 'dark';
  /** The size of all text, as a multiple of the usual size; 1 by default. */
  textScale?: number;
};

const phone = { width: 390, height: 780 };
const desktop = { width: 1280, height: 780 };

/** The variants that are used if a project does not list its own. */
export const usualVariants: readonly GalleryVariant[] = [
  { name: 'Phone', ...phone },
  { name: 'Phone dark', ...phone, colorScheme: 'dark' },
  { name: 'Phone large text', ...phone, textScale: 2 },
  { name: 'Desktop', ...desktop },
  { name: 'Desktop dark', ...desktop, colorScheme: 'dark' },
  { name: 'Desktop large text', ...desktop, textScale: 2 },
];

const isCalled = (name: string) => (variant: GalleryVariant) =>
  variant.name.toLowerCase() === name.toLowerCase();

/**
 * Returns the named variants, or all variants if none is named.
 *
 * @throws an error if there is no variant with one of the names
 */
export function chooseVariants(
  variants: readonly GalleryVariant[],
  names: readonly string[],
): readonly GalleryVariant[] {
  const unknown = names.find((name) => !variants.some(isCalled(name)));
  if (unknown !== undefined) {
    const known = variants.map(({ name }) => `  ${name}`).join('\n');
    throw new GalleryProblem(
      `There is no variant called ${unknown}. These are the variants:\n${known}`,
    );
  }
  if (names.length === 0) return variants;
  return variants.filter((variant) => names.some((name) => isCalled(name)(variant)));
}
