import { CatalogueContext } from './catalogue-context.ts';

/** Whether the page has a chart for a machine: programs elsewhere run others. */
export function useCharted(): (machine: string) => boolean {
  const entries = CatalogueContext.useSelector(({ context }) => context.entries);
  return (machine) => entries.has(machine);
}
