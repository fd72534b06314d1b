import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { layerHistoryOf } from '../../src/shared/layer-history.ts';

afterEach(() => history.replaceState(null, ''));

test.each([
  ['over which nothing is open', 0, -1],
  ['under two open layers', 2, -3],
])('a step back from a page %s leads to the previous page', async (_, layer, steps) => {
  history.replaceState({ key: 'default', idx: layer, layer }, '');
  const router = createMemoryRouter([{ path: '/' }]);
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  layerHistoryOf(router);
  await router.navigate(-1);
  expect(navigate).toHaveBeenCalledWith(steps);
});
