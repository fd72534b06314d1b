/**
 * Declares the module that the plugin `chartwalk()` provides, which is the project's `chartwalk.config.ts`.
 */
declare module 'virtual:chartwalk-config' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would turn this file into a module and make its declarations local
  export const config: import('./project.ts').ProjectConfig;
}
