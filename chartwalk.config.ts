/** All that the statechart tool knows of FoodDash. */
import { defineProject } from 'chartwalk';
import * as machines from './machines/index.ts';
import * as models from './tests/models/index.ts';
import { orderingModel } from './tests/models/ordering.ts';

export const config = defineProject({
  title: 'FoodDash',
  logo: new URL('./src/shared/logo.svg', import.meta.url).href,
  theme: () => import('./src/theme.ts'),
  machines,
  models,
  together: orderingModel,
});
