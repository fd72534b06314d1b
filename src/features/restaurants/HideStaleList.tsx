import { BeforeHydration } from '../../shared/BeforeHydration.tsx';

/**
 * The script that marks a page whose URL contains a search or whose history entry contains filters. The
 * prerendered page knows neither and lists all restaurants.
 */
const rememberedListScript =
  "if(history.state?.usr?.filter||new URLSearchParams(location.search).get('search'))document.documentElement.dataset.remembered=1";

// After eight seconds the list appears anyway, in case the app never starts.
const style = `
@keyframes remembered-list { to { visibility: visible } }
[data-remembered] main :is(h1, ul, [role=group]) {
  visibility: hidden;
  animation: remembered-list 0s 8s forwards;
}`;

/**
 * Hides the prerendered list from the first paint until hydration if the customer's own list differs from it.
 */
export function HideStaleList() {
  return <BeforeHydration css={style} script={rememberedListScript} />;
}
