/** Contains everything that the statechart tool knows about FoodDash. */
import { defineProject } from 'chartwalk';
import * as machines from './machines/index.ts';
import * as models from './tests/models/index.ts';
import { orderingModel } from './tests/models/ordering.ts';
import { survivors } from './tests/survivors.ts';

export const config = defineProject({
  title: 'FoodDash',
  logo: new URL('./src/shared/logo.svg', import.meta.url).href,
  theme: () => import('./src/theme.ts'),
  machines,
  models,
  journeys: () => import('./tests/journeys-by-id.ts'),
  survivors,
  walkedWith: {
    app: ['veg-mode', 'adding', 'session', 'auth-modal', 'cart'],
    'auth-modal': ['cart'],
    geolocation: ['driver-route'],
  },
  together: orderingModel,
  gallery: {
    playwright: 'e2e/gallery/playwright.config.ts',
    projectLabel: 'Language',
    walks: { browser: 'e2e/paths', screen: 'tests/paths' },
    unseen: {
      'app-update': 'needs two builds, one after the other: here is one',
      'due-replies':
        'shows nothing by itself: the bar counts what it writes, and the chat shows it',
    },
  },
});
