import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages } from './messages.en.ts';

export const navigation = [
  { to: '/', label: sharedMessages.home },
  { to: '/restaurants', label: sharedMessages.restaurants },
  { to: '/track', label: messages.track },
  { to: '/about', label: messages.about },
  { to: '/services', label: sharedMessages.services },
  { to: '/blog', label: sharedMessages.blog },
];
