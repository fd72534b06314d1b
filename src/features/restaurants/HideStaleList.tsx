import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/**
 * The script that marks a page whose URL contains a search or whose history entry contains filters. The
 * prerendered page knows neither and lists all restaurants. The script runs while the browser parses the
 * page. The security policy in firebase.json contains the script's hash.
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
  if (useIsHydrated()) return null;
  return (
    <>
      <style>{style}</style>
      <script dangerouslySetInnerHTML={{ __html: rememberedListScript }} />
    </>
  );
}
