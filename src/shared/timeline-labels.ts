import { messages } from './order-messages.en.ts';

export const timelineLabels = messages.timeline;
