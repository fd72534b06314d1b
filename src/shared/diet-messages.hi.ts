import { plural } from '../domain/plural.ts';
import type { messages as english } from './diet-messages.en.ts';

export const messages: typeof english = {
  diet: 'खान-पान',
  vegMode: 'वेज मोड',
  allergens: 'एलर्जी',
  avoiding: (count) => plural(count, { one: `${count} चीज़ से परहेज़`, other: `${count} चीज़ों से परहेज़` }),
};
