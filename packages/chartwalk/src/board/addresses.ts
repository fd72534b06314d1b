/** Returns the URLs to which the board links. */
export const pictureAddress = (hash: string) => `pictures/${hash}.png`;

/** Returns the path of a state's page on the board. */
export const stateAddress = (machine: string, state: string) =>
  `/${encodeURIComponent(machine)}/${encodeURIComponent(state)}`;

/**
 * Returns the URL of a state on the statecharts page, which the server of this board also serves. The URL is
 * relative, because the server may have any base.
 */
export const chartPageAddress = (machine: string, state: string) =>
  `../statecharts#/${encodeURIComponent(machine)}?state=${encodeURIComponent(state)}`;
