import type { messages as english } from './team.en.ts';

export const messages: typeof english = {
  ananya: { name: 'अनन्या मेहरा', role: 'संस्थापक', note: 'पहला स्कूटर उन्हीं का था।' },
  harpreet: {
    name: 'हरप्रीत गिल',
    role: 'रेस्टोरेंट पार्टनरशिप',
    note: 'इन्हें हर तंदूर का नाम याद है।',
  },
  zoya: { name: 'ज़ोया रहमान', role: 'डिज़ाइन', note: 'जो आपके काम का नहीं, उसे हटा देती हैं।' },
  vikram: {
    name: 'विक्रम नायर',
    role: 'इंजीनियरिंग',
    note: 'खाका खींचे बिना कुछ नहीं बनाते।',
  },
  lakshmi: {
    name: 'लक्ष्मी मेनन',
    role: 'ड्राइवर ऑपरेशंस',
    note: 'इन्होंने हर रास्ते पर खुद स्कूटर चलाकर देखा है।',
  },
  rohan: {
    name: 'रोहन दास',
    role: 'मेन्यू',
    note: 'सब कुछ चखते हैं। आखिर किसी को तो चखना ही है।',
  },
};
