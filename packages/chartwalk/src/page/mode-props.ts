import type { CatalogueEntry } from '../catalogue.ts';
import type { Drawing } from '../drawing/layout.ts';

export type ModeProps = CatalogueEntry & { drawing: Drawing };
