/** The IDs that React Flow uses for the parts of a chart. Transitions have their own names as IDs. */
export const stateId = (path: string) => `state ${path}`;
export const headerId = (path: string) => `header of ${stateId(path)}`;
