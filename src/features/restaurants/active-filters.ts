import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';

/** An active filter, and the change that removes it. */
export type FilterInEffect = { label: string; lift: Partial<RestaurantFilter> };

/** Returns the label of a delivery time, for the option and for the active filter. */
export function deliveryTimeLabel(minutes: number): string {
  return `About ${minutes} min or less`;
}

/** Returns the minutes of an option in the list of delivery times, or null for any time. */
export function toDeliveryTime(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Returns the active filters without the search, because the search field already shows its text. */
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

/** Returns the filter with only its search and its sort order. */
export function withoutFilters(filter: RestaurantFilter): RestaurantFilter {
  const { search, sort } = filter;
  return { ...initialFilter, search, sort };
}
