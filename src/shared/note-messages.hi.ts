import { plural } from '../domain/plural.ts';
import type { messages as english } from './note-messages.en.ts';

export const messages: typeof english = {
  add: 'नोट लिखें',
  addFor: (dish) => `नोट लिखें: ${dish}`,
  edit: 'नोट बदलें',
  editFor: (dish) => `नोट बदलें: ${dish}`,
  noteFor: (dish) => `${dish} के लिए नोट`,
  save: 'सेव करें',
  saveFor: (dish) => `सेव करें: ${dish} का नोट`,
  cancel: 'रहने दें',
  cancelFor: (dish) => `रहने दें: ${dish} का नोट`,
  hint: (max) => `रसोई के लिए नोट (${max} अक्षर तक)`,
  left: (count) => plural(count, { one: `${count} अक्षर बाकी है`, other: `${count} अक्षर बाकी हैं` }),
  nearlyFull: (max) => `${max} अक्षर पूरे होने वाले हैं।`,
  full: 'और लिखने की जगह नहीं बची',
};
