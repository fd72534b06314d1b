/** The quick replies in the language that this build does not speak. */
export { messages } from './quick-replies.hi.ts';
