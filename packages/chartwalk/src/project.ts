/** What the tool is told of the project whose machines it shows and walks. */
import type { AnyStateMachine } from 'xstate';
import type { AnyJointModel } from './joint-model.ts';
import type { AnyModel } from './model.ts';

export type ProjectConfig = {
  /** What the project is called, as its users know it. */
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
  /** What can happen to the machines, by any names. */
  models: Readonly<Record<string, AnyModel>>;
  /** The model of machines that are walked as one, if any are. */
  together?: AnyJointModel;
};

/** What a project tells the tool, with nothing left out: its type sees to that. */
export function defineProject<Config extends ProjectConfig>(config: Config): Config {
  return config;
}
