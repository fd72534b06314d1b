interface ImportMetaEnv {
  /** Set by `chartwalk open`: the addresses of the lists of files, with spaces between. */
  readonly VITE_MACHINE_LISTS?: string;
}
