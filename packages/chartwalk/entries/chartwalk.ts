/**
 * Provides the entry point `chartwalk`, with functions that define a project and its models, and that export
 * charts as text.
 */
export { readCatalogue } from '../src/catalogue.ts';
export { chartOf } from '../src/chart.ts';
export type { Chart, ChartState, ChartTransition } from '../src/chart.ts';
export { toDocument } from '../src/export/document.ts';
export { toMermaid } from '../src/export/mermaid.ts';
export { defineJointModel, jointInvariantsOf } from '../src/joint-model.ts';
export type {
  AnyJointModel,
  AnyJointSnapshot,
  Operation,
  JointModel,
  JointMove,
  JointSnapshot,
} from '../src/joint-model.ts';
export { defineModel, invariantsOf, modelsById } from '../src/model.ts';
export type { AnyModel, Invariants, Model, Move, Moves, PromiseName } from '../src/model.ts';
export { defineProject } from '../src/project.ts';
export type { ProjectConfig } from '../src/project.ts';
