import createCache from '@emotion/cache';
import type { StylisPlugin } from '@emotion/cache';

/** Properties that the supported Safari versions know only with a prefix. */
const prefixed = new Set<unknown>(['user-select', 'backdrop-filter']);

const prefixForSafari: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !prefixed.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Creates where emotion keeps its styles. The prefixes that it writes by itself are for browsers that
 * can't run the app, and were a seventh of a page.
 */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefixForSafari] });
