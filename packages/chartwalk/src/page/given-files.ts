/** Finds the lists of files that `chartwalk open path` has written into the page. */

/** The URLs of the lists of files, one for each project; empty if `chartwalk open` was given no path. */
export const fileLists: readonly string[] = Array.from(
  document.querySelectorAll<HTMLMetaElement>('meta[name=machine-list]'),
  ({ content }) => content,
);

/** Whether the page shows only the files that `chartwalk open` was given, without the app. */
export const showsOnlyFiles = fileLists.length > 0;
