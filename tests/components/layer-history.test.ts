import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { layerHistoryOf } from '../../src/shared/layer-history.ts';

afterEach(() => history.replaceState(null, ''));

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
