import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  title: 'आपके चालू ऑर्डर',
  wasDelivered: (restaurant) => `${restaurant} से आपका ऑर्डर डिलीवर हो गया है।`,

  delivered: 'डिलीवर हो\u00A0गया!',
  deliveryIn: (minutes) => `डिलीवरी ${minutes} मिनट में`,
  deliveryInOnTwoLines: (minutes) => `डिलीवरी ${minutes}\u00A0मिनट\u00A0में`,
  track: 'ट्रैक करें',
  trackOrder: (restaurant, id) => `ट्रैक करें: ${restaurant} से आपका ऑर्डर, ${id}`,
  trackOrderIn: (minutes, restaurant, id) =>
    `डिलीवरी ${minutes} मिनट में। ${restaurant} से आपका ऑर्डर ट्रैक करें, ${id}`,
  view: 'देखें',
  viewOrder: (restaurant, id) => `देखें: ${restaurant} से आपका ऑर्डर, ${id}`,
  viewDelivered: (restaurant, id) => `डिलीवर हो गया! ${restaurant} से आपका ऑर्डर देखें, ${id}`,

  onTheWay: (count) => `${count} ऑर्डर रास्ते में`,
  nextDeliveryIn: (minutes) => `अगली डिलीवरी ${minutes} मिनट में`,
  someDelivered: (count) =>
    plural(count, { one: `${count} डिलीवर हो गया`, other: `${count} डिलीवर हो गए` }),
  allDelivered: (count) =>
    plural(count, { one: `${count} ऑर्डर डिलीवर हो गया`, other: `${count} ऑर्डर डिलीवर हो गए` }),
  enjoy: 'मज़े से खाएँ!',
  unread: (count) => plural(count, { one: `, ${count} नया संदेश`, other: `, ${count} नए संदेश` }),
};
