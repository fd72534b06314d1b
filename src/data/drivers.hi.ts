import type { messages as english } from './drivers.en.ts';

export const messages: typeof english = {
  name: 'अर्जुन रावत',
  vehicle: 'होंडा एक्टिवा · DL 3S AB 4821',
  eta: '15-20 मिनट',
};
