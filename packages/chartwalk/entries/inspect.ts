/** Provides the entry point `chartwalk/inspect`, which an inspected page loads. */
export type { InspectedActor, InspectionMessage } from '../src/live/protocol.ts';
export { redact } from '../src/live/redact.ts';
export { startInspection } from '../src/live/start.ts';
