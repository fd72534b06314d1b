import type { messages as english } from './allergen-dialog-messages.en.ts';

export const messages: typeof english = {
  title: 'आपको एलर्जी वाली किन चीज़ों से परहेज़ है?',
  text: 'इनमें से कोई चीज़ जिस डिश में होगी, उसे जोड़ने से पहले हम आपसे पूछेंगे।',
  guestStorage:
    'परहेज़ की आपकी सूची और वेज मोड आपके ब्राउज़र में तब तक सेव रहते हैं, जब तक उसका डेटा मिटाया न जाए। इन्हें अपने अकाउंट में सेव करने के लिए साइन इन करें।',
  done: 'हो गया',
};
