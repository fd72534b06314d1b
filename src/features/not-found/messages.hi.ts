import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  pageTitle: 'पेज नहीं मिला',
  description: 'यह पेज हमें FoodDash पर नहीं मिला।',
  title: '404 - पेज नहीं मिला',
  text: 'यह पेज मौजूद नहीं है या इसकी जगह बदल गई है।',
  returnHome: 'होम पर लौटें',
};
