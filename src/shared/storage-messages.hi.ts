import type { messages as english } from './storage-messages.en.ts';

export const messages: typeof english = {
  blocked:
    'आपके ब्राउज़र ने साइट का डेटा रोक रखा है, इसलिए हम आपके सेव किए हुए ऑर्डर नहीं दिखा पा रहे। FoodDash के लिए कुकी और साइट के डेटा की अनुमति दें, फिर यह पेज रीलोड करें।',
};
