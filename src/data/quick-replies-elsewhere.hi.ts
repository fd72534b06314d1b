export { messages } from './quick-replies.en.ts';
