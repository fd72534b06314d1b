export const messages = {
  /** The current language's name for a road. */
  roadName: (englishName: string) => englishName,
};
