import type { messages as english } from './notification-messages.en.ts';

export const messages: typeof english = {
  title: 'सूचनाएँ',
  notify: 'मुझे सूचना दें',
  askAgain: 'फिर से पूछें',
  absent: 'आपका ब्राउज़र सूचनाएँ नहीं दिखा सकता। नई खबर इस टैब के टाइटल में दिखेगी।',
  unasked: 'खाना पहुँचने और ड्राइवर के संदेश की सूचना तभी मिलेगी, जब FoodDash का कोई टैब खुला हो।',
  asking: 'ब्राउज़र पूछे तो “अनुमति दें” चुनें।',
  dismissed: 'आपने “अनुमति दें” नहीं चुना, इसलिए सूचनाएँ अब भी बंद हैं।',
  granted: 'सूचनाएँ तभी मिलेंगी, जब FoodDash का कोई टैब खुला हो।',
  denied: 'ब्राउज़र की साइट सेटिंग में सूचनाएँ ब्लॉक हैं। नई खबर इस टैब के टाइटल में दिखेगी।',
};
