import type { messages as english } from './articles.en.ts';

export const messages: typeof english = {
  categories: {
    kitchens: 'रसोई',
    recipes: 'रेसिपी',
    craft: 'हुनर',
    history: 'इतिहास',
    seasons: 'मौसम',
  },
  authors: {
    farah: 'फ़राह सिद्दीकी',
    kabir: 'कबीर आनंद',
    meenakshi: 'मीनाक्षी अय्यर',
  },
  articles: {
    'a-night-with-the-nihari': {
      title: 'निहारी के साथ एक रात',
      excerpt:
        'देग आधी रात को आग पर चढ़ती है और भोर होते-होते निहारी तैयार हो जाती है। हम निज़ामुद्दीन में रात भर देग के पास बैठे रहे, तब पता चला कि पहला रिक्शा गुज़रने तक कोई ढक्कन क्यों नहीं उठाता।',
    },
    'how-rumali-got-so-thin': {
      title: 'रूमाली रोटी इतनी पतली कैसे हुई',
      excerpt: 'दो हाथ, एक उछाल और चालीस साल का तजुर्बा, तब बनती है इतनी पतली रोटी कि आर-पार पढ़ लें।',
    },
    'four-chutneys-worth-learning': {
      title: 'ज़बानी याद रखने लायक चार चटनियाँ',
      excerpt:
        'पुदीने की, इमली की, लहसुन की, और वह हरी वाली जिसका नाम किसी को नहीं पता। हर एक बस दस मिनट में।',
    },
    'samosa-a-family-tree': {
      title: 'समोसे का खानदान',
      excerpt: 'कैसे एक छोटा तिकोना संबूसक से सिंगाड़े तक पाँच सरहदें पार कर आया और उसकी शक्ल वही रही।',
    },
    'vegetarian-kebabs-that-hold': {
      title: 'वेज कबाब जो टूटें नहीं',
      excerpt: 'हौज़ खास के एक बावर्ची से जानिए वे तीन गलतियाँ, जो लगभग सब करते हैं।',
    },
    'the-last-mango-of-the-year': {
      title: 'साल का आखिरी आम',
      excerpt: 'देर से आने वाले चौसा का इंतज़ार क्यों करें, और जो आम फट जाएँ उनका क्या करें।',
    },
    'a-day-at-the-tandoor': {
      title: 'तंदूर पर एक दिन',
      excerpt: 'चार सौ डिग्री, एक बाँह पर लिपटा गीला कपड़ा और हर नब्बे सेकंड में एक ताज़ा नान।',
    },
  },
  popularPosts: {
    'biryani-without-fear': 'बिरयानी बनाएँ, बेफ़िक्र होकर',
    'chaat-at-home': 'घर की चाट, फिर भी करारी',
    'what-spicy-means': '“तीखा” का मतलब, हर शहर में अलग',
  },
};
