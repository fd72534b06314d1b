import createCache from '@emotion/cache';

type StylisPlugin = NonNullable<NonNullable<Parameters<typeof createCache>[0]>['stylisPlugins']>[0];

/** The one property of ours that a current browser (Safari) only knows by its prefix. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/**
 * Where emotion keeps the styles. Its own cache prefixes whatever any browser of the last ten years
 * asked for, which is a sixth of a page's HTML.
 */
export function createStyleCache() {
  return createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
}
