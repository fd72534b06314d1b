import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  description: 'दिल्ली की रसोइयों की कहानियाँ: रेसिपी, हुनर, इतिहास और मौसम का खाना।',
  heading: 'कहानियाँ, एकदम गरमागरम',
  text: 'जिन रेस्टोरेंट का खाना हम पहुँचाते हैं, उनकी और उन्हें चलाने वालों की कहानियाँ।',
  featured: (category) => `खास लेख · ${category}`,
  read: 'लेख पढ़ें',
  readTitle: (title) => `लेख पढ़ें: ${title}`,
  readingTime: (minutes) =>
    plural(minutes, { one: `${minutes} मिनट में पढ़ें`, other: `${minutes} मिनट में पढ़ें` }),
  latest: 'नए लेख',
  loadMore: 'और लेख दिखाएँ',
  search: 'लेख खोजें',
  categories: 'विषय',
  popular: 'लोकप्रिय लेख',
};
