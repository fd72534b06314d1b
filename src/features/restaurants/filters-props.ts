import type { Findings, RestaurantFilter } from '../../domain/restaurant-search.ts';

export type RestaurantFiltersProps = {
  filter: RestaurantFilter;
  /** The number of restaurants that the filter finds. */
  found: number;
  countOf: Findings['countOf'];
  onChange: (filter: RestaurantFilter) => void;
};
