import type { ReactNode } from 'react';
import { plural } from '../../domain/plural.ts';
import type { FollowLinkOutcome } from '../../services/follow-link.ts';

/** Returns the subject of a sentence. `driver` is '' if the driver's name is unknown. */
const subject = (driver: string) => driver || 'The driver';

export const messages = {
  bringingOrder: (driver: string, restaurant: ReactNode) => (
    <>
      <span>{`${subject(driver)} is bringing an order from`}</span> {restaurant}.
    </>
  ),
  bringingItems: (driver: string, items: number, restaurant: ReactNode) => (
    <>
      <span>
        {plural(items, {
          one: `${subject(driver)} is bringing 1 item from`,
          other: `${subject(driver)} is bringing ${items} items from`,
        })}
      </span>{' '}
      {restaurant}.
    </>
  ),
  deliveredOrder: (driver: string, restaurant: ReactNode) => (
    <>
      <span>{`${subject(driver)} has delivered an order from`}</span> {restaurant}.
    </>
  ),
  deliveredItems: (driver: string, items: number, restaurant: ReactNode) => (
    <>
      <span>
        {plural(items, {
          one: `${subject(driver)} has delivered 1 item from`,
          other: `${subject(driver)} has delivered ${items} items from`,
        })}
      </span>{' '}
      {restaurant}.
    </>
  ),
  map: 'Delivery map',
  mapText: (restaurant: string, address: string) => `The map shows ${restaurant} at ${address}.`,
  /** The name that the map's popup shows if the driver's name is unknown. */
  unknownDriver: 'Delivery driver',
  note: (trackIt: ReactNode) => (
    <>
      This page shows only the arrival time, the restaurant and the driver. It won’t update if your
      friend cancels. Waiting for your own order? {trackIt}.
    </>
  ),
  trackIt: 'Track it here',
  trackOwn: 'Track your own order',
  unreadable: {
    damaged: {
      title: 'This link doesn’t work',
      text: 'Part of it is missing or has changed. Ask your friend to share it again.',
    },
    expired: {
      title: 'This delivery has ended',
      text: 'This order was due over an hour ago, so the link has expired.',
    },
    olderFormat: {
      title: 'This link is too old',
      text: 'It was made with an older version of FoodDash. Ask your friend to share it again.',
    },
    newerFormat: {
      title: 'Reload to open this link',
      text: 'It was made with a newer version of FoodDash.',
    },
  } satisfies Record<
    Exclude<FollowLinkOutcome['kind'], 'readable'>,
    { title: string; text: string }
  >,
};
