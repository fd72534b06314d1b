import type { messages as english } from './allergen-messages.en.ts';

export const messages: typeof english = {
  full: {
    gluten: 'ग्लूटेन वाले अनाज',
    crustaceans: 'झींगा, केकड़ा वगैरह और उनसे बनी चीज़ें',
    milk: 'दूध और दूध से बनी चीज़ें',
    egg: 'अंडा और अंडे से बनी चीज़ें',
    fish: 'मछली और मछली से बनी चीज़ें',
    nuts: 'मूँगफली, मेवे और उनसे बनी चीज़ें',
    soy: 'सोयाबीन और उससे बनी चीज़ें',
    sulphites: 'सल्फ़ाइट (10 मि.ग्रा./कि.ग्रा. या ज़्यादा)',
  },
  // These names do not change their form before the words का, के and की.
  short: {
    gluten: 'ग्लूटेन',
    crustaceans: 'झींगे-केकड़े',
    milk: 'दूध',
    egg: 'अंडे',
    fish: 'मछली',
    nuts: 'मूँगफली-मेवे',
    soy: 'सोया',
    sulphites: 'सल्फ़ाइट',
  },
  contains: (names) => `इसमें ${names} का इस्तेमाल हुआ है।`,
  containsNone: 'रेस्टोरेंट के मुताबिक इस डिश में एलर्जी वाली आठ मुख्य चीज़ों में से कोई नहीं है।',
  containsAvoided: (names) => `इसमें ${names} का इस्तेमाल हुआ है, जबकि आपको परहेज़ है।`,
  kitchenHandles: (names) => `जिस रसोई में यह डिश बनती है, वहाँ ${names} का भी इस्तेमाल होता है।`,
};
