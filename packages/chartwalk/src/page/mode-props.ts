import type { CatalogueEntry } from '../catalogue.ts';
import type { Drawing } from '../drawing/layout.ts';

/** The props of every mode of a machine's page. */
export type ModeProps = CatalogueEntry & { drawing: Drawing };
