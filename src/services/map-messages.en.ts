export const messages = {
  /** The attribution of a map's data, as HTML. */
  attribution: (source: string) => `&copy; ${source} contributors`,
};
