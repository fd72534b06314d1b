import type { AnyStateMachine } from 'xstate';
import { modelFor } from '../recording/model-for.ts';
import { recordWalk } from '../recording/record-walk.ts';
import type { Samples } from '../simulation/samples.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { RecordButtons } from './RecordButtons.tsx';

type RecordWalkProps = {
  machine: AnyStateMachine;
  /** The machine's id in the catalogue. */
  id: string;
  samples: ReadonlyMap<string, Samples>;
  from: string;
  steps: readonly SimulatedStep[];
};

/** Takes a simulated walk along. */
export function RecordWalk({ machine, id, samples, from, steps }: RecordWalkProps) {
  return (
    <RecordButtons
      record={() => ({ ...recordWalk(modelFor(machine, id), from, steps), machine: id })}
      samples={samples}
      isEmpty={steps.length < 2}
    />
  );
}
