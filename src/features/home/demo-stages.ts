import type { SnapshotFrom } from 'xstate';
import type { homeDemoMachine } from '../../../machines/home-demo.ts';

export const demoStages = ['restaurant', 'mainStreet', 'oakAvenue', 'yourLocation'] as const;

export type DemoStage = (typeof demoStages)[number];

/** The state of the demo: one of the stages, `idle` before them or `delivered` after them. */
export type DemoState = SnapshotFrom<typeof homeDemoMachine>['value'];

export type StageStatus = 'completed' | 'current' | 'pending';

const statesInOrder: readonly DemoState[] = [...demoStages, 'delivered'];

/**
 * Returns the status of a stage. Before the demo starts, the first stage is completed and the second is
 * current.
 */
export function stageStatus(stage: DemoStage, state: DemoState): StageStatus {
  const active = state === 'idle' ? 'mainStreet' : state;
  if (stage === active) return 'current';
  return statesInOrder.indexOf(stage) < statesInOrder.indexOf(active) ? 'completed' : 'pending';
}
