import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';

/** An active filter, and the changes that remove it. */
export type FilterInEffect = { label: string; lift: Partial<RestaurantFilter> };

/** How a delivery time is called in the list of them and among the filters in effect. */
export function deliveryTimeLabel(minutes: number): string {
  return `Listed ${minutes} min or less`;
}

/** Returns the minutes of an option in the list of delivery times; null for any time. */
export function toDeliveryTime(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Returns the active filters. The search is not one of them, because its text is in its own field. */
export function activeFilters({
  cuisine,
  openNow,
  deliveredWithin,
  favouritesOnly,
}: RestaurantFilter): FilterInEffect[] {
  return [
    ...(favouritesOnly ? [{ label: 'Favourites', lift: { favouritesOnly: false } }] : []),
    ...(openNow ? [{ label: 'Open now', lift: { openNow: false } }] : []),
    ...(deliveredWithin === null
      ? []
      : [{ label: deliveryTimeLabel(deliveredWithin), lift: { deliveredWithin: null } }]),
    ...(cuisine === 'all' ? [] : [{ label: cuisine, lift: { cuisine: 'all' } }]),
  ];
}

/** The filter without those in effect: the search and the order stay. */
export function withoutFilters(filter: RestaurantFilter): RestaurantFilter {
  const { search, sort } = filter;
  return { ...initialFilter, search, sort };
}
