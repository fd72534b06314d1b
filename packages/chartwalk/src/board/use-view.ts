/** Reads and changes the user's choices, which are in the page's URL. */
import { useSearchParams } from 'react-router-dom';
import type { BoardData } from '../gallery/board-data.ts';
import type { PinFilter } from './wall.ts';

/** The height of the pictures on the wall, in pixels. */
export const sizes = { small: 180, medium: 300, large: 480 } as const;
export type Size = keyof typeof sizes;

export type View = {
  search: string;
  variants: readonly string[];
  projects: readonly string[];
  /**
   * The baseline's name in the URL. The wall shows only the pictures that differ from the baseline, or all
   * pictures if the name is ''.
   */
  since: string;
  pins: PinFilter;
  size: Size;
};

/** The choices to change in the URL. An empty value removes a choice, so that the default applies again. */
export type ViewChange = Partial<Record<'search' | 'since' | 'pins' | 'size', string>> &
  Partial<Record<'variant' | 'project', readonly string[]>>;

const chosen = (all: readonly string[], wanted: readonly string[], usual: readonly string[]) => {
  const known = all.filter((name) => wanted.includes(name));
  return known.length > 0 ? known : usual;
};

/** Returns the choices in a URL's query. Defaults replace unknown values. */
export function viewOf(parameters: URLSearchParams, data: BoardData): View {
  const variants = data.variants.map(({ name }) => name);
  const pins = parameters.get('pins');
  const size = parameters.get('size') ?? '';
  return {
    search: parameters.get('search') ?? '',
    variants: chosen(variants, parameters.getAll('variant'), variants.slice(0, 1)),
    projects: chosen(data.projects, parameters.getAll('project'), data.projects.slice(0, 1)),
    since: parameters.get('since') ?? data.since ?? '',
    pins: pins === 'open' || pins === 'any' ? pins : 'all',
    size: Object.hasOwn(sizes, size) ? (size as Size) : 'medium',
  };
}

export function useView(data: BoardData): [view: View, change: (change: ViewChange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: ViewChange) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name);
      // An empty baseline stays in the URL, because otherwise the baseline of the option `--since` would be
      // used.
      for (const each of [value].flat())
        if (each !== '' || name === 'since') next.append(name, each);
    }
    setParameters(next, { replace: true });
  };
  return [viewOf(parameters, data), change];
}
