import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/**
 * The list as the customer left it is known to the history and the URL only, so the prerendered page
 * shows every restaurant. Other parameters and states say nothing of the list. The script runs as the
 * page is parsed. The policy in firebase.json names its hash.
 */
const rememberedListScript =
  "if(history.state?.usr?.filter||new URLSearchParams(location.search).get('search'))document.documentElement.dataset.remembered=1";

// Comes back by itself, should the app never start.
const style = `
@keyframes remembered-list { to { visibility: visible } }
[data-remembered] main :is(h1, ul, [role=group]) {
  visibility: hidden;
  animation: remembered-list 0s 8s forwards;
}`;

/** Hides a list that is not the customer's, from the first paint until the app has loaded. */
export function HideStaleList() {
  if (useIsHydrated()) return null;
  return (
    <>
      <style>{style}</style>
      <script dangerouslySetInnerHTML={{ __html: rememberedListScript }} />
    </>
  );
}
