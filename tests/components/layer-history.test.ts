import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { language } from '../../src/domain/language.en.ts';
import { layerHistoryOf } from '../../src/shared/layer-history.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

/** Moves to another history entry, as the browser's Back and Forward do. */
function moveTo(state: unknown): void {
  history.replaceState(state, '');
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
}

test.each([
  ['without open layers', 0, -1],
  ['with two open layers', 2, -3],
])('going back from a page %s leads to the previous page', async (_, layer, steps) => {
  history.replaceState({ key: 'default', idx: layer, layer }, '');
  const router = createMemoryRouter([{ path: '/' }]);
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  layerHistoryOf(router);
  await router.navigate(-1);
  expect(navigate).toHaveBeenCalledWith(steps);
});

test('a page under an open layer does not replace its own history entry until the layer is closed', async () => {
  history.replaceState({ key: 'default', idx: 0 }, '');
  const router = createMemoryRouter([{ path: '/' }]);
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const layers = layerHistoryOf(router);
  const unwatch = layers.watch(() => {});
  const replaced = { replace: true, state: { filter: 'Indian' } };
  layers.addEntries(0, 1);
  await router.navigate({ pathname: '/' }, { replace: true });
  await router.navigate({ pathname: '/' }, replaced);
  expect(navigate).not.toHaveBeenCalled();
  moveTo({ key: 'default', idx: 0 });
  expect(navigate.mock.calls).toEqual([[{ pathname: '/' }, replaced]]);
  moveTo({ key: 'default', idx: 0 });
  expect(navigate).toHaveBeenCalledOnce();
  unwatch();
});

test('a page under an open layer does not replace its own history entry if the page’s path begins with a language code', async () => {
  vi.spyOn(language, 'basePath', 'get').mockReturnValue('/hi');
  history.replaceState({ key: 'default', idx: 0 }, '');
  const router = createMemoryRouter([{ path: '/restaurants' }], {
    basename: '/hi',
    initialEntries: ['/hi/restaurants'],
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const layers = layerHistoryOf(router);
  const unwatch = layers.watch(() => {});
  layers.addEntries(0, 1);
  await router.navigate({ pathname: '/restaurants' }, { replace: true });
  expect(navigate).not.toHaveBeenCalled();
  unwatch();
});

test('if a page is left while its replacement waits for an open layer, returning to the page does not replace its history entry', async () => {
  history.replaceState({ key: 'default', idx: 1 }, '');
  const router = createMemoryRouter([{ path: '/' }]);
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const layers = layerHistoryOf(router);
  const unwatch = layers.watch(() => {});
  layers.addEntries(0, 1);
  await router.navigate({ pathname: '/' }, { replace: true });
  moveTo({ key: 'before', idx: 0 });
  moveTo({ key: 'default', idx: 1 });
  expect(navigate).not.toHaveBeenCalled();
  unwatch();
});

test('a navigation waits while the history goes back, and then starts', async () => {
  history.replaceState({ key: 'default', idx: 0 }, '');
  vi.spyOn(history, 'go').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/' }]);
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const layers = layerHistoryOf(router);
  layers.goBack(1);
  const navigation = router.navigate('/orders');
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
  layers.resumeNavigation();
  await navigation;
  expect(navigate).toHaveBeenCalledWith('/orders', undefined);
  void router.navigate('/about');
  expect(navigate).toHaveBeenLastCalledWith('/about', undefined);
});
