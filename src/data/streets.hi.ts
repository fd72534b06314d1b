import type { messages as english } from './streets.en.ts';

export const messages: typeof english = {
  driverPositions: [
    'कर्तव्य पथ पर, इंडिया गेट के सामने',
    'मथुरा रोड पर, चिड़ियाघर के पास',
    'लोधी रोड के मोड़ पर',
    'मूलचंद की लाल बत्ती पर',
    'रिंग रोड पर, एम्स से आगे',
    'बाराखंबा रोड के चौराहे पर',
  ],
};
