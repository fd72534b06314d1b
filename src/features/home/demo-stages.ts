export const demoStages = ['restaurant', 'mainStreet', 'oakAvenue', 'yourLocation'] as const;

export type DemoStage = (typeof demoStages)[number];

export type StageStatus = 'completed' | 'current' | 'pending';

/** Returns the index of the active stage, which changes every 25 per cent. */
export function activeStage(progress: number): number {
  return Math.min(3, Math.floor(progress / 25));
}

/**
 * Returns the status of a stage. Before the demo starts, the first stage is completed and the second is
 * current.
 */
export function stageStatus(index: number, progress: number, isIdle: boolean): StageStatus {
  const active = isIdle ? 1 : activeStage(progress);
  if (progress >= 100 || index < active) return 'completed';
  return index === active ? 'current' : 'pending';
}
