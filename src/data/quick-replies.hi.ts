import type { messages as english } from './quick-replies.en.ts';

export const messages: typeof english = {
  close: 'क्या आप पास में हैं?',
  where: 'आप कहाँ हैं?',
  bell: 'घंटी बजा दीजिए',
  door: 'दरवाज़े पर रख दीजिए',
};
