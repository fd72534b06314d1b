import type { ActorRefFrom } from 'xstate';
import type { addingMachine } from '../../machines/adding.ts';
import { tidyNote } from '../domain/cart.ts';
import type { MenuItem, RestaurantSummary } from '../domain/entities.ts';
import { actorOfApp } from './app.ts';

/** The actor that adds dishes to the cart and asks the customer first if necessary. */
export const AddingActor = actorOfApp('adding');

/** The quantity and note that the customer has chosen for a dish that is not in the cart yet. */
export type DishDraft = { quantity: number; note: string };

/** Asks the actor to add a dish. By default, this is one portion without a note. */
export function pickDish(
  adding: ActorRefFrom<typeof addingMachine>,
  { id: restaurantId, name: restaurantName, cuisine }: RestaurantSummary,
  { id, name, price, priceINR }: MenuItem,
  { quantity, note }: DishDraft = { quantity: 1, note: '' },
): void {
  adding.send({
    type: 'adding.dishPicked',
    restaurant: { id: restaurantId, name: restaurantName, cuisine },
    item: { id, name, price, priceINR, quantity, note: tidyNote(note) },
  });
}
