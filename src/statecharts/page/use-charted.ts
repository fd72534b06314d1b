import { entries } from '../catalogue.ts';

/** Whether the page has a chart for a machine: programs elsewhere run others. */
export function useCharted(): (machine: string) => boolean {
  return (machine) => entries.has(machine);
}
