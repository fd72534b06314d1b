import type { MenuItem } from '../domain/entities.ts';
import { chatpatiToliMenu } from './menus/chatpati-toli.ts';
import { coalAndRumaliMenu } from './menus/coal-and-rumali.ts';
import { dastanEZafranMenu } from './menus/dastan-e-zafran.ts';
import { makkhanVerandahMenu } from './menus/makkhan-verandah.ts';
import { neemAndNigellaMenu } from './menus/neem-and-nigella.ts';

/** The dishes of each restaurant. The keys are restaurant IDs. */
export const menus: Readonly<Record<string, readonly MenuItem[]>> = {
  'coal-and-rumali': coalAndRumaliMenu,
  'dastan-e-zafran': dastanEZafranMenu,
  'chatpati-toli': chatpatiToliMenu,
  'neem-and-nigella': neemAndNigellaMenu,
  'makkhan-verandah': makkhanVerandahMenu,
};
