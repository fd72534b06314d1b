import type { messages as english } from './messages.en.tsx';

export const messages: typeof english = {
  slogan: 'दिल्ली के सबसे अच्छे रेस्टोरेंट का खाना, दरवाज़े तक लाइव ट्रैकिंग के साथ।',
  quickLinks: 'काम के लिंक',
  socialLinks: {
    instagram: 'इंस्टाग्राम पर FoodDash',
    x: 'एक्स पर FoodDash',
    facebook: 'फ़ेसबुक पर FoodDash',
    youtube: 'यूट्यूब पर FoodDash',
  },
  contact: 'संपर्क',
  address: '14 जनपथ, कनॉट प्लेस, नई दिल्ली 110001',
  copyright: '© 2026 FoodDash',
  demo: 'यह डेमो है: रेटिंग और रिव्यू असली नहीं हैं, और तस्वीरें सिर्फ़ नमूने के तौर पर हैं।',
  privacy: 'प्राइवेसी पॉलिसी',
  terms: 'सेवा की शर्तें',
  more: (hide) => <>और देखें{hide(', FoodDash के बारे में')}</>,
};
