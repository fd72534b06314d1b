/** Defines the configuration of a project whose machines the tool shows and walks. */
import type { AnyStateMachine } from 'xstate';
import type { GalleryVariant } from './gallery/variants.ts';
import type { AnyJointModel } from './joint-model.ts';
import type { AnyModel } from './model.ts';
import type { AnyJourney } from './paths/journeys.ts';

export type GalleryConfig = {
  /**
   * The path of the Playwright configuration that `chartwalk gallery` runs. This configuration must contain
   * `galleryRun`.
   */
  playwright: string;
  /** The folders of the tests that walk machines. The states board names the test that reached each state. */
  walks: {
    /** The browser tests, which are Playwright's `*.e2e.ts`. */
    browser: string;
    /** The tests on a mounted screen, which are Vitest's `*.test.ts` or `*.test.tsx`. */
    screen: string;
  };
  /**
   * The variants in which each state is shown; by default six: a phone and a desktop, each in light mode, in
   * dark mode and with large text.
   */
  variants?: readonly GalleryVariant[];
  /**
   * The noun with which the board labels the projects of the Playwright configuration, such as `Language` or
   * `Browser`. The board shows each state once for each of these projects.
   */
  projectLabel?: string;
  /** The reasons why the browser tests see none of a machine's states. The keys are the machines' IDs. */
  unseen?: Readonly<Record<string, string>>;
};

export type ProjectConfig = {
  /** The project's name for its users. */
  title: string;
  /** The URL of a picture that appears beside the title. */
  logo?: string;
  /**
   * Loads a theme of MUI's `createTheme` for the page. The theme's type is `object`, because a project
   * without MUI lacks the real type. The theme is loaded by a function, because commands also read this
   * configuration in Node.
   */
  theme?: () => Promise<{ theme: object }>;
  /** The machines. The keys are the names of their exports. */
  machines: Readonly<Record<string, AnyStateMachine>>;
  /**
   * The models of the machines. The keys are the names that the tests use for them. `chartwalk retest`,
   * `mutate --screen` and `gallery` use these names to find the tests that walk a model. Each machine with a
   * model needs its own ID, because commands, journeys and records of tests refer to the machine by this ID.
   */
  models: Readonly<Record<string, AnyModel>>;
  /**
   * Loads the journeys of each machine for `chartwalk journeys`, `retest` and `mutate`. The keys are the
   * machines' IDs. Other commands and the page do not load them.
   */
  journeys?: () => Promise<{
    journeys: Readonly<Record<string, readonly AnyJourney[]>>;
  }>;
  /**
   * The reasons why mutants of a machine may survive. The outer key is the machine's ID, and the inner key is
   * the line with which `chartwalk mutate` lists the mutant.
   */
  survivors?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Maps the ID of a machine to the other machines whose screens show what it does. Walks of those machines
   * on a screen also try the mutants of the first machine, even if the first machine has no walks.
   */
  walkedWith?: Readonly<Record<string, readonly string[]>>;
  /** The model of the machines that are walked together. */
  together?: AnyJointModel;
  gallery?: GalleryConfig;
};

/** Returns the configuration unchanged. The parameter's type ensures that nothing is missing. */
export function defineProject<Config extends ProjectConfig>(config: Config): Config {
  return config;
}
