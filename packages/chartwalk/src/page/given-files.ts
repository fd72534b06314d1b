/** The files that `chartwalk open path` has written into the page. */

/** The addresses of the lists of files, one for each project; none where the command was given no path. */
export const fileLists: readonly string[] = Array.from(
  document.querySelectorAll<HTMLMetaElement>('meta[name=machine-list]'),
  ({ content }) => content,
);

/** Whether the page shows the files that the command was given, and nothing of the app. */
export const isGiven = fileLists.length > 0;
