/** How many restaurants there are: a benchmark says it before the page loads, or the environment. */
export const howMany = (globalThis as { benchRestaurants?: number }).benchRestaurants ?? 5000;
