import type { Journey } from 'chartwalk/vitest';
import type { openLayersModel } from '../models/open-layers.ts';

export const openLayersJourneys: readonly Journey<typeof openLayersModel>[] = [
  {
    name: 'a layer gets a history entry while it is open',
    steps: [
      ['a layer is opened', 'even'],
      ['the topmost layer closes', 'spare'],
      ['nothing else happens for a moment', 'goingBack'],
      ['the history goes back', 'even'],
    ],
  },
  {
    name: 'a dialog that replaces a drawer uses the drawer’s history entry',
    steps: [
      ['a layer is opened', 'even'],
      ['the topmost layer closes', 'spare'],
      ['a layer is opened', 'even'],
    ],
  },
  {
    name: 'a layer closes when the customer goes back',
    steps: [
      ['a layer is opened', 'even'],
      ['the history goes back', 'lacking', 'the layer is asked to close'],
      ['the topmost layer closes', 'even'],
    ],
  },
  {
    name: 'a layer that can’t close gets its entry back after the customer goes back',
    steps: [
      ['a layer is opened', 'even'],
      ['the history goes back', 'lacking'],
      ['the history goes forward', 'even'],
      ['the history goes back', 'lacking'],
      ['nothing else happens for a moment', 'even'],
    ],
    end: 'the layer has a history entry',
  },
  {
    name: 'the history goes back if the customer goes forward to the entry of a closed layer',
    steps: [
      ['the history goes forward', 'spare'],
      ['the history goes back', 'even'],
      ['the history goes forward', 'spare'],
      ['nothing else happens for a moment', 'goingBack'],
      ['the history does not move', 'even'],
    ],
  },
  {
    name: 'a page that is opened from a layer replaces the layer’s entry',
    steps: [
      ['a layer is opened', 'even'],
      ['a page is requested', 'leaving'],
      ['the topmost layer closes', 'leaving'],
      ['the page replaces the topmost entry', 'even'],
    ],
  },
  {
    name: 'a page replaces the entry of the layer that it closes, even if another layer opens meanwhile',
    steps: [
      ['a layer is opened', 'even'],
      ['the topmost layer closes', 'spare'],
      ['a page is requested', 'leaving'],
      ['a layer is opened', 'leaving'],
      ['the history goes back', 'leaving'],
      ['the page replaces the topmost entry', 'lacking'],
    ],
  },
  {
    name: 'the history goes back again if the customer goes forward meanwhile',
    steps: [
      ['the history goes forward', 'spare'],
      ['nothing else happens for a moment', 'goingBack'],
      ['the history goes forward', 'spare'],
    ],
  },
];
