import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import type { AnyModel } from '../model.ts';
import { stubMissing } from '../simulation/stubs.ts';
import { fromText } from '../simulation/payload-text.ts';
import { plainSamples, samplesOf } from '../simulation/samples.ts';
import type { Samples } from '../simulation/samples.ts';
import { startOf, walkFrom } from '../simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../simulation/simulate.ts';
import { fromLink, toLink } from '../simulation/walk-link.ts';
import { storeSimulationInputs, readSimulationInputs } from './memory.ts';
import type { SimulationInputs } from './memory.ts';
import { useModeParameters } from './use-mode-parameters.ts';

/**
 * Returns the payloads and answers that are stored for the simulation of a machine, and a function to change
 * them.
 */
function useMemory(machineId: string) {
  const [inputs, setMemory] = useState(() => readSimulationInputs(machineId));
  const remember = (change: Partial<SimulationInputs>) => {
    // The stored values are read again, because another tab may have changed them.
    const next = { ...readSimulationInputs(machineId), ...change };
    storeSimulationInputs(machineId, next);
    setMemory(next);
  };
  return { inputs, remember };
}

const noSamples: ReadonlyMap<string, Samples> = new Map();

function namesIn(text: string | null): string[] {
  const read = fromText(text ?? '');
  return read.kind === 'read' && Array.isArray(read.payload) ? read.payload.map(String) : [];
}

const withInput = (text: string): Record<string, string> =>
  text.trim() === '' ? {} : { input: text };

const noSteps: readonly SimulatedStep[] = [];

/**
 * Returns a walk, which is a simulation of a machine: the events from the URL, the steps that they caused,
 * and functions to continue.
 */
export function useWalk(machine: AnyStateMachine, chart: Chart, model: AnyModel | null) {
  const [parameters, setParameters] = useModeParameters();
  const { inputs: storedInputs, remember } = useMemory(chart.id);
  const { missing } = stubMissing(machine);
  const inputs = useMemo(
    // Stored answers are ignored for guards that now have an implementation.
    () => ({
      ...storedInputs,
      yes: storedInputs.yes.filter((name) => missing.guards.includes(name)),
    }),
    [storedInputs, missing],
  );
  const { payloads, yes, lengths } = inputs;
  const samples = useMemo(
    () => (model ? samplesOf(model) : plainSamples(chart, payloads)),
    [model, chart, payloads],
  );
  const linked = model ? samples : noSamples;

  const names = Object.keys(model?.starts ?? {});
  const asked = parameters.get('from') ?? '';
  const from = names.includes(asked) ? asked : (names[0] ?? '');
  const inputText = parameters.get('input') ?? inputs.input;
  const link = parameters.get('walk') ?? '[]';
  const events = useMemo(() => fromLink(link, linked), [link, linked]);
  const startAnswers = parameters.get('yes');

  const start = useMemo(() => {
    const read = fromText(inputText);
    const written = read.kind === 'read' ? read.payload : undefined;
    const input = model ? model.starts[from]?.input : written;
    const isAsLinked = events.length > 0 || startAnswers !== null;
    return startOf(machine, input, { yes: isAsLinked ? namesIn(startAnswers) : yes, lengths });
  }, [machine, model, from, inputText, events, startAnswers, yes, lengths]);
  const steps = useMemo(
    () => (start.kind === 'started' ? walkFrom(machine, start.step, events, lengths) : noSteps),
    [machine, start, events, lengths],
  );

  const address = (next: readonly SimulatedEvent[], beginning: Record<string, string>) => ({
    ...beginning,
    walk: toLink(next, linked),
  });
  const beginning = model ? { from } : withInput(inputText);
  /**
   * The guards without an implementation that passed at the start of the machine, as JSON. They are part of
   * the walk, so they can change only before its first step.
   */
  const answered = startAnswers ?? (events.length === 0 ? JSON.stringify(yes) : '[]');

  return {
    model,
    inputs,
    remember,
    missing,
    samples,
    names,
    from,
    inputText,
    /** The reason why the machine does not start; null if it does. */
    refusal: start.kind === 'refused' ? start.reason : null,
    /** The events in the URL. Some of them may be impossible. */
    events,
    steps,
    /** The events that were possible and have become steps. */
    walked: steps.flatMap(({ event }) => event ?? []),
    /** Replaces the events of the walk. The tab's history gets a new entry, unless the step was automatic. */
    walk: (next: readonly SimulatedEvent[], isAutomatic = false) => {
      const isAnswered = next.length > 0 && answered !== '[]';
      setParameters(address(next, { ...beginning, ...(isAnswered && { yes: answered }) }), {
        replace: isAutomatic,
      });
    },
    /** Begins a new walk from the model's start that has this name. */
    startFrom: (name: string) => setParameters(address([], { from: name })),
    startWith: (input: string) => {
      remember({ input });
      setParameters(address([], withInput(input)));
    },
  };
}

export type Walk = ReturnType<typeof useWalk>;
