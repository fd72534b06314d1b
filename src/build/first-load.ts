/** What a prerendered page does by itself, before any of the app's code is there. */

/**
 * Leaves what is below the fold out of the first layout; where scripts are off, nothing is left out.
 * `firstLoadScript` ends it.
 */
export const firstLoadStyle =
  '@media (scripting:enabled){[data-unpainted] [data-below-the-fold]{display:none}}';

/**
 * Runs at the end of the page. Once the page has been painted, it asks for the scripts, so that none of
 * them competes with text and pictures for a slow connection, and shows what is below the fold.
 *
 * The scripts are fetched without waiting for each other (a few in one task: to ask for all of them
 * would be a long one), but parsed and run one after the other: so each begins as a task of its own, in
 * this order, and the browser parses none in the background, on the cores that the page is painted
 * with. Last comes the app's manifest, which only an installation needs.
 *
 * What is below the fold is laid out in several tasks, for the same reason. All of it is there at once
 * where somebody comes back to a place in the page or comes for one.
 */
export const firstLoadScript = `
const { dataset } = document.documentElement;
const below = [...document.querySelectorAll('[data-below-the-fold]')];
const showSome = () => {
  const end = performance.now() + 5;
  do {
    below.shift()?.removeAttribute('data-below-the-fold');
    document.body.getBoundingClientRect();
  } while (below.length > 0 && performance.now() < end);
  if (below.length === 0) delete dataset.unpainted;
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(showSome, { timeout: 100 });
  else setTimeout(showSome);
};
const [navigation] = performance.getEntriesByType('navigation');
if (navigation?.type !== 'navigate' || location.hash) delete dataset.unpainted;

const addresses = JSON.parse(document.getElementById('scripts').textContent);
const runNext = () => {
  const address = addresses.shift();
  if (!address) {
    document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">');
    return;
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address;
  script.onload = script.onerror = runNext;
  document.head.append(script);
};
const unfetched = [...addresses];
const fetchSome = () => {
  for (const address of unfetched.splice(0, 6)) {
    // Into the browser's cache, where its script finds it. What fails here fails again there.
    fetch(address).then((answer) => answer.arrayBuffer()).catch(() => {});
  }
  if (unfetched.length > 0) setTimeout(fetchSome);
};
new Promise((painted) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) painted();
  else {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    // A browser that shows nothing to anybody may never paint.
    setTimeout(painted, 3000);
  }
}).then(() => {
  fetchSome();
  runNext();
  showSome();
});
`;
