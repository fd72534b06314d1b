import type { CatalogueEntry } from '../catalogue.ts';
import { modelFor } from '../recording/model-for.ts';
import { recordWalk } from '../recording/record-walk.ts';
import type { Samples } from '../simulation/samples.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { RecordButtons } from './RecordButtons.tsx';

type RecordWalkProps = {
  entry: Omit<CatalogueEntry, 'source'>;
  samples: ReadonlyMap<string, Samples>;
  from: string;
  steps: readonly SimulatedStep[];
};

/** Takes a simulated walk along. */
export function RecordWalk({ entry, samples, from, steps }: RecordWalkProps) {
  return (
    <RecordButtons
      record={() => ({ ...recordWalk(modelFor(entry), from, steps), machine: entry.chart.id })}
      samples={samples}
      isEmpty={steps.length < 2}
    />
  );
}
