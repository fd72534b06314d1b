import { plural } from '../../domain/plural.ts';
import type { messages as english } from './follow-messages.en.tsx';

/** Returns the subject of a sentence. `driver` is '' if the driver's name is unknown. */
const subject = (driver: string) => driver || 'ड्राइवर';

export const messages: typeof english = {
  bringingOrder: (driver, restaurant) => (
    <>
      <span>{subject(driver)}</span> {restaurant} <span>से एक ऑर्डर ला रहे हैं।</span>
    </>
  ),
  bringingItems: (driver, items, restaurant) => (
    <>
      <span>{subject(driver)}</span> {restaurant} <span>{`से ${items} आइटम ला रहे हैं।`}</span>
    </>
  ),
  deliveredOrder: (driver, restaurant) => (
    <>
      <span>{`${subject(driver)} ने`}</span> {restaurant} <span>का ऑर्डर पहुँचा दिया है।</span>
    </>
  ),
  deliveredItems: (driver, items, restaurant) => (
    <>
      <span>{`${subject(driver)} ने`}</span> {restaurant}{' '}
      <span>
        {plural(items, {
          one: `का ${items} आइटम पहुँचा दिया है।`,
          other: `के ${items} आइटम पहुँचा दिए हैं।`,
        })}
      </span>
    </>
  ),
  map: 'डिलीवरी का नक्शा',
  mapText: (restaurant, address) => `नक्शे पर रेस्टोरेंट ${restaurant} (${address}) दिख रहा है।`,
  unknownDriver: 'डिलीवरी ड्राइवर',
  note: (trackIt) => (
    <>
      इस पेज पर सिर्फ़ पहुँचने का समय, रेस्टोरेंट और ड्राइवर दिखते हैं। आपके दोस्त ऑर्डर रद्द कर दें, तो यहाँ पता नहीं
      चलेगा। अपने ऑर्डर का इंतज़ार है? {trackIt}।
    </>
  ),
  trackIt: 'उसे यहाँ ट्रैक करें',
  trackOwn: 'अपना ऑर्डर ट्रैक करें',
  unreadable: {
    damaged: {
      title: 'यह लिंक काम नहीं करता',
      text: 'इसका कोई हिस्सा छूट गया है या बदल गया है। अपने दोस्त से कहें कि इसे फिर से शेयर करें।',
    },
    expired: {
      title: 'यह डिलीवरी पूरी हो चुकी है',
      text: 'इस ऑर्डर के पहुँचने का समय निकले एक घंटे से ज़्यादा हो गया है, इसलिए लिंक अब काम नहीं करता।',
    },
    olderFormat: {
      title: 'यह लिंक बहुत पुराना है',
      text: 'यह FoodDash के पुराने वर्शन में बना था। अपने दोस्त से कहें कि इसे फिर से शेयर करें।',
    },
    newerFormat: {
      title: 'यह लिंक खोलने के लिए पेज रीलोड करें',
      text: 'यह FoodDash के नए वर्शन में बना है।',
    },
  },
};
