import type { Journey } from 'chartwalk/vitest';
import type { driverRouteModel } from '../models/driver-route.ts';

export const driverRouteJourneys: readonly Journey<typeof driverRouteModel>[] = [
  {
    name: 'the driver drives stop by stop to the door once the customer’s position is known @4.22',
    steps: [
      ['the customer’s position is found', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'arrived'],
    ],
  },
  {
    name: 'the driver follows a new route from its beginning if the customer’s position changes',
    steps: [
      ['the customer’s position is found', 'driving'],
      ['two seconds pass', 'driving'],
      ['the customer’s position is found', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'driving'],
      ['two seconds pass', 'arrived'],
    ],
  },
];
