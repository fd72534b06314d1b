import type { messages as english } from './messages.en.tsx';

export const messages: typeof english = {
  title: 'रेस्टोरेंट',
  description: 'दिल्ली के रेस्टोरेंट नाम, खाने के प्रकार या डिश से खोजें और मिनटों में ऑर्डर करें।',
  found: (count) => (count === 1 ? '1 रेस्टोरेंट मिला' : `${count} रेस्टोरेंट मिले`),
  deliveryPromise: (fee) => (
    <>
      हर डिलीवरी {fee}, ज़्यादातर <span style={{ whiteSpace: 'nowrap' }}>25-30 मिनट</span> में
    </>
  ),
  restaurants: 'रेस्टोरेंट',
  matchingDishes: (restaurant) => `${restaurant} में मिली डिश`,
  favouritesStorage:
    'आपके पसंदीदा रेस्टोरेंट आपके ब्राउज़र में सेव हैं। ब्राउज़र का डेटा मिटाने पर वे भी मिट जाएँगे। उन्हें अपने अकाउंट में सेव करने के लिए साइन इन करें।',

  search: 'रेस्टोरेंट और डिश खोजें',
  searchHint: 'रेस्टोरेंट या डिश',
  filters: 'फ़िल्टर',
  filtersActive: (count) => `फ़िल्टर, ${count} लागू`,
  favourites: 'पसंदीदा',
  sortBy: 'सॉर्ट करें',
  sort: {
    rating: 'सबसे ज़्यादा रेटिंग',
    deliveryTime: 'सबसे जल्दी डिलीवरी (अनुमानित)',
    distance: 'सबसे पास',
    deliveryFee: 'रेस्टोरेंट का अपना डिलीवरी शुल्क, कम से ज़्यादा',
  },
  delivery: 'डिलीवरी',
  openNow: 'अभी खुले',
  deliveryTime: 'डिलीवरी का अनुमानित समय',
  anyDeliveryTime: 'डिलीवरी का कोई भी समय',
  deliveredWithin: (minutes) => `लगभग ${minutes} मिनट में`,
  cuisine: 'खाने का प्रकार',

  activeFilters: 'लागू फ़िल्टर',
  removeFilter: (filter) => `${filter}, फ़िल्टर हटाएँ`,
  clearFilters: 'सभी फ़िल्टर हटाएँ',

  noResults: {
    title: 'कोई रेस्टोरेंट नहीं मिला',
    noFavourites: 'जो रेस्टोरेंट पसंद आए, उसके दिल वाले निशान पर टैप करें। वह यहाँ सेव हो जाएगा।',
    inVegMode: 'वेज मोड चालू है, इसलिए खोज में सिर्फ़ वेज डिश आती हैं। कुछ और खोजें या वेज मोड बंद करें।',
    withFilters:
      'इस खोज और इन फ़िल्टर के साथ कोई रेस्टोरेंट नहीं है। ज़्यादा रेस्टोरेंट देखने के लिए इनमें से कोई एक हटाएँ:',
    withSearch: (search) => `“${search}” खोजने पर कोई रेस्टोरेंट या डिश नहीं मिली।`,
    tryAnother: 'कुछ और खोजें या सभी रेस्टोरेंट देखें।',
    removeFilter: (filter, count) => `“${filter}” हटाकर ${count}\u00A0रेस्टोरेंट देखें`,
    clearSearch: (count) => `खोज हटाकर ${count}\u00A0रेस्टोरेंट देखें`,
    showAll: 'सभी रेस्टोरेंट दिखाएँ',
  },
};
