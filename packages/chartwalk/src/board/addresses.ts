/** Returns the URLs to which the board links. */
import type { BoardMachine } from '../gallery/board-data.ts';

export const pictureAddress = (hash: string) => `pictures/${hash}.png`;

/** Returns the path of a state's page on the board. */
export const stateAddress = (machine: string, state: string) =>
  `/${encodeURIComponent(machine)}/${encodeURIComponent(state)}`;

/**
 * Returns the URL of a state on the statecharts page, which the server of this board also serves. The URL is
 * relative, because the server may use any base URL. Without a server, returns the URL of the chart's
 * picture.
 */
export function chartAddress({ id, chart }: BoardMachine, state: string, isServed: boolean) {
  if (!isServed) return chart.light;
  return `../statecharts#/${encodeURIComponent(id)}?state=${encodeURIComponent(state)}`;
}
