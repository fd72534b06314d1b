export const messages = {
  /** Returns a road's name in the current language. */
  roadName: (englishName: string) => englishName,
};
