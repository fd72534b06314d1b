import type { CatalogueEntry } from '../catalogue.ts';
import type { Drawing } from '../drawing/layout.ts';

/** What every mode of a machine's page is given. */
export type ModeProps = CatalogueEntry & { drawing: Drawing };
