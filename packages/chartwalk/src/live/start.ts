import type { InspectionEvent } from 'xstate';
import { machineOf } from './actor-names.ts';
import { keepInspect } from './keep-inspect.ts';
import { publishActors } from './publish.ts';
import { redact } from './redact.ts';

type Inspector = (event: InspectionEvent) => void;

/** Opens Stately's own inspector in a separate window, for developers only. */
async function statelyInspector(): Promise<Inspector> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    sanitizeContext: (context) => redact(context) as typeof context,
    sanitizeEvent: (event) => redact(event) as typeof event,
  });
  return (inspected) => {
    if (machineOf(inspected.actorRef)) inspect.next?.(inspected);
  };
}

/**
 * Makes the actors of this visit report to an inspector.
 *
 * @param wanted the value of the URL's `inspect` parameter: in development, `stately` chooses Stately's
 *   inspector; anything else chooses the statecharts page
 * @param inspectActors receives the inspector; every actor that starts later must report to it
 */
export async function startInspection(
  wanted: string,
  inspectActors: (inspector: Inspector) => void,
): Promise<void> {
  keepInspect(wanted);
  const usesStately = import.meta.env.DEV && wanted === 'stately';
  inspectActors(usesStately ? await statelyInspector() : publishActors());
}
