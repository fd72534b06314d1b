import type { messages as english } from './sample-orders.en.ts';

export const messages: typeof english = {
  lodhiRoad: { street: '12 लोधी रोड', city: 'नई दिल्ली' },
  barakhambaRoad: { street: '7 बाराखंबा रोड', city: 'नई दिल्ली' },
  brassBell: 'दूसरी मंज़िल, पीतल की घंटी वाला दरवाज़ा।',
  leaveWithGuard: 'गेट पर गार्ड को दे दें।',
};
