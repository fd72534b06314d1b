import type { messages as english } from './allergen-dialog-messages.en.ts';

export const messages: typeof english = {
  title: 'आपको एलर्जी वाली किन चीज़ों से परहेज़ है?',
  text: 'इनमें से कोई चीज़ जिस डिश में होगी, उसे जोड़ने से पहले हम आपसे पूछेंगे।',
  guestStorage:
    'परहेज़ की आपकी लिस्ट और वेज मोड आपके ब्राउज़र में सेव हैं। ब्राउज़र का डेटा मिटाने पर वे भी मिट जाएँगे। उन्हें अपने अकाउंट में सेव करने के लिए साइन इन करें।',
  done: 'हो गया',
};
