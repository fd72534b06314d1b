/** Arranges charts. All charts share one ELK worker and one canvas that measures text. */
import ELK from 'elkjs/lib/elk-api';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../chart.ts';
import { layOut } from './layout.ts';
import type { Drawing } from './layout.ts';
import { canvasMeasure } from './text.ts';

// The worker is created when the first chart is arranged, because this module is also imported where workers
// do not exist.
let elk: InstanceType<typeof ELK> | undefined;
const drawings = new WeakMap<Chart, Promise<Drawing>>();

async function measureInPageFont() {
  // If a fallback font were measured, the text would not fit its box later.
  await Promise.all(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 12px 'Figtree Variable'`)),
  );
  return canvasMeasure();
}

let measuring: ReturnType<typeof measureInPageFont> | undefined;

/** Arranges a chart once, and returns the same drawing on later calls. */
export function arrange(chart: Chart): Promise<Drawing> {
  const known = drawings.get(chart);
  if (known) return known;
  measuring ??= measureInPageFont();
  elk ??= new ELK({ workerFactory: () => new Worker(elkWorker) });
  const engine = elk;
  // ELK must have started before the measurement begins, so that the time of its start does not count.
  const drawing = Promise.all([measuring, engine.knownLayoutAlgorithms()]).then(
    async ([measure]) => {
      const start = performance.now();
      const arranged = await layOut(chart, engine, measure);
      performance.measure(`arrange ${chart.id}`, { start });
      return arranged;
    },
  );
  drawings.set(chart, drawing);
  drawing.catch(() => drawings.delete(chart));
  return drawing;
}
