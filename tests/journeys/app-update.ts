import type { Journey } from 'chartwalk/vitest';
import type { appUpdateModel } from '../models/app-update.ts';

export const appUpdateJourneys: readonly Journey<typeof appUpdateModel>[] = [
  {
    name: 'a customer can postpone a new version, and the tab reloads after they accept the next one',
    steps: [
      ['a new version has arrived', 'offered'],
      ['the update is postponed', 'postponed'],
      ['a new version has arrived', 'offered'],
      ['the update is accepted', 'applying'],
      ['the new version has taken over', 'reloading'],
    ],
  },
  {
    name: 'a version that another tab accepted reloads this tab only if the customer agrees @24.9 @P.26',
    steps: [
      ['a new version has arrived', 'offered'],
      ['the new version has taken over', 'outdated'],
      ['the update is postponed', 'leftOutdated'],
      ['the code of the old version is no longer available', 'outdated'],
      ['the update is accepted', 'reloading'],
    ],
  },
  {
    name: 'a postponed version is offered again if another tab accepts it, and a newer version is offered too',
    steps: [
      ['a new version has arrived', 'offered'],
      ['the update is postponed', 'postponed'],
      ['the new version has taken over', 'outdated'],
      ['a new version has arrived', 'offered'],
      ['the new version has taken over', 'outdated'],
      ['the update is postponed', 'leftOutdated'],
      ['a new version has arrived', 'offered'],
    ],
  },
  {
    name: 'a version that takes over before it was offered shows a notice',
    steps: [['the new version has taken over', 'outdated']],
  },
];
