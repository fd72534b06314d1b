import type { Journey } from 'chartwalk/vitest';
import type { dueRepliesModel } from '../models/due-replies.ts';

export const dueRepliesJourneys: readonly Journey<typeof dueRepliesModel>[] = [
  {
    name: 'two drivers answer while the customer is on another page, and the bar counts their messages @4.47',
    steps: [
      ['Asha writes to her driver', 'waiting'],
      ['Asha writes to a second driver', 'waiting'],
      ['the answer is due', 'replying'],
      ['the answer is stored', 'waiting'],
      ['the answer is due', 'replying'],
      ['the answer is stored', 'none'],
    ],
    end: 'each chat has a question and an answer',
  },
  {
    name: 'a reply that another tab has stored is not stored again, even if this tab was storing it @11.6',
    steps: [
      ['Asha writes to her driver', 'waiting'],
      ['another tab stores the answer', 'none'],
      ['Asha writes to her driver', 'waiting'],
      ['the answer is due', 'replying'],
      ['another tab stores the answer', 'replying'],
      ['the answer is stored', 'none'],
    ],
    end: 'the chat has two questions and two answers',
  },
  {
    name: 'a reply that can’t be stored is retried after ten seconds, or when the customer writes again',
    steps: [
      ['Asha writes to her driver', 'waiting'],
      ['the answer is due', 'replying'],
      ['the browser refuses to store the answer', 'failed'],
      ['ten seconds pass', 'waiting'],
      ['the answer is due', 'replying'],
      ['the browser refuses to store the answer', 'failed'],
      ['Asha writes to a second driver', 'waiting'],
      ['the answer is due', 'replying'],
      ['the answer is stored', 'waiting'],
    ],
    end: 'the first chat has a question and an answer',
  },
];
