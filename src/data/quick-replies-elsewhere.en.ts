/** The quick replies in the site's other language. */
export { messages } from './quick-replies.hi.ts';
