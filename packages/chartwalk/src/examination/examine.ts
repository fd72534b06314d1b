/** Examines a machine: charts, lays out, exports and simulates it, or returns the reason for a failure. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import type { Chart } from '../chart.ts';
import type { Drawing } from '../drawing/layout.ts';
import { toDefinition } from '../export/definition.ts';
import { toMermaid } from '../export/mermaid.ts';
import { palettes, toSvg, toThumbnail } from '../export/svg.ts';
import { movesFrom, possibilityOf, startOf } from '../simulation/simulate.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { draw } from './draw.ts';
import { hiddenBy, lostLines } from './geometry.ts';

export type Finding = {
  machine: string;
  states: number;
  transitions: number;
  charted: boolean;
  arranged: boolean;
  /** The transitions without a line. */
  lost: string[];
  /** The labels that lie over something. */
  hidden: string[];
  exported: boolean;
  /** The steps that could be taken without a payload. */
  steps: number;
  simulated: boolean;
  /** The input that a start needs, in the machine's own words. */
  needs: string | null;
  /** The failure that should not have happened. */
  refused: string | null;
};

/** More places than this say nothing new. */
const MAX_PLACES = 40;

/** Does everything that can happen without a payload, from wherever that leads. */
function walk(machine: AnyStateMachine, start: SimulatedStep): number {
  const seen = new Set([JSON.stringify(start.snapshot.value)]);
  const open = [start.snapshot];
  let steps = 0;
  for (let snapshot = open.pop(); snapshot && seen.size < MAX_PLACES; snapshot = open.pop()) {
    for (const move of movesFrom(machine, snapshot)) {
      const possibility = possibilityOf(machine, snapshot, { move, payload: {} });
      if (possibility.kind === 'impossible') continue;
      const next = possibility.step.snapshot;
      steps += 1;
      const place = JSON.stringify(next.value);
      if (!seen.has(place)) open.push(next);
      seen.add(place);
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

/** Draws, exports and simulates a machine. */
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
    const drawing = await draw(chart);
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
    // ELK's errors are no Error.
    const { message } = error as { message?: unknown };
    finding.refused = String(message ?? error);
  }
  return finding;
}
