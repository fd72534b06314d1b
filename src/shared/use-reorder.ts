import { menus } from '../data/menus.ts';
import { restaurants } from '../data/restaurants.ts';
import { createReorderOffer } from '../domain/reorder-offer.ts';
import type { OrderedBefore } from '../domain/reorder-offer.ts';
import { AddingActor } from './adding.ts';

/**
 * Returns a function that adds the dishes of a past order to the cart again, as far as they are available
 * today.
 */
export function useReorder(): (order: OrderedBefore) => void {
  const adding = AddingActor.useActorRef();
  return (order) =>
    adding.send({
      type: 'adding.orderRepeated',
      offer: createReorderOffer(order, { restaurants, menus }),
    });
}
