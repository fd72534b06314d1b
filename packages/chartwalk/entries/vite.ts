/** Provides the entry point `chartwalk/vite`, with the plugin that serves the page beside a project's app. */
export { chartwalk } from '../vite/chartwalk.ts';
