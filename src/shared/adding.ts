import type { ActorRefFrom } from 'xstate';
import type { addingMachine } from '../../machines/adding.ts';
import type { MenuItem, RestaurantSummary } from '../domain/entities.ts';
import { actorOfApp } from './app.ts';

/** The actor that adds dishes to the cart and asks the customer first if necessary. */
export const AddingActor = actorOfApp('adding');

/** Asks the actor to add one portion of a dish. */
export function pickDish(
  adding: ActorRefFrom<typeof addingMachine>,
  { id: restaurantId, name: restaurantName, cuisine }: RestaurantSummary,
  { id, name, price, priceINR }: MenuItem,
): void {
  adding.send({
    type: 'adding.dishPicked',
    restaurant: { id: restaurantId, name: restaurantName, cuisine },
    item: { id, name, price, priceINR },
  });
}
