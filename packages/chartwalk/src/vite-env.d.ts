interface ImportMetaEnv {
  /** Set by `chartwalk open`: the addresses of the lists of files, with spaces between. */
  readonly VITE_MACHINE_LISTS?: string;
}

/** The project's `chartwalk.config.ts`, which the plugin `chartwalk()` finds. */
declare module 'virtual:chartwalk-config' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module, and all of it local
  export const config: import('./project.ts').ProjectConfig;
}
