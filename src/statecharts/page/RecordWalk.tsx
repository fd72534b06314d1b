import type { AnyModel } from '../model.ts';
import { recordWalk } from '../recording/record-walk.ts';
import type { Samples } from '../simulation/samples.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { RecordButtons } from './RecordButtons.tsx';

type RecordWalkProps = {
  model: AnyModel;
  samples: ReadonlyMap<string, Samples>;
  from: string;
  steps: readonly SimulatedStep[];
};

/** Takes a simulated walk along. */
export function RecordWalk({ model, samples, from, steps }: RecordWalkProps) {
  return (
    <RecordButtons
      record={() => recordWalk(model, from, steps)}
      samples={samples}
      isEmpty={steps.length < 2}
    />
  );
}
