import type { messages as english } from './chat-messages.en.ts';

export const messages: typeof english = {
  title: 'ड्राइवर से चैट करें',
  close: 'चैट बंद करें',
  eta: (time) => `${time} बाकी`,
  etaInMinutes: (minutes) => `${minutes} मिनट बाकी`,
  etaDelivered: 'डिलीवर हो गया',
  online: 'ऑनलाइन',
  demo: 'यह डेमो है, इसलिए ड्राइवर के जवाब अपने-आप आते हैं।',
  messages: 'संदेश',
  conversation: 'बातचीत',
  emptyTitle: 'अपने ड्राइवर से बातचीत शुरू करें',
  emptyText: 'डिलीवरी या लोकेशन के बारे में पूछें, या कोई खास निर्देश दें।',
  showEarlier: 'पुराने संदेश दिखाएँ',
  you: 'आप',
  driver: 'ड्राइवर',
  typing: 'ड्राइवर टाइप कर रहे हैं...',
  quickReplies: 'तैयार संदेश',
  message: 'अपने ड्राइवर को संदेश',
  placeholder: 'अपना संदेश लिखें...',
  send: 'भेजें',
};
