/** The configuration of a project whose machines the tool shows and walks. */
import type { AnyStateMachine } from 'xstate';
import type { AnyJointModel } from './joint-model.ts';
import type { AnyModel } from './model.ts';

export type GalleryConfig = {
  /** The Playwright configuration that `chartwalk gallery` runs. It contains `galleryRun`. */
  playwright: string;
  /** The folders of the tests that walk machines. The pages name those that prove a state. */
  walks: {
    /** In a browser, as Playwright's `*.e2e.ts`. */
    browser: string;
    /** On a mounted screen, as Vitest's `*.test.ts` or `*.test.tsx`. */
    screen: string;
  };
  /** By a machine's id, why the browser tests see none of its states. */
  unseen?: Readonly<Record<string, string>>;
};

export type ProjectConfig = {
  /** The project's name for its users. */
  title: string;
  /** The address of the picture beside the title, if there is one. */
  logo?: string;
  /**
   * Loads a theme of MUI's `createTheme` for the page; a project without MUI has no such type. It is a
   * function because commands read this file too, in Node.
   */
  theme?: () => Promise<{ theme: object }>;
  /** By the names of their exports. */
  machines: Readonly<Record<string, AnyStateMachine>>;
  /** The models of the machines, under any names. */
  models: Readonly<Record<string, AnyModel>>;
  /** The model of machines that are walked as one, if any are. */
  together?: AnyJointModel;
  /** How pictures of the states are taken, if they are. */
  gallery?: GalleryConfig;
};

/** Checks by type that a project's configuration is complete. */
export function defineProject<Config extends ProjectConfig>(config: Config): Config {
  return config;
}
