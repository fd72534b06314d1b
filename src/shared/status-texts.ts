import { messages } from './order-messages.en.ts';

export const statusTexts = messages.status;
