import type { messages as english } from './notice-messages.en.ts';

export const messages: typeof english = {
  closeRemoved: (dish) => `${dish} को कार्ट से हटाने की सूचना बंद करें`,
  unsaved: 'आपका ब्राउज़र आपका कार्ट सेव नहीं कर पा रहा। यह पेज बंद करने पर कार्ट खाली हो जाएगा।',
  closeUnsaved: 'कार्ट वाली सूचना बंद करें',
};
