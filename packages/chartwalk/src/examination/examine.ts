/** Charts, lays out, exports and simulates a machine, or returns the reason for a failure. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { drawInNode } from '../drawing/draw-in-node.ts';
import type { Drawing } from '../drawing/layout.ts';
import { toDefinition } from '../export/definition.ts';
import { toMermaid } from '../export/mermaid.ts';
import { palettes, toSvg, toThumbnail } from '../export/svg.ts';
import { movesFrom, possibilityOf, startOf } from '../simulation/simulate.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { hiddenBy, lostLines } from './geometry.ts';

export type Finding = {
  machine: string;
  states: number;
  transitions: number;
  charted: boolean;
  arranged: boolean;
  /** The transitions that lack a line to one of their targets. */
  lost: string[];
  /** The labels that overlap another label, a state or a mark. */
  hidden: string[];
  exported: boolean;
  /** The number of steps that could be taken without a payload. */
  steps: number;
  simulated: boolean;
  /** The error about missing input; null if the machine starts without input. */
  needs: string | null;
  /** The unexpected error; null if there was none. */
  refused: string | null;
};

/** The maximum number of different state values that a walk visits. More values would reveal nothing new. */
const MAX_STATES = 40;

/**
 * Takes every step that is possible without a payload, in every state that it reaches. Returns the number of
 * steps.
 */
function walk(machine: AnyStateMachine, start: SimulatedStep): number {
  const seen = new Set([JSON.stringify(start.snapshot.value)]);
  const open = [start.snapshot];
  let steps = 0;
  for (let snapshot = open.pop(); snapshot && seen.size < MAX_STATES; snapshot = open.pop()) {
    for (const move of movesFrom(machine, snapshot)) {
      const possibility = possibilityOf(machine, snapshot, { move, payload: {} });
      if (possibility.kind === 'impossible') continue;
      const next = possibility.step.snapshot;
      steps += 1;
      const stateText = JSON.stringify(next.value);
      if (!seen.has(stateText)) open.push(next);
      seen.add(stateText);
    }
  }
  return steps;
}

function exportAll(machine: AnyStateMachine, chart: Chart, drawing: Drawing): void {
  toSvg(drawing, chart.id, palettes.light);
  toThumbnail(drawing, palettes.dark, 280);
  toMermaid(chart);
  toDefinition(machine);
}

export async function examine(machine: AnyStateMachine): Promise<Finding> {
  const finding: Finding = {
    machine: machine.id,
    states: 0,
    transitions: 0,
    charted: false,
    arranged: false,
    lost: [],
    hidden: [],
    exported: false,
    steps: 0,
    simulated: false,
    needs: null,
    refused: null,
  };
  try {
    const chart = chartOf(machine);
    finding.charted = true;
    finding.states = chart.states.length - 1;
    finding.transitions = chart.transitions.length;
    const drawing = await drawInNode(chart);
    finding.arranged = true;
    finding.lost = lostLines(chart, drawing);
    finding.hidden = hiddenBy(drawing);
    exportAll(machine, chart, drawing);
    finding.exported = true;
    const started = startOf(machine, undefined);
    if (started.kind === 'refused') return { ...finding, needs: started.reason };
    finding.steps = walk(machine, started.step);
    finding.simulated = true;
  } catch (error) {
    // ELK's errors are not instances of `Error`.
    const { message } = error as { message?: unknown };
    finding.refused = String(message ?? error);
  }
  return finding;
}
