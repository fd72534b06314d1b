/** Arranges charts in a worker, one after the other. All charts share one canvas that measures text. */
import ELK from 'elkjs/lib/elk-api';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../chart.ts';
import { isLarge, layOut } from './layout.ts';
import type { Drawing, Quality } from './layout.ts';
import { canvasMeasure } from './text.ts';

// The worker is created when the first chart is arranged, because this module is also imported where workers
// do not exist.
let elk: InstanceType<typeof ELK> | undefined;
/** The best known drawing of each chart. */
const drawings = new WeakMap<Chart, Drawing>();

async function measureInPageFont() {
  // The page's font must be loaded before text is measured. Otherwise, the boxes would have the size for a
  // fallback font.
  await Promise.all(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 12px 'Figtree Variable'`)),
  );
  return canvasMeasure();
}

let measuring: ReturnType<typeof measureInPageFont> | undefined;

async function arrangeNow(chart: Chart, quality: Quality, signal: AbortSignal): Promise<Drawing> {
  signal.throwIfAborted();
  const known = drawings.get(chart);
  if (known?.quality === 'good' || known?.quality === quality) return known;
  measuring ??= measureInPageFont();
  elk ??= new ELK({ workerFactory: () => new Worker(elkWorker) });
  const engine = elk;
  // Wait until ELK has started, so that its start does not count in the measured duration of the layout.
  const [measure] = await Promise.all([measuring, engine.knownLayoutAlgorithms()]);
  signal.throwIfAborted();
  const finished = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => {
      // ELK can't be interrupted, so its worker is terminated. The next chart gets a new worker.
      engine.terminateWorker();
      elk = undefined;
      reject(signal.reason);
    };
    // The layout of a small chart is never aborted, because it ends before a new worker would be ready.
    if (isLarge(chart)) signal.addEventListener('abort', abort, { signal: finished.signal });
  });
  try {
    const start = performance.now();
    const drawing = await Promise.race([layOut(chart, engine, measure, quality), aborted]);
    performance.measure(`arrange ${chart.id}${quality === 'fast' ? ' fast' : ''}`, { start });
    drawings.set(chart, drawing);
    return drawing;
  } finally {
    finished.abort();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Arranges a chart in this quality, or returns a known drawing that is at least as good. Charts are arranged
 * one after the other. A chart is skipped if nobody waits for it any longer when its turn comes.
 */
export function arrange(chart: Chart, quality: Quality, signal: AbortSignal): Promise<Drawing> {
  const drawing = last.then(() => arrangeNow(chart, quality, signal));
  last = drawing.catch(() => {});
  return drawing;
}
