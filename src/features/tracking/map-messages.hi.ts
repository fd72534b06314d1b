import type { messages as english } from './map-messages.en.ts';

export const messages: typeof english = {
  restaurant: (name) => `रेस्टोरेंट: ${name}`,
  destination: 'डिलीवरी की लोकेशन',
  destinationIsLocation: 'आपकी मौजूदा लोकेशन',
  destinationIsAddress: 'डिलीवरी का पता',
  you: 'आपकी लोकेशन',
  yourPosition: 'आप अभी यहाँ हैं',
  driver: 'ड्राइवर की लोकेशन',
  twoFingers: 'नक्शे को दो उँगलियों से खिसकाएँ।',
  holdCommand: 'नक्शा ज़ूम करने के लिए ⌘ दबाकर स्क्रॉल करें।',
  holdControl: 'नक्शा ज़ूम करने के लिए Ctrl दबाकर स्क्रॉल करें।',
  zoomIn: 'ज़ूम इन करें',
  zoomOut: 'ज़ूम आउट करें',
  closePopup: 'पॉपअप बंद करें',
  leaflet: 'इंटरैक्टिव नक्शों की JavaScript लाइब्रेरी',
};
