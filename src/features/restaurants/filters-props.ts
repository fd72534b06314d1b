import type { Findings, RestaurantFilter } from '../../domain/restaurant-search.ts';

/** The properties of the filters, in the page or in the sheet. */
export type RestaurantFiltersProps = {
  filter: RestaurantFilter;
  /** The number of restaurants that the filter finds. */
  found: number;
  countOf: Findings['countOf'];
  onChange: (filter: RestaurantFilter) => void;
};
